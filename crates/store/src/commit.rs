//! Writing what happens in games: many games in one transaction, each of them all or nothing.

use std::collections::HashSet;

use gipfel_wire::{Event, EventBody, GameId, MessageId, Version};
use sqlx::postgres::{PgConnection, PgPool};
use sqlx::sqlite::SqlitePool;

use crate::games::{CHANNEL, StandingColumns, insert_game, word};
use crate::jobs::insert_job;
use crate::notices::NOTIFY;
use crate::pool::Pool;
use crate::{NewGame, NewJob, Standing, Store, StoreError};

/// What is to happen in a game, all of it or nothing.
#[derive(Clone, PartialEq, Debug)]
pub struct Commit {
    /// In which game.
    pub game: GameId,
    /// The version it follows. If the game has another one by now, nothing happens.
    pub expected: Version,
    /// What happens: events numbered from the next version on.
    pub events: Vec<Event>,
    /// Where the game stands then.
    pub standing: Standing,
    /// The rematch that is begun.
    pub rematch: Option<NewGame>,
    /// Work that it makes.
    pub jobs: Vec<NewJob>,
}

impl Commit {
    /// The version of the game after it.
    fn next(&self) -> Version {
        self.expected + self.events.len() as Version
    }
}

/// What became of a commit.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CommitAnswer {
    /// It is written.
    Done,
    /// Something else had happened before: load it and decide anew.
    Stale,
}

impl Store {
    /// Writes what happens in a game.
    pub async fn commit(&self, commit: &Commit) -> Result<CommitAnswer, StoreError> {
        let answers = self.commit_all(std::slice::from_ref(commit)).await?;
        Ok(answers.first().copied().unwrap_or(CommitAnswer::Stale))
    }

    /// Writes what happens in several games at once: one sync of the disk for all. Each commit has an answer of its own.
    pub async fn commit_all(&self, commits: &[Commit]) -> Result<Vec<CommitAnswer>, StoreError> {
        match &self.pool {
            Pool::Sqlite { writer, .. } => self.watched(commit_sqlite(writer, commits).await),
            Pool::Postgres(pool) => commit_postgres(pool, commits).await,
        }
    }
}

/// Writes what a commit makes besides: a rematch, and work.
macro_rules! insert_rest {
    ($transaction:ident, $commit:expr) => {{
        let commit: &Commit = $commit;
        if let Some(rematch) = &commit.rematch {
            insert_game!($transaction, rematch);
        }
        let at = commit.events.last().map_or(0, |event| event.at);
        for job in &commit.jobs {
            insert_job!($transaction, job, at);
        }
    }};
}

const TAKE_BACK: &str = "DELETE FROM turns WHERE game = $1 AND number > $2";

/// The database is in this process: a statement for each row costs no more than one for many.
async fn commit_sqlite(
    writer: &SqlitePool,
    commits: &[Commit],
) -> Result<Vec<CommitAnswer>, StoreError> {
    const UPDATE: &str = "UPDATE games SET version = $3, turns = $4, decider = $5, deadline = $6,
        result = $7, reason = $8, ended_at = $9 WHERE id = $1 AND version = $2";
    const EVENT: &str = "INSERT INTO events (game, version, at, side, cause, body)
        VALUES ($1, $2, $3, $4, $5, $6)";
    const TURN: &str = "INSERT INTO turns (game, number, text) VALUES ($1, $2, $3)";
    let mut answers = vec![CommitAnswer::Stale; commits.len()];
    // Taking the lock at once means never having to give up a transaction half-way.
    let mut transaction = writer.begin_with("BEGIN IMMEDIATE").await?;
    for (commit, answer) in commits.iter().zip(&mut answers) {
        let standing = StandingColumns::new(&commit.standing)?;
        let updated = sqlx::query(UPDATE)
            .bind(commit.game.as_str())
            .bind(i64::try_from(commit.expected)?)
            .bind(i64::try_from(commit.next())?)
            .bind(standing.turns)
            .bind(standing.decider)
            .bind(standing.deadline)
            .bind(standing.result)
            .bind(standing.reason)
            .bind(standing.ended_at)
            .execute(&mut *transaction)
            .await?
            .rows_affected();
        if updated == 0 {
            continue;
        }
        for event in &commit.events {
            sqlx::query(EVENT)
                .bind(commit.game.as_str())
                .bind(i64::try_from(event.version)?)
                .bind(event.at)
                .bind(event.by.map(word).transpose()?)
                .bind(event.cause.as_ref().map(MessageId::as_str))
                .bind(serde_json::to_string(&event.body)?)
                .execute(&mut *transaction)
                .await?;
            match &event.body {
                EventBody::Turn { number, text, .. } => {
                    sqlx::query(TURN)
                        .bind(commit.game.as_str())
                        .bind(i64::from(*number))
                        .bind(text)
                        .execute(&mut *transaction)
                        .await?;
                }
                EventBody::TakenBack { to } => {
                    sqlx::query(TAKE_BACK)
                        .bind(commit.game.as_str())
                        .bind(i64::from(*to))
                        .execute(&mut *transaction)
                        .await?;
                }
                _ => {}
            }
        }
        insert_rest!(transaction, commit);
        *answer = CommitAnswer::Done;
    }
    transaction.commit().await?;
    Ok(answers)
}

/// The database is another process, perhaps on another machine: a statement for all rows of a kind.
async fn commit_postgres(
    pool: &PgPool,
    commits: &[Commit],
) -> Result<Vec<CommitAnswer>, StoreError> {
    let mut answers = vec![CommitAnswer::Stale; commits.len()];
    let mut left: Vec<usize> = (0..commits.len()).collect();
    let mut transaction = pool.begin().await?;
    let mut notices = Vec::new();
    while !left.is_empty() {
        // One statement changes a row once: the second commit of a game follows in the next round.
        let mut games = HashSet::new();
        let (round, later): (Vec<usize>, Vec<usize>) =
            left.into_iter().partition(|&index| games.insert(&commits[index].game));
        left = later;
        let updated = update_games(&mut transaction, round.iter().map(|&i| &commits[i])).await?;
        let done: HashSet<&str> = updated.iter().map(String::as_str).collect();
        let round: Vec<usize> = round
            .into_iter()
            .filter(|&index| done.contains(commits[index].game.as_str()))
            .collect();
        insert_events(&mut transaction, round.iter().map(|&i| &commits[i])).await?;
        for index in round {
            let commit = &commits[index];
            insert_rest!(transaction, commit);
            notices.push(format!("{} {}", commit.game, commit.next()));
            answers[index] = CommitAnswer::Done;
        }
    }
    if !notices.is_empty() {
        sqlx::query(NOTIFY).bind(CHANNEL).bind(&notices).execute(&mut *transaction).await?;
    }
    transaction.commit().await?;
    Ok(answers)
}

/// Brings games to their next versions, if they have the ones that are expected; says which had. Rows are locked in the same order by
/// everybody, so that nobody waits in a circle.
async fn update_games(
    connection: &mut PgConnection,
    commits: impl Iterator<Item = &Commit>,
) -> Result<Vec<String>, StoreError> {
    const SQL: &str = "WITH wanted AS (
            SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::BIGINT[], $5::TEXT[],
                $6::BIGINT[], $7::TEXT[], $8::TEXT[], $9::BIGINT[])
            AS w (id, expected, version, turns, decider, deadline, result, reason, ended_at)
        ), locked AS (
            SELECT id FROM games WHERE id IN (SELECT id FROM wanted) ORDER BY id FOR UPDATE
        )
        UPDATE games g SET version = w.version, turns = w.turns, decider = w.decider,
            deadline = w.deadline, result = w.result, reason = w.reason, ended_at = w.ended_at
        FROM wanted w JOIN locked l ON l.id = w.id
        WHERE g.id = w.id AND g.version = w.expected RETURNING g.id";
    let (mut ids, mut expected, mut versions) = (Vec::new(), Vec::new(), Vec::new());
    let (mut turns, mut deciders, mut deadlines) = (Vec::new(), Vec::new(), Vec::new());
    let (mut results, mut reasons, mut ended) = (Vec::new(), Vec::new(), Vec::new());
    for commit in commits {
        let standing = StandingColumns::new(&commit.standing)?;
        ids.push(commit.game.as_str());
        expected.push(i64::try_from(commit.expected)?);
        versions.push(i64::try_from(commit.next())?);
        turns.push(standing.turns);
        deciders.push(standing.decider);
        deadlines.push(standing.deadline);
        results.push(standing.result);
        reasons.push(standing.reason);
        ended.push(standing.ended_at);
    }
    Ok(sqlx::query_scalar(SQL)
        .bind(ids)
        .bind(expected)
        .bind(versions)
        .bind(turns)
        .bind(deciders)
        .bind(deadlines)
        .bind(results)
        .bind(reasons)
        .bind(ended)
        .fetch_all(connection)
        .await?)
}

/// Writes the events of commits, and the turns that stand after them.
async fn insert_events(
    connection: &mut PgConnection,
    commits: impl Iterator<Item = &Commit>,
) -> Result<(), StoreError> {
    const EVENTS: &str = "INSERT INTO events (game, version, at, side, cause, body)
        SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::BIGINT[], $4::TEXT[], $5::TEXT[], $6::TEXT[])";
    const TURNS: &str = "INSERT INTO turns (game, number, text)
        SELECT * FROM unnest($1::TEXT[], $2::BIGINT[], $3::TEXT[])";
    let (mut games, mut versions, mut moments) = (Vec::new(), Vec::new(), Vec::new());
    let (mut sides, mut causes, mut bodies) = (Vec::new(), Vec::new(), Vec::new());
    let mut turns: Vec<(&str, i64, &str)> = Vec::new();
    for commit in commits {
        let game = commit.game.as_str();
        for event in &commit.events {
            games.push(game);
            versions.push(i64::try_from(event.version)?);
            moments.push(event.at);
            sides.push(event.by.map(word).transpose()?);
            causes.push(event.cause.as_ref().map(MessageId::as_str));
            bodies.push(serde_json::to_string(&event.body)?);
            match &event.body {
                EventBody::Turn { number, text, .. } => turns.push((game, (*number).into(), text)),
                EventBody::TakenBack { to } => {
                    // Turns of the same commit that it takes back need not be written at all.
                    turns.retain(|(of, number, _)| *of != game || *number <= i64::from(*to));
                    sqlx::query(TAKE_BACK)
                        .bind(game)
                        .bind(i64::from(*to))
                        .execute(&mut *connection)
                        .await?;
                }
                _ => {}
            }
        }
    }
    if games.is_empty() {
        return Ok(());
    }
    sqlx::query(EVENTS)
        .bind(games)
        .bind(versions)
        .bind(moments)
        .bind(sides)
        .bind(causes)
        .bind(bodies)
        .execute(&mut *connection)
        .await?;
    if turns.is_empty() {
        return Ok(());
    }
    let (mut games, mut numbers, mut texts) = (Vec::new(), Vec::new(), Vec::new());
    for (game, number, text) in turns {
        games.push(game);
        numbers.push(number);
        texts.push(text);
    }
    sqlx::query(TURNS).bind(games).bind(numbers).bind(texts).execute(connection).await?;
    Ok(())
}
