//! What counts in GIPF: pieces that are not lost, pieces to play with, GIPF-pieces, the centre, and lines of three.

#[cfg(feature = "nets")]
use std::sync::LazyLock;

use gipfel_rules::gipf::{ActionKind, Position, SpotSet, Variant};
use gipfel_rules::{Color, Position as _};

use super::inputs::{LEARNED, Trace};
use super::lines::Board;
use super::shape::{INNER, RINGS, fours};
use crate::Evaluate;
use crate::learned::{NetError, Nets, Traces};

/// How many features there are.
pub const FEATURES: usize = 18;

/// What each feature counts, White's less Black's.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "pieces on the board and in reserve",
    "pieces in reserve",
    "GIPF-pieces",
    "a single GIPF-piece",
    "two GIPF-pieces",
    "reserve of at most 1",
    "reserve of 2 or 3",
    "reserve of 4 to 6",
    "piece in the centre",
    "pieces next to the centre",
    "pieces on the second ring",
    "pieces on the outer ring",
    "GIPF-pieces on the inner rings",
    "three of four, the fourth spot empty",
    "three of four, the fourth the opponent's",
    "two of four, the others empty",
    "GIPF-pieces in threes",
    "having the move",
];

/// Weights of the features in hundredths of a piece.
pub type Weights = [i32; FEATURES];

/// The evaluation of GIPF: a network for each variant, and what is used where there is none.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// For the basic, the standard and the tournament game.
    pub weights: [Weights; Variant::ALL.len()],
    nets: Nets<{ Variant::ALL.len() }>,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation { nets: built_in(), ..Evaluation::classic() }
    }
}

/// The networks that are part of the program.
#[cfg(feature = "nets")]
fn built_in() -> Nets<{ Variant::ALL.len() }> {
    static NETS: LazyLock<Nets<{ Variant::ALL.len() }>> = LazyLock::new(|| {
        LEARNED.built_in([
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-basic.net")),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-standard.net")),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-tournament.net")),
        ])
    });
    NETS.clone()
}

/// The networks have to be handed over.
#[cfg(not(feature = "nets"))]
const fn built_in() -> Nets<{ Variant::ALL.len() }> {
    Nets::NONE
}

impl Evaluation {
    /// The hand-crafted evaluation.
    pub fn classic() -> Evaluation {
        Evaluation { weights: [BASIC, STANDARD, TOURNAMENT], nets: Nets::NONE }
    }

    /// The same without networks.
    pub(super) fn without_nets(&self) -> Evaluation {
        Evaluation { weights: self.weights, ..Evaluation::classic() }
    }

    /// Evaluates a variant with the network of which these are the weights.
    pub fn set_net(&mut self, variant: Variant, weights: &[u8]) -> Result<(), NetError> {
        self.nets.set(variant as usize, LEARNED.read(weights)?);
        Ok(())
    }

    fn evaluate_classic(&self, position: &Position) -> i32 {
        let weights = &self.weights[position.variant() as usize];
        let white: i32 =
            features(position).iter().zip(weights).map(|(value, weight)| value * weight).sum();
        if position.side() == Color::White { white } else { -white }
    }
}

// How these were found is told in crates/lab/journal/weights.md.
const BASIC: Weights = [100, 12, 0, 0, 0, -60, -25, -8, 14, 12, 6, 0, 0, 18, 6, 4, 0, 10];

const STANDARD: Weights =
    [138, 29, 60, -160, -50, -69, -60, -2, 69, 50, 38, 20, 10, 21, 24, 1, 10, 3];

const TOURNAMENT: Weights =
    [174, 52, -22, 27, 48, -222, -173, -44, 135, 102, 89, 60, 17, 19, 35, -4, -9, -2];

/// The features of a position, White's less Black's; the last is 1 if White is to move, else −1.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    let gipf = [Color::White, Color::Black].map(|color| position.gipf_spots(color).bits());
    let pieces = [Color::White, Color::Black].map(|color| position.spots(color).bits());
    for color in Color::ALL {
        let sign = if color == Color::White { 1 } else { -1 };
        let (own, other) = (pieces[color.index()], pieces[color.other().index()]);
        let own_gipf = gipf[color.index()];
        let count = |set: u64| set.count_ones() as i32;
        let reserve = i32::from(position.reserve(color));
        let fours = fours(own, other);
        let gipf_count = count(own_gipf);
        let values = [
            count(own) + gipf_count + reserve,
            reserve,
            gipf_count,
            i32::from(gipf_count == 1),
            i32::from(gipf_count == 2),
            i32::from(reserve <= 1),
            i32::from((2..=3).contains(&reserve)),
            i32::from((4..=6).contains(&reserve)),
            count(own & RINGS[0]),
            count(own & RINGS[1]),
            count(own & RINGS[2]),
            count(own & RINGS[3]),
            count(own_gipf & INNER),
            fours.three_and_empty as i32,
            fours.three_and_other as i32,
            fours.two_and_empty as i32,
            count(own_gipf & fours.threes),
        ];
        for (feature, value) in features.iter_mut().zip(values) {
            *feature += sign * value;
        }
    }
    features[FEATURES - 1] = if position.side() == Color::White { 1 } else { -1 };
    features
}

impl Evaluate<Position> for Evaluation {
    type Scratch = Traces<Trace>;

    fn evaluate(&self, position: &Position) -> i32 {
        self.evaluate_at(position, 0, &mut Traces::<Trace>::default())
    }

    #[inline]
    fn evaluate_at(&self, position: &Position, ply: usize, scratch: &mut Traces<Trace>) -> i32 {
        let Some(net) = self.nets.of(position.variant() as usize) else {
            return self.evaluate_classic(position);
        };
        let board = Board::get();
        let trace = scratch.at(ply, || Trace::new(board, net));
        trace.update(board, net, position);
        trace.evaluate(net, position)
    }

    fn prior(&self, position: &Position, action: gipfel_rules::gipf::Action) -> i32 {
        match action.kind() {
            // Taking more of the opponent's, and keeping one's own GIPF-pieces.
            ActionKind::Take { removed } => {
                let side = position.side();
                let captured = removed.bits() & position.spots(side.other()).bits();
                let own_gipf = removed.bits() & position.gipf_spots(side).bits();
                let other_gipf = removed.bits() & position.gipf_spots(side.other()).bits();
                100 * (captured.count_ones() + other_gipf.count_ones()) as i32
                    - 60 * own_gipf.count_ones() as i32
            }
            ActionKind::Place { .. } => 0,
            // Pushing towards the middle is mostly better than along the edge.
            ActionKind::Push { entry, .. } => (entry.line().bits() & INNER).count_ones() as i32,
            ActionKind::Done => 0,
        }
    }

    /// In the basic game half as many hundredths change the odds as much as in the standard game.
    fn decided(&self, position: &Position) -> i32 {
        match position.variant() {
            Variant::Basic => 200,
            Variant::Standard => 400,
            Variant::Tournament => 300,
        }
    }

    fn threats(&self, position: &Position) -> u128 {
        let side = position.side();
        let [own, other] = [side.other(), side].map(|color| position.spots(color).bits());
        u128::from(fours(own, other).lines)
    }

    fn meets(&self, _: &Position, action: gipfel_rules::gipf::Action, spots: u128) -> bool {
        match action.kind() {
            ActionKind::Push { entry, .. } => u128::from(entry.line().bits()) & spots != 0,
            ActionKind::Place { spot, .. } => {
                u128::from(SpotSet::from_iter([spot]).bits()) & spots != 0
            }
            ActionKind::Take { .. } | ActionKind::Done => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sees_threes_and_twos() {
        let position: Position =
            "gipf standard 4/5/PPP1p1/G5g/6/5/4 w 5/5 -- push".parse().expect("a position");
        let values = features(&position);
        assert_eq!(values[13], 1, "c2 c3 c4 and the empty c5");
        assert_eq!(values[0], 2);
        assert_eq!(values[FEATURES - 1], 1);
    }

    #[test]
    fn colours_are_evaluated_alike() {
        use gipfel_rules::Symmetric;
        let position: Position = "gipf tournament p1p1/1P3/2G3/3Gg2/1G4/2p2/g3 w 2/4 +- push"
            .parse()
            .expect("a position");
        let evaluation = Evaluation::default();
        let value = evaluation.evaluate(&position);
        let swapped = position.swap_colors().expect("both play alike");
        assert_eq!(evaluation.evaluate(&swapped), value);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), value);
        }
    }
}
