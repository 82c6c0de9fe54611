//! Finished games, searched for.

use gipfel_wire::limits::{MAX_OPENING, MAX_PAGE};
use gipfel_wire::{ArchivePage, ArchiveQuery, ArchivedGame, GameId, Person, PersonId};
use sqlx::QueryBuilder;

use crate::games::{FROM, HEAD, from_word, read_head, word};
use crate::people::{kind_of, name_key};
use crate::pool::reading;
use crate::{Store, StoreError};

type Row = (
    String,
    Option<String>,
    Option<String>,
    Option<String>,
    Option<String>,
    String,
    String,
    i64,
    i64,
    i64,
);

fn read(row: Row) -> Result<ArchivedGame, StoreError> {
    let (head, white, white_name, black, black_name, result, reason, ended, turns, version) = row;
    Ok(ArchivedGame {
        head: read_head((head, white, white_name, black, black_name))?,
        result: from_word(result)?,
        reason: from_word(reason)?,
        ended,
        turns: u32::try_from(turns)?,
        version: u64::try_from(version)?,
    })
}

/// The results of somebody against somebody else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Encounters {
    /// Against whom.
    pub opponent: Person,
    /// The games that he has won.
    pub wins: u32,
    /// The games that he has lost.
    pub losses: u32,
    /// The games that nobody has won.
    pub draws: u32,
}

impl Store {
    /// All finished games of somebody, the oldest first.
    pub async fn finished_games_of(&self, person: &PersonId) -> Result<Vec<GameId>, StoreError> {
        const SQL: &str = "SELECT id FROM games
            WHERE ended_at IS NOT NULL AND (white = $1 OR black = $1) ORDER BY ended_at, id";
        let ids: Vec<String> = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(person.as_str()).fetch_all(pool).await?
        });
        ids.into_iter().map(|id| Ok(GameId::new(id)?)).collect()
    }

    /// The results of somebody against each opponent, the most frequent first.
    pub async fn encounters(
        &self,
        person: &PersonId,
        count: u32,
    ) -> Result<Vec<Encounters>, StoreError> {
        const SQL: &str = "SELECT p.id, p.kind, p.name,
                SUM(CASE WHEN e.result = e.own THEN 1 ELSE 0 END),
                SUM(CASE WHEN e.result <> e.own AND e.result <> 'draw' THEN 1 ELSE 0 END),
                SUM(CASE WHEN e.result = 'draw' THEN 1 ELSE 0 END)
            FROM (SELECT black AS other, 'white' AS own, result FROM games
                    WHERE white = $1 AND ended_at IS NOT NULL AND result <> 'none'
                UNION ALL SELECT white AS other, 'black' AS own, result FROM games
                    WHERE black = $1 AND ended_at IS NOT NULL AND result <> 'none') e
            JOIN people p ON p.id = e.other
            GROUP BY p.id, p.kind, p.name ORDER BY COUNT(*) DESC, p.id LIMIT $2";
        type Line = (String, String, Option<String>, i64, i64, i64);
        let rows: Vec<Line> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(person.as_str()).bind(i64::from(count)).fetch_all(pool).await?
        });
        let read = |(id, kind, name, wins, losses, draws): Line| {
            Ok(Encounters {
                opponent: Person { id: PersonId::new(id)?, kind: kind_of(&kind)?, name },
                wins: u32::try_from(wins)?,
                losses: u32::try_from(losses)?,
                draws: u32::try_from(draws)?,
            })
        };
        rows.into_iter().map(read).collect()
    }

    /// Finished games for which everything holds that is asked, the latest first.
    pub async fn search(&self, query: &ArchiveQuery) -> Result<ArchivePage, StoreError> {
        let count = query.count.unwrap_or(20).clamp(1, MAX_PAGE);
        let result = query.result.map(word).transpose()?;
        let mut rows: Vec<Row> = reading!(self, pool => {
            let mut sql = QueryBuilder::new(format!(
                "SELECT {HEAD}, g.result, g.reason, g.ended_at, g.turns, g.version {FROM}
                    WHERE g.ended_at IS NOT NULL"
            ));
            match (&query.player, &query.opponent) {
                (Some(one), Some(other)) => {
                    let (one, other) = (name_key(one), name_key(other));
                    sql.push(" AND ((w.name_key = ").push_bind(one.clone());
                    sql.push(" AND b.name_key = ").push_bind(other.clone());
                    sql.push(") OR (w.name_key = ").push_bind(other);
                    sql.push(" AND b.name_key = ").push_bind(one).push("))");
                }
                (Some(one), None) | (None, Some(one)) => {
                    sql.push(" AND (w.name_key = ").push_bind(name_key(one));
                    sql.push(" OR b.name_key = ").push_bind(name_key(one)).push(")");
                }
                (None, None) => {}
            }
            let words = [
                ("game", query.game.clone()),
                ("variant", query.variant.clone()),
                ("result", result),
            ];
            for (column, value) in words {
                if let Some(value) = value {
                    sql.push(format_args!(" AND g.{column} = ")).push_bind(value);
                }
            }
            if let Some(from) = query.from {
                sql.push(" AND g.ended_at >= ").push_bind(from);
            }
            if let Some(to) = query.to {
                sql.push(" AND g.ended_at < ").push_bind(to);
            }
            for (number, text) in (1_i64..).zip(query.opening.iter().take(MAX_OPENING)) {
                sql.push(" AND EXISTS (SELECT 1 FROM turns t WHERE t.game = g.id AND t.number = ");
                sql.push_bind(number).push(" AND t.text = ").push_bind(text.clone()).push(")");
            }
            if let Some((ended, id)) = &query.after {
                sql.push(" AND (g.ended_at < ").push_bind(*ended);
                sql.push(" OR (g.ended_at = ").push_bind(*ended);
                sql.push(" AND g.id > ").push_bind(id.to_string()).push("))");
            }
            sql.push(" ORDER BY g.ended_at DESC, g.id LIMIT ").push_bind(i64::from(count) + 1);
            sql.build_query_as().fetch_all(pool).await?
        });
        let more = rows.len() > count as usize;
        rows.truncate(count as usize);
        let games = rows.into_iter().map(read).collect::<Result<Vec<_>, _>>()?;
        let last = games.last().filter(|_| more);
        let next = last.map(|game| (game.ended, game.head.id.clone()));
        Ok(ArchivePage { games, next })
    }
}
