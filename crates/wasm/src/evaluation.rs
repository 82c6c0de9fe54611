//! Who is better, as data.

use serde::{Deserialize, Serialize};

use crate::colour::Colour;

/// A judgement of a position, from White's point of view: hundredths, or a player wins in so many turns.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct EvaluationView {
    /// More than 0 is better for White.
    pub hundredths: Option<i32>,
    /// Who wins.
    pub winner: Option<Colour>,
    /// In how many turns of his.
    pub turns: Option<u16>,
    /// How deep the search went.
    pub depth: Option<u16>,
}

/// A line that the engine found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct LineView {
    /// Who is better if it is played.
    pub evaluation: EvaluationView,
    /// The turns, the first by the mover. The last may be cut off inside.
    pub turns: Vec<String>,
}

/// How far a search has come.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct SearchView {
    /// How many turns ahead.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: f64,
    /// The time taken, in milliseconds.
    pub millis: f64,
    /// The best lines, best first.
    pub lines: Vec<LineView>,
}
