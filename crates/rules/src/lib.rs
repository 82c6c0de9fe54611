//! The rules of the games of the GIPF project, by Kris Burm: legal moves, notation, symmetries, perft, and games in progress.
//!
//! | game | module | variants |
//! |---|---|---|
//! | GIPF | [`gipf`] | `standard`, `basic`, `tournament` |
//! | GIPF with potentials | [`gipf_plus`] | `tournament`, `standard`, `basic` |
//! | YINSH | [`yinsh`] | `standard`, `blitz` |
//! | DVONN | [`dvonn`] | `standard` |
//! | TZAAR | [`tzaar`] | `standard`, `tournament` |
//! | ZÈRTZ | [`zertz`] | `standard`, `blitz`, `tournament`, `expert` |
//! | PÜNCT | [`punct`] | `standard`, `basic` |
//!
//! The crate is `no_std` and needs an allocator. It reads no files, no clock and no random numbers, and prints nothing.
//!
//! # Play a game
//!
//! [`Game`] is a game in progress: it takes turns as players write them, counts repetitions and knows when the game is over.
//!
//! ```
//! use gipfel_rules::{Game, GameKind};
//!
//! let mut game = Game::new(GameKind::Dvonn.start("standard").unwrap());
//! game.play_text("f3")?;
//! assert_eq!(game.turns().len(), 1);
//! assert!(game.play_text("f3").is_err(), "the space is occupied");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Write an engine
//!
//! One **action** is one decision: a push, the taking of one row, a ring move. A **turn** is everything one player decides
//! before the other is to move. Engines work with actions; people, records and networks with turns, which
//! [`TurnBuilder`] puts together, [`parse_turn`] reads and [`legal_turns`] lists.
//!
//! ```
//! use gipfel_rules::{Notation, Position, gipf, perft};
//!
//! let mut position = gipf::Position::new(gipf::Variant::Standard);
//! assert_eq!(position.actions().len(), 30);
//! assert_eq!(perft(&position, 2), 924);
//!
//! let push = position.parse_action("e1-e3")?;
//! position.play(push)?;
//! assert_eq!(position.to_string(), "gipf standard g2G/5/6/PG4g/6/5/g2G b 11/12 -- push");
//! assert_eq!(position.outcome(), None);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Read any position
//!
//! A [`Position`] is always valid. The `Setup` of each game holds any arrangement and says everything that is wrong with it.
//! [`AnyPosition`] is a position of the game that its text names:
//!
//! ```
//! use gipfel_rules::{AnyPosition, Position};
//!
//! let position: AnyPosition = "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place".parse()?;
//! assert_eq!(position.count_actions(), 85);
//!
//! let error = "gipf basic g2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse::<AnyPosition>().unwrap_err();
//! assert_eq!(error.to_string(), "board: GIPF-piece on b2 in the basic variant");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![no_std]

extern crate alloc;
#[cfg(test)]
extern crate std;

mod arrangement;
mod color;
mod description;
pub mod dvonn;
mod effect;
mod error;
mod game;
mod games;
pub mod gipf;
pub mod gipf_plus;
mod interface;
mod legal_turns;
pub mod linked;
mod module;
mod outcome;
mod perft;
mod pieces;
mod place;
mod position;
mod prompt;
pub mod punct;
#[cfg(feature = "serde")]
mod serde;
mod symmetry;
mod taps;
mod text;
mod turn;
pub mod tzaar;
mod walk;
mod words;
pub mod yinsh;
pub mod zertz;
mod zobrist;

pub use arrangement::{Arrangement, Choice};
pub use color::Color;
pub use description::{
    Board, BoardPlace, Description, HeldInfo, Kind, KindInfo, Label, Look, Mark, OptionInfo,
    Orientation, PlaceId, Tint, Tray, TrayInfo, VariantInfo,
};
pub use effect::{Change, Effect, EffectError, What};
pub use error::{ActionError, Field, PositionError, SyntaxError};
pub use game::{
    Cause, DRAW_AFTER, DecideError, Decision, End, Game, GameState, OpenTurn, PlayedTurn,
    Repetitions, ReplayError, turn_texts,
};
pub use games::{
    AnyAction, AnyIllegal, AnyPosition, AnySetup, AnySetupError, AnyUndo, GameKind, StartError,
};
pub use interface::{Interface, TakenUp};
pub use legal_turns::{LegalTurns, legal_turns};
pub use outcome::{EndReason, Outcome};
pub use perft::{divide, perft, perft_no_bulk};
pub use pieces::{Beside, Holding, Layer, Pieces};
pub use place::{Place, PlaceSet};
pub use position::{
    Action, ActionList, Hint, MAX_ACTIONS, Member, Module, Notation, Position, Stage, Symmetric,
    Tactics,
};
pub use prompt::Prompt;
pub use symmetry::Symmetry;
pub use taps::{Area, Tap, Taps};
pub use turn::{TurnBuilder, TurnError, TurnStatus, parse_turn, turn_text};
pub use walk::{Tapped, Walk};
pub use zobrist::Key;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
