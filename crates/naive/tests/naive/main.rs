//! The slow rules from outside: vectors, walks and worked examples.
//!
//! One program for all of them: it is linked once.

mod dvonn_examples;
mod tzaar_examples;
mod vectors;
mod walks;
mod worked_examples;
mod zertz_examples;
