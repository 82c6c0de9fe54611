//! The rules from outside: worked examples, vectors, laws, the second implementation.
//!
//! One program for all of them: it is linked once.

mod arguments;
mod bad_positions;
mod common;
mod contests;
mod corpus;
mod differential;
mod dvonn_differential;
mod dvonn_examples;
mod dvonn_positions;
mod game;
mod games;
mod gipf_examples;
mod gipf_plus_examples;
mod interface;
mod laws;
mod linked;
mod linked_differential;
mod perft;
mod properties;
mod punct_differential;
mod punct_examples;
mod punct_positions;
mod serde;
mod turns;
mod tzaar_differential;
mod tzaar_examples;
mod tzaar_positions;
mod yinsh_examples;
mod zertz_differential;
mod zertz_examples;
mod zertz_positions;
