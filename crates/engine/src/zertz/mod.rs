//! ZÈRTZ for the engine: the hand-crafted evaluation, levels.

mod evaluation;
#[cfg(test)]
mod tests;
mod weights;

use gipfel_rules::Color;
use gipfel_rules::zertz::{Marble, Position, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};

use crate::bench::Exercise;
use crate::{Character, EngineGame, Level, Tunables, WeightSetInfo};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = [
        // Jumps are compulsory, so the first levels go wrong before: they do not see what they give away.
        Character::new(200, 1)
            .overlooking(256, 60)
            .narrow(254)
            .narrow_later(254)
            .with_temperature(600),
        Character::new(300, 1)
            .overlooking(185, 80)
            .narrow(237)
            .narrow_later(237)
            .with_temperature(230),
        Character::new(500, 1)
            .overlooking(128, 60)
            .narrow(225)
            .narrow_later(225)
            .with_temperature(100),
        Character::new(800, 1)
            .overlooking(64, 30)
            .narrow(200)
            .narrow_later(200)
            .with_temperature(60),
        Character::new(1_400, 2)
            .overlooking(40, 12)
            .narrow(150)
            .narrow_later(150)
            .with_temperature(40),
        Character::new(2_500, 3)
            .overlooking(20, 4)
            .narrow(90)
            .narrow_later(90)
            .with_temperature(25),
        Character::new(5_000, 4).overlooking(8, 0).narrow(40).narrow_later(40).with_temperature(15),
        Character::new(10_000, Character::DEEP).narrow(10).with_temperature(8),
        Character::new(25_000, Character::DEEP),
        Character::new(100_000, Character::DEEP),
    ];
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(2, "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place"),
        Exercise::new(3, "zertz standard ..2/.2B1/.2G2/.2W3/2B2./5/4 b 5/7/8 0/0/0 0/0/0 remove"),
        Exercise::new(3, "zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump"),
        Exercise::new(3, "zertz blitz WW../.1.../..4/7/6/5/4 w 2/6/5 0/1/2 1/0/2 place"),
        Exercise::new(2, "zertz tournament 5/6/7/3W4/6G/6/5/4 b 5/7/10 0/0/0 0/0/0 place"),
        Exercise::new(2, "zertz expert 5/6/7/8/4W4/8/7/6/5 b 5/8/10 0/0/0 0/0/0 place"),
        Exercise::new(
            5,
            "zertz standard ..../...../..2../..1G1../..2../..2./..1G w 0/2/2 3/2/3 3/2/5 place",
        ),
    ];
    /// A turn has a marble and a ring, of which most change little.
    const TUNABLES: Tunables = Tunables { extra_actions: 10, ..Tunables::DEFAULT };
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] =
        &[WeightSetInfo { word: "zertz", variant: Variant::Standard.word() }];
    /// A marble and a ring of each player.
    const OPENING_TURNS: usize = 2;

    /// Who does not see every jump does not see where they lead.
    fn at_levels(evaluation: &Evaluation) -> Evaluation {
        Evaluation { resolves: false, ..evaluation.clone() }
    }

    fn features(&self) -> Vec<i32> {
        features(self).to_vec()
    }

    fn weights(evaluation: &mut Evaluation, _: usize) -> &mut [i32] {
        &mut evaluation.weights
    }

    /// The captured marbles, each by how many of its colour win.
    fn material(&self) -> i32 {
        let score = |color| -> i32 {
            let marbles = Marble::ALL.into_iter().zip([15, 12, 10]);
            marbles.map(|(marble, score)| score * i32::from(self.held(color, marble))).sum()
        };
        score(Color::White) - score(Color::Black)
    }
}
