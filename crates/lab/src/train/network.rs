//! The networks there are, and what each of them sees of a position.

use gipfel_engine::EngineGame;
use gipfel_engine::learned::{Net, Recipe, Shape, WIDTH};
use gipfel_rules::{AnyPosition, Color, Position, each_game, each_position};
use thiserror::Error;

use super::Model;
use crate::WeightSet;

/// A network that can be trained: the game or variant that it evaluates.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetKind {
    set: WeightSet,
    shape: Shape,
}

/// There is no network of that name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no network `{0}`; there are {words}", words = NetKind::words().join(", "))]
pub struct NetKindError(String);

impl NetKind {
    /// All of them.
    pub fn all() -> impl Iterator<Item = NetKind> {
        WeightSet::all().filter_map(|set| {
            let shape = each_game!(set.game(), P => P::LEARNED.map(|learned| learned.shape))?;
            Some(NetKind { set, shape })
        })
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        self.set.word()
    }

    fn words() -> Vec<&'static str> {
        NetKind::all().map(NetKind::word).collect()
    }

    /// The one with a word.
    pub fn from_word(word: &str) -> Result<NetKind, NetKindError> {
        let found = NetKind::all().find(|kind| kind.word() == word);
        found.ok_or_else(|| NetKindError(word.to_owned()))
    }

    /// Where the games begin that it learns from.
    pub fn start(self) -> AnyPosition {
        self.set.start()
    }

    /// How many features it has.
    pub fn shape(self) -> Shape {
        self.shape
    }

    /// How many neurons it has for each point of view.
    pub fn width(self) -> usize {
        WIDTH
    }

    /// The hand-crafted evaluation as a number for each feature, in hundredths, if it is a sum of them.
    pub fn classic(self) -> Option<Vec<f32>> {
        let set = self.set.place();
        each_game!(self.set.game(), P => (P::LEARNED?.classic)(set))
    }

    /// How it is learnt from nothing.
    pub fn recipe(self) -> Recipe {
        let recipe = each_game!(self.set.game(), P => P::LEARNED.map(|learned| learned.recipe));
        recipe.expect("only what has networks is a kind of them")
    }

    /// Whether it evaluates a position.
    pub fn covers(self, position: &AnyPosition) -> bool {
        WeightSet::of(position) == self.set
    }

    /// The features of a position from a player's point of view.
    pub fn visit_features(self, position: &AnyPosition, view: Color, visit: &mut dyn FnMut(usize)) {
        each_position!(position, position => visit_features(position, view, visit));
    }

    /// The output layer that counts in a position.
    pub fn bucket(self, position: &AnyPosition) -> usize {
        each_position!(position, position => bucket(position))
    }

    /// The weights of a model in whole numbers, as the engine reads them.
    pub fn weights(self, model: &Model, unit: f32) -> Vec<u8> {
        model.quantised::<WIDTH>(unit).to_bytes(self.word())
    }

    /// What a network with these weights thinks of a position, in hundredths for the mover; none if they do not fit.
    pub fn evaluate(self, weights: &[u8], position: &AnyPosition) -> Option<i32> {
        each_position!(position, position => evaluate(weights, position))
    }
}

fn visit_features<P: EngineGame>(position: &P, view: Color, visit: &mut dyn FnMut(usize)) {
    if let Some(learned) = P::LEARNED {
        (learned.visit_features)(position, view, visit);
    }
}

fn bucket<P: EngineGame>(position: &P) -> usize {
    P::LEARNED.map_or(0, |learned| (learned.bucket)(position))
}

fn evaluate<P: EngineGame>(weights: &[u8], position: &P) -> Option<i32> {
    let learned = P::LEARNED?;
    let net = Net::from_bytes(weights, learned.shape).ok()?;
    Some(learned.evaluate_plainly(&net, position))
}

/// The player to move and the other, as the network sees them.
pub(super) fn views(position: &AnyPosition) -> [Color; 2] {
    [position.side(), position.side().other()]
}
