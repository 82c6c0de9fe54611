//! People who do not want to meet, and complaints.

use gipfel_wire::{GameId, Person, PersonId, Report};

use crate::people::kind_of;
use crate::pool::{reading, writing};
use crate::{Store, StoreError};

/// A complaint, as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredReport {
    /// Its id.
    pub id: String,
    /// Who complains.
    pub by: PersonId,
    /// About whom, and what.
    pub report: Report,
    /// When.
    pub at: i64,
}

impl Store {
    /// Blocks somebody, or no more.
    pub async fn block(
        &self,
        person: &PersonId,
        other: &PersonId,
        blocked: bool,
        at: i64,
    ) -> Result<(), StoreError> {
        const ADD: &str = "INSERT INTO blocks (person, blocked, at) VALUES ($1, $2, $3)
            ON CONFLICT (person, blocked) DO NOTHING";
        const REMOVE: &str = "DELETE FROM blocks WHERE person = $1 AND blocked = $2";
        writing!(self, pool => {
            if blocked {
                sqlx::query(ADD).bind(person.as_str()).bind(other.as_str()).bind(at)
                    .execute(pool).await?;
            } else {
                sqlx::query(REMOVE).bind(person.as_str()).bind(other.as_str())
                    .execute(pool).await?;
            }
        });
        Ok(())
    }

    /// Whether one of two has blocked the other.
    pub async fn is_blocked(&self, one: &PersonId, other: &PersonId) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM blocks
            WHERE (person = $1 AND blocked = $2) OR (person = $2 AND blocked = $1)";
        let count: i64 = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(one.as_str()).bind(other.as_str()).fetch_one(pool).await?
        });
        Ok(count > 0)
    }

    /// Whom somebody has blocked, the latest last.
    pub async fn blocked_by(&self, person: &PersonId) -> Result<Vec<Person>, StoreError> {
        const SQL: &str = "SELECT p.id, p.kind, p.name FROM blocks b
            JOIN people p ON p.id = b.blocked WHERE b.person = $1 ORDER BY b.at, p.id";
        let rows: Vec<(String, String, Option<String>)> = reading!(self, pool => {
            sqlx::query_as(SQL).bind(person.as_str()).fetch_all(pool).await?
        });
        let read = |(id, kind, name): (String, String, Option<String>)| {
            Ok(Person { id: PersonId::new(id)?, kind: kind_of(&kind)?, name })
        };
        rows.into_iter().map(read).collect()
    }

    /// Keeps a complaint.
    pub async fn add_report(&self, report: &StoredReport) -> Result<(), StoreError> {
        const SQL: &str = "INSERT INTO reports (id, reporter, reported, game, text, at)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING";
        writing!(self, pool => {
            sqlx::query(SQL)
                .bind(&report.id).bind(report.by.as_str()).bind(report.report.person.as_str())
                .bind(report.report.game.as_ref().map(GameId::as_str)).bind(&report.report.text)
                .bind(report.at).execute(pool).await?;
        });
        Ok(())
    }

    /// The complaints that nobody has dealt with, the oldest first.
    pub async fn open_reports(&self) -> Result<Vec<StoredReport>, StoreError> {
        const SQL: &str = "SELECT id, reporter, reported, game, text, at FROM reports
            WHERE closed_at IS NULL ORDER BY at, id";
        type Row = (String, String, String, Option<String>, String, i64);
        let rows: Vec<Row> = reading!(self, pool => sqlx::query_as(SQL).fetch_all(pool).await?);
        let read = |(id, by, person, game, text, at): Row| {
            let game = game.map(GameId::new).transpose()?;
            let report = Report { person: PersonId::new(person)?, game, text };
            Ok(StoredReport { id, by: PersonId::new(by)?, report, at })
        };
        rows.into_iter().map(read).collect()
    }

    /// A complaint was dealt with.
    pub async fn close_report(&self, id: &str, at: i64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("UPDATE reports SET closed_at = $2 WHERE id = $1 AND closed_at IS NULL")
                .bind(id).bind(at).execute(pool).await?;
        });
        Ok(())
    }
}
