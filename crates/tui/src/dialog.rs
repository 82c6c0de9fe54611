//! What lies over the game and takes the keys.

use std::path::{Path, PathBuf};

use gipfel_learn::Texts;

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
    pub(crate) fn question(&self, texts: &Texts) -> String {
        let about = |key: &str, file: &Path, records: usize| {
            let file = file.display().to_string();
            texts.with(key, &[("file", file.into()), ("records", records.into())])
        };
        match self {
            Confirm::Quit => texts.get("terminal-ask-quit"),
            Confirm::Start => texts.get("terminal-ask-start"),
            Confirm::Open(_) => texts.get("terminal-ask-open"),
            Confirm::GiveUp => texts.get("terminal-ask-give-up"),
            Confirm::Replace { file, records: records @ (0 | 1) } => {
                about("terminal-ask-replace", file, *records)
            }
            Confirm::Replace { file, records } => about("terminal-ask-replace-all", file, *records),
            Confirm::ReplaceChanged { file, records } => {
                about("terminal-ask-changed", file, *records)
            }
        }
    }

    /// What can be answered.
    pub(crate) fn answers(&self, texts: &Texts) -> String {
        texts.get(match self {
            Confirm::Quit => "terminal-yes-no-save",
            _ => "terminal-yes-no",
        })
    }
}
