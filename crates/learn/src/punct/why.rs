//! What the rules of PÜNCT forbid, and why a space of its board cannot be chosen.

use gipfel_rules::punct::{Action, ActionKind, Direction, Illegal, Phase, Position, Space};
use gipfel_rules::{Notation as _, Position as _};

use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { Punct, KINDS:
    /// A piece is to be chosen first.
    PUNCT_PIECE_FIRST "punct-piece-first" "turn",
    /// A piece is chosen, and now its place.
    PUNCT_SPOT_NOW "punct-spot-now" "turn",
    /// Piece and place are chosen, and now the direction.
    PUNCT_DIRECTION_NOW "punct-direction-now" "turn",
    /// All pieces of the kind are on the board.
    PUNCT_NONE_LEFT "punct-none-left" "pieces",
    /// There is no room for another piece of the kind.
    PUNCT_NO_ROOM "punct-no-room" "adding",
    /// Nothing lies there that could be moved.
    PUNCT_EMPTY_SPACE "punct-empty-space" "moving",
    /// The opponent's piece.
    PUNCT_THEIR_PIECE "punct-their-piece" "moving",
    /// A minor dot of one's own piece.
    PUNCT_MINOR_DOT "punct-minor-dot" "pieces",
    /// Something lies over the piece.
    PUNCT_COVERED "punct-covered" "moving",
    /// The piece can be put nowhere else.
    PUNCT_STUCK "punct-stuck" "moving",
    /// The two spaces are not in line.
    PUNCT_NOT_STRAIGHT "punct-not-straight" "moving",
    /// A new piece lies on empty spaces.
    PUNCT_OCCUPIED_SPACE "punct-occupied-space" "adding",
    /// No piece is added in the central hexagon.
    PUNCT_CENTRAL "punct-central" "adding",
    /// The pünct would be over the opponent's dot.
    PUNCT_OVER_OPPONENT "punct-over-opponent" "levels",
    /// In no direction the piece would lie as it has to.
    PUNCT_NO_DIRECTION "punct-no-direction" "levels",
    /// The piece lies alike in the opposite direction.
    PUNCT_HALF_TURN "punct-half-turn" "pieces",
    /// A dot would not be on the board.
    PUNCT_OFF_BOARD "punct-off-board" "board",
    /// The piece lies so already.
    PUNCT_AS_BEFORE "punct-as-before" "moving",
    /// The piece would not lie level.
    PUNCT_NOT_LEVEL "punct-not-level" "levels",
    /// There would be nothing below the pünct.
    PUNCT_NOTHING_BELOW "punct-nothing-below" "levels",
}

/// The rule behind an illegal action.
pub(super) fn reason(illegal: &Illegal) -> Why {
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::OtherPhase(Phase::Piece) => because(Kind::PUNCT_PIECE_FIRST),
        Illegal::OtherPhase(Phase::Spot) => because(Kind::PUNCT_SPOT_NOW),
        Illegal::OtherPhase(Phase::Rotation) => because(Kind::PUNCT_DIRECTION_NOW),
        Illegal::NoneLeft(_) => because(Kind::PUNCT_NONE_LEFT),
        Illegal::NoRoom(_) => because(Kind::PUNCT_NO_ROOM),
        Illegal::EmptySpace(space) => because(Kind::PUNCT_EMPTY_SPACE).with([space]),
        Illegal::NotYourPiece(space) => because(Kind::PUNCT_THEIR_PIECE).with([space]),
        Illegal::NoPunct(space) => because(Kind::PUNCT_MINOR_DOT).with([space]),
        Illegal::Covered(space) => because(Kind::PUNCT_COVERED).with([space]),
        Illegal::Stuck(space) => because(Kind::PUNCT_STUCK).with([space]),
        Illegal::NotInLine { from, to } => because(Kind::PUNCT_NOT_STRAIGHT).with([from, to]),
        Illegal::OccupiedSpace(space) => because(Kind::PUNCT_OCCUPIED_SPACE).with([space]),
        Illegal::CentralSpace(space) => because(Kind::PUNCT_CENTRAL).with([space]),
        Illegal::OverOpponent(space) => because(Kind::PUNCT_OVER_OPPONENT).with([space]),
        Illegal::NoDirection(space) => because(Kind::PUNCT_NO_DIRECTION).with([space]),
        Illegal::HalfTurn(_) => because(Kind::PUNCT_HALF_TURN),
        Illegal::OffBoard(_) => because(Kind::PUNCT_OFF_BOARD),
        Illegal::AsBefore(_) => because(Kind::PUNCT_AS_BEFORE),
        Illegal::NotLevel(_) => because(Kind::PUNCT_NOT_LEVEL),
        Illegal::NothingBelow(_) => because(Kind::PUNCT_NOTHING_BELOW),
    }
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let Some(space) = Space::from_name(choice.point) else {
            return Some(because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        let kind = match (self.phase(), self.held().spot()) {
            (Phase::Piece, _) => ActionKind::Lift(space),
            (Phase::Spot, _) | (_, None) => ActionKind::Spot(space),
            // The space that the pünct is to look at.
            (Phase::Rotation, Some(spot)) => {
                let ahead = |direction: &Direction| spot.step(*direction) == Some(space);
                match Direction::ALL.into_iter().find(ahead) {
                    Some(direction) => ActionKind::Turn(direction),
                    None => return Some(because(Kind::PUNCT_DIRECTION_NOW)),
                }
            }
        };
        self.check(Action::from_kind(kind)).err().map(|illegal| reason(&illegal))
    }

    /// What is written says by itself what was meant.
    fn refuse_text(&self, text: &str) -> Option<Why> {
        match self.parse_action(text) {
            Err(gipfel_rules::ActionError::Illegal { reason: illegal, .. }) => {
                Some(reason(&illegal))
            }
            _ => None,
        }
    }
}
