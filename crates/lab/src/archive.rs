//! The file that the records of a match are written to, game by game.

use std::collections::HashSet;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gipfel_record::{Reader, Record, write_all};
use thiserror::Error;

use crate::match_score::{GameResult, Round};
use crate::{Effort, Ending};

/// An open file of records. Each game is written at once, as soon as it is finished: whatever ends the program afterwards, it
/// is there.
#[derive(Debug)]
pub struct Archive {
    path: PathBuf,
    file: File,
    is_empty: bool,
}

/// Why an archive cannot be used.
#[derive(Debug, Error)]
pub enum ArchiveError {
    /// The file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// A new match would write into a file that holds something.
    #[error("{path}: the file is there already; resume the match, or name another file")]
    Exists {
        /// The file.
        path: String,
    },
    /// The file holds games that are not of this match.
    #[error("{path}: record {number} is not of this match, which is `{title}`")]
    Other {
        /// The file.
        path: String,
        /// Which record of the file.
        number: usize,
        /// The match that should be gone on with.
        title: String,
    },
}

impl Archive {
    /// A new file; one that holds something already is not touched.
    pub fn create(path: &Path) -> Result<Archive, ArchiveError> {
        match fs::metadata(path) {
            Ok(data) if data.len() > 0 => {
                return Err(ArchiveError::Exists { path: path.display().to_string() });
            }
            _ => {}
        }
        Archive::open(path, true)
    }

    /// A file of an earlier run of the match with a title, and the games that are in it. A game that was only half written
    /// when the run ended is taken out. A file that is not there is made.
    pub fn resume(path: &Path, title: &str) -> Result<(Archive, Vec<GameResult>), ArchiveError> {
        let text = match fs::read_to_string(path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            other => other.map_err(|error| failure(path, error))?,
        };
        let mut records = Vec::new();
        let mut results = Vec::new();
        let mut rounds = HashSet::new();
        let mut is_broken = false;
        for (number, reading) in (1..).zip(Reader::new(&text)) {
            let Some(record) = reading.record.filter(|_| reading.error.is_none()) else {
                is_broken = true;
                continue;
            };
            let Some(result) = game_result(&record, title) else {
                let (path, title) = (path.display().to_string(), title.to_owned());
                return Err(ArchiveError::Other { path, number, title });
            };
            if rounds.insert(result.round) {
                records.push(record);
                results.push(result);
            }
        }
        if is_broken {
            rewrite(path, &records).map_err(|error| failure(path, error))?;
        }
        Ok((Archive::open(path, records.is_empty())?, results))
    }

    fn open(path: &Path, is_empty: bool) -> Result<Archive, ArchiveError> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| failure(path, error))?;
        Ok(Archive { path: path.to_owned(), file, is_empty })
    }

    /// Adds a record.
    pub fn append(&mut self, record: &Record) -> Result<(), ArchiveError> {
        let between = if self.is_empty { "" } else { "\n" };
        self.is_empty = false;
        let text = format!("{between}{record}");
        let written = self.file.write_all(text.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| failure(&self.path, error))
    }
}

fn failure(path: &Path, error: io::Error) -> ArchiveError {
    ArchiveError::File { path: path.display().to_string(), error }
}

/// Replaces the file in one step, so that nothing is lost if that is interrupted.
fn rewrite(path: &Path, records: &[Record]) -> io::Result<()> {
    let mut new = path.as_os_str().to_owned();
    new.push(".new");
    fs::write(&new, write_all(records))?;
    fs::rename(&new, path)
}

/// What a record says about a game of a match; none if it is not of that match or not finished.
fn game_result(record: &Record, title: &str) -> Option<GameResult> {
    let tags = record.tags();
    if tags.get("Event") != Some(title) {
        return None;
    }
    let (pair, game) = tags.get("Round")?.split_once('.')?;
    let pair: u64 = pair.parse().ok()?;
    let game: u8 = game.parse().ok()?;
    Some(GameResult {
        round: Round {
            pair: pair.checked_sub(1)?,
            game: game.checked_sub(1).filter(|&game| game < 2)?,
        },
        outcome: record.result()?,
        ending: Ending::from_words(tags.get("Termination")?)?,
        fault: tags.get("Fault").map(str::to_owned),
        turns: record.turn_count(),
        effort: [Effort::default(); 2],
    })
}
