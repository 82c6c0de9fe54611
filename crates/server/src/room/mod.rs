//! The room of a game: a state machine without input or output, without a clock and without chance of its own.
//!
//! What comes in are requests, moments and the answers of the store ([`Input`]); what goes out are writes, messages and alarms
//! ([`Output`]). A [`Room`] can be thrown away at any moment and made anew from the store, on any node: it knows nothing
//! that is not written.
//!
//! - [`Fold`](gipfel_live::Fold) is what all events of a game have led to.
//! - [`judge`] says what a request does in a fold: events, or a reason why not. A worker that plays for the computer needs no room.
//! - [`Room`] adds who follows the game, and takes one request after another to the store and back.

mod follow;
mod judge;
mod judge_offer;
mod machine;
mod stored;
#[cfg(test)]
mod tests;

pub use follow::Connection;
pub use judge::{Circumstances, Fresh, Verdict, begin, close, judge, judge_time};
pub(crate) use machine::shown;
pub use machine::{Input, Output, Room};
pub use stored::{load, standing};
