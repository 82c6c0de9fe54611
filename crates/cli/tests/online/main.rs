//! The real program as several processes: nodes that die, a worker beside them, backups while they serve, a bot.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod bot;
mod cluster;
mod crash;
#[cfg(unix)]
mod examples;
mod keeping;
mod tls;

use std::path::Path;
use std::process::Command;

use gipfel_client::load::Process;

const PROGRAM: &str = env!("CARGO_BIN_EXE_gipfel");

/// A node of the real program.
fn node(database: &str) -> Process {
    Process::start(Path::new(PROGRAM), database).unwrap()
}

fn gipfel() -> Command {
    Command::new(PROGRAM)
}
