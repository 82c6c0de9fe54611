//! TZAAR: capture, and then stack or capture once more; keep a stack of each of the three kinds.

mod action;
mod arrangement;
mod board;
mod description;
mod illegal;
mod interface;
mod notation;
mod phase;
mod position;
mod setup;
mod stack;

pub use action::{Action, ActionKind};
pub use board::{Space, SpaceSet};
pub use description::{DESCRIPTION, endings, prompts};
pub use illegal::Illegal;
pub use phase::{Phase, Variant};
pub use position::{Position, Undo};
pub use setup::{Setup, SetupError};
pub use stack::{PieceKind, Stack};
