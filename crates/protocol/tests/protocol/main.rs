//! The protocol from outside: sessions, messages, transcripts of the documentation.
//!
//! One program for all of them: it is linked once.

mod common;
mod corpus;
#[cfg(unix)]
mod driver;
mod hostile;
mod messages;
mod session;
mod strict;
mod transcripts;
