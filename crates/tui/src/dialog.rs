//! What lies over the game and takes the keys.

use std::path::PathBuf;

use crate::Play;
use crate::input::Input;

/// What lies over the game.
#[derive(Clone, Debug)]
pub(crate) enum Dialog {
    /// All keys, and the game in short.
    Help,
    /// A decision or a turn is typed.
    Notation(Input),
    /// The name of the file to write.
    Save(Input),
    /// The name of the file to read.
    Open(Input),
    /// A question to be answered with yes or no.
    Confirm(Confirm),
    /// A game that was left by a program that is no more, or why it cannot be read.
    Left(Result<Box<Play>, String>),
}

/// Something that is done only if it is meant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Confirm {
    /// Leave although the game is not saved.
    Quit,
    /// Begin another game although this one is not saved.
    Start,
    /// Open a record although the game is not saved.
    Open(PathBuf),
    /// Replace a file.
    Replace {
        file: PathBuf,
        /// How many records are in it.
        records: usize,
    },
    /// Replace a file that somebody else has written meanwhile.
    ReplaceChanged {
        file: PathBuf,
        /// How many records are in it.
        records: usize,
    },
    /// Give a contest up.
    GiveUp,
}

impl Confirm {
    /// The question.
    pub(crate) fn question(&self) -> String {
        match self {
            Confirm::Quit => "This game is not saved. Quit without saving?".to_owned(),
            Confirm::Start => "This game is not saved. Begin another one?".to_owned(),
            Confirm::Open(_) => "This game is not saved. Open another one?".to_owned(),
            Confirm::GiveUp => "Give this contest up? The other wins it.".to_owned(),
            Confirm::Replace { file, records: 0 | 1 } => {
                format!("{} is there already. Replace it?", file.display())
            }
            Confirm::Replace { file, records } => {
                let file = file.display();
                format!("{file} is there already, with {records} records. Replace them all?")
            }
            Confirm::ReplaceChanged { file, records } => {
                let file = file.display();
                format!("{file} was changed meanwhile ({records} records). Replace it all?")
            }
        }
    }

    /// What can be answered.
    pub(crate) fn answers(&self) -> &'static str {
        match self {
            Confirm::Quit => "y yes   n no   s save first",
            _ => "y yes   n no",
        }
    }
}
