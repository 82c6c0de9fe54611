//! What every game shows, and how it is played by hand.

use crate::{Area, Board, Effect, Kind, Layer, Pieces, PlaceId, Position, Taps};
use alloc::vec::Vec;

/// What is to be seen of positions and actions, and how actions are chosen by hand. Every user interface derives from it.
pub trait Interface: Position {
    /// The board it is played on.
    fn board(&self) -> &'static Board;

    /// The pieces on the board and beside it.
    fn pieces(&self) -> Pieces;

    /// What counts for the game and is not to be seen on the board or beside it: a number for each player under a word of the
    /// game's own. In every position of a game the words are the same, in the same order.
    fn unseen(&self) -> Vec<(&'static str, [u8; 2])> {
        Vec::new()
    }

    /// What a stack is called: a word of the game's own, also a key in translations.
    fn figure(&self, layers: &[Layer]) -> &'static str;

    /// The piece that earlier decisions of the turn have taken up and that is not put down yet.
    fn taken_up(&self) -> Option<TakenUp> {
        None
    }

    /// What a legal action does.
    fn effect(&self, action: Self::Action) -> Effect;

    /// Groups of places that are taken as a whole or in part, if that is what is to be decided now.
    fn areas(&self) -> Vec<Area> {
        Vec::new()
    }

    /// Every way in which a legal action is chosen by hand.
    fn taps(&self, action: Self::Action) -> Vec<Taps>;
}

/// A piece that is in the hand between two decisions of a turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TakenUp {
    /// What it is.
    pub kind: Kind,
    /// Whether it comes from beside the board.
    pub enters: bool,
    /// The place that it has come to, or where it stood; none if it has not come to the board yet.
    pub place: Option<PlaceId>,
}
