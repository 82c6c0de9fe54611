//! YINSH: move rings, flip markers, line up five, give up your rings.

mod action;
mod arrangement;
mod board;
mod description;
mod illegal;
mod interface;
mod notation;
mod piece;
mod position;
mod setup;

pub use action::{Action, ActionKind, FiveInRow};
pub use board::{Point, PointSet};
pub use description::{DESCRIPTION, endings, prompts};
pub use illegal::Illegal;
pub use piece::{Phase, Piece, PieceKind, Variant};
pub use position::{Position, Undo};
pub use setup::{Setup, SetupError};
