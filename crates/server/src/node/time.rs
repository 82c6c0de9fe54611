//! The time of the service.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The time: that of the system when the process began, and what has passed since by a clock that nobody sets. Whoever sets the clock
/// of the system changes nothing here until its node has seen that no other node disagrees. Tests can set it forward.
#[derive(Clone, Debug)]
pub struct Time(Arc<Clocks>);

#[derive(Debug)]
struct Clocks {
    began: Instant,
    /// The clock of the system when the process began.
    wall: i64,
    /// How far this time is ahead of what has passed since.
    ahead: watch::Sender<i64>,
    /// How far it was set forward on purpose.
    travelled: AtomicI64,
    /// How far the clock of the system was set, for tests.
    stepped: AtomicI64,
}

fn wall() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_millis()).unwrap_or(i64::MAX / 2)
}

impl Default for Time {
    fn default() -> Time {
        Time(Arc::new(Clocks {
            began: Instant::now(),
            wall: wall(),
            ahead: watch::Sender::new(0),
            travelled: AtomicI64::new(0),
            stepped: AtomicI64::new(0),
        }))
    }
}

impl Time {
    /// The moment, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let passed = i64::try_from(self.0.began.elapsed().as_millis()).unwrap_or(i64::MAX / 4);
        self.0.wall.saturating_add(passed).saturating_add(*self.0.ahead.borrow())
    }

    /// Sets the time forward. Whoever waits for a moment that has come is woken.
    pub fn advance(&self, millis: u32) {
        self.0.travelled.fetch_add(i64::from(millis), Ordering::Relaxed);
        self.move_by(i64::from(millis));
    }

    /// Acts as if somebody had set the clock of the system, for tests.
    #[doc(hidden)]
    pub fn step_system(&self, millis: i64) {
        self.0.stepped.fetch_add(millis, Ordering::Relaxed);
    }

    /// How far the clock of the system is ahead of this time: it was set, or the machine was asleep.
    pub(crate) fn lag(&self) -> i64 {
        let clocks = &self.0;
        let set = [&clocks.travelled, &clocks.stepped].map(|set| set.load(Ordering::Relaxed));
        wall().saturating_add(set[0]).saturating_add(set[1]).saturating_sub(self.now())
    }

    /// Moves to another moment.
    pub(crate) fn move_by(&self, millis: i64) {
        self.0.ahead.send_modify(|ahead| *ahead = ahead.saturating_add(millis));
    }

    /// Resolves when a moment has come.
    pub async fn until(&self, at: i64) {
        let mut changed = self.0.ahead.subscribe();
        loop {
            let left = u64::try_from(at.saturating_sub(self.now())).unwrap_or(0);
            if left == 0 {
                return;
            }
            tokio::select! {
                () = tokio::time::sleep(Duration::from_millis(left)) => {}
                _ = changed.changed() => {}
            }
        }
    }
}
