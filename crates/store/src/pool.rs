//! Connections to one of the two databases.

use std::path::Path;
use std::str::FromStr;
use std::time::{Duration, Instant};

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use crate::StoreError;

/// Everything that is kept. Cheap to clone; all clones are the same store.
#[derive(Clone, Debug)]
pub struct Store {
    pub(crate) pool: Pool,
}

#[derive(Clone, Debug)]
pub(crate) enum Pool {
    /// One connection writes, others read what was last committed.
    Sqlite {
        writer: SqlitePool,
        reader: SqlitePool,
    },
    Postgres(PgPool),
}

/// How long somebody waits for a connection, or for another writer of the file.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long to wait for another program that opens the same file.
const RETRY: Duration = Duration::from_millis(20);
/// Connections of a node: more do not make a database faster.
const READERS: u32 = 8;
const POSTGRES_CONNECTIONS: u32 = 16;

/// The same expression for the connections that write, of whichever back end it is.
macro_rules! writing {
    ($store:expr, $pool:ident => $body:expr) => {
        match &$store.pool {
            $crate::pool::Pool::Sqlite { writer: $pool, .. } => $body,
            $crate::pool::Pool::Postgres($pool) => $body,
        }
    };
}

/// The same expression inside a transaction that writes. It is committed if the expression is `Ok`.
macro_rules! in_transaction {
    ($store:expr, $transaction:ident => $body:expr) => {
        match &$store.pool {
            $crate::pool::Pool::Sqlite { writer, .. } => {
                // Taking the lock at once means never having to give up a transaction half-way.
                let mut $transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
                let answer = $body;
                $transaction.commit().await?;
                answer
            }
            $crate::pool::Pool::Postgres(pool) => {
                let mut $transaction = pool.begin().await?;
                let answer = $body;
                $transaction.commit().await?;
                answer
            }
        }
    };
}

/// The same expression for the connections that read.
macro_rules! reading {
    ($store:expr, $pool:ident => $body:expr) => {
        match &$store.pool {
            $crate::pool::Pool::Sqlite { reader: $pool, .. } => $body,
            $crate::pool::Pool::Postgres($pool) => $body,
        }
    };
}

pub(crate) use {in_transaction, reading, writing};

impl Store {
    /// Opens the database of an address: `sqlite:FILE`, or `postgres://…`. Missing tables are made.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        if let Some(file) = address.strip_prefix("sqlite:") {
            return Store::open_sqlite(Path::new(file.trim_start_matches("//"))).await;
        }
        if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let options = PgConnectOptions::from_str(address)?;
            let pool = PgPoolOptions::new()
                .max_connections(POSTGRES_CONNECTIONS)
                .acquire_timeout(PATIENCE)
                .connect_with(options)
                .await?;
            return Store::migrated(Pool::Postgres(pool)).await;
        }
        // A password may stand behind the scheme.
        let scheme = address.split(':').next().unwrap_or_default().chars().take(20).collect();
        Err(StoreError::Address(scheme))
    }

    /// Opens a file of SQLite, and makes it if it is not there.
    pub async fn open_sqlite(file: &Path) -> Result<Store, StoreError> {
        let until = Instant::now() + PATIENCE;
        loop {
            match Store::try_open_sqlite(file).await {
                // How a file is written can be settled only while nobody else uses it, and SQLite itself does not wait for that.
                Err(error) if error.is_locked() && Instant::now() < until => {
                    tokio::time::sleep(RETRY).await;
                }
                opened => return opened,
            }
        }
    }

    async fn try_open_sqlite(file: &Path) -> Result<Store, StoreError> {
        let options = SqliteConnectOptions::new()
            .filename(file)
            .create_if_missing(true)
            .journal_mode(SqliteJournalMode::Wal)
            .synchronous(SqliteSynchronous::Full)
            .busy_timeout(PATIENCE);
        let writer = SqlitePoolOptions::new()
            .max_connections(1)
            .acquire_timeout(PATIENCE)
            .connect_with(options.clone())
            .await?;
        let reader = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(PATIENCE)
            .connect_with(options.read_only(true))
            .await?;
        Store::migrated(Pool::Sqlite { writer, reader }).await
    }

    async fn migrated(pool: Pool) -> Result<Store, StoreError> {
        let store = Store { pool };
        store.migrate().await?;
        Ok(store)
    }

    /// Whether the database answers.
    pub async fn is_ready(&self) -> bool {
        let answer: Result<i64, StoreError> = async {
            Ok(writing!(self, pool => {
                sqlx::query_scalar("SELECT CAST(1 AS BIGINT)").fetch_one(pool).await?
            }))
        }
        .await;
        answer.is_ok()
    }

    /// A value that is kept for the program itself.
    pub async fn meta(&self, key: &str) -> Result<Option<String>, StoreError> {
        Ok(reading!(self, pool => {
            sqlx::query_scalar("SELECT value FROM meta WHERE key = $1")
                .bind(key).fetch_optional(pool).await?
        }))
    }

    /// Keeps a value for the program itself, unless there is one, and returns the one that is kept. So all nodes agree on it.
    pub async fn meta_or(&self, key: &str, value: &str) -> Result<String, StoreError> {
        writing!(self, pool => {
            sqlx::query("INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT (key) DO NOTHING")
                .bind(key).bind(value).execute(pool).await?;
        });
        Ok(writing!(self, pool => {
            sqlx::query_scalar("SELECT value FROM meta WHERE key = $1")
                .bind(key).fetch_one(pool).await?
        }))
    }

    /// Closes all connections. What was answered is written.
    pub async fn close(&self) {
        match &self.pool {
            Pool::Sqlite { writer, reader } => {
                reader.close().await;
                writer.close().await;
            }
            Pool::Postgres(pool) => pool.close().await,
        }
    }
}
