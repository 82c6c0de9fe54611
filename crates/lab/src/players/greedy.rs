//! Someone who takes what can be taken now.

use gipfel_engine::{Clock, EngineGame};
use gipfel_rules::{Color, Game, Outcome, Position, Stage, each_position};

use crate::chance::Chance;
use crate::{Player, PlayerError, Thought};

/// Looks at all its turns, and at nothing the opponent may do. It wins if it can, otherwise it plays a turn after which
/// its [material](EngineGame::material) is largest, any of them with the same probability.
#[derive(Clone, Debug)]
pub struct Greedy {
    chance: Chance,
}

impl Greedy {
    /// A player who waits for a game.
    pub fn new() -> Greedy {
        Greedy { chance: Chance::new(0) }
    }
}

impl Default for Greedy {
    fn default() -> Greedy {
        Greedy::new()
    }
}

impl Player for Greedy {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.chance = Chance::new(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let turn = each_position!(game.position(), position => {
            let turn = Search::best(position, &mut self.chance);
            turn.into_iter().map(Into::into).collect()
        });
        Ok(Thought { turn, depth: Some(1), ..Thought::default() })
    }
}

/// The value of a turn that wins.
const WIN: i32 = 1_000_000;

/// A walk through all turns of one player.
struct Search<'a, P: Position> {
    side: Color,
    chance: &'a mut Chance,
    turn: Vec<P::Action>,
    best: Vec<P::Action>,
    best_value: i32,
    /// How many turns of the best value were seen.
    equals: usize,
}

impl<'a, P: EngineGame> Search<'a, P> {
    fn best(position: &P, chance: &'a mut Chance) -> Vec<P::Action> {
        let mut search = Search {
            side: position.side(),
            chance,
            turn: Vec::new(),
            best: Vec::new(),
            best_value: i32::MIN,
            equals: 0,
        };
        let main_played = position.stage() == Stage::After;
        search.walk(&mut position.clone(), main_played);
        search.best
    }

    fn walk(&mut self, position: &mut P, main_played: bool) {
        for action in position.actions() {
            let main_played = main_played || position.stage() == Stage::Main;
            let undo = position.play_unchecked(action);
            self.turn.push(action);
            let over = position.outcome();
            if over.is_some() || (main_played && position.stage() != Stage::After) {
                self.weigh(position, over);
            } else {
                self.walk(position, main_played);
            }
            self.turn.pop();
            position.undo(undo);
        }
    }

    fn weigh(&mut self, position: &P, over: Option<Outcome>) {
        let value = match over {
            Some(Outcome::Win(winner)) if winner == self.side => WIN,
            Some(Outcome::Win(_)) => -WIN,
            Some(Outcome::Draw) => 0,
            None if self.side == Color::White => position.material(),
            None => -position.material(),
        };
        if value < self.best_value {
            return;
        }
        if value > self.best_value {
            self.best_value = value;
            self.equals = 0;
        }
        self.equals += 1;
        // Each of the equal turns is kept with the same probability.
        if self.chance.below(self.equals) == 0 {
            self.best.clone_from(&self.turn);
        }
    }
}
