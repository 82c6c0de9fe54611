//! Any arrangement of a TZAAR board, and what must hold for it to be a position.

use alloc::vec::Vec;

use thiserror::Error;

use super::board::Space;
use super::{Phase, PieceKind, Position, Stack, Variant};
use crate::Color;
use crate::gipf::board::radius;

/// The pieces of a player, by kind.
const ALL_PIECES: [u8; PieceKind::COUNT] =
    [PieceKind::Tzaar.count(), PieceKind::Tzarra.count(), PieceKind::Tott.count()];

const NO_PIECES: [u8; PieceKind::COUNT] = [0; PieceKind::COUNT];

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// What stands on each space, by [`Space::index`].
    pub board: [Option<Stack>; Space::COUNT],
    /// The side to move.
    pub side: Color,
    /// Pieces still to be placed, White's and Black's, by [`PieceKind::index`].
    pub hand: [[u8; PieceKind::COUNT]; 2],
    /// What is to be done now.
    pub phase: Phase,
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Pieces are placed in the tournament game only.
    #[error("phase: place in the standard variant")]
    PlaceInStandard,
    /// Stacks come about by moving.
    #[error("board: a stack of {height} on {space} while pieces are being placed")]
    StackInPlace {
        /// Where it stands.
        space: Space,
        /// Its height.
        height: u8,
    },
    /// While pieces are placed, those on the board and those in hand are all there are.
    #[error("board and hand: {count} {color} {kind} pieces instead of {}", .kind.count())]
    PieceCount {
        /// Whose pieces.
        color: Color,
        /// Which pieces.
        kind: PieceKind,
        /// How many.
        count: u32,
    },
    /// Placing without a piece.
    #[error("phase: place, but {0} has nothing to place")]
    NothingToPlace(Color),
    /// Stacks are moved when all pieces are placed.
    #[error("hand: {0} has pieces to place, but the phase is not place")]
    PiecesInHand(Color),
    /// On top of every stack is a piece of its own.
    #[error("board: {count} stacks of {color} with a {kind} on top, more than {}", .kind.count())]
    TooManyOfKind {
        /// Whose stacks.
        color: Color,
        /// Of which kind.
        kind: PieceKind,
        /// How many.
        count: u32,
    },
    /// Each player has 30 pieces.
    #[error("board: {count} pieces of {color}, more than {}", Stack::HIGHEST)]
    TooManyPieces {
        /// Whose pieces.
        color: Color,
        /// How many.
        count: u32,
    },
    /// A game is over as soon as one player lacks a kind.
    #[error("board: White has no {} and Black no {}", .0[0], .0[1])]
    BothLack([PieceKind; 2]),
    /// Every move leaves an empty space.
    #[error("phase: second, but no space is empty")]
    NoEmptySpace,
}

impl Setup {
    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        let (board, pieces, phase) = match variant {
            Variant::Standard => {
                let board =
                    core::array::from_fn(|index| Some(fixed_piece(Space::from_index(index))));
                (board, NO_PIECES, Phase::Capture)
            }
            Variant::Tournament => ([None; Space::COUNT], ALL_PIECES, Phase::Place),
        };
        Setup { variant, board, side: Color::White, hand: [pieces; 2], phase }
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let errors = match self.phase {
            Phase::Place => self.place_errors(),
            Phase::Capture | Phase::Second => self.move_errors(),
        };
        if errors.is_empty() { Ok(self.unvalidated()) } else { Err(errors) }
    }

    fn stacks(&self) -> impl Iterator<Item = (Space, Stack)> {
        Space::all().filter_map(|space| Some((space, self.board[space.index()]?)))
    }

    /// How many stacks of a player have a piece of a kind on top.
    fn count(&self, color: Color, kind: PieceKind) -> u32 {
        let own = |(_, stack): &(Space, Stack)| (stack.color(), stack.kind()) == (color, kind);
        self.stacks().filter(own).count() as u32
    }

    fn place_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        if self.variant == Variant::Standard {
            errors.push(SetupError::PlaceInStandard);
        }
        let high = self.stacks().filter(|(_, stack)| stack.height() > 1);
        let high: Vec<SetupError> = high
            .map(|(space, stack)| SetupError::StackInPlace { space, height: stack.height() })
            .collect();
        // Of which kind covered pieces are nobody knows, so that they cannot be counted.
        if high.is_empty() {
            for color in Color::ALL {
                for kind in PieceKind::ALL {
                    let in_hand = u32::from(self.hand[color.index()][kind.index()]);
                    let count = self.count(color, kind) + in_hand;
                    if count != u32::from(kind.count()) {
                        errors.push(SetupError::PieceCount { color, kind, count });
                    }
                }
            }
        }
        errors.extend(high);
        if self.hand[self.side.index()] == NO_PIECES {
            errors.push(SetupError::NothingToPlace(self.side));
        }
        errors
    }

    fn move_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        for color in Color::ALL {
            if self.hand[color.index()] != NO_PIECES {
                errors.push(SetupError::PiecesInHand(color));
            }
        }
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                let count = self.count(color, kind);
                if count > u32::from(kind.count()) {
                    errors.push(SetupError::TooManyOfKind { color, kind, count });
                }
            }
            let own = self.stacks().filter(|(_, stack)| stack.color() == color);
            let count = own.map(|(_, stack)| u32::from(stack.height())).sum();
            if count > u32::from(Stack::HIGHEST) {
                errors.push(SetupError::TooManyPieces { color, count });
            }
        }
        let lacks = |color| PieceKind::ALL.into_iter().find(|&kind| self.count(color, kind) == 0);
        if let [Some(white), Some(black)] = Color::ALL.map(lacks) {
            errors.push(SetupError::BothLack([white, black]));
        }
        if self.phase == Phase::Second && self.board.iter().all(Option::is_some) {
            errors.push(SetupError::NoEmptySpace);
        }
        errors
    }

    fn unvalidated(&self) -> Position {
        let mut position = Position::empty(self.variant);
        position.hand = self.hand;
        for (space, stack) in self.stacks() {
            position.put(space, stack);
        }
        position.set_turn(self.side, self.phase);
        position
    }
}

/// The fixed arrangement: Totts around the hole, then a ring of Tzaars, one of Tzarras, and Totts on the edge. Each player
/// holds three of the six sectors, which begin at the corners of the rings.
fn fixed_piece(space: Space) -> Stack {
    let (q, r) = space.coordinates();
    let kind = match radius((q, r)) {
        2 => PieceKind::Tzaar,
        3 => PieceKind::Tzarra,
        _ => PieceKind::Tott,
    };
    // Of the six sectors, clockwise from the one that begins at the top corner, every other is Black's.
    let black = (q >= 0 && r > q) || (q > 0 && r <= 0) || (q <= r && r < 0);
    Stack::single(if black { Color::Black } else { Color::White }, kind)
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut board = [None; Space::COUNT];
        for space in Space::all() {
            board[space.index()] = position.stack(space);
        }
        Setup {
            variant: position.variant(),
            board,
            side: position.side,
            hand: position.hand,
            phase: position.phase,
        }
    }
}
