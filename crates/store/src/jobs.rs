//! Work that any number of workers share.

use serde::{Deserialize, Serialize};

use crate::games::{from_word, word};
use crate::pool::{Pool, in_transaction, reading, writing};
use crate::{Store, StoreError};

/// How often a job is tried. One that breaks its workers is given up.
pub const MAX_ATTEMPTS: i64 = 5;

/// What kind of work it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum JobKind {
    /// The computer's turn in a game.
    Turn,
    /// The analysis of a finished game.
    Analysis,
    /// The change of ratings after a game.
    Rating,
}

/// Work that is to be done once.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewJob {
    /// Its name: a job with a name that exists is not added again.
    pub key: String,
    /// What kind.
    pub kind: JobKind,
    /// What the worker needs to know.
    pub payload: String,
}

/// A job that a worker has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Job {
    /// Its name.
    pub key: String,
    /// What is to be done.
    pub payload: String,
    /// Who has taken it.
    pub worker: String,
    /// How often it was taken, this time included.
    pub attempts: i64,
}

/// Inserts a job inside a transaction.
macro_rules! insert_job {
    ($transaction:ident, $job:expr, $at:expr) => {{
        let job: &$crate::NewJob = $job;
        sqlx::query($crate::jobs::insert_statement())
            .bind(&job.key)
            .bind($crate::games::word(job.kind)?)
            .bind(&job.payload)
            .bind($at)
            .execute(&mut *$transaction)
            .await?;
    }};
}
pub(crate) use insert_job;

pub(crate) const fn insert_statement() -> &'static str {
    "INSERT INTO jobs (key, kind, payload, state, attempts, lease_until, created_at)
        VALUES ($1, $2, $3, 'open', 0, 0, $4) ON CONFLICT (key) DO NOTHING"
}

impl Store {
    /// Adds a job, unless there is one with its name.
    pub async fn add_job(&self, job: &NewJob, at: i64) -> Result<(), StoreError> {
        in_transaction!(self, transaction => insert_job!(transaction, job, at));
        Ok(())
    }

    /// Takes the oldest job of a kind that nobody has, until `lease_until`. Whoever is not done then loses it to another worker.
    pub async fn take_job(
        &self,
        kind: JobKind,
        worker: &str,
        at: i64,
        lease_until: i64,
    ) -> Result<Option<Job>, StoreError> {
        const SQLITE: &str =
            "UPDATE jobs SET worker = $1, lease_until = $2, attempts = attempts + 1
            WHERE key = (SELECT key FROM jobs WHERE kind = $3 AND state = 'open'
                AND lease_until <= $4 AND attempts < $5 ORDER BY created_at, key LIMIT 1)
            RETURNING key, payload, attempts";
        const POSTGRES: &str =
            "UPDATE jobs SET worker = $1, lease_until = $2, attempts = attempts + 1
            WHERE key = (SELECT key FROM jobs WHERE kind = $3 AND state = 'open'
                AND lease_until <= $4 AND attempts < $5 ORDER BY created_at, key LIMIT 1
                FOR UPDATE SKIP LOCKED)
            RETURNING key, payload, attempts";
        let sql = match self.pool {
            Pool::Sqlite { .. } => SQLITE,
            Pool::Postgres(_) => POSTGRES,
        };
        let kind = word(kind)?;
        let row: Option<(String, String, i64)> = writing!(self, pool => {
            sqlx::query_as(sql).bind(worker).bind(lease_until).bind(kind).bind(at)
                .bind(MAX_ATTEMPTS).fetch_optional(pool).await?
        });
        let taken =
            |(key, payload, attempts)| Job { key, payload, worker: worker.to_owned(), attempts };
        Ok(row.map(taken))
    }

    /// Keeps a job for longer, and says whether the worker still has it.
    pub async fn keep_job(&self, key: &str, worker: &str, until: i64) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE jobs SET lease_until = $3
            WHERE key = $1 AND worker = $2 AND state = 'open'";
        let kept = writing!(self, pool => {
            sqlx::query(SQL).bind(key).bind(worker).bind(until).execute(pool).await?.rows_affected()
        });
        Ok(kept > 0)
    }

    /// Answers a job, and says whether the worker still had it. The first answer counts.
    pub async fn finish_job(
        &self,
        key: &str,
        worker: &str,
        answer: &str,
    ) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE jobs SET state = 'done', answer = $3
            WHERE key = $1 AND worker = $2 AND state = 'open'";
        let done = writing!(self, pool => {
            sqlx::query(SQL).bind(key).bind(worker).bind(answer).execute(pool).await?.rows_affected()
        });
        Ok(done > 0)
    }

    /// A job's kind and, once it is done, its answer.
    pub async fn job(&self, key: &str) -> Result<Option<(JobKind, Option<String>)>, StoreError> {
        let row: Option<(String, Option<String>)> = reading!(self, pool => {
            sqlx::query_as("SELECT kind, answer FROM jobs WHERE key = $1")
                .bind(key).fetch_optional(pool).await?
        });
        row.map(|(kind, answer)| Ok((from_word(kind)?, answer))).transpose()
    }

    /// Forgets jobs that were done, or given up, before a moment. Analyses stay.
    pub async fn forget_jobs(&self, before: i64) -> Result<u64, StoreError> {
        const SQL: &str = "DELETE FROM jobs WHERE created_at < $1 AND kind <> 'analysis'
            AND (state = 'done' OR attempts >= $2)";
        Ok(writing!(self, pool => {
            sqlx::query(SQL).bind(before).bind(MAX_ATTEMPTS).execute(pool).await?.rows_affected()
        }))
    }
}
