//! Evaluations that were learnt from games.

mod inputs;
mod net;
mod recipe;
mod traces;

pub use inputs::{GameNet, Learned, PreparedGameNet, SetNet, WIDTH};
pub(crate) use inputs::{Nets, exchanged_sides, transposed};
pub use net::{FINE, Net, NetError, ONE, Prepared, Shape, Sum, weight_set_of};
pub use recipe::{Recipe, Round};
pub use traces::Traces;

#[cfg(test)]
mod tests;
