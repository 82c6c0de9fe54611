//! GIPF for the engine: the hand-crafted evaluation.

mod evaluation;
pub(crate) mod shape;

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
