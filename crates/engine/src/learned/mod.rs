//! Evaluations that were learnt from games.

mod inputs;
mod net;
mod traces;

pub use inputs::{GameJudge, GameNet, Learned, SetNet, WIDTH};
pub use net::{FINE, Net, NetError, ONE, Prepared, Shape, Sum, judged_by};
pub use traces::Traces;

#[cfg(test)]
mod tests;
