//! What a running search is told, and when its answer may be given.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gipfel_engine::{Control, StopSwitch};

/// The line between a session and its search.
#[derive(Debug)]
pub(crate) struct Signal {
    switch: StopSwitch,
    start: Instant,
    /// When the limits began to hold, in microseconds after the start.
    hold_from: AtomicU64,
    /// For searches whose own limits are not those of `go`.
    deadline: Option<Duration>,
    patience: Mutex<Patience>,
    changed: Condvar,
}

/// Whether the answer has to wait.
#[derive(Clone, Copy, Debug)]
struct Patience {
    until_stop: bool,
    until_hit: bool,
}

/// Limits do not hold yet.
const NOT_YET: u64 = u64::MAX;

impl Signal {
    /// A search that begins now. An `infinite` one answers only when it is stopped, a `ponder` one not before the other
    /// player has moved.
    pub(crate) fn new(infinite: bool, ponder: bool, deadline: Option<Duration>) -> Signal {
        Signal {
            switch: StopSwitch::new(),
            start: Instant::now(),
            hold_from: AtomicU64::new(if ponder { NOT_YET } else { 0 }),
            deadline,
            patience: Mutex::new(Patience { until_stop: infinite, until_hit: ponder }),
            changed: Condvar::new(),
        }
    }

    /// Asks for the answer.
    pub(crate) fn stop(&self) {
        self.switch.stop();
        *self.patience() = Patience { until_stop: false, until_hit: false };
        self.changed.notify_all();
    }

    /// The other player has moved as expected. False if that was known, or nothing was expected.
    pub(crate) fn ponder_hit(&self) -> bool {
        let mut patience = self.patience();
        if !patience.until_hit {
            return false;
        }
        patience.until_hit = false;
        let now = u64::try_from(self.start.elapsed().as_micros()).unwrap_or(NOT_YET - 1);
        self.hold_from.store(now, Ordering::Relaxed);
        self.changed.notify_all();
        true
    }

    /// Returns when the answer may be given.
    pub(crate) fn wait(&self) {
        let waiting = |patience: &mut Patience| patience.until_stop || patience.until_hit;
        let guard = self.changed.wait_while(self.patience(), waiting);
        drop(guard.unwrap_or_else(PoisonError::into_inner));
    }

    /// The time since the search began.
    pub(crate) fn taken(&self) -> Duration {
        self.start.elapsed()
    }

    fn patience(&self) -> MutexGuard<'_, Patience> {
        self.patience.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Control for Signal {
    fn stop_requested(&self) -> bool {
        self.switch.is_thrown() || self.deadline.is_some_and(|deadline| self.elapsed() >= deadline)
    }

    /// The time that counts against the limits: none while pondering.
    fn elapsed(&self) -> Duration {
        match self.hold_from.load(Ordering::Relaxed) {
            NOT_YET => Duration::ZERO,
            from => self.start.elapsed().saturating_sub(Duration::from_micros(from)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_hold_from_the_hit_on() {
        let signal = Signal::new(false, true, Some(Duration::ZERO));
        std::thread::sleep(Duration::from_millis(2));
        assert_eq!(signal.elapsed(), Duration::ZERO);
        assert!(signal.ponder_hit());
        assert!(!signal.ponder_hit());
        assert!(signal.elapsed() < signal.taken());
        assert!(signal.stop_requested());
        signal.wait();
    }

    #[test]
    fn an_answer_waits_until_it_is_wanted() {
        let signal = Signal::new(true, false, None);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| signal.wait());
            assert!(!signal.stop_requested());
            signal.stop();
            waiting.join().expect("waiting ends");
        });
        assert!(signal.stop_requested());
    }
}
