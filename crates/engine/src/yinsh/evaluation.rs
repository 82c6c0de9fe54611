//! What counts in YINSH: removed rings, lines that are nearly a row, markers, and rings that can move.

use std::sync::Arc;
#[cfg(feature = "nets")]
use std::sync::LazyLock;

use gipfel_rules::yinsh::{ActionKind, Phase, PointSet, Position};
use gipfel_rules::{Color, Position as _};

use super::inputs::{Board, LEARNED, Scratch, Trace};
use crate::Evaluate;
use crate::learned::{NetError, PreparedGameNet};

/// How many features there are.
pub const FEATURES: usize = 18;

/// What each feature counts, White's less Black's.
pub const FEATURE_NAMES: [&str; FEATURES] = [
    "one ring removed",
    "two rings removed",
    "markers",
    "markers on the edge",
    "lines of five with two markers",
    "lines of five with three markers",
    "lines of five with four markers",
    "rows standing",
    "threes with a ring of one's own in the line",
    "fours with a ring of one's own in the line",
    "fours with an empty point",
    "fours with a marker of the opponent's",
    "ring moves",
    "rings near the centre",
    "rings on the edge",
    "lines of five with three markers and none of the opponent's",
    "ring moves while placing",
    "having the move",
];

/// Weights of the features in hundredths of a unit.
pub type Weights = [i32; FEATURES];

/// The evaluation of YINSH: a network, or, where there is none, hand-crafted features.
#[derive(Clone, Debug)]
pub struct Evaluation {
    /// For both variants.
    pub weights: Weights,
    net: Option<Arc<PreparedGameNet>>,
}

impl Default for Evaluation {
    fn default() -> Evaluation {
        Evaluation { net: built_in(), ..Evaluation::classic() }
    }
}

/// The network that is part of the program.
#[cfg(feature = "nets")]
fn built_in() -> Option<Arc<PreparedGameNet>> {
    static NET: LazyLock<Arc<PreparedGameNet>> = LazyLock::new(|| {
        let net =
            LEARNED.read(include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/yinsh.net")));
        Arc::new(net.expect("the weights that are built in fit"))
    });
    Some(Arc::clone(&NET))
}

/// The network has to be handed over.
#[cfg(not(feature = "nets"))]
const fn built_in() -> Option<Arc<PreparedGameNet>> {
    None
}

impl Evaluation {
    /// The hand-crafted evaluation.
    pub fn classic() -> Evaluation {
        Evaluation { weights: WEIGHTS, net: None }
    }

    /// Evaluates with the network of which these are the weights.
    pub fn set_net(&mut self, weights: &[u8]) -> Result<(), NetError> {
        self.net = Some(Arc::new(LEARNED.read(weights)?));
        Ok(())
    }

    fn evaluate_classic(&self, position: &Position) -> i32 {
        let white: i32 = features(position)
            .iter()
            .zip(&self.weights)
            .map(|(value, weight)| value * weight)
            .sum();
        if position.side() == Color::White { white } else { -white }
    }
}

// How these were found is told in crates/lab/journal/weights.md.
const WEIGHTS: Weights = [339, 759, 3, 7, 2, 5, 32, 300, 19, 67, -26, 24, -2, 25, -15, -3, 0, 13];

const BOARD: u128 = PointSet::BOARD.bits();
/// Where five points in a row start.
const fn windows(shift: u32) -> u128 {
    let two = BOARD & BOARD >> shift;
    two & two >> (2 * shift) & BOARD >> (4 * shift)
}

/// Points that do not have all six neighbours.
const EDGE: u128 = {
    let around = BOARD << 1 & BOARD >> 1 & BOARD << 11 & BOARD >> 11 & BOARD << 12 & BOARD >> 12;
    BOARD & !around
};

/// The 19 points around the centre.
const CENTER: u128 = {
    let f6 = 1u128 << 60;
    grow(grow(f6))
};

const fn grow(set: u128) -> u128 {
    (set | set << 1 | set >> 1 | set << 11 | set >> 11 | set << 12 | set >> 12) & BOARD
}

/// Whether a line of five, given by its first point, holds something of a set.
#[inline]
fn holds<const SHIFT: u32>(set: u128) -> u128 {
    let two = set | set >> SHIFT;
    two | two >> (2 * SHIFT) | set >> (4 * SHIFT)
}

/// For each line of five the number of points in a set, as three binary digits.
#[inline]
fn count_lines<const SHIFT: u32>(set: u128) -> [u128; 3] {
    let [a, b, c, d, e] =
        [set, set >> SHIFT, set >> (2 * SHIFT), set >> (3 * SHIFT), set >> (4 * SHIFT)];
    let first = a ^ b ^ c;
    let first_carry = (a & b) | (c & (a ^ b));
    let ones = first ^ d ^ e;
    let second_carry = (d & e) | (first & (d ^ e));
    [ones, first_carry ^ second_carry, first_carry & second_carry]
}

/// What stands on the board, seen from one side.
struct Sides {
    own: u128,
    other: u128,
    own_rings: u128,
    other_rings: u128,
}

/// Numbers of lines of five for each of [`LINE_FEATURES`].
#[derive(Clone, Copy)]
struct LineCounts([u32; LINE_FEATURES.len()]);

const LINE_FEATURES: [usize; 9] = [4, 5, 6, 7, 8, 9, 10, 11, 15];

impl LineCounts {
    fn zip_with(mut self, other: LineCounts) -> LineCounts {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
        self
    }
}

impl Sides {
    #[inline(always)]
    fn lines<const SHIFT: u32>(&self) -> LineCounts {
        let windows = const { windows(SHIFT) };
        let [ones, twos, fours] = count_lines::<SHIFT>(self.own);
        if (twos | fours) & windows == 0 {
            return LineCounts([0; LINE_FEATURES.len()]);
        }
        let free = windows & !holds::<SHIFT>(self.other_rings);
        let two = twos & !ones & free;
        let three = twos & ones & free;
        let four = fours & !ones & free;
        let five = fours & ones & windows;
        if three | four | five == 0 {
            return LineCounts([two.count_ones(), 0, 0, 0, 0, 0, 0, 0, 0]);
        }
        let with_ring = holds::<SHIFT>(self.own_rings);
        let with_other = holds::<SHIFT>(self.other);
        LineCounts(
            [
                two,
                three,
                four,
                five,
                three & with_ring,
                four & with_ring,
                four & !with_ring & !with_other,
                four & with_other,
                three & !with_other,
            ]
            .map(u128::count_ones),
        )
    }
}

/// The features of a position, White's less Black's; the last is 1 if White is to move, else −1.
pub fn features(position: &Position) -> [i32; FEATURES] {
    let mut features = [0; FEATURES];
    let markers = Color::ALL.map(|color| position.markers(color).bits());
    let rings = Color::ALL.map(|color| position.rings(color).bits());
    let placing = position.phase() == Phase::Place;
    for color in Color::ALL {
        let sign = if color == Color::White { 1 } else { -1 };
        let (own, other) = (color.index(), color.other().index());
        let mut add = |feature: usize, value: i32| features[feature] += sign * value;
        let count = |set: u128| set.count_ones() as i32;
        add(0, i32::from(position.removed(color) == 1));
        add(1, i32::from(position.removed(color) >= 2));
        add(2, count(markers[own]));
        add(3, count(markers[own] & EDGE));
        add(13, count(rings[own] & CENTER));
        add(14, count(rings[own] & EDGE));
        let moves = position.count_ring_moves(color) as i32;
        add(if placing { 16 } else { 12 }, moves);
        if markers[own] == 0 {
            continue;
        }
        let sides = Sides {
            own: markers[own],
            other: markers[other],
            own_rings: rings[own],
            other_rings: rings[other],
        };
        let counts = sides.lines::<1>();
        let counts = counts.zip_with(sides.lines::<11>());
        let counts = counts.zip_with(sides.lines::<12>());
        for (feature, value) in LINE_FEATURES.into_iter().zip(counts.0) {
            add(feature, value as i32);
        }
    }
    features[FEATURES - 1] = if position.side() == Color::White { 1 } else { -1 };
    features
}

impl Evaluate<Position> for Evaluation {
    type Scratch = Scratch;

    fn evaluate(&self, position: &Position) -> i32 {
        self.evaluate_at(position, 0, &mut Scratch::default())
    }

    #[inline]
    fn evaluate_at(&self, position: &Position, ply: usize, scratch: &mut Scratch) -> i32 {
        let Some(net) = &self.net else { return self.evaluate_classic(position) };
        let board = Board::get();
        let (traces, lines) = scratch.parts();
        let trace = traces.at(ply, || Trace::new(board, net));
        trace.update(board, net, position, lines);
        trace.evaluate(net, position)
    }

    fn prior(&self, position: &Position, action: gipfel_rules::yinsh::Action) -> i32 {
        match action.kind() {
            ActionKind::Place(point) => {
                let bit = 1u128
                    << (60
                        + i32::from(point.coordinates().0) * 11
                        + i32::from(point.coordinates().1));
                i32::from(bit & CENTER != 0) * 4 - i32::from(bit & EDGE != 0) * 4
            }
            ActionKind::Move { .. } => {
                let flips = position.flips_of(action).bits();
                let own = position.markers(position.side()).bits();
                // Turning the opponent's markers over, and not one's own.
                (flips & !own).count_ones() as i32 - (flips & own).count_ones() as i32
            }
            ActionKind::TakeRow(_) | ActionKind::RemoveRing(_) | ActionKind::Pass => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(text: &str) -> Position {
        text.parse().expect("a position")
    }

    #[test]
    fn geometry() {
        let windows: u32 = [1, 11, 12].iter().map(|&shift| windows(shift).count_ones()).sum();
        assert_eq!(windows, 123);
        assert_eq!(CENTER.count_ones(), 19);
        assert_eq!(EDGE.count_ones(), 30);
    }

    #[test]
    fn counts_of_lines() {
        let set = 0b11011u128;
        let [ones, twos, fours] = count_lines::<1>(set);
        assert_eq!((ones & 1, twos & 1, fours & 1), (0, 0, 1));
        let [ones, twos, fours] = count_lines::<1>(0b11111);
        assert_eq!((ones & 1, twos & 1, fours & 1), (1, 0, 1));
        let [ones, twos, fours] = count_lines::<1>(0b10101);
        assert_eq!((ones & 1, twos & 1, fours & 1), (1, 1, 0));
    }

    #[test]
    fn colours_are_evaluated_alike() {
        use gipfel_rules::Symmetric;
        let position = position(
            "yinsh standard 4/2R4/3R2r1/1r1m1m3/3M1m1r2/R1mMmM3/4RM4/2m2R3/5r2/7/r3 w 0/0 0/0 move",
        );
        let evaluation = Evaluation::default();
        let value = evaluation.evaluate(&position);
        let swapped = position.swap_colors().expect("both play alike");
        assert_eq!(evaluation.evaluate(&swapped), value);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), value);
        }
    }

    #[test]
    fn a_four_with_a_ring_in_line_is_seen() {
        let position =
            position("yinsh standard RR2/4r2/5r2/9/1MMMM5/7R1/1R8/1r2R4/8/4r2/3r w 0/0 0/0 move");
        let values = features(&position);
        assert_eq!(values[6], 2, "two lines of five hold the four");
        assert_eq!(values[9], 0);
        assert_eq!(values[10], 2);
    }
}
