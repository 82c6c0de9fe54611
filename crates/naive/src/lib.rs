//! The rules of GIPF, YINSH, DVONN, TZAAR, ZÈRTZ, PÜNCT and GIPF with potentials a second time, slow and plain.
//!
//! This crate is written from the rules pages alone, with maps and lists and one rule after the
//! other, and shares no code with the fast implementation. Tests play both and compare. It is of no
//! other use: nothing here is quick.
//!
//! Each game is a module with a `State` of the same shape:
//!
//! ```
//! use gipfel_naive::gipf::{State, perft};
//!
//! let start = State::parse("gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push")?;
//! assert_eq!(start.actions().len(), 30);
//! let next = start.play("e1-e3")?;
//! assert_eq!(next.text(), "gipf basic p2P/5/6/PP4p/6/5/p2P b 11/12 -- push");
//! assert_eq!(next.result(), None);
//! assert_eq!(perft(&start, 2), 924);
//! # Ok::<(), String>(())
//! ```
//!
//! [`linked`] is the layer above them, [`AnyState`] picks the module by the first word of a position text.

mod any;
pub mod dvonn;
mod dvonn_board;
mod fields;
pub mod gipf;
mod gipf_board;
pub mod gipf_plus;
pub mod linked;
mod played;
pub mod punct;
mod punct_board;
mod side;
pub mod tzaar;
mod tzaar_board;
pub mod yinsh;
mod yinsh_board;
pub mod zertz;
mod zertz_board;

pub use any::{AnyState, perft};
