//! Someone who knows what is legal and nothing else.

use gipfel_engine::Clock;
use gipfel_rules::{Game, TurnBuilder};

use crate::chance::Chance;
use crate::{Player, PlayerError, Thought};

/// Plays any legal action, all with the same probability, until the turn is complete.
#[derive(Clone, Debug)]
pub struct Random {
    chance: Chance,
}

impl Random {
    /// A player who waits for a game.
    pub fn new() -> Random {
        Random { chance: Chance::new(0) }
    }
}

impl Default for Random {
    fn default() -> Random {
        Random::new()
    }
}

impl Player for Random {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.chance = Chance::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let mut turn = TurnBuilder::new(game.position().clone());
        loop {
            let legal = turn.legal();
            if legal.is_empty() {
                return Ok(Thought { turn: turn.actions().collect(), ..Thought::default() });
            }
            let action = legal[self.chance.below(legal.len())];
            turn.push(action).expect("a generated action is legal");
        }
    }
}
