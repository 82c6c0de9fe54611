//! PÜNCT: add pieces of three dots, move them, jump on others, and join opposite sides of the board.

mod action;
mod arrangement;
mod description;
mod held;
mod illegal;
mod interface;
mod layout;
mod notation;
mod phase;
mod piece;
mod position;
mod set;
mod setup;
mod space;
mod ways;

pub use action::{Action, ActionKind};
pub use description::{DESCRIPTION, endings, prompts};
pub use held::{Held, Source};
pub use illegal::Illegal;
pub use phase::{Phase, Variant};
pub use piece::{Piece, PieceKind};
pub use position::{Position, Undo};
pub use set::SpaceSet;
pub use setup::{Setup, SetupError};
pub use space::{Direction, Space};
pub use ways::Ways;
