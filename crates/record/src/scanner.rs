//! Cutting the text of a record into tokens.

use gipfel_rules::Outcome;

use crate::Glyph;
use crate::error::{Fault, Reason};
use crate::escape::{is_blank, is_space, shorten};
use crate::limits::MAX_TURN_LENGTH;
use crate::result::leading_result;
use crate::tags::looks_like_tag;

/// What the text of the turns is made of.
#[derive(PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    /// Nothing is left.
    End,
    /// The bracket of a tag, so another record.
    Tag,
    /// The number of a turn, with its dots.
    Number,
    /// A turn, decision by decision.
    Turn(Vec<Decision>),
    Glyph(Glyph),
    /// A number in parentheses behind a turn: what players note about the reserve.
    Count,
    /// What stands between braces, and where it starts.
    Comment {
        start: usize,
        inside: &'a str,
    },
    Open,
    Close,
    /// The bracket of a record inside the record.
    Contest,
    /// The bracket that ends it.
    ContestEnd,
    Result(Option<Outcome>),
}

/// The text of one decision of a turn, without white space, and where it starts.
#[derive(PartialEq, Eq, Debug)]
pub(crate) struct Decision {
    pub(crate) at: usize,
    pub(crate) text: String,
}

/// A place in a text that moves forward.
pub(crate) struct Scanner<'a> {
    text: &'a str,
    at: usize,
    brace: Option<Brace>,
}

/// Where a comment that begins behind a place ends. Broken records are looked at line by line, and each may ask again for a
/// brace that is far away; remembering it keeps that cheap.
#[derive(Clone, Copy)]
struct Brace {
    from: usize,
    end: usize,
    /// Whether there is a brace at the end, rather than the next record or nothing.
    closed: bool,
}

/// Whether a character may be part of a turn's text.
fn is_word(letter: char) -> bool {
    let special =
        matches!(letter, '{' | '}' | '(' | ')' | '[' | ']' | '<' | '>' | '"' | '!' | '?' | '$');
    !is_space(letter) && !special
}

impl<'a> Scanner<'a> {
    pub(crate) fn new(text: &'a str) -> Scanner<'a> {
        Scanner { text, at: 0, brace: None }
    }

    pub(crate) fn text(&self) -> &'a str {
        self.text
    }

    pub(crate) fn at(&self) -> usize {
        self.at
    }

    /// Goes to a place between two characters.
    pub(crate) fn go(&mut self, at: usize) {
        self.at = at;
    }

    pub(crate) fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    pub(crate) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Passes over a character if it comes next.
    pub(crate) fn take(&mut self, letter: char) -> bool {
        let found = self.rest().starts_with(letter);
        if found {
            self.at += letter.len_utf8();
        }
        found
    }

    /// Passes over characters as long as they are of a kind, and returns them.
    pub(crate) fn take_while(&mut self, kind: impl Fn(char) -> bool) -> &'a str {
        let rest = self.rest();
        let length = rest.find(|letter| !kind(letter)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    pub(crate) fn skip_space(&mut self) -> &'a str {
        self.take_while(is_space)
    }

    /// The next token of the turns and the place it starts at.
    pub(crate) fn token(&mut self) -> Result<(usize, Token<'a>), Fault> {
        self.skip_space();
        let start = self.at;
        let Some(letter) = self.peek() else { return Ok((start, Token::End)) };
        let token = match letter {
            '[' => Token::Tag,
            '{' => self.comment()?,
            '(' => self.parenthesis(),
            ')' => {
                self.at += 1;
                Token::Close
            }
            '!' | '?' | '$' => self.glyph()?,
            '<' => Token::Contest,
            '>' => Token::ContestEnd,
            '}' | ']' | '"' => return Err(Fault::new(start, Reason::Unexpected(letter))),
            _ => self.word()?,
        };
        Ok((start, token))
    }

    fn comment(&mut self) -> Result<Token<'a>, Fault> {
        let start = self.at + 1;
        let known = self.brace.filter(|brace| (brace.from..=brace.end).contains(&start));
        let Brace { end, closed, .. } = *self.brace.insert(match known {
            Some(brace) => brace,
            None => find_brace(self.text, start),
        });
        if !closed {
            return Err(Fault::new(self.at, Reason::CommentOpen));
        }
        self.at = end + 1;
        Ok(Token::Comment { start, inside: &self.text[start..end] })
    }

    /// A parenthesis opens a variation unless there are only digits in it.
    fn parenthesis(&mut self) -> Token<'a> {
        self.at += 1;
        let inside = self.at;
        self.skip_space();
        let digits = self.take_while(|letter| letter.is_ascii_digit());
        self.skip_space();
        if !digits.is_empty() && self.take(')') {
            return Token::Count;
        }
        self.at = inside;
        Token::Open
    }

    fn glyph(&mut self) -> Result<Token<'a>, Fault> {
        let start = self.at;
        let glyph = if self.take('$') {
            let number = self.take_while(|letter| letter.is_ascii_digit());
            number.parse().ok().and_then(Glyph::from_number)
        } else {
            Glyph::from_text(self.take_while(|letter| matches!(letter, '!' | '?')))
        };
        let text = &self.text[start..self.at];
        let unknown = || Fault::new(start, Reason::UnknownGlyph(shorten(text)));
        glyph.map(Token::Glyph).ok_or_else(unknown)
    }

    /// A result, a number, or a turn.
    fn word(&mut self) -> Result<Token<'a>, Fault> {
        if let Some((result, length)) = leading_result(self.rest())
            && !self.rest()[length..].starts_with(is_word)
        {
            self.at += length;
            return Ok(Token::Result(result));
        }
        let start = self.at;
        let digits = self.take_while(|letter| letter.is_ascii_digit());
        let dots = self.take_while(|letter| letter == '.');
        let alone = !digits.is_empty() && !self.rest().starts_with(is_word);
        if alone || !dots.is_empty() {
            return Ok(Token::Number);
        }
        self.at = start;
        self.turn()
    }

    /// A turn goes on over white space if a comma or a semicolon stands on either side of it.
    fn turn(&mut self) -> Result<Token<'a>, Fault> {
        let start = self.at;
        let mut decisions = vec![Decision { at: start, text: String::new() }];
        loop {
            let word_start = self.at;
            let word = self.take_while(is_word);
            if self.at - start > MAX_TURN_LENGTH {
                return Err(Fault::new(start, Reason::TurnTooLong));
            }
            for (offset, letter) in word.char_indices() {
                let at = word_start + offset;
                match decisions.last_mut() {
                    Some(last) if letter != ';' => {
                        if last.text.is_empty() {
                            last.at = at;
                        }
                        last.text.push(letter);
                    }
                    _ => decisions.push(Decision { at: at + 1, text: String::new() }),
                }
            }
            let end = self.at;
            self.skip_space();
            let open = word.ends_with([';', ',']) && self.rest().starts_with(is_word);
            if !open && !self.rest().starts_with([';', ',']) {
                self.at = end;
                return Ok(Token::Turn(decisions));
            }
        }
    }
}

/// Looks for the brace that ends a comment. A blank line with a tag behind it begins another record, so that a brace that
/// was forgotten costs only one.
fn find_brace(text: &str, from: usize) -> Brace {
    let mut protected = false;
    for (at, byte) in text.bytes().enumerate().skip(from) {
        if byte == b'}' && !protected {
            return Brace { from, end: at, closed: true };
        }
        if byte == b'\n'
            && let Some(end) = record_behind(text, at + 1)
        {
            return Brace { from, end, closed: false };
        }
        protected = byte == b'\\' && !protected;
    }
    Brace { from, end: text.len(), closed: false }
}

/// Where the first tag of a record stands if a blank line and that tag come next.
fn record_behind(text: &str, at: usize) -> Option<usize> {
    let line = text[at..].trim_start_matches(|letter| is_blank(letter) || letter == '\r');
    let tag = line.strip_prefix('\n')?;
    looks_like_tag(tag).then_some(text.len() - tag.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<String> {
        let mut scanner = Scanner::new(text);
        let mut found = Vec::new();
        loop {
            let show = match scanner.token() {
                Ok((_, Token::End)) => return found,
                Ok((at, Token::Turn(decisions))) => {
                    let texts = decisions
                        .iter()
                        .map(|decision| format!("{}:{}", decision.at, decision.text));
                    format!("{at} {}", texts.collect::<Vec<_>>().join(" "))
                }
                Ok((at, token)) => format!("{at} {token:?}"),
                Err(fault) => {
                    found.push(format!("{} {}", fault.at, fault.reason));
                    return found;
                }
            };
            found.push(show);
        }
    }

    #[test]
    fn numbers_turns_and_results() {
        let found = tokens("1. e2 2...xd7*,e7;a5-f4! 3.c2 4 * 1-0 1-0x 0-1");
        let expected = [
            "0 Number",
            "3 3:e2",
            "6 Number",
            "10 10:xd7*,e7 18:a5-f4",
            "23 Glyph(Good)",
            "25 Number",
            "27 27:c2",
            "30 Number",
            "32 Result(None)",
            "34 Result(Some(Win(White)))",
            "38 38:1-0x",
            "43 Result(Some(Win(Black)))",
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn turns_go_on_over_white_space_at_commas_and_semicolons() {
        assert_eq!(
            tokens("h6-c4; xg4, c6\n,d6 ;\tc2 d2"),
            ["0 0:h6-c4 7:xg4,c6,d6 21:c2", "24 24:d2"]
        );
        assert_eq!(tokens("e2; {x}"), ["0 0:e2 3:", "4 Comment { start: 5, inside: \"x\" }"]);
    }

    #[test]
    fn parentheses_hold_counts_or_variations() {
        assert_eq!(
            tokens("(8) ( 12 ) (8 e2) ()"),
            [
                "0 Count",
                "4 Count",
                "11 Open",
                "12 Number",
                "14 14:e2",
                "16 Close",
                "18 Open",
                "19 Close"
            ]
        );
    }

    #[test]
    fn what_begins_nothing() {
        assert_eq!(tokens("e2 }"), ["0 0:e2", "3 unexpected `}`"]);
        assert_eq!(tokens("!!!"), ["0 unknown glyph `!!!`"]);
        assert_eq!(tokens("$7"), ["0 unknown glyph `$7`"]);
        assert_eq!(tokens("$6"), ["0 Glyph(Dubious)"]);
        assert_eq!(tokens("{ \\}"), ["0 the comment that begins here is not closed"]);
    }
}
