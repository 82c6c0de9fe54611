//! Evaluations that were learnt from games.

mod inputs;
mod net;
mod recipe;
mod traces;

pub use inputs::{GameJudge, GameNet, Learned, SetNet, WIDTH};
pub(crate) use inputs::{Nets, exchanged_sides, transposed};
pub use net::{FINE, Net, NetError, ONE, Prepared, Shape, Sum, judged_by};
pub use recipe::{Recipe, Round};
pub use traces::Traces;

#[cfg(test)]
mod tests;
