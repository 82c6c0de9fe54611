//! Noticing that a game goes round in circles.
//!
//! The rules themselves never end a game by repetition. Whoever runs a game (a server, a match, two people) ends it as a
//! draw when the same position occurs for the third time at the start of a main phase.

use std::collections::HashMap;

use crate::{DRAW_AFTER, Position, Stage};

/// Counts the positions of a game at the start of main phases.
#[derive(Clone, Debug, Default)]
pub struct Repetition<P: Position> {
    counts: HashMap<P, u32>,
}

impl<P: Position> Repetition<P> {
    /// Nothing has occurred yet.
    pub fn new() -> Repetition<P> {
        Repetition { counts: HashMap::new() }
    }

    /// Notes the position reached; true if the game is a draw now. Positions inside a turn and finished games do not count.
    pub fn record(&mut self, position: &P) -> bool {
        if position.stage() != Stage::Main || position.outcome().is_some() {
            return false;
        }
        let count = self.counts.entry(position.clone()).or_insert(0);
        *count += 1;
        *count >= DRAW_AFTER
    }

    /// How often a position has occurred.
    pub fn count(&self, position: &P) -> u32 {
        self.counts.get(position).copied().unwrap_or(0)
    }
}
