//! Evaluations that were learnt from games.

mod net;

pub use net::{FINE, Net, NetError, ONE, Prepared, Shape, Sum};

#[cfg(test)]
mod tests;
