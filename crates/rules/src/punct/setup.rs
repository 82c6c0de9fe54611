//! Any arrangement of a PÜNCT board, and what must hold for it to be a position.

use alloc::vec::Vec;

use thiserror::Error;

use super::piece::{Piece, PieceKind};
use super::{Action, Held, Illegal, Phase, Position, Space, Variant};
use crate::{Color, Position as _};

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// The pieces on the board, in any order. A piece that is held is listed where it was.
    pub pieces: Vec<Piece>,
    /// The side to move.
    pub side: Color,
    /// What is decided of the turn.
    pub held: Held,
    /// What is to be decided now.
    pub phase: Phase,
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// On one level a space is covered once.
    #[error("board: two dots on {space} on level {level}")]
    TwoDots {
        /// Where.
        space: Space,
        /// On which level.
        level: u8,
    },
    /// More pieces of a kind than a player has.
    #[error("board: {count} pieces {kind} of {color}, more than {}", .kind.count())]
    TooMany {
        /// Whose pieces.
        color: Color,
        /// Which pieces.
        kind: PieceKind,
        /// How many.
        count: usize,
    },
    /// The ends of a piece, and all dots of a triangle, rest on the level below.
    #[error("board: the piece on {space} on level {level} does not rest on anything on {dot}")]
    NotResting {
        /// The space of its pünct.
        space: Space,
        /// Its level.
        level: u8,
        /// The dot that hangs in the air.
        dot: Space,
    },
    /// Below the pünct of a piece that has jumped is a dot of its own colour.
    #[error("board: below the pünct on {space} on level {level} is no dot of its own colour")]
    NotOnOwn {
        /// The space of the pünct.
        space: Space,
        /// The level of the piece.
        level: u8,
    },
    /// What is held could not be chosen.
    #[error("held: {0}")]
    Held(Illegal),
    /// The phase is another than what is held says.
    #[error("phase: {phase}, but with `{held}` held it is {}", .held.phase())]
    OtherPhase {
        /// The phase.
        phase: Phase,
        /// What is held.
        held: Held,
    },
}

impl Setup {
    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        let (pieces, side) = (Vec::new(), Color::White);
        Setup { variant, pieces, side, held: Held::Nothing, phase: Phase::Piece }
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let mut errors = self.count_errors();
        errors.extend(self.level_errors());
        let position = match errors.is_empty() {
            true => self.with_held().map_err(|error| errors.push(error)).ok(),
            false => None,
        };
        if self.phase != self.held.phase() {
            errors.push(SetupError::OtherPhase { phase: self.phase, held: self.held });
        }
        position.filter(|_| errors.is_empty()).ok_or(errors)
    }

    /// The pieces as the text lists them.
    pub(super) fn sorted(&self) -> Vec<Piece> {
        let mut pieces = self.pieces.clone();
        pieces.sort_unstable();
        pieces
    }

    fn count_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let same = |piece: &&Piece| (piece.color, piece.kind) == (color, kind);
                let count = self.pieces.iter().filter(same).count();
                if count > usize::from(kind.count()) {
                    errors.push(SetupError::TooMany { color, kind, count });
                }
            }
        }
        errors
    }

    /// The highest dot over a space below a level, with its colour.
    fn below(&self, space: Space, level: u8) -> Option<(u8, Color)> {
        self.pieces
            .iter()
            .filter(|piece| piece.level < level && piece.dots().contains(&space))
            .map(|piece| (piece.level, piece.color))
            .max_by_key(|(level, _)| *level)
    }

    fn level_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        let pieces = self.sorted();
        for (index, piece) in pieces.iter().enumerate() {
            let Piece { level, space, color, .. } = *piece;
            for dot in piece.dots() {
                let earlier = pieces[..index].iter().filter(|other| other.level == level);
                if earlier.into_iter().any(|other| other.dots().contains(&dot)) {
                    note(&mut errors, SetupError::TwoDots { space: dot, level });
                }
            }
            let height = |dot: Space| self.below(dot, level).map_or(0, |(height, _)| height);
            if let Some(dot) = piece.ends().find(|dot| height(*dot) + 1 != level) {
                note(&mut errors, SetupError::NotResting { space, level, dot });
            } else if level > 1 && self.below(space, level).is_none_or(|(_, below)| below != color)
            {
                note(&mut errors, SetupError::NotOnOwn { space, level });
            }
        }
        errors
    }

    /// The position of pieces that lie as they have to, with what is held.
    fn with_held(&self) -> Result<Position, SetupError> {
        let mut position = Position::of(self.variant, self.sorted(), self.side);
        let [first, second] = Action::of_held(self.held);
        for action in [first, second].into_iter().flatten() {
            position.play(action).map_err(SetupError::Held)?;
        }
        Ok(position)
    }
}

/// Every error is named once, however many pieces share it.
fn note(errors: &mut Vec<SetupError>, error: SetupError) {
    if !errors.contains(&error) {
        errors.push(error);
    }
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        Setup {
            variant: position.variant(),
            pieces: position.pieces_on_board().collect(),
            side: position.side(),
            held: position.held(),
            phase: position.phase(),
        }
    }
}
