//! The evaluations of all games together.

use std::any::Any;
use std::fmt;

use gipfel_rules::{GameKind, each_game};

use crate::EngineGame;
use crate::learned::{NetError, weight_set_of};

/// The evaluations of all games, to begin with the best that are part of the program.
#[derive(Debug)]
pub struct Evaluations([Box<dyn Held>; GameKind::ALL.len()]);

/// An evaluation of one of the games.
trait Held: Any + fmt::Debug + Send + Sync {
    fn cloned(&self) -> Box<dyn Held>;
}

impl<E: Any + Clone + fmt::Debug + Send + Sync> Held for E {
    fn cloned(&self) -> Box<dyn Held> {
        Box::new(self.clone())
    }
}

impl Default for Evaluations {
    fn default() -> Evaluations {
        Evaluations(GameKind::ALL.map(|game| -> Box<dyn Held> {
            each_game!(game, P => Box::new(<P as EngineGame>::Evaluation::default()))
        }))
    }
}

impl Clone for Evaluations {
    fn clone(&self) -> Evaluations {
        Evaluations(self.0.each_ref().map(|evaluation| (**evaluation).cloned()))
    }
}

/// How evaluations are found again.
const OWN: &str = "each place holds the evaluation of its game";

impl Evaluations {
    /// The hand-crafted ones.
    pub fn classic() -> Evaluations {
        Evaluations(GameKind::ALL.map(|game| -> Box<dyn Held> {
            each_game!(game, P => Box::new(<P as EngineGame>::classic()))
        }))
    }

    /// The evaluation of a game.
    pub fn of<P: EngineGame>(&self) -> &P::Evaluation {
        let held: &dyn Any = &*self.0[P::GAME as usize];
        held.downcast_ref().expect(OWN)
    }

    /// The same, to be changed.
    pub fn of_mut<P: EngineGame>(&mut self) -> &mut P::Evaluation {
        let held: &mut dyn Any = &mut *self.0[P::GAME as usize];
        held.downcast_mut().expect(OWN)
    }

    /// A set of weights of a game, by its place in [`EngineGame::WEIGHT_SETS`].
    pub fn weights(&mut self, game: GameKind, set: usize) -> &mut [i32] {
        each_game!(game, P => P::weights(self.of_mut::<P>(), set))
    }

    /// What the levels of the games evaluate by.
    pub(crate) fn at_levels(&self) -> Evaluations {
        Evaluations(GameKind::ALL.map(|game| -> Box<dyn Held> {
            each_game!(game, P => Box::new(P::at_levels(self.of::<P>())))
        }))
    }

    /// Evaluates with the network of which these are the weights, in the game or variant that they say.
    pub fn set_net(&mut self, weights: &[u8]) -> Result<(), NetError> {
        let word = weight_set_of(weights)?;
        for game in GameKind::ALL {
            if let Some(done) = each_game!(game, P => set_net::<P>(self, word, weights)) {
                return done;
            }
        }
        Err(NetError::Shape)
    }
}

/// None if what the network evaluates is no part of the game.
fn set_net<P: EngineGame>(
    evaluations: &mut Evaluations,
    word: &str,
    weights: &[u8],
) -> Option<Result<(), NetError>> {
    let set = P::WEIGHT_SETS.iter().position(|set| set.word == word)?;
    Some((P::LEARNED?.set_net)(evaluations.of_mut::<P>(), set, weights))
}
