//! Records from outside: reading, writing, editing, and what is no record.
//!
//! One program for all of them: it is linked once.

mod common;
mod corpus;
mod edit;
mod formats;
mod game;
mod games;
mod hostile;
mod linked;
mod parse;
mod round_trip;
mod serde;
