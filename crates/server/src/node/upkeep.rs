//! What has to be done from time to time, by whichever node is there.

use std::time::Duration;

use gipfel_store::JobKind;

use super::Node;
use crate::rating;

/// How often games are looked for whose time is up while nobody looks, and people who can be paired.
const OFTEN: Duration = Duration::from_secs(1);
/// How often what is good for nothing any more is forgotten.
const SELDOM: i64 = 10 * 60 * 1000;
/// Games whose time is up that are dealt with at once.
const DUE: u32 = 200;
/// How long a node has for changing ratings before another tries.
const LEASE: i64 = 30_000;
/// How long jobs and invitations that are done with are kept.
const KEPT: i64 = 7 * 24 * 60 * 60 * 1000;

impl Node {
    /// Looks after things until the node stops.
    pub(super) async fn keep_up(self) {
        let mut pulse = tokio::time::interval(OFTEN);
        pulse.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        let mut forgotten = 0;
        loop {
            tokio::select! {
                _ = pulse.tick() => {}
                () = self.work.notified() => {}
                () = self.stopped() => return,
            }
            self.wake_due_games().await;
            self.rate_games().await;
            self.pair().await;
            let now = self.time.now();
            if now - forgotten > SELDOM {
                forgotten = now;
                self.forget(now).await;
            }
        }
    }

    async fn wake_due_games(&self) {
        match self.store.due_games(self.time.now(), DUE).await {
            Ok(due) => due.iter().for_each(|game| self.wake(game)),
            Err(_) if self.has_stopped() => {}
            Err(error) => tracing::warn!(%error, "games whose time is up are not looked for"),
        }
    }

    async fn rate_games(&self) {
        loop {
            let now = self.time.now();
            let taken = self.store.take_job(JobKind::Rating, self.name(), now, now + LEASE).await;
            let Ok(Some(job)) = taken else { return };
            let Ok(game) = gipfel_wire::GameId::new(job.payload) else { continue };
            match rating::rate(&self.store, &game).await {
                Ok(_) => {
                    // Whoever else has it by now changes nothing: a game is rated once.
                    let _ = self.store.finish_job(&job.key, self.name(), "").await;
                }
                Err(error) => {
                    tracing::warn!(%game, %error, "a game is not rated yet");
                    return;
                }
            }
        }
    }

    async fn forget(&self, now: i64) {
        let done = async {
            self.store.forget_sessions(now).await?;
            self.store.forget_invitations(now - KEPT).await?;
            self.store.forget_jobs(now - KEPT).await
        };
        if let Err(error) = done.await
            && !self.has_stopped()
        {
            tracing::warn!(%error, "nothing is forgotten");
        }
    }
}
