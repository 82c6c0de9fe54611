//! What a player has decided so far in his turn.

use core::fmt;

use super::{Phase, PieceKind, Space};

/// Where the piece of a turn comes from.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Source {
    /// A piece of a kind from the reserve.
    Reserve(PieceKind),
    /// The piece of the board with its pünct on a space.
    Board(Space),
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Source::Reserve(kind) => kind.fmt(f),
            Source::Board(space) => space.fmt(f),
        }
    }
}

/// What is decided of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Held {
    /// Nothing.
    #[default]
    Nothing,
    /// Which piece it is.
    Piece(Source),
    /// Also where its pünct goes.
    Spot(Source, Space),
}

impl Held {
    /// What is to be decided next.
    #[inline]
    pub const fn phase(self) -> Phase {
        match self {
            Held::Nothing => Phase::Piece,
            Held::Piece(_) => Phase::Spot,
            Held::Spot(..) => Phase::Rotation,
        }
    }

    /// The piece that is chosen, if one is.
    #[inline]
    pub const fn source(self) -> Option<Source> {
        match self {
            Held::Nothing => None,
            Held::Piece(source) | Held::Spot(source, _) => Some(source),
        }
    }

    /// Where its pünct goes, if that is chosen.
    #[inline]
    pub const fn spot(self) -> Option<Space> {
        match self {
            Held::Spot(_, spot) => Some(spot),
            Held::Nothing | Held::Piece(_) => None,
        }
    }
}

impl fmt::Display for Held {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Held::Nothing => f.write_str("-"),
            Held::Piece(source) => source.fmt(f),
            Held::Spot(source, spot) => write!(f, "{source}@{spot}"),
        }
    }
}
