//! What the learned evaluation of GIPF sees: the lines, where GIPF-pieces stand, reserves, and what may still be brought in.

use gipfel_rules::gipf::{Permission, Position, Variant};
use gipfel_rules::{Color, Position as _};

use super::lines::{Board, LINE_FEATURES, LineTrace, LineWeights, ORBITS, bits};
use super::{Evaluation, Weights};
use crate::learned::{
    Learned, NetError, PreparedGameNet, Recipe, Round, Shape, Sum, WIDTH, exchanged_sides,
    transposed,
};

const RESERVES: usize = 21;
/// Half of the largest reserve.
const MIDDLE_RESERVE: f32 = 9.0;
const COUNTS: usize = 7;
const PERMISSIONS: usize = 3;

const OWN_RESERVE: usize = LINE_FEATURES;
const OTHER_RESERVE: usize = OWN_RESERVE + RESERVES;
const OWN_COUNT: usize = OTHER_RESERVE + RESERVES;
const OTHER_COUNT: usize = OWN_COUNT + COUNTS;
const OWN_PERMISSION: usize = OTHER_COUNT + COUNTS;
const OTHER_PERMISSION: usize = OWN_PERMISSION + PERMISSIONS;
const OWN_GIPF: usize = OTHER_PERMISSION + PERMISSIONS;
const OTHER_GIPF: usize = OWN_GIPF + ORBITS;
const ROWS: usize = OTHER_GIPF + ORBITS;
const BOTH_RESERVES: usize = ROWS;
const BOTH_COUNTS: usize = BOTH_RESERVES + RESERVES * RESERVES;
const FEATURES: usize = BOTH_COUNTS + COUNTS * COUNTS;

/// How many features there are. Buckets are spans of what both reserves hold together.
const SHAPE: Shape = Shape { rows: ROWS, features: FEATURES, buckets: 4 };

/// How the networks of the variants are learnt. Most patterns are rare, so numbers are held at the hand-crafted evaluation where few
/// positions speak for another one.
const RECIPE: Recipe = Recipe {
    rounds: &[
        Round { games: 10_000, nodes: 600, random_turns: (2, 12), stray: 0 },
        Round { games: 10_000, nodes: 600, random_turns: (2, 12), stray: 15 },
    ],
    epochs: 6,
    learning_rate: 0.003,
    result_share: 0.3,
    decay: 0.0,
    l2: 20.0,
};

/// What a network sees.
pub(super) const LEARNED: Learned<Position> = Learned {
    shape: SHAPE,
    visit_features,
    bucket,
    turned,
    classic: |set| Evaluation::classic().weights.get(set).map(numbers),
    recipe: RECIPE,
    set_net: |evaluation: &mut Evaluation, set, weights| {
        let variant = Variant::ALL.get(set).ok_or(NetError::Shape)?;
        evaluation.set_net(*variant, weights)
    },
};

/// The feature that the other player sees where a player sees one.
fn turned(feature: usize) -> usize {
    match feature {
        ..OWN_RESERVE => Board::get().turned(feature),
        OWN_RESERVE..OWN_COUNT => exchanged_sides(feature, OWN_RESERVE, RESERVES),
        OWN_COUNT..OWN_PERMISSION => exchanged_sides(feature, OWN_COUNT, COUNTS),
        OWN_PERMISSION..OWN_GIPF => exchanged_sides(feature, OWN_PERMISSION, PERMISSIONS),
        OWN_GIPF..ROWS => exchanged_sides(feature, OWN_GIPF, ORBITS),
        ROWS..BOTH_COUNTS => transposed(feature, BOTH_RESERVES, RESERVES),
        _ => transposed(feature, BOTH_COUNTS, COUNTS),
    }
}

/// Everything but the lines.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Material {
    reserves: [u8; 2],
    counts: [u8; 2],
    permissions: [u8; 2],
}

impl Material {
    #[inline]
    fn of(position: &Position) -> Material {
        Material {
            reserves: Color::ALL.map(|color| position.reserve(color).min(RESERVES as u8 - 1)),
            counts: Color::ALL
                .map(|color| (position.gipf_spots(color).len() as u8).min(COUNTS as u8 - 1)),
            permissions: Color::ALL.map(|color| match position.permission(color) {
                Permission::BasicOnly => 0,
                Permission::Either => 1,
                Permission::GipfOnly => 2,
            }),
        }
    }

    /// Its features from a point of view: those with rows, then those without.
    #[inline]
    fn features(&self, view: usize) -> ([usize; 6], [usize; 2]) {
        let pair = |numbers: [u8; 2]| [numbers[view], numbers[1 - view]].map(usize::from);
        let [own_reserve, other_reserve] = pair(self.reserves);
        let [own_count, other_count] = pair(self.counts);
        let [own_permission, other_permission] = pair(self.permissions);
        let rows = [
            OWN_RESERVE + own_reserve,
            OTHER_RESERVE + other_reserve,
            OWN_COUNT + own_count,
            OTHER_COUNT + other_count,
            OWN_PERMISSION + own_permission,
            OTHER_PERMISSION + other_permission,
        ];
        let plain = [
            BOTH_RESERVES + RESERVES * own_reserve + other_reserve,
            BOTH_COUNTS + COUNTS * own_count + other_count,
        ];
        (rows, plain)
    }
}

/// The output layer that counts.
#[inline]
fn bucket(position: &Position) -> usize {
    let both = position.reserve(Color::White) + position.reserve(Color::Black);
    usize::from(both / 6).min(SHAPE.buckets - 1)
}

/// The features of a position from a point of view, found anew and in the plainest way.
fn visit_features(position: &Position, view: Color, visit: &mut dyn FnMut(usize)) {
    let board = Board::get();
    let pieces = Color::ALL.map(|color| position.spots(color).bits());
    let gipf = Color::ALL.map(|color| position.gipf_spots(color).bits());
    let gipf = gipf[0] | gipf[1];
    let seen = if view == Color::White { pieces } else { [pieces[1], pieces[0]] };
    board.visit_lines(seen, gipf, visit);
    for bit in bits(gipf) {
        let own = seen[0] >> bit & 1 != 0;
        visit(if own { OWN_GIPF } else { OTHER_GIPF } + board.orbit(bit));
    }
    let (rows, plain) = Material::of(position).features(view.index());
    rows.into_iter().chain(plain).for_each(visit);
}

/// The hand-crafted evaluation as a number for each feature, in hundredths. GIPF-pieces in threes count nothing: no line tells
/// how many of its pieces are some.
fn numbers(weights: &Weights) -> Vec<f32> {
    let [
        piece,
        reserve,
        gipf,
        single,
        pair,
        least,
        few,
        some,
        centre,
        inner_ring,
        middle_ring,
        outer_ring,
        inner,
        three_and_empty,
        three_and_other,
        two_and_empty,
        _,
        mover,
    ] = weights.map(|weight| weight as f32);
    let rings = [centre, inner_ring, middle_ring, outer_ring];
    let lines = LineWeights { piece, rings, three_and_empty, three_and_other, two_and_empty };
    let mut numbers = lines.numbers();
    numbers.resize(FEATURES, 0.0);
    let mut set = |own: usize, other: usize, score: f32| {
        (numbers[own], numbers[other]) = (score, -score);
    };
    for held in 0..RESERVES {
        let short = [least, few, some, 0.0][[1, 3, 6].iter().filter(|&&most| held > most).count()];
        // Counted from the middle: both players hold something, and whole reserves are more than a word of a network holds.
        let held_more = held as f32 - MIDDLE_RESERVE;
        let score = (piece + reserve) * held_more + short;
        set(OWN_RESERVE + held, OTHER_RESERVE + held, score);
    }
    for count in 0..COUNTS {
        let rare = [0.0, single, pair].get(count).copied().unwrap_or_default();
        set(OWN_COUNT + count, OTHER_COUNT + count, (piece + gipf) * count as f32 + rare);
    }
    for orbit in 0..2 {
        set(OWN_GIPF + orbit, OTHER_GIPF + orbit, inner);
    }
    numbers[OWN_PERMISSION..OTHER_PERMISSION].fill(mover);
    numbers
}

/// What is kept of a position, so that a position like it is evaluated quickly.
#[derive(Clone, Debug)]
pub struct Trace {
    lines: LineTrace<0>,
    material: Material,
    sum: Sum<WIDTH>,
}

impl Trace {
    /// The empty board, with nothing in reserve.
    pub(super) fn new(board: &Board, net: &PreparedGameNet) -> Trace {
        let mut sum = Sum::new(net);
        let lines = LineTrace::new(board, net, &mut sum);
        let material = Material::default();
        sum.add_all(net, material.features(0));
        Trace { lines, material, sum }
    }

    /// Makes it the trace of a position; the fewer spots have changed the quicker.
    #[inline]
    pub(super) fn update(&mut self, board: &Board, net: &PreparedGameNet, position: &Position) {
        let pieces = Color::ALL.map(|color| position.spots(color).bits());
        let gipf = Color::ALL.map(|color| position.gipf_spots(color).bits());
        let gipf = gipf[0] | gipf[1];
        let material = Material::of(position);
        if material != self.material {
            self.sum.exchange_all(net, self.material.features(0), material.features(0));
            self.material = material;
        }
        let old = self.lines.gipf();
        let changed = self.lines.changed(pieces, gipf) & (old.1 | gipf);
        if changed != 0 {
            self.exchange_gipf(board, net, changed, old, (pieces, gipf));
        }
        self.lines.update(board, net, &mut self.sum, (pieces, gipf));
    }

    /// GIPF-pieces have gone from spots or come to them.
    #[inline(never)]
    fn exchange_gipf(
        &mut self,
        board: &Board,
        net: &PreparedGameNet,
        changed: u64,
        old: ([u64; 2], u64),
        new: ([u64; 2], u64),
    ) {
        for bit in bits(changed) {
            let feature = |(pieces, gipf): ([u64; 2], u64)| {
                let first = if pieces[0] >> bit & 1 != 0 { OWN_GIPF } else { OTHER_GIPF };
                (gipf >> bit & 1 != 0).then_some(first + board.orbit(bit))
            };
            if let Some(feature) = feature(old) {
                self.sum.remove(net, feature);
            }
            if let Some(feature) = feature(new) {
                self.sum.add(net, feature);
            }
        }
    }

    /// The score of the position to its mover.
    #[inline]
    pub(super) fn evaluate(&self, net: &PreparedGameNet, position: &Position) -> i32 {
        net.evaluate(&self.sum, position.side().index(), bucket(position))
    }
}
