//! Connections to one of the two databases.

use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use sqlx::Connection as _;
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
        /// Whether the connection that writes has failed since it was opened.
        failed: Arc<AtomicBool>,
    },
    Postgres(PgPool),
}

/// How long somebody waits for a connection, or for another writer of the file.
const PATIENCE: Duration = Duration::from_secs(20);
/// How long somebody waits for a connection to PostgreSQL.
const POSTGRES_PATIENCE: Duration = Duration::from_secs(10);
/// How long connections may take to close.
const FAREWELL: Duration = Duration::from_secs(2);
/// How long to wait for another program that opens the same file.
const RETRY: Duration = Duration::from_millis(20);
/// Connections of a node: more do not make a database faster.
const READERS: u32 = 8;
const POSTGRES_CONNECTIONS: u32 = 16;

/// The same expression for the connections that write, of whichever back end it is. After an error the writer is replaced.
macro_rules! writing {
    ($store:expr, $pool:ident => $body:expr) => {{
        let store: &$crate::Store = $store;
        let answer: Result<_, $crate::StoreError> = match &store.pool {
            $crate::pool::Pool::Sqlite { writer: $pool, .. } => async { Ok($body) }.await,
            $crate::pool::Pool::Postgres($pool) => async { Ok($body) }.await,
        };
        store.watched(answer)?
    }};
}

/// The same expression inside a transaction that writes. It is committed when the expression is evaluated: a `return` inside gives
/// the transaction up. After an error the writer is replaced.
macro_rules! in_transaction {
    ($store:expr, $transaction:ident => $body:expr) => {
        in_transaction!(@ $crate::StoreError, $store, $transaction => $body)
    };
    (@ $error:ty, $store:expr, $transaction:ident => $body:expr) => {{
        let store: &$crate::Store = $store;
        let answer: Result<_, $error> = match &store.pool {
            $crate::pool::Pool::Sqlite { writer, .. } => async {
                // Taking the lock at once means never having to give up a transaction half-way.
                let mut $transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
                let answer = $body;
                $transaction.commit().await?;
                Ok(answer)
            }
            .await,
            $crate::pool::Pool::Postgres(pool) => async {
                let mut $transaction = pool.begin().await?;
                let answer = $body;
                $transaction.commit().await?;
                Ok(answer)
            }
            .await,
        };
        store.watched(answer)?
    }};
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
    /// Opens the database of an address: `sqlite:FILE`, or `postgres://…`. A missing file and missing tables are made.
    pub async fn open(address: &str) -> Result<Store, StoreError> {
        Store::open_as(address, true).await
    }

    /// Opens the database of an address that a server has made before. Tables of an earlier version are brought up to date.
    pub async fn open_existing(address: &str) -> Result<Store, StoreError> {
        Store::open_as(address, false).await
    }

    async fn open_as(address: &str, create: bool) -> Result<Store, StoreError> {
        if let Some(file) = address.strip_prefix("sqlite:") {
            return open_sqlite(Path::new(file.trim_start_matches("//")), create).await;
        }
        if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let options = PgConnectOptions::from_str(address)?;
            let pool = PgPoolOptions::new()
                .max_connections(POSTGRES_CONNECTIONS)
                .acquire_timeout(POSTGRES_PATIENCE)
                .connect_with(options)
                .await?;
            let store = Store { pool: Pool::Postgres(pool) };
            store.migrate(create).await?;
            return Ok(store);
        }
        // A password may stand behind the scheme.
        let scheme = address.split(':').next().unwrap_or_default().chars().take(20).collect();
        Err(StoreError::Address(scheme))
    }

    /// Passes on what the database answered. A connection of SQLite that has failed is not used again: after a full disk it may
    /// believe that it is inside a transaction, and one opened while the file system was read-only never writes.
    pub(crate) fn watched<T, E>(&self, answer: Result<T, E>) -> Result<T, E> {
        if let (Err(_), Pool::Sqlite { failed, .. }) = (&answer, &self.pool) {
            failed.store(true, Ordering::Relaxed);
        }
        answer
    }

    /// Sets something of the connection of SQLite that writes: tests make it fail.
    #[doc(hidden)]
    pub async fn pragma(&self, setting: &str) -> Result<(), StoreError> {
        if let Pool::Sqlite { writer, .. } = &self.pool {
            let sql = sqlx::AssertSqlSafe(format!("PRAGMA {setting}"));
            sqlx::query(sql).execute(writer).await?;
        }
        Ok(())
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

    /// Closes all connections, as far as they answer. What was answered is written.
    pub async fn close(&self) {
        let closed = async {
            match &self.pool {
                Pool::Sqlite { writer, reader, .. } => {
                    reader.close().await;
                    writer.close().await;
                }
                Pool::Postgres(pool) => pool.close().await,
            }
        };
        let _ = tokio::time::timeout(FAREWELL, closed).await;
    }
}

async fn open_sqlite(file: &Path, create: bool) -> Result<Store, StoreError> {
    if create {
        make_private(file)?;
    } else if !file.exists() {
        return Err(StoreError::Missing(file.display().to_string()));
    }
    let until = Instant::now() + PATIENCE;
    loop {
        match try_open_sqlite(file, create).await {
            // How a file is written can be settled only while nobody else uses it, and SQLite itself does not wait for that.
            Err(error) if error.is_locked() && Instant::now() < until => {
                tokio::time::sleep(RETRY).await;
            }
            opened => return opened,
        }
    }
}

/// Makes the file if it is missing, and lets nobody but its owner read it: it holds hashes of passwords. SQLite gives the files beside
/// it the same mode.
fn make_private(file: &Path) -> Result<(), StoreError> {
    let mut options = std::fs::OpenOptions::new();
    options.write(true).create(true).truncate(false);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{OpenOptionsExt as _, PermissionsExt as _};
        options.mode(0o600).open(file).map_err(sqlx::Error::Io)?;
        for end in ["", "-wal", "-shm"] {
            let path = PathBuf::from(format!("{}{end}", file.display()));
            // Somebody else may own a file that this process may use.
            let _ = std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o600));
        }
    }
    #[cfg(not(unix))]
    options.open(file).map_err(sqlx::Error::Io)?;
    Ok(())
}

async fn try_open_sqlite(file: &Path, create: bool) -> Result<Store, StoreError> {
    let options = SqliteConnectOptions::new()
        .filename(file)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(PATIENCE);
    let failed = Arc::new(AtomicBool::new(false));
    let has_failed = Arc::clone(&failed);
    let writer = SqlitePoolOptions::new()
        .max_connections(1)
        .acquire_timeout(PATIENCE)
        .before_acquire(move |_, _| {
            let good = !has_failed.swap(false, Ordering::Relaxed);
            Box::pin(async move { Ok(good) })
        })
        .after_release(|connection, _| {
            Box::pin(async move {
                // A transaction that was given up is rolled back behind a ping.
                if connection.is_in_transaction() {
                    connection.ping().await?;
                }
                Ok(!connection.is_in_transaction())
            })
        })
        .connect_with(options.clone())
        .await?;
    let reader = SqlitePoolOptions::new()
        .max_connections(READERS)
        .acquire_timeout(PATIENCE)
        .connect_with(options.read_only(true))
        .await?;
    let store = Store { pool: Pool::Sqlite { writer, reader, failed } };
    store.migrate(create).await?;
    Ok(store)
}
