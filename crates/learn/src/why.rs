//! Why something cannot be chosen: the rule, the points it is about, and where it is written.

use gipfel_rules::{
    ActionError, AnyIllegal, AnyPosition, Game, Outcome, Position as _, TurnError, gipf, gipf_plus,
    yinsh,
};

use crate::{why_gipf, why_gipf_plus, why_yinsh};

/// Why something cannot be done, as a sentence can be made of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// Which rule forbids it.
    pub kind: Kind,
    /// The points the sentence speaks of, in the order in which it does.
    pub points: Vec<String>,
    /// The game whose rule it is.
    pub game: Game,
}

/// A section of a page of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Section {
    /// The page: the word of a game, or `potentials`.
    pub page: &'static str,
    /// The section's name on it.
    pub name: &'static str,
}

/// What was pointed at on the board, and what had been chosen before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Choice<'a> {
    /// The dot or the ring that was chosen first.
    pub chosen: Option<&'a str>,
    /// The point.
    pub point: &'a str,
    /// GIPF: the letter of what is to be brought in, `G` or a potential's; a basic piece has none.
    pub piece: Option<char>,
}

macro_rules! kinds {
    ($($(#[doc = $doc:literal])+ $kind:ident $name:literal $gipf:literal $plus:literal $yinsh:literal,)*) => {
        /// The rules that forbid things. Each has a sentence of its own.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        pub enum Kind {
            $($(#[doc = $doc])+ $kind,)*
        }

        impl Kind {
            /// All of them.
            pub const ALL: &'static [Kind] = &[$(Kind::$kind,)*];

            /// A stable name; the sentence has it in its key.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Kind::$kind => $name,)*
                }
            }

            /// The section of the rules that says it in a game; none if the game has no such rule. What potentials do not
            /// change stands on the page of plain GIPF.
            pub const fn section(self, game: Game) -> Option<Section> {
                let (gipf, plus, yinsh) = match self {
                    $(Kind::$kind => ($gipf, $plus, $yinsh),)*
                };
                let (page, name) = match game {
                    Game::Gipf => ("gipf", gipf),
                    Game::GipfPlus if plus.is_empty() => ("gipf", gipf),
                    Game::GipfPlus => ("potentials", plus),
                    Game::Yinsh => ("yinsh", yinsh),
                };
                if name.is_empty() { None } else { Some(Section { page, name }) }
            }
        }
    };
}

kinds! {
    /// Nothing may be played in a finished game.
    GameOver "game-over" "end" "end" "end",
    /// It is the other player's turn.
    NotYourTurn "not-your-turn" "turn" "turn" "turn",
    /// Nothing more is to be decided in this turn.
    TurnComplete "turn-complete" "turn" "turn" "turn",
    /// More is to be decided in this turn.
    TurnIncomplete "turn-incomplete" "turn" "turn" "turn",
    /// The text is no turn of the game.
    Unreadable "unreadable-turn" "notation" "notation" "notation",
    /// An action of the other game.
    OtherGame "other-game" "notation" "notation" "notation",
    /// The point is not on the board.
    NoSuchPoint "no-such-point" "board" "" "board",

    /// GIPF: a row is to be taken before anything else.
    RowsFirst "rows-first" "turn" "" "",
    /// GIPF: taking in the push phase.
    NothingToTake "nothing-to-take" "rows" "" "",
    /// GIPF: ending a phase that is not optional.
    PushFirst "push-first" "turn" "" "",
    /// GIPF: the first turn of a tournament brings in a GIPF-piece.
    GipfPieceFirst "gipf-piece-first" "tournament" "bringing-in" "",
    /// GIPF: after the first basic piece no more GIPF-pieces.
    GipfPiecesOver "gipf-pieces-over" "tournament" "bringing-in" "",
    /// GIPF: GIPF-pieces are brought in only in tournament.
    NoGipfPiecesHere "no-gipf-pieces-here" "gipf-pieces" "bringing-in" "",
    /// GIPF: too few pieces in reserve.
    ReserveTooSmall "reserve-too-small" "gipf-pieces" "" "",
    /// GIPF: an occupied spot of the outer ring was named without a dot.
    OccupiedSpot "occupied-spot" "push" "" "",
    /// GIPF: a push against an empty spot.
    NothingToPush "nothing-to-push" "push" "" "",
    /// GIPF: the line is full.
    ClosedLine "closed-line" "closed-lines" "" "",
    /// GIPF: all lines of the dot are full.
    ClosedDot "closed-dot" "closed-lines" "" "",
    /// GIPF: an empty spot inside the board.
    InnerSpot "inner-spot" "push" "" "",
    /// GIPF: one's own piece inside the board.
    OwnPiece "own-piece" "push" "" "",
    /// GIPF: the opponent's piece inside the board.
    TheirPiece "their-piece" "push" "" "",
    /// GIPF: the dot and the spot are not on one line.
    NotOnLine "not-on-line" "push" "" "",
    /// GIPF: the push ends before the spot.
    BeyondGap "beyond-gap" "push" "" "",
    /// GIPF: a push was said to end elsewhere.
    EndsElsewhere "ends-elsewhere" "push" "" "",
    /// GIPF: taking from an empty spot.
    EmptySpot "empty-spot" "taking" "" "",
    /// GIPF: the spots are not in one row.
    NotARow "not-a-row" "rows" "" "",
    /// GIPF: every basic piece of a row goes.
    BasicPieceStays "basic-piece-stays" "taking" "" "",
    /// GIPF: a row with a basic piece is taken.
    CompulsoryRow "compulsory-row" "optional-rows" "" "",
    /// GIPF: taking nothing from a row.
    TakeSomething "take-something" "optional-rows" "" "",
    /// A row of the opponent.
    TheirRow "their-row" "both-colours" "" "both-colours",
    /// GIPF: a piece in line with the row, behind an empty spot.
    BehindGap "behind-gap" "rows" "" "",
    /// A piece that is in no row.
    NotInRow "not-in-row" "rows" "" "rows",

    /// YINSH: the rings are still being placed.
    PlaceNow "place-now" "" "" "setup",
    /// YINSH: a ring is to be moved.
    MoveNow "move-now" "" "" "turn",
    /// YINSH: a row is to be taken.
    RowNow "row-now" "" "" "rows",
    /// YINSH: a ring is to be removed.
    RingNow "ring-now" "" "" "rings",
    /// YINSH: rings are placed on empty points.
    OccupiedPoint "occupied-point" "" "" "setup",
    /// YINSH: there is no ring of the mover.
    NotYourRing "not-your-ring" "" "" "moving",
    /// YINSH: the opponent's ring.
    TheirRing "their-ring" "" "" "moving",
    /// YINSH: markers do not move.
    MarkerStays "marker-stays" "" "" "moving",
    /// YINSH: an empty point before a ring is chosen.
    ChooseRing "choose-ring" "" "" "moving",
    /// YINSH: the ring cannot move.
    RingStuck "ring-stuck" "" "" "moving",
    /// YINSH: the two points are not in line.
    NotInLine "not-in-line" "" "" "moving",
    /// YINSH: a ring does not stop on a marker.
    MarkerThere "marker-there" "" "" "jumping",
    /// YINSH: a ring does not stop on a ring.
    RingThere "ring-there" "" "" "moving",
    /// YINSH: rings are never passed.
    RingInTheWay "ring-in-the-way" "" "" "moving",
    /// YINSH: behind markers a ring stops at once.
    StopBehindMarkers "stop-behind-markers" "" "" "jumping",
    /// YINSH: only one group of markers is jumped.
    TwoGroups "two-groups" "" "" "jumping",
    /// YINSH: five markers of the mover's colour.
    NotFive "not-five-in-a-row" "" "" "rows",
    /// YINSH: rings do not count in rows.
    RingInRow "ring-in-row" "" "" "rows",
    /// YINSH: the opponent's rings are not removed.
    TheirRingStays "their-ring-stays" "" "" "rings",
    /// YINSH: passing although a ring can move.
    MustMove "must-move" "" "" "passing",
    /// YINSH: not passing although no ring can move.
    MustPass "must-pass" "" "" "passing",

    /// Potentials: the T on the centre comes first.
    ExtraFirst "extra-first" "" "tamsk" "",
    /// Potentials: there is no T on the centre.
    NoExtra "no-extra" "" "tamsk" "",
    /// Potentials: after the first basic piece no more loaded pieces.
    LoadedPiecesOver "loaded-pieces-over" "" "bringing-in" "",
    /// Potentials: none of the kind left.
    NoneInStock "none-in-stock" "" "bringing-in" "",
    /// Potentials: basic pieces and used potentials of a row go.
    MustGo "must-go" "" "rows" "",
    /// Potentials: no row may stand.
    TakeOne "take-one" "" "rows" "",
    /// Potentials: there is no loaded piece of the mover.
    NotLoaded "not-loaded" "" "using" "",
    /// Potentials: a loaded piece that can go nowhere.
    LoadStuck "load-stuck" "" "using" "",
    /// Potentials: T is not used by choice.
    TamskWaits "tamsk-waits" "" "tamsk" "",
    /// Potentials: how Z goes.
    ZertzJumpsOver "zertz-jumps-over" "" "zertz" "",
    /// Potentials: how Y goes.
    YinshRuns "yinsh-runs" "" "yinsh" "",
    /// Potentials: how D goes.
    DvonnJumpsOnto "dvonn-jumps-onto" "" "dvonn" "",
    /// Potentials: how U goes.
    PunctJumpsOnto "punct-jumps-onto" "" "punct" "",
}

impl Why {
    pub(crate) fn new(game: Game, kind: Kind) -> Why {
        Why { kind, points: Vec::new(), game }
    }

    pub(crate) fn with<T: ToString>(mut self, points: impl IntoIterator<Item = T>) -> Why {
        self.points = points.into_iter().map(|point| point.to_string()).collect();
        self
    }

    /// It is the other player's turn.
    pub fn not_your_turn(game: Game) -> Why {
        Why::new(game, Kind::NotYourTurn)
    }

    /// The section of the rules that says it.
    pub fn section(&self) -> Option<Section> {
        self.kind.section(self.game)
    }

    /// The key of its sentence.
    pub fn key(&self) -> String {
        format!("problem-{}", self.kind.name())
    }

    /// Why choosing a point does nothing. None if it does something: it begins a decision, changes or completes it.
    pub fn of_choice(position: &AnyPosition, choice: Choice<'_>) -> Option<Why> {
        let game = position.game();
        if position.outcome().is_some() {
            return Some(Why::new(game, Kind::GameOver));
        }
        match position {
            AnyPosition::Gipf(position) => why_gipf::choice(position, choice),
            AnyPosition::GipfPlus(position) => why_gipf_plus::choice(position, choice),
            AnyPosition::Yinsh(position) => why_yinsh::choice(position, choice),
        }
    }

    /// GIPF: why a piece of a row cannot be kept. None if it can, or if it is in no row.
    pub fn of_keeping(position: &AnyPosition, point: &str) -> Option<Why> {
        match position {
            AnyPosition::Gipf(position) => {
                why_gipf::keeping(position, gipf::Spot::from_name(point)?)
            }
            AnyPosition::GipfPlus(position) => {
                why_gipf_plus::keeping(position, gipf::Spot::from_name(point)?)
            }
            AnyPosition::Yinsh(_) => None,
        }
    }

    /// GIPF: everything of a row was to stay.
    pub fn take_something(game: Game) -> Why {
        match game {
            Game::GipfPlus => Why::new(game, Kind::TakeOne),
            Game::Gipf | Game::Yinsh => Why::new(game, Kind::TakeSomething),
        }
    }

    /// Why a turn, or a decision, given as text cannot be played. None if it can.
    pub fn of_text(position: &AnyPosition, text: &str) -> Option<Why> {
        let mut turn = gipfel_rules::TurnBuilder::new(position.clone());
        for decision in text.split(';') {
            if let Err(error) = turn.push_text(decision.trim()) {
                return Some(Why::of_error(turn.position(), &error));
            }
        }
        None
    }

    /// Why something could not be added to a turn, or the turn not be ended.
    pub fn of_error(position: &AnyPosition, error: &TurnError<AnyIllegal>) -> Why {
        let game = position.game();
        match error {
            TurnError::Complete
                if matches!(position.outcome(), Some(Outcome::Win(_) | Outcome::Draw)) =>
            {
                Why::new(game, Kind::GameOver)
            }
            TurnError::Complete => Why::new(game, Kind::TurnComplete),
            TurnError::Incomplete(_) => Why::new(game, Kind::TurnIncomplete),
            TurnError::Illegal(illegal) => Why::of_illegal(illegal, game),
            TurnError::Text(ActionError::Illegal { text, reason }) => {
                of_unreadable(position, text).unwrap_or_else(|| Why::of_illegal(reason, game))
            }
            TurnError::Text(ActionError::Syntax { text, .. }) => {
                let unreadable = Why::new(game, Kind::Unreadable).with([text]);
                of_unreadable(position, text).unwrap_or(unreadable)
            }
        }
    }

    /// The rule behind an illegal action.
    pub fn of_illegal(illegal: &AnyIllegal, game: Game) -> Why {
        match illegal {
            AnyIllegal::Gipf(illegal) => of_gipf(illegal),
            AnyIllegal::GipfPlus(illegal) => of_gipf_plus(illegal),
            AnyIllegal::Yinsh(illegal) => of_yinsh(illegal),
            AnyIllegal::OtherGame => Why::new(game, Kind::OtherGame),
        }
    }
}

/// The reason that the places in a text give: the same as if they had been pointed at.
fn of_unreadable(position: &AnyPosition, text: &str) -> Option<Why> {
    match position {
        AnyPosition::Gipf(position) => why_gipf::text(position, text),
        AnyPosition::GipfPlus(position) => why_gipf_plus::text(position, text),
        AnyPosition::Yinsh(position) => why_yinsh::text(position, text),
    }
}

/// The rule behind an illegal action of GIPF.
pub(crate) fn of_gipf(illegal: &gipf::Illegal) -> Why {
    use gipf::Illegal;
    let because = |kind| Why::new(Game::Gipf, kind);
    match illegal {
        Illegal::GameOver => because(Kind::GameOver),
        Illegal::RowsFirst => because(Kind::RowsFirst),
        Illegal::NothingToTake => because(Kind::NothingToTake),
        Illegal::PushFirst => because(Kind::PushFirst),
        Illegal::GipfPieceFirst => because(Kind::GipfPieceFirst),
        Illegal::GipfPiecesOver => because(Kind::GipfPiecesOver),
        Illegal::NoGipfPiecesHere => because(Kind::NoGipfPiecesHere),
        Illegal::ReserveTooSmall => because(Kind::ReserveTooSmall),
        Illegal::OccupiedSpot(spot) => because(Kind::OccupiedSpot).with([spot]),
        Illegal::NothingToPush(spot) => because(Kind::NothingToPush).with([spot]),
        Illegal::ClosedLine(entry) => {
            because(Kind::ClosedLine).with([entry.dot().to_string(), entry.spot().to_string()])
        }
        Illegal::EmptySpot(spot) => because(Kind::EmptySpot).with([spot]),
        Illegal::NotARow => because(Kind::NotARow),
        Illegal::BasicPieceStays(spot) => because(Kind::BasicPieceStays).with([spot]),
        Illegal::CompulsoryRow(spots) => because(Kind::CompulsoryRow).with(spots.iter()),
    }
}

/// The rule behind an illegal action of GIPF with potentials.
pub(crate) fn of_gipf_plus(illegal: &gipf_plus::Illegal) -> Why {
    use gipf_plus::Illegal;
    let because = |kind| Why::new(Game::GipfPlus, kind);
    match illegal {
        Illegal::GameOver => because(Kind::GameOver),
        Illegal::RowsFirst => because(Kind::RowsFirst),
        Illegal::ExtraFirst => because(Kind::ExtraFirst),
        Illegal::NoExtra => because(Kind::NoExtra),
        Illegal::NothingToTake => because(Kind::NothingToTake),
        Illegal::GipfPieceFirst => because(Kind::GipfPieceFirst),
        Illegal::GipfPiecesOver => because(Kind::GipfPiecesOver),
        Illegal::NoGipfPiecesHere => because(Kind::NoGipfPiecesHere),
        Illegal::LoadedPiecesOver => because(Kind::LoadedPiecesOver),
        Illegal::NoneInStock(kind) => because(Kind::NoneInStock).with([kind.letter()]),
        Illegal::ReserveTooSmall => because(Kind::ReserveTooSmall),
        Illegal::OccupiedSpot(spot) => because(Kind::OccupiedSpot).with([spot]),
        Illegal::NothingToPush(spot) => because(Kind::NothingToPush).with([spot]),
        Illegal::ClosedLine(entry) => {
            because(Kind::ClosedLine).with([entry.dot().to_string(), entry.spot().to_string()])
        }
        Illegal::EmptySpot(spot) => because(Kind::EmptySpot).with([spot]),
        Illegal::NotARow => because(Kind::NotARow),
        Illegal::MustGo(spot) => because(Kind::MustGo).with([spot]),
        Illegal::NotLoaded(spot) => because(Kind::NotLoaded).with([spot]),
        Illegal::TamskWaits => because(Kind::TamskWaits),
        Illegal::ZertzJumpsOver => because(Kind::ZertzJumpsOver),
        Illegal::YinshRuns => because(Kind::YinshRuns),
        Illegal::DvonnJumpsOnto => because(Kind::DvonnJumpsOnto),
        Illegal::PunctJumpsOnto => because(Kind::PunctJumpsOnto),
    }
}

/// The rule behind an illegal action of YINSH.
pub(crate) fn of_yinsh(illegal: &yinsh::Illegal) -> Why {
    use yinsh::{Illegal, Phase};
    let because = |kind| Why::new(Game::Yinsh, kind);
    match illegal {
        Illegal::GameOver => because(Kind::GameOver),
        Illegal::OtherPhase(Phase::Place) => because(Kind::PlaceNow),
        Illegal::OtherPhase(Phase::Move) => because(Kind::MoveNow),
        Illegal::OtherPhase(Phase::ClearRow | Phase::ClaimRow) => because(Kind::RowNow),
        Illegal::OtherPhase(Phase::ClearRing | Phase::ClaimRing) => because(Kind::RingNow),
        Illegal::OccupiedPoint(point) => because(Kind::OccupiedPoint).with([point]),
        Illegal::NotYourRing(point) => because(Kind::NotYourRing).with([point]),
        Illegal::RingInTheWay(point) => because(Kind::RingInTheWay).with([point]),
        Illegal::StopBehindMarkers(point) => because(Kind::StopBehindMarkers).with([point]),
        Illegal::NotARow(row) => because(Kind::NotFive).with(row.points().iter()),
        Illegal::MustMove => because(Kind::MustMove),
        Illegal::MustPass => because(Kind::MustPass),
    }
}
