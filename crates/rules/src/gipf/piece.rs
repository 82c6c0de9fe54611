//! The words of a GIPF position: variants, phases, pieces, permissions.

use crate::Color;
use crate::words::{letters, words};

words! {
    /// Which GIPF is played.
    Variant {
        /// Basic pieces only.
        Basic => "basic",
        /// Three GIPF-pieces each at the start.
        Standard => "standard",
        /// Empty board; GIPF-pieces are brought in first.
        Tournament => "tournament",
    }
}

impl Variant {
    /// Whether a player whose GIPF-pieces are on these spots has lost for want of one, unless he `waits` to bring in his first.
    #[inline]
    pub(crate) const fn is_lost_without(self, gipf_spots: u64, waits: bool) -> bool {
        gipf_spots == 0 && !matches!(self, Variant::Basic) && !waits
    }
}

words! {
    /// The three parts of a turn.
    Phase {
        /// The mover takes rows that stood when his turn began.
        Clear => "clear",
        /// He brings in a piece.
        Push => "push",
        /// He takes rows that stand after his push.
        Claim => "claim",
    }
}

letters! {
    /// What a player may still bring in.
    Permission {
        /// `-`: basic pieces only.
        BasicOnly => '-',
        /// `+`: GIPF-pieces and basic pieces.
        Either => '+',
        /// `!`: his first turn, it must be a GIPF-piece.
        GipfOnly => '!',
    }
}

/// What stands on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// Whether it is a GIPF-piece, two basic pieces stacked.
    pub gipf: bool,
}

impl Piece {
    /// The piece's letter in position text.
    pub const fn letter(self) -> char {
        match (self.color, self.gipf) {
            (Color::White, false) => 'P',
            (Color::Black, false) => 'p',
            (Color::White, true) => 'G',
            (Color::Black, true) => 'g',
        }
    }

    /// The piece with a letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let (color, gipf) = match letter {
            'P' => (Color::White, false),
            'p' => (Color::Black, false),
            'G' => (Color::White, true),
            'g' => (Color::Black, true),
            _ => return None,
        };
        Some(Piece { color, gipf })
    }

    /// How many basic pieces it is made of.
    pub const fn size(self) -> u8 {
        if self.gipf { 2 } else { 1 }
    }
}
