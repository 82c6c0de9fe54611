//! Evaluations that were learnt from games.

mod net;
mod traces;

pub use net::{FINE, Net, NetError, ONE, Prepared, Shape, Sum};
pub use traces::Traces;

#[cfg(test)]
mod tests;
