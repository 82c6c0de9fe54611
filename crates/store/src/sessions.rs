//! Browsers and programs that are signed in.

use gipfel_wire::PersonId;

use crate::pool::{reading, writing};
use crate::{Store, StoreError};

/// A session that is to be kept. The token itself is not: only its hash.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Session {
    /// The hash of the token.
    pub token_hash: String,
    /// Whose it is.
    pub person: PersonId,
    /// What it allows, words with spaces between them; empty for a browser, which may do everything.
    pub scopes: String,
    /// What its owner calls it.
    pub label: String,
    /// Until when it is good.
    pub expires_at: i64,
}

/// A session with when it was used.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SessionInfo {
    /// It.
    pub session: Session,
    /// When it was made.
    pub created_at: i64,
    /// When it was last used.
    pub seen_at: i64,
}

type Row = (String, String, String, String, i64, i64, i64);

fn read(row: Row) -> Result<SessionInfo, StoreError> {
    let (token_hash, person, scopes, label, expires_at, created_at, seen_at) = row;
    let person = PersonId::new(person)?;
    let session = Session { token_hash, person, scopes, label, expires_at };
    Ok(SessionInfo { session, created_at, seen_at })
}

pub(crate) const INSERT: &str = "INSERT INTO sessions
    (token_hash, person, scopes, label, expires_at, created_at, seen_at)
    VALUES ($1, $2, $3, $4, $5, $6, $6) ON CONFLICT (token_hash) DO NOTHING";

/// Inserts a session.
macro_rules! insert_session {
    ($executor:expr, $session:expr, $at:expr) => {{
        let session: &$crate::Session = $session;
        sqlx::query($crate::sessions::INSERT)
            .bind(&session.token_hash)
            .bind(session.person.as_str())
            .bind(&session.scopes)
            .bind(&session.label)
            .bind(session.expires_at)
            .bind($at)
            .execute($executor)
            .await?;
    }};
}
pub(crate) use insert_session;

impl Store {
    /// Keeps a session.
    pub async fn add_session(&self, session: &Session, at: i64) -> Result<(), StoreError> {
        writing!(self, pool => insert_session!(pool, session, at));
        Ok(())
    }

    /// The session with a token, if it is still good.
    pub async fn session(
        &self,
        token_hash: &str,
        at: i64,
    ) -> Result<Option<SessionInfo>, StoreError> {
        const SQL: &str =
            "SELECT token_hash, person, scopes, label, expires_at, created_at, seen_at
            FROM sessions WHERE token_hash = $1 AND expires_at > $2";
        let row: Option<Row> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(token_hash).bind(at).fetch_optional(pool).await?
        });
        row.map(read).transpose()
    }

    /// A session was used, and is good for longer.
    pub async fn renew_session(
        &self,
        token_hash: &str,
        at: i64,
        expires_at: i64,
    ) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE sessions SET seen_at = $2, expires_at = $3 WHERE token_hash = $1";
        writing!(self, pool => {
            sqlx::query(SQL).bind(token_hash).bind(at).bind(expires_at).execute(pool).await?;
        });
        Ok(())
    }

    /// All sessions of somebody, the latest first.
    pub async fn sessions_of(&self, person: &PersonId) -> Result<Vec<SessionInfo>, StoreError> {
        const SQL: &str =
            "SELECT token_hash, person, scopes, label, expires_at, created_at, seen_at
            FROM sessions WHERE person = $1 ORDER BY created_at DESC, token_hash";
        let rows: Vec<Row> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(person.as_str()).fetch_all(pool).await?
        });
        rows.into_iter().map(read).collect()
    }

    /// Ends one session.
    pub async fn end_session(&self, token_hash: &str) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE token_hash = $1")
                .bind(token_hash).execute(pool).await?;
        });
        Ok(())
    }

    /// Ends all sessions of somebody.
    pub async fn end_sessions(&self, person: &PersonId) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE person = $1")
                .bind(person.as_str()).execute(pool).await?;
        });
        Ok(())
    }

    /// Forgets sessions that are good no more, and says how many there were.
    pub async fn forget_sessions(&self, at: i64) -> Result<u64, StoreError> {
        Ok(writing!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE expires_at <= $1")
                .bind(at).execute(pool).await?.rows_affected()
        }))
    }
}
