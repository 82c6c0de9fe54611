//! Why an action of DVONN is not allowed.

use thiserror::Error;

use super::{Phase, Space};

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// Moving while pieces are placed, or placing when they are.
    #[error("{}", now(*.0))]
    OtherPhase(Phase),
    /// Placing onto something.
    #[error("{0} is not empty")]
    OccupiedSpace(Space),
    /// Moving what is not there.
    #[error("{0} is empty")]
    EmptySpace(Space),
    /// A DVONN piece that is alone is nobody's.
    #[error("the DVONN piece on {0} is alone, and nobody moves it")]
    LoneDvonn(Space),
    /// Moving a stack that the opponent controls.
    #[error("the stack on {0} is the opponent's")]
    NotYourStack(Space),
    /// All six neighbours of the stack are occupied.
    #[error("the stack on {0} is surrounded and may not move")]
    Surrounded(Space),
    /// A stack moves by its height.
    #[error("the stack on {space} moves by {height}, not by {distance}")]
    WrongDistance {
        /// Where the stack stands.
        space: Space,
        /// How high it is.
        height: u8,
        /// How far it was to go.
        distance: u8,
    },
    /// A move ends on top of something.
    #[error("{0} is empty, and a stack has to end on another")]
    EmptyTarget(Space),
    /// Passing although there is a move.
    #[error("passing is allowed only to a player who has no move")]
    MustMove,
}

const fn now(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "the pieces are still being placed",
        Phase::Move => "all pieces are placed, and a stack is to be moved now",
    }
}
