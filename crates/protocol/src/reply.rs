//! Messages of an engine.

use std::fmt;
use std::str::FromStr;

use crate::error::quoted;
use crate::words::Words;
use crate::{Answer, Declaration, Info, ParseError};

/// A message of an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reply {
    /// The engine's name and version.
    Name(String),
    /// Who made it.
    Author(String),
    /// An option it has.
    Option(Declaration),
    /// That is all about the engine.
    UgiOk,
    /// Everything before `isready` is done.
    ReadyOk,
    /// How far the search has come.
    Info(Box<Info>),
    /// The end of a search.
    BestMove(BestMove),
    /// The answer to a question.
    Response(Answer),
    /// The last command could not be carried out.
    Error(String),
}

/// What a search found.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct BestMove {
    /// The action to play: one, also if the turn needs more.
    pub action: String,
    /// The action the engine expects the other player to begin his turn with.
    pub ponder: Option<String>,
}

impl FromStr for Reply {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Reply, ParseError> {
        let mut words = line.split_ascii_whitespace();
        let first = words.next().ok_or(ParseError::Empty)?;
        let names = ["id", "option", "ugiok", "readyok", "info", "bestmove", "response", "error"];
        let Some(name) = names.into_iter().find(|name| *name == first) else {
            return Err(ParseError::Unknown(quoted(first)));
        };
        let mut words = Words::new(name, words);
        let reply = match name {
            "id" => match words.require("`name` or `author`")? {
                "name" => Reply::Name(words.rest()),
                "author" => Reply::Author(words.rest()),
                word => return Err(words.unexpected(word)),
            },
            "option" => Reply::Option(Declaration::parse(&mut words)?),
            "ugiok" => Reply::UgiOk,
            "readyok" => Reply::ReadyOk,
            "info" => Reply::Info(Box::new(Info::parse(&mut words)?)),
            "bestmove" => Reply::BestMove(BestMove::parse(&mut words)?),
            "response" => Reply::Response(Answer::parse(&mut words)?),
            _ => Reply::Error(words.rest()),
        };
        words.end()?;
        Ok(reply)
    }
}

impl BestMove {
    fn parse(words: &mut Words<'_>) -> Result<BestMove, ParseError> {
        let action = words.require("the action")?.to_owned();
        let ponder = match words.next() {
            None => None,
            Some("ponder") => Some(words.require("the action to ponder on")?.to_owned()),
            Some(word) => return Err(words.unexpected(word)),
        };
        Ok(BestMove { action, ponder })
    }
}

impl fmt::Display for Reply {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reply::Name(name) => write!(f, "id name {name}"),
            Reply::Author(author) => write!(f, "id author {author}"),
            Reply::Option(declaration) => declaration.fmt(f),
            Reply::UgiOk => f.write_str("ugiok"),
            Reply::ReadyOk => f.write_str("readyok"),
            Reply::Info(info) => info.fmt(f),
            Reply::BestMove(BestMove { action, ponder: None }) => write!(f, "bestmove {action}"),
            Reply::BestMove(BestMove { action, ponder: Some(ponder) }) => {
                write!(f, "bestmove {action} ponder {ponder}")
            }
            Reply::Response(answer) => write!(f, "response {answer}"),
            Reply::Error(reason) => write!(f, "error {reason}"),
        }
    }
}
