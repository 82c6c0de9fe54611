//! The time of the service, which tests can set forward.

use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::watch;

/// The time: that of the system, set forward by so much.
#[derive(Clone, Debug)]
pub struct Time {
    ahead: Arc<watch::Sender<i64>>,
}

impl Default for Time {
    fn default() -> Time {
        Time { ahead: Arc::new(watch::Sender::new(0)) }
    }
}

impl Time {
    /// The moment, in milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let millis = i64::try_from(since.as_millis()).unwrap_or(i64::MAX / 2);
        millis.saturating_add(*self.ahead.borrow())
    }

    /// Sets the time forward. Whoever waits for a moment that has come is woken.
    pub fn advance(&self, millis: u32) {
        self.ahead.send_modify(|ahead| *ahead = ahead.saturating_add(i64::from(millis)));
    }

    /// Resolves when a moment has come.
    pub async fn until(&self, at: i64) {
        let mut changed = self.ahead.subscribe();
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
