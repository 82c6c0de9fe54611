//! Answers for programs: one JSON document on standard output.

use std::io::{self, Write};

use anyhow::Result;
use gipfel_engine::Score;
use gipfel_rules::{Color, Outcome};
use serde_json::{Value, json};

/// Writes a document.
pub(crate) fn print(document: &Value) -> Result<()> {
    let mut out = io::stdout().lock();
    serde_json::to_writer_pretty(&mut out, document).map_err(io::Error::from)?;
    writeln!(out)?;
    Ok(())
}

/// Whose turn it is, as in position text: `"w"` or `"b"`.
pub(crate) fn side(color: Color) -> Value {
    Value::from(color.letter().to_string())
}

/// Who won: `"w"`, `"b"`, `"draw"`, or null.
pub(crate) fn result(outcome: Option<Outcome>) -> Value {
    outcome.map_or(Value::Null, |outcome| Value::from(outcome.to_string()))
}

/// A score from White's side: hundredths of a unit, or the turns of the winner to a win, negative for Black.
pub(crate) fn score(score: Score) -> Value {
    match score.forced_moves() {
        Some(moves) => json!({ "mate": moves }),
        None => json!({ "hundredths": score.value() }),
    }
}

/// A number as people would round it; what is infinite is null.
pub(crate) fn rounded(number: f64) -> Value {
    Value::from((number * 1e6).round() / 1e6)
}
