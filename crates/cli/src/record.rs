//! `gipfel record`: look at game records, check them, rewrite them.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_record::{Reader, Reading, Record, result_text};
use gipfel_rules::Position;

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
  gipfel record games.txt --positions")]
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
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (name, text) = read(arguments.file.as_deref())?;
    if arguments.check {
        return Ok(check(&name, &text));
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

/// The name of the source, for messages, and its text.
fn read(file: Option<&Path>) -> Result<(String, String)> {
    let mut bytes = Vec::new();
    let name = match file {
        Some(file) if file != Path::new("-") => {
            let name = file.display().to_string();
            bytes = fs::read(file).with_context(|| name.clone())?;
            name
        }
        _ => {
            let name = "standard input".to_owned();
            io::stdin().lock().read_to_end(&mut bytes).with_context(|| name.clone())?;
            name
        }
    };
    let text = String::from_utf8(bytes).map_err(|error| {
        let at = error.utf8_error().valid_up_to();
        anyhow::anyhow!("{name}: not text in UTF-8, at byte {}", at + 1)
    })?;
    Ok((name, text))
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
