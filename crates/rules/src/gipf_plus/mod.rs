//! GIPF with potentials: pieces loaded with a power that works once.
//!
//! A game of its own beside plain GIPF, on the same board and with the same rows. What is new is on the spots: a stack may be
//! a *loaded piece*, or have a *used potential* on top. Which stacks there are says [`Stack`], what a power does says
//! [`Potential`].
//!
//! ```
//! use gipfel_rules::{Notation, Position as _, gipf_plus};
//!
//! let mut position: gipf_plus::Position =
//!     "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push".parse()?;
//! let jump = position.parse_action("Z:e3-e5")?;
//! position.play(jump)?;
//! assert_eq!(position.to_string(), "gipf+ basic 4/5/6/PPpZ3/6/5/4 b 9/9 -- -/- push");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod action;
mod arrangement;
mod board;
mod description;
mod generate;
mod illegal;
mod interface;
mod notation;
mod play;
mod position;
mod potential;
mod setup;
mod stack;
mod stock;
mod turn;

pub use action::{Action, ActionKind, Newcomer};
pub use description::{DESCRIPTION, endings, prompts};
pub use illegal::Illegal;
pub use position::{Position, Undo};
pub use potential::Potential;
pub use setup::{Setup, SetupError};
pub use stack::{Layer, Stack};
pub use stock::Stock;
pub use turn::{Permission, Phase};

pub use crate::gipf::{Dot, Entry, Place, Row, Spot, SpotSet, Variant, Way};
