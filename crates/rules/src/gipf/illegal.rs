//! Why an action of GIPF is not allowed.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use thiserror::Error;

use super::board::{Entry, Spot, SpotSet};
use super::row::NotTaken;
use super::way::Blocked;

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// Bringing in a piece while rows are to be taken.
    #[error("a row is to be taken before anything else is played")]
    RowsFirst,
    /// Taking in the push phase.
    #[error("no row of the mover's colour is to be taken now")]
    NothingToTake,
    /// Ending a phase that is not optional: the push.
    #[error("a piece has to be brought in")]
    PushFirst,
    /// Tournament: the first turn brings in a GIPF-piece.
    #[error("the first piece brought in must be a GIPF-piece")]
    GipfPieceFirst,
    /// Tournament: after the first basic piece no more GIPF-pieces.
    #[error("no GIPF-pieces may be brought in after the first basic piece")]
    GipfPiecesOver,
    /// Basic and standard: GIPF-pieces are never brought in.
    #[error("GIPF-pieces are brought in only in the tournament variant")]
    NoGipfPiecesHere,
    /// Fewer pieces in reserve than the piece is made of.
    #[error("the reserve is too small")]
    ReserveTooSmall,
    /// Entering a spot directly that is occupied.
    #[error("{0} is occupied: a dot and a line must be chosen to push it")]
    OccupiedSpot(Spot),
    /// A push against an empty spot is named by the spot alone.
    #[error("{0} is empty: there is nothing to push")]
    NothingToPush(Spot),
    /// Every spot of the line is occupied.
    #[error("the line from {} to {} is full: nothing may be pushed off the board", .0.dot(), .0.spot())]
    ClosedLine(Entry),
    /// Taking from a spot with nothing on it.
    #[error("there is no piece on {0}")]
    EmptySpot(Spot),
    /// The spots are not part of one row of the mover.
    #[error("these spots are not in one row of the mover's colour")]
    NotARow,
    /// Every basic piece of a row goes.
    #[error("the basic piece on {0} has to be taken too")]
    BasicPieceStays(Spot),
    /// Ending the phase while a row with a basic piece stands.
    #[error("the row {} has to be taken", names(*.0))]
    CompulsoryRow(SpotSet),
}

fn names(spots: SpotSet) -> String {
    spots.iter().map(|spot| spot.to_string()).collect::<Vec<_>>().join(" ")
}

impl From<Blocked> for Illegal {
    fn from(reason: Blocked) -> Illegal {
        match reason {
            Blocked::OccupiedSpot(spot) => Illegal::OccupiedSpot(spot),
            Blocked::NothingToPush(spot) => Illegal::NothingToPush(spot),
            Blocked::ClosedLine(entry) => Illegal::ClosedLine(entry),
        }
    }
}

impl From<NotTaken> for Illegal {
    fn from(reason: NotTaken) -> Illegal {
        match reason {
            NotTaken::EmptySpot(spot) => Illegal::EmptySpot(spot),
            NotTaken::NotARow => Illegal::NotARow,
            NotTaken::MustGo(spot) => Illegal::BasicPieceStays(spot),
        }
    }
}
