//! Being alive, and knowing it.
//!
//! A node writes a heartbeat once a second. Time in which no node could is nobody's thinking time: the store remembers it as an outage,
//! moves deadlines, and clocks skip it. So a node commits nothing unless its last heartbeat is recent: one that was frozen, or
//! could not reach its database, first finds out what it has missed.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use gipfel_store::{ALIVE, StoreError};

use super::rooms::Errand;
use super::{Node, Time};

/// How often a node says that it is alive.
const BEAT: Duration = Duration::from_secs(1);
/// How long that may take.
const PATIENCE: Duration = Duration::from_millis(1_500);
/// For how long a heartbeat is recent.
const RECENT: Duration = Duration::from_millis(ALIVE as u64);
/// How far the clock of the system may be off before it counts as set.
const STEP: i64 = 2_000;
/// How far behind the last sign of life the clock of the system may be when a node starts, and the node still goes on from there. A clock
/// that is further behind was wrong before.
const HELD: i64 = 24 * 60 * 60 * 1000;

/// What a node knows of its own life.
#[derive(Debug, Default)]
pub(super) struct Pulse {
    state: Mutex<State>,
    /// One heartbeat at a time.
    beating: tokio::sync::Mutex<()>,
}

#[derive(Clone, Copy, Debug, Default)]
struct State {
    /// The last heartbeat that was written.
    last: Option<Instant>,
    /// The end of the latest outage, once it is known.
    outage: Option<i64>,
}

impl Pulse {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_recent(&self) -> bool {
        self.state().last.is_some_and(|last| last.elapsed() < RECENT)
    }
}

impl Node {
    /// Whether the node can do its work: its last heartbeat was written, and recently. A node that hasn't tried lately tries now; if
    /// it is trying already, as when it starts, that is waited for.
    pub(crate) async fn is_ready(&self) -> bool {
        if !self.pulse.is_recent() {
            // Whether it worked is asked next.
            if self.pulse.beating.try_lock().is_ok() {
                let _ = self.beat().await;
            } else {
                let _ = tokio::time::timeout(PATIENCE, self.pulse.beating.lock()).await;
            }
        }
        self.pulse.is_recent()
    }

    /// The latest outage that the node knows. Code that loads a game keeps it.
    pub(crate) fn outage(&self) -> Option<i64> {
        self.pulse.state().outage
    }

    /// Makes sure that the node is alive, and that there was no outage since the one that is known: what was loaded before one
    /// has the wrong time.
    pub(super) async fn ensure_alive(&self, known: Option<i64>) -> Result<(), StoreError> {
        if !self.pulse.is_recent() {
            self.beat().await?;
        }
        if self.outage() == known { Ok(()) } else { Err(StoreError::Outage) }
    }

    /// Says that the node is alive, and closes all rooms if it finds that no node was.
    pub(super) async fn beat(&self) -> Result<(), StoreError> {
        let _turn = self.pulse.beating.lock().await;
        self.adopt_clock().await?;
        let all_along = self.pulse.is_recent();
        let beat = self.store.beat(self.name(), self.time.now(), all_along);
        let beat = tokio::time::timeout(PATIENCE, beat).await.unwrap_or(Err(StoreError::Stopped));
        let outage = beat?;
        let before = {
            let mut state = self.pulse.state();
            std::mem::replace(
                &mut *state,
                State { last: Some(Instant::now()), outage: Some(outage) },
            )
        };
        if before.outage.is_some_and(|known| known != outage) {
            tracing::warn!("no node was alive for a while");
            self.rooms.tell_all(|| Errand::Stale);
        }
        Ok(())
    }

    /// Goes with the clock of the system if it was set forward, or the machine was asleep: that is an outage. A clock that was set back is
    /// not followed: time never runs backwards. Nor is one that another living node disagrees with.
    async fn adopt_clock(&self) -> Result<(), StoreError> {
        let lag = self.time.lag();
        if lag >= STEP && self.store.alive_besides(self.name(), self.time.now()).await? == 0 {
            tracing::warn!(millis = lag, "the clock of the system was set forward");
            // Nothing is committed in the new time before the outage is written down.
            self.pulse.state().last = None;
            self.time.move_by(lag);
        }
        Ok(())
    }

    pub(super) async fn live(self) {
        let mut pulse = tokio::time::interval(BEAT);
        pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                _ = pulse.tick() => {}
                () = self.stopped() => return,
            }
            if let Err(error) = self.beat().await
                && !self.has_stopped()
            {
                tracing::warn!(%error, "the node cannot say that it is alive");
            }
        }
    }

    /// Says that the node is alive no more, so that the next one knows at once since when none is. Without it, it takes a little longer.
    pub(crate) async fn rest(&self) {
        let _turn = self.pulse.beating.lock().await;
        let rest = self.store.rest(self.name(), self.time.now());
        let _ = tokio::time::timeout(PATIENCE, rest).await;
    }
}

/// Time does not run backwards from one process to the next.
pub(super) fn hold(time: &Time, last_alive: Option<i64>) {
    let behind = last_alive.map_or(0, |last| last - time.now());
    if (1..=HELD).contains(&behind) {
        tracing::warn!(millis = behind, "the clock of the system was set back");
        time.move_by(behind);
    }
}
