//! `gipfel apply`: play actions or turns.

use std::io::Write;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use gipfel_rules::{AnyPosition, Notation, Position, TurnStatus, parse_turn};
use serde_json::json;

/// Play actions and print the position they lead to
///
/// Prints the position, then a line `result w`, `result b`, `result draw`, or `result -` while the game is on.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel apply 'gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push' e1-e3 e9-e7
  gipfel apply 'gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push' 'c1-c5;xc2,c3,c4,c5' --json")]
pub(crate) struct Arguments {
    /// The position in one argument, or `-` for the first line of standard input
    position: String,

    /// Single actions, or the decisions of a turn joined by `;`
    #[arg(required = true, value_name = "ACTION")]
    actions: Vec<String>,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut position = crate::input::position(&arguments.position)?;
    for (number, text) in arguments.actions.iter().enumerate() {
        apply(&mut position, text).with_context(|| format!("action {}", number + 1))?;
    }
    if arguments.json {
        let (text, result) = (position.to_string(), crate::json::result(position.outcome()));
        crate::json::print(&json!({ "position": text, "result": result }))?;
        return Ok(ExitCode::SUCCESS);
    }
    let mut out = std::io::stdout().lock();
    match position.outcome() {
        Some(outcome) => writeln!(out, "{position}\nresult {outcome}")?,
        None => writeln!(out, "{position}\nresult -")?,
    }
    Ok(ExitCode::SUCCESS)
}

/// Plays one action exactly as it is written, or a turn, in which an ending `done` may be left out.
fn apply(position: &mut AnyPosition, text: &str) -> Result<()> {
    if !text.contains(';') {
        let action = position.parse_action(text)?;
        position.play(action)?;
        return Ok(());
    }
    let mut turn = parse_turn(position, text)?;
    if turn.status() == TurnStatus::MayEnd
        && let Some(end) = turn.position().implied_end()
    {
        turn.push(end)?;
    }
    *position = turn.position().clone();
    Ok(())
}
