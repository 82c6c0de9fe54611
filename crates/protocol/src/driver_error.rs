//! What can go wrong with somebody's engine.

use std::io;
use std::time::Duration;

use thiserror::Error;

/// Why an engine cannot be used, or not any more.
#[derive(Debug, Error)]
#[non_exhaustive]
pub enum DriverError {
    /// There is no such program, or it may not be run.
    #[error("cannot start {program}: {reason}")]
    Start {
        /// The program.
        program: String,
        /// What the system says.
        reason: io::Error,
    },
    /// The program has ended.
    #[error("{program} ended ({status}) while {awaited} was awaited{}", said(.errors))]
    Ended {
        /// The program.
        program: String,
        /// Its exit status, in words.
        status: String,
        /// What should have come.
        awaited: &'static str,
        /// The last line it wrote to its standard error.
        errors: String,
    },
    /// The program did not answer in time, and was ended.
    #[error("{program} sent no {awaited} within {} ms{}", .time.as_millis(), said(.last))]
    TimedOut {
        /// The program.
        program: String,
        /// What should have come.
        awaited: &'static str,
        /// How long it was waited for.
        time: Duration,
        /// The last line that was no message.
        last: String,
    },
    /// The program does not speak the protocol.
    #[error("{program} does not speak the protocol: {reason}")]
    Garbage {
        /// The program.
        program: String,
        /// What is wrong with what it wrote.
        reason: String,
    },
    /// The engine answered with an `error` line.
    #[error("{program} refuses: {reason}")]
    Refused {
        /// The program.
        program: String,
        /// Its reason.
        reason: String,
    },
    /// The engine played against the rules.
    #[error("{program} plays against the rules in `{position}`: {reason}")]
    Illegal {
        /// The program.
        program: String,
        /// Where.
        position: String,
        /// What it wanted to play, and why that is not allowed.
        reason: String,
    },
    /// The caller asked for a turn where there is none, or gave moves that are not legal.
    #[error("there is nothing to ask the engine: {0}")]
    Question(String),
    /// An earlier error has ended the engine.
    #[error("{program} has been ended after an error")]
    Unusable {
        /// The program.
        program: String,
    },
}

fn said(text: &str) -> String {
    if text.is_empty() { String::new() } else { format!("; it said: {text}") }
}
