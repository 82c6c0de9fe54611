//! What the rules of GIPF forbid, and why a point of its board cannot be chosen.

use gipf::{Action, ActionKind, Dot, Entry, Phase, Place, Position, Spot, SpotSet};
use gipfel_rules::{Color, GameKind, Position as _, gipf};

use super::push::{self, Pushing};
use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { KINDS:
    /// A row is to be taken before anything else.
    ROWS_FIRST "rows-first" "turn",
    /// Taking in the push phase.
    NOTHING_TO_TAKE "nothing-to-take" "rows",
    /// Ending a phase that is not optional.
    PUSH_FIRST "push-first" "turn",
    /// The first turn of a tournament brings in a GIPF-piece.
    GIPF_PIECE_FIRST "gipf-piece-first" "tournament",
    /// After the first basic piece no more GIPF-pieces.
    GIPF_PIECES_OVER "gipf-pieces-over" "tournament",
    /// GIPF-pieces are brought in only in tournament.
    NO_GIPF_PIECES_HERE "no-gipf-pieces-here" "gipf-pieces",
    /// Too few pieces in reserve.
    RESERVE_TOO_SMALL "reserve-too-small" "gipf-pieces",
    /// An occupied spot of the outer ring was named without a dot.
    OCCUPIED_SPOT "occupied-spot" "push",
    /// A push against an empty spot.
    NOTHING_TO_PUSH "nothing-to-push" "push",
    /// The line is full.
    CLOSED_LINE "closed-line" "closed-lines",
    /// All lines of the dot are full.
    CLOSED_DOT "closed-dot" "closed-lines",
    /// An empty spot inside the board.
    INNER_SPOT "inner-spot" "push",
    /// One's own piece inside the board.
    OWN_PIECE "own-piece" "push",
    /// The opponent's piece inside the board.
    THEIR_PIECE "their-piece" "push",
    /// The dot and the spot are not on one line.
    NOT_ON_LINE "not-on-line" "push",
    /// The push ends before the spot.
    BEYOND_GAP "beyond-gap" "push",
    /// A push was said to end elsewhere.
    ENDS_ELSEWHERE "ends-elsewhere" "push",
    /// Taking from an empty spot.
    EMPTY_SPOT "empty-spot" "taking",
    /// The spots are not in one row.
    NOT_A_ROW "not-a-row" "rows",
    /// Every basic piece of a row goes.
    BASIC_PIECE_STAYS "basic-piece-stays" "taking",
    /// A row with a basic piece is taken.
    COMPULSORY_ROW "compulsory-row" "optional-rows",
    /// Taking nothing from a row.
    TAKE_SOMETHING "take-something" "optional-rows",
    /// A piece in line with the row, behind an empty spot.
    BEHIND_GAP "behind-gap" "rows",
}

/// A position, and what is to be brought in.
struct Board<'a> {
    position: &'a Position,
    gipf: bool,
}

impl Pushing for Board<'_> {
    fn game(&self) -> GameKind {
        GameKind::Gipf
    }

    fn mover(&self) -> Color {
        self.position.side()
    }

    fn push_end(&self, entry: Entry) -> Option<Spot> {
        self.position.push_end(entry)
    }

    fn owner(&self, spot: Spot) -> Option<Color> {
        self.position.piece(spot).map(|piece| piece.color)
    }

    fn rows(&self, color: Color) -> Vec<SpotSet> {
        self.position.rows(color).map(|row| row.spots).collect()
    }

    fn refuse(&self, entry: Entry) -> Option<Why> {
        let gipf = self.gipf;
        let action = Action::from_kind(match self.owner(entry.spot()) {
            None => ActionKind::Place { spot: entry.spot(), gipf },
            Some(_) => ActionKind::Push { entry, gipf },
        })?;
        self.position.check(action).err().map(|illegal| reason(&illegal))
    }
}

/// The rule behind an illegal action of GIPF.
pub(crate) fn reason(illegal: &gipf::Illegal) -> Why {
    use gipf::Illegal;
    let because = |kind| Why::new(GameKind::Gipf, kind);
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::RowsFirst => because(Kind::ROWS_FIRST),
        Illegal::NothingToTake => because(Kind::NOTHING_TO_TAKE),
        Illegal::PushFirst => because(Kind::PUSH_FIRST),
        Illegal::GipfPieceFirst => because(Kind::GIPF_PIECE_FIRST),
        Illegal::GipfPiecesOver => because(Kind::GIPF_PIECES_OVER),
        Illegal::NoGipfPiecesHere => because(Kind::NO_GIPF_PIECES_HERE),
        Illegal::ReserveTooSmall => because(Kind::RESERVE_TOO_SMALL),
        Illegal::OccupiedSpot(spot) => because(Kind::OCCUPIED_SPOT).with([spot]),
        Illegal::NothingToPush(spot) => because(Kind::NOTHING_TO_PUSH).with([spot]),
        Illegal::ClosedLine(entry) => {
            because(Kind::CLOSED_LINE).with([entry.dot().to_string(), entry.spot().to_string()])
        }
        Illegal::EmptySpot(spot) => because(Kind::EMPTY_SPOT).with([spot]),
        Illegal::NotARow => because(Kind::NOT_A_ROW),
        Illegal::BasicPieceStays(spot) => because(Kind::BASIC_PIECE_STAYS).with([spot]),
        Illegal::CompulsoryRow(spots) => because(Kind::COMPULSORY_ROW).with(spots.iter()),
    }
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let board = Board { position: self, gipf: choice.piece == Some('G') };
        let Some(place) = Place::from_name(choice.point) else {
            return Some(board.because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        if self.phase() != Phase::Push {
            return push::taking(&board, place);
        }
        match (choice.chosen.and_then(Dot::from_name), place) {
            (_, Place::Dot(dot)) => push::from_dot(&board, dot),
            (Some(dot), Place::Spot(spot)) => push::along(&board, dot, spot),
            (None, Place::Spot(spot)) => push::onto(&board, spot),
        }
    }

    fn refuse_keeping(&self, point: &str) -> Option<Why> {
        let spot = Spot::from_name(point)?;
        let in_row = self.rows(self.side()).any(|row| row.spots.contains(spot));
        let basic = self.piece(spot).is_some_and(|piece| !piece.gipf);
        (in_row && basic).then(|| Why::new(GameKind::Gipf, Kind::BASIC_PIECE_STAYS).with([spot]))
    }

    fn refuse_text(&self, text: &str) -> Option<Why> {
        // While rows are to be taken, nothing else matters.
        if self.phase() != Phase::Push || text.starts_with('x') || text == "done" {
            return None;
        }
        let (gipf, way) = match text.strip_prefix('G') {
            Some(way) => (true, way),
            None => (false, text),
        };
        push::text(&Board { position: self, gipf }, way)
    }
}
