//! TZAAR for the engine: the hand-crafted evaluation, levels.

mod evaluation;
#[cfg(test)]
mod tests;
mod weights;

use gipfel_rules::Color;
use gipfel_rules::tzaar::{PieceKind, Position, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};

use crate::bench::Exercise;
use crate::{Character, EngineGame, Level, Tunables, WeightSetInfo};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = [
        // The first levels leave it at one capture, mostly: building stacks is what a beginner does not think of.
        Character::new(200, 1)
            .overlooking(256, 165)
            .narrow(244)
            .narrow_later(255)
            .with_temperature(300),
        Character::new(200, 1)
            .overlooking(256, 100)
            .narrow(220)
            .narrow_later(246)
            .with_temperature(200),
        Character::new(300, 1)
            .overlooking(228, 40)
            .narrow(200)
            .narrow_later(215)
            .with_temperature(100),
        Character::new(500, 1)
            .overlooking(182, 25)
            .narrow(135)
            .narrow_later(130)
            .with_temperature(80),
        Character::new(800, 2).overlooking(120, 11).narrow(88).with_temperature(60),
        Character::new(1_700, 3).overlooking(60, 3).narrow(38).with_temperature(40),
        Character::new(3_500, 4).overlooking(35, 0).narrow(16).with_temperature(25),
        Character::new(8_000, Character::DEEP).overlooking(16, 0).narrow(4).with_temperature(12),
        Character::new(20_000, Character::DEEP),
        Character::new(80_000, Character::DEEP),
    ];
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(
            3,
            "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture",
        ),
        Exercise::new(2, "tzaar tournament 5/6/7/8/8/8/7/6/5 w Z6A9T15/Z6A9T15 place"),
        Exercise::new(
            2,
            "tzaar tournament At1tz/AAaaTa/ZZtZtzt/tTazAATt/taa1tTZz/tTtTA1Ta/TAAtTZt/TAzazT/TTTtZ b T1/A1T1 place",
        ),
        Exercise::new(
            3,
            "tzaar standard ttttT/TaaaAT/TAz1ZAT/TAtz2AT/T1Z1TZat/A(t2)z1Tzat/1azZZat/taAAAt/1tTTT w -/- second",
        ),
        Exercise::new(5, "tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second"),
    ];
    /// A turn has two moves, of which the second has many ways that change little.
    const TUNABLES: Tunables = Tunables { extra_actions: 16, ..Tunables::DEFAULT };
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] =
        &[WeightSetInfo { word: "tzaar", variant: Variant::Standard.word() }];
    /// The opening and a turn of each player, or three pieces of each.
    const OPENING_TURNS: usize = 3;

    fn features(&self) -> Vec<i32> {
        features(self).to_vec()
    }

    fn weights(evaluation: &mut Evaluation, _: usize) -> &mut [i32] {
        &mut evaluation.weights
    }

    /// The pieces on the board.
    fn material(&self) -> i32 {
        let pieces = |color| -> i32 {
            let own = self.controlled(color);
            own.iter().map(|space| i32::from(self.height(space))).sum()
        };
        pieces(Color::White) - pieces(Color::Black)
    }

    /// The first pieces say nothing about the result.
    fn is_early(&self) -> bool {
        PieceKind::ALL.map(|kind| self.hand(Color::White, kind)).iter().sum::<u8>() > 24
    }
}
