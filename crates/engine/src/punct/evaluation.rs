//! What counts in PÜNCT: how far the players are from a chain, the centre, and what is left to add.

use gipfel_rules::punct::{Action, Phase, Position, SpaceSet, Ways};
use gipfel_rules::{Color, Position as _, Stage};

use super::order;
use super::weights::WEIGHTS;
use crate::Evaluate;

/// A chain is told apart by whether it lacks so many spaces or fewer.
pub(super) const STEPS: [u8; 11] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12];
/// The last pieces: the centre decides soon.
const LAST: u8 = 5;

/// So many of the spaces for a piece are searched.
const SPOTS: usize = 8;
/// So many of the directions in which it can lie there.
const DIRECTIONS: usize = 2;

/// How many features there are.
pub const FEATURES: usize = 25;

/// What each feature counts, White's less Black's.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "a chain lacks 1",
    "a chain lacks at most 2",
    "a chain lacks at most 3",
    "a chain lacks at most 4",
    "a chain lacks at most 5",
    "a chain lacks at most 6",
    "a chain lacks at most 7",
    "a chain lacks at most 8",
    "a chain lacks at most 9",
    "a chain lacks at most 10",
    "a chain lacks at most 12",
    "to move and a chain lacks 1",
    "to move and a chain lacks at most 2",
    "to move and a chain lacks at most 3",
    "to move and a chain lacks at most 5",
    "spaces that the second chain lacks",
    "spaces that the third chain lacks",
    "dots seen from above",
    "dots in the centre",
    "dots in the centre near the end",
    "pieces left to add",
    "triangles left to add",
    "pieces that can be moved",
    "dots on higher levels",
    "having the move",
];

/// Weights of the features in hundredths of a unit.
pub type Weights = [i32; FEATURES];

/// The hand-crafted evaluation of PÜNCT.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// The weights.
    pub weights: Weights,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation { weights: WEIGHTS }
    }
}

/// What a player has.
fn own_values(position: &Position, color: Color, near_end: bool) -> Weights {
    let mut values = [0; FEATURES];
    let mut distances = Ways::new(position, color).distances();
    distances.sort_unstable();
    let [nearest, second, third] = distances;
    for (value, step) in values.iter_mut().zip(STEPS) {
        *value = i32::from(nearest <= step);
    }
    if position.side() == color {
        for (value, step) in values[STEPS.len()..].iter_mut().zip([1, 2, 3, 5]) {
            *value = i32::from(nearest <= step);
        }
    }
    values[15] = i32::from(second);
    values[16] = i32::from(third);
    let seen = position.seen(color);
    values[17] = seen.len() as i32;
    let central = (seen & SpaceSet::CENTRAL).len() as i32;
    values[18] = central;
    values[19] = if near_end { central } else { 0 };
    values[20] = i32::from(position.reserve_count(color));
    values[21] = i32::from(position.reserve(color, gipfel_rules::punct::PieceKind::Triangle));
    values[22] = position.free(color).len() as i32;
    values[23] = seen.iter().filter(|space| position.height(*space) > 1).count() as i32;
    values
}

/// The features of a position, White's less Black's.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let near_end = Color::ALL.into_iter().any(|color| position.reserve_count(color) <= LAST);
    let mut values = own_values(position, Color::White, near_end);
    let others = own_values(position, Color::Black, near_end);
    for (value, other) in values.iter_mut().zip(others) {
        *value -= other;
    }
    values[FEATURES - 1] = if position.side() == Color::White { 1 } else { -1 };
    values
}

impl Evaluate<Position> for Evaluation {
    type Scratch = ();

    #[inline]
    fn evaluate(&self, position: &Position) -> i32 {
        let features = features(position);
        let white: i32 =
            features.iter().zip(&self.weights).map(|(value, weight)| value * weight).sum();
        if position.side() == Color::White { white } else { -white }
    }

    fn prior(&self, position: &Position, action: Action) -> i32 {
        order::prior(position, action)
    }

    /// Of the spaces for a piece most change little.
    fn is_open(&self, position: &Position) -> bool {
        matches!(position.stage(), Stage::Main | Stage::After)
    }

    fn is_sharp(&self, position: &Position, action: Action) -> bool {
        order::is_sharp(position, action)
    }

    /// The best of the ways to lie on a space are nearly always the first ones.
    fn breadth(&self, position: &Position) -> Option<usize> {
        match position.phase() {
            Phase::Piece => None,
            Phase::Spot => Some(SPOTS),
            Phase::Rotation => Some(DIRECTIONS),
        }
    }

    fn margin(&self) -> i32 {
        150
    }
}
