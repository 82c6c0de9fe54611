//! The weights of DVONN's evaluation. How they were found is told in crates/engine/nets/log.md.

use super::evaluation::{FEATURES, MOVING, PLACING, STAGES, Weights};

/// For each stage of the second phase.
const STAGE_WEIGHTS: [[i32; MOVING]; STAGES] = [
    [
        -7, -1, 112, 18, -24, 3, 2, -6, -6, 14, -27, 17, -11, -34, 4, -29, -12, -7, 45, 27, -100,
        -9, -12, -2, 63,
    ],
    [
        -11, 0, 64, 40, 2, 5, 6, 5, 7, 83, 7, 18, -16, -31, 7, -28, -15, -9, 22, 47, -100, -8, -8,
        -3, 36,
    ],
    [
        2, 1, 48, 45, 0, 12, 16, 5, 1, 104, 1, 15, -15, -31, 4, -17, -15, -8, 16, 64, -404, -5, -3,
        -3, 10,
    ],
    [
        27, 0, 43, 47, -16, 14, 20, 4, -18, 64, -17, 10, -18, -15, 5, -13, -19, -10, -3, 59, 140,
        -4, -5, -6, -25,
    ],
];

/// For the first phase.
const PLACING_WEIGHTS: [i32; PLACING] = [4, 6, 12, 12, 19, -16, 3, 2, -22, -5, -11, -7, 0, -54];

pub(super) const WEIGHTS: Weights = {
    let mut weights = [0; FEATURES];
    let (stages, placing) = weights.split_at_mut(STAGES * MOVING);
    stages.copy_from_slice(STAGE_WEIGHTS.as_flattened());
    placing.copy_from_slice(&PLACING_WEIGHTS);
    weights
};
