//! Any arrangement of a ZÈRTZ board, and what must hold for it to be a position.

use alloc::vec::Vec;

use thiserror::Error;

use super::board::{PLACES, Ring, group};
use super::position::Count;
use super::{Marble, Phase, Position, Variant};
use crate::Color;

/// What is on a place of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// A ring without a marble.
    Vacant,
    /// A ring with a marble.
    Marble(Marble),
    /// No ring.
    Missing,
}

/// An arrangement that need not be possible: what an editor holds, or what text says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Setup {
    /// The variant.
    pub variant: Variant,
    /// What is on each place, by [`Ring::index`]. What is behind the last ring of the board is missing.
    pub board: [Content; PLACES],
    /// The side to move.
    pub side: Color,
    /// The marbles in the pool, by [`Marble::index`].
    pub pool: [u8; Marble::COUNT],
    /// The marbles that White, that Black holds, by [`Marble::index`].
    pub held: [[u8; Marble::COUNT]; 2],
    /// What is to be done now.
    pub phase: Phase,
}

/// Why an arrangement is not a position.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SetupError {
    /// No marble is lost or added.
    #[error("board, pool, white and black: {count} {marble} marbles instead of {all}")]
    MarbleCount {
        /// Of which colour.
        marble: Marble,
        /// How many there are on the board, in the pool and held.
        count: u32,
        /// How many the variant has.
        all: u8,
    },
    /// Such a group would have been captured.
    #[error("board: the group of {0} has no vacant ring")]
    FullGroup(Ring),
    /// Nobody is to move when somebody has won.
    #[error("{}: a winning set of the player who is not to move", field(*.0))]
    OtherHasWon(Color),
    /// A game that is won goes no further.
    #[error("phase: {} holds a winning set, so the game is over", .0)]
    WonNotOver(Color),
    /// A game without rings goes no further.
    #[error("phase: no ring is left, so the game is over")]
    NoRingNotOver,
    /// A game without marbles to place goes no further.
    #[error("phase: no jump, and nobody has a marble to place, so the game is over")]
    DrawnNotOver,
    /// A finished game has a reason.
    #[error("phase: over, but nobody has won, and somebody can play")]
    NotOver,
    /// Jumps are compulsory.
    #[error("phase: place, but the marble on {0} can jump")]
    JumpInPlace(Ring),
    /// Jumping needs a jump.
    #[error("phase: jump, but no marble can")]
    NoJump,
    /// Removing needs a free ring.
    #[error("phase: remove, but no ring is free")]
    NoFreeRing,
    /// Before a ring is removed a marble was placed.
    #[error("phase: remove, but no marble can have been placed")]
    NothingPlaced,
    /// The marble that goes on.
    #[error("phase: a chain, but no marble is on {0}")]
    NoChainMarble(Ring),
    /// A chain that has ended.
    #[error("phase: a chain, but the marble on {0} cannot jump")]
    ChainEnded(Ring),
    /// A chain that goes on has captured something.
    #[error("phase: a chain, but {0} holds no marble")]
    NothingCaptured(Color),
}

/// The field in which a player's marbles are.
const fn field(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

impl Setup {
    /// The start of a game.
    pub fn start(variant: Variant) -> Setup {
        let mut board = [Content::Missing; PLACES];
        board[..variant.extent().count()].fill(Content::Vacant);
        Setup {
            variant,
            board,
            side: Color::White,
            pool: variant.marbles(),
            held: [[0; Marble::COUNT]; 2],
            phase: Phase::Place,
        }
    }

    /// The position, or everything that is wrong with the arrangement.
    pub fn validate(&self) -> Result<Position, Vec<SetupError>> {
        let position = self.unvalidated();
        let mut errors = self.count_errors(&position);
        errors.extend(group_errors(&position));
        errors.extend(end_errors(&position));
        errors.extend(phase_errors(&position));
        if errors.is_empty() { Ok(position) } else { Err(errors) }
    }

    fn count_errors(&self, position: &Position) -> Vec<SetupError> {
        let beside = |marble: Marble| {
            let counts = [self.pool, self.held[0], self.held[1]];
            counts.map(|counts| u32::from(counts[marble.index()])).iter().sum::<u32>()
        };
        let mut errors = Vec::new();
        for marble in Marble::ALL {
            let all = self.variant.marbles()[marble.index()];
            let count = position.marbles(marble).len() as u32 + beside(marble);
            if count != u32::from(all) {
                errors.push(SetupError::MarbleCount { marble, count, all });
            }
        }
        errors
    }

    fn unvalidated(&self) -> Position {
        let extent = self.variant.extent();
        let (mut rings, mut marbles) = (0, [0; Marble::COUNT]);
        for ring in extent.rings() {
            match self.board[ring.index()] {
                Content::Missing => continue,
                Content::Vacant => {}
                Content::Marble(marble) => marbles[marble.index()] |= ring.bit(),
            }
            rings |= ring.bit();
        }
        let mut position = Position {
            rings,
            marbles,
            key: 0,
            pool: self.pool,
            held: self.held,
            side: self.side,
            phase: self.phase,
            variant: self.variant,
        };
        position.key = position.compute_key();
        position
    }
}

/// Every group has a vacant ring.
fn group_errors(position: &Position) -> Vec<SetupError> {
    let mut errors = Vec::new();
    let (mut rest, vacant) = (position.rings, position.vacant_bits());
    while rest != 0 {
        let group = group(rest & rest.wrapping_neg(), position.rings);
        if group & vacant == 0 {
            let first = position.set(group).iter().min_by_key(|ring| ring.index());
            errors.extend(first.map(SetupError::FullGroup));
        }
        rest &= !group;
    }
    errors
}

/// A game is over when it is won or nothing can be played, and only then.
fn end_errors(position: &Position) -> Vec<SetupError> {
    let (side, other) = (position.side, position.side.other());
    let mut errors = Vec::new();
    if position.has_won(other) {
        errors.push(SetupError::OtherHasWon(other));
    }
    let (won, no_ring) = (position.has_won(side), position.rings == 0);
    let nothing = |color| !position.can_place(color);
    let drawn = !position.any_jump(u64::MAX) && nothing(side) && nothing(other);
    match position.phase {
        Phase::Over if !won && !no_ring && !drawn => errors.push(SetupError::NotOver),
        Phase::Over => {}
        _ if won => errors.push(SetupError::WonNotOver(side)),
        _ if no_ring => errors.push(SetupError::NoRingNotOver),
        Phase::Place if drawn => errors.push(SetupError::DrawnNotOver),
        _ => {}
    }
    errors
}

/// A phase without a decision is never shown.
fn phase_errors(position: &Position) -> Vec<SetupError> {
    let none: Count = [0; Marble::COUNT];
    let holds = position.held[position.side.index()] != none;
    let jumper = || position.can_jump().iter().min_by_key(|ring| ring.index());
    let mut errors = Vec::new();
    match position.phase {
        Phase::Place => errors.extend(jumper().map(SetupError::JumpInPlace)),
        Phase::Jump if jumper().is_none() => errors.push(SetupError::NoJump),
        Phase::Remove => {
            if position.free().is_empty() {
                errors.push(SetupError::NoFreeRing);
            }
            if position.occupied().is_empty() && !holds {
                errors.push(SetupError::NothingPlaced);
            }
        }
        Phase::JumpOn(ring) => {
            if position.marble(ring).is_none() {
                errors.push(SetupError::NoChainMarble(ring));
            } else if !position.any_jump(ring.bit()) {
                errors.push(SetupError::ChainEnded(ring));
            }
            if !holds {
                errors.push(SetupError::NothingCaptured(position.side));
            }
        }
        Phase::Jump | Phase::Over => {}
    }
    errors
}

impl From<&Position> for Setup {
    fn from(position: &Position) -> Setup {
        let mut board = [Content::Missing; PLACES];
        for ring in position.rings().iter() {
            board[ring.index()] = position.marble(ring).map_or(Content::Vacant, Content::Marble);
        }
        Setup {
            variant: position.variant,
            board,
            side: position.side,
            pool: position.pool,
            held: position.held,
            phase: position.phase,
        }
    }
}
