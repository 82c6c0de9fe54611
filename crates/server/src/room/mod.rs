//! The room of a game: a state machine without input or output, without a clock and without chance of its own.
//!
//! What comes in are requests, moments and the answers of the store ([`Input`]); what goes out are writes, messages and alarms
//! ([`Output`]). A [`Room`] can be thrown away at any moment and made anew from the store, on any node: it knows nothing
//! that is not written.
//!
//! From the inside out:
//! - [`Board`] is the game itself: a game, played in the turns that are sent and stored.
//! - [`Clock`] counts time from the moments that stand in the events.
//! - [`State`] is what all events of a game have led to.
//! - [`judge`] says what a request does in a state: events, or a reason why not. Whoever has loaded a game can use it; a worker that plays for the computer needs no room.
//! - [`Room`] adds who follows the game, and takes one request after another to the store and back.

mod board;
mod chance;
mod clock;
mod follow;
mod judge;
mod judge_offer;
mod machine;
mod state;
#[cfg(test)]
mod tests;

pub use board::{Board, BoardError, Played};
pub use chance::{commitment, seed};
pub use clock::{
    CLAIM_AFTER, Charge, Clock, FIRST_TURN, LAG_BANK, LAG_PER_TURN, LAG_REFILL, MORE_TIME,
};
pub use follow::Connection;
pub use judge::{Circumstances, Fresh, Verdict, begin, close, judge, judge_time};
pub(crate) use machine::shown;
pub use machine::{Input, Output, Room};
pub use state::{State, Unplayable};
