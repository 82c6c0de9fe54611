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
    /// A little time has passed.
    Tick,
}

/// Why a file was not written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum SaveError {
    /// It is there already and was not to be replaced.
    Exists,
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
        /// Whether a file that is there already is replaced.
        replace: bool,
    },
    /// Read a file and give its text with [`Event::Loaded`].
    Load {
        /// From where.
        file: PathBuf,
    },
    /// Stop for a while and give the terminal back to the shell.
    Suspend,
    /// Leave.
    Quit,
}
