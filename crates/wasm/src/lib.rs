//! Rules, records and engine for the browser.
//!
//! The page holds positions as text, turns as text and everything it shows as plain data; this crate turns one into the
//! other. Nothing on the page decides what is legal: [`Table`] says what a hand may do, is told what it did, and says what
//! has changed.
//!
//! | export | what for |
//! |---|---|
//! | [`Table`] | a game on the board, linked or not: entering turns, taking back, looking back |
//! | [`RecordTree`] | a record with variations and annotations |
//! | [`RecordReader`] | the records of a text, one at a time |
//! | `checkSetup` and its like | the board editor |
//! | [`Openings`] | what is played from the first positions of a game |
//! | `turnIdea` | what a turn is good for |
//! | `LessonRun` | going through a chapter of lessons |
//! | `rulesPage` | a page of the rules with its diagrams |
//! | `EngineHandle` | the engine, in a worker |
//!
//! The data are Rust structs; their TypeScript types are generated from them (see the `types` test).
//!
//! The crate is built twice: with the feature `learn` for the page, with `engine` for the worker, which loads its module only when
//! somebody asks for it. Board and lessons are one module, because two would contain the rules twice.

#[cfg(all(test, feature = "learn"))]
mod boards;
#[cfg(feature = "board")]
pub mod catalogue;
#[cfg(any(feature = "board", feature = "engine"))]
pub mod colour;
#[cfg(feature = "board")]
mod dvonn;
#[cfg(feature = "engine")]
pub mod engine;
#[cfg(feature = "board")]
pub mod entry;
#[cfg(any(feature = "board", feature = "engine"))]
pub mod evaluation;
#[cfg(feature = "board")]
mod gipf;
#[cfg(feature = "board")]
mod gipf_plus;
#[cfg(feature = "board")]
pub mod idea;
#[cfg(any(feature = "board", feature = "engine"))]
pub mod js;
#[cfg(feature = "learn")]
pub mod lesson;
#[cfg(feature = "board")]
pub mod line;
#[cfg(feature = "board")]
pub mod linked;
#[cfg(feature = "board")]
pub mod openings;
#[cfg(feature = "learn")]
pub mod page;
#[cfg(target_arch = "wasm32")]
pub mod panic;
#[cfg(feature = "board")]
pub mod problem;
#[cfg(feature = "board")]
mod punct;
#[cfg(feature = "board")]
pub mod reader;
#[cfg(feature = "board")]
pub mod record;
#[cfg(feature = "board")]
pub mod setup;
#[cfg(feature = "board")]
pub mod step;
#[cfg(feature = "board")]
pub mod table;
#[cfg(feature = "board")]
pub mod turn;
#[cfg(all(test, feature = "learn"))]
mod types;
#[cfg(feature = "board")]
mod tzaar;
#[cfg(feature = "board")]
pub mod view;
#[cfg(feature = "board")]
pub mod why;
#[cfg(feature = "board")]
mod yinsh;
#[cfg(feature = "board")]
mod zertz;

#[cfg(feature = "engine")]
pub use engine::EngineHandle;
#[cfg(feature = "board")]
pub use openings::Openings;
#[cfg(feature = "board")]
pub use reader::RecordReader;
#[cfg(feature = "board")]
pub use record::RecordTree;
#[cfg(feature = "board")]
pub use table::Table;

/// The types that the signatures speak of, for the TypeScript side.
#[cfg(feature = "board")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const TYPES: &str = "import type { Aim, Answer, Changed, Colour, Edit, EvaluationView, GameInfo, IdeaView, LinkSettings, PlayedView, PositionView, \
                     Problem, ReadRecord, RecordChange, RecordView, SetupView, TurnItem, TurnView } from '../../types';";

/// The same for what teaches.
#[cfg(feature = "learn")]
#[wasm_bindgen::prelude::wasm_bindgen(typescript_custom_section)]
const LEARN_TYPES: &str =
    "import type { ChapterInfo, PageView, StepView, Verdict } from '../../types';";
