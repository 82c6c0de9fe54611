//! DVONN for the engine: the hand-crafted evaluation, levels.

mod evaluation;
mod shape;
#[cfg(test)]
mod tests;
mod weights;

use gipfel_rules::Color;
use gipfel_rules::dvonn::{Position, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};

use crate::bench::Exercise;
use crate::{Character, EngineGame, Level, WeightSetInfo};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = [
        Character::new(200, 1).overlooking(256, 256).narrow(196).with_temperature(300),
        Character::new(200, 1).overlooking(253, 39).narrow(221).with_temperature(79),
        Character::new(300, 1).overlooking(228, 30).narrow(188).with_temperature(70),
        Character::new(500, 1).overlooking(182, 18).narrow(135).with_temperature(57),
        Character::new(800, 2).overlooking(120, 11).narrow(88).with_temperature(47),
        Character::new(1_700, 3).overlooking(60, 3).narrow(38).with_temperature(32),
        Character::new(3_500, 4).overlooking(35, 0).narrow(16).with_temperature(22),
        Character::new(8_000, Character::DEEP).overlooking(16, 0).narrow(4).with_temperature(12),
        Character::new(14_000, Character::DEEP),
        Character::new(60_000, Character::DEEP),
    ];
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(2, "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place"),
        Exercise::new(2, "dvonn standard D2/4/5/5/2D2/pP3/5/5/5/4/2D b 22/22/0 place"),
        Exercise::new(
            4,
            "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/pP1PD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 1/0/0 place",
        ),
        Exercise::new(
            6,
            "dvonn standard ppP/pPPP/PPppP/DpppP/Ppppp/PpPpp/PPPDP/PPppp/DpPpP/ppPP/PpP w 0/0/0 move",
        ),
        Exercise::new(
            12,
            "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move",
        ),
    ];
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] =
        &[WeightSetInfo { word: "dvonn", variant: Variant::Standard.word() }];
    /// The DVONN pieces are placed, and three pieces of each player.
    const OPENING_TURNS: usize = 9;

    fn features(&self) -> Vec<i32> {
        features(self).to_vec()
    }

    fn weights(evaluation: &mut Evaluation, _: usize) -> &mut [i32] {
        &mut evaluation.weights
    }

    /// What counts in the end.
    fn material(&self) -> i32 {
        self.score(Color::White) as i32 - self.score(Color::Black) as i32
    }

    /// The first pieces say nothing about the result.
    fn is_early(&self) -> bool {
        self.hand(Color::White) > 17
    }
}
