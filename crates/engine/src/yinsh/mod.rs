//! YINSH for the engine: the hand-crafted evaluation, networks, levels.

mod evaluation;
mod inputs;

use gipfel_rules::Color;
use gipfel_rules::yinsh::{Position, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
pub use inputs::Scratch;

use crate::bench::Exercise;
use crate::learned::Learned;
use crate::{Character, EngineGame, Level, WeightSetInfo};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = [
        Character::new(200, 1).overlooking(256, 145).narrow(251).with_temperature(100),
        Character::new(200, 1).overlooking(254, 46).narrow(225).with_temperature(81),
        Character::new(300, 1).overlooking(226, 30).narrow(186).with_temperature(70),
        Character::new(400, 1).overlooking(200, 20).narrow(150).with_temperature(60),
        Character::new(700, 1).overlooking(140, 12).narrow(98).with_temperature(49),
        Character::new(1_000, 2).overlooking(100, 8).narrow(70).with_temperature(42),
        Character::new(2_400, 3).overlooking(48, 1).narrow(26).with_temperature(27),
        Character::new(4_500, 4).overlooking(26, 0).narrow(10).with_temperature(18),
        Character::new(9_500, Character::DEEP).overlooking(1, 0).narrow(1).with_temperature(6),
        Character::new(15_000, Character::DEEP),
    ];
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(8, "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        Exercise::new(6, "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place"),
        Exercise::new(9, "yinsh standard R3/R6/8/9/4Rr4/4RR3/5rr3/9/8/7/3r b 0/1 0/0 place"),
        Exercise::new(9, "yinsh standard 4/R6/8/9/4Rr4/4RR3/R4rr3/9/8/6r/3r w 0/0 0/0 move"),
        Exercise::new(
            10,
            "yinsh standard 4/2R4/3R2r1/1r1m1m3/3M1m1r2/R1mMmM3/4RM4/2m2R3/5r2/7/r3 w 0/0 0/0 move",
        ),
        Exercise::new(
            8,
            "yinsh standard RR2/4r2/3M2r1/3Mm4/1MMMMM4/2M4R1/1RM7/1r7/4R3/1r5/3r w 0/0 0/0 claim-row",
        ),
        Exercise::new(
            10,
            "yinsh standard 1M1r/2mRmmm/R5MM/rMM1R2M1/m1M4mMM/MM1M1M3/2mmM1M1M1/M2mm2Mm/1mM4r/mR3M1/Mm2 \
             b 0/0 1/2 move",
        ),
        Exercise::new(
            11,
            "yinsh standard 4/R6/8/3M2MR1/4mm1rm1/2m5m/6r3/m1M1R3r/1Rr2r2/6R/2M1 b 0/0 0/0 clear-ring",
        ),
        Exercise::new(
            8,
            "yinsh blitz Mm2/1MR2m1/mmm1m3/1MMrM4/MMr2m4/M3R4/M1RMM3mr/2r1M1M2/m1mmrR1m/2M1R2/4 \
             b 0/0 0/0 claim-ring",
        ),
        Exercise::new(8, "yinsh blitz 4/1r5/8/9/10/9/10/8R/8/7/4 w 4/4 0/0 place"),
    ];
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] =
        &[WeightSetInfo { word: "yinsh", variant: Variant::Standard.word() }];
    const LEARNED: Option<Learned<Position>> = Some(inputs::LEARNED);
    /// Three of the five rings of each player are placed.
    const OPENING_TURNS: usize = 6;

    fn classic() -> Evaluation {
        Evaluation::classic()
    }

    fn features(&self) -> Vec<i32> {
        features(self).to_vec()
    }

    fn weights(evaluation: &mut Evaluation, _: usize) -> &mut [i32] {
        &mut evaluation.weights
    }

    /// 100 for every removed ring and 1 for every marker on the board.
    fn material(&self) -> i32 {
        let count = |color: Color| {
            let markers = self.markers(color).bits().count_ones() as i32;
            100 * i32::from(self.removed(color)) + markers
        };
        count(Color::White) - count(Color::Black)
    }

    /// The first rings say nothing about the result.
    fn is_early(&self) -> bool {
        self.rings(Color::White).bits().count_ones() < 3 && self.hand(Color::White) > 0
    }
}
