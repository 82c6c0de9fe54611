//! Engines as processes: the Universal Game Interface, spoken by both sides.
//!
//! The protocol is text, line by line; `docs/PROTOCOL.md` describes it. [`Command`] and [`Reply`] are its messages.
//!
//! [`Session`] is an engine that is talked to: it reads commands from a stream and writes replies to another.
//!
//! ```
//! use gipfel_protocol::Session;
//!
//! Session::run(&b"ugi\nisready\nquit\n"[..], std::io::stdout())?;
//! # Ok::<(), std::io::Error>(())
//! ```
//!
//! [`Driver`] starts somebody's engine as a process and has it play, whole turns at a time:
//!
//! ```no_run
//! use std::process::Command;
//! use gipfel_protocol::{Driver, Go, Patience};
//! use gipfel_rules::AnyPosition;
//!
//! let mut engine = Driver::start(Command::new("gipfel").arg("engine"), Patience::default())?;
//! engine.set_option("Threads", "2")?;
//! engine.new_game()?;
//! let start: AnyPosition = "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place".parse()?;
//! let turn = engine.turn(&start, &[], &Go::nodes(100_000), &mut |_| {})?;
//! println!("{} plays {:?}", engine.name(), turn.actions);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod command;
mod declaration;
mod driver;
mod driver_error;
mod error;
mod go;
mod info;
mod lines;
mod moves;
mod output;
mod panic_text;
mod process;
mod query;
mod reply;
mod session;
mod settings;
mod signal;
mod thinking;
mod words;

pub use command::{Command, Start};
pub use declaration::{Declaration, Kind};
pub use driver::{DrivenTurn, Driver, Patience};
pub use driver_error::DriverError;
pub use error::ParseError;
pub use go::{Go, NoTime};
pub use info::{Info, ScoreBound, Worth};
pub use lines::{LineFault, Lines, MAX_LINE};
pub use moves::MoveError;
pub use panic_text::panic_text;
pub use query::{Answer, Question};
pub use reply::{BestMove, Reply};
pub use session::Session;
pub use settings::Capacity;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
