//! The weights of PÜNCT's evaluation. How they were found is told in crates/lab/journal/weights.md.

use super::evaluation::Weights;

pub(super) const WEIGHTS: Weights = [
    // A chain lacks 1, 2 …
    90, 90, 110, 70, 60, 60, 50, 45, 40, 35, 40, // The same for the player to move.
    500, 400, 300, 80, // The other two chains, dots, the centre.
    -12, -4, 3, 4, 30, // What is left, what can be moved, levels.
    10, 2, 2, 2, 20,
];
