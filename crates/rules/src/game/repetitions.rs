//! Repetition in a game of which nothing else is kept.

use super::DRAW_AFTER;
use crate::{Key, Position, Stage};
use alloc::vec::Vec;

/// Counts how often positions occur at the start of main phases, for whoever plays very many games action by action and
/// has no need of a [`Game`](super::Game). The verdict is the same.
///
/// ```
/// use gipfel_rules::{Position, Repetitions, gipf};
///
/// let mut position = gipf::Position::new(gipf::Variant::Standard);
/// let mut repetitions = Repetitions::new(&position);
/// let (stage, action) = (position.stage(), position.actions()[0]);
/// position.play(action)?;
/// assert!(!repetitions.played(stage, &position), "the game is not drawn");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Repetitions {
    keys: Vec<Key>,
    /// A bit for some digits of each key: a new one, as almost all are, is not looked for among the others.
    seen: [u64; 8],
    /// Whether the main phase of the turn at hand has been counted.
    counted: bool,
    /// Also of a turn that begins behind its main action, as set-up positions may.
    main_played: bool,
}

impl Repetitions {
    /// A game that starts with a position.
    pub fn new<P: Position>(start: &P) -> Repetitions {
        let main_played = start.stage() == Stage::After;
        let mut repetitions = Repetitions { main_played, ..Repetitions::default() };
        repetitions.note(start);
        repetitions
    }

    /// Hears of an action: the stage it was played in, and the position after it. Whether the game is drawn with it.
    #[inline]
    pub fn played<P: Position>(&mut self, stage: Stage, after: &P) -> bool {
        self.main_played |= stage == Stage::Main;
        if self.main_played && after.stage() != Stage::After {
            (self.counted, self.main_played) = (false, false);
        }
        self.note(after)
    }

    /// The keys of the positions that were counted, as the engine wants them.
    pub fn keys(&self) -> &[Key] {
        &self.keys
    }

    fn note<P: Position>(&mut self, position: &P) -> bool {
        if self.counted || position.stage() != Stage::Main || position.outcome().is_some() {
            return false;
        }
        self.counted = true;
        let key = position.key();
        self.keys.push(key);
        let (word, bit) = ((key >> 6) as usize % self.seen.len(), 1 << (key % 64));
        let is_new = self.seen[word] & bit == 0;
        self.seen[word] |= bit;
        let times = || self.keys.iter().filter(|known| **known == key).count();
        !is_new && times() >= DRAW_AFTER as usize
    }
}
