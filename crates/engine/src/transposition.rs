//! The transposition table: what earlier searches found out about positions.
//!
//! All threads read and write it without locks. An entry is two words, the second holding the content and the first the key
//! combined with it; when two threads write at once the words do not fit together and the entry is no longer found,
//! which costs a little work and nothing else. A found action is always checked against the legal ones before it is played.

use std::num::NonZero;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bytemuck::Zeroable;
use gipfel_rules::Key;
use thiserror::Error;

use crate::Score;

/// How a stored score limits the real one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Bound {
    /// The score is the position's.
    Exact = 1,
    /// The position is worth at least the score.
    Lower = 2,
    /// The position is worth at most the score.
    Upper = 3,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry {
    pub(crate) score: Score,
    pub(crate) action: Option<u16>,
    pub(crate) depth: i32,
    pub(crate) bound: Bound,
}

const NO_ACTION: u16 = u16::MAX;
/// Entries that share a place; the least valuable of them makes room.
const BUCKET: usize = 4;

/// Entries that share a place, in one line of the processor's cache.
#[derive(Debug, Default, Zeroable)]
#[repr(C, align(64))]
struct Bucket([[AtomicU64; 2]; BUCKET]);

/// A table of a fixed size, shared by all threads of a search.
///
/// Making and emptying a large one takes long, so that neither is done by a search: whoever has the engine does it before a
/// clock runs.
#[derive(Debug)]
pub(crate) struct TranspositionTable {
    buckets: Vec<Bucket>,
    generation: u8,
    /// Whether a search may have written something.
    is_used: bool,
    /// How often all of it was written, to make or to empty it.
    preparations: u64,
}

/// There is no memory for a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("there is no memory for a table of {megabytes} megabytes")]
pub struct NoMemory {
    /// The size that was asked for.
    pub megabytes: usize,
}

/// What is worth a thread of its own.
const PORTION: usize = (8 << 20) / size_of::<Bucket>();

impl TranspositionTable {
    /// A table of about so many megabytes, at least one.
    pub(crate) fn new(megabytes: usize) -> Result<TranspositionTable, NoMemory> {
        let megabytes = megabytes.max(1);
        let fault = NoMemory { megabytes };
        let bytes = megabytes.checked_mul(1 << 20).ok_or(fault)?;
        let buckets = bytemuck::try_zeroed_vec(bytes / size_of::<Bucket>()).map_err(|()| fault)?;
        let mut table =
            TranspositionTable { buckets, generation: 0, is_used: false, preparations: 0 };
        // The system hands out memory page by page when it is first touched; it should not be a search that does.
        table.wipe();
        Ok(table)
    }

    /// A table of that size, or of the largest one there is memory for.
    pub(crate) fn at_most(megabytes: usize) -> TranspositionTable {
        let sizes = std::iter::successors(Some(megabytes.max(1)), |size| Some((size / 2).max(1)));
        sizes
            .map(TranspositionTable::new)
            .find_map(Result::ok)
            .expect("the sizes have no end, and a program without a megabyte cannot run")
    }

    /// The size it was made with.
    pub(crate) fn megabytes(&self) -> usize {
        (self.buckets.len() * size_of::<Bucket>()) >> 20
    }

    /// Forgets everything; costs nothing if there is nothing to forget.
    pub(crate) fn clear(&mut self) {
        if self.is_used {
            self.wipe();
            (self.generation, self.is_used) = (0, false);
        }
    }

    /// How often all of it was written.
    pub(crate) fn preparations(&self) -> u64 {
        self.preparations
    }

    /// Writes all of it, by as many threads as the machine runs at a time.
    fn wipe(&mut self) {
        self.preparations += 1;
        let helpers = (self.buckets.len() / PORTION)
            .min(thread::available_parallelism().map_or(1, NonZero::get));
        let portions = Mutex::new(self.buckets.chunks_mut(PORTION));
        let next = || portions.lock().expect("nothing panics with it").next();
        let work = || {
            while let Some(portion) = next() {
                portion.fill_with(Bucket::default);
            }
        };
        thread::scope(|scope| {
            for _ in 1..helpers {
                // A machine that gives no more threads does it with those there are.
                let _ = thread::Builder::new().spawn_scoped(scope, work);
            }
            work();
        });
    }

    /// Begins another search: what is in the table comes from earlier ones.
    pub(crate) fn age(&mut self) {
        self.is_used = true;
        self.generation = (self.generation + 1) & GENERATION_MASK;
    }

    #[inline]
    fn bucket(&self, key: Key) -> &[[AtomicU64; 2]] {
        let number = ((u128::from(key) * self.buckets.len() as u128) >> 64) as usize;
        &self.buckets[number].0
    }

    #[inline]
    pub(crate) fn get(&self, key: Key) -> Option<Entry> {
        for [check, content] in self.bucket(key) {
            let content = content.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ content == key && content != 0 {
                return Some(unpack(content));
            }
        }
        None
    }

    #[inline]
    pub(crate) fn put(&self, key: Key, mut entry: Entry) {
        let mut worst = 0;
        let mut worst_value = i32::MAX;
        let bucket = self.bucket(key);
        for (place, [check, content]) in bucket.iter().enumerate() {
            let old = content.load(Ordering::Relaxed);
            if check.load(Ordering::Relaxed) ^ old == key && old != 0 {
                let known = unpack(old);
                if entry.action.is_none() {
                    entry.action = known.action;
                }
                // A deeper result of the same search stays, unless this one is exact.
                if entry.bound != Bound::Exact
                    && known.depth > entry.depth + 3
                    && generation(old) == self.generation
                {
                    return;
                }
                worst = place;
                break;
            }
            let age = i32::from(self.generation.wrapping_sub(generation(old)) & GENERATION_MASK);
            let value = if old == 0 { i32::MIN } else { unpack(old).depth - 8 * age };
            if value < worst_value {
                (worst, worst_value) = (place, value);
            }
        }
        let word = pack(entry, self.generation);
        bucket[worst][0].store(key ^ word, Ordering::Relaxed);
        bucket[worst][1].store(word, Ordering::Relaxed);
    }

    /// How full the table is with entries of this search, in thousandths, evaluated by its first thousand entries.
    pub(crate) fn fill(&self) -> u32 {
        let sample = self.buckets.len().min(250);
        let entries = self.buckets[..sample].iter().flat_map(|bucket| &bucket.0);
        let used = entries
            .filter(|[_, content]| {
                let word = content.load(Ordering::Relaxed);
                word != 0 && generation(word) == self.generation
            })
            .count();
        (used * 1000 / (sample * BUCKET)) as u32
    }
}

const GENERATION_MASK: u8 = 0x3f;

fn pack(entry: Entry, generation: u8) -> u64 {
    let score = u64::from(entry.score.value() as i16 as u16);
    let action = u64::from(entry.action.unwrap_or(NO_ACTION));
    let depth = u64::from(entry.depth.clamp(-100, 127) as i8 as u8);
    score | action << 16 | depth << 32 | (entry.bound as u64) << 40 | u64::from(generation) << 42
}

fn generation(content: u64) -> u8 {
    (content >> 42) as u8 & GENERATION_MASK
}

fn unpack(content: u64) -> Entry {
    let action = (content >> 16) as u16;
    Entry {
        score: Score::from_value(i32::from(content as u16 as i16)),
        action: (action != NO_ACTION).then_some(action),
        depth: i32::from((content >> 32) as u8 as i8),
        bound: match content >> 40 & 3 {
            1 => Bound::Exact,
            2 => Bound::Lower,
            _ => Bound::Upper,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keeps_what_it_is_given() {
        let table = TranspositionTable::at_most(1);
        let entry =
            Entry { score: Score::loss_in(4), action: Some(1176), depth: -1, bound: Bound::Upper };
        table.put(42, entry);
        let found = table.get(42).expect("just stored");
        assert_eq!(found.score, entry.score);
        assert_eq!(found.action, entry.action);
        assert_eq!(found.depth, entry.depth);
        assert_eq!(found.bound, entry.bound);
        assert!(table.get(43).is_none());
    }

    #[test]
    fn a_shallow_result_keeps_the_known_action() {
        let table = TranspositionTable::at_most(1);
        let entry =
            |action, depth| Entry { score: Score::ZERO, action, depth, bound: Bound::Lower };
        table.put(7, entry(Some(3), 2));
        table.put(7, entry(None, 1));
        assert_eq!(table.get(7).expect("stored").action, Some(3));
    }

    #[test]
    fn only_a_used_table_is_emptied() {
        let mut table = TranspositionTable::at_most(20);
        assert_eq!((table.megabytes(), table.preparations()), (20, 1));
        table.clear();
        assert_eq!(table.preparations(), 1);
        table.age();
        let entry = Entry { score: Score::ZERO, action: None, depth: 1, bound: Bound::Exact };
        for key in [0, 1 << 62, 1 << 63, u64::MAX] {
            table.put(key, entry);
        }
        table.clear();
        assert_eq!(table.preparations(), 2);
        for key in [0, 1 << 62, 1 << 63, u64::MAX] {
            assert!(table.get(key).is_none());
        }
    }

    #[test]
    fn a_size_beyond_all_memory_is_refused() {
        for megabytes in [usize::MAX, usize::MAX >> 20, 1 << 40] {
            assert_eq!(TranspositionTable::new(megabytes).err(), Some(NoMemory { megabytes }));
        }
    }

    #[test]
    fn words_of_different_writers_are_not_found() {
        let table = TranspositionTable::at_most(1);
        table.put(7, Entry { score: Score::ZERO, action: None, depth: 1, bound: Bound::Exact });
        table.bucket(7)[0][1].store(12345, Ordering::Relaxed);
        assert!(table.get(7).is_none());
    }
}
