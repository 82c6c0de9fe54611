//! The words of a TZAAR position: variants and phases.

use crate::words::words;

words! {
    /// Which TZAAR is played.
    Variant {
        /// All pieces are on the board at the start.
        Standard => "standard",
        /// The players place their pieces first.
        Tournament => "tournament",
    }
}

words! {
    /// What is to be done now.
    Phase {
        /// Pieces are placed.
        Place => "place",
        /// The first move of a turn, a capture.
        Capture => "capture",
        /// The second move of a turn: capture once more, stack, or pass.
        Second => "second",
    }
}
