//! What the learned evaluation of YINSH sees: every five points in a line as a pattern, what each ring meets in its six
//! directions (how far it can go, what it would jump and turn over), pieces by their distance from the centre, and counts.
//! Mirror images look the same.

use std::sync::LazyLock;

use gipfel_rules::yinsh::{PointSet, Position};
use gipfel_rules::{Color, Position as _};

use crate::learned::{
    Learned, PreparedGameNet, Recipe, Round, Shape, Sum, Traces, WIDTH, exchanged_sides,
};

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
const SHAPE: Shape = Shape { rows: FEATURES, features: FEATURES, buckets: NEEDS * NEEDS };

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

/// How the network is learnt.
const RECIPE: Recipe = Recipe {
    rounds: &[
        Round { games: 10_000, nodes: 500, random_turns: (4, 14), stray: 0 },
        Round { games: 10_000, nodes: 500, random_turns: (4, 14), stray: 15 },
        Round { games: 10_000, nodes: 500, random_turns: (4, 14), stray: 15 },
        Round { games: 10_000, nodes: 500, random_turns: (4, 14), stray: 15 },
        Round { games: 10_000, nodes: 800, random_turns: (4, 14), stray: 15 },
    ],
    epochs: 6,
    learning_rate: 0.001,
    result_share: 0.3,
    decay: 0.3,
    l2: 0.0,
};

/// What a network sees.
pub(super) const LEARNED: Learned<Position> = Learned {
    shape: SHAPE,
    visit_features,
    bucket,
    turned: |feature| Board::get().turned(feature),
    classic: |_| None,
    recipe: RECIPE,
    set_net: |evaluation, _, weights| evaluation.set_net(weights),
};

/// Tables that follow from the board.
pub(super) struct Board {
    /// The lines of a point and where on them it is, in bits.
    on_lines: [[(u8, u8); 3]; POINTS],
    /// The same with the lines read backwards.
    back_on_lines: [[(u8, u8); 3]; POINTS],
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
        let mut back_on_lines = on_lines;
        for (line, shift) in back_on_lines.as_flattened_mut() {
            let length = lengths[usize::from(*line)];
            *shift = (BITS as u8 * length).saturating_sub(BITS as u8 + *shift);
        }
        let (windows, other_windows) = windows();
        Board { on_lines, back_on_lines, orbits, lengths, windows, other_windows }
    }

    /// The feature that the other player sees where a player sees one.
    fn turned(&self, feature: usize) -> usize {
        let across = |begin: usize, size: usize| exchanged_sides(feature, begin, size);
        match feature {
            ..RAY => self.other_windows[feature].into(),
            RAY..PIECE => {
                let (place, stopped) = ((feature - RAY) / 2, (feature - RAY) % 2);
                let (owner_and_empty, string) = (place / STRINGS, place % STRINGS);
                let other = (owner_and_empty + MOST_EMPTY + 1) % (2 * MOST_EMPTY + 2);
                // Strings of a length follow each other, the colours as bits.
                let first = match string {
                    0 => 0,
                    1..3 => 1,
                    3..7 => 3,
                    7..15 => 7,
                    15..31 => 15,
                    _ => 31,
                };
                let last = if first == 31 { 15 } else { first };
                let string = first + last - (string - first);
                RAY + 2 * (other * STRINGS + string) + stopped
            }
            PIECE..OWN_MARKERS => across(PIECE, ORBITS),
            OWN_MARKERS..OWN_HAND => across(OWN_MARKERS, MARKERS),
            OWN_HAND..OWN_NEED => across(OWN_HAND, HANDS),
            _ => across(OWN_NEED, NEEDS),
        }
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

/// What a ring meets in a direction, given the line behind it, nearest first, and how many points that is.
#[inline]
fn ray(ring: u32, mut rest: u32, mut length: usize) -> usize {
    let empty = (rest.trailing_zeros() as usize / BITS).min(length);
    length -= empty;
    rest = rest.checked_shr((BITS * empty) as u32).unwrap_or(0);
    let (mut markers, mut colors) = (0, 0);
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
    let owner = usize::from(ring & 1 == 0);
    let place = (owner * (MOST_EMPTY + 1) + empty.min(MOST_EMPTY)) * STRINGS + first + colors;
    RAY + 2 * place + usize::from(stopped)
}

/// A line, read from one end and from the other.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
struct Line {
    word: u32,
    back: u32,
}

impl Line {
    /// What the line contributes to the sum.
    #[cold]
    fn sum(self, board: &Board, net: &PreparedGameNet, length: usize) -> Sum<WIDTH> {
        let mut sum = Sum::ZERO;
        self.visit_features(board, length, |feature| sum.add(net, feature));
        sum
    }

    /// Calls `visit` with every feature of the line.
    fn visit_features(self, board: &Board, length: usize, mut visit: impl FnMut(usize)) {
        for place in 0..(length + 1).saturating_sub(FIVE) {
            visit(usize::from(board.windows[(self.word >> (BITS * place)) as usize & WINDOW]));
        }
        self.visit_rays(length, visit);
    }

    /// Calls `visit` with what the rings of the line meet along it.
    #[inline]
    fn visit_rays(self, length: usize, mut visit: impl FnMut(usize)) {
        let mut rings = self.word >> 2 & FIRSTS;
        while rings != 0 {
            let place = rings.trailing_zeros() as usize / BITS;
            rings &= rings - 1;
            let ring = self.word >> (BITS * place);
            visit(ray(ring, ring >> BITS, length - place - 1));
            visit(ray(ring, self.back >> (BITS * (length - place)), place));
        }
    }
}

/// What a point holds, in the bits of a line: markers and rings of White and Black.
#[inline]
fn state_at(sets: &[u128; 4], bit: usize) -> u32 {
    let [white, black, white_ring, black_ring] = sets.map(|set| (set >> bit) as u32 & 1);
    white | (black << 1) | (white_ring * 5) | (black_ring * 6)
}

fn sets(position: &Position) -> [u128; 4] {
    let [white, black] = Color::ALL.map(|color| position.markers(color).bits());
    let [white_rings, black_rings] = Color::ALL.map(|color| position.rings(color).bits());
    [white, black, white_rings, black_rings]
}

/// The feature of a piece on a point.
#[inline]
fn piece(board: &Board, state: u32, bit: usize) -> usize {
    let kind = 2 * (state as usize >> 2) + usize::from(state & 1 == 0);
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
fn bucket(position: &Position) -> usize {
    Counts::of(position).bucket(position.side().index())
}

/// The features of a position from a point of view, found anew and in the plainest way.
fn visit_features(position: &Position, view: Color, visit: &mut dyn FnMut(usize)) {
    let board = Board::get();
    let [white, black, white_rings, black_rings] = sets(position);
    let sets = match view {
        Color::White => [white, black, white_rings, black_rings],
        Color::Black => [black, white, black_rings, white_rings],
    };
    let mut lines = [Line::default(); LINES];
    for bit in (0..POINTS).filter(|bit| PointSet::BOARD.bits() >> bit & 1 != 0) {
        let state = state_at(&sets, bit);
        for ((line, shift), (_, back)) in
            board.on_lines[bit].into_iter().zip(board.back_on_lines[bit])
        {
            lines[usize::from(line)].word |= state << shift;
            lines[usize::from(line)].back |= state << back;
        }
        if state != 0 {
            visit(piece(board, state, bit));
        }
    }
    for (line, length) in lines.into_iter().zip(board.lengths) {
        line.visit_features(board, length.into(), &mut *visit);
    }
    Counts::of(position).features(view.index()).into_iter().for_each(visit);
}

/// What a line contributes to the sum, if it is known.
#[derive(Clone, Copy, Debug)]
struct KnownLine {
    /// The line and its length; 0 if nothing is known.
    key: u64,
    sum: Sum<WIDTH>,
}

/// What lines contribute to the sum: most of those that a search meets, it has met before.
#[derive(Clone, Debug)]
pub(super) struct KnownLines(Vec<KnownLine>);

impl KnownLines {
    /// A power of two.
    const COUNT: usize = 1 << 12;

    fn new() -> KnownLines {
        KnownLines(vec![KnownLine { key: 0, sum: Sum::ZERO }; KnownLines::COUNT])
    }

    #[inline]
    fn get(
        &mut self,
        board: &Board,
        net: &PreparedGameNet,
        line: Line,
        length: usize,
    ) -> &Sum<WIDTH> {
        let key = u64::from(line.word) | (length as u64) << 32;
        let place = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        let known = &mut self.0[place as usize % KnownLines::COUNT];
        if known.key != key {
            *known = KnownLine { key, sum: line.sum(board, net, length) };
        }
        &known.sum
    }
}

/// What a search keeps.
#[derive(Clone, Debug)]
pub struct Scratch {
    traces: Traces<Trace>,
    lines: KnownLines,
}

impl Default for Scratch {
    fn default() -> Scratch {
        Scratch { traces: Traces::default(), lines: KnownLines::new() }
    }
}

impl Scratch {
    pub(super) fn parts(&mut self) -> (&mut Traces<Trace>, &mut KnownLines) {
        (&mut self.traces, &mut self.lines)
    }
}

/// What is kept of a position, so that a position like it is evaluated quickly.
#[derive(Clone, Debug)]
pub(super) struct Trace {
    sets: [u128; 4],
    counts: Counts,
    /// The lines as White sees them.
    lines: [Line; LINES],
    sum: Sum<WIDTH>,
}

impl Trace {
    /// The empty board.
    pub(super) fn new(board: &Board, net: &PreparedGameNet) -> Trace {
        let mut sum = Sum::new(net);
        let counts = Counts::default();
        for &length in &board.lengths {
            let line = Line::default().sum(board, net, length.into());
            sum.exchange_part(&Sum::ZERO, &line);
        }
        for feature in counts.features(0) {
            sum.add(net, feature);
        }
        Trace { sets: [0; 4], counts, lines: [Line::default(); LINES], sum }
    }

    /// Makes it the trace of a position; the fewer points have changed the quicker.
    #[inline]
    pub(super) fn update(
        &mut self,
        board: &Board,
        net: &PreparedGameNet,
        position: &Position,
        known: &mut KnownLines,
    ) {
        let sets = sets(position);
        let counts = Counts::of(position);
        if counts != self.counts {
            let old = self.counts.features(0);
            for (old, new) in old.into_iter().zip(counts.features(0)) {
                if old != new {
                    self.sum.exchange(net, old, new);
                }
            }
            self.counts = counts;
        }
        let mut changed = (0..4).fold(0, |changed, set| changed | (self.sets[set] ^ sets[set]));
        let old_lines = self.lines;
        let mut dirty = 0u64;
        while changed != 0 {
            let bit = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let (old, new) = (state_at(&self.sets, bit), state_at(&sets, bit));
            match (old, new) {
                (0, _) => self.sum.add(net, piece(board, new, bit)),
                (_, 0) => self.sum.remove(net, piece(board, old, bit)),
                _ => self.sum.exchange(net, piece(board, old, bit), piece(board, new, bit)),
            }
            let places = board.on_lines[bit].iter().zip(&board.back_on_lines[bit]);
            for (&(line, shift), &(_, back)) in places {
                let entry = &mut self.lines[usize::from(line)];
                entry.word ^= (old ^ new) << shift;
                entry.back ^= (old ^ new) << back;
                dirty |= 1 << line;
            }
        }
        self.sets = sets;
        while dirty != 0 {
            let line = dirty.trailing_zeros() as usize;
            dirty &= dirty - 1;
            let (old, new) = (old_lines[line], self.lines[line]);
            let length = usize::from(board.lengths[line]);
            let old = *known.get(board, net, old, length);
            self.sum.exchange_part(&old, known.get(board, net, new, length));
        }
    }

    /// The score of the position to its mover.
    #[inline]
    pub(super) fn evaluate(&self, net: &PreparedGameNet, position: &Position) -> i32 {
        let mover = position.side().index();
        net.evaluate(&self.sum, mover, self.counts.bucket(mover))
    }
}
