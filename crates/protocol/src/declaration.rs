//! Options as an engine declares them.

use std::fmt;

use crate::ParseError;
use crate::words::Words;

/// An option of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Declaration {
    /// Its name.
    pub name: String,
    /// What it takes.
    pub kind: Kind,
}

/// What an option takes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Kind {
    /// `true` or `false`.
    Check {
        /// Where it stands at first.
        default: bool,
    },
    /// A whole number.
    Spin {
        /// Where it stands at first.
        default: i64,
        /// The least.
        min: i64,
        /// The most.
        max: i64,
    },
    /// One of several words.
    Combo {
        /// Where it stands at first.
        default: String,
        /// All words.
        choices: Vec<String>,
    },
    /// Nothing: it makes the engine do something.
    Button,
    /// Any text.
    Text {
        /// What it is at first.
        default: String,
    },
}

/// The words that separate the parts of a declaration.
const KEYWORDS: [&str; 6] = ["name", "type", "default", "min", "max", "var"];

impl Declaration {
    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Declaration, ParseError> {
        let parts = parts(words)?;
        let part = |key: &str| parts.iter().find(|(word, _)| *word == key).map(|(_, text)| text);
        let missing = |what| ParseError::Missing { command: "option", what };
        let require = |key: &'static str| part(key).ok_or(missing(key));
        let number = |key: &'static str| {
            let text = require(key)?;
            text.parse().map_err(|_| words.invalid(text, "a number"))
        };
        let name = require("name")?.clone();
        let kind = match require("type")?.as_str() {
            "check" => Kind::Check {
                default: match require("default")?.as_str() {
                    "true" => true,
                    "false" => false,
                    other => return Err(words.invalid(other, "true or false")),
                },
            },
            "spin" => {
                Kind::Spin { default: number("default")?, min: number("min")?, max: number("max")? }
            }
            "combo" => {
                let choices = parts.iter().filter(|(word, _)| *word == "var");
                let choices = choices.map(|(_, text)| text.clone()).collect();
                Kind::Combo { default: require("default")?.clone(), choices }
            }
            "button" => Kind::Button,
            "string" => Kind::Text { default: part("default").cloned().unwrap_or_default() },
            other => return Err(words.invalid(other, "a type of option")),
        };
        if name.is_empty() {
            return Err(missing("name"));
        }
        Ok(Declaration { name, kind })
    }
}

/// The parts of a declaration, each with the keyword before it.
fn parts(words: &mut Words<'_>) -> Result<Vec<(&'static str, String)>, ParseError> {
    let mut parts: Vec<(&'static str, String)> = Vec::new();
    while let Some(word) = words.next() {
        if let Some(keyword) = KEYWORDS.into_iter().find(|keyword| *keyword == word) {
            parts.push((keyword, String::new()));
        } else {
            let (_, text) = parts.last_mut().ok_or_else(|| words.unexpected(word))?;
            if !text.is_empty() {
                text.push(' ');
            }
            text.push_str(word);
        }
    }
    Ok(parts)
}

impl fmt::Display for Declaration {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type ", self.name)?;
        match &self.kind {
            Kind::Check { default } => write!(f, "check default {default}"),
            Kind::Spin { default, min, max } => {
                write!(f, "spin default {default} min {min} max {max}")
            }
            Kind::Combo { default, choices } => {
                write!(f, "combo default {default}")?;
                choices.iter().try_for_each(|choice| write!(f, " var {choice}"))
            }
            Kind::Button => f.write_str("button"),
            Kind::Text { default } if default.is_empty() => f.write_str("string"),
            Kind::Text { default } => write!(f, "string default {default}"),
        }
    }
}
