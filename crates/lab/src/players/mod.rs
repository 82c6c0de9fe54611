//! The players that are built in, and programs.

mod engine;
mod greedy;
mod mcts;
mod person;
mod process;
mod random;

pub use engine::{EnginePlayer, EngineSettings, Evaluator, Uses};
pub use greedy::Greedy;
pub use mcts::{Mcts, MctsSettings};
pub use person::{Person, PersonPlayer};
pub use process::{ProcessPlayer, ProcessSettings};
pub use random::Random;
