//! GIPF with potentials for the engine: the hand-crafted evaluation.

mod evaluation;

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
