//! Learning the networks of the evaluations from games.

mod checkpoint;
mod data;
mod fit;
mod model;
mod network;
mod plot;
mod schedule;

pub use data::TrainingData;
pub use fit::{Curve, Epoch, Training, TrainingError, TrainingSettings, fit_scale};
pub use model::Model;
pub use network::{NetKind, NetKindError};
pub use plot::plot;
pub use schedule::{TrainingNews, TrainingSchedule};
