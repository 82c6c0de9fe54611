//! GIPF: push pieces onto the board, line up four, take them back.

mod action;
pub(crate) mod arrangement;
pub(crate) mod board;
pub(crate) mod description;
mod illegal;
pub(crate) mod interface;
mod notation;
mod piece;
mod position;
pub(crate) mod row;
mod setup;
pub(crate) mod taking;
pub(crate) mod way;

pub(crate) use notation::{COLUMN_STARTS, COLUMNS, PERMISSIONS, RESERVES};
pub(crate) use setup::{MOST_PIECES, ends};

pub use action::{Action, ActionKind};
pub use board::{Dot, Entry, Place, Spot, SpotSet};
pub use description::{DESCRIPTION, endings, prompts};
pub use illegal::Illegal;
pub use piece::{Permission, Phase, Piece, Variant};
pub use position::{Position, Undo};
pub use row::Row;
pub use setup::{Setup, SetupError};
pub use way::Way;
