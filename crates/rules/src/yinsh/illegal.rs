//! Why an action of YINSH is not allowed.

use thiserror::Error;

use super::{FiveInRow, Phase, Point};

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// The mover has something else to do first.
    #[error("{}", now(*.0))]
    OtherPhase(Phase),
    /// Placing or moving onto something.
    #[error("{0} is not empty")]
    OccupiedPoint(Point),
    /// Moving or removing what is not one's ring.
    #[error("there is no ring of the mover on {0}")]
    NotYourRing(Point),
    /// Rings are never passed.
    #[error("the ring on {0} is in the way")]
    RingInTheWay(Point),
    /// After jumping markers a ring stops on the first point behind them.
    #[error("a ring that jumps over markers stops right behind them, on {0}")]
    StopBehindMarkers(Point),
    /// A row is five markers of the mover's colour.
    #[error("{0} is no row of five markers of the mover's colour")]
    NotARow(FiveInRow),
    /// Passing although a ring can move.
    #[error("passing is allowed only when no ring of the mover can move")]
    MustMove,
    /// Not passing although no ring can move.
    #[error("no ring of the mover can move: he must pass")]
    MustPass,
}

const fn now(phase: Phase) -> &'static str {
    match phase {
        Phase::Place => "the rings are still being placed",
        Phase::ClearRow | Phase::ClaimRow => "a row is to be taken now",
        Phase::ClearRing | Phase::ClaimRing => "a ring is to be removed now",
        Phase::Move => "a ring is to be moved now",
    }
}
