//! What is kept of people and their games.
//!
//! One [`Store`] with two back ends: SQLite, a file beside the program that needs nothing else, and PostgreSQL, which any number of
//! nodes share. Both have the same tables and run the same statements, but for the writing of turns; the tests hold both to the same
//! laws.
//!
//! # Who was first
//!
//! What happens in a game are numbered events, and the key `(game, version)` is unique. A [`Commit`] names the version that it follows:
//! of two that follow the same one, the database takes the first and answers [`CommitAnswer::Stale`] to the second, on whatever
//! node they were made. Turns that stand are kept beside the events under the key `(game, number)`.
//!
//! # When it is safe
//!
//! A method that returns has written: SQLite syncs its log at every commit (`synchronous = FULL`), PostgreSQL does by default. Whoever is
//! told of it afterwards can rely on it.
//!
//! Nothing here has a clock or makes up ids: moments, ids and salts are arguments.

mod archive;
mod backup;
mod commit;
mod error;
mod games;
mod heartbeats;
mod invitations;
mod jobs;
mod migrate;
mod notices;
mod password;
mod people;
mod pool;
mod ratings;
mod safety;
mod scratch;
mod sessions;

pub use archive::Encounters;
pub use backup::{BackupError, FORMAT};
pub use commit::{Commit, CommitAnswer};
pub use error::StoreError;
pub use games::{CHANNEL, LiveGame, NewGame, Standing, StoredGame, Unreadable};
pub use heartbeats::{ALIVE, Outage};
pub use invitations::{Accepted, NewInvitation};
pub use jobs::{Job, JobKind, MAX_ATTEMPTS, NewJob};
pub use notices::{Listener, Notice};
pub use password::{PasswordError, hash_password, verify_password};
pub use people::{SignUp, StoredPerson};
pub use pool::Store;
pub use ratings::{Leader, Rated, Rating, RatingChange};
pub use safety::StoredReport;
pub use scratch::{ScratchError, ScratchPostgres};
pub use sessions::{Session, SessionInfo};
