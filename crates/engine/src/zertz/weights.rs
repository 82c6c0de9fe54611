//! The weights of ZÈRTZ's evaluation. How they were found is told in crates/lab/journal/weights.md.

use super::evaluation::Weights;

pub(super) const WEIGHTS: Weights = [
    60, 95, 170, // white
    42, 55, 80, 140, // grey
    35, 38, 48, 65, 120, // black
    10, 18, 28, 42, 70, 120, // one of each
    20, 40, // near the end
    12, 5, 18, 14, 11, // the mover
];
