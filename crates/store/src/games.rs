//! Games and what happens in them.

use gipfel_wire::{
    Event, GameHead, GameId, GameResult, MessageId, OverReason, Person, PersonId, Side, Version,
};

use crate::jobs::insert_job;
use crate::people::kind_of;
use crate::pool::{in_transaction, reading, writing};
use crate::{NewJob, Outage, Store, StoreError};

/// A game that is to be begun.
#[derive(Clone, PartialEq, Debug)]
pub struct NewGame {
    /// What was agreed on.
    pub head: GameHead,
    /// What the server adds to the dice, of a game that may need them.
    pub secret: Option<String>,
    /// Where it stands.
    pub standing: Standing,
    /// Work that its beginning makes.
    pub jobs: Vec<NewJob>,
}

/// Where a game stands: what lists of games are made from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Standing {
    /// How many turns stand.
    pub turns: u32,
    /// Who has to decide; nobody when it is over.
    pub decider: Option<Side>,
    /// When time ends it if nothing happens.
    pub deadline: Option<i64>,
    /// How, why and when it ended.
    pub over: Option<(GameResult, OverReason, i64)>,
}

/// A game with all that happened in it.
#[derive(Clone, PartialEq, Debug)]
pub struct StoredGame {
    /// What was agreed on. Names are those of today.
    pub head: GameHead,
    /// What the server adds to the dice. Nobody else may know it before the game is over.
    pub secret: Option<String>,
    /// What happened, as far as it can be read.
    pub events: Vec<Event>,
    /// What cannot be read of it.
    pub unreadable: Option<Unreadable>,
    /// The outages since the last event.
    pub outages: Vec<Outage>,
}

impl StoredGame {
    /// A game in which nothing has happened.
    pub fn new(head: GameHead, secret: Option<String>) -> StoredGame {
        StoredGame { head, secret, events: Vec::new(), unreadable: None, outages: Vec::new() }
    }
}

/// Events that no version of this program would have written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unreadable {
    /// The first of them.
    pub first: Version,
    /// The last event of the game.
    pub last: Version,
    /// What is wrong with the first.
    pub reason: String,
}

/// A game in a list.
#[derive(Clone, PartialEq, Debug)]
pub struct LiveGame {
    /// What was agreed on.
    pub head: GameHead,
    /// Where it stands.
    pub standing: Standing,
    /// Its version.
    pub version: Version,
}

/// The channel on which PostgreSQL tells all nodes of each commit: the game, a space, its version. It is told with the commit itself, so
/// that others hear of it even if the node that wrote dies at once. With SQLite there is one process, which tells itself.
pub const CHANNEL: &str = "gipfel_games";

/// The columns from which a head is read. Names and kinds come from the people themselves: they change.
pub(crate) const HEAD: &str = "g.head, w.kind, w.name, b.kind, b.name";
pub(crate) const FROM: &str =
    "FROM games g LEFT JOIN people w ON w.id = g.white LEFT JOIN people b ON b.id = g.black";

pub(crate) type HeadRow = (String, Option<String>, Option<String>, Option<String>, Option<String>);

pub(crate) fn read_head(row: HeadRow) -> Result<GameHead, StoreError> {
    let (head, white, white_name, black, black_name) = row;
    let mut head: GameHead = serde_json::from_str(&head)?;
    let rename = |person: &mut Person, kind: Option<String>, name| -> Result<(), StoreError> {
        if let Some(kind) = kind {
            person.kind = kind_of(&kind)?;
            person.name = name;
        }
        Ok(())
    };
    let [first, second] = &mut head.seats;
    rename(&mut first.person, white, white_name)?;
    rename(&mut second.person, black, black_name)?;
    Ok(head)
}

/// A word that is its own JSON, as all plain choices are.
pub(crate) fn word<T: serde::Serialize>(value: T) -> Result<String, StoreError> {
    match serde_json::to_value(value)? {
        serde_json::Value::String(word) => Ok(word),
        other => Err(StoreError::Word(other.to_string())),
    }
}

pub(crate) fn from_word<T: serde::de::DeserializeOwned>(word: String) -> Result<T, StoreError> {
    Ok(serde_json::from_value(serde_json::Value::String(word))?)
}

/// What is bound to the columns of a standing.
pub(crate) struct StandingColumns {
    pub(crate) turns: i64,
    pub(crate) decider: Option<String>,
    pub(crate) deadline: Option<i64>,
    pub(crate) result: Option<String>,
    pub(crate) reason: Option<String>,
    pub(crate) ended_at: Option<i64>,
}

impl StandingColumns {
    pub(crate) fn new(standing: &Standing) -> Result<StandingColumns, StoreError> {
        let over = standing.over;
        Ok(StandingColumns {
            turns: i64::from(standing.turns),
            decider: standing.decider.map(word).transpose()?,
            deadline: standing.deadline,
            result: over.map(|(result, ..)| word(result)).transpose()?,
            reason: over.map(|(_, reason, _)| word(reason)).transpose()?,
            ended_at: over.map(|(.., at)| at),
        })
    }
}

const INSERT: &str = "INSERT INTO games
    (id, head, secret, game, variant, speed, rated, white, black, version, turns, decider, deadline, started_at)
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 0, $10, $11, $12, $13) ON CONFLICT (id) DO NOTHING";

/// Inserts a game and its jobs inside a transaction.
macro_rules! insert_game {
    ($transaction:ident, $new:expr) => {{
        let new: &$crate::NewGame = $new;
        let start = new.head.terms.start()?;
        let rows = sqlx::query($crate::games::insert_statement())
            .bind(new.head.id.as_str())
            .bind(serde_json::to_string(&new.head)?)
            .bind(&new.secret)
            .bind(start.game().word())
            .bind(start.variant())
            .bind(new.head.terms.clock.speed().word())
            .bind(i64::from(new.head.terms.rated))
            .bind(new.head.seats[0].person.id.as_str())
            .bind(new.head.seats[1].person.id.as_str())
            .bind(i64::from(new.standing.turns))
            .bind(new.standing.decider.map($crate::games::word).transpose()?)
            .bind(new.standing.deadline)
            .bind(new.head.at)
            .execute(&mut *$transaction)
            .await?
            .rows_affected();
        for job in &new.jobs {
            insert_job!($transaction, job, new.head.at);
        }
        rows
    }};
}
pub(crate) use insert_game;

pub(crate) const fn insert_statement() -> &'static str {
    INSERT
}

type EventRow = (i64, i64, Option<String>, Option<String>, String);

fn read_event(row: EventRow) -> Result<Event, StoreError> {
    let (version, at, side, cause, body) = row;
    Ok(Event {
        version: Version::try_from(version)?,
        at,
        by: side.map(from_word).transpose()?,
        cause: cause.map(MessageId::new).transpose()?,
        body: serde_json::from_str(&body)?,
    })
}

type ListRow = (i64, i64, Option<String>, Option<i64>);

fn read_live(head: HeadRow, row: ListRow) -> Result<LiveGame, StoreError> {
    let (version, turns, decider, deadline) = row;
    let decider = decider.map(from_word).transpose()?;
    let standing = Standing { turns: u32::try_from(turns)?, decider, deadline, over: None };
    Ok(LiveGame { head: read_head(head)?, standing, version: Version::try_from(version)? })
}

impl Store {
    /// Begins a game, unless there is one with its id.
    pub async fn create_game(&self, game: &NewGame) -> Result<(), StoreError> {
        in_transaction!(self, transaction => {
            insert_game!(transaction, game);
        });
        Ok(())
    }

    /// A game with all that happened in it.
    pub async fn game(&self, id: &GameId) -> Result<Option<StoredGame>, StoreError> {
        let sql = format!("SELECT {HEAD}, g.secret {FROM} WHERE g.id = $1");
        type Row = (
            String,
            Option<String>,
            Option<String>,
            Option<String>,
            Option<String>,
            Option<String>,
        );
        let row: Option<Row> = reading!(self, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(id.as_str()).fetch_optional(pool).await?
        });
        let Some((head, white, white_name, black, black_name, secret)) = row else {
            return Ok(None);
        };
        let head = read_head((head, white, white_name, black, black_name))?;
        let rows = self.event_rows(id, 0).await?;
        let last = rows.last().map_or(0, |row| row.0);
        let mut game = StoredGame::new(head, secret);
        for (row, first) in rows.into_iter().zip(1..) {
            match read_event(row) {
                Ok(event) => game.events.push(event),
                Err(error) => {
                    let (last, reason) = (Version::try_from(last)?, error.to_string());
                    game.unreadable = Some(Unreadable { first, last, reason });
                    break;
                }
            }
        }
        let since = game.events.last().map_or(game.head.at, |event| event.at);
        game.outages = self.outages_after(since).await?;
        Ok(Some(game))
    }

    /// Takes a game that cannot be played on out of the list of those that time may end.
    pub async fn set_aside(&self, id: &GameId) -> Result<(), StoreError> {
        const SQL: &str = "UPDATE games SET deadline = NULL, decider = NULL
            WHERE id = $1 AND ended_at IS NULL";
        writing!(self, pool => {
            sqlx::query(SQL).bind(id.as_str()).execute(pool).await?;
        });
        Ok(())
    }

    /// What happened in a game after a version.
    pub async fn events_after(
        &self,
        id: &GameId,
        version: Version,
    ) -> Result<Vec<Event>, StoreError> {
        let rows = self.event_rows(id, version).await?;
        rows.into_iter().map(read_event).collect()
    }

    async fn event_rows(&self, id: &GameId, version: Version) -> Result<Vec<EventRow>, StoreError> {
        const SQL: &str = "SELECT version, at, side, cause, body FROM events
            WHERE game = $1 AND version > $2 ORDER BY version";
        Ok(reading!(self, pool => {
            sqlx::query_as(SQL).bind(id.as_str()).bind(i64::try_from(version)?)
                .fetch_all(pool).await?
        }))
    }

    /// The texts of the turns of a game that stand, in their order.
    pub async fn turns(&self, id: &GameId) -> Result<Vec<String>, StoreError> {
        Ok(reading!(self, pool => {
            sqlx::query_scalar("SELECT text FROM turns WHERE game = $1 ORDER BY number")
                .bind(id.as_str()).fetch_all(pool).await?
        }))
    }

    /// The games of somebody that are not over, the oldest first.
    pub async fn games_of(&self, person: &PersonId) -> Result<Vec<LiveGame>, StoreError> {
        let condition = "g.ended_at IS NULL AND (g.white = $1 OR g.black = $1)";
        self.live(condition, person.as_str(), 1000).await
    }

    /// Games that are not over, for those who want to watch: the latest first.
    pub async fn live_games(&self, game: &str, count: u32) -> Result<Vec<LiveGame>, StoreError> {
        self.live("g.ended_at IS NULL AND g.game = $1", game, count).await
    }

    async fn live(
        &self,
        condition: &str,
        key: &str,
        count: u32,
    ) -> Result<Vec<LiveGame>, StoreError> {
        let sql = format!(
            "SELECT {HEAD}, g.version, g.turns, g.decider, g.deadline {FROM}
            WHERE {condition} ORDER BY g.started_at DESC, g.id LIMIT $2"
        );
        type Row = (
            String,
            Option<String>,
            Option<String>,
            Option<String>,
            Option<String>,
            i64,
            i64,
            Option<String>,
            Option<i64>,
        );
        let rows: Vec<Row> = reading!(self, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(key).bind(i64::from(count))
                .fetch_all(pool).await?
        });
        let read = |row: Row| {
            let (head, white, white_name, black, black_name, version, turns, decider, deadline) =
                row;
            read_live(
                (head, white, white_name, black, black_name),
                (version, turns, decider, deadline),
            )
        };
        rows.into_iter().map(read).collect()
    }

    /// Games that time has ended by a moment, without anybody having noticed: their nodes may have died.
    pub async fn due_games(&self, at: i64, count: u32) -> Result<Vec<GameId>, StoreError> {
        const SQL: &str = "SELECT id FROM games
            WHERE ended_at IS NULL AND deadline IS NOT NULL AND deadline <= $1
            ORDER BY deadline LIMIT $2";
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(at).bind(i64::from(count)).fetch_all(pool).await?
        });
        ids.into_iter().map(|id| Ok(GameId::new(id)?)).collect()
    }
}
