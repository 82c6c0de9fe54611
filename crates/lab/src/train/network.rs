//! The networks there are, and what each of them sees of a position.

use gipfel_engine::learned::{Net, Shape};
use gipfel_engine::{gipf, yinsh};
use gipfel_rules::{AnyPosition, Color, Position};
use thiserror::Error;

use super::Model;
use crate::WeightSet;

/// A network that can be trained: the game or variant that it judges.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NetKind(WeightSet);

/// There is no network of that name.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no network `{0}`; there are {words}", words = NetKind::words().join(", "))]
pub struct NetKindError(String);

impl NetKind {
    /// All of them.
    pub const ALL: [NetKind; 4] = [
        NetKind(WeightSet::GipfBasic),
        NetKind(WeightSet::GipfStandard),
        NetKind(WeightSet::GipfTournament),
        NetKind(WeightSet::Yinsh),
    ];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        self.0.word()
    }

    fn words() -> Vec<&'static str> {
        NetKind::ALL.into_iter().map(NetKind::word).collect()
    }

    /// The one with a word.
    pub fn from_word(word: &str) -> Result<NetKind, NetKindError> {
        let found = NetKind::ALL.into_iter().find(|kind| kind.word() == word);
        found.ok_or_else(|| NetKindError(word.to_owned()))
    }

    /// Where the games begin that it learns from.
    pub fn start(self) -> AnyPosition {
        self.0.start()
    }

    /// How many features it has.
    pub fn shape(self) -> Shape {
        match self.0 {
            WeightSet::Yinsh => yinsh::SHAPE,
            _ => gipf::SHAPE,
        }
    }

    /// How many neurons it has for each point of view.
    pub fn width(self) -> usize {
        match self.0 {
            WeightSet::Yinsh => yinsh::WIDTH,
            _ => gipf::WIDTH,
        }
    }

    /// Whether it judges a position.
    pub fn judges(self, position: &AnyPosition) -> bool {
        WeightSet::of(position) == self.0
    }

    /// The features of a position from a player's point of view.
    pub fn visit_features(self, position: &AnyPosition, view: Color, visit: &mut dyn FnMut(usize)) {
        match position {
            AnyPosition::Gipf(position) => gipf::visit_features(position, view, visit),
            AnyPosition::Yinsh(position) => yinsh::visit_features(position, view, visit),
            AnyPosition::GipfPlus(_) => {}
        }
    }

    /// The output layer that counts in a position.
    pub fn bucket(self, position: &AnyPosition) -> usize {
        match position {
            AnyPosition::Gipf(position) => gipf::bucket(position),
            AnyPosition::Yinsh(position) => yinsh::bucket(position),
            AnyPosition::GipfPlus(_) => 0,
        }
    }

    /// The weights of a model in whole numbers, as the engine reads them.
    pub fn weights(self, model: &Model, unit: f32) -> Vec<u8> {
        match self.0 {
            WeightSet::Yinsh => model.quantised::<{ yinsh::WIDTH }>(unit).to_bytes(),
            _ => model.quantised::<{ gipf::WIDTH }>(unit).to_bytes(),
        }
    }

    /// What a network with these weights thinks of a position, in hundredths for the mover; none if they do not fit.
    pub fn judge(self, weights: &[u8], position: &AnyPosition) -> Option<i32> {
        match position {
            AnyPosition::Gipf(position) => {
                let net = Net::from_bytes(weights, gipf::SHAPE).ok()?;
                Some(gipf::judge_plainly(&net, position))
            }
            AnyPosition::Yinsh(position) => {
                let net = Net::from_bytes(weights, yinsh::SHAPE).ok()?;
                Some(yinsh::judge_plainly(&net, position))
            }
            AnyPosition::GipfPlus(_) => None,
        }
    }
}

/// The player to move and the other, as the network sees them.
pub(super) fn views(position: &AnyPosition) -> [Color; 2] {
    [position.side(), position.side().other()]
}
