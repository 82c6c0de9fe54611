//! Games on disk while they are played, so that a crash, a lost connection or an empty battery loses nothing.
//!
//! Every running program has a slot of its own in a folder: a lock that it holds until it ends, however it ends, and the
//! game. A game whose lock can be had was left by a program that is no more.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use crate::store;

/// Where the game that is played is kept.
#[derive(Debug)]
pub struct Journal {
    folder: PathBuf,
    own: Slot,
    left: Vec<Slot>,
}

/// A place for one game.
#[derive(Debug)]
struct Slot {
    number: u32,
    /// Held as long as the file is open.
    _lock: File,
}

/// A game that was left by a program that is no more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Left {
    /// Its slot.
    pub number: u32,
    /// The file that holds it.
    pub file: PathBuf,
    /// What was kept, or why it cannot be read.
    pub text: Result<String, String>,
}

impl Journal {
    /// Takes a free slot of a folder, and those that were left. The games in them come with it, the latest first.
    pub fn open(folder: &Path) -> io::Result<(Journal, Vec<Left>)> {
        fs::create_dir_all(folder)?;
        let mut games: Vec<(SystemTime, Slot)> = Vec::new();
        for (number, time) in kept(folder)? {
            // Whoever plays it still holds the lock. Between looking and locking it may have been finished.
            if let Some(slot) = Slot::take(folder, number)?
                && game_file(folder, number).exists()
            {
                games.push((time, slot));
            }
        }
        games.sort_by_key(|(time, _)| std::cmp::Reverse(*time));
        let own = Slot::free(folder)?;
        let left: Vec<Slot> = games.into_iter().map(|(_, slot)| slot).collect();
        let found = left.iter().map(|slot| {
            let file = game_file(folder, slot.number);
            Left { number: slot.number, text: store::load(&file), file }
        });
        let found = found.collect();
        Ok((Journal { folder: folder.to_owned(), own, left }, found))
    }

    /// Keeps the game as it is now.
    pub fn keep(&self, text: &str) -> io::Result<()> {
        store::write(&game_file(&self.folder, self.own.number), text, true)
    }

    /// Nothing is played that would be lost.
    pub fn forget(&self) -> io::Result<()> {
        remove(&game_file(&self.folder, self.own.number))
    }

    /// Goes on with a game that was left: its slot is the program's own now.
    pub fn go_on_with(&mut self, number: u32) -> io::Result<()> {
        let Some(at) = self.left.iter().position(|slot| slot.number == number) else {
            return Ok(());
        };
        self.forget()?;
        self.own = self.left.remove(at);
        Ok(())
    }

    /// Discards a game that was left.
    pub fn discard(&mut self, number: u32) -> io::Result<()> {
        if self.left.iter().any(|slot| slot.number == number) {
            remove(&game_file(&self.folder, number))?;
            self.left.retain(|slot| slot.number != number);
        }
        Ok(())
    }
}

impl Slot {
    /// Takes a slot; none if somebody has it.
    fn take(folder: &Path, number: u32) -> io::Result<Option<Slot>> {
        let name = folder.join(format!("game-{number}.lock"));
        let lock = OpenOptions::new().write(true).create(true).truncate(false).open(name)?;
        match lock.try_lock() {
            Ok(()) => Ok(Some(Slot { number, _lock: lock })),
            Err(TryLockError::WouldBlock) => Ok(None),
            Err(TryLockError::Error(error)) => Err(error),
        }
    }

    /// Takes the first slot that nobody has and that holds no game.
    fn free(folder: &Path) -> io::Result<Slot> {
        for number in 1.. {
            if game_file(folder, number).exists() {
                continue;
            }
            if let Some(slot) = Slot::take(folder, number)?
                && !game_file(folder, number).exists()
            {
                return Ok(slot);
            }
        }
        Err(io::Error::other("every slot is taken"))
    }
}

fn game_file(folder: &Path, number: u32) -> PathBuf {
    folder.join(format!("game-{number}.kept"))
}

/// The numbers of the games in a folder, and when they were kept.
fn kept(folder: &Path) -> io::Result<Vec<(u32, SystemTime)>> {
    let mut games = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let number = name
            .to_str()
            .and_then(|name| name.strip_prefix("game-")?.strip_suffix(".kept")?.parse().ok());
        if let Some(number) = number {
            let time = entry.metadata().and_then(|data| data.modified());
            games.push((number, time.unwrap_or(SystemTime::UNIX_EPOCH)));
        }
    }
    Ok(games)
}

fn remove(file: &Path) -> io::Result<()> {
    match fs::remove_file(file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(left: &[Left]) -> Vec<&str> {
        left.iter().map(|left| left.text.as_deref().unwrap()).collect()
    }

    #[test]
    fn a_game_that_was_left_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let (journal, left) = Journal::open(folder.path()).unwrap();
        assert!(left.is_empty());
        journal.keep("one").unwrap();
        journal.keep("two").unwrap();
        drop(journal);
        let (mut journal, left) = Journal::open(folder.path()).unwrap();
        assert_eq!(texts(&left), ["two"]);
        journal.go_on_with(left[0].number).unwrap();
        journal.keep("three").unwrap();
        drop(journal);
        let (mut journal, left) = Journal::open(folder.path()).unwrap();
        assert_eq!(texts(&left), ["three"]);
        journal.discard(left[0].number).unwrap();
        drop(journal);
        let (journal, left) = Journal::open(folder.path()).unwrap();
        assert!(left.is_empty());
        // What is finished is not found again.
        journal.keep("four").unwrap();
        journal.forget().unwrap();
        drop(journal);
        assert!(Journal::open(folder.path()).unwrap().1.is_empty());
    }

    #[test]
    fn programs_that_run_at_the_same_time_leave_each_other_alone() {
        let folder = tempfile::tempdir().unwrap();
        let (first, _) = Journal::open(folder.path()).unwrap();
        first.keep("first").unwrap();
        let (second, left) = Journal::open(folder.path()).unwrap();
        assert!(left.is_empty(), "it is being played");
        second.keep("second").unwrap();
        let (third, left) = Journal::open(folder.path()).unwrap();
        assert!(left.is_empty());
        drop((first, second));
        // Whoever asks first is offered both, and nobody else meanwhile.
        let (_fourth, left) = Journal::open(folder.path()).unwrap();
        let mut found = texts(&left);
        found.sort_unstable();
        assert_eq!(found, ["first", "second"]);
        assert!(Journal::open(folder.path()).unwrap().1.is_empty());
        drop(third);
    }

    #[cfg(unix)]
    #[test]
    fn a_folder_that_cannot_be_written_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        assert!(Journal::open(&file).is_err());
        let (journal, _) = Journal::open(&folder.path().join("games")).unwrap();
        fs::remove_dir_all(folder.path().join("games")).unwrap();
        assert!(journal.keep("text").is_err());
    }
}
