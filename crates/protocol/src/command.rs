//! Messages to an engine.

use std::fmt;
use std::str::FromStr;

use crate::error::quoted;
use crate::words::Words;
use crate::{Go, ParseError, Question};

/// A message to an engine.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// Say who you are, and speak this protocol.
    Ugi,
    /// Say when everything before this is done.
    IsReady,
    /// What comes belongs to another game.
    NewGame,
    /// Change an option.
    SetOption {
        /// The option.
        name: String,
        /// Its value; buttons have none.
        value: Option<String>,
    },
    /// This is the position.
    Position {
        /// Where the game started.
        start: Start,
        /// The actions since then.
        moves: Vec<String>,
    },
    /// Find the best action.
    Go(Go),
    /// Answer now.
    Stop,
    /// The action that was pondered on has been played: the limits of `go` hold from now on.
    PonderHit,
    /// Say something about the position.
    Query(Question),
    /// End.
    Quit,
}

/// The position that a list of moves starts from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Start {
    /// The start of the game that the engine is set to.
    Game,
    /// A position as text, its fields separated by one blank.
    Text(String),
}

impl FromStr for Command {
    type Err = ParseError;

    fn from_str(line: &str) -> Result<Command, ParseError> {
        let mut words = line.split_ascii_whitespace();
        let first = words.next().ok_or(ParseError::Empty)?;
        let names = [
            "ugi",
            "isready",
            "uginewgame",
            "setoption",
            "position",
            "go",
            "stop",
            "ponderhit",
            "query",
            "quit",
        ];
        let Some(name) = names.into_iter().find(|name| *name == first) else {
            return Err(ParseError::Unknown(quoted(first)));
        };
        let mut words = Words::new(name, words);
        let command = match name {
            "ugi" => Command::Ugi,
            "isready" => Command::IsReady,
            "uginewgame" => Command::NewGame,
            "setoption" => set_option(&mut words)?,
            "position" => position(&mut words)?,
            "go" => Command::Go(Go::parse(&mut words)?),
            "stop" => Command::Stop,
            "ponderhit" => Command::PonderHit,
            "query" => Command::Query(Question::parse(&mut words)?),
            _ => Command::Quit,
        };
        words.end()?;
        Ok(command)
    }
}

fn set_option(words: &mut Words<'_>) -> Result<Command, ParseError> {
    words.keyword("name")?;
    let (name, has_value) = words.until("value");
    if name.is_empty() {
        return Err(ParseError::Missing { command: "setoption", what: "the name" });
    }
    let value = has_value.then(|| words.rest());
    Ok(Command::SetOption { name, value })
}

fn position(words: &mut Words<'_>) -> Result<Command, ParseError> {
    let (start, has_moves) = match words.require("`startpos` or `fen`")? {
        "startpos" => match words.next() {
            None => (Start::Game, false),
            Some("moves") => (Start::Game, true),
            Some(word) => return Err(words.unexpected(word)),
        },
        "fen" => {
            let (text, has_moves) = words.until("moves");
            if text.is_empty() {
                return Err(ParseError::Missing { command: "position", what: "the position" });
            }
            (Start::Text(text), has_moves)
        }
        word => return Err(words.unexpected(word)),
    };
    let mut moves = Vec::new();
    if has_moves {
        while let Some(word) = words.next() {
            moves.push(word.to_owned());
        }
    }
    Ok(Command::Position { start, moves })
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Command::Ugi => f.write_str("ugi"),
            Command::IsReady => f.write_str("isready"),
            Command::NewGame => f.write_str("uginewgame"),
            Command::SetOption { name, value: None } => write!(f, "setoption name {name}"),
            Command::SetOption { name, value: Some(value) } => {
                write!(f, "setoption name {name} value {value}")
            }
            Command::Position { start, moves } => {
                match start {
                    Start::Game => f.write_str("position startpos")?,
                    Start::Text(text) => write!(f, "position fen {text}")?,
                }
                if moves.is_empty() { Ok(()) } else { write!(f, " moves {}", moves.join(" ")) }
            }
            Command::Go(go) => go.fmt(f),
            Command::Stop => f.write_str("stop"),
            Command::PonderHit => f.write_str("ponderhit"),
            Command::Query(question) => write!(f, "query {}", question.word()),
            Command::Quit => f.write_str("quit"),
        }
    }
}
