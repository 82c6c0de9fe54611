//! The phases of a turn, and what may be brought in.

use crate::words::{letters, words};

words! {
    /// The parts of a turn: clear, perhaps an extra push, push or use, perhaps an extra push, claim.
    Phase {
        /// The mover takes rows that stood when his turn began.
        Clear => "clear",
        /// The opponent's turn brought a T of the mover onto the centre: its push comes before the ordinary one.
        Extra1 => "extra1",
        /// He brings in a piece, or uses a potential.
        Push => "push",
        /// His own push brought a T onto the centre: its push comes now.
        Extra2 => "extra2",
        /// He takes rows that stand after his pushes.
        Claim => "claim",
    }
}

impl Phase {
    /// Whether rows are taken in it.
    #[inline]
    pub const fn is_taking(self) -> bool {
        matches!(self, Phase::Clear | Phase::Claim)
    }

    /// Whether the T on the centre is decided on in it.
    #[inline]
    pub const fn is_extra(self) -> bool {
        matches!(self, Phase::Extra1 | Phase::Extra2)
    }
}

letters! {
    /// What a player may still bring in: first GIPF-pieces, then loaded pieces, then basic pieces.
    Permission {
        /// `-`: basic pieces only.
        BasicOnly => '-',
        /// `*`: loaded pieces and basic pieces.
        Loaded => '*',
        /// `+`: GIPF-pieces, loaded pieces and basic pieces.
        Any => '+',
        /// `!`: tournament, nothing brought in yet; it must be a GIPF-piece.
        GipfOnly => '!',
    }
}
