//! Why a decision of a linked game is not allowed.

use thiserror::Error;

use crate::{AnyIllegal, gipf_plus};

/// The rule that forbids a decision.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// The rules of the main game forbid it.
    #[error(transparent)]
    Main(#[from] gipf_plus::Illegal),
    /// The rules of the contest forbid it.
    #[error(transparent)]
    Contest(AnyIllegal),
    /// A declared use waits for the opponent's answer.
    #[error("the declared use has to be accepted or challenged first")]
    AnswerFirst,
    /// There is nothing to accept or to challenge.
    #[error("no use of a potential waits for an answer")]
    NothingDeclared,
    /// The contest comes first.
    #[error("the contest has to be decided first")]
    ContestFirst,
    /// There is no contest.
    #[error("no contest is under way")]
    NoContest,
    /// The contest is over; its result is all that is left to say.
    #[error("the contest is over")]
    ContestOver,
    /// Dice, coin or game say otherwise.
    #[error("the contest was {}", if *.won { "won" } else { "lost" })]
    OtherResult {
        /// Whether the user has won it.
        won: bool,
    },
    /// Nobody gives himself the contest.
    #[error("the contest is not decided, and only the one who begins a turn can give it up")]
    NotDecided,
}
