//! Boards of the games as pictures and as terminal text.
//!
//! ```
//! use gipfel_render::{Marks, Picture, Scene, Terminal, svg, text};
//! use gipfel_rules::GameKind;
//!
//! let game = GameKind::from_word("gipf").expect("a game");
//! let position = game.start("standard").expect("a variant of GIPF");
//! let picture = svg(&Scene::new(&position), &Marks::default(), &Picture::default());
//! assert!(picture.starts_with("<svg "));
//!
//! let board = text(&position, &Marks::default(), &Terminal::default());
//! assert!(board.contains("White to move: bring in a piece."));
//! ```
//!
//! Pictures are self-contained: no fonts, no style sheets, nothing to load. The same scene gives the same bytes
//! everywhere.

mod board;
mod canvas;
mod dvonn;
mod gipf;
mod gipf_plus;
mod glyph;
mod marks;
mod place;
#[cfg(feature = "png")]
mod png;
mod punct;
mod scene;
mod style;
mod svg;
mod text;
mod theme;
mod tzaar;
pub mod words;
mod yinsh;
mod zertz;

pub use marks::{LastTurn, Marks};
pub use place::Place;
#[cfg(feature = "png")]
pub use png::{PngError, png};
pub use scene::Scene;
pub use svg::{Graph, GraphPoint, Picture, graph, svg};
pub use text::{Letters, Terminal, board_text, text};
pub use theme::Theme;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
