//! Game records: what was played, what might have been, and what is said about it, as text that people can read.
//!
//! The format is chess's PGN in spirit: tags, numbered turns, comments in braces, variations in parentheses, a result. Any
//! game of [`gipfel_rules`] is recorded in it, from any start. A record that was written is read back as it was, to the
//! byte; a broken one is read as far as it is valid, and the error says where it stops.
//!
//! ```
//! use gipfel_record::{Record, Score};
//! use gipfel_rules::{Position, gipf};
//!
//! let mut record = Record::new(gipf::Position::new(gipf::Variant::Standard));
//! record.tags_mut().set("White", "Ada")?;
//!
//! let first = record.add_turn_text(Record::ROOT, "e1-e3")?;
//! let second = record.add_turn_text(first, "d8-d7")?;
//! let other = record.add_turn_text(first, "e9-e7")?;
//! record.set_comment(second, "Careful.")?;
//! record.annotations_mut(other).unwrap().evaluation = Some(Score::Hundredths(-20).into());
//!
//! let text = record.to_string();
//! assert_eq!(text, r#"[White "Ada"]
//! [Result "*"]
//! [Game "gipf"]
//! [Variant "standard"]
//!
//! 1. e1-e3 d7 { Careful. } (1... e9-e7 { [%eval -0.20] }) *
//! "#);
//! assert_eq!(Record::parse(&text)?, record);
//!
//! for step in record.main_line() {
//!     assert_ne!(step.before.side(), step.after.side());
//! }
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # Trees
//!
//! A [`Record`] is a tree of positions. Every [`Node`] but the root holds the turn that led to it; its first child goes on
//! with the line, further children start variations. [`NodeId`]s are what a user interface keeps: they survive every
//! change of the tree. Editing checks every turn with the rules, so that no record holds an illegal one.
//!
//! # Games being played
//!
//! [`Record::from_game`] makes a record of a [`Game`](gipfel_rules::Game), and [`Record::to_game`] gives the game of a
//! main line back, an unfinished turn and a contest within it included.
//!
//! # Several records
//!
//! A text may hold any number of records. [`Reader`] gives them one by one, broken ones as far as they are valid;
//! [`parse_all`] insists on all being right; [`play_while_valid`] looks at the first only. [`write_all`] writes several.
//!
//! # Openings
//!
//! [`OpeningTree`] counts what is played from the first positions of a game, and how that ends.
//!
//! Reading takes time in proportion to the text, never recurses, and has limits ([`MAX_TURNS`], [`MAX_DEPTH`]) that only
//! hostile texts meet.

mod clock;
mod comment;
mod edit;
mod error;
mod escape;
mod evaluation;
mod game;
mod glyph;
mod head;
mod limits;
mod movetext;
mod node;
mod opening_tree;
mod reader;
mod record;
mod result;
mod scanner;
#[cfg(feature = "serde")]
mod serde;
mod tags;
mod writer;

pub use clock::{Clock, ClockError};
pub use comment::{Command, Comment};
pub use edit::EditError;
pub use error::{Error, Reason};
pub use evaluation::{Evaluation, EvaluationError, Score};
pub use glyph::Glyph;
pub use limits::{
    MAX_COMMAND_LENGTH, MAX_DEPTH, MAX_TAGS, MAX_TURN_LENGTH, MAX_TURNS, MAX_UNFINISHED_LENGTH,
};
pub use node::{Annotations, Node, NodeId, Step, Turn};
pub use opening_tree::{OpeningReader, OpeningTree, OpeningTreeError, Played, Tally};
pub use reader::{Mark, Reader, Reading, parse_all, play_while_valid};
pub use record::Record;
pub use result::{parse_result, result_text};
pub use tags::{TagError, Tags};
pub use writer::write_all;

/// The examples of the README, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
pub struct Readme;
