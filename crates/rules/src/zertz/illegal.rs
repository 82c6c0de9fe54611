//! Why an action of ZÈRTZ is not allowed.

use thiserror::Error;

use super::{Marble, Ring};

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// Placing, removing or passing while a marble can jump.
    #[error("a marble can jump, so one has to")]
    MustJump,
    /// Anything but the next jump of a chain.
    #[error("the marble on {0} can jump again, so it has to")]
    MustJumpOn(Ring),
    /// Placing or jumping before a ring is removed.
    #[error("a ring has to be removed now")]
    MustRemove,
    /// Removing a ring before a marble is placed.
    #[error("a marble has to be placed first")]
    PlaceFirst,
    /// The ring was taken away.
    #[error("there is no ring on {0} any more")]
    MissingRing(Ring),
    /// Placing onto a marble, landing on one, or removing a ring from under one.
    #[error("there is a marble on {0}")]
    OccupiedRing(Ring),
    /// Placing a colour that the pool has not, as long as it has another.
    #[error("the pool has no {0} marble left")]
    NotInPool(Marble),
    /// Placing a colour that the player does not hold, when the pool is empty.
    #[error("the pool is empty, and you hold no {0} marble")]
    NotHeld(Marble),
    /// Nothing to place at all.
    #[error("you have no marble to place, so you have to pass")]
    NothingToPlace,
    /// Removing a ring that cannot be drawn out.
    #[error("{0} is not free: no two of its neighbours side by side are missing")]
    NotFree(Ring),
    /// Jumping with nothing.
    #[error("there is no marble on {0}")]
    NoMarble(Ring),
    /// Jumping over nothing.
    #[error("there is no marble on {over} to jump over")]
    NothingToJump {
        /// The ring that is jumped over.
        over: Ring,
    },
    /// Passing with something to place.
    #[error("passing is allowed only to a player without a marble to place")]
    PassWithMarbles,
}
