//! YINSH for the engine: the hand-crafted evaluation.

mod evaluation;
mod inputs;

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
pub use inputs::{SHAPE, Scratch, WIDTH, YinshNet, bucket, judge_plainly, visit_features};
