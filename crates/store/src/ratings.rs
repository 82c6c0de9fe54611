//! Ratings, of each person for each game and speed.

use gipfel_wire::{GameId, Person, PersonId, RatingPoint, Speed};

use crate::games::from_word;
use crate::people::kind_of;
use crate::pool::{in_transaction, reading};
use crate::{Store, StoreError};

/// A rating.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
    /// How much it changes.
    pub volatility: f64,
    /// How many games it comes from.
    pub games: u32,
    /// When it last changed.
    pub updated_at: i64,
}

/// The rating of somebody after a game.
#[derive(Clone, PartialEq, Debug)]
pub struct RatingChange {
    /// Whose.
    pub person: PersonId,
    /// Of how many games the rating came from which this one follows. If it is another by now, nothing changes.
    pub before: u32,
    /// The rating after the game.
    pub after: Rating,
}

/// What became of a change.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rated {
    /// It is written, now or before.
    Done,
    /// A rating has changed meanwhile: compute anew.
    Stale,
}

/// Somebody in a leaderboard.
#[derive(Clone, PartialEq, Debug)]
pub struct Leader {
    /// Who.
    pub person: Person,
    /// His rating.
    pub rating: Rating,
}

type Row = (f64, f64, f64, i64, i64);

fn read(row: Row) -> Result<Rating, StoreError> {
    let (rating, deviation, volatility, games, updated_at) = row;
    Ok(Rating { rating, deviation, volatility, games: u32::try_from(games)?, updated_at })
}

impl Store {
    /// The rating of somebody, if he has one.
    pub async fn rating(
        &self,
        person: &PersonId,
        game: &str,
        speed: Speed,
    ) -> Result<Option<Rating>, StoreError> {
        const SQL: &str = "SELECT rating, deviation, volatility, games, updated_at FROM ratings
            WHERE person = $1 AND game = $2 AND speed = $3";
        let row: Option<Row> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(person.as_str()).bind(game).bind(speed.word())
                .fetch_optional(pool).await?
        });
        row.map(read).transpose()
    }

    /// All ratings of somebody, with the words of their games.
    pub async fn ratings_of(
        &self,
        person: &PersonId,
    ) -> Result<Vec<(String, Speed, Rating)>, StoreError> {
        const SQL: &str = "SELECT game, speed, rating, deviation, volatility, games, updated_at
            FROM ratings WHERE person = $1 ORDER BY game, speed";
        type Line = (String, String, f64, f64, f64, i64, i64);
        let rows: Vec<Line> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(person.as_str()).fetch_all(pool).await?
        });
        let read = |(game, speed, rating, deviation, volatility, games, at): Line| {
            let rating = read((rating, deviation, volatility, games, at))?;
            Ok((game, from_word(speed)?, rating))
        };
        rows.into_iter().map(read).collect()
    }

    /// Changes the ratings of both players of a game, once.
    pub async fn rate(
        &self,
        played: &GameId,
        game: &str,
        speed: Speed,
        changes: &[RatingChange; 2],
    ) -> Result<Rated, StoreError> {
        const HISTORY: &str = "INSERT INTO rating_history
            (person, game, speed, played, at, rating, deviation)
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (person, played) DO NOTHING";
        const RATING: &str = "INSERT INTO ratings
            (person, game, speed, rating, deviation, volatility, games, updated_at)
            VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
            ON CONFLICT (person, game, speed) DO UPDATE SET rating = excluded.rating,
                deviation = excluded.deviation, volatility = excluded.volatility,
                games = excluded.games, updated_at = excluded.updated_at
            WHERE ratings.games = $9";
        // Always in the same order, so that two games of the same players do not wait for each other.
        let mut changes = changes.each_ref();
        changes.sort_by_key(|change| &change.person);
        Ok(in_transaction!(self, transaction => {
            for change in changes {
                let after = &change.after;
                let new = sqlx::query(HISTORY)
                    .bind(change.person.as_str()).bind(game).bind(speed.word())
                    .bind(played.as_str()).bind(after.updated_at)
                    .bind(after.rating).bind(after.deviation)
                    .execute(&mut *transaction).await?.rows_affected();
                if new == 0 {
                    return Ok(Rated::Done);
                }
                let changed = sqlx::query(RATING)
                    .bind(change.person.as_str()).bind(game).bind(speed.word())
                    .bind(after.rating).bind(after.deviation).bind(after.volatility)
                    .bind(i64::from(after.games)).bind(after.updated_at)
                    .bind(i64::from(change.before))
                    .execute(&mut *transaction).await?.rows_affected();
                if changed == 0 {
                    return Ok(Rated::Stale);
                }
            }
            Rated::Done
        }))
    }

    /// How the rating of somebody went, the oldest first.
    pub async fn rating_history(
        &self,
        person: &PersonId,
        game: &str,
        speed: Speed,
    ) -> Result<Vec<RatingPoint>, StoreError> {
        const SQL: &str = "SELECT at, played, rating, deviation FROM rating_history
            WHERE person = $1 AND game = $2 AND speed = $3 ORDER BY at, played";
        let rows: Vec<(i64, String, f64, f64)> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(person.as_str()).bind(game).bind(speed.word())
                .fetch_all(pool).await?
        });
        let read = |(at, game, rating, deviation): (i64, String, f64, f64)| {
            Ok(RatingPoint { at, game: GameId::new(game)?, rating, deviation })
        };
        rows.into_iter().map(read).collect()
    }

    /// The best of a game and a speed whose rating is sure enough, people and programs apart.
    pub async fn leaders(
        &self,
        game: &str,
        speed: Speed,
        bots: bool,
        count: u32,
    ) -> Result<Vec<Leader>, StoreError> {
        const SQL: &str = "SELECT p.id, p.kind, p.name,
                r.rating, r.deviation, r.volatility, r.games, r.updated_at
            FROM ratings r JOIN people p ON p.id = r.person
            WHERE r.game = $1 AND r.speed = $2 AND r.deviation < 110 AND p.kind = $3
            ORDER BY r.rating DESC, p.id LIMIT $4";
        type Line = (String, String, Option<String>, f64, f64, f64, i64, i64);
        let rows: Vec<Line> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(game).bind(speed.word())
                .bind(if bots { "bot" } else { "account" }).bind(i64::from(count))
                .fetch_all(pool).await?
        });
        let read = |(id, kind, name, rating, deviation, volatility, games, at): Line| {
            let person = Person { id: PersonId::new(id)?, kind: kind_of(&kind)?, name };
            Ok(Leader { person, rating: read((rating, deviation, volatility, games, at))? })
        };
        rows.into_iter().map(read).collect()
    }
}
