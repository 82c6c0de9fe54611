//! Errors of reading text: what was expected where. Legality and set-up errors belong to each game.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use thiserror::Error;

/// A field of a position's text, by its name. Every game names fields of its own besides those that all have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Field(&'static str);

impl Field {
    /// The line as a whole.
    pub const LINE: Field = Field("position");
    /// The name of the game.
    pub const GAME: Field = Field("game");
    /// The variant word.
    pub const VARIANT: Field = Field("variant");
    /// What is on the board.
    pub const BOARD: Field = Field("board");
    /// The side to move.
    pub const SIDE: Field = Field("side");
    /// The phase word.
    pub const PHASE: Field = Field("phase");

    /// A field of one game.
    pub const fn named(name: &'static str) -> Field {
        Field(name)
    }

    /// The field's name.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

impl fmt::Display for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

/// Position text that cannot be read: the field, the place (in bytes from the start of the line) and the reason.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{field}, at character {}: {reason}", .at + 1)]
pub struct SyntaxError {
    /// The field that is wrong.
    pub field: Field,
    /// Where in the line, counted in bytes from 0.
    pub at: usize,
    /// What is wrong there.
    pub reason: String,
}

impl SyntaxError {
    /// An error in a field at a byte of the line.
    pub fn new(field: Field, at: usize, reason: impl Into<String>) -> SyntaxError {
        SyntaxError { field, at, reason: reason.into() }
    }
}

/// Position text that does not give a position: unreadable, or readable and against the rules of set-up.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PositionError<F: fmt::Display + fmt::Debug> {
    /// The text cannot be read.
    #[error("{0}")]
    Syntax(#[from] SyntaxError),
    /// The arrangement is impossible; everything that is wrong.
    #[error("{}", join(.0))]
    Setup(Vec<F>),
}

fn join<F: fmt::Display>(errors: &[F]) -> String {
    errors.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// Action text that is no action of the position: unreadable, or readable and not allowed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum ActionError<I: fmt::Display + fmt::Debug> {
    /// The text cannot be read as an action.
    #[error("`{text}`: {reason}")]
    Syntax {
        /// The text, shortened if it is very long.
        text: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The text names an action that the rules forbid here.
    #[error("`{text}` is not allowed: {reason}")]
    Illegal {
        /// The text.
        text: String,
        /// The rule that forbids it.
        reason: I,
    },
}

impl<I: fmt::Display + fmt::Debug> ActionError<I> {
    /// An unreadable action text.
    pub fn syntax(text: &str, reason: impl Into<String>) -> ActionError<I> {
        ActionError::Syntax { text: shorten(text), reason: reason.into() }
    }

    /// A readable, forbidden action.
    pub fn illegal(text: &str, reason: I) -> ActionError<I> {
        ActionError::Illegal { text: shorten(text), reason }
    }

    /// The same error with the reason of another type.
    pub fn map<J: fmt::Display + fmt::Debug>(self, f: impl FnOnce(I) -> J) -> ActionError<J> {
        match self {
            ActionError::Syntax { text, reason } => ActionError::Syntax { text, reason },
            ActionError::Illegal { text, reason } => {
                ActionError::Illegal { text, reason: f(reason) }
            }
        }
    }
}

/// Error messages quote input; input may be a megabyte.
fn shorten(text: &str) -> String {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        None => text.to_owned(),
        Some((at, _)) => format!("{}…", &text[..at]),
    }
}
