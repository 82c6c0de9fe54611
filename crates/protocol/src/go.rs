//! How long an engine may think.

use std::fmt;
use std::time::Duration;

use gipfel_engine::{Clock, Limits};
use gipfel_rules::Color;
use thiserror::Error;

use crate::ParseError;
use crate::words::Words;

/// The limits of a `go` command. Without any the search ends when it is stopped.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Go {
    /// The search is for the time in which the other player thinks: no limit holds before `ponderhit`.
    pub ponder: bool,
    /// The answer is wanted only after `stop`.
    pub infinite: bool,
    /// The depth in turns.
    pub depth: Option<u32>,
    /// The number of positions looked at.
    pub nodes: Option<u64>,
    /// The time for this action.
    pub move_time: Option<Duration>,
    /// What White and Black have left on their clocks.
    pub time: [Option<Duration>; 2],
    /// What is added to the clocks of White and Black after each turn.
    pub increment: [Duration; 2],
    /// Turns until the clocks are set forward.
    pub moves_to_go: Option<u32>,
}

/// A `go` with clocks, but not with that of the player who is to move.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error("go: the clock of the player to move is missing")]
pub struct NoTime;

/// Thirty years; longer times are mistakes.
const LONGEST: u64 = 1_000_000_000_000;

impl Go {
    /// No limits: until `stop`.
    pub fn infinite() -> Go {
        Go { infinite: true, ..Go::default() }
    }

    /// At most so many turns deep.
    pub fn depth(depth: u32) -> Go {
        Go { depth: Some(depth), ..Go::default() }
    }

    /// At most so many positions.
    pub fn nodes(nodes: u64) -> Go {
        Go { nodes: Some(nodes), ..Go::default() }
    }

    /// At most so long.
    pub fn move_time(time: Duration) -> Go {
        Go { move_time: Some(time), ..Go::default() }
    }

    /// With clocks.
    pub fn clocks(time: [Duration; 2], increment: [Duration; 2]) -> Go {
        Go { time: time.map(Some), increment, ..Go::default() }
    }

    /// The limits of a search for a player.
    pub fn limits(&self, side: Color) -> Result<Limits, NoTime> {
        if self.infinite {
            return Ok(Limits::infinite());
        }
        let left = self.time[side.index()];
        if left.is_none() && self.time[side.other().index()].is_some() {
            return Err(NoTime);
        }
        Ok(Limits {
            // A search of no depth would find no action.
            depth: self.depth.map(|depth| depth.max(1)),
            nodes: self.nodes,
            time: self.move_time,
            clock: left.map(|left| Clock {
                left,
                increment: self.increment[side.index()],
                turns_to_go: self.moves_to_go,
            }),
            overhead: None,
        })
    }

    /// Whether the search ends by itself.
    pub(crate) fn has_limit(&self) -> bool {
        !self.infinite
            && (self.depth.is_some()
                || self.nodes.is_some()
                || self.move_time.is_some()
                || self.time.iter().any(Option::is_some))
    }

    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Go, ParseError> {
        let mut go = Go::default();
        while let Some(word) = words.next() {
            match word {
                "ponder" => go.ponder = true,
                "infinite" => go.infinite = true,
                "depth" => go.depth = Some(words.number("the depth")?),
                "nodes" => go.nodes = Some(words.number("the number of nodes")?),
                "movestogo" => go.moves_to_go = Some(words.number("the number of turns")?),
                "movetime" => go.move_time = Some(milliseconds(words)?),
                "p1time" | "wtime" => go.time[0] = Some(milliseconds(words)?),
                "p2time" | "btime" => go.time[1] = Some(milliseconds(words)?),
                "p1inc" | "winc" => go.increment[0] = milliseconds(words)?,
                "p2inc" | "binc" => go.increment[1] = milliseconds(words)?,
                _ => return Err(words.unexpected(word)),
            }
        }
        Ok(go)
    }
}

fn milliseconds(words: &mut Words<'_>) -> Result<Duration, ParseError> {
    let word = words.require("the time")?;
    match word.parse() {
        Ok(time) if time <= LONGEST => Ok(Duration::from_millis(time)),
        _ => Err(words.invalid(word, "a number of milliseconds")),
    }
}

impl fmt::Display for Go {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("go")?;
        if self.ponder {
            f.write_str(" ponder")?;
        }
        for (name, time) in ["p1time", "p2time"].iter().zip(self.time) {
            if let Some(time) = time {
                write!(f, " {name} {}", time.as_millis())?;
            }
        }
        for (name, increment) in ["p1inc", "p2inc"].iter().zip(self.increment) {
            if !increment.is_zero() {
                write!(f, " {name} {}", increment.as_millis())?;
            }
        }
        if let Some(turns) = self.moves_to_go {
            write!(f, " movestogo {turns}")?;
        }
        if let Some(depth) = self.depth {
            write!(f, " depth {depth}")?;
        }
        if let Some(nodes) = self.nodes {
            write!(f, " nodes {nodes}")?;
        }
        if let Some(time) = self.move_time {
            write!(f, " movetime {}", time.as_millis())?;
        }
        if self.infinite {
            f.write_str(" infinite")?;
        }
        Ok(())
    }
}
