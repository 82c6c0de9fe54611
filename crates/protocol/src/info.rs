//! How far a search has come.

use std::fmt;
use std::time::Duration;

use gipfel_engine::Score;

use crate::ParseError;
use crate::words::Words;

/// What an engine tells while it searches. Everything may be missing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Info {
    /// The iteration.
    pub depth: Option<u32>,
    /// The furthest turn that was looked at.
    pub selective_depth: Option<u32>,
    /// Which of several lines this is, from 1.
    pub line: Option<u32>,
    /// What the line is worth to the player to move.
    pub score: Option<Worth>,
    /// Whether the score is exact.
    pub bound: Option<ScoreBound>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Positions looked at in a second.
    pub nodes_per_second: Option<u64>,
    /// The time taken.
    pub time: Option<Duration>,
    /// How full the table is, in thousandths.
    pub table_fill: Option<u32>,
    /// Anything for people to read.
    pub text: Option<String>,
    /// The line: a word for each turn.
    pub turns: Vec<String>,
}

/// A score for the player to move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Worth {
    /// In hundredths of a unit.
    Hundredths(i32),
    /// The game is over after so many turns of both players; negative if the player to move loses.
    Mate(i32),
}

/// How a score limits the real one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScoreBound {
    /// It is at least that.
    Lower,
    /// It is at most that.
    Upper,
}

impl From<Score> for Worth {
    fn from(score: Score) -> Worth {
        match score.forced_turns() {
            Some(turns) => Worth::Mate(turns),
            None => Worth::Hundredths(score.value()),
        }
    }
}

impl Info {
    /// Reads what it knows and skips what it does not: engines may tell anything.
    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Info, ParseError> {
        let mut info = Info::default();
        while let Some(word) = words.next() {
            match word {
                "depth" => info.depth = Some(words.number("the depth")?),
                "seldepth" => info.selective_depth = Some(words.number("the depth")?),
                "multipv" => info.line = Some(words.number("the line")?),
                "score" => info.score = Some(Worth::parse(words)?),
                "lowerbound" => info.bound = Some(ScoreBound::Lower),
                "upperbound" => info.bound = Some(ScoreBound::Upper),
                "nodes" => info.nodes = Some(words.number("the number of nodes")?),
                "nps" => info.nodes_per_second = Some(words.number("the speed")?),
                "time" => info.time = Some(Duration::from_millis(words.number("the time")?)),
                "hashfull" => info.table_fill = Some(words.number("the share")?),
                "string" => info.text = Some(words.rest()),
                "pv" => {
                    while let Some(turn) = words.next() {
                        info.turns.push(turn.to_owned());
                    }
                }
                _ => {}
            }
        }
        Ok(info)
    }
}

impl Worth {
    fn parse(words: &mut Words<'_>) -> Result<Worth, ParseError> {
        match words.require("the kind of score")? {
            "cp" => Ok(Worth::Hundredths(words.number("the score")?)),
            "mate" => Ok(Worth::Mate(words.number("the number of turns")?)),
            word => Err(words.unexpected(word)),
        }
    }
}

impl fmt::Display for Worth {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Worth::Hundredths(hundredths) => write!(f, "cp {hundredths}"),
            Worth::Mate(turns) => write!(f, "mate {turns}"),
        }
    }
}

impl fmt::Display for Info {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("info")?;
        let mut field = |name: &str, value: Option<u64>| match value {
            Some(value) => write!(f, " {name} {value}"),
            None => Ok(()),
        };
        field("depth", self.depth.map(Into::into))?;
        field("seldepth", self.selective_depth.map(Into::into))?;
        field("multipv", self.line.map(Into::into))?;
        if let Some(score) = self.score {
            write!(f, " score {score}")?;
        }
        match self.bound {
            Some(ScoreBound::Lower) => f.write_str(" lowerbound")?,
            Some(ScoreBound::Upper) => f.write_str(" upperbound")?,
            None => {}
        }
        let mut field = |name: &str, value: Option<u64>| match value {
            Some(value) => write!(f, " {name} {value}"),
            None => Ok(()),
        };
        field("nodes", self.nodes)?;
        field("nps", self.nodes_per_second)?;
        let milliseconds = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        field("time", self.time.map(milliseconds))?;
        field("hashfull", self.table_fill.map(Into::into))?;
        if !self.turns.is_empty() {
            write!(f, " pv {}", self.turns.join(" "))?;
        }
        match &self.text {
            Some(text) => write!(f, " string {text}"),
            None => Ok(()),
        }
    }
}
