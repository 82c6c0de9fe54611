//! Which nodes are alive, and when none was.

use crate::pool::{in_transaction, reading, writing};
use crate::{Store, StoreError};

/// Milliseconds after its last heartbeat for which a node counts as alive.
pub const ALIVE: i64 = 3_000;
/// Milliseconds after which the heartbeat of another node is forgotten.
const FORGOTTEN: i64 = 24 * 60 * 60 * 1000;

/// A span in which no node was alive.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Outage {
    /// The last sign of life before it.
    pub began: i64,
    /// The first one after it.
    pub ended: i64,
}

/// Nodes write one after the other, so that only the first of them finds an outage.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7160423118)";
/// A database of an earlier version has no heartbeats: the last event is the last sign of life.
const LAST: &str = "SELECT COALESCE((SELECT MAX(at) FROM heartbeats),
    (SELECT MAX(e.at) FROM events e), (SELECT MAX(started_at) FROM games))";

impl Store {
    /// The last moment in which a node is known to have been alive.
    pub async fn last_alive(&self) -> Result<Option<i64>, StoreError> {
        Ok(reading!(self, pool => sqlx::query_scalar(LAST).fetch_one(pool).await?))
    }

    /// A node is alive. Unless it has been `all_along`, since its last heartbeat, or another node is alive, there was an outage: it is
    /// written down, and the deadlines of all games move by its length.
    ///
    /// Returns the end of the latest outage. A node that has open rooms and hears of a new one loads their games again.
    pub async fn beat(&self, node: &str, now: i64, all_along: bool) -> Result<i64, StoreError> {
        const ALIVE_SQL: &str = "SELECT COUNT(*) FROM heartbeats WHERE alive = 1 AND at > $1";
        const OUTAGE: &str = "INSERT INTO outages (began, ended) VALUES ($1, $2)
            ON CONFLICT (began) DO UPDATE SET ended = excluded.ended";
        const SHIFT: &str = "UPDATE games SET deadline = deadline + $1
            WHERE ended_at IS NULL AND deadline IS NOT NULL";
        const BEAT: &str = "INSERT INTO heartbeats (node, at, alive) VALUES ($1, $2, 1)
            ON CONFLICT (node) DO UPDATE SET at = excluded.at, alive = 1";
        const LATEST: &str = "SELECT COALESCE(MAX(ended), 0) FROM outages";
        Ok(in_transaction!(self, transaction => {
            if !all_along {
                if self.is_postgres() {
                    sqlx::raw_sql(LOCK).execute(&mut *transaction).await?;
                }
                let alive: i64 = sqlx::query_scalar(ALIVE_SQL).bind(now - ALIVE)
                    .fetch_one(&mut *transaction).await?;
                let last: Option<i64> = sqlx::query_scalar(LAST).fetch_one(&mut *transaction).await?;
                if let (0, Some(began)) = (alive, last.filter(|&began| began < now)) {
                    sqlx::query(OUTAGE).bind(began).bind(now).execute(&mut *transaction).await?;
                    sqlx::query(SHIFT).bind(now - began).execute(&mut *transaction).await?;
                }
                sqlx::query("DELETE FROM heartbeats WHERE at < $1")
                    .bind(now - FORGOTTEN).execute(&mut *transaction).await?;
            }
            sqlx::query(BEAT).bind(node).bind(now).execute(&mut *transaction).await?;
            let latest: i64 = sqlx::query_scalar(LATEST).fetch_one(&mut *transaction).await?;
            latest
        }))
    }

    /// A node stops in good order: from now on it is not alive.
    pub async fn rest(&self, node: &str, now: i64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("UPDATE heartbeats SET at = $2, alive = 0 WHERE node = $1")
                .bind(node).bind(now).execute(pool).await?;
        });
        Ok(())
    }

    /// How many nodes are alive at a moment.
    pub async fn alive(&self, now: i64) -> Result<u64, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM heartbeats WHERE alive = 1 AND at > $1";
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(now - 2 * ALIVE).fetch_one(pool).await?
        });
        Ok(u64::try_from(count)?)
    }

    /// How many other nodes are alive at about a moment.
    pub async fn alive_besides(&self, node: &str, now: i64) -> Result<u64, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM heartbeats
            WHERE alive = 1 AND node <> $1 AND at > $2 AND at < $3";
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(node).bind(now - ALIVE).bind(now + ALIVE)
                .fetch_one(pool).await?
        });
        Ok(u64::try_from(count)?)
    }

    /// The outages that ended after a moment, the first one first.
    pub(crate) async fn outages_after(&self, at: i64) -> Result<Vec<Outage>, StoreError> {
        const SQL: &str = "SELECT began, ended FROM outages WHERE ended > $1 ORDER BY began";
        let rows: Vec<(i64, i64)> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(at).fetch_all(pool).await?
        });
        Ok(rows.into_iter().map(|(began, ended)| Outage { began, ended }).collect())
    }
}
