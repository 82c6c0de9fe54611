//! Why the store did not answer.

use gipfel_wire::{IdError, TermsError};
use thiserror::Error;

/// Why the store did not answer. What was asked for may or may not have happened: ask again.
#[derive(Debug, Error)]
pub enum StoreError {
    /// The database failed or cannot be reached.
    #[error("database: {0}")]
    Database(#[from] sqlx::Error),
    /// Nobody writes any more: the program is about to end.
    #[error("nothing is written any more")]
    Stopped,
    /// The address names no database that can be used.
    #[error("`{0}` is no address of a database: expected sqlite:FILE or postgres://…")]
    Address(String),
    /// No server has made the database.
    #[error("{0} has no people and games: `gipfel serve` makes them")]
    Missing(String),
    /// There was an outage that the caller did not know of.
    #[error("time has stood still: load the game again")]
    Outage,
    /// The tables were made by a later version of the program.
    #[error("the database has schema {found}; this program knows schemas up to {known}")]
    Newer {
        /// The schema of the database.
        found: i64,
        /// The latest that this program knows.
        known: i64,
    },
    /// A row holds what no version of the program writes.
    #[error("the database holds what cannot be read: {0}")]
    Content(#[from] serde_json::Error),
    /// A row holds an id that is none.
    #[error("the database holds what cannot be read: {0}")]
    Id(#[from] IdError),
    /// A row holds a word that is none.
    #[error("the database holds the unknown word `{0}`")]
    Word(String),
    /// A number does not fit.
    #[error("the database holds a number that is out of range")]
    Number(#[from] std::num::TryFromIntError),
    /// A game on such terms cannot be.
    #[error("terms: {0}")]
    Terms(#[from] TermsError),
}

impl StoreError {
    /// Whether the fault is in what is stored, so that asking again does not help.
    pub fn is_content(&self) -> bool {
        use StoreError::{Content, Id, Number, Terms, Word};
        matches!(self, Content(_) | Id(_) | Word(_) | Number(_) | Terms(_))
    }

    /// Whether a file of SQLite is in use by somebody else.
    pub(crate) fn is_locked(&self) -> bool {
        let StoreError::Database(sqlx::Error::Database(error)) = self else { return false };
        error.code().is_some_and(|code| code == "5")
    }
}
