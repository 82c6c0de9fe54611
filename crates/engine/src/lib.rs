//! The engine: who is better, and what to play.
//!
//! [`AnyEngine`] searches positions of all games with the evaluations made for them; [`Engine`] is the same for one game and
//! any [`Evaluate`]. What is asked of a game besides its rules is [`EngineGame`]. A search ends at its [`Limits`], or when its [`Control`] asks it to; it reports every iteration as
//! an [`Info`] and ends with a [`Report`], whose `turn` is what to play.
//!
//! ```
//! use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
//! use gipfel_rules::{AnyPosition, turn_text};
//!
//! // Black has one piece left and White can keep him from getting more.
//! let position: AnyPosition = "gipf basic 2p1/P4/1ppp1p/7/1P4/5/3P w 3/0 -- push".parse()?;
//! let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
//! let report = engine
//!     .search(&position, &[], &Limits::depth(2), &NoControl, &mut |_| {})
//!     .expect("the game is not over");
//! assert_eq!(report.info.lines[0].score.to_string(), "#1");
//! println!("{}", turn_text(&position, &report.turn));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A [`Level`] makes it an opponent for people: [`AnyEngine::play`], and [`AnyEngine::decide`] in linked games. With one thread and a node or depth limit the same
//! search always gives the same answer.

mod analysis;
mod any_engine;
pub mod bench;
mod blindness;
mod busy;
mod control;
pub mod dvonn;
mod engine;
mod engine_game;
mod evaluate;
mod evaluations;
#[cfg(debug_assertions)]
mod fault;
pub mod gipf;
pub mod gipf_plus;
pub mod learned;
mod level;
mod linked;
mod ordering;
#[cfg(test)]
mod proof;
pub mod punct;
mod relay;
mod root;
mod score;
mod search;
mod transposition;
mod tunables;
pub mod tzaar;
pub mod yinsh;
pub mod zertz;

pub use analysis::Analysis;
pub use any_engine::{AnyAnalysis, AnyEngine};
#[cfg(not(target_family = "wasm"))]
pub use control::SystemControl;
pub use control::{Clock, Control, Limits, NoControl, StopSwitch};
pub use engine::{Engine, Options};
pub use engine_game::{EngineGame, WeightSetInfo, material};
pub use evaluate::Evaluate;
pub use evaluations::Evaluations;
pub use level::{Character, Level};
pub use root::{Info, Report, ScoredLine};
pub use score::Score;
pub use transposition::NoMemory;
pub use tunables::Tunables;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
