//! What the learned evaluation of GIPF sees: the 21 lines as patterns, reserves, GIPF-pieces, and what may still be brought
//! in. Lines of the same length share their patterns, and a pattern is the same from both ends; so a position and its
//! mirror images look the same.

use std::sync::LazyLock;

use gipfel_rules::gipf::{Permission, Position};
use gipfel_rules::{Color, Position as _};

use super::shape::RINGS;
use crate::learned::{Net, Shape, Sum};

/// The neurons of the hidden layer for each point of view.
pub const WIDTH: usize = 32;
/// The network of GIPF.
pub type GipfNet = Net<WIDTH>;

const LINES: usize = 21;
const SHORTEST: usize = 4;
const LONGEST: usize = 7;
/// What a spot of a line may hold: nothing, own, other.
const COLORS: usize = 3;
/// The same, and GIPF-pieces apart.
const KINDS: usize = 5;

const RESERVES: usize = 21;
const COUNTS: usize = 7;
const PERMISSIONS: usize = 3;
const ORBITS: usize = 6;

/// Where the patterns of lines of a length begin among those of all lengths.
const fn offset(states: usize, length: usize) -> usize {
    let (mut sum, mut shorter) = (0, SHORTEST);
    while shorter < length {
        sum += states.pow(shorter as u32);
        shorter += 1;
    }
    sum
}

/// Patterns of a length that differ when both ends are alike.
const fn different(states: usize, length: usize) -> usize {
    (states.pow(length as u32) + states.pow(length.div_ceil(2) as u32)) / 2
}

const fn all_different(states: usize) -> usize {
    let (mut sum, mut length) = (0, SHORTEST);
    while length <= LONGEST {
        sum += different(states, length);
        length += 1;
    }
    sum
}

const OWN_RESERVE: usize = all_different(COLORS);
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
const KIND_LINES: usize = BOTH_COUNTS + COUNTS * COUNTS;
const FEATURES: usize = KIND_LINES + all_different(KINDS);

/// How many features there are. Buckets are spans of what both reserves hold together.
pub const SHAPE: Shape = Shape { rows: ROWS, features: FEATURES, buckets: 4 };

/// Where a spot is on one of its lines: the line, and the worth of its digit in the line's number.
#[derive(Clone, Copy)]
struct OnLine {
    line: u8,
    color_digit: u16,
    kind_digit: u32,
}

/// Tables that follow from the board.
pub(super) struct Board {
    /// By place in a set of spots.
    on_lines: [[OnLine; 3]; 56],
    orbits: [u8; 56],
    /// The spots of each line, and its numbers when it is empty.
    lines: [(u64, u16, u32); LINES],
    /// The feature of each number of a line.
    color_patterns: Vec<u16>,
    kind_patterns: Vec<u16>,
}

static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

impl Board {
    pub(super) fn get() -> &'static Board {
        &BOARD
    }

    fn new() -> Board {
        let none = OnLine { line: 0, color_digit: 0, kind_digit: 0 };
        let mut board = Board {
            on_lines: [[none; 3]; 56],
            orbits: [0; 56],
            lines: [(0, 0, 0); LINES],
            color_patterns: patterns(COLORS),
            kind_patterns: patterns(KINDS),
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
                let spots = &mut board.lines[line];
                let place = spots.0.count_ones();
                spots.0 |= 1 << bit;
                (spots.1, spots.2) = (offset(COLORS, length) as u16, offset(KINDS, length) as u32);
                board.on_lines[bit][direction] = OnLine {
                    line: line as u8,
                    color_digit: COLORS.pow(place) as u16,
                    kind_digit: KINDS.pow(place) as u32,
                };
            }
        }
        board
    }
}

/// The pattern that each number of a line shows, counted over all lengths.
fn patterns(states: usize) -> Vec<u16> {
    let mut found = vec![0; offset(states, LONGEST + 1)];
    let mut next = 0;
    for length in SHORTEST..=LONGEST {
        let begin = offset(states, length);
        for number in 0..states.pow(length as u32) {
            let turned = (0..length).fold((0, number), |(turned, rest), _| {
                (turned * states + rest % states, rest / states)
            });
            found[begin + number] = if turned.0 < number {
                found[begin + turned.0]
            } else {
                next += 1;
                next - 1
            };
        }
    }
    found
}

/// What stands on a spot, as a digit of a line's number from White's point of view.
#[inline]
fn kind_at(pieces: [u64; 2], gipf: u64, bit: usize) -> u8 {
    let [white, black] = pieces.map(|set| (set >> bit & 1) as u8);
    // Nobody's GIPF-piece there is not.
    white + 2 * black + 2 * (gipf >> bit & 1) as u8
}

/// The digit from Black's point of view.
const TURNED: [u8; KINDS] = [0, 2, 1, 4, 3];
/// The digit among colours.
const COLOR: [u8; KINDS] = [0, 1, 2, 1, 2];

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
pub fn bucket(position: &Position) -> usize {
    let both = position.reserve(Color::White) + position.reserve(Color::Black);
    usize::from(both / 6).min(SHAPE.buckets - 1)
}

/// The features of a position from a point of view, found anew and in the plainest way.
pub fn visit_features(position: &Position, view: Color, visit: &mut dyn FnMut(usize)) {
    let board = Board::get();
    let pieces = Color::ALL.map(|color| position.spots(color).bits());
    let gipf = Color::ALL.map(|color| position.gipf_spots(color).bits());
    let gipf = gipf[0] | gipf[1];
    for (line, &(spots, ..)) in board.lines.iter().enumerate() {
        let length = spots.count_ones() as usize;
        let (mut colors, mut kinds) = (offset(COLORS, length), offset(KINDS, length));
        for bit in (0..56).filter(|bit| spots >> bit & 1 != 0) {
            let mut kind = kind_at(pieces, gipf, bit);
            if view == Color::Black {
                kind = TURNED[usize::from(kind)];
            }
            let on = board.on_lines[bit].iter().find(|on| usize::from(on.line) == line);
            let on = on.expect("the spot is on the line");
            colors += usize::from(on.color_digit) * usize::from(COLOR[usize::from(kind)]);
            kinds += on.kind_digit as usize * usize::from(kind);
        }
        visit(usize::from(board.color_patterns[colors]));
        if spots & gipf != 0 {
            visit(KIND_LINES + usize::from(board.kind_patterns[kinds]));
        }
    }
    for bit in (0..56).filter(|bit| gipf >> bit & 1 != 0) {
        let own = pieces[view.index()] >> bit & 1 != 0;
        visit(if own { OWN_GIPF } else { OTHER_GIPF } + usize::from(board.orbits[bit]));
    }
    let (rows, plain) = Material::of(position).features(view.index());
    rows.into_iter().chain(plain).for_each(visit);
}

/// What is kept of a position, so that a position like it is judged quickly.
#[derive(Clone, Debug)]
pub struct Trace {
    pieces: [u64; 2],
    gipf: u64,
    material: Material,
    /// The numbers of the lines from both points of view.
    colors: [[u16; LINES]; 2],
    kinds: [[u32; LINES]; 2],
    sum: Sum<WIDTH>,
}

impl Trace {
    /// The empty board, with nothing in reserve.
    pub(super) fn new(board: &Board, net: &GipfNet) -> Trace {
        let mut sum = Sum::new(net);
        let material = Material::default();
        for view in 0..2 {
            for &(_, colors, _) in &board.lines {
                sum.add(net, view, board.color_patterns[usize::from(colors)].into());
            }
            let (rows, plain) = material.features(view);
            rows.into_iter().for_each(|feature| sum.add(net, view, feature));
            plain.into_iter().for_each(|feature| sum.add_plain(net, view, feature));
        }
        Trace {
            pieces: [0; 2],
            gipf: 0,
            material,
            colors: [board.lines.map(|line| line.1); 2],
            kinds: [board.lines.map(|line| line.2); 2],
            sum,
        }
    }

    /// Makes it the trace of a position; the fewer spots have changed the quicker.
    #[inline]
    pub(super) fn update(&mut self, board: &Board, net: &GipfNet, position: &Position) {
        let pieces = Color::ALL.map(|color| position.spots(color).bits());
        let gipf = Color::ALL.map(|color| position.gipf_spots(color).bits());
        let gipf = gipf[0] | gipf[1];
        let material = Material::of(position);
        if material != self.material {
            self.exchange_material(net, material);
        }
        let mut changed =
            (self.pieces[0] ^ pieces[0]) | (self.pieces[1] ^ pieces[1]) | (self.gipf ^ gipf);
        let (old_colors, old_kinds) = (self.colors, self.kinds);
        let mut dirty = 0u32;
        while changed != 0 {
            let bit = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let old = kind_at(self.pieces, self.gipf, bit);
            let new = kind_at(pieces, gipf, bit);
            if old > 2 || new > 2 {
                self.exchange_gipf(net, usize::from(board.orbits[bit]), old, new);
            }
            let [old, new] = [old, new].map(|kind| [kind, TURNED[usize::from(kind)]]);
            for on in &board.on_lines[bit] {
                let line = usize::from(on.line);
                dirty |= 1 << line;
                for view in 0..2 {
                    let [was, is] = [old[view], new[view]].map(usize::from);
                    let color = u16::from(COLOR[is]).wrapping_sub(COLOR[was].into());
                    let number = &mut self.colors[view][line];
                    *number = number.wrapping_add(color.wrapping_mul(on.color_digit));
                    let kind = (is as u32).wrapping_sub(was as u32);
                    let number = &mut self.kinds[view][line];
                    *number = number.wrapping_add(kind.wrapping_mul(on.kind_digit));
                }
            }
        }
        while dirty != 0 {
            let line = dirty.trailing_zeros() as usize;
            dirty &= dirty - 1;
            let spots = board.lines[line].0;
            for view in 0..2 {
                let pattern = |number: u16| usize::from(board.color_patterns[usize::from(number)]);
                let (old, new) = (old_colors[view][line], self.colors[view][line]);
                if old != new {
                    self.sum.exchange(net, view, pattern(old), pattern(new));
                }
                let kinds =
                    |number: u32| KIND_LINES + usize::from(board.kind_patterns[number as usize]);
                if spots & self.gipf != 0 {
                    self.sum.remove_plain(net, view, kinds(old_kinds[view][line]));
                }
                if spots & gipf != 0 {
                    self.sum.add_plain(net, view, kinds(self.kinds[view][line]));
                }
            }
        }
        (self.pieces, self.gipf) = (pieces, gipf);
    }

    fn exchange_material(&mut self, net: &GipfNet, material: Material) {
        for view in 0..2 {
            let (old_rows, old_plain) = self.material.features(view);
            let (new_rows, new_plain) = material.features(view);
            for (old, new) in old_rows.into_iter().zip(new_rows) {
                if old != new {
                    self.sum.exchange(net, view, old, new);
                }
            }
            for (old, new) in old_plain.into_iter().zip(new_plain) {
                self.sum.remove_plain(net, view, old);
                self.sum.add_plain(net, view, new);
            }
        }
        self.material = material;
    }

    #[inline(never)]
    fn exchange_gipf(&mut self, net: &GipfNet, orbit: usize, old: u8, new: u8) {
        for view in 0..2 {
            let feature = |kind: u8| {
                let own = kind == if view == 0 { 3 } else { 4 };
                (kind > 2).then_some(if own { OWN_GIPF } else { OTHER_GIPF } + orbit)
            };
            if let Some(feature) = feature(old) {
                self.sum.remove(net, view, feature);
            }
            if let Some(feature) = feature(new) {
                self.sum.add(net, view, feature);
            }
        }
    }

    /// What the position is worth to its mover.
    #[inline]
    pub(super) fn judge(&self, net: &GipfNet, position: &Position) -> i32 {
        net.judge(&self.sum, position.side().index(), bucket(position))
    }
}

/// The plain twin of a trace's judgement: features found anew, summed one by one.
pub fn judge_plainly(net: &GipfNet, position: &Position) -> i32 {
    let features = Color::ALL.map(|view| {
        let mut list = Vec::new();
        visit_features(position, view, &mut |feature| list.push(feature as u32));
        list
    });
    let sum = Sum::of(net, features.each_ref().map(Vec::as_slice));
    net.judge(&sum, position.side().index(), bucket(position))
}
