//! What the rules of potentials forbid, and why a point cannot be chosen.

use gipf_plus::{
    Action, ActionKind, Entry, Newcomer, Place, Position, Potential, Spot, SpotSet, Stack, Way,
};
use gipfel_rules::{Color, GameKind, Position as _, gipf_plus};

use crate::gipf::push::{self, Pushing};
use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { KINDS:
    /// The T on the centre comes first.
    EXTRA_FIRST "extra-first" "tamsk",
    /// There is no T on the centre.
    NO_EXTRA "no-extra" "tamsk",
    /// After the first basic piece no more loaded pieces.
    LOADED_PIECES_OVER "loaded-pieces-over" "bringing-in",
    /// None of the kind left.
    NONE_IN_STOCK "none-in-stock" "bringing-in",
    /// Basic pieces and used potentials of a row go.
    MUST_GO "must-go" "rows",
    /// No row may stand.
    TAKE_ONE "take-one" "rows",
    /// There is no loaded piece of the mover.
    NOT_LOADED "not-loaded" "using",
    /// A loaded piece that can go nowhere.
    LOAD_STUCK "load-stuck" "using",
    /// T is not used by choice.
    TAMSK_WAITS "tamsk-waits" "tamsk",
    /// How Z goes.
    ZERTZ_JUMPS_OVER "zertz-jumps-over" "zertz",
    /// How Y goes.
    YINSH_RUNS "yinsh-runs" "yinsh",
    /// How D goes.
    DVONN_JUMPS_ONTO "dvonn-jumps-onto" "dvonn",
    /// How U goes.
    PUNCT_JUMPS_ONTO "punct-jumps-onto" "punct",
}

/// What potentials change of the rules of plain GIPF.
pub(crate) const CHANGED: &[(Kind, &str)] = &[
    (Kind::GIPF_PIECE_FIRST, "bringing-in"),
    (Kind::GIPF_PIECES_OVER, "bringing-in"),
    (Kind::NO_GIPF_PIECES_HERE, "bringing-in"),
];

/// A position, and what is to be brought in.
struct Board<'a> {
    position: &'a Position,
    piece: Newcomer,
}

impl<'a> Board<'a> {
    fn new(position: &'a Position, letter: Option<char>) -> Board<'a> {
        let piece = match letter {
            Some('G') => Newcomer::Gipf,
            Some(letter) => {
                Potential::from_letter(letter).map_or(Newcomer::Basic, Newcomer::Loaded)
            }
            None => Newcomer::Basic,
        };
        Board { position, piece }
    }

    /// Whether a loaded piece of the mover can be used now.
    fn is_usable(&self, spot: Spot) -> bool {
        let position = self.position;
        position.phase() == gipf_plus::Phase::Push
            && position.loaded_spots(position.side()).contains(spot)
            && !position.targets(spot).is_empty()
    }
}

impl Pushing for Board<'_> {
    fn game(&self) -> GameKind {
        GameKind::GipfPlus
    }

    fn mover(&self) -> Color {
        self.position.side()
    }

    fn push_end(&self, entry: Entry) -> Option<Spot> {
        self.position.push_end(entry)
    }

    fn owner(&self, spot: Spot) -> Option<Color> {
        self.position.stack(spot).map(Stack::color)
    }

    fn rows(&self, color: Color) -> Vec<SpotSet> {
        self.position.rows(color).map(|row| row.spots).collect()
    }

    fn refuse(&self, entry: Entry) -> Option<Why> {
        let way = match self.owner(entry.spot()) {
            None => Way::Place(entry.spot()),
            Some(_) => Way::Push(entry),
        };
        let kind = if self.position.phase().is_extra() {
            ActionKind::ExtraPush { way }
        } else {
            ActionKind::Push { way, piece: self.piece }
        };
        let illegal = self.position.check(Action::from_kind(kind)?).err()?;
        Some(reason(&illegal))
    }
}

/// Choosing a spot with nothing chosen before: a loaded piece to be used, or a place for a new one.
fn onto(board: &Board<'_>, spot: Spot) -> Option<Why> {
    let position = board.position;
    let own = position.loaded_spots(position.side()).contains(spot);
    if !own || position.phase().is_extra() {
        return push::onto(board, spot);
    }
    if board.is_usable(spot) {
        return None;
    }
    Some(match position.stack(spot).and_then(Stack::load) {
        Some(Potential::Tamsk) => board.because(Kind::TAMSK_WAITS),
        _ => board.because(Kind::LOAD_STUCK).with([spot]),
    })
}

/// Using the loaded piece on a spot to go to another.
fn using(board: &Board<'_>, from: Spot, to: Spot) -> Option<Why> {
    let position = board.position;
    // Another loaded piece is chosen instead.
    if board.is_usable(to) {
        return None;
    }
    let load = position.stack(from).and_then(Stack::load);
    let illegal = match Action::from_kind(ActionKind::Use { from, to }) {
        Some(action) => position.check(action).err()?,
        // Not even on one line.
        None => match load {
            Some(Potential::Zertz) => gipf_plus::Illegal::ZertzJumpsOver,
            Some(Potential::Yinsh) => gipf_plus::Illegal::YinshRuns,
            Some(Potential::Dvonn) => gipf_plus::Illegal::DvonnJumpsOnto,
            Some(Potential::Punct) => gipf_plus::Illegal::PunctJumpsOnto,
            Some(Potential::Tamsk) => gipf_plus::Illegal::TamskWaits,
            None => gipf_plus::Illegal::NotLoaded(from),
        },
    };
    Some(reason(&illegal))
}

/// The rule behind an illegal action of GIPF with potentials.
pub(crate) fn reason(illegal: &gipf_plus::Illegal) -> Why {
    use gipf_plus::Illegal;
    let because = |kind| Why::new(GameKind::GipfPlus, kind);
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::RowsFirst => because(Kind::ROWS_FIRST),
        Illegal::ExtraFirst => because(Kind::EXTRA_FIRST),
        Illegal::NoExtra => because(Kind::NO_EXTRA),
        Illegal::NothingToTake => because(Kind::NOTHING_TO_TAKE),
        Illegal::GipfPieceFirst => because(Kind::GIPF_PIECE_FIRST),
        Illegal::GipfPiecesOver => because(Kind::GIPF_PIECES_OVER),
        Illegal::NoGipfPiecesHere => because(Kind::NO_GIPF_PIECES_HERE),
        Illegal::LoadedPiecesOver => because(Kind::LOADED_PIECES_OVER),
        Illegal::NoneInStock(kind) => because(Kind::NONE_IN_STOCK).with([kind.letter()]),
        Illegal::ReserveTooSmall => because(Kind::RESERVE_TOO_SMALL),
        Illegal::OccupiedSpot(spot) => because(Kind::OCCUPIED_SPOT).with([spot]),
        Illegal::NothingToPush(spot) => because(Kind::NOTHING_TO_PUSH).with([spot]),
        Illegal::ClosedLine(entry) => {
            because(Kind::CLOSED_LINE).with([entry.dot().to_string(), entry.spot().to_string()])
        }
        Illegal::EmptySpot(spot) => because(Kind::EMPTY_SPOT).with([spot]),
        Illegal::NotARow => because(Kind::NOT_A_ROW),
        Illegal::MustGo(spot) => because(Kind::MUST_GO).with([spot]),
        Illegal::NotLoaded(spot) => because(Kind::NOT_LOADED).with([spot]),
        Illegal::TamskWaits => because(Kind::TAMSK_WAITS),
        Illegal::ZertzJumpsOver => because(Kind::ZERTZ_JUMPS_OVER),
        Illegal::YinshRuns => because(Kind::YINSH_RUNS),
        Illegal::DvonnJumpsOnto => because(Kind::DVONN_JUMPS_ONTO),
        Illegal::PunctJumpsOnto => because(Kind::PUNCT_JUMPS_ONTO),
    }
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let board = Board::new(self, choice.piece);
        let Some(place) = Place::from_name(choice.point) else {
            return Some(board.because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        if self.phase().is_taking() {
            return push::taking(&board, place);
        }
        let chosen = choice.chosen.and_then(Place::from_name);
        match (chosen, place) {
            (_, Place::Dot(dot)) => push::from_dot(&board, dot),
            // A loaded piece that can be used is chosen instead.
            (Some(Place::Dot(dot)), Place::Spot(spot)) => {
                push::along(&board, dot, spot).filter(|_| !board.is_usable(spot))
            }
            (Some(Place::Spot(from)), Place::Spot(to)) if !self.phase().is_extra() => {
                using(&board, from, to)
            }
            (_, Place::Spot(spot)) => onto(&board, spot),
        }
    }

    fn refuse_keeping(&self, point: &str) -> Option<Why> {
        let spot = Spot::from_name(point)?;
        let must_go = self
            .rows(self.side())
            .any(|row| row.spots.contains(spot) && !row.may_stay.contains(spot));
        must_go.then(|| Why::new(GameKind::GipfPlus, Kind::MUST_GO).with([spot]))
    }

    fn refuse_text(&self, text: &str) -> Option<Why> {
        if self.phase().is_taking() || text.starts_with('x') {
            return None;
        }
        if let Some((letter, way)) = text.split_once(':') {
            let extra = letter == "T" && self.phase().is_extra() && way != "discard";
            return extra.then(|| push::text(&Board::new(self, None), way)).flatten();
        }
        if self.phase().is_extra() {
            return None;
        }
        let letter = text.chars().next().filter(char::is_ascii_uppercase);
        let way = if letter.is_some() { &text[1..] } else { text };
        push::text(&Board::new(self, letter), way)
    }
}
