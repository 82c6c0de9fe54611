//! What a network sees of a game.

use std::sync::Arc;

use gipfel_rules::Color;

use super::{Net, NetError, Prepared, Recipe, Shape};
use crate::EngineGame;

/// The neurons of the hidden layer for each point of view, in the networks of all games.
pub const WIDTH: usize = 16;
/// A network of a game.
pub type GameNet = Net<WIDTH>;
/// The same, ready to evaluate.
pub type PreparedGameNet = Prepared<WIDTH>;

/// Puts the weights of a network to use in an evaluation, for what a set of weights evaluates.
pub type SetNet<E> = fn(&mut E, usize, &[u8]) -> Result<(), NetError>;

/// The features of a game's positions, and how a network of them is put to use.
#[derive(Debug)]
pub struct Learned<P: EngineGame> {
    /// How many features there are.
    pub shape: Shape,
    /// Calls its last argument with the features of a position from a point of view, found anew and in the plainest way.
    pub visit_features: fn(&P, Color, &mut dyn FnMut(usize)),
    /// The output layer that counts.
    pub bucket: fn(&P) -> usize,
    /// The feature that the other player sees where a player sees one.
    pub turned: fn(usize) -> usize,
    /// The hand-crafted evaluation of a [set of weights](EngineGame::WEIGHT_SETS) as a number for each feature, in hundredths: what a
    /// network that has learnt nothing evaluates by. None where it is no sum of features.
    pub classic: fn(usize) -> Option<Vec<f32>>,
    /// How its networks are learnt.
    pub recipe: Recipe,
    /// Evaluates what a [set of weights](EngineGame::WEIGHT_SETS) evaluates with the network of which these are the weights.
    pub set_net: SetNet<P::Evaluation>,
}

impl<P: EngineGame> Learned<P> {
    /// The network of which these are the weights, ready to evaluate.
    pub fn read(&self, weights: &[u8]) -> Result<PreparedGameNet, NetError> {
        Ok(Prepared::new(Net::from_bytes(weights, self.shape)?, self.turned))
    }

    /// The networks that are part of the program, given their weights.
    pub(crate) fn built_in<const SETS: usize>(&self, weights: [&[u8]; SETS]) -> Nets<SETS> {
        let read = |weights| self.read(weights).expect("the weights that are built in fit");
        Nets(weights.map(|weights| Some(Arc::new(read(weights)))))
    }

    /// What a network thinks of a position, in hundredths for the mover: features found anew, summed one by one.
    pub fn evaluate_plainly(&self, net: &GameNet, position: &P) -> i32 {
        let mover = position.side();
        let [own, other] = [mover, mover.other()].map(|view| {
            let mut features = Vec::new();
            (self.visit_features)(position, view, &mut |feature| features.push(feature));
            features
        });
        net.evaluate_plainly(&own, &other, (self.bucket)(position))
    }
}

/// Networks of a game that evaluates each of so many variants with its own, where there is one.
#[derive(Clone, Debug)]
pub(crate) struct Nets<const SETS: usize>([Option<Arc<PreparedGameNet>>; SETS]);

impl<const SETS: usize> Nets<SETS> {
    /// No networks.
    pub(crate) const NONE: Nets<SETS> = Nets([const { None }; SETS]);

    /// The network of a variant.
    #[inline]
    pub(crate) fn of(&self, place: usize) -> Option<&PreparedGameNet> {
        self.0[place].as_deref()
    }

    pub(crate) fn set(&mut self, place: usize, net: PreparedGameNet) {
        self.0[place] = Some(Arc::new(net));
    }
}

/// The feature of the other player in place of a player's, and the other way round, where blocks of features of the same size are in
/// turn of the player and of the other.
pub(crate) const fn exchanged_sides(feature: usize, begin: usize, size: usize) -> usize {
    let place = feature - begin;
    begin + place / (2 * size) * (2 * size) + (place + size) % (2 * size)
}

/// The same where a feature stands for a number of the player's and one of the other's, each below `size`.
pub(crate) const fn transposed(feature: usize, begin: usize, size: usize) -> usize {
    let place = feature - begin;
    begin + place % size * size + place / size
}
