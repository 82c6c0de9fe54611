//! GIPF for the engine: the hand-crafted evaluation, networks, levels.

mod evaluation;
mod inputs;
mod levels;
pub(crate) mod lines;
pub(crate) mod shape;

use gipfel_rules::Color;
use gipfel_rules::gipf::{Position, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
pub use inputs::Trace;
pub(crate) use levels::{LEVELS, LEVELS_WITH_POTENTIALS};

use crate::bench::Exercise;
use crate::learned::Learned;
use crate::{Character, EngineGame, Level, WeightSetInfo};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = LEVELS;
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(11, "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push"),
        Exercise::new(10, "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push"),
        Exercise::new(7, "gipf tournament 4/5/6/7/6/5/4 w 18/18 !! push"),
        Exercise::new(10, "gipf basic p2P/5/6/P5p/6/5/p2P w 12/15 -- push"),
        Exercise::new(9, "gipf tournament p1p1/1P3/2G3/3Gg2/1G4/2p2/g3 w 2/4 +- push"),
        Exercise::new(10, "gipf basic pPpp/PpPpP/6/PpPpPpP/6/5/pPPp b 4/3 -- push"),
        Exercise::new(9, "gipf standard G1p1/1P1P1/2PP2/1PPGPp1/2PP2/1g3/g3 w 1/4 -- claim"),
        Exercise::new(3, "gipf tournament p3/3G1/3G2/1GGGG2/2G3/5/g3 w 3/6 -- clear"),
        Exercise::new(10, "gipf basic 4/3p1/pP2p1/p1P1P2/P2p2/2pp1/pPpP w 5/5 -- push"),
        Exercise::new(10, "gipf standard 1PPp/p1p1p/pg2GP/pp3gP/pGPGgp/p1P2/P1Pp w 5/0 -- push"),
    ];
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] = &[
        WeightSetInfo { word: "gipf-basic", variant: Variant::Basic.word() },
        WeightSetInfo { word: "gipf-standard", variant: Variant::Standard.word() },
        WeightSetInfo { word: "gipf-tournament", variant: Variant::Tournament.word() },
    ];
    const LEARNED: Option<Learned<Position>> = Some(inputs::LEARNED);
    const OPENING_TURNS: usize = 4;

    fn classic() -> Evaluation {
        Evaluation::classic()
    }

    /// The hand-crafted evaluation, with which they were set.
    fn at_levels(evaluation: &Evaluation) -> Evaluation {
        evaluation.without_nets()
    }

    fn features(&self) -> Vec<i32> {
        features(self).to_vec()
    }

    fn weight_set(&self) -> usize {
        self.variant() as usize
    }

    fn weights(evaluation: &mut Evaluation, set: usize) -> &mut [i32] {
        &mut evaluation.weights[set]
    }

    /// All pieces that are not lost, on the board and in reserve, a GIPF-piece on the board for three: it is two pieces, and
    /// keeps the game alive.
    fn material(&self) -> i32 {
        let count = |color: Color| {
            let board = self.spots(color).bits().count_ones();
            let gipf = self.gipf_spots(color).bits().count_ones();
            (board + 2 * gipf) as i32 + i32::from(self.reserve(color))
        };
        count(Color::White) - count(Color::Black)
    }
}
