//! Linked games: other games played for the right to use a potential.
//!
//! A layer above the rules. Each kind of potential can be linked to a [`Contest`]. When a player declares the use of a
//! potential of a linked kind (T: its extra push), the contest comes first: [always](Contests::Always), as the rulebooks have
//! it, or if the opponent [challenges](Contests::Challenged) it. Unchallenged, or if the user wins the contest, the use goes
//! ahead. If he loses it, the potential is taken off and out of the game, its basic piece stays, and he decides anew; a T
//! counts as discarded.
//!
//! A [`State`] is the main game, the use that is pending, the contest about it, and what is left to challenge with. It is
//! driven by one list of [`Action`]s, which every interface and every record share:
//!
//! ```
//! use gipfel_rules::Color;
//! use gipfel_rules::linked::{Settings, State};
//!
//! let settings = Settings { seed: 1, ..Settings::from_links("Z:die".parse()?) };
//! let main = "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push".parse()?;
//! let mut state = State::new(main, settings);
//!
//! // Declaring the use is playing it. It goes ahead when Black has accepted it, or lost his challenge.
//! state.play_text("Z:e3-e5")?;
//! assert_eq!(state.decider(), Color::Black);
//! state.play_text("challenge")?;
//! let texts: Vec<String> = state.actions().iter().map(|&action| state.action_text(action)).collect();
//! assert_eq!(texts, ["won"], "the dice have fallen");
//! state.play_text("won")?;
//! assert_eq!(state.main().to_string(), "gipf+ basic 4/5/6/PPpZ3/6/5/4 b 9/9 -- -/- push");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Kinds that are not linked, and those of a player whose opponent has no challenge left, go ahead at once. Dice and coins come from the seed of the settings, so that the same decisions always
//! lead to the same game.

mod action;
mod chance;
mod contest;
mod illegal;
mod settings;
mod state;
mod turn;

pub use action::Action;
pub use chance::Roll;
pub use contest::{Contest, ContestGame};
pub use illegal::Illegal;
pub use settings::{Contests, Links, LinksError, Settings};
pub use state::{Declared, Question, Stage, State, Undo};
pub use turn::{PlayedContest, Turn, TurnError};

use crate::{GameKind, Member, gipf_plus};

/// The main game: the one whose pieces can be linked to others.
pub const MAIN: GameKind = <gipf_plus::Position as Member>::GAME;
