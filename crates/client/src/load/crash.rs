//! Killing a server under load, again and again: what was acknowledged must be there.

use std::collections::BTreeMap;
use std::time::Duration;

use gipfel_live::Fold;
use gipfel_store::{Store, StoreError};
use gipfel_wire::{EventBody, GameId};
use rand::{RngExt as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;
use thiserror::Error;
use tokio::sync::watch;

use super::{LoadError, Pair, Process};

/// What went wrong.
#[derive(Debug, Error)]
pub enum CrashError {
    /// The load could not be put on the server.
    #[error(transparent)]
    Load(#[from] LoadError),
    /// The database cannot be read.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The server does not start.
    #[error("the server does not start: {0}")]
    Start(#[from] std::io::Error),
    /// A promise was broken.
    #[error("round {round}: {fault}")]
    Fault {
        /// In which round.
        round: u32,
        /// Which.
        fault: String,
    },
}

/// What was seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct CrashReport {
    /// Times the server was killed.
    pub rounds: u32,
    /// Turns that were acknowledged and found.
    pub turns: usize,
}

/// Kills a server so many times while games are played on it, and looks into the database each time.
///
/// # Errors
/// If something that was acknowledged is missing, or a stored game is not a legal one.
pub async fn crash(
    server: &mut Process,
    database: &str,
    rounds: u32,
    games: usize,
    seed: u64,
) -> Result<CrashReport, CrashError> {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut report = CrashReport::default();
    let mut pairs = Vec::new();
    for number in 0..games {
        let mut pair = Pair::begin(server.address(), seed + number as u64).await?;
        for player in &mut pair.players {
            // Nobody waits for a server that is dead.
            player.patience = Duration::from_secs(60);
        }
        pairs.push(pair);
    }
    for round in 0..rounds {
        let stop = watch::Sender::new(false);
        let mut tasks = tokio::task::JoinSet::new();
        for mut pair in pairs.drain(..) {
            let stopped = stop.subscribe();
            tasks.spawn(async move {
                let mut turns: Vec<(GameId, usize)> = Vec::new();
                while !*stopped.borrow() {
                    let before = pair.game.clone();
                    match pair.turn().await {
                        Ok(_) => turns.push((pair.game.clone(), pair.turns())),
                        Err(error) => return (pair, turns, Some(format!("{before}: {error}"))),
                    }
                }
                (pair, turns, None)
            });
        }
        tokio::time::sleep(Duration::from_millis(random.random_range(50..600))).await;
        server.kill();
        stop.send_replace(true);
        server.restart()?;
        let mut acknowledged: BTreeMap<GameId, usize> = BTreeMap::new();
        while let Some(done) = tasks.join_next().await {
            let Ok((pair, turns, failure)) = done else {
                return Err(CrashError::Fault { round, fault: "a player failed".to_owned() });
            };
            if let Some(fault) = failure {
                return Err(CrashError::Fault { round, fault });
            }
            report.turns += turns.len();
            for (game, count) in turns {
                let known = acknowledged.entry(game).or_default();
                *known = count.max(*known);
            }
            pairs.push(pair);
        }
        let store = Store::open(database).await?;
        for (game, turns) in acknowledged {
            check(&store, &game, turns)
                .await
                .map_err(|fault| CrashError::Fault { round, fault })?;
        }
        store.close().await;
        report.rounds += 1;
    }
    server.kill();
    Ok(report)
}

/// Every turn that was acknowledged is there, once, and all of them can be played.
async fn check(store: &Store, id: &GameId, turns: usize) -> Result<(), String> {
    let said = |error: StoreError| format!("{id}: {error}");
    let stored = store.game(id).await.map_err(said)?.ok_or_else(|| format!("{id} is gone"))?;
    let mut state =
        Fold::new(stored.head, stored.secret).map_err(|error| format!("{id}: {error}"))?;
    for (number, event) in (1..).zip(&stored.events) {
        if event.version != number {
            return Err(format!("{id}: event {number} has the version {}", event.version));
        }
        if let EventBody::Turn { text, .. } = &event.body
            && let Err(error) = state.board().clone().play(text)
        {
            return Err(format!("{id}: {text}: {error}"));
        }
        state.apply(event);
    }
    let found = state.board().turns().len();
    if found < turns {
        return Err(format!("{id}: {turns} turns were acknowledged, {found} are there"));
    }
    let texts = store.turns(id).await.map_err(said)?;
    let played: Vec<&str> = state.board().turns().iter().map(|turn| turn.text.as_str()).collect();
    if texts != played {
        return Err(format!("{id}: the list of turns is not what was played"));
    }
    Ok(())
}
