//! Invitations to play.

use gipfel_wire::{Audience, GameId, Invitation, InvitationId, MessageId, Person, PersonId};

use crate::games::insert_game;
use crate::jobs::insert_job;
use crate::people::kind_of;
use crate::pool::{in_transaction, reading, writing};
use crate::{NewGame, Store, StoreError};

/// An invitation that is to be made.
#[derive(Clone, PartialEq, Debug)]
pub struct NewInvitation {
    /// Its id, if it is new.
    pub id: InvitationId,
    /// Who invites.
    pub owner: PersonId,
    /// The request that made it: the same request makes one only.
    pub cause: MessageId,
    /// Whom.
    pub to: Audience,
    /// To what.
    pub terms: gipfel_wire::Terms,
    /// When.
    pub at: i64,
    /// Until when it is open.
    pub expires_at: i64,
}

/// What became of the wish to accept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Accepted {
    /// The game has begun.
    Begun,
    /// Somebody has accepted before; this game came of it.
    Before(GameId),
    /// It is open no more.
    Closed,
}

type Row = (
    String,
    String,
    String,
    String,
    Option<String>,
    i64,
    Option<String>,
    Option<String>,
    String,
    i64,
);

const SELECT: &str =
    "SELECT i.id, i.owner, i.audience, i.terms, i.game, i.created_at, p.kind, p.name,
        i.state, i.expires_at
    FROM invitations i LEFT JOIN people p ON p.id = i.owner";

/// The rating of the one who invites is not looked up here.
fn read(row: Row, now: i64) -> Result<Invitation, StoreError> {
    let (id, owner, audience, terms, game, at, kind, name, state, expires_at) = row;
    let kind = kind.as_deref().map_or(Ok(gipfel_wire::PersonKind::Deleted), kind_of)?;
    Ok(Invitation {
        id: InvitationId::new(id)?,
        by: Person { id: PersonId::new(owner)?, kind, name },
        rating: None,
        to: serde_json::from_str(&audience)?,
        terms: serde_json::from_str(&terms)?,
        at,
        open: state == "open" && now < expires_at,
        game: game.map(GameId::new).transpose()?,
    })
}

impl Store {
    /// Makes an invitation and returns its id. The same request makes one only, and gets the id of the first.
    pub async fn invite(&self, new: &NewInvitation) -> Result<InvitationId, StoreError> {
        const SQL: &str = "INSERT INTO invitations
            (id, owner, cause, audience, person, terms, state, created_at, expires_at)
            VALUES ($1, $2, $3, $4, $5, $6, 'open', $7, $8) ON CONFLICT DO NOTHING";
        let person = match &new.to {
            Audience::Person { person } => Some(person.as_str()),
            _ => None,
        };
        writing!(self, pool => {
            sqlx::query(SQL)
                .bind(new.id.as_str()).bind(new.owner.as_str()).bind(new.cause.as_str())
                .bind(serde_json::to_string(&new.to)?).bind(person)
                .bind(serde_json::to_string(&new.terms)?).bind(new.at).bind(new.expires_at)
                .execute(pool).await?;
        });
        let id: String = writing!(self, pool => {
            sqlx::query_scalar("SELECT id FROM invitations WHERE owner = $1 AND cause = $2")
                .bind(new.owner.as_str()).bind(new.cause.as_str()).fetch_one(pool).await?
        });
        Ok(InvitationId::new(id)?)
    }

    /// An invitation, open or not.
    pub async fn invitation(
        &self,
        id: &InvitationId,
        at: i64,
    ) -> Result<Option<Invitation>, StoreError> {
        let sql = format!("{SELECT} WHERE i.id = $1");
        let row: Option<Row> = reading!(self, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(id.as_str()).fetch_optional(pool).await?
        });
        row.map(|row| read(row, at)).transpose()
    }

    /// The open invitations, the oldest first: all of them, or those by somebody and to him.
    pub async fn open_invitations(
        &self,
        of: Option<&PersonId>,
        at: i64,
        count: u32,
    ) -> Result<Vec<Invitation>, StoreError> {
        let sql = format!(
            "{SELECT} WHERE i.state = 'open' AND i.expires_at > $1
            AND ($2 = '' OR i.owner = $2 OR i.person = $2) ORDER BY i.created_at, i.id LIMIT $3"
        );
        let rows: Vec<Row> = reading!(self, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(at)
                .bind(of.map_or("", PersonId::as_str)).bind(i64::from(count))
                .fetch_all(pool).await?
        });
        rows.into_iter().map(|row| read(row, at)).collect()
    }

    /// Takes an invitation back (its owner), or declines it (the one it is for), and says whether it was open.
    pub async fn close_invitation(
        &self,
        id: &InvitationId,
        by: &PersonId,
    ) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE invitations SET state = 'closed'
            WHERE id = $1 AND state = 'open' AND (owner = $2 OR person = $2)";
        let closed = writing!(self, pool => {
            sqlx::query(SQL).bind(id.as_str()).bind(by.as_str()).execute(pool).await?.rows_affected()
        });
        Ok(closed > 0)
    }

    /// Accepts an invitation: of several who do, the first has the game. Whether they may is the caller's question.
    pub async fn accept_invitation(
        &self,
        id: &InvitationId,
        game: &NewGame,
    ) -> Result<Accepted, StoreError> {
        const SQL: &str = "UPDATE invitations SET state = 'accepted', game = $2
            WHERE id = $1 AND state = 'open' AND expires_at > $3";
        let accepted = in_transaction!(self, transaction => {
            let accepted = sqlx::query(SQL)
                .bind(id.as_str()).bind(game.head.id.as_str()).bind(game.head.at)
                .execute(&mut *transaction).await?.rows_affected();
            if accepted > 0 {
                insert_game!(transaction, game);
            }
            accepted
        });
        if accepted > 0 {
            return Ok(Accepted::Begun);
        }
        let before: Option<Option<String>> = writing!(self, pool => {
            sqlx::query_scalar("SELECT game FROM invitations WHERE id = $1")
                .bind(id.as_str()).fetch_optional(pool).await?
        });
        Ok(match before.flatten() {
            Some(game) => Accepted::Before(GameId::new(game)?),
            None => Accepted::Closed,
        })
    }

    /// Makes one game of two open invitations whose owners want the same, unless one of the two is open no more.
    pub async fn pair_invitations(
        &self,
        pair: [&InvitationId; 2],
        game: &NewGame,
    ) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE invitations SET state = 'accepted', game = $2
            WHERE id = $1 AND state = 'open' AND expires_at > $3";
        // Always in the same order, so that two who pair the same do not wait for each other.
        let mut pair = pair;
        pair.sort();
        Ok(in_transaction!(self, transaction => {
            for id in pair {
                let taken = sqlx::query(SQL)
                    .bind(id.as_str()).bind(game.head.id.as_str()).bind(game.head.at)
                    .execute(&mut *transaction).await?.rows_affected();
                if taken == 0 {
                    return Ok(false);
                }
            }
            insert_game!(transaction, game);
            true
        }))
    }

    /// Forgets invitations that expired before a moment, and says how many.
    pub async fn forget_invitations(&self, before: i64) -> Result<u64, StoreError> {
        Ok(writing!(self, pool => {
            sqlx::query("DELETE FROM invitations WHERE expires_at <= $1")
                .bind(before).execute(pool).await?.rows_affected()
        }))
    }
}
