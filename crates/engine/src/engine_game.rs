//! What the engine asks of a game besides its rules.

use std::fmt;

use gipfel_rules::{AnyPosition, GameKind, Module, each_game, each_position};

use crate::bench::Exercise;
use crate::learned::Learned;
use crate::{Character, Evaluate, Level, Tunables};

/// A game that can be evaluated: its module with an evaluation, levels, and what evaluations are made from. Everything that is of
/// any game asks here.
pub trait EngineGame: Module {
    /// What evaluates its positions; the default is the best that is part of the program.
    type Evaluation: Evaluate<Self> + Clone + Default + fmt::Debug + 'static;

    /// Its levels, weakest first.
    const LEVELS: [Character; Level::COUNT];
    /// Positions of all variants and of all stages of a turn, for the [bench](crate::bench).
    const EXERCISES: &'static [Exercise];
    /// The numbers of its search.
    const TUNABLES: Tunables = Tunables::DEFAULT;
    /// What each feature of the hand-crafted evaluation counts.
    const FEATURE_NAMES: &'static [&'static str];
    /// The sets of weights of the hand-crafted evaluation.
    const WEIGHT_SETS: &'static [WeightSetInfo];
    /// What networks see of it, if there are any.
    const LEARNED: Option<Learned<Self>> = None;
    /// How many random turns openings of matches have: enough for thousands of different ones, few enough to leave the game
    /// open.
    const OPENING_TURNS: usize;

    /// The hand-crafted evaluation.
    fn classic() -> Self::Evaluation {
        Self::Evaluation::default()
    }

    /// What its levels evaluate by, given what it is evaluated by at full strength: they are as strong as the evaluation that they
    /// were set with makes them.
    fn at_levels(evaluation: &Self::Evaluation) -> Self::Evaluation {
        evaluation.clone()
    }

    /// The features of a position, White's less Black's.
    fn features(&self) -> Vec<i32>;

    /// The weights that evaluate a position, by their place in [`EngineGame::WEIGHT_SETS`].
    fn weight_set(&self) -> usize {
        0
    }

    /// A set of weights of an evaluation, a weight for each feature.
    fn weights(evaluation: &mut Self::Evaluation, set: usize) -> &mut [i32];

    /// What can be counted on the table, White's less Black's, without looking at lines or moves: the simplest evaluation.
    fn material(&self) -> i32;

    /// Whether a position comes so early in the game that it says nothing about the result.
    fn is_early(&self) -> bool {
        false
    }
}

/// A set of weights: a part of an evaluation that is tuned by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightSetInfo {
    /// Its word in files and on command lines.
    pub word: &'static str,
    /// A variant that is evaluated with it.
    pub variant: &'static str,
}

/// The levels of a game.
pub(crate) fn levels(game: GameKind) -> &'static [Character; Level::COUNT] {
    each_game!(game, P => &<P as EngineGame>::LEVELS)
}

/// [`EngineGame::material`] of a position of any game.
pub fn material(position: &AnyPosition) -> i32 {
    each_position!(position, position => position.material())
}
