//! `gipfel moves`: what may be played.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use gipfel_rules::{Notation, Position};
use serde_json::json;

/// Print the legal actions of a position, one per line, sorted
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel moves 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push'
  gipfel new yinsh | gipfel moves - --json")]
pub(crate) struct Arguments {
    /// The position in one argument, or `-` for the first line of standard input
    position: String,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let position = crate::input::position(&arguments.position)?;
    let mut texts: Vec<String> =
        position.actions().iter().map(|&action| position.action_text(action)).collect();
    texts.sort_unstable();
    if arguments.json {
        let position = position.to_string();
        crate::json::print(&json!({ "position": position, "actions": texts }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    for text in texts {
        writeln!(out, "{text}")?;
    }
    out.flush()?;
    Ok(ExitCode::SUCCESS)
}
