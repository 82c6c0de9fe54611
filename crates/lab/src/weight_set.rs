//! Sets of weights: parts of evaluations that are tuned by themselves.

use gipfel_engine::{EngineGame, Evaluations, WeightSetInfo};
use gipfel_rules::{AnyPosition, GameKind, Position as _, each_game, each_position};

/// One of the sets of weights that the games have.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct WeightSet {
    game: GameKind,
    /// Its place among those of the game.
    place: usize,
}

impl WeightSet {
    /// All sets, game by game.
    pub fn all() -> impl Iterator<Item = WeightSet> {
        GameKind::ALL.into_iter().flat_map(|game| {
            let sets = each_game!(game, P => P::WEIGHT_SETS);
            (0..sets.len()).map(move |place| WeightSet { game, place })
        })
    }

    /// The set with a word.
    pub fn from_word(word: &str) -> Option<WeightSet> {
        WeightSet::all().find(|set| set.word() == word)
    }

    /// The weights that evaluate a position.
    pub fn of(position: &AnyPosition) -> WeightSet {
        let place = each_position!(position, position => position.weight_set());
        WeightSet { game: position.game(), place }
    }

    /// The game that is evaluated with it.
    pub fn game(self) -> GameKind {
        self.game
    }

    /// Its place among the sets of the game.
    pub(crate) fn place(self) -> usize {
        self.place
    }

    fn info(self) -> &'static WeightSetInfo {
        each_game!(self.game, P => &P::WEIGHT_SETS[self.place])
    }

    /// The word for the set in files and on command lines.
    pub fn word(self) -> &'static str {
        self.info().word
    }

    /// The start of a game that is evaluated with the set.
    pub fn start(self) -> AnyPosition {
        self.game.start(self.info().variant).expect("the game has this variant")
    }

    /// What each feature counts.
    pub fn feature_names(self) -> &'static [&'static str] {
        each_game!(self.game, P => P::FEATURE_NAMES)
    }

    /// The weights of the set in evaluations, to be changed.
    pub fn weights(self, evaluations: &mut Evaluations) -> &mut [i32] {
        evaluations.weights(self.game, self.place)
    }

    /// The weights that are built in.
    pub fn built_in(self) -> Vec<i32> {
        self.weights(&mut Evaluations::classic()).to_vec()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_has_its_weights() {
        for game in GameKind::ALL {
            for variant in game.variants() {
                let start = game.start(variant).expect("a variant");
                let set = WeightSet::of(&start);
                assert_eq!((set.game(), WeightSet::from_word(set.word())), (game, Some(set)));
                assert_eq!(set.built_in().len(), set.feature_names().len());
                let features = each_position!(&start, position => position.features());
                assert_eq!(features.len(), set.feature_names().len());
            }
        }
        for set in WeightSet::all() {
            assert_eq!(WeightSet::of(&set.start()), set);
        }
    }
}
