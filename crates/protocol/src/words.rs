//! A line as words.

use std::str::{FromStr, SplitAsciiWhitespace};

use crate::ParseError;
use crate::error::quoted;

/// The words of a message that are not read yet.
pub(crate) struct Words<'a> {
    /// The message's first word, for error messages.
    command: &'static str,
    words: SplitAsciiWhitespace<'a>,
}

impl<'a> Words<'a> {
    /// The words behind the first one, which is `command`.
    pub(crate) fn new(command: &'static str, rest: SplitAsciiWhitespace<'a>) -> Words<'a> {
        Words { command, words: rest }
    }

    /// The next word, if there is one.
    pub(crate) fn next(&mut self) -> Option<&'a str> {
        self.words.next()
    }

    /// The next word, which must be there.
    pub(crate) fn require(&mut self, what: &'static str) -> Result<&'a str, ParseError> {
        self.next().ok_or(ParseError::Missing { command: self.command, what })
    }

    /// The next word as a number within the range of its type.
    pub(crate) fn number<N: FromStr>(&mut self, what: &'static str) -> Result<N, ParseError> {
        let word = self.require(what)?;
        word.parse().map_err(|_| self.invalid(word, "a number in range"))
    }

    /// The next word as a keyword.
    pub(crate) fn keyword(&mut self, keyword: &'static str) -> Result<(), ParseError> {
        match self.require(keyword)? {
            word if word == keyword => Ok(()),
            word => Err(self.unexpected(word)),
        }
    }

    /// All words that are left, one blank between them.
    pub(crate) fn rest(&mut self) -> String {
        self.words.by_ref().collect::<Vec<_>>().join(" ")
    }

    /// The words up to a keyword, one blank between them, and whether the keyword was there.
    pub(crate) fn until(&mut self, keyword: &str) -> (String, bool) {
        let mut words = Vec::new();
        for word in self.words.by_ref() {
            if word == keyword {
                return (words.join(" "), true);
            }
            words.push(word);
        }
        (words.join(" "), false)
    }

    /// Insists on the end of the line.
    pub(crate) fn end(&mut self) -> Result<(), ParseError> {
        match self.next() {
            None => Ok(()),
            Some(word) => Err(self.unexpected(word)),
        }
    }

    pub(crate) fn unexpected(&self, word: &str) -> ParseError {
        ParseError::Unexpected { command: self.command, text: quoted(word) }
    }

    pub(crate) fn invalid(&self, word: &str, expected: &'static str) -> ParseError {
        ParseError::Invalid { command: self.command, text: quoted(word), expected }
    }
}
