//! The players that are built in, and programs.

mod engine;
mod greedy;
mod level;
mod mcts;
mod process;
mod random;

pub use engine::{EnginePlayer, EngineSettings, Judge, Uses};
pub use greedy::Greedy;
pub use level::LevelPlayer;
pub use mcts::{Mcts, MctsSettings};
pub use process::{ProcessPlayer, ProcessSettings};
pub use random::Random;
