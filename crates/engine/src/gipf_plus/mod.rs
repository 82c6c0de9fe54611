//! GIPF with potentials for the engine: the hand-crafted evaluation, networks.

mod evaluation;
mod inputs;

use gipfel_rules::Color;
use gipfel_rules::gipf_plus::{Position, Potential, Variant};

pub use evaluation::{Evaluation, FEATURE_NAMES, FEATURES, Weights, features};
pub use inputs::Trace;

use crate::bench::Exercise;
use crate::learned::Learned;
use crate::{AnyEngine, Character, EngineGame, Level, WeightSetInfo, gipf};

impl EngineGame for Position {
    type Evaluation = Evaluation;

    const LEVELS: [Character; Level::COUNT] = gipf::LEVELS_WITH_POTENTIALS;
    const EXERCISES: &'static [Exercise] = &[
        Exercise::new(5, "gipf+ tournament 4/5/6/7/6/5/4 w 21/21 !! T3Z3D3Y3U3/T3Z3D3Y3U3 push"),
        Exercise::new(6, "gipf+ basic p2P/5/6/P5p/6/5/p2P w 12/12 ** T3Z3D3Y3U3/T3Z3D3Y3U3 push"),
        Exercise::new(
            6,
            "gipf+ standard PP1G/P(PZ)3/pg4/(Pu)2Y1yp/4(PZ)g/P2P(pt)/(pt)gPG w 4/8 -* -/Z2D3Y2U2 push",
        ),
        Exercise::new(
            4,
            "gipf+ tournament (pz)P(pt)P/(pt)(pd)(py)1(pu)/PP(PY)1(pt)P/2(PD)2g(pt)/1(pd)3(pd)/G1(pu)2/1P(pu)1 \
             w 10/7 -* -/T1D3U3 push",
        ),
        Exercise::new(
            6,
            "gipf+ standard p(PY)1(PY)/1p2G/2g(PT)pp/G1P(PT)g(PD)p/6/p4/Tg1G w 6/6 *- Z3D2Y1U3/- extra1",
        ),
        Exercise::new(
            6,
            "gipf+ tournament 4/4G/5g/(PD)2(PT)(PD)(pd)(PU)/5g/5/3g w 12/11 ** T1U1/Z2D2Y1 extra2",
        ),
        Exercise::new(
            6,
            "gipf+ basic 4/2(pt)2/Pp(PT)1(pt)p/p4pP/4(pt)P/(PT)2p1/p1P1 b 8/5 -- -/- clear",
        ),
        Exercise::new(
            6,
            "gipf+ standard 1ppp/PPPG1/(pt)(PT)3P/P4p1/pP2pP/2gP1/2Pp w 6/8 -- -/- claim",
        ),
    ];
    const FEATURE_NAMES: &'static [&'static str] = &FEATURE_NAMES;
    const WEIGHT_SETS: &'static [WeightSetInfo] = &[
        WeightSetInfo { word: "gipf+-basic", variant: Variant::Basic.word() },
        WeightSetInfo { word: "gipf+-standard", variant: Variant::Standard.word() },
        WeightSetInfo { word: "gipf+-tournament", variant: Variant::Tournament.word() },
    ];
    const LEARNED: Option<Learned<Position>> = Some(inputs::LEARNED);
    /// Few: random turns would soon give up pieces that could still be brought in.
    const OPENING_TURNS: usize = 2;

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

    /// As in GIPF without potentials, but covered pieces count too, potentials count nothing, and from the fourth on a
    /// GIPF-piece is two pieces and no more.
    fn material(&self) -> i32 {
        let count = |color: Color| {
            let gipf = self.gipf_spots(color).len().min(3);
            (self.basic_pieces(color) + gipf) as i32 + i32::from(self.reserve(color))
        };
        count(Color::White) - count(Color::Black)
    }
}

impl AnyEngine {
    /// Lets a side make no use of some kinds of potentials in what is searched from now on. What the table knows was found
    /// with other choices.
    pub fn withhold(&mut self, side: Color, kinds: impl IntoIterator<Item = Potential>) {
        self.evaluation_mut::<Position>().withhold(side, kinds);
    }
}
