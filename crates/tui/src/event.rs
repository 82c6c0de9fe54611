//! What happens to the app, and what it wants done.

use std::path::PathBuf;

use ratatui::crossterm::event::{KeyEvent, MouseEvent};

use crate::{Answer, Question};

/// Something that has happened.
#[derive(Clone, Debug)]
pub enum Event {
    /// A key was pressed.
    Key(KeyEvent),
    /// The mouse was moved, clicked, or its wheel turned.
    Mouse(MouseEvent),
    /// Text was pasted.
    Paste(String),
    /// The window has another size: columns and lines.
    Resize(u16, u16),
    /// The engine has something to say.
    Answer(Answer),
    /// A file was written, or why it was not.
    Saved {
        /// Where.
        file: PathBuf,
        /// Why not.
        result: Result<(), SaveError>,
    },
    /// A file was read: its text, or why it was not.
    Loaded {
        /// From where.
        file: PathBuf,
        /// The text, or why there is none.
        result: Result<String, String>,
    },
    /// The game could not be kept on disk, and why.
    NotKept(String),
    /// A little time has passed.
    Tick,
}

/// What a file may hold for a record to be written to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Over {
    /// It must not be there.
    Nothing,
    /// This, which is replaced; what else it holds stays.
    Record(String),
    /// Whatever it holds is replaced.
    Anything,
}

/// Why a file was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is there already and was not to be replaced.
    Exists {
        /// How many records it holds.
        records: usize,
    },
    /// It does not hold any more what was read from it or written to it.
    Changed {
        /// How many records it holds.
        records: usize,
    },
    /// Something else.
    Other(String),
}

/// Something to be done outside.
#[derive(Clone, PartialEq, Debug)]
pub enum Effect {
    /// Ask the engine, in place of whatever it was asked before.
    Ask(Box<Question>),
    /// Let the engine rest.
    StopEngine,
    /// Write a file and say so with [`Event::Saved`].
    Save {
        /// Where.
        file: PathBuf,
        /// What.
        text: String,
        /// What may be there already.
        over: Over,
    },
    /// Read a file and give its text with [`Event::Loaded`].
    Load {
        /// From where.
        file: PathBuf,
    },
    /// Keep the game on disk until it is saved, in place of what was kept before.
    Keep {
        /// The game with everything about it.
        text: String,
    },
    /// Nothing needs to be kept any more.
    Forget,
    /// Keep the game from now on where this one was left.
    GoOnWith {
        /// Its number.
        number: u32,
    },
    /// Discard a game that was left.
    Discard {
        /// Its number.
        number: u32,
    },
    /// Stop for a while and give the terminal back to the shell.
    Suspend,
    /// Leave.
    Quit,
}
