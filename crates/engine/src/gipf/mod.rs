//! GIPF for the engine: the hand-crafted evaluation.

mod evaluation;
mod inputs;
pub(crate) mod shape;

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
pub use inputs::{GipfNet, SHAPE, Trace, WIDTH, bucket, judge_plainly, visit_features};
