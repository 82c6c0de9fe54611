//! What one process tells the others beside what it writes.

use sqlx::postgres::PgListener;

use crate::games::CHANNEL;
use crate::pool::Pool;
use crate::{Store, StoreError};

/// The channel for everything that is not written: who is there, whom something concerns.
const NEWS: &str = "gipfel_news";

/// Notifies of many things at once. Texts that are the same are told once.
pub(crate) const NOTIFY: &str = "SELECT pg_notify($1, text) FROM unnest($2::TEXT[]) AS text";

/// Something that was told.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Notice {
    /// A commit: the game, a space, its version.
    Commit(String),
    /// What somebody has told with [`Store::tell`].
    Told(String),
    /// The connection was lost for a while: something may be missing.
    Gap,
}

/// Hears what the processes that share a PostgreSQL tell each other, this one included.
#[derive(Debug)]
pub struct Listener(PgListener);

impl Listener {
    /// What comes next.
    pub async fn next(&mut self) -> Result<Notice, StoreError> {
        let Some(notice) = self.0.try_recv().await? else { return Ok(Notice::Gap) };
        let text = notice.payload().to_owned();
        Ok(if notice.channel() == CHANNEL { Notice::Commit(text) } else { Notice::Told(text) })
    }
}

impl Store {
    /// Tells all processes that share the database, this one included. Those that share a file of SQLite cannot be told: see
    /// [`Store::foreign_writes`].
    pub async fn tell(&self, texts: &[String]) -> Result<(), StoreError> {
        if let Pool::Postgres(pool) = &self.pool {
            sqlx::query(NOTIFY).bind(NEWS).bind(texts).execute(pool).await?;
        }
        Ok(())
    }

    /// Listens to all processes that share the database; none with SQLite.
    pub async fn listen(&self) -> Result<Option<Listener>, StoreError> {
        let Pool::Postgres(pool) = &self.pool else { return Ok(None) };
        let mut listener = PgListener::connect_with(pool).await?;
        listener.listen_all([CHANNEL, NEWS]).await?;
        Ok(Some(Listener(listener)))
    }

    /// A number that changes when another process has written into the same file of SQLite. With PostgreSQL it stays.
    pub async fn foreign_writes(&self) -> Result<i64, StoreError> {
        match &self.pool {
            // What the connection itself writes does not count, and it is the only one here that writes.
            Pool::Sqlite { writer, .. } => {
                Ok(sqlx::query_scalar("PRAGMA data_version").fetch_one(writer).await?)
            }
            Pool::Postgres(_) => Ok(0),
        }
    }
}
