//! A position: the best lines.

use std::io::{self, IsTerminal, Write};
use std::mem;

use anyhow::{Result, bail};
use gipfel_engine::{AnyEngine, Info, Limits, ScoredLine};
use gipfel_rules::{AnyAction, AnyPosition, Position, turn_texts};

use serde_json::{Value, json};

use super::evaluation::for_white;
use crate::interrupt::Interrupt;
use crate::terminal;

/// What fits on a terminal while the table is being brought up to date.
const NARROW: usize = 79;

/// Searches a position and prints the best lines; on a terminal again and again while it goes on.
pub(super) fn print(
    engine: &mut AnyEngine,
    position: &AnyPosition,
    limits: &Limits,
    as_json: bool,
    interrupt: &Interrupt,
) -> Result<()> {
    if position.outcome().is_some() {
        bail!("the game is over in this position");
    }
    let mut out = io::stdout().lock();
    let live = out.is_terminal() && !as_json && terminal::moves_the_cursor();
    let control = interrupt.control();
    let mut shown = 0;
    let mut written: io::Result<()> = Ok(());
    let report = engine.search(position, &[], limits, &control, &mut |info| {
        if live {
            let rows = rows(position, info);
            let drawn = redraw(&mut out, shown, &rows);
            shown = rows.len();
            written = mem::replace(&mut written, Ok(())).and(drawn);
        }
    });
    written?;
    if let Some(report) = report {
        if as_json {
            drop(out);
            return crate::json::print(&document(position, &report.info));
        }
        erase(&mut out, shown)?;
        for row in rows(position, &report.info) {
            writeln!(out, "{row}")?;
        }
    }
    Ok(())
}

/// The table: how far the search has come, then a line of play in each row.
fn rows(position: &AnyPosition, info: &Info<AnyAction>) -> Vec<String> {
    let mut rows = vec![
        format!(
            "{} to move, depth {} ({}), {} nodes",
            position.side(),
            info.depth,
            info.selective_depth,
            info.nodes
        ),
        "line   score  turns".to_owned(),
    ];
    rows.extend(info.lines.iter().zip(1..).map(|(line, number)| {
        let score = for_white(line.score, position.side()).to_string();
        format!("{number:4} {score:>7}  {}", turn_texts(position, &line.actions).join(" "))
    }));
    rows
}

fn document(position: &AnyPosition, info: &Info<AnyAction>) -> Value {
    let line = |line: &ScoredLine<AnyAction>| {
        json!({
            "score": crate::json::score(for_white(line.score, position.side())),
            "turns": turn_texts(position, &line.actions),
        })
    };
    json!({
        "position": position.to_string(),
        "depth": info.depth,
        "selectiveDepth": info.selective_depth,
        "nodes": info.nodes,
        "lines": info.lines.iter().map(line).collect::<Vec<_>>(),
    })
}

/// Writes rows in place of those that were written before.
fn redraw(out: &mut impl Write, shown: usize, rows: &[String]) -> io::Result<()> {
    erase(out, shown)?;
    for row in rows {
        let short: String = row.chars().take(NARROW).collect();
        writeln!(out, "{short}")?;
    }
    out.flush()
}

fn erase(out: &mut impl Write, rows: usize) -> io::Result<()> {
    if rows > 0 { write!(out, "\x1b[{rows}A\x1b[J") } else { Ok(()) }
}
