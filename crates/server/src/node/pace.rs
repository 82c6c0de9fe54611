//! News of which only the last counts, told at a pace that those who hear it can bear.

use std::time::Duration;

use tokio::time::Instant;

/// How often something is told, at most; a crowd is told less often, so that it does not cost more to come into one than to play
/// before it.
const PAUSE: Duration = Duration::from_millis(250);
const PAUSE_EACH: Duration = Duration::from_millis(1);

/// What waits to be told, and when it may be.
#[derive(Debug)]
pub(super) struct Pace<T> {
    waiting: Option<T>,
    due: Instant,
}

impl<T> Pace<T> {
    pub(super) fn new(now: Instant) -> Pace<T> {
        Pace { waiting: None, due: now }
    }

    /// There is news: what was not told yet is forgotten.
    pub(super) fn put(&mut self, news: T) {
        self.waiting = Some(news);
    }

    /// When there is something to tell, if there is.
    pub(super) fn due(&self) -> Option<Instant> {
        self.waiting.as_ref().map(|_| self.due)
    }

    /// What is to be told now to so many. What comes next waits.
    pub(super) fn take(&mut self, now: Instant, crowd: usize) -> Option<T> {
        if now < self.due {
            return None;
        }
        let news = self.waiting.take()?;
        let crowd = u32::try_from(crowd).unwrap_or(u32::MAX);
        self.due = now + PAUSE.max(PAUSE_EACH.saturating_mul(crowd));
        Some(news)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_is_told_at_once_and_the_last_of_many_after_a_pause() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        assert_eq!(pace.due(), None);
        pace.put(1);
        assert_eq!(pace.take(start, 2), Some(1));
        for news in 2..10 {
            pace.put(news);
            assert_eq!(pace.take(start, 2), None);
        }
        let due = pace.due().expect("something waits");
        assert_eq!(due, start + PAUSE);
        assert_eq!(pace.take(due, 2), Some(9));
        assert_eq!((pace.due(), pace.take(due + PAUSE, 2)), (None, None));
    }

    #[test]
    fn a_crowd_is_told_less_often() {
        let start = Instant::now();
        let mut pace = Pace::new(start);
        pace.put("one");
        assert_eq!(pace.take(start, 5_000), Some("one"));
        pace.put("two");
        assert_eq!(pace.due(), Some(start + Duration::from_secs(5)));
    }
}
