//! How the threads of a search tell each other that an iteration is finished.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::ScoredLine;

/// The deepest iteration that a thread has finished.
#[derive(Clone, Debug)]
pub(crate) struct News<A> {
    pub(crate) depth: u32,
    pub(crate) lines: Vec<ScoredLine<A>>,
}

/// Where threads leave and find it.
#[derive(Debug)]
pub(crate) struct Relay<A> {
    depth: AtomicU32,
    news: Mutex<News<A>>,
}

impl<A: Copy> Relay<A> {
    pub(crate) fn new() -> Relay<A> {
        let news = News { depth: 0, lines: Vec::new() };
        Relay { depth: AtomicU32::new(0), news: Mutex::new(news) }
    }

    /// The depth of the deepest finished iteration.
    #[inline]
    pub(crate) fn depth(&self) -> u32 {
        self.depth.load(Ordering::Acquire)
    }

    /// What it found.
    pub(crate) fn news(&self) -> News<A> {
        self.news.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Tells that an iteration is finished, if no other thread has come as far.
    pub(crate) fn publish(&self, depth: u32, lines: &[ScoredLine<A>]) {
        let mut news = self.news.lock().unwrap_or_else(PoisonError::into_inner);
        if depth > news.depth {
            *news = News { depth, lines: lines.to_vec() };
            self.depth.store(depth, Ordering::Release);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Score;

    #[test]
    fn the_first_to_finish_is_heard() {
        let relay = Relay::new();
        let line = |action: u8| [ScoredLine { score: Score::ZERO, actions: vec![action] }];
        assert_eq!(relay.depth(), 0);
        relay.publish(3, &line(7));
        relay.publish(3, &line(8));
        relay.publish(2, &line(9));
        assert_eq!((relay.depth(), relay.news().lines), (3, line(7).to_vec()));
    }
}
