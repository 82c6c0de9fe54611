//! Commits of many games at once: one sync of the disk for all that wait.

use std::sync::Arc;

use gipfel_store::{Commit, CommitAnswer, Store, StoreError};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::sync::{Semaphore, oneshot};

/// Commits in one transaction, at most.
const BATCH: usize = 128;
/// Transactions at once with PostgreSQL, which syncs several together. SQLite has one writer.
const WRITERS: usize = 4;

type Answer = Result<CommitAnswer, StoreError>;

struct Waiting {
    commit: Commit,
    answer: oneshot::Sender<Answer>,
}

/// Takes commits to the store.
pub(super) struct Committer {
    queue: UnboundedSender<Waiting>,
}

impl Committer {
    pub(super) fn start(store: Store) -> Committer {
        let (queue, waiting) = unbounded_channel();
        tokio::spawn(run(store, waiting));
        Committer { queue }
    }

    pub(super) async fn commit(&self, commit: Commit) -> Answer {
        let (answer, answered) = oneshot::channel();
        self.queue.send(Waiting { commit, answer }).map_err(|_| StoreError::Stopped)?;
        answered.await.unwrap_or(Err(StoreError::Stopped))
    }
}

async fn run(store: Store, mut queue: UnboundedReceiver<Waiting>) {
    let writers = if store.is_postgres() { WRITERS } else { 1 };
    let writers = Arc::new(Semaphore::new(writers));
    loop {
        let mut batch = Vec::new();
        if queue.recv_many(&mut batch, BATCH).await == 0 {
            return;
        }
        let Ok(permit) = Arc::clone(&writers).acquire_owned().await else { return };
        // What has come while others were writing goes along.
        while batch.len() < BATCH
            && let Ok(more) = queue.try_recv()
        {
            batch.push(more);
        }
        let store = store.clone();
        tokio::spawn(async move {
            write(&store, batch).await;
            drop(permit);
        });
    }
}

async fn write(store: &Store, batch: Vec<Waiting>) {
    let (commits, answers): (Vec<Commit>, Vec<_>) =
        batch.into_iter().map(|waiting| (waiting.commit, waiting.answer)).unzip();
    match store.commit_all(&commits).await {
        Ok(done) => {
            for (answer, done) in answers.into_iter().zip(done) {
                // Whoever does not wait any more reads it from the store.
                let _ = answer.send(Ok(done));
            }
        }
        // One that the store cannot take must not keep the others from being written.
        Err(_) => {
            for (commit, answer) in commits.iter().zip(answers) {
                let _ = answer.send(store.commit(commit).await);
            }
        }
    }
}
