//! The words of a DVONN position: variants and phases.

use crate::words::words;

words! {
    /// Which DVONN is played: there is one.
    Variant {
        /// The pieces are placed, then moved.
        Standard => "standard",
    }
}

words! {
    /// What the game is about now.
    Phase {
        /// Pieces are placed.
        Place => "place",
        /// Stacks are moved.
        Move => "move",
    }
}
