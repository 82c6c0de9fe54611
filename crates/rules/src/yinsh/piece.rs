//! The words of a YINSH position: variants, phases, pieces.

use crate::Color;
use crate::words::words;

words! {
    /// Which YINSH is played.
    Variant {
        /// Three rings win.
        Standard => "standard",
        /// One ring wins.
        Blitz => "blitz",
    }
}

impl Variant {
    /// How many removed rings win.
    #[inline]
    pub const fn target(self) -> u8 {
        match self {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }
}

words! {
    /// What the mover has to do.
    Phase {
        /// Place a ring.
        Place => "place",
        /// Take a row that the opponent's move left.
        ClearRow => "clear-row",
        /// Remove a ring for it.
        ClearRing => "clear-ring",
        /// Move a ring.
        Move => "move",
        /// Take a row that the move made.
        ClaimRow => "claim-row",
        /// Remove a ring for it.
        ClaimRing => "claim-ring",
    }
}

/// A ring or a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// A ring.
    Ring,
    /// A marker.
    Marker,
}

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The colour it shows.
    pub color: Color,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// The piece's letter in position text.
    pub const fn letter(self) -> char {
        match (self.color, self.kind) {
            (Color::White, PieceKind::Ring) => 'R',
            (Color::Black, PieceKind::Ring) => 'r',
            (Color::White, PieceKind::Marker) => 'M',
            (Color::Black, PieceKind::Marker) => 'm',
        }
    }

    /// The piece with a letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let (color, kind) = match letter {
            'R' => (Color::White, PieceKind::Ring),
            'r' => (Color::Black, PieceKind::Ring),
            'M' => (Color::White, PieceKind::Marker),
            'm' => (Color::Black, PieceKind::Marker),
            _ => return None,
        };
        Some(Piece { color, kind })
    }
}
