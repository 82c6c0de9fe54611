//! Everything as text, and back: one format for both databases, so that a store can also move from one to the other.
//!
//! The first line says what it is, then each row is a line, and the last line says how many there were: a file that was cut off
//! is noticed. A backup is one moment of the store, taken while it serves.

use std::io::{BufRead, Write};

use futures_util::TryStreamExt;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use sqlx::Row;
use thiserror::Error;

use crate::migrate::SCHEMA;
use crate::pool::{Pool, in_transaction};
use crate::{Store, StoreError};

/// What the first line of a backup says.
pub const FORMAT: &str = "gipfel-backup";

/// Why a backup was not made or not read. What cannot be read whole changes nothing.
#[derive(Debug, Error)]
pub enum BackupError {
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The file.
    #[error("the file: {0}")]
    File(#[from] std::io::Error),
    /// A line is not what it should be.
    #[error("line {line}: {reason}")]
    Line {
        /// Which, from 1.
        line: usize,
        /// Why.
        reason: String,
    },
    /// The end is missing.
    #[error("the backup is cut off after {rows} rows")]
    CutOff {
        /// How many were there.
        rows: u64,
    },
    /// It was made with other tables.
    #[error("the backup has schema {found}; this program reads schemas 1 to {SCHEMA}")]
    Schema {
        /// The schema of the backup.
        found: i64,
    },
    /// A server uses the database.
    #[error("{nodes} nodes use the database: stop them first")]
    Alive {
        /// How many nodes are alive.
        nodes: u64,
    },
    /// There is something already.
    #[error("the database is not empty")]
    NotEmpty,
}

impl From<sqlx::Error> for BackupError {
    fn from(error: sqlx::Error) -> BackupError {
        BackupError::Store(error.into())
    }
}

/// A line of a backup.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields)]
enum Line {
    Head { format: String, schema: i64 },
    Row { table: String, row: Vec<Value> },
    End { end: u64 },
}

/// A table with its columns; behind each stands `t` for text, `i` for whole numbers, `f` for others.
struct Table {
    name: &'static str,
    columns: &'static [&'static str],
}

const TABLES: [Table; 15] = [
    Table {
        name: "people",
        columns: &[
            "id t",
            "kind t",
            "name t",
            "name_key t",
            "password t",
            "created_at i",
            "seen_at i",
        ],
    },
    Table { name: "recovery_codes", columns: &["person t", "hash t", "used_at i"] },
    Table {
        name: "sessions",
        columns: &[
            "token_hash t",
            "person t",
            "scopes t",
            "label t",
            "created_at i",
            "seen_at i",
            "expires_at i",
        ],
    },
    Table {
        name: "invitations",
        columns: &[
            "id t",
            "owner t",
            "cause t",
            "audience t",
            "person t",
            "terms t",
            "state t",
            "game t",
            "created_at i",
            "expires_at i",
        ],
    },
    Table {
        name: "games",
        columns: &[
            "id t",
            "head t",
            "secret t",
            "game t",
            "variant t",
            "speed t",
            "rated i",
            "white t",
            "black t",
            "version i",
            "turns i",
            "decider t",
            "deadline i",
            "result t",
            "reason t",
            "started_at i",
            "ended_at i",
        ],
    },
    Table {
        name: "events",
        columns: &["game t", "version i", "at i", "side t", "cause t", "body t"],
    },
    Table { name: "turns", columns: &["game t", "number i", "text t"] },
    Table {
        name: "ratings",
        columns: &[
            "person t",
            "game t",
            "speed t",
            "rating f",
            "deviation f",
            "volatility f",
            "games i",
            "updated_at i",
        ],
    },
    Table {
        name: "rating_history",
        columns: &["person t", "game t", "speed t", "played t", "at i", "rating f", "deviation f"],
    },
    Table { name: "blocks", columns: &["person t", "blocked t", "at i"] },
    Table {
        name: "reports",
        columns: &["id t", "reporter t", "reported t", "game t", "text t", "at i", "closed_at i"],
    },
    Table {
        name: "jobs",
        columns: &[
            "key t",
            "kind t",
            "payload t",
            "state t",
            "attempts i",
            "worker t",
            "lease_until i",
            "answer t",
            "created_at i",
        ],
    },
    Table { name: "meta", columns: &["key t", "value t"] },
    // What lies between the backup and the next start of a server is nobody's thinking time: the last sign of life is kept.
    Table { name: "heartbeats", columns: &["node t", "at i", "alive i"] },
    Table { name: "outages", columns: &["began i", "ended i"] },
];

impl Table {
    fn names(&self) -> impl Iterator<Item = (&'static str, char)> {
        let split = |column: &&'static str| {
            let (name, kind) = column.split_once(' ').expect("columns have a kind");
            (name, kind.chars().next().expect("a kind is a letter"))
        };
        self.columns.iter().map(split)
    }

    fn column_list(&self) -> String {
        self.names().map(|(name, _)| name).collect::<Vec<_>>().join(", ")
    }

    fn select(&self) -> String {
        let columns = self.column_list();
        format!("SELECT {columns} FROM {} ORDER BY 1, 2", self.name)
    }

    fn insert(&self) -> String {
        let places: Vec<String> = (1..=self.columns.len()).map(|n| format!("${n}")).collect();
        format!("INSERT INTO {} ({}) VALUES ({})", self.name, self.column_list(), places.join(", "))
    }
}

fn write_line(out: &mut (dyn Write + Send), line: &Line) -> Result<(), BackupError> {
    serde_json::to_writer(&mut *out, line).map_err(std::io::Error::from)?;
    Ok(out.write_all(b"\n")?)
}

/// Writes all rows that a transaction sees.
macro_rules! write_rows {
    ($transaction:ident, $out:ident) => {{
        let mut count = 0;
        for table in &TABLES {
            let sql = sqlx::AssertSqlSafe(table.select());
            let mut rows = sqlx::query(sql).fetch(&mut *$transaction);
            while let Some(row) = rows.try_next().await? {
                let mut values = Vec::with_capacity(table.columns.len());
                for (index, (_, kind)) in table.names().enumerate() {
                    values.push(match kind {
                        'i' => row.try_get::<Option<i64>, _>(index)?.into(),
                        'f' => row.try_get::<Option<f64>, _>(index)?.into(),
                        _ => row.try_get::<Option<String>, _>(index)?.map(without_nul).into(),
                    });
                }
                write_line($out, &Line::Row { table: table.name.to_owned(), row: values })?;
                count += 1;
            }
        }
        count
    }};
}

impl Store {
    /// Writes everything as it is at one moment, and says how many rows that were. Others go on meanwhile.
    pub async fn backup(&self, out: &mut (dyn Write + Send)) -> Result<u64, BackupError> {
        write_line(out, &Line::Head { format: FORMAT.to_owned(), schema: SCHEMA })?;
        let count = match &self.pool {
            Pool::Sqlite { reader, .. } => {
                let mut transaction = reader.begin().await?;
                write_rows!(transaction, out)
            }
            Pool::Postgres(pool) => {
                let one_moment = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
                let mut transaction = pool.begin_with(one_moment).await?;
                write_rows!(transaction, out)
            }
        };
        write_line(out, &Line::End { end: count })?;
        out.flush()?;
        Ok(count)
    }

    /// Reads a backup, of this version or an earlier one, all of it or nothing, and says how many rows it had. Unless it is to
    /// `replace` what is there, the store must be empty. No node may be alive at the moment `now`.
    pub async fn restore(
        &self,
        input: &mut (dyn BufRead + Send),
        replace: bool,
        now: i64,
    ) -> Result<u64, BackupError> {
        let nodes = self.alive(now).await?;
        if nodes > 0 {
            return Err(BackupError::Alive { nodes });
        }
        let mut lines = (1..).zip(input.lines());
        let schema = match lines.next() {
            Some((line, text)) => match read_line(line, &text?)? {
                Line::Head { format, schema } if format == FORMAT => schema,
                _ => return Err(BackupError::Line { line, reason: "not a backup".to_owned() }),
            },
            None => return Err(BackupError::CutOff { rows: 0 }),
        };
        if !(1..=SCHEMA).contains(&schema) {
            return Err(BackupError::Schema { found: schema });
        }
        let mut rows = 0;
        in_transaction!(@ BackupError, self, transaction => {
            for table in &TABLES {
                let sql = format!("SELECT COUNT(*) FROM {}", table.name);
                let count: i64 = sqlx::query_scalar(sqlx::AssertSqlSafe(sql))
                    .fetch_one(&mut *transaction).await?;
                if count > 0 && !replace {
                    return Err(BackupError::NotEmpty);
                }
                let sql = format!("DELETE FROM {}", table.name);
                sqlx::query(sqlx::AssertSqlSafe(sql)).execute(&mut *transaction).await?;
            }
            loop {
                let Some((line, text)) = lines.next() else {
                    return Err(BackupError::CutOff { rows });
                };
                let (table, row) = match read_line(line, &text?)? {
                    Line::Row { table, row } => (table, row),
                    Line::End { end } if end == rows => break,
                    _ => return Err(BackupError::Line { line, reason: "not a row".to_owned() }),
                };
                let fault = |reason: &str| BackupError::Line { line, reason: reason.to_owned() };
                let table = TABLES.iter().find(|known| known.name == table);
                let table = table.ok_or_else(|| fault("an unknown table"))?;
                if row.len() != table.columns.len() {
                    return Err(fault("not as many values as the table has columns"));
                }
                let mut query = sqlx::query(sqlx::AssertSqlSafe(table.insert()));
                for ((_, kind), value) in table.names().zip(row) {
                    let wrong = || fault("a value of the wrong kind");
                    query = match (kind, value) {
                        ('i', Value::Null) => query.bind(None::<i64>),
                        ('f', Value::Null) => query.bind(None::<f64>),
                        (_, Value::Null) => query.bind(None::<String>),
                        ('i', value) => query.bind(value.as_i64().ok_or_else(wrong)?),
                        ('f', value) => query.bind(value.as_f64().ok_or_else(wrong)?),
                        (_, Value::String(text)) => query.bind(without_nul(text)),
                        _ => return Err(wrong()),
                    };
                }
                let done = query.execute(&mut *transaction).await;
                done.map_err(|error| fault(&error.to_string()))?;
                rows += 1;
            }
            // The nodes that were alive in the backup are not.
            sqlx::query("UPDATE heartbeats SET alive = 0").execute(&mut *transaction).await?;
        });
        Ok(rows)
    }
}

/// Text that PostgreSQL takes too. Earlier versions let people write NUL into a file of SQLite.
fn without_nul(text: String) -> String {
    if text.contains('\0') { text.replace('\0', "\u{fffd}") } else { text }
}

fn read_line(line: usize, text: &str) -> Result<Line, BackupError> {
    let read = serde_json::from_str(text);
    read.map_err(|error| BackupError::Line { line, reason: error.to_string() })
}
