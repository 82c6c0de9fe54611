//! `gipfel engine`: the engine for other programs.

use std::io;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use gipfel_protocol::Session;

/// Run the engine for another program, by the Universal Game Interface
///
/// Reads commands from standard input and writes replies to standard output until `quit` or the end of the input, which
/// stops a search.
/// docs/PROTOCOL.md describes both.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel engine
  (echo position startpos; echo go movetime 500; sleep 1) | gipfel engine")]
pub(crate) struct Arguments {}

pub(crate) fn run(_: &Arguments) -> Result<ExitCode> {
    Session::run(io::stdin().lock(), io::stdout())?;
    Ok(ExitCode::SUCCESS)
}
