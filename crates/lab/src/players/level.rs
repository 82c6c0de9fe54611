//! The engine as an opponent for people.

use gipfel_engine::{AnyEngine, Clock, Level, NoControl, Options};
use gipfel_rules::Course;

use super::engine::thought;
use crate::chance::derive;
use crate::{Player, PlayerError, Thought};

/// The engine at one of its levels.
#[derive(Debug)]
pub struct LevelPlayer {
    engine: AnyEngine,
    level: Level,
    seed: u64,
}

impl LevelPlayer {
    /// The level, waiting for a game.
    pub fn new(level: Level) -> LevelPlayer {
        let engine = AnyEngine::new(Options { hash: 16, ..Options::default() });
        LevelPlayer { engine, level, seed: 0 }
    }
}

impl Player for LevelPlayer {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, course: &Course, _: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let seed = derive(self.seed, course.turns().len() as u64);
        let report =
            self.engine.play(course.position(), course.history(), self.level, seed, &NoControl);
        report.map(thought).ok_or_else(|| PlayerError::Crash("no turn was found".to_owned()))
    }
}
