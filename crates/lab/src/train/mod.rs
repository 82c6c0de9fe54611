//! Learning the networks of the evaluations from games.

mod data;
mod fit;
mod model;
mod network;

pub use data::TrainingData;
pub use fit::{Curve, Epoch, Training, TrainingSettings, fit_scale};
pub use model::Model;
pub use network::{NetKind, NetKindError};
