//! `gipfel record`: look at game records, check them, rewrite them.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;
use gipfel_record::{Reader, Reading, Record, result_text};
use gipfel_rules::{Position, turn_text};
use serde_json::{Map, Value, json};

use crate::report::{complain, printable};

/// Summarise, check or rewrite game records
///
/// Without an option, prints a line about each record.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel record games.txt
  gipfel record games.txt --check
  gipfel record --normalise < games.txt
  gipfel record games.txt --positions
  gipfel record games.txt --json")]
pub(crate) struct Arguments {
    /// The file; `-` or nothing is standard input
    file: Option<PathBuf>,

    /// Report the first fault of each record; exit with 1 if there is any
    #[arg(long, group = "what")]
    check: bool,

    /// Write the records in canonical form
    #[arg(long, group = "what")]
    normalise: bool,

    /// Print the position after every turn of each record, a blank line between records
    #[arg(long, group = "what")]
    positions: bool,

    /// Print a JSON array with the tags, the result and the turns of each record
    #[arg(long, group = "what")]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (name, text) = crate::input::source(arguments.file.as_deref())?;
    if arguments.check {
        return Ok(check(&name, &text));
    }
    if arguments.json {
        return print_json(&name, &text);
    }
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut number = 0;
    for reading in Reader::new(&text) {
        number += 1;
        let record = match reading.into_result() {
            Ok(record) => record,
            Err(error) => {
                out.flush()?;
                bail!("{name}: {error}");
            }
        };
        let first = number == 1;
        if arguments.normalise {
            let gap = if first { "" } else { "\n" };
            write!(out, "{gap}{record}")?;
        } else if arguments.positions {
            if !first {
                writeln!(out)?;
            }
            for step in record.main_line() {
                writeln!(out, "{}", step.after)?;
            }
        } else {
            writeln!(out, "{number}: {}", printable(&summary(&record)))?;
        }
    }
    out.flush()?;
    if number == 0 {
        bail!("{name}: there is no record");
    }
    Ok(ExitCode::SUCCESS)
}

/// All records as JSON; nothing is printed if one of them has a fault.
fn print_json(name: &str, text: &str) -> Result<ExitCode> {
    let mut documents = Vec::new();
    for reading in Reader::new(text) {
        let record = reading.into_result().map_err(|error| anyhow::anyhow!("{name}: {error}"))?;
        let tags: Map<String, Value> =
            record.tags().iter().map(|(name, value)| (name.into(), value.into())).collect();
        let turns = record.main_line().map(|step| {
            json!({
                "number": step.turn.number(),
                "side": crate::json::side(step.turn.mover()),
                "turn": turn_text(step.before, step.turn.actions()),
                "position": step.after.to_string(),
            })
        });
        documents.push(json!({
            "game": record.start().game().word(),
            "variant": record.start().variant(),
            "start": record.start().to_string(),
            "result": crate::json::result(record.result()),
            "turns": turns.collect::<Vec<_>>(),
            "tags": tags,
        }));
    }
    if documents.is_empty() {
        bail!("{name}: there is no record");
    }
    crate::json::print(&Value::from(documents))?;
    Ok(ExitCode::SUCCESS)
}

/// Reports the first fault of each record.
fn check(name: &str, text: &str) -> ExitCode {
    let (mut records, mut faults) = (0, 0);
    for Reading { error, .. } in Reader::new(text) {
        records += 1;
        if let Some(error) = error {
            faults += 1;
            complain(&format!("{name}: {error}"));
        }
    }
    if records == 0 {
        complain(&format!("{name}: there is no record"));
    }
    if records == 0 || faults > 0 { ExitCode::FAILURE } else { ExitCode::SUCCESS }
}

/// A record in one line: game, players, result, length.
fn summary(record: &Record) -> String {
    let player = |tag| record.tags().get(tag).unwrap_or("?");
    let main = record.main_line().count();
    let mut text = format!(
        "{} {}, {} – {}, {}, {}",
        record.start().game(),
        record.start().variant(),
        player("White"),
        player("Black"),
        result_text(record.result()),
        turns(main)
    );
    let others = record.turn_count() - main;
    if others > 0 {
        text += &format!(" and {others} in variations");
    }
    if !record.unfinished().is_empty() {
        text += ", a turn unfinished";
    }
    text
}

fn turns(count: usize) -> String {
    if count == 1 { "1 turn".to_owned() } else { format!("{count} turns") }
}
