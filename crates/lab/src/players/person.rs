//! The engine as an opponent for people.

use gipfel_engine::{
    AnyEngine, Character, Clock, Level, Limits, Options, StopSwitch, SystemControl,
};
use gipfel_rules::{Game, GameKind, Position as _};

use super::engine::thought;
use crate::chance::derive;
use crate::{Player, PlayerError, Thought};

/// How someone plays.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Person {
    /// As a level.
    Level(Level),
    /// In a way that is no level, to find out how levels should play.
    Character(Character),
}

impl Person {
    fn character(self, game: GameKind) -> Character {
        match self {
            Person::Level(level) => level.character(game),
            Person::Character(character) => character,
        }
    }
}

/// The engine as someone with weaknesses.
#[derive(Debug)]
pub struct PersonPlayer {
    engine: AnyEngine,
    person: Person,
    seed: u64,
}

impl PersonPlayer {
    /// The person, waiting for a game.
    pub fn new(person: Person) -> PersonPlayer {
        let engine = AnyEngine::new(Options { hash: 4, ..Options::default() });
        PersonPlayer { engine, person, seed: 0 }
    }
}

impl Player for PersonPlayer {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.seed = seed;
        Ok(())
    }

    fn choose(&mut self, game: &Game, clocks: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let clock = clocks.map(|clocks| clocks[game.side().index()]);
        let deadline = Limits { clock, ..Limits::default() }.cut_off();
        let switch = StopSwitch::new();
        let control = SystemControl::new(&switch).until(deadline);
        let seed = derive(self.seed, game.turns().len() as u64);
        let (position, history) = (game.position(), game.history());
        let character = self.person.character(position.game());
        let report = self.engine.play_as(position, history, character, seed, &control);
        report.map(thought).ok_or_else(|| PlayerError::Crash("no turn was found".to_owned()))
    }
}
