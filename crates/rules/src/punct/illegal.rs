//! Why an action of PÜNCT is not allowed.

use thiserror::Error;

use super::{Direction, Phase, PieceKind, Space};

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// The three decisions of a turn come one after the other.
    #[error("{}", now(*.0))]
    OtherPhase(Phase),
    /// All pieces of the kind are on the board.
    #[error("no {0} is left in the reserve")]
    NoneLeft(PieceKind),
    /// A new piece is laid flat on three empty spaces.
    #[error("there is no room for another {0}")]
    NoRoom(PieceKind),
    /// Moving what is not there.
    #[error("{0} is empty")]
    EmptySpace(Space),
    /// Moving a piece of the opponent.
    #[error("the piece on {0} is the opponent's")]
    NotYourPiece(Space),
    /// A piece is named by its pünct.
    #[error("the dot on {0} is no pünct")]
    NoPunct(Space),
    /// A piece may be moved only if nothing lies over it.
    #[error("something lies over the piece on {0}")]
    Covered(Space),
    /// There is no place for it.
    #[error("the piece on {0} cannot be put anywhere else")]
    Stuck(Space),
    /// A pünct goes along a line.
    #[error("{to} is not in line with {from}")]
    NotInLine {
        /// Where the pünct is.
        from: Space,
        /// Where it was to go.
        to: Space,
    },
    /// A new piece never lies on another.
    #[error("{0} is not empty, and a new piece never lies on another")]
    OccupiedSpace(Space),
    /// No piece is added in the central hexagon.
    #[error("{0} is in the central hexagon, where this piece must not be added")]
    CentralSpace(Space),
    /// After a jump there is a dot of the same colour below the pünct.
    #[error("the pünct would be over the opponent's dot on {0}")]
    OverOpponent(Space),
    /// In no direction the piece would lie as it has to.
    #[error("with its pünct on {0} the piece cannot lie in any direction")]
    NoDirection(Space),
    /// Half a turn changes nothing about a straight piece with its pünct in the middle.
    #[error("in {0} the piece lies as in the opposite direction, which is named instead")]
    HalfTurn(Direction),
    /// All dots lie on the board.
    #[error("in {0} a dot would not be on the board")]
    OffBoard(Direction),
    /// It has to lie otherwise than before.
    #[error("in {0} the piece lies already")]
    AsBefore(Direction),
    /// All three dots of a triangle, or the ends of another piece, lie on the same level, and nothing below its middle is higher.
    #[error("in {0} the piece would not lie level")]
    NotLevel(Direction),
    /// The pünct of a bridge may not hang over an empty space.
    #[error("in {0} there would be nothing below the pünct")]
    NothingBelow(Direction),
}

const fn now(phase: Phase) -> &'static str {
    match phase {
        Phase::Piece => "a piece has to be chosen first",
        Phase::Spot => "the space for the pünct has to be chosen now",
        Phase::Rotation => "the direction of the piece has to be chosen now",
    }
}
