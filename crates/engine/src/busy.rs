//! What the threads of a search are at, so that they do not all do the same.
//!
//! A thread puts off an action that another one is searching in the same position, and comes back to it when the other is
//! done and the table knows the answer. The marks are only advice: two threads may overwrite each other's.

use std::sync::atomic::{AtomicU64, Ordering};

use gipfel_rules::{Action, Key};

/// Marks of actions that are being searched.
#[derive(Debug)]
pub(crate) struct Busy(Box<[AtomicU64]>);

/// A mark that is taken away when it is dropped.
pub(crate) struct Claim<'a>(&'a AtomicU64);

impl Busy {
    /// Searches less deep than this are over before it pays to look.
    pub(crate) const DEPTH: i32 = 2;
    const PLACES: usize = 1 << 12;

    pub(crate) fn new() -> Busy {
        Busy((0..Self::PLACES).map(|_| AtomicU64::new(0)).collect())
    }

    /// A number for an action in a position.
    pub(crate) fn number<A: Action>(key: Key, action: A) -> u64 {
        (key ^ u64::from(action.index()).wrapping_mul(0x9e37_79b9_7f4a_7c15)) | 1
    }

    fn place(&self, number: u64) -> &AtomicU64 {
        &self.0[(number >> 1) as usize % Self::PLACES]
    }

    /// Whether a thread is at it.
    pub(crate) fn holds(&self, number: u64) -> bool {
        self.place(number).load(Ordering::Relaxed) == number
    }

    /// Says that this thread is at it.
    pub(crate) fn claim(&self, number: u64) -> Claim<'_> {
        let place = self.place(number);
        place.store(number, Ordering::Relaxed);
        Claim(place)
    }
}

impl Drop for Claim<'_> {
    fn drop(&mut self) {
        self.0.store(0, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_claim_ends_with_its_owner() {
        let busy = Busy::new();
        let claim = busy.claim(7);
        assert!(busy.holds(7) && !busy.holds(9));
        drop(claim);
        assert!(!busy.holds(7));
    }
}
