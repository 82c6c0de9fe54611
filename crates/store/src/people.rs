//! Guests, accounts, bots and the computer.

use gipfel_wire::{Person, PersonId, PersonKind};

use crate::pool::{in_transaction, reading, writing};
use crate::sessions::insert_session;
use crate::{Session, Store, StoreError};

/// Somebody, as he is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredPerson {
    /// As others see him.
    pub person: Person,
    /// The hash of his password.
    pub password: Option<String>,
    /// When he first came.
    pub created_at: i64,
    /// When he was last there.
    pub seen_at: i64,
}

/// What became of the wish to have a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SignUp {
    /// It is his.
    Done,
    /// Somebody else has it.
    Taken,
    /// He is no guest.
    NotAGuest,
}

type Row = (String, String, Option<String>, Option<String>, i64, i64);

const COLUMNS: &str = "id, kind, name, password, created_at, seen_at";

pub(crate) fn kind_of(word: &str) -> Result<PersonKind, StoreError> {
    let found = PersonKind::ALL.into_iter().find(|kind| kind.word() == word);
    found.ok_or_else(|| StoreError::Word(word.to_owned()))
}

fn read(row: Row) -> Result<StoredPerson, StoreError> {
    let (id, kind, name, password, created_at, seen_at) = row;
    let person = Person { id: PersonId::new(id)?, kind: kind_of(&kind)?, name };
    Ok(StoredPerson { person, password, created_at, seen_at })
}

/// What two names must differ in.
pub(crate) fn name_key(name: &str) -> String {
    name.to_lowercase()
}

/// Names that would look like the server's own, in small letters.
const RESERVED: [&str; 16] = [
    "admin",
    "administrator",
    "anonymous",
    "calculator",
    "computer",
    "deleted",
    "gipfel",
    "guest",
    "invitat",
    "moderator",
    "oaspete",
    "official",
    "support",
    "system",
    "szamitogep",
    "vendeg",
];

const INSERT: &str = "INSERT INTO people (id, kind, name, name_key, created_at, seen_at)
    VALUES ($1, $2, $3, $4, $5, $5) ON CONFLICT (id) DO NOTHING";

/// Inserts somebody.
macro_rules! insert_person {
    ($executor:expr, $person:expr, $at:expr) => {{
        let person: &Person = $person;
        sqlx::query(INSERT)
            .bind(person.id.as_str())
            .bind(person.kind.word())
            .bind(&person.name)
            .bind(person.name.as_deref().map(name_key))
            .bind($at)
            .execute($executor)
            .await?;
    }};
}

impl Store {
    /// Adds somebody, unless there is one with his id. The name must not be taken.
    pub async fn add_person(&self, person: &Person, at: i64) -> Result<(), StoreError> {
        writing!(self, pool => insert_person!(pool, person, at));
        Ok(())
    }

    /// Adds somebody who is signed in from the start: with the session, or not at all.
    pub async fn add_guest(
        &self,
        person: &Person,
        session: &Session,
        at: i64,
    ) -> Result<(), StoreError> {
        in_transaction!(self, transaction => {
            insert_person!(&mut *transaction, person, at);
            insert_session!(&mut *transaction, session, at);
        });
        Ok(())
    }

    /// Somebody by his id.
    pub async fn person(&self, id: &PersonId) -> Result<Option<StoredPerson>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM people WHERE id = $1");
        self.one_person(sql, id.as_str()).await
    }

    /// Somebody by his name, in whatever letters.
    pub async fn person_named(&self, name: &str) -> Result<Option<StoredPerson>, StoreError> {
        let sql = format!("SELECT {COLUMNS} FROM people WHERE name_key = $1");
        self.one_person(sql, &name_key(name)).await
    }

    async fn one_person(&self, sql: String, key: &str) -> Result<Option<StoredPerson>, StoreError> {
        let row: Option<Row> = reading!(self, pool => {
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).bind(key).fetch_optional(pool).await?
        });
        row.map(read).transpose()
    }

    /// Whether a name can be taken. Reserved names can't, nor can the name or id of somebody else than `by`.
    pub async fn is_name_free(
        &self,
        name: &str,
        by: Option<&PersonId>,
    ) -> Result<bool, StoreError> {
        const TAKEN: &str =
            "SELECT COUNT(*) FROM people WHERE name_key = $1 OR (id = $1 AND id <> $2)";
        let key = name_key(name);
        if RESERVED.contains(&key.as_str()) {
            return Ok(false);
        }
        let taken: i64 = writing!(self, pool => {
            sqlx::query_scalar(TAKEN).bind(&key).bind(by.map_or("", PersonId::as_str))
                .fetch_one(pool).await?
        });
        Ok(taken == 0)
    }

    /// Makes a guest an account. His games stay his.
    pub async fn sign_up(
        &self,
        id: &PersonId,
        name: &str,
        password: &str,
    ) -> Result<SignUp, StoreError> {
        const SQL: &str =
            "UPDATE people SET kind = 'account', name = $2, name_key = $3, password = $4
            WHERE id = $1 AND kind = 'guest'";
        if !self.is_name_free(name, Some(id)).await? {
            return Ok(SignUp::Taken);
        }
        let key = name_key(name);
        let answer = async {
            Ok(writing!(self, pool => {
                sqlx::query(SQL).bind(id.as_str()).bind(name).bind(&key).bind(password)
                    .execute(pool).await?.rows_affected()
            }))
        };
        match answer.await {
            Ok(0) => Ok(SignUp::NotAGuest),
            Ok(_) => Ok(SignUp::Done),
            // Somebody was quicker.
            Err(StoreError::Database(sqlx::Error::Database(error)))
                if error.is_unique_violation() =>
            {
                Ok(SignUp::Taken)
            }
            Err(error) => Err(error),
        }
    }

    /// Gives somebody another password. All his sessions end.
    pub async fn set_password(&self, id: &PersonId, password: &str) -> Result<(), StoreError> {
        in_transaction!(self, transaction => {
            sqlx::query("UPDATE people SET password = $2 WHERE id = $1 AND kind = 'account'")
                .bind(id.as_str()).bind(password).execute(&mut *transaction).await?;
            sqlx::query("DELETE FROM sessions WHERE person = $1")
                .bind(id.as_str()).execute(&mut *transaction).await?;
        });
        Ok(())
    }

    /// Makes an account or a guest that has played no game a bot: programs have ratings of their own.
    pub async fn make_bot(&self, id: &PersonId) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE people SET kind = 'bot' WHERE id = $1 AND kind = 'account'
            AND NOT EXISTS (SELECT 1 FROM games WHERE white = $1 OR black = $1)";
        let done = writing!(self, pool => {
            sqlx::query(SQL).bind(id.as_str()).execute(pool).await?.rows_affected()
        });
        Ok(done > 0)
    }

    /// Somebody was there.
    pub async fn seen(&self, id: &PersonId, at: i64) -> Result<(), StoreError> {
        writing!(self, pool => {
            sqlx::query("UPDATE people SET seen_at = $2 WHERE id = $1 AND seen_at < $2")
                .bind(id.as_str()).bind(at).execute(pool).await?;
        });
        Ok(())
    }

    /// Forgets who somebody was. His games stay; name, password, sessions, ratings, invitations and what he has said are gone.
    pub async fn delete_person(&self, id: &PersonId) -> Result<(), StoreError> {
        const STEPS: [&str; 10] = [
            "UPDATE people SET kind = 'deleted', name = NULL, name_key = NULL, password = NULL
                WHERE id = $1 AND kind <> 'computer'",
            "UPDATE events SET body = '{\"kind\":\"said\",\"text\":\"\"}'
                WHERE body LIKE '{\"kind\":\"said\"%' AND (
                    (side = 'white' AND game IN (SELECT id FROM games WHERE white = $1)) OR
                    (side = 'black' AND game IN (SELECT id FROM games WHERE black = $1)))",
            "DELETE FROM sessions WHERE person = $1",
            "DELETE FROM recovery_codes WHERE person = $1",
            "DELETE FROM ratings WHERE person = $1",
            "DELETE FROM rating_history WHERE person = $1",
            "DELETE FROM blocks WHERE person = $1 OR blocked = $1",
            "DELETE FROM invitations WHERE owner = $1",
            "UPDATE invitations SET state = 'closed' WHERE person = $1 AND state = 'open'",
            "DELETE FROM reports WHERE reporter = $1",
        ];
        in_transaction!(self, transaction => {
            for sql in STEPS {
                sqlx::query(sql).bind(id.as_str()).execute(&mut *transaction).await?;
            }
        });
        Ok(())
    }

    /// Gives somebody recovery codes, by their hashes. Earlier ones are good for nothing any more.
    pub async fn set_recovery_codes(
        &self,
        id: &PersonId,
        hashes: &[String],
    ) -> Result<(), StoreError> {
        in_transaction!(self, transaction => {
            sqlx::query("DELETE FROM recovery_codes WHERE person = $1")
                .bind(id.as_str()).execute(&mut *transaction).await?;
            for hash in hashes {
                sqlx::query("INSERT INTO recovery_codes (person, hash) VALUES ($1, $2)
                    ON CONFLICT (person, hash) DO NOTHING")
                    .bind(id.as_str()).bind(hash).execute(&mut *transaction).await?;
            }
        });
        Ok(())
    }

    /// Whether a recovery code is good.
    pub async fn has_recovery_code(&self, id: &PersonId, hash: &str) -> Result<bool, StoreError> {
        const SQL: &str = "SELECT COUNT(*) FROM recovery_codes
            WHERE person = $1 AND hash = $2 AND used_at IS NULL";
        let good: i64 = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(id.as_str()).bind(hash).fetch_one(pool).await?
        });
        Ok(good > 0)
    }

    /// Uses a recovery code up and says whether it was good.
    pub async fn use_recovery_code(
        &self,
        id: &PersonId,
        hash: &str,
        at: i64,
    ) -> Result<bool, StoreError> {
        const SQL: &str = "UPDATE recovery_codes SET used_at = $3
            WHERE person = $1 AND hash = $2 AND used_at IS NULL";
        let used = writing!(self, pool => {
            sqlx::query(SQL).bind(id.as_str()).bind(hash).bind(at)
                .execute(pool).await?.rows_affected()
        });
        Ok(used > 0)
    }

    /// How many recovery codes somebody has left.
    pub async fn recovery_codes_left(&self, id: &PersonId) -> Result<u32, StoreError> {
        const SQL: &str =
            "SELECT COUNT(*) FROM recovery_codes WHERE person = $1 AND used_at IS NULL";
        let left: i64 = reading!(self, pool => {
            sqlx::query_scalar(SQL).bind(id.as_str()).fetch_one(pool).await?
        });
        Ok(u32::try_from(left)?)
    }
}
