//! What the learned evaluation of GIPF sees: the 21 lines as patterns and who has GIPF-pieces on them, where GIPF-pieces
//! stand, reserves, and what may still be brought in. Lines of the same length share their patterns, and a pattern is the same from both ends; so a position and its
//! mirror images look the same.

use std::sync::LazyLock;

use gipfel_rules::gipf::{Permission, Position, Variant};
use gipfel_rules::{Color, Position as _};

use super::shape::RINGS;
use super::{Evaluation, Weights};
use crate::learned::{GameJudge, Learned, NetError, Shape, Sum, WIDTH};

const LINES: usize = 21;
const SHORTEST: usize = 4;
const LONGEST: usize = 7;
/// What a spot of a line may hold: nothing, own, other.
const COLORS: usize = 3;
/// Who has GIPF-pieces on a line: nobody, the player, the other, both.
const OWNERS: usize = 4;

const RESERVES: usize = 21;
/// Half of the largest reserve.
const MIDDLE_RESERVE: f32 = 9.0;
const COUNTS: usize = 7;
const PERMISSIONS: usize = 3;
const ORBITS: usize = 6;

/// Where the numbers of lines of a length begin among those of all lengths.
const fn offset(length: usize) -> usize {
    let (mut sum, mut shorter) = (0, SHORTEST);
    while shorter < length {
        sum += COLORS.pow(shorter as u32);
        shorter += 1;
    }
    sum
}

/// Lines that differ when both ends are alike.
const PATTERNS: usize = {
    let (mut sum, mut length) = (0, SHORTEST);
    while length <= LONGEST {
        sum += (COLORS.pow(length as u32) + COLORS.pow(length.div_ceil(2) as u32)) / 2;
        length += 1;
    }
    sum
};

const OWN_RESERVE: usize = OWNERS * PATTERNS;
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

/// What a network sees.
pub(super) const LEARNED: Learned<Position> = Learned {
    shape: SHAPE,
    visit_features,
    bucket,
    turned: |feature| Board::get().turned(feature),
    classic: |set| Evaluation::classic().weights.get(set).map(numbers),
    set_net: |evaluation: &mut Evaluation, set, weights| {
        let variant = Variant::ALL.get(set).ok_or(NetError::Shape)?;
        evaluation.set_net(*variant, weights)
    },
};

/// Tables that follow from the board.
pub(super) struct Board {
    /// The lines of a spot and the worth of its digit in their numbers, by place in a set of spots.
    on_lines: [[(u8, u16); 3]; 56],
    orbits: [u8; 56],
    /// The spots of each line, and its number when it is empty.
    lines: [(u64, u16); LINES],
    /// The pattern that each number of a line shows.
    patterns: Box<[u16; offset(LONGEST + 1)]>,
    /// The pattern with colours exchanged.
    exchanged: Box<[u16; PATTERNS]>,
}

static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

impl Board {
    pub(super) fn get() -> &'static Board {
        &BOARD
    }

    fn new() -> Board {
        let (patterns, exchanged) = patterns();
        let mut board = Board {
            on_lines: [[(0, 0); 3]; 56],
            orbits: [0; 56],
            lines: [(0, 0); LINES],
            patterns,
            exchanged,
        };
        for bit in 0..56 {
            let Some(radius) = RINGS.iter().position(|ring| ring >> bit & 1 != 0) else { continue };
            let (q, r) = (bit as i32 / 8 - 3, bit as i32 % 8 - 3);
            // Corners of a ring are apart from what lies between them.
            let corner = q == 0 || r == 0 || q == r;
            board.orbits[bit] = match (radius, corner) {
                (0 | 1, _) => radius as u8,
                (_, true) => 2 * radius as u8 - 2,
                (_, false) => 2 * radius as u8 - 1,
            };
            for (direction, across) in [q, r, q - r].into_iter().enumerate() {
                let line = 7 * direction + (across + 3) as usize;
                let length = 7 - across.unsigned_abs() as usize;
                let (spots, number) = &mut board.lines[line];
                let digit = COLORS.pow(spots.count_ones()) as u16;
                *spots |= 1 << bit;
                *number = offset(length) as u16;
                board.on_lines[bit][direction] = (line as u8, digit);
            }
        }
        board
    }

    /// The feature of a line, given its number and who has GIPF-pieces on it.
    #[inline]
    fn line(&self, number: u16, [own, other]: [bool; 2]) -> usize {
        (usize::from(own) + 2 * usize::from(other)) * PATTERNS
            + usize::from(self.patterns[usize::from(number)])
    }

    /// The feature that the other player sees where a player sees one.
    fn turned(&self, feature: usize) -> usize {
        // Features of the player and of the other follow each other in blocks of the same size.
        let across = |begin: usize, size: usize| begin + (feature - begin + size) % (2 * size);
        let transposed = |begin: usize, size: usize| {
            let place = feature - begin;
            begin + place % size * size + place / size
        };
        match feature {
            ..OWN_RESERVE => {
                let (owners, pattern) = (feature / PATTERNS, feature % PATTERNS);
                (owners / 2 + owners % 2 * 2) * PATTERNS + usize::from(self.exchanged[pattern])
            }
            OWN_RESERVE..OWN_COUNT => across(OWN_RESERVE, RESERVES),
            OWN_COUNT..OWN_PERMISSION => across(OWN_COUNT, COUNTS),
            OWN_PERMISSION..OWN_GIPF => across(OWN_PERMISSION, PERMISSIONS),
            OWN_GIPF..ROWS => across(OWN_GIPF, ORBITS),
            ROWS..BOTH_COUNTS => transposed(BOTH_RESERVES, RESERVES),
            _ => transposed(BOTH_COUNTS, COUNTS),
        }
    }
}

/// The pattern that each number of a line shows, counted over all lengths; and the pattern with colours exchanged.
fn patterns() -> (Box<[u16; offset(LONGEST + 1)]>, Box<[u16; PATTERNS]>) {
    let mut patterns = Box::new([0; offset(LONGEST + 1)]);
    let mut exchanged = Box::new([0; PATTERNS]);
    let mut next = 0;
    for length in SHORTEST..=LONGEST {
        let begin = offset(length);
        let digits = |number: usize| {
            (0..length as u32).map(move |place| number / COLORS.pow(place) % COLORS)
        };
        let number_of = |digits: &mut dyn Iterator<Item = usize>| {
            digits.fold(0, |number, digit| COLORS * number + digit)
        };
        let all = 0..COLORS.pow(length as u32);
        for number in all.clone() {
            let turned = number_of(&mut digits(number));
            patterns[begin + number] = if turned < number {
                patterns[begin + turned]
            } else {
                next += 1;
                next - 1
            };
        }
        for number in all {
            let other = number_of(&mut digits(number).map(|digit| [0, 2, 1][digit]));
            exchanged[usize::from(patterns[begin + number])] = patterns[begin + other];
        }
    }
    (patterns, exchanged)
}

/// What stands on a spot, as a digit of a line's number.
#[inline]
fn color_at(pieces: [u64; 2], bit: usize) -> u16 {
    let [white, black] = pieces.map(|set| (set >> bit) as u16 & 1);
    white + 2 * black
}

/// Who has GIPF-pieces on a line.
#[inline]
fn owners(pieces: [u64; 2], gipf: u64, spots: u64) -> [bool; 2] {
    pieces.map(|set| set & gipf & spots != 0)
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
    for (line, &(spots, empty)) in board.lines.iter().enumerate() {
        let mut number = empty;
        for bit in (0..56).filter(|bit| spots >> bit & 1 != 0) {
            let on = board.on_lines[bit].iter().find(|(other, _)| usize::from(*other) == line);
            let (_, digit) = on.expect("the spot is on the line");
            number += digit * color_at(seen, bit);
        }
        visit(board.line(number, owners(seen, gipf, spots)));
    }
    for bit in (0..56).filter(|bit| gipf >> bit & 1 != 0) {
        let own = seen[0] >> bit & 1 != 0;
        visit(if own { OWN_GIPF } else { OTHER_GIPF } + usize::from(board.orbits[bit]));
    }
    let (rows, plain) = Material::of(position).features(view.index());
    rows.into_iter().chain(plain).for_each(visit);
}

/// The hand-crafted evaluation as a number for each feature, in hundredths. A piece stands on three lines, each of which counts a
/// third of it. GIPF-pieces in threes count nothing: no line tells how many of its pieces are some.
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
        rings @ ..,
        inner,
        three_and_empty,
        three_and_other,
        two_and_empty,
        _,
        mover,
    ] = weights.map(|weight| weight as f32);
    let mut numbers = vec![0.0; FEATURES];
    let board = Board::get();
    for length in SHORTEST..=LONGEST {
        let aside = (LONGEST - length) as i32;
        for number in 0..COLORS.pow(length as u32) {
            let digits: Vec<usize> =
                (0..length as u32).map(|place| number / COLORS.pow(place) % COLORS).collect();
            let worth = |own: usize, other: usize| {
                let spots = (0..).zip(&digits).filter(|(_, digit)| **digit == own);
                let pieces = spots.map(|(place, _)| {
                    let along: i32 = aside - 3 + place;
                    let radius = aside.max(along.abs()).max((aside - along).abs());
                    (piece + rings[radius as usize]) / 3.0
                });
                let fours = digits.windows(4).map(|four| {
                    let count = |color| four.iter().filter(|digit| **digit == color).count();
                    match (count(own), count(other)) {
                        (3, 0) => three_and_empty,
                        (3, 1) => three_and_other,
                        (2, 0) => two_and_empty,
                        _ => 0.0,
                    }
                });
                pieces.chain(fours).sum::<f32>()
            };
            let pattern = usize::from(board.patterns[offset(length) + number]);
            for owners in 0..OWNERS {
                numbers[owners * PATTERNS + pattern] = worth(1, 2) - worth(2, 1);
            }
        }
    }
    let mut set = |own: usize, other: usize, worth: f32| {
        (numbers[own], numbers[other]) = (worth, -worth);
    };
    for held in 0..RESERVES {
        let short = [least, few, some, 0.0][[1, 3, 6].iter().filter(|&&most| held > most).count()];
        // Counted from the middle: both players hold something, and whole reserves are more than a word of a network holds.
        let held_more = held as f32 - MIDDLE_RESERVE;
        let worth = (piece + reserve) * held_more + short;
        set(OWN_RESERVE + held, OTHER_RESERVE + held, worth);
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

/// What is kept of a position, so that a position like it is judged quickly.
#[derive(Clone, Debug)]
pub struct Trace {
    pieces: [u64; 2],
    gipf: u64,
    material: Material,
    /// The numbers of the lines as White sees them.
    numbers: [u16; LINES],
    sum: Sum<WIDTH>,
}

impl Trace {
    /// The empty board, with nothing in reserve.
    pub(super) fn new(board: &Board, net: &GameJudge) -> Trace {
        let mut sum = Sum::new(net);
        let material = Material::default();
        let numbers = board.lines.map(|(_, number)| number);
        for number in numbers {
            sum.add(net, board.line(number, [false; 2]));
        }
        let (rows, plain) = material.features(0);
        rows.into_iter().for_each(|feature| sum.add(net, feature));
        plain.into_iter().for_each(|feature| sum.add_plain(net, feature));
        Trace { pieces: [0; 2], gipf: 0, material, numbers, sum }
    }

    /// Makes it the trace of a position; the fewer spots have changed the quicker.
    #[inline]
    pub(super) fn update(&mut self, board: &Board, net: &GameJudge, position: &Position) {
        let pieces = Color::ALL.map(|color| position.spots(color).bits());
        let gipf = Color::ALL.map(|color| position.gipf_spots(color).bits());
        let gipf = gipf[0] | gipf[1];
        let material = Material::of(position);
        if material != self.material {
            self.exchange_material(net, material);
        }
        let mut changed =
            (self.pieces[0] ^ pieces[0]) | (self.pieces[1] ^ pieces[1]) | (self.gipf ^ gipf);
        let old_numbers = self.numbers;
        let mut dirty = 0u32;
        while changed != 0 {
            let bit = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let (old, new) = (color_at(self.pieces, bit), color_at(pieces, bit));
            if (self.gipf | gipf) >> bit & 1 != 0 {
                let [was, is] = [self.gipf, gipf].map(|set| set >> bit & 1 != 0);
                let [was, is] =
                    [(was, old), (is, new)].map(|(there, color)| there.then_some(color));
                self.exchange_gipf(net, usize::from(board.orbits[bit]), was, is);
            }
            for (line, digit) in board.on_lines[bit] {
                dirty |= 1 << line;
                let number = &mut self.numbers[usize::from(line)];
                *number = number.wrapping_add(new.wrapping_sub(old).wrapping_mul(digit));
            }
        }
        while dirty != 0 {
            let line = dirty.trailing_zeros() as usize;
            dirty &= dirty - 1;
            let spots = board.lines[line].0;
            let old = board.line(old_numbers[line], owners(self.pieces, self.gipf, spots));
            let new = board.line(self.numbers[line], owners(pieces, gipf, spots));
            if old != new {
                self.sum.exchange(net, old, new);
            }
        }
        (self.pieces, self.gipf) = (pieces, gipf);
    }

    fn exchange_material(&mut self, net: &GameJudge, material: Material) {
        let (old_rows, old_plain) = self.material.features(0);
        let (new_rows, new_plain) = material.features(0);
        for (old, new) in old_rows.into_iter().zip(new_rows) {
            if old != new {
                self.sum.exchange(net, old, new);
            }
        }
        for (old, new) in old_plain.into_iter().zip(new_plain) {
            self.sum.exchange_plain(net, old, new);
        }
        self.material = material;
    }

    /// A GIPF-piece of a colour, given as a digit, has gone from a spot or come to it.
    #[inline(never)]
    fn exchange_gipf(&mut self, net: &GameJudge, orbit: usize, old: Option<u16>, new: Option<u16>) {
        let feature = |color: u16| if color == 1 { OWN_GIPF + orbit } else { OTHER_GIPF + orbit };
        if let Some(color) = old {
            self.sum.remove(net, feature(color));
        }
        if let Some(color) = new {
            self.sum.add(net, feature(color));
        }
    }

    /// What the position is worth to its mover.
    #[inline]
    pub(super) fn judge(&self, net: &GameJudge, position: &Position) -> i32 {
        net.judge(&self.sum, position.side().index(), bucket(position))
    }
}

#[cfg(test)]
mod tests {
    use gipfel_rules::Stage;
    use rand::{RngExt, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;
    use crate::Evaluate;

    #[test]
    fn the_hand_crafted_evaluation_is_a_sum_of_features() {
        const IN_THREES: usize = 16;
        let mut random = Xoshiro256PlusPlus::seed_from_u64(8);
        let mut evaluation = Evaluation::classic();
        for variant in Variant::ALL {
            let weights = &mut evaluation.weights[variant as usize];
            weights[IN_THREES] = 0;
            let numbers = numbers(weights);
            for _ in 0..10 {
                let mut position = Position::new(variant);
                while position.outcome().is_none() {
                    let actions = position.actions();
                    position.play_unchecked(actions[random.random_range(0..actions.len())]);
                    let many = Color::ALL.map(|color| position.gipf_spots(color).len() >= COUNTS);
                    if position.stage() != Stage::Main || many != [false; 2] {
                        continue;
                    }
                    let mut sum = 0.0;
                    visit_features(&position, position.side(), &mut |feature| {
                        sum += numbers[feature];
                    });
                    let difference = sum - evaluation.evaluate(&position) as f32;
                    assert!(difference.abs() < 0.1, "{position}: {difference}");
                }
            }
        }
    }
}
