//! A position: the best lines.

use std::io::{self, IsTerminal, Write};

use anyhow::{Result, bail};
use gipfel_engine::{AnyEngine, Info, Limits, StopSwitch, SystemControl};
use gipfel_rules::{AnyAction, AnyPosition, Position, turn_texts};

use super::judgement::for_white;

/// What fits on a terminal while the table is being brought up to date.
const NARROW: usize = 79;

/// Searches a position and prints the best lines; on a terminal again and again while it goes on.
pub(super) fn print(engine: &mut AnyEngine, position: &AnyPosition, limits: &Limits) -> Result<()> {
    if position.outcome().is_some() {
        bail!("the game is over in this position");
    }
    let mut out = io::stdout().lock();
    let live = out.is_terminal();
    let switch = StopSwitch::new();
    let control = SystemControl::new(&switch);
    let mut shown = 0;
    let mut written: io::Result<()> = Ok(());
    let report = engine.search(position, &[], limits, &control, &mut |info| {
        if live {
            let rows = rows(position, info);
            let drawn = redraw(&mut out, shown, &rows);
            shown = rows.len();
            if let Err(error) = drawn {
                written = Err(error);
                switch.stop();
            }
        }
    });
    written?;
    if let Some(report) = report {
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
