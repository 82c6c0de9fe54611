//! Lines that are no messages.

use thiserror::Error;

/// Why a line is not a message of the protocol.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum ParseError {
    /// There is nothing but blanks.
    #[error("the line is empty")]
    Empty,
    /// The first word is none of the protocol's.
    #[error("unknown command `{0}`")]
    Unknown(String),
    /// The line ends too early.
    #[error("{command}: {what} is missing")]
    Missing {
        /// The first word of the message.
        command: &'static str,
        /// What should have followed.
        what: &'static str,
    },
    /// A word that means nothing in this message.
    #[error("{command}: unexpected `{text}`")]
    Unexpected {
        /// The first word of the message.
        command: &'static str,
        /// The word, shortened if it is long.
        text: String,
    },
    /// A value that cannot be read.
    #[error("{command}: `{text}` is not {expected}")]
    Invalid {
        /// The first word of the message.
        command: &'static str,
        /// The value, shortened if it is long.
        text: String,
        /// What it should be.
        expected: &'static str,
    },
}

/// Text of the other side as it may be quoted: not too long, and without control characters.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 60;
    let mut quoted = printable(text.chars().take(LONGEST));
    if text.chars().nth(LONGEST).is_some() {
        quoted.push('…');
    }
    quoted
}

/// The characters in one line and without control characters.
pub(crate) fn printable(letters: impl Iterator<Item = char>) -> String {
    let mut text = String::new();
    for letter in letters {
        if letter.is_control() {
            text.extend(letter.escape_default());
        } else {
            text.push(letter);
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_are_short_and_tame() {
        assert_eq!(quoted("go\0\u{1b}"), "go\\u{0}\\u{1b}");
        assert_eq!(quoted(&"é".repeat(61)).chars().count(), 61);
        assert_eq!(quoted(&"x".repeat(60)).len(), 60);
    }
}
