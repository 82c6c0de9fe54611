//! ZÈRTZ: place a marble and take a ring away, or jump; marbles belong to nobody until they are captured.

mod action;
mod arrangement;
mod board;
mod description;
mod illegal;
mod interface;
mod marble;
mod notation;
mod phase;
mod play;
mod position;
mod setup;

pub use action::{Action, ActionKind};
pub use board::{Extent, Ring, RingSet};
pub use description::{DESCRIPTION, endings, prompts};
pub use illegal::Illegal;
pub use marble::Marble;
pub use phase::{Phase, Variant};
pub use position::{Position, Undo};
pub use setup::{Content, Setup, SetupError};
