//! The app without a terminal: events as values, screens as text.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod desk;
mod files;
mod games;
mod learn;
mod linked;
mod mouse;
mod screens;
mod takeback;
mod typing;
