//! What people write about a game.

use std::fmt;

use crate::escape::{escape, find_unescaped, is_space, trim, unescape};
use crate::limits::MAX_COMMAND_LENGTH;

/// A comment: text that is not blank, without white space at its ends. It may have several lines.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Comment(String);

/// The characters that get a backslash in comments.
pub(crate) const COMMENT_SPECIAL: [char; 2] = ['}', '['];
/// The characters that get a backslash in commands.
const COMMAND_SPECIAL: [char; 2] = ['}', ']'];

impl Comment {
    /// The comment, unless the text is blank.
    pub fn new(text: &str) -> Option<Comment> {
        let text = trim(text);
        (!text.is_empty()).then(|| Comment(text.to_owned()))
    }

    /// The text.
    pub fn text(&self) -> &str {
        &self.0
    }

    /// The text as it stands between braces.
    pub(crate) fn escaped(&self) -> String {
        escape(&self.0, &COMMENT_SPECIAL)
    }
}

impl AsRef<str> for Comment {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Comment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Something for programs inside a comment: `[%name value]`. Evaluations and clocks have types of their own; any other
/// command is kept as it is, for whoever knows it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Command {
    name: String,
    value: String,
}

/// The commands that are not kept as a [`Command`].
pub(crate) const EVALUATION: &str = "eval";
pub(crate) const CLOCK: &str = "clk";

impl Command {
    /// The command with a name (letters, digits, `-` and `_`) and a value. None if the name is another or one that has a
    /// type of its own, or if the whole is longer than [`MAX_COMMAND_LENGTH`].
    pub fn new(name: &str, value: &str) -> Option<Command> {
        let command = Command { name: name.to_owned(), value: trim(value).to_owned() };
        let known = [EVALUATION, CLOCK].contains(&name);
        let fits = || command.to_string().len() <= MAX_COMMAND_LENGTH;
        (is_name(name) && !known && fits()).then_some(command)
    }

    /// The name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// The value, without white space at its ends.
    pub fn value(&self) -> &str {
        &self.value
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = escape(&self.value, &COMMAND_SPECIAL);
        let space = if value.is_empty() { "" } else { " " };
        write!(f, "[%{}{space}{value}]", self.name)
    }
}

fn is_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(is_name_byte)
}

const fn is_name_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_')
}

/// A part of what stands between two braces.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Part<'a> {
    /// Text, still escaped.
    Text(&'a str),
    /// An evaluation, not read yet.
    Evaluation(String),
    /// A clock, not read yet.
    Clock(String),
    /// Any other command.
    Command(Command),
}

/// Cuts what stands between two braces into text and commands, each with the place it starts at. What only looks like a
/// command is text.
pub(crate) fn parts(inside: &str) -> impl Iterator<Item = (usize, Part<'_>)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let start = at;
        if start == inside.len() {
            return None;
        }
        if let Some((length, part)) = command(&inside[start..]) {
            at += length;
            return Some((start, part));
        }
        at = start + text_length(&inside[start..]);
        Some((start, Part::Text(&inside[start..at])))
    })
}

/// How far it is to the next command; a bracket behind a backslash begins none.
fn text_length(text: &str) -> usize {
    let mut at = 0;
    while let Some(bracket) = find_unescaped(&text[at..], b"[") {
        at += bracket;
        if at > 0 && command(&text[at..]).is_some() {
            return at;
        }
        at += 1;
    }
    text.len()
}

/// The command at the start of a text, and how long it is.
fn command(text: &str) -> Option<(usize, Part<'_>)> {
    let rest = text.strip_prefix("[%")?;
    let name_length = rest.bytes().take_while(|&byte| is_name_byte(byte)).count();
    let (name, rest) = rest.split_at(name_length);
    if !rest.starts_with(|letter| letter == ']' || is_space(letter)) {
        return None;
    }
    // A command is short, so that looking for its end costs little however often it is looked for.
    let mut ends = (0..=MAX_COMMAND_LENGTH.min(rest.len())).rev();
    let window = ends.find(|end| rest.is_char_boundary(*end)).unwrap_or(0);
    let end = find_unescaped(&rest[..window], b"]")?;
    let value = unescape(&rest[..end], &COMMAND_SPECIAL);
    let part = match name {
        EVALUATION => Part::Evaluation(trim(&value).to_owned()),
        CLOCK => Part::Clock(trim(&value).to_owned()),
        _ => Part::Command(Command::new(name, &value)?),
    };
    Some((2 + name_length + end + 1, part))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(inside: &str) -> Vec<(usize, Part<'_>)> {
        parts(inside).collect()
    }

    #[test]
    fn comments_are_cut_into_parts() {
        assert_eq!(read(""), []);
        assert_eq!(read("é [a] "), [(0, Part::Text("é [a] "))]);
        let command = |name, value| Part::Command(Command::new(name, value).unwrap());
        assert_eq!(
            read("é[%eval 1.5][%x]b[%y\n a\\] ]"),
            [
                (0, Part::Text("é")),
                (2, Part::Evaluation("1.5".to_owned())),
                (13, command("x", "")),
                (17, Part::Text("b")),
                (18, command("y", "a]")),
            ]
            .into_iter()
            .collect::<Vec<_>>()
        );
    }

    #[test]
    fn what_only_looks_like_a_command_is_text() {
        let long = format!("[%x {}]", "y".repeat(MAX_COMMAND_LENGTH));
        let growing = format!("[%x {}]", "\\y".repeat(MAX_COMMAND_LENGTH / 2 - 3));
        for text in ["[%", "[%]", "[% x]", "[%x", "[%é 1]", "\\[%eval 1]", &long, &growing] {
            assert_eq!(read(text), [(0, Part::Text(text))]);
        }
        assert_eq!(read("\\\\[%x]").len(), 2, "a backslash before the bracket, itself protected");
    }

    #[test]
    fn a_command_has_a_name_of_its_own() {
        for name in ["", "a b", "é", "eval", "clk", "a]"] {
            assert_eq!(Command::new(name, "1"), None, "{name}");
        }
        assert_eq!(Command::new("link", " a]} ").unwrap().to_string(), "[%link a\\]\\}]");
    }
}
