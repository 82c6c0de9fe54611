//! The weights of TZAAR's evaluation. How they were found is told in crates/lab/journal/weights.md.

use super::evaluation::{FEATURES, MOVING, PLACING, STAGES, Weights};

/// For each stage of the game once all pieces are placed.
const STAGE_WEIGHTS: [[i32; MOVING]; STAGES] = [
    [
        9, -1, -10, -216, -141, -23, -75, -400, -400, -75, -38, -15, 9, 40, 39, 34, 23, 61, 56, 10,
        4, -13, 0, 8, -28, 29, -20, 103,
    ],
    [
        5, -7, -10, -98, -64, -22, -235, -170, -90, -75, -38, -15, 8, 41, 17, 22, 17, 15, 54, 5, 4,
        -8, -14, -5, -18, -6, -25, 77,
    ],
    [
        -22, -5, 4, -97, -28, 0, -158, -73, -38, 88, 77, -7, 0, 37, 22, 14, 15, 45, 43, 10, 11, 24,
        -16, -8, -5, -22, -30, 50,
    ],
    [
        -90, -2, 22, -76, 40, 107, -54, -24, -36, -92, -59, -93, 4, 7, 9, -2, 14, 74, 36, 29, 20,
        47, -12, -25, -31, 9, -90, 40,
    ],
];

/// While pieces are placed.
const PLACING_WEIGHTS: [i32; PLACING] = [-5, -3, 0, -8, -4, 0, 6, 4, 5];

pub(super) const WEIGHTS: Weights = {
    let mut weights = [0; FEATURES];
    let (stages, placing) = weights.split_at_mut(STAGES * MOVING);
    stages.copy_from_slice(STAGE_WEIGHTS.as_flattened());
    placing.copy_from_slice(&PLACING_WEIGHTS);
    weights
};
