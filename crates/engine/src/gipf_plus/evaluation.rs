//! What counts in GIPF with potentials: what counts in GIPF, and what the potentials can still do.

#[cfg(feature = "nets")]
use std::sync::LazyLock;

use gipfel_rules::gipf_plus::{Action, ActionKind, Newcomer, Position, Potential, Stack, Variant};
use gipfel_rules::{Color, Position as _, Tactics as _};

use super::inputs::{LEARNED, Trace};
use crate::Evaluate;
use crate::gipf::lines::Board;
use crate::gipf::shape::{INNER, RINGS, fours};
use crate::learned::{NetError, Nets, Traces};

/// How many features there are.
pub const FEATURES: usize = 34;

/// What each feature counts, White's less Black's.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "basic pieces uncovered on the board and in reserve",
    "pieces in reserve",
    "GIPF-pieces",
    "a single GIPF-piece",
    "two GIPF-pieces",
    "turns left in reserve and loaded pieces: at most 1",
    "turns left in reserve and loaded pieces: 2 or 3",
    "turns left in reserve and loaded pieces: 4 to 6",
    "stack in the centre",
    "stacks next to the centre",
    "stacks on the second ring",
    "stacks on the outer ring",
    "GIPF-pieces on the inner rings",
    "three of four, the fourth spot empty",
    "three of four, the fourth the opponent's",
    "two of four, the others empty",
    "GIPF-pieces in threes",
    "pieces loaded with T",
    "pieces loaded with Z",
    "pieces loaded with D",
    "pieces loaded with Y",
    "pieces loaded with U",
    "T in stock",
    "Z in stock",
    "D in stock",
    "Y in stock",
    "U in stock",
    "used potentials alone on a spot",
    "used potentials that cover a piece",
    "pieces loaded with T next to the centre",
    "pieces loaded with Z, D, Y or U that can be used now",
    "pieces loaded with D that can jump",
    "pieces loaded with U that can jump",
    "having the move",
];

/// Weights of the features in hundredths of a piece.
pub type Weights = [i32; FEATURES];

/// The evaluation of GIPF with potentials: a network for each variant, and what is used where there is none.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// For the basic, the standard and the tournament game.
    pub weights: [Weights; Variant::ALL.len()],
    nets: Nets<{ Variant::ALL.len() }>,
    /// Kinds that White and Black make no use of, a bit for each.
    withheld: [u8; 2],
}

impl Evaluation {
    /// The hand-crafted evaluation.
    pub fn classic() -> Evaluation {
        Evaluation { weights: [BASIC, STANDARD, TOURNAMENT], nets: Nets::NONE, withheld: [0; 2] }
    }

    /// The same without networks.
    pub(super) fn without_nets(&self) -> Evaluation {
        Evaluation { nets: Nets::NONE, ..self.clone() }
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

    /// Lets a side make no use of some kinds: where their contests are feared, or to measure what they are worth.
    pub fn withhold(&mut self, side: Color, kinds: impl IntoIterator<Item = Potential>) {
        let bit = |kinds: u8, kind: Potential| kinds | 1 << kind.index();
        self.withheld[side.index()] = kinds.into_iter().fold(0, bit);
    }
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
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-plus-basic.net")),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-plus-standard.net")),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-plus-tournament.net")),
        ])
    });
    NETS.clone()
}

/// The networks have to be handed over.
#[cfg(not(feature = "nets"))]
const fn built_in() -> Nets<{ Variant::ALL.len() }> {
    Nets::NONE
}

// How the tournament's were found is told in crates/lab/journal/weights.md; the others are those of plain GIPF with estimates for the rest.
const BASIC: Weights = [
    100, 12, 0, 0, 0, -60, -25, -8, 14, 12, 6, 0, 0, 18, 6, 4, 0, //
    20, 25, 40, 25, 10, 8, 10, 16, 10, 4, 20, -40, 15, 10, 30, 20, 10,
];

const STANDARD: Weights = [
    138, 29, 60, -160, -50, -69, -60, -2, 69, 50, 38, 20, 10, 21, 24, 1, 10, //
    25, 30, 50, 30, 70, 10, 12, 20, 12, 28, 20, -50, 15, 10, 40, 90, 3,
];

const TOURNAMENT: Weights = [
    138, -18, 28, -469, -185, -388, -96, 19, 77, 56, 26, -6, 9, 8, 10, -6, 13, //
    42, 4, -12, 0, 126, 4, 31, 12, 52, 177, -20, -101, 34, 28, 39, 69, 57,
];

/// The first feature of loaded pieces, of stocks, and of the rest.
const LOADED: usize = 17;
const STOCK: usize = LOADED + Potential::COUNT;
const USED: usize = STOCK + Potential::COUNT;

/// The features of a position, White's less Black's; the last is 1 if White is to move, else −1.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    for color in Color::ALL {
        let sign = if color == Color::White { 1 } else { -1 };
        let values = side_features(position, color);
        for (feature, value) in features.iter_mut().zip(values) {
            *feature += sign * value;
        }
    }
    features[FEATURES - 1] = if position.side() == Color::White { 1 } else { -1 };
    features
}

fn side_features(position: &Position, color: Color) -> [i32; FEATURES - 1] {
    let count = |set: u64| set.count_ones() as i32;
    let own = position.spots(color).bits();
    let other = position.spots(color.other()).bits();
    let gipf = position.gipf_spots(color).bits();
    let loaded = position.loaded_spots(color);
    let used = position.used_spots(color);
    let reserve = i32::from(position.reserve(color));
    let mut values = [0; FEATURES - 1];
    for spot in loaded.iter() {
        let Some(kind) = position.stack(spot).and_then(Stack::load) else {
            continue;
        };
        values[LOADED + kind.index()] += 1;
        if kind == Potential::Tamsk {
            let near = RINGS[1] & 1 << bit(spot) != 0;
            values[USED + 2] += i32::from(near);
        } else if !position.targets(spot).is_empty() {
            values[USED + 3] += 1;
            values[USED + 4] += i32::from(kind == Potential::Dvonn);
            values[USED + 5] += i32::from(kind == Potential::Punct);
        }
    }
    // A player whose reserve is empty goes on as long as he has something to use.
    let turns = reserve + values[USED + 3];
    let fours = fours(own, other);
    let gipf_count = count(gipf);
    let plain = [
        count(own & !used.bits()) + gipf_count + reserve,
        reserve,
        gipf_count,
        i32::from(gipf_count == 1),
        i32::from(gipf_count == 2),
        i32::from(turns <= 1),
        i32::from((2..=3).contains(&turns)),
        i32::from((4..=6).contains(&turns)),
        count(own & RINGS[0]),
        count(own & RINGS[1]),
        count(own & RINGS[2]),
        count(own & RINGS[3]),
        count(gipf & INNER),
        fours.three_and_empty as i32,
        fours.three_and_other as i32,
        fours.two_and_empty as i32,
        count(gipf & fours.threes),
    ];
    values[..LOADED].copy_from_slice(&plain);
    for kind in Potential::ALL {
        values[STOCK + kind.index()] = i32::from(position.stock(color).count(kind));
    }
    for spot in used.iter() {
        let covers = position.stack(spot).is_some_and(|stack| stack.height() > 1);
        values[USED + usize::from(covers)] += 1;
    }
    values
}

/// The place of a spot among the bits of a set.
#[inline]
pub(super) fn bit(spot: gipfel_rules::gipf_plus::Spot) -> u32 {
    let (q, r) = spot.coordinates();
    ((q + 3) * 8 + r + 3) as u32
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
        let trace = scratch.at(ply, || Trace::new(board, net, position));
        trace.update(board, net, position);
        trace.evaluate(net, position)
    }

    fn prior(&self, position: &Position, action: Action) -> i32 {
        let side = position.side();
        match action.kind() {
            // Taking more of the opponent's, and keeping one's own GIPF-pieces and loaded pieces.
            ActionKind::Take { removed } => {
                let count = |set: u64| (removed.bits() & set).count_ones() as i32;
                let other = side.other();
                100 * (count(position.spots(other).bits())
                    + count(position.gipf_spots(other).bits()))
                    - 60 * count(position.gipf_spots(side).bits())
                    - 30 * count(position.loaded_spots(side).bits())
            }
            // Pushing towards the middle is mostly better than along the edge, and potentials make more of a push.
            ActionKind::Push { way, piece } => {
                let loaded = if matches!(piece, Newcomer::Loaded(_)) { 2 } else { 0 };
                loaded + towards_the_middle(way)
            }
            ActionKind::ExtraPush { way } => {
                let hint = position.hint(action);
                100 * i32::from(hint.gains(side)) - 100 * i32::from(hint.gains(side.other()))
                    + towards_the_middle(way)
            }
            ActionKind::Discard => -50,
            // Jumping onto something of the opponent's takes it from him.
            ActionKind::Use { to, .. } => {
                let other = side.other();
                match (position.gipf_spots(other).contains(to), position.spots(other).contains(to))
                {
                    (true, _) => 60,
                    (false, true) => 12,
                    (false, false) => 0,
                }
            }
        }
    }

    /// Always: an extra push has as many ways as a push, and a row with loaded pieces can be taken in many ways.
    #[inline]
    fn is_open(&self, _: &Position) -> bool {
        true
    }

    /// A jump onto a GIPF-piece captures a piece and may win the game.
    #[inline]
    fn is_sharp(&self, position: &Position, action: Action) -> bool {
        match action.kind() {
            ActionKind::Use { to, .. } => position.gipf_spots(position.side().other()).contains(to),
            _ => false,
        }
    }

    /// Half of plain GIPF's: the weights were found together with it. With the network 45 was neither better nor clearly worse.
    #[inline]
    fn margin(&self) -> i32 {
        27
    }

    #[inline]
    fn allows(&self, position: &Position, action: Action) -> bool {
        let withheld = self.withheld[position.side().index()];
        withheld == 0
            || used_kind(position, action).is_none_or(|kind| withheld & 1 << kind.index() == 0)
    }
}

/// The kind of a potential that an action uses.
fn used_kind(position: &Position, action: Action) -> Option<Potential> {
    match action.kind() {
        ActionKind::Use { from, .. } => position.stack(from).and_then(Stack::load),
        ActionKind::ExtraPush { .. } => Some(Potential::Tamsk),
        ActionKind::Push { .. } | ActionKind::Take { .. } | ActionKind::Discard => None,
    }
}

fn towards_the_middle(way: gipfel_rules::gipf_plus::Way) -> i32 {
    match way {
        gipfel_rules::gipf_plus::Way::Place(_) => 0,
        gipfel_rules::gipf_plus::Way::Push(entry) => {
            (entry.line().bits() & INNER).count_ones() as i32
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gipfel_rules::Symmetric;

    const RICH: &str =
        "gipf+ tournament (PT)1p1/5/2(PU)g2/3Gg2/1(PY)z1(pD)1/2(pd)2/G3 w 2/4 *+ Z2/T1U2 push";

    #[test]
    fn counts_potentials_by_kind() {
        let position: Position = RICH.parse().expect("a position");
        let values = features(&position);
        assert_eq!(values[LOADED..STOCK], [1, 0, -1, 1, 1]);
        assert_eq!(values[STOCK..USED], [-1, 2, 0, 0, -2]);
        assert_eq!(
            values[USED..USED + 2],
            [-1, 1],
            "a used Z of Black, and a used D of White on a piece"
        );
        assert_eq!(values[USED + 5], 1, "U can jump onto the GIPF-piece beside it");
        assert_eq!(values[FEATURES - 1], 1);
    }

    #[test]
    fn colours_are_evaluated_alike() {
        let position: Position = RICH.parse().expect("a position");
        let evaluation = Evaluation::default();
        let value = evaluation.evaluate(&position);
        let swapped = position.swap_colors().expect("both play alike");
        assert_eq!(evaluation.evaluate(&swapped), value);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), value);
        }
    }
}
