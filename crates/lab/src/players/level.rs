//! The engine as an opponent for people.

use gipfel_engine::{AnyEngine, Clock, Level, Limits, Options, StopSwitch, SystemControl};
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
        let engine = AnyEngine::new(Options { hash: 4, ..Options::default() });
        LevelPlayer { engine, level, seed: 0 }
    }
}

impl Player for LevelPlayer {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.seed = seed;
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        clocks: Option<[Clock; 2]>,
    ) -> Result<Thought, PlayerError> {
        let clock = clocks.map(|clocks| clocks[course.side().index()]);
        let deadline = Limits { clock, ..Limits::default() }.cut_off();
        let switch = StopSwitch::new();
        let control = SystemControl::new(&switch).until(deadline);
        let seed = derive(self.seed, course.turns().len() as u64);
        let (position, history) = (course.position(), course.history());
        let report = self.engine.play(position, history, self.level, seed, &control);
        report.map(thought).ok_or_else(|| PlayerError::Crash("no turn was found".to_owned()))
    }
}
