//! Work for the engine: turns of the computer, and analyses that somebody has asked for.
//!
//! Jobs are taken from the store with a lease, so that any number of workers share them, in this process and in others, and none
//! is lost with the worker that had it.

mod analysis;
mod think;

use std::time::Duration;

use gipfel_engine::{AnyEngine, Options};
use gipfel_live::Fold;
use gipfel_store::{Commit, CommitAnswer, Job, JobKind, Listener, Store, StoreError};
use gipfel_wire::{GameId, MessageId, Request, RequestBody};
use thiserror::Error;

use crate::node::{Node, Time, fresh, random_id};
use crate::room::{self, Circumstances, Verdict, judge};

pub use think::choose;

/// How long a worker has a job before another may take it.
const LEASE: i64 = 60_000;
/// How long an analysis may take until its lease is renewed.
const LONG_LEASE: i64 = 10 * 60_000;
/// How often jobs are looked for without being told of any.
const LOOK: Duration = Duration::from_millis(200);
/// Megabytes of the table of an engine.
const HASH: usize = 16;
/// How often a turn is tried again because something else has happened in the game.
const TRIES: u32 = 5;

/// Why a worker stopped.
#[derive(Debug, Error)]
pub enum WorkerError {
    /// The database cannot be used.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The system does not let it run.
    #[error("the worker cannot run")]
    System(#[from] std::io::Error),
}

/// Where a worker gets its work and brings it back.
#[derive(Clone)]
pub(crate) enum Desk {
    /// In the process of a node, which tells of new work at once.
    Node(Node),
    /// In a process of its own.
    Alone(Store, Time),
}

impl Desk {
    fn store(&self) -> &Store {
        match self {
            Desk::Node(node) => &node.store,
            Desk::Alone(store, _) => store,
        }
    }

    fn now(&self) -> i64 {
        match self {
            Desk::Node(node) => node.time.now(),
            Desk::Alone(_, time) => time.now(),
        }
    }

    fn has_stopped(&self) -> bool {
        matches!(self, Desk::Node(node) if node.has_stopped())
    }

    async fn commit(&self, commit: Commit) -> Result<CommitAnswer, StoreError> {
        match self {
            Desk::Node(node) => node.commit(commit, node.outage()).await,
            Desk::Alone(store, _) => store.commit(&commit).await,
        }
    }
}

/// Works until the process is told to stop, with so many threads.
///
/// # Errors
/// If the database cannot be used.
pub fn work(database: &str, threads: usize) -> Result<(), WorkerError> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(async {
        let store = Store::open_existing(database).await?;
        let desk = Desk::Alone(store.clone(), Time::default());
        for _ in 0..threads.max(1) {
            tokio::spawn(labour(desk.clone()));
        }
        crate::serve::stop().await;
        store.close().await;
        Ok(())
    })
}

/// Takes one job after another. It ends with its process; a job that is cut off is taken by another worker.
pub(crate) async fn labour(desk: Desk) {
    let name = random_id();
    let mut engine = Some(AnyEngine::new(Options { hash: HASH, ..Options::default() }));
    let mut bell = match &desk {
        Desk::Node(_) => None,
        Desk::Alone(store, _) => store.listen().await.ok().flatten(),
    };
    while !desk.has_stopped() {
        match one_job(&desk, &name, &mut engine).await {
            Ok(true) => {}
            Ok(false) => rest(&desk, &mut bell).await,
            Err(_) if desk.has_stopped() => return,
            Err(error) => {
                tracing::warn!(%error, "a job is not done");
                tokio::time::sleep(LOOK).await;
            }
        }
    }
}

/// Waits until there may be work.
async fn rest(desk: &Desk, bell: &mut Option<Listener>) {
    let told = async {
        match (desk, bell) {
            (Desk::Node(node), _) => node.work.notified().await,
            (Desk::Alone(..), Some(bell)) => drop(bell.next().await),
            (Desk::Alone(..), None) => std::future::pending().await,
        }
    };
    // Whoever is not told looks.
    let _ = tokio::time::timeout(LOOK, told).await;
}

/// Does a job, if there is one. Turns come first: somebody waits for them.
async fn one_job(
    desk: &Desk,
    name: &str,
    engine: &mut Option<AnyEngine>,
) -> Result<bool, StoreError> {
    let now = desk.now();
    if let Some(job) = desk.store().take_job(JobKind::Turn, name, now, now + LEASE).await? {
        play(desk, &job, engine).await?;
        desk.store().finish_job(&job.key, name, "").await?;
        return Ok(true);
    }
    if let Some(job) = desk.store().take_job(JobKind::Analysis, name, now, now + LONG_LEASE).await?
    {
        let answer = analysis::analyse(desk, &job, engine).await?;
        desk.store().finish_job(&job.key, name, &answer).await?;
        return Ok(true);
    }
    Ok(false)
}

/// A game as it is stored, folded.
async fn load(desk: &Desk, job: &Job) -> Result<Option<Fold>, StoreError> {
    let Ok(id) = GameId::new(job.payload.clone()) else { return Ok(None) };
    let Some(stored) = desk.store().game(&id).await? else { return Ok(None) };
    Ok(Some(room::load(&stored)?))
}

/// Plays the computer's turn in a game, if it is its turn.
async fn play(desk: &Desk, job: &Job, engine: &mut Option<AnyEngine>) -> Result<(), StoreError> {
    for _ in 0..TRIES {
        let Some(state) = load(desk, job).await? else { return Ok(()) };
        let Some(side) = state.decider().filter(|&side| state.is_computer(side)) else {
            return Ok(());
        };
        let level = state.head().seats[side.index()].level.unwrap_or(u8::MAX);
        let Some(text) =
            with_engine(engine, state.clone(), move |engine, state| choose(engine, state, level))
                .await
        else {
            return Ok(());
        };
        let version = state.version();
        let number =
            u32::try_from(state.board().turns().len()).unwrap_or(u32::MAX).saturating_add(1);
        let game = state.head().id.clone();
        let request = Request {
            id: MessageId::new(format!("computer-{version}")).expect("a plain word and a number"),
            body: RequestBody::Turn { game, number, text, seen: version, thought: None },
        };
        let around = Circumstances { now: desk.now(), away_since: [None; 2], fresh: fresh() };
        match judge(&state, side, &request, &around) {
            Verdict::Already(_) => return Ok(()),
            Verdict::Refuse(problem) => {
                tracing::error!(game = %state.head().id, %problem, "the computer's turn is refused");
                return Ok(());
            }
            Verdict::Write(commit) | Verdict::WriteAndRefuse(commit, _) => {
                if desk.commit(*commit).await? == CommitAnswer::Done {
                    return Ok(());
                }
            }
        }
    }
    Ok(())
}

/// Thinks on a thread where nobody else waits. The engine is handed over and comes back; one that fails is replaced.
async fn with_engine<T: Send + 'static>(
    engine: &mut Option<AnyEngine>,
    state: Fold,
    think: impl FnOnce(&mut AnyEngine, &Fold) -> Option<T> + Send + 'static,
) -> Option<T> {
    let options = Options { hash: HASH, ..Options::default() };
    let mut taken = engine.take().unwrap_or_else(|| AnyEngine::new(options));
    let thought = tokio::task::spawn_blocking(move || {
        let found = think(&mut taken, &state);
        (taken, found)
    });
    let (back, found) = thought.await.ok()?;
    *engine = Some(back);
    found
}
