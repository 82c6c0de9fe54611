//! What is wrong, as data: a code that names the reason and the values its sentence speaks of.

use gipfel_rules::{
    ActionError, AnyFault, AnyIllegal, PositionError, SyntaxError, TurnError, gipf, gipf_plus,
    yinsh,
};
use serde::Serialize;

use crate::colour::Colour;

/// Why something cannot be done or read. The page has a sentence for every code in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// The name of the reason.
    pub code: String,
    /// The points it is about.
    pub points: Vec<String>,
    /// The side it is about.
    pub colour: Option<Colour>,
    /// The number it is about: pieces, rings, markers.
    pub number: Option<u32>,
    /// The text it is about: what was read, the name of a field or a phase.
    pub text: Option<String>,
    /// Where in the text, line and column counted from 1.
    pub place: Option<[u32; 2]>,
    /// The reason in English, for details that have no translation.
    pub english: String,
}

impl Problem {
    pub(crate) fn new(code: impl Into<String>, english: impl Into<String>) -> Problem {
        Problem { code: code.into(), english: english.into(), ..Problem::default() }
    }

    fn points<T: ToString>(mut self, points: impl IntoIterator<Item = T>) -> Problem {
        self.points = points.into_iter().map(|point| point.to_string()).collect();
        self
    }

    fn colour(mut self, colour: impl Into<Colour>) -> Problem {
        self.colour = Some(colour.into());
        self
    }

    fn number(mut self, number: u32) -> Problem {
        self.number = Some(number);
        self
    }

    pub(crate) fn text(mut self, text: impl Into<String>) -> Problem {
        self.text = Some(text.into());
        self
    }

    pub(crate) fn at(mut self, line: usize, column: usize) -> Problem {
        self.place = Some([line as u32, column as u32]);
        self
    }
}

impl From<&gipf::Illegal> for Problem {
    fn from(illegal: &gipf::Illegal) -> Problem {
        use gipf::Illegal;
        let because = |code: &str| Problem::new(code, illegal.to_string());
        match illegal {
            Illegal::GameOver => because("game-over"),
            Illegal::RowsFirst => because("rows-first"),
            Illegal::NothingToTake => because("nothing-to-take"),
            Illegal::PushFirst => because("push-first"),
            Illegal::GipfPieceFirst => because("gipf-piece-first"),
            Illegal::GipfPiecesOver => because("gipf-pieces-over"),
            Illegal::NoGipfPiecesHere => because("no-gipf-pieces-here"),
            Illegal::ReserveTooSmall => because("reserve-too-small"),
            Illegal::OccupiedSpot(spot) => because("occupied-spot").points([spot]),
            Illegal::NothingToPush(spot) => because("nothing-to-push").points([spot]),
            Illegal::ClosedLine(entry) => {
                because("closed-line").points([entry.dot().to_string(), entry.spot().to_string()])
            }
            Illegal::EmptySpot(spot) => because("empty-spot").points([spot]),
            Illegal::NotARow => because("not-a-row"),
            Illegal::BasicPieceStays(spot) => because("basic-piece-stays").points([spot]),
            Illegal::CompulsoryRow(spots) => because("compulsory-row").points(spots.iter()),
        }
    }
}

impl From<&gipf_plus::Illegal> for Problem {
    fn from(illegal: &gipf_plus::Illegal) -> Problem {
        use gipf_plus::Illegal;
        let because = |code: &str| Problem::new(code, illegal.to_string());
        match illegal {
            Illegal::GameOver => because("game-over"),
            Illegal::RowsFirst => because("rows-first"),
            Illegal::ExtraFirst => because("extra-first"),
            Illegal::NoExtra => because("no-extra"),
            Illegal::NothingToTake => because("nothing-to-take"),
            Illegal::GipfPieceFirst => because("gipf-piece-first"),
            Illegal::GipfPiecesOver => because("gipf-pieces-over"),
            Illegal::NoGipfPiecesHere => because("no-gipf-pieces-here"),
            Illegal::LoadedPiecesOver => because("loaded-pieces-over"),
            Illegal::NoneInStock(kind) => because("none-in-stock").text(kind.letter()),
            Illegal::ReserveTooSmall => because("reserve-too-small"),
            Illegal::OccupiedSpot(spot) => because("occupied-spot").points([spot]),
            Illegal::NothingToPush(spot) => because("nothing-to-push").points([spot]),
            Illegal::ClosedLine(entry) => {
                because("closed-line").points([entry.dot().to_string(), entry.spot().to_string()])
            }
            Illegal::EmptySpot(spot) => because("empty-spot").points([spot]),
            Illegal::NotARow => because("not-a-row"),
            Illegal::MustGo(spot) => because("must-go").points([spot]),
            Illegal::NotLoaded(spot) => because("not-loaded").points([spot]),
            Illegal::TamskWaits => because("tamsk-waits"),
            Illegal::ZertzJumpsOver => because("zertz-jumps-over"),
            Illegal::YinshRuns => because("yinsh-runs"),
            Illegal::DvonnJumpsOnto => because("dvonn-jumps-onto"),
            Illegal::PunctJumpsOnto => because("punct-jumps-onto"),
        }
    }
}

impl From<&yinsh::Illegal> for Problem {
    fn from(illegal: &yinsh::Illegal) -> Problem {
        use yinsh::Illegal;
        let because = |code: &str| Problem::new(code, illegal.to_string());
        match illegal {
            Illegal::GameOver => because("game-over"),
            Illegal::OtherPhase(phase) => because("other-phase").text(phase.word()),
            Illegal::OccupiedPoint(point) => because("occupied-point").points([point]),
            Illegal::NotYourRing(point) => because("not-your-ring").points([point]),
            Illegal::RingInTheWay(point) => because("ring-in-the-way").points([point]),
            Illegal::StopBehindMarkers(point) => because("stop-behind-markers").points([point]),
            Illegal::NotARow(row) => because("not-five-in-a-row").points(row.points().iter()),
            Illegal::MustMove => because("must-move"),
            Illegal::MustPass => because("must-pass"),
        }
    }
}

impl From<&AnyIllegal> for Problem {
    fn from(illegal: &AnyIllegal) -> Problem {
        match illegal {
            AnyIllegal::Gipf(illegal) => illegal.into(),
            AnyIllegal::GipfPlus(illegal) => illegal.into(),
            AnyIllegal::Yinsh(illegal) => illegal.into(),
            AnyIllegal::OtherGame => Problem::new("other-game", illegal.to_string()),
        }
    }
}

impl From<TurnError<AnyIllegal>> for Problem {
    fn from(error: TurnError<AnyIllegal>) -> Problem {
        let english = error.to_string();
        match error {
            TurnError::Complete => Problem::new("turn-complete", english),
            TurnError::Incomplete(prompt) => {
                Problem::new("turn-incomplete", english).text(prompt.name())
            }
            TurnError::Illegal(illegal) => (&illegal).into(),
            TurnError::Text(ActionError::Illegal { text, reason }) => {
                Problem::from(&reason).text(text)
            }
            TurnError::Text(ActionError::Syntax { text, .. }) => {
                Problem::new("unreadable-turn", english).text(text)
            }
        }
    }
}

impl From<&AnyFault> for Problem {
    fn from(fault: &AnyFault) -> Problem {
        match fault {
            AnyFault::Gipf(fault) => fault.into(),
            AnyFault::GipfPlus(fault) => fault.into(),
            AnyFault::Yinsh(fault) => fault.into(),
        }
    }
}

impl From<&gipf::Fault> for Problem {
    fn from(fault: &gipf::Fault) -> Problem {
        use gipf::Fault;
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::GipfPieceInBasic(spot) => because("gipf-piece-in-basic").points([spot]),
            Fault::ReserveTooLarge { color, reserve } => {
                because("reserve-too-large").colour(*color).number(u32::from(*reserve))
            }
            Fault::TooManyPieces { color, pieces } => {
                because("too-many-pieces").colour(*color).number(*pieces)
            }
            Fault::PermissionOutsideTournament { color, permission } => {
                because("permission-outside-tournament").colour(*color).text(permission.letter())
            }
            Fault::NoRow { phase } => because("no-row").text(phase.word()),
            Fault::CompulsoryRow(spots) => because("compulsory-row-stands").points(spots.iter()),
        }
    }
}

impl From<&gipf_plus::Fault> for Problem {
    fn from(fault: &gipf_plus::Fault) -> Problem {
        use gipf_plus::Fault;
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::GipfPieceInBasic(spot) => because("gipf-piece-in-basic").points([spot]),
            Fault::ReserveTooLarge { color, reserve } => {
                because("reserve-too-large").colour(*color).number(u32::from(*reserve))
            }
            Fault::TooManyPieces { color, pieces } => {
                because("too-many-pieces").colour(*color).number(*pieces)
            }
            Fault::TooManyPotentials { color, kind, count } => {
                because("too-many-potentials").colour(*color).number(*count).text(kind.letter())
            }
            Fault::PermissionOutsideTournament { color, permission } => {
                because("permission-outside-tournament").colour(*color).text(permission.letter())
            }
            Fault::StockWithoutPermission(color) => {
                because("stock-without-permission").colour(*color)
            }
            Fault::NoTamskOnCentre(phase) => because("no-tamsk-on-centre").text(phase.word()),
            Fault::TamskOnCentre(phase) => because("tamsk-on-centre").text(phase.word()),
            Fault::NoRow(phase) => because("no-row").text(phase.word()),
            Fault::RowStands { phase, row } => {
                because("row-stands-in-phase").points(row.iter()).text(phase.word())
            }
        }
    }
}

impl From<&yinsh::Fault> for Problem {
    fn from(fault: &yinsh::Fault) -> Problem {
        use yinsh::Fault;
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::RingCount { color, rings } => {
                because("ring-count").colour(*color).number(*rings)
            }
            Fault::TooManyMarkers(markers) => because("too-many-markers").number(*markers as u32),
            Fault::NoRingInHand(color) => because("no-ring-in-hand").colour(*color),
            Fault::RingInHand { color, phase } => {
                because("ring-in-hand").colour(*color).text(phase.word())
            }
            Fault::MarkersInPlacement => because("markers-in-placement"),
            Fault::NoRow(phase) => because("no-row").text(phase.word()),
            Fault::RowStands => because("row-stands"),
        }
    }
}

impl From<&SyntaxError> for Problem {
    fn from(error: &SyntaxError) -> Problem {
        Problem::new("unreadable-position", error.reason.clone())
            .number(error.at as u32 + 1)
            .text(error.field.to_string())
    }
}

/// All that is wrong with a position's text.
pub(crate) fn position_problems(error: &PositionError<AnyFault>) -> Vec<Problem> {
    match error {
        PositionError::Syntax(error) => vec![error.into()],
        PositionError::Setup(faults) => faults.iter().map(Problem::from).collect(),
    }
}

/// The first thing that is wrong with a position's text.
impl From<PositionError<AnyFault>> for Problem {
    fn from(error: PositionError<AnyFault>) -> Problem {
        let english = error.to_string();
        let first = position_problems(&error).into_iter().next();
        first.unwrap_or_else(|| Problem::new("unreadable-position", english))
    }
}
