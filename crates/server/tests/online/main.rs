//! The real server on a port of this machine, and real clients.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod archive;
mod faults;
mod hostile;
mod live;
mod meeting;
mod people;
mod silent;
mod table;
