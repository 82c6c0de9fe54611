//! What teaches the games: lessons, the pages of the rules, why something cannot be done, and what a turn is good for.
//!
//! Everything here speaks in keys and values; the sentences are in `locales/`, in every language. With the feature `texts`
//! the crate also finds the sentence to a key, for the terminal; the web app has its own reader of the same files.
//!
//! - A [`Chapter`] is data: positions, tasks, what is right and what is wrong. [`library`] holds all of them, [`Lesson`] is
//!   somebody going through one.
//! - [`Why`] names the rule that forbids a choice, down to a point that was clicked.
//! - [`Idea`] names what a turn is good for.
//! - A [`Page`] of the rules is text with boards, and what it claims about each board is checked.
//!
//! ```
//! use gipfel_learn::{Choice, Kind, Why};
//!
//! let position = "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push".parse()?;
//! let centre = Choice { chosen: None, point: "e5", piece: None };
//! let why = Why::of_choice(&position, centre).expect("pieces enter at the edge");
//! assert_eq!(why.kind, Kind::INNER_SPOT);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod attempt;
mod chapter;
mod condition;
mod diagram;
mod done;
mod dvonn;
mod files;
mod gipf;
mod gipf_plus;
mod idea;
mod lesson;
pub mod library;
mod page;
#[cfg(feature = "texts")]
mod pages;
mod punct;
mod reader;
mod rows;
mod subject;
#[cfg(feature = "texts")]
mod texts;
mod tzaar;
mod why;
mod yinsh;
mod zertz;

pub use attempt::{Attempt, Deeds};
pub use chapter::{Chapter, Feedback, Judge, Step, Wrong, topic};
pub use condition::{Condition, ConditionError, Term, Test};
pub use diagram::{Claim, Diagram};
pub use done::Done;
pub use idea::{Idea, IdeaKind};
pub use lesson::{Lesson, Progress};
pub use page::{Block, Page, PageError, PageSection, Span, plain};
#[cfg(feature = "texts")]
pub use pages::{page_text, puzzles};
pub use reader::{ChapterError, read_chapter};
#[cfg(feature = "texts")]
pub use texts::{Language, Texts, Value};
pub use why::{Choice, Kind, Section, Why};
