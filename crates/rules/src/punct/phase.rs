//! The words of a PÜNCT position: variants and phases.

use crate::words::words;

words! {
    /// Which PÜNCT is played.
    Variant {
        /// No piece is ever added in the central hexagon, and who has more dots there when the last piece is added wins.
        Standard => "standard",
        /// Only the first piece of the game may not be added there, and a last piece ends the game in a draw.
        Basic => "basic",
    }
}

words! {
    /// What is to be decided now. Every turn goes through all three.
    Phase {
        /// Which piece is added or moved.
        Piece => "piece",
        /// Where its pünct goes.
        Spot => "spot",
        /// In which direction it lies.
        Rotation => "rotation",
    }
}
