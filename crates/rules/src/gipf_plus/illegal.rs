//! Why an action of GIPF with potentials is not allowed.

use thiserror::Error;

use super::{Entry, Potential, Spot};
use crate::gipf::row::NotTaken;
use crate::gipf::way::Blocked;

/// The rule that forbids an action.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum Illegal {
    /// Nothing may be played in a finished game.
    #[error("the game is over")]
    GameOver,
    /// Anything else while rows are to be taken.
    #[error("a row is to be taken before anything else is played")]
    RowsFirst,
    /// Anything else while a T of the mover is on the centre.
    #[error("the T on the centre has to be brought in or discarded first")]
    ExtraFirst,
    /// An extra push, or a discard, at another time.
    #[error("no T of the mover is to be brought in from the centre now")]
    NoExtra,
    /// Taking in a phase of pushing.
    #[error("no row of the mover's colour is to be taken now")]
    NothingToTake,
    /// Tournament: the first piece is a GIPF-piece.
    #[error("the first piece brought in must be a GIPF-piece")]
    GipfPieceFirst,
    /// Tournament: after the first loaded or basic piece no more GIPF-pieces.
    #[error("no GIPF-pieces may be brought in after the first loaded or basic piece")]
    GipfPiecesOver,
    /// Basic and standard: GIPF-pieces are never brought in.
    #[error("GIPF-pieces are brought in only in the tournament variant")]
    NoGipfPiecesHere,
    /// After the first basic piece no more loaded pieces.
    #[error("no loaded pieces may be brought in after the first basic piece")]
    LoadedPiecesOver,
    /// None of the kind left.
    #[error("there is no {} left in stock", .0.name())]
    NoneInStock(Potential),
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
    /// Basic pieces and used potentials of a row always go.
    #[error("the piece on {0} has to be taken too")]
    MustGo(Spot),
    /// Using what is no loaded piece of the mover.
    #[error("there is no loaded piece of the mover on {0}")]
    NotLoaded(Spot),
    /// T is not used by choice.
    #[error("a T is brought in when its piece stands on the centre, not otherwise")]
    TamskWaits,
    /// Z jumps over pieces onto the first empty spot behind them.
    #[error("Z jumps over one or more pieces next to it, onto the first empty spot behind them")]
    ZertzJumpsOver,
    /// Y runs over empty spots.
    #[error("Y runs along a line over empty spots only")]
    YinshRuns,
    /// D jumps onto certain neighbours.
    #[error("D jumps onto a neighbouring basic piece or D of the opponent")]
    DvonnJumpsOnto,
    /// U jumps onto certain neighbours.
    #[error("U jumps onto a neighbouring GIPF-piece or U of the opponent")]
    PunctJumpsOnto,
}

impl Illegal {
    /// Why a potential of a kind does not get where it should.
    pub(super) const fn out_of_reach(kind: Potential) -> Illegal {
        match kind {
            Potential::Tamsk => Illegal::TamskWaits,
            Potential::Zertz => Illegal::ZertzJumpsOver,
            Potential::Dvonn => Illegal::DvonnJumpsOnto,
            Potential::Yinsh => Illegal::YinshRuns,
            Potential::Punct => Illegal::PunctJumpsOnto,
        }
    }
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
            NotTaken::MustGo(spot) => Illegal::MustGo(spot),
        }
    }
}
