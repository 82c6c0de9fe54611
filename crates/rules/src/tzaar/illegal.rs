//! Why an action of TZAAR is not allowed.

use thiserror::Error;

use super::{Phase, PieceKind, Space};

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// Moving or passing while pieces are placed, or placing when they are.
    #[error("{}", now(*.0))]
    OtherPhase(Phase),
    /// Placing onto something.
    #[error("{0} is not empty")]
    OccupiedSpace(Space),
    /// Placing what is on the board already.
    #[error("no {0} is left to be placed")]
    NoneInHand(PieceKind),
    /// Moving what is not there.
    #[error("{0} is empty")]
    EmptySpace(Space),
    /// Moving a stack of the opponent.
    #[error("the stack on {0} is the opponent's")]
    NotYourStack(Space),
    /// Stacks never jump.
    #[error("the stack on {between} is in the way from {space} to {to}")]
    InTheWay {
        /// Where the stack that moves stands.
        space: Space,
        /// Where it was to go.
        to: Space,
        /// The first stack on its way.
        between: Space,
    },
    /// A move ends on another stack.
    #[error("{0} is empty, and a stack never stops there")]
    EmptyTarget(Space),
    /// Only stacks that are not higher are captured.
    #[error(
        "the stack on {target} has {target_height} pieces, and the one on {space} only {height}"
    )]
    TooHigh {
        /// Where the stack that moves stands.
        space: Space,
        /// How high it is.
        height: u8,
        /// Where the other stack stands.
        target: Space,
        /// How high that is.
        target_height: u8,
    },
    /// The first move of a turn is a capture.
    #[error("the stack on {0} is your own, and you have to capture first")]
    CaptureFirst(Space),
    /// Passing instead of the first move.
    #[error("passing is allowed only as the second move of a turn")]
    PassTooEarly,
}

const fn now(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "the pieces are still being placed",
        Phase::Capture | Phase::Second => "all pieces are placed, and a stack is to be moved now",
    }
}
