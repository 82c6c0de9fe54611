//! The weights of DVONN's evaluation. How they were found is told in crates/lab/journal/weights.md.

use super::evaluation::{FEATURES, MOVING, PLACING, STAGES, Weights};

/// For each stage of the second phase.
const STAGE_WEIGHTS: [[i32; MOVING]; STAGES] = [
    [-6, -56, 77, 7, -13, 5, 0, 1, 1, 22, -5, 14, -26, -38, 5, -33, -9, -7, 115, 14, -100, 63],
    [-4, 10, 82, 11, -12, 6, 3, 6, 0, 40, -7, 13, -31, -29, 3, -23, -16, -11, -15, 29, -100, 60],
    [
        12, 2, 35, 52, -18, 12, 13, 6, -12, 96, -10, 18, -16, -30, -5, -16, -22, -11, -8, 43, -267,
        43,
    ],
    [24, 0, -1, 29, -34, 20, 0, 0, -17, 69, -16, 9, -8, -40, 15, 9, -16, -5, -21, 31, 85, -7],
];

/// For the first phase.
const PLACING_WEIGHTS: [i32; PLACING] = [-6, -7, 31, 8, 20, -43, -5, 2, -1];

pub(super) const WEIGHTS: Weights = {
    let mut weights = [0; FEATURES];
    let (stages, placing) = weights.split_at_mut(STAGES * MOVING);
    stages.copy_from_slice(STAGE_WEIGHTS.as_flattened());
    placing.copy_from_slice(&PLACING_WEIGHTS);
    weights
};
