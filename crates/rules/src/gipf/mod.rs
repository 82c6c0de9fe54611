//! GIPF: push pieces onto the board, line up four, take them back.

mod action;
mod board;
mod illegal;
mod notation;
mod piece;
mod position;
mod setup;

pub use action::{Action, ActionKind};
pub use board::{Dot, Entry, Place, Spot, SpotSet};
pub use illegal::Illegal;
pub use piece::{Permission, Phase, Piece, Variant};
pub use position::{Position, Row, Undo};
pub use setup::{Fault, Setup};
