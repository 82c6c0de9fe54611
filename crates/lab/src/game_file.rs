//! Games in a file: compact, checked by sums, and never lost when writing is cut short.
//!
//! A file begins with [`MAGIC`]; blocks follow. The first block holds the title and the start as lines of text,
//! every other one a game: numbers in groups of seven bits, actions as two bytes, scores as two bytes.

use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use gipfel_engine::Score;
use gipfel_rules::{Action, AnyAction, AnyPosition, Color, Outcome, Position};
use thiserror::Error;

use crate::block::{Fault, block, read_block};

/// No block of a file of games is longer.
const LONGEST: usize = 1 << 20;

/// The first bytes of a file of games.
const MAGIC: &[u8; 8] = b"gipfelG1";

/// A finished game: what was played and what the mover thought of it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredGame {
    /// Its number.
    pub number: u64,
    /// Who won.
    pub outcome: Outcome,
    /// Its turns, with what the search thought the position is worth to the mover; none where nothing was searched.
    pub turns: Vec<StoredTurn>,
}

/// One turn of a [`StoredGame`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StoredTurn {
    /// The numbers of its actions.
    pub actions: Vec<u16>,
    /// What the search thought.
    pub score: Option<Score>,
}

/// A file that games are added to.
#[derive(Debug)]
pub struct GameFile {
    path: PathBuf,
    file: File,
}

/// What a file holds.
#[derive(Clone, Debug)]
pub struct StoredGames {
    /// Everything that the games follow from.
    pub title: String,
    /// Where they begin.
    pub start: AnyPosition,
    /// The games, as they were finished.
    pub games: Vec<StoredGame>,
    /// How many bytes of the file are whole.
    whole: usize,
}

/// Why a file of games cannot be used.
#[derive(Debug, Error)]
pub enum GameFileError {
    /// The file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// New games would be written into a file that holds something.
    #[error("{path}: the file is there already; resume, or name another file")]
    Exists {
        /// The file.
        path: String,
    },
    /// The file holds something else.
    #[error("{path}: these are not games of `{title}`")]
    Title {
        /// The file.
        path: String,
        /// What was expected.
        title: String,
    },
    /// The file is not what it should be.
    #[error("{path}: byte {at}: {fault}")]
    Content {
        /// The file.
        path: String,
        /// Where.
        at: usize,
        /// What is wrong.
        fault: &'static str,
    },
    /// Something illegal is played in a game.
    #[error("{path}: game {number} is not legal")]
    Illegal {
        /// The file.
        path: String,
        /// The game.
        number: u64,
    },
}

impl GameFile {
    /// A new file; one that holds something already is not touched.
    pub fn create(
        path: &Path,
        title: &str,
        start: &AnyPosition,
    ) -> Result<GameFile, GameFileError> {
        if fs::metadata(path).is_ok_and(|data| data.len() > 0) {
            return Err(GameFileError::Exists { path: path.display().to_string() });
        }
        let mut file = GameFile::open(path)?;
        let mut bytes = MAGIC.to_vec();
        bytes.extend(block(format!("{title}\n{start}").as_bytes()));
        file.write(&bytes)?;
        Ok(file)
    }

    /// A file of an earlier run with the same title, and its games. A game that was only half written is taken out.
    pub fn resume(
        path: &Path,
        title: &str,
        start: &AnyPosition,
    ) -> Result<(GameFile, Vec<StoredGame>), GameFileError> {
        if fs::metadata(path).map_or(true, |data| data.len() == 0) {
            return Ok((GameFile::create(path, title, start)?, Vec::new()));
        }
        let stored = StoredGames::read(path)?;
        if stored.title != title || stored.start != *start {
            let (path, title) = (path.display().to_string(), title.to_owned());
            return Err(GameFileError::Title { path, title });
        }
        let file = GameFile::open(path)?;
        file.file.set_len(stored.whole as u64).map_err(|error| failure(path, error))?;
        Ok((file, stored.games))
    }

    fn open(path: &Path) -> Result<GameFile, GameFileError> {
        let file = OpenOptions::new().create(true).append(true).open(path);
        let file = file.map_err(|error| failure(path, error))?;
        Ok(GameFile { path: path.to_owned(), file })
    }

    /// Adds a game.
    pub fn append(&mut self, game: &StoredGame) -> Result<(), GameFileError> {
        self.write(&block(&game.bytes()))
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), GameFileError> {
        let written = self.file.write_all(bytes).and_then(|()| self.file.flush());
        written.map_err(|error| failure(&self.path, error))
    }
}

impl StoredGames {
    /// Reads a file; a game that is only half there at its end is left out.
    pub fn read(path: &Path) -> Result<StoredGames, GameFileError> {
        let bytes = fs::read(path).map_err(|error| failure(path, error))?;
        StoredGames::parse(&bytes).map_err(|(at, fault)| GameFileError::Content {
            path: path.display().to_string(),
            at,
            fault,
        })
    }

    /// Reads the bytes of a file; an error is where and what is wrong.
    pub(crate) fn parse(bytes: &[u8]) -> Result<StoredGames, Fault> {
        if !bytes.starts_with(MAGIC) {
            return Err((0, "this is no file of games"));
        }
        let (head, mut at) = read_block(bytes, MAGIC.len(), LONGEST)?
            .ok_or((MAGIC.len(), "the head is cut short"))?;
        let head = std::str::from_utf8(head).map_err(|_| (MAGIC.len(), "the head is no text"))?;
        let (title, start) = head.split_once('\n').ok_or((MAGIC.len(), "there is no start"))?;
        let start = start.parse().map_err(|_| (MAGIC.len(), "the start is no position"))?;
        let mut stored =
            StoredGames { title: title.to_owned(), start, games: Vec::new(), whole: at };
        while let Some((content, next)) = read_block(bytes, at, LONGEST)? {
            let game = StoredGame::parse(content).ok_or((at, "this is no game"))?;
            stored.games.push(game);
            (at, stored.whole) = (next, next);
        }
        Ok(stored)
    }
}

fn failure(path: &Path, error: io::Error) -> GameFileError {
    GameFileError::File { path: path.display().to_string(), error }
}

impl StoredGame {
    /// The points of White, 0 to 1.
    pub fn points(&self) -> f64 {
        match self.outcome {
            Outcome::Win(Color::White) => 1.0,
            Outcome::Win(Color::Black) => 0.0,
            Outcome::Draw => 0.5,
        }
    }

    /// Calls `visit` with every position in which a search was made, with its score for the mover, and with whether only
    /// searched turns led from it to the result. False if an action is not legal; what comes behind it is not visited.
    pub fn replay(
        &self,
        start: &AnyPosition,
        mut visit: impl FnMut(&AnyPosition, Score, bool),
    ) -> bool {
        let astray = self.turns.iter().rposition(|turn| turn.score.is_none());
        let mut position = start.clone();
        for (place, turn) in self.turns.iter().enumerate() {
            if let Some(score) = turn.score {
                visit(&position, score, astray.is_none_or(|astray| astray < place));
            }
            for &index in &turn.actions {
                let action = position.action_from_index(index);
                if action.is_none_or(|action| position.play(action).is_err()) {
                    return false;
                }
            }
        }
        true
    }

    fn bytes(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        put_number(&mut bytes, self.number);
        bytes.push(match self.outcome {
            Outcome::Draw => 0,
            Outcome::Win(Color::White) => 1,
            Outcome::Win(Color::Black) => 2,
        });
        put_number(&mut bytes, self.turns.len() as u64);
        for StoredTurn { actions, score } in &self.turns {
            put_number(&mut bytes, 2 * actions.len() as u64 + u64::from(score.is_some()));
            for action in actions {
                bytes.extend(action.to_le_bytes());
            }
            // Scores are below 2^15 by construction.
            bytes.extend(score.iter().flat_map(|score| (score.value() as i16).to_le_bytes()));
        }
        bytes
    }

    fn parse(bytes: &[u8]) -> Option<StoredGame> {
        let mut rest = bytes;
        let number = take_number(&mut rest)?;
        let outcome = match take::<1>(&mut rest)?[0] {
            0 => Outcome::Draw,
            1 => Outcome::Win(Color::White),
            2 => Outcome::Win(Color::Black),
            _ => return None,
        };
        let count = take_number(&mut rest)?;
        let mut turns = Vec::new();
        for _ in 0..count {
            let shape = take_number(&mut rest)?;
            let actions: Option<Vec<u16>> =
                (0..shape / 2).map(|_| take(&mut rest).map(u16::from_le_bytes)).collect();
            let score = match shape % 2 {
                0 => None,
                _ => Some(Score::from_number(take(&mut rest).map(i16::from_le_bytes)?)),
            };
            turns.push(StoredTurn { actions: actions?, score });
        }
        rest.is_empty().then_some(StoredGame { number, outcome, turns })
    }
}

impl StoredTurn {
    /// A turn.
    pub fn new(actions: impl Iterator<Item = AnyAction>, score: Option<Score>) -> StoredTurn {
        StoredTurn { actions: actions.map(AnyAction::index).collect(), score }
    }
}

fn take<const N: usize>(rest: &mut &[u8]) -> Option<[u8; N]> {
    let (first, behind) = rest.split_first_chunk::<N>()?;
    *rest = behind;
    Some(*first)
}

fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take_number(rest: &mut &[u8]) -> Option<u64> {
    let mut number = 0;
    for shift in (0..63).step_by(7) {
        let [byte] = take(rest)?;
        number |= u64::from(byte & 127) << shift;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(number: u64) -> StoredGame {
        let turn = |actions: &[u16], score: Option<i16>| StoredTurn {
            actions: actions.to_vec(),
            score: score.map(Score::from_number),
        };
        let turns = vec![turn(&[3], None), turn(&[700, 12], Some(-29_999)), turn(&[], Some(125))];
        StoredGame { number, outcome: Outcome::Win(Color::Black), turns }
    }

    fn bytes(games: u64) -> Vec<u8> {
        let start = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push";
        let mut bytes = MAGIC.to_vec();
        bytes.extend(block(format!("title\n{start}").as_bytes()));
        for number in 0..games {
            bytes.extend(block(&game(1000 * number).bytes()));
        }
        bytes
    }

    #[test]
    fn what_was_written_is_read() {
        let stored = StoredGames::parse(&bytes(3)).expect("a file");
        assert_eq!(stored.title, "title");
        assert_eq!(stored.games, [game(0), game(1000), game(2000)]);
    }

    #[test]
    fn half_a_game_is_left_out_and_a_damaged_one_is_noticed() {
        let (two, three) = (bytes(2).len(), bytes(3));
        for end in two..three.len() {
            let stored = StoredGames::parse(&three[..end]).expect("two games");
            assert_eq!((stored.games.len(), stored.whole), (2, two), "{end}");
        }
        for at in bytes(1).len() + 4..two {
            let mut damaged = three.clone();
            damaged[at] ^= 1;
            let (place, _) = StoredGames::parse(&damaged).expect_err("a fault");
            assert_eq!(place, bytes(1).len(), "{at}");
        }
        assert!(StoredGames::parse(b"game 1").is_err());
        assert!(StoredGames::parse(&three[..20]).is_err());
    }
}
