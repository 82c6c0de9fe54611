//! Any arrangement of a DVONN board, and what must hold for it to be a position.

use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

use super::board::{Space, SpaceSet, linked};
use super::{Phase, Position, Stack, Variant};
use crate::Color;

/// Pieces of each colour.
const PIECES: u8 = 23;
/// DVONN pieces.
const DVONN_PIECES: u8 = 3;

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// What stands on each space, by [`Space::index`].
    pub board: [Option<Stack>; Space::COUNT],
    /// The side to move.
    pub side: Color,
    /// Pieces still to be placed, White's and Black's.
    pub hand: [u8; 2],
    /// DVONN pieces still to be placed.
    pub dvonn_hand: u8,
    /// Whether pieces are placed or moved.
    pub phase: Phase,
}

/// The three kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// A piece of a player.
    Of(Color),
    /// A DVONN piece.
    Dvonn,
}

impl PieceKind {
    /// All kinds.
    pub const ALL: [PieceKind; 3] =
        [PieceKind::Of(Color::White), PieceKind::Of(Color::Black), PieceKind::Dvonn];

    /// How many pieces of the kind there are.
    pub const fn count(self) -> u8 {
        match self {
            PieceKind::Of(_) => PIECES,
            PieceKind::Dvonn => DVONN_PIECES,
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PieceKind::Of(Color::White) => "white",
            PieceKind::Of(Color::Black) => "black",
            PieceKind::Dvonn => "DVONN",
        })
    }
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// Stacks come about by moving.
    #[error("board: a stack of {height} on {space} while pieces are being placed")]
    StackInPlace {
        /// Where it stands.
        space: Space,
        /// Its height.
        height: u8,
    },
    /// While pieces are placed, those on the board and those in hand are all there are.
    #[error("board and hand: {count} {kind} pieces instead of {}", .kind.count())]
    PieceCount {
        /// Which pieces.
        kind: PieceKind,
        /// How many.
        count: u32,
    },
    /// The DVONN pieces are placed first.
    #[error("hand: {0} DVONN pieces, with white or black ones on the board already")]
    DvonnInHand(u8),
    /// Placing without a piece.
    #[error("phase: place, but {0} has nothing to place")]
    NothingToPlace(Color),
    /// Pieces are moved when all are placed.
    #[error("hand: {count} {kind} pieces in phase move")]
    PiecesInHand {
        /// Which pieces.
        kind: PieceKind,
        /// How many.
        count: u8,
    },
    /// On top of every stack is a piece of its own.
    #[error("board: {color} controls {stacks} stacks, more than {PIECES}")]
    TooManyStacks {
        /// Whose stacks.
        color: Color,
        /// How many.
        stacks: usize,
    },
    /// There are 49 pieces in all.
    #[error("board: {0} pieces, more than 49")]
    TooManyPieces(u32),
    /// Three DVONN pieces stand on three spaces at most.
    #[error("board: DVONN pieces on {0} spaces, more than 3")]
    TooManyDvonnSpaces(usize),
    /// No DVONN piece ever leaves the board.
    #[error(
        "board: room for {room} DVONN pieces, alone or below the tops of stacks with `D`, instead of 3"
    )]
    DvonnMissing {
        /// How many there can be.
        room: u32,
    },
    /// Stacks without contact are removed at once.
    #[error("board: no contact with a DVONN piece on {0}")]
    NoContact(SpaceSet),
}

impl Setup {
    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        Setup {
            variant,
            board: [None; Space::COUNT],
            side: Color::White,
            hand: [PIECES; 2],
            dvonn_hand: DVONN_PIECES,
            phase: Phase::Place,
        }
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let errors = match self.phase {
            Phase::Place => self.place_errors(),
            Phase::Move => self.move_errors(),
        };
        if errors.is_empty() { Ok(self.unvalidated()) } else { Err(errors) }
    }

    fn stacks(&self) -> impl Iterator<Item = (Space, Stack)> {
        Space::all().filter_map(|space| Some((space, self.board[space.index()]?)))
    }

    /// The stacks that a player controls, or the lone DVONN pieces.
    fn count(&self, kind: PieceKind) -> usize {
        let color = match kind {
            PieceKind::Of(color) => Some(color),
            PieceKind::Dvonn => None,
        };
        self.stacks().filter(|(_, stack)| stack.color() == color).count()
    }

    const fn hand_of(&self, kind: PieceKind) -> u8 {
        match kind {
            PieceKind::Of(color) => self.hand[color.index()],
            PieceKind::Dvonn => self.dvonn_hand,
        }
    }

    fn place_errors(&self) -> Vec<SetupError> {
        let mut errors: Vec<SetupError> = self
            .stacks()
            .filter(|(_, stack)| stack.height() > 1)
            .map(|(space, stack)| SetupError::StackInPlace { space, height: stack.height() })
            .collect();
        // Whose the covered pieces are nobody knows, so that they cannot be counted.
        if errors.is_empty() {
            for kind in PieceKind::ALL {
                let count = self.count(kind) as u32 + u32::from(self.hand_of(kind));
                if count != u32::from(kind.count()) {
                    errors.push(SetupError::PieceCount { kind, count });
                }
            }
        }
        let colored = Color::ALL.into_iter().any(|color| self.count(PieceKind::Of(color)) > 0);
        if self.dvonn_hand > 0 && colored {
            errors.push(SetupError::DvonnInHand(self.dvonn_hand));
        }
        if self.dvonn_hand == 0 && self.hand[self.side.index()] == 0 {
            errors.push(SetupError::NothingToPlace(self.side));
        }
        errors
    }

    fn move_errors(&self) -> Vec<SetupError> {
        let mut errors = Vec::new();
        for kind in PieceKind::ALL {
            let count = self.hand_of(kind);
            if count > 0 {
                errors.push(SetupError::PiecesInHand { kind, count });
            }
        }
        for color in Color::ALL {
            let stacks = self.count(PieceKind::Of(color));
            if stacks > usize::from(PIECES) {
                errors.push(SetupError::TooManyStacks { color, stacks });
            }
        }
        let pieces = self.stacks().map(|(_, stack)| u32::from(stack.height())).sum();
        if pieces > u32::from(Stack::HIGHEST) {
            errors.push(SetupError::TooManyPieces(pieces));
        }
        let with_dvonn = || self.stacks().filter(|(_, stack)| stack.has_dvonn());
        if with_dvonn().count() > usize::from(DVONN_PIECES) {
            errors.push(SetupError::TooManyDvonnSpaces(with_dvonn().count()));
        }
        let room = with_dvonn().map(|(_, stack)| room_for_dvonn(stack)).sum();
        if room < u32::from(DVONN_PIECES) {
            errors.push(SetupError::DvonnMissing { room });
        }
        let set = |stacks: &mut dyn Iterator<Item = (Space, Stack)>| -> SpaceSet {
            stacks.map(|(space, _)| space).collect()
        };
        let (occupied, seeds) = (set(&mut self.stacks()).0, set(&mut with_dvonn()).0);
        let lost = occupied & !linked(seeds, occupied);
        if lost != 0 {
            errors.push(SetupError::NoContact(SpaceSet::new(lost)));
        }
        errors
    }

    fn unvalidated(&self) -> Position {
        let mut position =
            Position { hand: self.hand, dvonn_hand: self.dvonn_hand, ..Position::EMPTY };
        for (space, stack) in self.stacks() {
            position.put(space, stack);
        }
        position.set_turn(self.side, self.phase);
        position
    }
}

/// How many DVONN pieces a stack that has some can hold: a lone one is one, others are below the top.
fn room_for_dvonn(stack: Stack) -> u32 {
    match stack.color() {
        None => 1,
        Some(_) => u32::from(stack.height()) - 1,
    }
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
            dvonn_hand: position.dvonn_hand,
            phase: position.phase,
        }
    }
}
