//! Making the tables, and bringing those of earlier versions up to date.

use crate::pool::in_transaction;
use crate::{Store, StoreError};

/// The steps from an empty database to the present one. The number of steps that were made is the number of the schema. A step
/// that was released is never changed.
const STEPS: [&str; 2] = [include_str!("../migrations/1.sql"), include_str!("../migrations/2.sql")];

/// The number of the present schema.
pub(crate) const SCHEMA: i64 = STEPS.len() as i64;

/// Two nodes that start at once make the tables one after the other.
const LOCK: &str = "SELECT pg_advisory_xact_lock(7160423117)";

impl Store {
    /// Makes the steps that are missing, all or none. An empty database stays empty unless it is to be made.
    pub(crate) async fn migrate(&self, create: bool) -> Result<(), StoreError> {
        in_transaction!(self, transaction => {
            if self.is_postgres() {
                sqlx::raw_sql(LOCK).execute(&mut *transaction).await?;
            }
            sqlx::raw_sql("CREATE TABLE IF NOT EXISTS schema_steps (step BIGINT PRIMARY KEY)")
                .execute(&mut *transaction).await?;
            let found: i64 = sqlx::query_scalar("SELECT COALESCE(MAX(step), 0) FROM schema_steps")
                .fetch_one(&mut *transaction).await?;
            if found == 0 && !create {
                return Err(StoreError::Missing("the database".to_owned()));
            }
            if found > SCHEMA {
                return Err(StoreError::Newer { found, known: SCHEMA });
            }
            for (step, text) in (1..).zip(STEPS).filter(|(step, _)| *step > found) {
                sqlx::raw_sql(text).execute(&mut *transaction).await?;
                sqlx::query("INSERT INTO schema_steps (step) VALUES ($1)")
                    .bind(step).execute(&mut *transaction).await?;
            }
        });
        Ok(())
    }

    /// Whether the database is a PostgreSQL, which other nodes may share.
    pub fn is_postgres(&self) -> bool {
        matches!(self.pool, crate::pool::Pool::Postgres(_))
    }
}
