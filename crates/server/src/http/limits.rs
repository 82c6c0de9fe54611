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

/// Failed attempts of one visitor at one name that cost nothing.
const FREE_ATTEMPTS: u32 = 5;
/// Failed attempts of all visitors together at one name that cost nothing.
const FREE_TOGETHER: u32 = 100;
/// The longest wait after a failed attempt, in milliseconds.
const LONGEST: i64 = 15 * 60 * 1000;

/// Who tries a password.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Visitor {
    /// Somebody at an address who wants to sign in.
    Address(IpAddr),
    /// Somebody in a session, by the hash of its token, who confirms the own password.
    Session(String),
}

/// Slows down password guessing: each failed attempt makes the next wait longer. Attempts count for the visitor who makes them. Only
/// many visitors who guess at the same name wait for each other, and never those who have signed in with it before.
#[derive(Debug, Default)]
pub(crate) struct BackOff {
    attempts: Mutex<Attempts>,
}

#[derive(Debug, Default)]
struct Attempts {
    own: HashMap<(String, Visitor), Failures>,
    together: HashMap<String, Failures>,
    /// Who has signed in with a name, and when.
    known: HashMap<(String, Visitor), i64>,
}

#[derive(Clone, Copy, Debug, Default)]
struct Failures {
    count: u32,
    last: i64,
}

impl Failures {
    fn wait(self, free: u32, now: i64) -> i64 {
        let over = self.count.saturating_sub(free).min(20);
        let pause = if over == 0 { 0 } else { (1000_i64 << over).min(LONGEST) };
        self.last + pause - now
    }

    fn add(&mut self, now: i64) {
        let forgotten = now - self.last > 2 * LONGEST;
        *self =
            Failures { count: if forgotten { 1 } else { self.count.saturating_add(1) }, last: now };
    }
}

impl BackOff {
    fn attempts(&self) -> std::sync::MutexGuard<'_, Attempts> {
        self.attempts.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins an attempt, which counts as failed until it has succeeded; or says how long to wait. So many at once get no further than
    /// the same one after another.
    pub(crate) fn begin(&self, name: &str, visitor: &Visitor, now: i64) -> Result<(), i64> {
        let attempts = &mut *self.attempts();
        if attempts.own.len() > KEPT {
            attempts.own.retain(|_, failures| now - failures.last < LONGEST);
            attempts.together.retain(|_, failures| now - failures.last < LONGEST);
            attempts.known.retain(|_, at| now - *at < 1000 * LONGEST);
        }
        let key = (name.to_owned(), visitor.clone());
        let known = matches!(visitor, Visitor::Session(_)) || attempts.known.contains_key(&key);
        let own = attempts.own.entry(key).or_default();
        let together = attempts.together.entry(name.to_owned()).or_default();
        let crowd = if known { 0 } else { together.wait(FREE_TOGETHER, now) };
        let wait = own.wait(FREE_ATTEMPTS, now).max(crowd);
        if wait > 0 {
            return Err(wait);
        }
        own.add(now);
        if !known {
            together.add(now);
        }
        Ok(())
    }

    /// An attempt was good: what this visitor has failed before is forgotten.
    pub(crate) fn succeeded(&self, name: &str, visitor: &Visitor, now: i64) {
        let attempts = &mut *self.attempts();
        let key = (name.to_owned(), visitor.clone());
        let own = attempts.own.remove(&key).unwrap_or_default();
        if let Some(together) = attempts.together.get_mut(name) {
            together.count = together.count.saturating_sub(own.count);
        }
        attempts.known.insert(key, now);
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

    fn at(last: u8) -> Visitor {
        Visitor::Address([192, 0, 2, last].into())
    }

    #[test]
    fn who_guesses_waits_longer_each_time() {
        let (back_off, me) = (BackOff::default(), at(1));
        for _ in 0..6 {
            assert_eq!(back_off.begin("ada", &me, 0), Ok(()));
        }
        assert_eq!(back_off.begin("ada", &me, 0), Err(2_000));
        assert_eq!(back_off.begin("bob", &me, 0), Ok(()), "the others of a club are not concerned");
        assert_eq!(back_off.begin("ada", &at(2), 0), Ok(()), "nor is the owner elsewhere");
        let session = Visitor::Session("hash".to_owned());
        assert_eq!(back_off.begin("ada", &session, 0), Ok(()), "nor in an open session");
        assert_eq!(back_off.begin("ada", &me, 2_000), Ok(()));
        assert_eq!(back_off.begin("ada", &me, 2_000), Err(4_000));
        back_off.succeeded("ada", &me, 2_000);
        assert_eq!(back_off.begin("ada", &me, 2_000), Ok(()));
    }

    #[test]
    fn many_together_wait_too_and_those_who_are_known_do_not() {
        let back_off = BackOff::default();
        assert_eq!(back_off.begin("ada", &at(255), 0), Ok(()));
        back_off.succeeded("ada", &at(255), 0);
        let tried =
            |last: u8| (0..5).filter(|_| back_off.begin("ada", &at(last), 1).is_ok()).count();
        let all: usize = (0..100).map(tried).sum();
        assert_eq!(all, 101);
        assert!(back_off.begin("ada", &at(200), 1).is_err());
        assert_eq!(back_off.begin("ada", &at(255), 1), Ok(()));
    }
}
