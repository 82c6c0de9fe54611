//! How much one address, or one person, may ask for.

use std::collections::HashMap;
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

/// Buckets that are kept before those that are full are forgotten.
const KEPT: usize = 50_000;

/// A bucket for each key: it starts full, every request takes one drop, and it fills again with time.
#[derive(Debug)]
pub(crate) struct Buckets<K> {
    drops: Mutex<HashMap<K, Bucket>>,
    burst: f64,
    per_second: f64,
}

/// How full a bucket was, and when.
#[derive(Clone, Copy, Debug)]
struct Bucket {
    left: f64,
    at: i64,
}

impl Bucket {
    fn at(self, now: i64, burst: f64, per_second: f64) -> f64 {
        let passed = (now - self.at).max(0) as f64 / 1000.0;
        (self.left + passed * per_second).min(burst)
    }
}

impl<K: Hash + Eq> Buckets<K> {
    pub(crate) fn new(burst: f64, per_second: f64) -> Buckets<K> {
        Buckets { drops: Mutex::default(), burst, per_second }
    }

    /// Takes a drop, or says in how many milliseconds there will be one.
    pub(crate) fn take(&self, key: K, now: i64) -> Result<(), i64> {
        let (burst, per_second) = (self.burst, self.per_second);
        let mut drops = self.drops.lock().unwrap_or_else(PoisonError::into_inner);
        if drops.len() > KEPT {
            drops.retain(|_, bucket| bucket.at(now, burst, per_second) < burst);
        }
        let bucket = drops.entry(key).or_insert(Bucket { left: burst, at: now });
        let left = bucket.at(now, burst, per_second);
        if left < 1.0 {
            return Err(((1.0 - left) / per_second * 1000.0).ceil() as i64);
        }
        *bucket = Bucket { left: left - 1.0, at: now };
        Ok(())
    }
}

/// Counts what is open for each address, up to a limit.
#[derive(Debug, Default)]
pub(crate) struct Open {
    counts: Mutex<HashMap<IpAddr, u32>>,
}

/// One thing that is open; it is closed when this is dropped.
#[derive(Debug)]
pub(crate) struct OpenGuard {
    open: Arc<Open>,
    address: IpAddr,
}

impl Open {
    /// One more for an address, unless it has as many as it may.
    pub(crate) fn enter(self: &Arc<Open>, address: IpAddr, limit: u32) -> Option<OpenGuard> {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_insert(0);
        if *count >= limit {
            return None;
        }
        *count += 1;
        Some(OpenGuard { open: Arc::clone(self), address })
    }
}

impl Drop for OpenGuard {
    fn drop(&mut self) {
        let mut counts = self.open.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&self.address);
            }
        }
    }
}

/// Failed attempts that cost nothing.
const FREE_ATTEMPTS: u32 = 5;
/// The longest wait after a failed attempt, in milliseconds.
const LONGEST: i64 = 15 * 60 * 1000;

/// Makes whoever guesses passwords wait, longer each time.
#[derive(Debug, Default)]
pub(crate) struct BackOff {
    failures: Mutex<HashMap<String, (u32, i64)>>,
}

impl BackOff {
    /// Whether an attempt may be made now; else how long to wait.
    pub(crate) fn check(&self, keys: &[String], now: i64) -> Result<(), i64> {
        let failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = keys.iter().filter_map(|key| failures.get(key)).map(|(count, at)| {
            let over = count.saturating_sub(FREE_ATTEMPTS).min(20);
            let pause = if over == 0 { 0 } else { (1000_i64 << over).min(LONGEST) };
            at + pause - now
        });
        match wait.max() {
            Some(wait) if wait > 0 => Err(wait),
            _ => Ok(()),
        }
    }

    /// An attempt has failed.
    pub(crate) fn failed(&self, keys: &[String], now: i64) {
        let mut failures = self.failures.lock().unwrap_or_else(PoisonError::into_inner);
        if failures.len() > KEPT {
            failures.retain(|_, (_, at)| now - *at < LONGEST);
        }
        for key in keys {
            let entry = failures.entry(key.clone()).or_insert((0, now));
            let forgotten = now - entry.1 > 2 * LONGEST;
            *entry = (if forgotten { 1 } else { entry.0.saturating_add(1) }, now);
        }
    }

    /// An attempt was good.
    pub(crate) fn succeeded(&self, key: &str) {
        self.failures.lock().unwrap_or_else(PoisonError::into_inner).remove(key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_empties_and_fills() {
        let buckets = Buckets::new(3.0, 2.0);
        for _ in 0..3 {
            assert_eq!(buckets.take("a", 0), Ok(()));
        }
        assert_eq!(buckets.take("a", 0), Err(500));
        assert_eq!(buckets.take("b", 0), Ok(()), "everybody has his own");
        assert_eq!(buckets.take("a", 500), Ok(()));
        assert_eq!(buckets.take("a", 600), Err(400));
        for _ in 0..3 {
            assert_eq!(buckets.take("a", 60_000), Ok(()), "it gets no fuller than full");
        }
        assert!(buckets.take("a", 60_000).is_err());
    }

    #[test]
    fn what_is_open_is_counted_until_it_is_closed() {
        let open = Arc::new(Open::default());
        let (one, other) = ([127, 0, 0, 1].into(), [127, 0, 0, 2].into());
        let first = open.enter(one, 2);
        let second = open.enter(one, 2);
        assert!(first.is_some() && second.is_some());
        assert!(open.enter(one, 2).is_none());
        assert!(open.enter(other, 2).is_some());
        drop(first);
        assert!(open.enter(one, 2).is_some());
    }

    #[test]
    fn who_guesses_waits_longer_each_time() {
        let (back_off, keys) = (BackOff::default(), ["name".to_owned()]);
        for _ in 0..5 {
            assert_eq!(back_off.check(&keys, 0), Ok(()));
            back_off.failed(&keys, 0);
        }
        assert_eq!(back_off.check(&keys, 0), Ok(()));
        back_off.failed(&keys, 0);
        assert_eq!(back_off.check(&keys, 0), Err(2_000));
        back_off.failed(&keys, 2_000);
        assert_eq!(back_off.check(&keys, 2_000), Err(4_000));
        for _ in 0..100 {
            back_off.failed(&keys, 2_000);
        }
        assert_eq!(back_off.check(&keys, 2_000), Err(LONGEST));
        back_off.succeeded("name");
        assert_eq!(back_off.check(&keys, 2_000), Ok(()));
    }
}
