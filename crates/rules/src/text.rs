//! Reading and writing the parts that all position texts have in common.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write as _};

use crate::{Color, Field, SyntaxError};

/// A part of a line: its text and the byte it starts at.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'a> {
    pub(crate) text: &'a str,
    pub(crate) at: usize,
}

impl<'a> Part<'a> {
    /// The pieces between separators, each with its own place.
    pub(crate) fn split(self, separator: char) -> impl Iterator<Item = Part<'a>> {
        let mut at = self.at;
        self.text.split(separator).map(move |text| {
            let part = Part { text, at };
            at += text.len() + separator.len_utf8();
            part
        })
    }

    /// An error about the whole part.
    pub(crate) fn error(self, field: Field, reason: impl Into<String>) -> SyntaxError {
        SyntaxError::new(field, self.at, reason)
    }

    /// The value of a word, or an error that quotes it.
    pub(crate) fn word<T>(
        self,
        field: Field,
        parse: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, SyntaxError> {
        parse(self.text).ok_or_else(|| {
            let shown: String = self.text.chars().take(20).collect();
            self.error(field, format!("unknown {field} `{shown}`"))
        })
    }
}

/// Splits a line into exactly the expected fields, one space between them.
pub(crate) fn fields<'a, const N: usize>(
    line: &'a str,
    expected: [Field; N],
) -> Result<[Part<'a>; N], SyntaxError> {
    let whole = Part { text: line, at: 0 };
    let parts: Vec<Part<'a>> = whole.split(' ').collect();
    if let Some(empty) = parts.iter().find(|part| part.text.is_empty()) {
        let reason = "fields must be separated by exactly one space";
        return Err(SyntaxError::new(Field::LINE, empty.at, reason));
    }
    let found = parts.len();
    <[Part<'a>; N]>::try_from(parts).map_err(|parts| {
        let names: Vec<String> = expected.iter().map(ToString::to_string).collect();
        let reason = format!("{found} fields instead of {N} ({})", names.join(", "));
        let at = parts.get(N).map_or(line.len(), |extra| extra.at);
        SyntaxError::new(Field::LINE, at, reason)
    })
}

/// Reads `white/black`: two numbers without leading zeros.
pub(crate) fn number_pair(part: Part<'_>, field: Field) -> Result<[u8; 2], SyntaxError> {
    let mut numbers = part.split('/').map(|part| number(part, field));
    match (numbers.next(), numbers.next(), numbers.next()) {
        (Some(white), Some(black), None) => Ok([white?, black?]),
        _ => Err(part.error(field, "expected two numbers, white/black")),
    }
}

pub(crate) fn number(part: Part<'_>, field: Field) -> Result<u8, SyntaxError> {
    let digits = part.text.as_bytes();
    if digits.is_empty() || !digits.iter().all(u8::is_ascii_digit) {
        return Err(part.error(field, "expected a number"));
    }
    if digits.len() > 1 && digits[0] == b'0' {
        return Err(part.error(field, "a number with a leading zero"));
    }
    part.text.parse().map_err(|_| part.error(field, "the number is too large"))
}

/// The shape of a board's text.
pub(crate) struct Columns {
    /// The letter of the first column.
    pub(crate) first: char,
    /// How many points each column has.
    pub(crate) sizes: &'static [usize],
    /// The largest number that stands for empty points; 9 means single digits.
    pub(crate) largest_number: usize,
    /// What the points are called.
    pub(crate) points: &'static str,
}

impl Columns {
    /// Reads the columns and calls `put(column, place, piece)` for every piece.
    pub(crate) fn parse<T>(
        &self,
        board: Part<'_>,
        piece: impl Fn(char) -> Option<T>,
        put: impl FnMut(usize, usize, T),
    ) -> Result<(), SyntaxError> {
        let read = |text: &str| {
            let letter = text.chars().next().unwrap_or_default();
            let piece =
                piece(letter).ok_or_else(|| (0, format!("unknown character `{letter}`")))?;
            Ok((piece, letter.len_utf8()))
        };
        self.parse_stacks(board, read, put)
    }

    /// The same for pieces of several letters: `read` takes one from the beginning of a text and says how many bytes it
    /// took, or at which byte it goes wrong and why.
    pub(crate) fn parse_stacks<T>(
        &self,
        board: Part<'_>,
        read: impl Fn(&str) -> Result<(T, usize), (usize, String)>,
        mut put: impl FnMut(usize, usize, T),
    ) -> Result<(), SyntaxError> {
        let columns: Vec<Part<'_>> = board.split('/').collect();
        if columns.len() != self.sizes.len() {
            let reason = format!("{} columns instead of {}", columns.len(), self.sizes.len());
            return Err(board.error(Field::BOARD, reason));
        }
        for (column, part) in columns.into_iter().enumerate() {
            let size = self.sizes[column];
            let length = self.parse_column(part, size, &read, |place, t| put(column, place, t))?;
            if length != size {
                let name = (self.first as u8 + column as u8) as char;
                let reason =
                    format!("column {name} has {length} {} instead of {size}", self.points);
                return Err(part.error(Field::BOARD, reason));
            }
        }
        Ok(())
    }

    fn parse_column<T>(
        &self,
        part: Part<'_>,
        size: usize,
        read: &impl Fn(&str) -> Result<(T, usize), (usize, String)>,
        mut put: impl FnMut(usize, T),
    ) -> Result<usize, SyntaxError> {
        let (mut place, mut at) = (0, 0);
        while at < part.text.len() {
            let rest = &part.text[at..];
            let error = |(offset, reason): (usize, String)| {
                SyntaxError::new(Field::BOARD, part.at + at + offset, reason)
            };
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let empty = self.empty_points(&rest[..digits]);
                place += empty.map_err(|reason| error((0, reason)))?;
                at += digits;
                continue;
            }
            let (piece, length) = read(rest).map_err(error)?;
            if place < size {
                put(place, piece);
            }
            place += 1;
            at += length;
        }
        Ok(place)
    }

    fn empty_points(&self, digits: &str) -> Result<usize, String> {
        if digits.starts_with('0') {
            return Err("a number of empty places may not start with 0".to_owned());
        }
        match digits.parse() {
            Ok(number) if number <= self.largest_number => Ok(number),
            _ => Err(format!(
                "`{digits}`: two numbers in a row, or a number above {}",
                self.largest_number
            )),
        }
    }

    /// Writes the columns; `piece(column, place)` is the piece there, if any.
    pub(crate) fn write<T: fmt::Display>(
        &self,
        f: &mut fmt::Formatter<'_>,
        piece: impl Fn(usize, usize) -> Option<T>,
    ) -> fmt::Result {
        for (column, &size) in self.sizes.iter().enumerate() {
            if column > 0 {
                f.write_char('/')?;
            }
            let mut empty = 0;
            for place in 0..size {
                match piece(column, place) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{piece}")?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
        }
        Ok(())
    }
}

/// The side's letter as a value.
pub(crate) fn side(part: Part<'_>) -> Result<Color, SyntaxError> {
    part.word(Field::SIDE, Color::from_text)
}

/// Reads a character for each of the players.
pub(crate) fn letter_pair<T>(
    part: Part<'_>,
    field: Field,
    value: impl Fn(char) -> Option<T>,
) -> Result<[T; 2], SyntaxError> {
    let mut letters = part.text.chars();
    let (Some(white), Some(black), None) = (letters.next(), letters.next(), letters.next()) else {
        return Err(part.error(field, "expected two characters, white then black"));
    };
    let read = |letter: char, at: usize| {
        value(letter)
            .ok_or_else(|| SyntaxError::new(field, at, format!("unknown character `{letter}`")))
    };
    Ok([read(white, part.at)?, read(black, part.at + white.len_utf8())?])
}
