//! How often each position has occurred.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;

use crate::Key;

/// The keys of the positions at the start of main phases, one after another, and how often each of them is among them.
///
/// Positions are told apart by their keys. Two positions of one game with the same key would have to be found on purpose, and
/// nobody can choose the keys.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Tally {
    keys: Vec<Key>,
    times: BTreeMap<Key, u32>,
}

impl Tally {
    pub(super) fn push(&mut self, key: Key) {
        self.keys.push(key);
        *self.times.entry(key).or_default() += 1;
    }

    pub(super) fn pop(&mut self) {
        let Some(key) = self.keys.pop() else { return };
        match self.times.get_mut(&key) {
            Some(times) if *times > 1 => *times -= 1,
            _ => {
                self.times.remove(&key);
            }
        }
    }

    pub(super) fn keys(&self) -> &[Key] {
        &self.keys
    }

    /// How often the last position has occurred.
    pub(super) fn times_of_last(&self) -> u32 {
        self.keys.last().and_then(|key| self.times.get(key)).copied().unwrap_or(0)
    }
}
