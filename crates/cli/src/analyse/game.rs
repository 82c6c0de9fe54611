//! A game: what every turn was worth.

use std::fs;
use std::io::{self, Write};
use std::path::Path;

use anyhow::{Context, Result};
use gipfel_engine::{AnyEngine, Limits};
use gipfel_record::{Record, Step, result_text};
use gipfel_render::{Graph, GraphPoint, Theme, graph};
use gipfel_rules::{Color, Position, turn_text};

use serde_json::{Value, json};

use super::evaluation::{Evaluation, Verdict};
use crate::interrupt::Interrupt;
use crate::report::{complain, printable};

/// A turn with what the engine thinks before and after it.
struct EvaluatedTurn {
    name: String,
    number: u32,
    mover: Color,
    played: String,
    /// What would have been better; none if the turn lost nothing.
    best: Option<String>,
    before: Verdict,
    after: Verdict,
    /// How much of the prospects the mover gained; less than nothing, if he lost some.
    swing: f64,
}

impl EvaluatedTurn {
    /// The swing in percent, as it is shown.
    fn percent(&self) -> i32 {
        (self.swing * 100.0).round() as i32
    }
}

/// A turn that gives away this much of the prospects, and more than all but a few, is a turning point.
const TURNING: f64 = 0.1;
/// So many are named.
const MOST_TURNING: usize = 5;

/// Evaluates the main line of a record, prints the table and the turning points or a document with both, and draws the graph;
/// as far as it comes, if it is interrupted.
pub(super) fn print(
    engine: &mut AnyEngine,
    record: &Record,
    limits: &Limits,
    picture: Option<(&Path, Theme)>,
    as_json: bool,
    interrupt: &Interrupt,
) -> Result<()> {
    let mut out: Box<dyn Write> =
        if as_json { Box::new(io::sink()) } else { Box::new(io::stdout().lock()) };
    let title = title(record);
    writeln!(out, "{}", printable(&title))?;
    let steps: Vec<Step<'_>> = record.main_line().collect();
    let texts = steps.iter().map(|step| turn_text(step.before, step.turn.actions()));
    let width = texts.map(|text| text.chars().count()).max().unwrap_or(0).max(6);
    let game_to = |node| record.game_to(node).expect("the node is one of the record");
    let game = game_to(Record::ROOT);
    let mut before = Evaluation::new(engine, &game, limits, interrupt);
    let start = before.verdict;
    writeln!(out, "turn     {:width$}    score   swing  better", "played")?;
    writeln!(out, "start    {:width$}  {start:>7}", "")?;
    let mut turns = Vec::with_capacity(steps.len());
    for step in &steps {
        let after = Evaluation::new(engine, &game_to(step.id), limits, interrupt);
        // What was interrupted is no evaluation.
        if interrupt.is_wanted() {
            break;
        }
        let turn = evaluated(step, &before, &after);
        let swing = format!("{:+} %", turn.percent());
        let row = format!(
            "{:8} {:width$}  {:>7}  {swing:>6}  {}",
            turn.name,
            turn.played,
            turn.after,
            turn.best.as_deref().unwrap_or_default()
        );
        writeln!(out, "{}", row.trim_end())?;
        out.flush()?;
        turns.push(turn);
        before = after;
    }
    let turning = turning_points(&turns);
    write_turning_points(&mut out, &turns, &turning)?;
    drop(out);
    if as_json {
        crate::json::print(&document(record, start, &turns, &turning))?;
    }
    if let Some((file, theme)) = picture {
        let picture = draw(record, start, &turns, &turning, theme, title);
        fs::write(file, picture).with_context(|| file.display().to_string())?;
    }
    if turns.len() < steps.len() {
        complain(&format!("interrupted: {} of {} turns", turns.len(), steps.len()));
    }
    Ok(())
}

fn document(record: &Record, start: Verdict, turns: &[EvaluatedTurn], turning: &[usize]) -> Value {
    let turns = turns.iter().zip(0..).map(|(turn, place)| {
        json!({
            "number": turn.number,
            "side": crate::json::side(turn.mover),
            "turn": turn.played,
            "score": turn.after.document(),
            "swing": crate::json::rounded(turn.swing),
            "better": turn.best,
            "isTurningPoint": turning.contains(&place),
        })
    });
    json!({
        "game": record.start().game().word(),
        "variant": record.start().variant(),
        "white": record.tags().get("White"),
        "black": record.tags().get("Black"),
        "result": crate::json::result(record.result()),
        "start": start.document(),
        "turns": turns.collect::<Vec<_>>(),
    })
}

fn title(record: &Record) -> String {
    let player = |tag| record.tags().get(tag).unwrap_or("?");
    let start = record.start();
    format!(
        "{} {}, {} – {}, {}",
        start.game(),
        start.variant(),
        player("White"),
        player("Black"),
        result_text(record.result())
    )
}

fn evaluated(step: &Step<'_>, before: &Evaluation, after: &Evaluation) -> EvaluatedTurn {
    let mover = step.turn.mover();
    let number = step.turn.number();
    let swing = after.verdict.chance_of(mover) - before.verdict.chance_of(mover);
    let other = before.best != step.turn.actions() && !before.best.is_empty();
    let mut turn = EvaluatedTurn {
        name: format!("{number}{}", if mover == Color::White { "." } else { "..." }),
        number,
        mover,
        played: turn_text(step.before, step.turn.actions()),
        best: None,
        before: before.verdict,
        after: after.verdict,
        swing,
    };
    // Next to a turn that gained something, or lost nothing that can be seen, nothing was better.
    if other && turn.percent() < 0 {
        turn.best = Some(turn_text(step.before, &before.best));
    }
    turn
}

/// The turns that gave most away, in the order they were played.
fn turning_points(turns: &[EvaluatedTurn]) -> Vec<usize> {
    let mut points: Vec<usize> = (0..turns.len())
        .filter(|&index| turns[index].swing <= -TURNING && turns[index].best.is_some())
        .collect();
    points.sort_by(|&one, &other| turns[one].swing.total_cmp(&turns[other].swing));
    points.truncate(MOST_TURNING);
    points.sort_unstable();
    points
}

fn write_turning_points(
    out: &mut impl Write,
    turns: &[EvaluatedTurn],
    points: &[usize],
) -> io::Result<()> {
    if points.is_empty() {
        return writeln!(out, "\nNo turning point: no turn gave away {:.0} %.", TURNING * 100.0);
    }
    writeln!(out, "\nTurning points")?;
    for turn in points.iter().map(|&index| &turns[index]) {
        writeln!(
            out,
            "{:8} {} gives away {} % ({} instead of {}); better is {}",
            turn.name,
            turn.played,
            -turn.percent(),
            turn.after,
            turn.before,
            turn.best.as_deref().unwrap_or_default()
        )?;
    }
    Ok(())
}

fn draw(
    record: &Record,
    start: Verdict,
    turns: &[EvaluatedTurn],
    turning: &[usize],
    theme: Theme,
    caption: String,
) -> String {
    let first = GraphPoint { number: 0, chance: start.chance(), turning: false };
    let others = turns.iter().enumerate().map(|(index, turn)| GraphPoint {
        number: turn.number,
        chance: turn.after.chance(),
        turning: turning.contains(&index),
    });
    graph(&Graph {
        game: record.start().game(),
        theme,
        points: std::iter::once(first).chain(others).collect(),
        caption,
    })
}
