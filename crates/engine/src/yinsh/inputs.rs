//! What the learned evaluation of YINSH sees: every five points in a line as a pattern, what each ring meets in its six
//! directions (how far it can go, what it would jump and turn over), pieces by their distance from the centre, and counts.
//! Mirror images look the same.

use std::sync::LazyLock;

use gipfel_rules::yinsh::{PointSet, Position};
use gipfel_rules::{Color, Position as _};

use crate::learned::{Net, Shape, Sum};

/// The neurons of the hidden layer for each point of view.
pub const WIDTH: usize = 16;
/// The network of YINSH.
pub type YinshNet = Net<WIDTH>;

const LINES: usize = 33;
const POINTS: usize = 121;
/// What a point may hold: nothing, own or other marker, own or other ring.
const STATES: usize = 5;
const FIVE: usize = 5;

const WINDOWS: usize = (STATES.pow(5) + STATES.pow(3)) / 2;
/// Empty points before the first marker count up to this.
const MOST_EMPTY: usize = 3;
/// Markers behind each other count one by one up to this.
const MOST_MARKERS: usize = 4;
/// Nothing, one to four markers of either colour, more than four of which the first four count.
const STRINGS: usize = (1 << (MOST_MARKERS + 1)) - 1 + (1 << MOST_MARKERS);
const RAYS: usize = 2 * (MOST_EMPTY + 1) * STRINGS * 2;
const ORBITS: usize = 11;
const MARKERS: usize = 21;
const HANDS: usize = 6;
const NEEDS: usize = 3;

const RAY: usize = WINDOWS;
const PIECE: usize = RAY + RAYS;
const OWN_MARKERS: usize = PIECE + (STATES - 1) * ORBITS;
const OTHER_MARKERS: usize = OWN_MARKERS + MARKERS;
const OWN_HAND: usize = OTHER_MARKERS + MARKERS;
const OTHER_HAND: usize = OWN_HAND + HANDS;
const OWN_NEED: usize = OTHER_HAND + HANDS;
const OTHER_NEED: usize = OWN_NEED + NEEDS;
const FEATURES: usize = OTHER_NEED + NEEDS;

/// How many features there are. Buckets are what both still need to win.
pub const SHAPE: Shape = Shape { rows: FEATURES, features: FEATURES, buckets: NEEDS * NEEDS };

/// A line holds three bits for each of its points: whose it is, one bit for each, and whether it is a ring.
const BITS: usize = 3;
const RING: u32 = 4;
/// The first bit of each point of a line.
const FIRSTS: u32 = 0o1_111_111_111;
/// What five points of a line hold.
const WINDOW: usize = (1 << (BITS * FIVE)) - 1;

/// The line seen by the other player.
#[inline]
const fn turned(word: u32) -> u32 {
    (word & (RING * FIRSTS)) | (word & FIRSTS) << 1 | (word >> 1 & FIRSTS)
}

/// Tables that follow from the board.
pub(super) struct Board {
    /// The lines of a point and where on them it is, in bits.
    on_lines: [[(u8, u8); 3]; POINTS],
    orbits: [u8; POINTS],
    lengths: [u8; LINES],
    /// The feature of what five points hold.
    windows: Box<[u16; WINDOW + 1]>,
    /// The window seen by the other player.
    other_windows: Box<[u16; WINDOWS]>,
}

static BOARD: LazyLock<Board> = LazyLock::new(Board::new);

impl Board {
    pub(super) fn get() -> &'static Board {
        &BOARD
    }

    fn new() -> Board {
        let (mut on_lines, mut orbits) = ([[(0, 0); 3]; POINTS], [0; POINTS]);
        let mut lengths = [0; LINES];
        let mut kinds = Vec::new();
        for bit in (0..POINTS).filter(|bit| PointSet::BOARD.bits() >> bit & 1 != 0) {
            let (q, r) = (bit as i32 / 11 - 5, bit as i32 % 11 - 5);
            for (direction, across) in [q, r, q - r].into_iter().enumerate() {
                let line = 11 * direction + (across + 5) as usize;
                on_lines[bit][direction] = (line as u8, BITS as u8 * lengths[line]);
                lengths[line] += 1;
            }
            let mut sides = [q.abs(), r.abs(), (q - r).abs()];
            sides.sort_unstable();
            let known = kinds.iter().position(|kind| *kind == sides);
            orbits[bit] = known.unwrap_or_else(|| {
                kinds.push(sides);
                kinds.len() - 1
            }) as u8;
        }
        let (windows, other_windows) = windows();
        Board { on_lines, orbits, lengths, windows, other_windows }
    }
}

/// The features of windows, and each as the other player sees it.
fn windows() -> (Box<[u16; WINDOW + 1]>, Box<[u16; WINDOWS]>) {
    let mut windows = Box::new([0; WINDOW + 1]);
    let mut seen = Vec::new();
    for number in 0..STATES.pow(FIVE as u32) {
        let word = (0..FIVE).fold((0, number), |(word, rest), _| {
            (word << BITS | [0, 1, 2, 5, 6][rest % STATES], rest / STATES)
        });
        let word = word.0;
        let backwards =
            (0..FIVE).fold(0, |back, place| back << BITS | (word >> (BITS * place) & 7));
        let known = seen.iter().position(|&other| other == backwards);
        let feature = known.unwrap_or(seen.len());
        if known.is_none() {
            seen.push(word);
        }
        windows[word] = feature as u16;
    }
    let mut other = Box::new([0; WINDOWS]);
    for (feature, &word) in seen.iter().enumerate() {
        other[feature] = windows[turned(word as u32) as usize];
    }
    (windows, other)
}

/// What a ring meets in a direction, given the line behind it, nearest first, and how many points that is. From the point of
/// view of White and of Black.
#[inline]
fn rays(ring: u32, mut rest: u32, mut length: usize) -> [usize; 2] {
    let (mut empty, mut markers, mut colors) = (0, 0, 0);
    while length > 0 && rest & 7 == 0 {
        empty += 1;
        length -= 1;
        rest >>= BITS;
    }
    while length > 0 && matches!(rest & 7, 1 | 2) {
        if markers < MOST_MARKERS {
            colors = colors << 1 | (rest as usize & 1);
        }
        markers += 1;
        length -= 1;
        rest >>= BITS;
    }
    // Without markers it matters whether a ring or the edge is there, behind markers whether a ring can land.
    let stopped = if markers == 0 { length > 0 } else { length == 0 || rest & 7 != 0 };
    let counted = markers.min(MOST_MARKERS);
    let first = if markers > MOST_MARKERS { (2 << MOST_MARKERS) - 1 } else { (1 << counted) - 1 };
    let feature = |owner: usize, colors: usize| {
        let place = (owner * (MOST_EMPTY + 1) + empty.min(MOST_EMPTY)) * STRINGS + first + colors;
        RAY + 2 * place + usize::from(stopped)
    };
    let owner = usize::from(ring & 1 == 0);
    [feature(owner, colors), feature(1 - owner, colors ^ ((1 << counted) - 1))]
}

/// Calls `visit` with what the rings of a line meet along it, from both points of view.
#[inline]
fn visit_rays(word: u32, length: usize, mut visit: impl FnMut([usize; 2])) {
    let mut rings = word >> 2 & FIRSTS;
    if rings == 0 {
        return;
    }
    let back = (0..length).fold(0, |back, place| back << BITS | (word >> (BITS * place) & 7));
    while rings != 0 {
        let place = rings.trailing_zeros() as usize / BITS;
        rings &= rings - 1;
        let ring = word >> (BITS * place);
        visit(rays(ring, ring >> BITS, length - place - 1));
        visit(rays(ring, back >> (BITS * (length - place)), place));
    }
}

/// What a point holds, in the bits of a line: markers and rings of White and Black.
#[inline]
fn state_at(sets: &[u128; 4], bit: usize) -> u32 {
    let [white, black, white_ring, black_ring] = sets.map(|set| (set >> bit) as u32 & 1);
    white | black << 1 | white_ring * 5 | black_ring * 6
}

fn sets(position: &Position) -> [u128; 4] {
    let [white, black] = Color::ALL.map(|color| position.markers(color).bits());
    let [white_rings, black_rings] = Color::ALL.map(|color| position.rings(color).bits());
    [white, black, white_rings, black_rings]
}

/// The feature of a piece on a point.
#[inline]
fn piece(board: &Board, view: usize, state: u32, bit: usize) -> usize {
    let own = state as usize >> view & 1 != 0;
    let kind = 2 * (state as usize >> 2) + usize::from(!own);
    PIECE + kind * ORBITS + usize::from(board.orbits[bit])
}

/// Everything but the board.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Counts {
    markers: [u8; 2],
    hands: [u8; 2],
    /// Rings to remove until the game is won, less one.
    needs: [u8; 2],
}

impl Counts {
    #[inline]
    fn of(position: &Position) -> Counts {
        let target = position.variant().target();
        Counts {
            markers: Color::ALL
                .map(|color| (position.markers(color).len() as u8).min(MARKERS as u8 - 1)),
            hands: Color::ALL.map(|color| position.hand(color).min(HANDS as u8 - 1)),
            needs: Color::ALL.map(|color| {
                target.saturating_sub(position.removed(color) + 1).min(NEEDS as u8 - 1)
            }),
        }
    }

    #[inline]
    fn features(&self, view: usize) -> [usize; 6] {
        let pair = |numbers: [u8; 2], [own, other]: [usize; 2]| {
            [own + usize::from(numbers[view]), other + usize::from(numbers[1 - view])]
        };
        let [a, b] = pair(self.markers, [OWN_MARKERS, OTHER_MARKERS]);
        let [c, d] = pair(self.hands, [OWN_HAND, OTHER_HAND]);
        let [e, f] = pair(self.needs, [OWN_NEED, OTHER_NEED]);
        [a, b, c, d, e, f]
    }

    #[inline]
    fn bucket(&self, mover: usize) -> usize {
        NEEDS * usize::from(self.needs[mover]) + usize::from(self.needs[1 - mover])
    }
}

/// The output layer that counts.
pub fn bucket(position: &Position) -> usize {
    Counts::of(position).bucket(position.side().index())
}

/// The features of a position from a point of view, found anew and in the plainest way.
pub fn visit_features(position: &Position, view: Color, visit: &mut dyn FnMut(usize)) {
    let board = Board::get();
    let sets = sets(position);
    let mut words = [0u32; LINES];
    for bit in (0..POINTS).filter(|bit| PointSet::BOARD.bits() >> bit & 1 != 0) {
        let state = state_at(&sets, bit);
        for (line, shift) in board.on_lines[bit] {
            words[usize::from(line)] |= state << shift;
        }
        if state != 0 {
            visit(piece(board, view.index(), state, bit));
        }
    }
    for (word, length) in words.into_iter().zip(board.lengths) {
        let length = usize::from(length);
        let seen = if view == Color::White { word } else { turned(word) };
        for place in 0..(length + 1).saturating_sub(FIVE) {
            visit(usize::from(board.windows[(seen >> (BITS * place)) as usize & WINDOW]));
        }
        visit_rays(seen, length, |[ray, _]| visit(ray));
    }
    Counts::of(position).features(view.index()).into_iter().for_each(visit);
}

/// What is kept of a position, so that a position like it is judged quickly.
#[derive(Clone, Debug)]
pub struct Trace {
    sets: [u128; 4],
    counts: Counts,
    /// The lines as White sees them.
    words: [u32; LINES],
    sum: Sum<WIDTH>,
}

impl Trace {
    /// The empty board.
    pub(super) fn new(board: &Board, net: &YinshNet) -> Trace {
        let mut sum = Sum::new(net);
        let counts = Counts::default();
        for view in 0..2 {
            for &length in &board.lengths {
                for _ in 0..(usize::from(length) + 1).saturating_sub(FIVE) {
                    sum.add(net, view, board.windows[0].into());
                }
            }
            for feature in counts.features(view) {
                sum.add(net, view, feature);
            }
        }
        Trace { sets: [0; 4], counts, words: [0; LINES], sum }
    }

    /// Makes it the trace of a position; the fewer points have changed the quicker.
    #[inline]
    pub(super) fn update(&mut self, board: &Board, net: &YinshNet, position: &Position) {
        let sets = sets(position);
        let counts = Counts::of(position);
        if counts != self.counts {
            for view in 0..2 {
                let old = self.counts.features(view);
                for (old, new) in old.into_iter().zip(counts.features(view)) {
                    if old != new {
                        self.sum.exchange(net, view, old, new);
                    }
                }
            }
            self.counts = counts;
        }
        let mut changed = (0..4).fold(0, |changed, set| changed | (self.sets[set] ^ sets[set]));
        let old_words = self.words;
        let mut dirty = 0u64;
        while changed != 0 {
            let bit = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let (old, new) = (state_at(&self.sets, bit), state_at(&sets, bit));
            for view in 0..2 {
                match (old, new) {
                    (0, _) => self.sum.add(net, view, piece(board, view, new, bit)),
                    (_, 0) => self.sum.remove(net, view, piece(board, view, old, bit)),
                    _ => {
                        let [old, new] = [old, new].map(|state| piece(board, view, state, bit));
                        self.sum.exchange(net, view, old, new);
                    }
                }
            }
            for (line, shift) in board.on_lines[bit] {
                self.words[usize::from(line)] ^= (old ^ new) << shift;
                dirty |= 1 << line;
            }
        }
        self.sets = sets;
        while dirty != 0 {
            let line = dirty.trailing_zeros() as usize;
            dirty &= dirty - 1;
            let (old, new) = (old_words[line], self.words[line]);
            self.exchange_line(board, net, old, new, usize::from(board.lengths[line]));
        }
    }

    #[inline]
    fn exchange_line(&mut self, board: &Board, net: &YinshNet, old: u32, new: u32, length: usize) {
        let (mut from, mut to) = (old, new);
        for _ in 0..(length + 1).saturating_sub(FIVE) {
            let [was, is] = [from, to].map(|word| word as usize & WINDOW);
            if was != is {
                let [was, is] = [was, is].map(|window| usize::from(board.windows[window]));
                self.sum.exchange(net, 0, was, is);
                let [was, is] = [was, is].map(|window| usize::from(board.other_windows[window]));
                self.sum.exchange(net, 1, was, is);
            }
            from >>= BITS;
            to >>= BITS;
        }
        let sum = &mut self.sum;
        visit_rays(old, length, |[white, black]| {
            sum.remove(net, 0, white);
            sum.remove(net, 1, black);
        });
        visit_rays(new, length, |[white, black]| {
            sum.add(net, 0, white);
            sum.add(net, 1, black);
        });
    }

    /// What the position is worth to its mover.
    #[inline]
    pub(super) fn judge(&self, net: &YinshNet, position: &Position) -> i32 {
        let mover = position.side().index();
        net.judge(&self.sum, mover, self.counts.bucket(mover))
    }
}

/// The plain twin of a trace's judgement: features found anew, summed one by one.
pub fn judge_plainly(net: &YinshNet, position: &Position) -> i32 {
    let features = Color::ALL.map(|view| {
        let mut list = Vec::new();
        visit_features(position, view, &mut |feature| list.push(feature as u32));
        list
    });
    let sum = Sum::of(net, features.each_ref().map(Vec::as_slice));
    net.judge(&sum, position.side().index(), bucket(position))
}
