//! The board of GIPF: 37 spots in a word, 24 dots around them, 21 lines, 42 ways in.
//!
//! A spot is a bit: eight bits a column (b…h), the lowest for the lowest row of the hexagon, the eighth always zero.
//! With that padding the three line directions are plain shifts by 1 (along a column), 8 (falling) and 9 (rising), and
//! a run never wraps from one column into the next.

use core::fmt;

use crate::Symmetry;
use crate::place::place;

/// Axial coordinates about the centre e5: columns to the right, then steps up the column.
pub(crate) type Axial = (i8, i8);

/// Shifts of the three directions: vertical, falling, rising.
pub(crate) const SHIFTS: [u32; 3] = [1, 8, 9];
const STEPS: [Axial; 3] = [(0, 1), (1, 0), (1, 1)];

/// How far a point is from the centre.
pub(crate) const fn radius((q, r): Axial) -> i8 {
    let (q_abs, r_abs, s_abs) = (q.abs(), r.abs(), (q - r).abs());
    let larger = if q_abs > r_abs { q_abs } else { r_abs };
    if larger > s_abs { larger } else { s_abs }
}

pub(crate) const SPOT_RADIUS: i8 = 3;

/// One of the 37 places in play.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u8);

impl Spot {
    /// How many spots there are.
    pub const COUNT: usize = 37;

    /// All spots, column by column from b to h, each upwards.
    pub fn all() -> impl Iterator<Item = Spot> {
        SpotSet::BOARD.iter()
    }

    /// The spot with a name such as `e5`.
    pub fn from_name(name: &str) -> Option<Spot> {
        match Place::from_name(name) {
            Some(Place::Spot(spot)) => Some(spot),
            _ => None,
        }
    }

    pub(crate) const fn from_bit(bit: u32) -> Spot {
        Spot(bit as u8)
    }

    pub(crate) const fn from_axial((q, r): Axial) -> Spot {
        Spot(((q + SPOT_RADIUS) * 8 + r + SPOT_RADIUS) as u8)
    }

    pub(crate) const fn axial(self) -> Axial {
        ((self.0 / 8) as i8 - SPOT_RADIUS, (self.0 % 8) as i8 - SPOT_RADIUS)
    }

    pub(crate) const fn bit(self) -> u64 {
        1 << self.0
    }

    /// The place of the spot in a bit set; also its place in tables of 56.
    pub(crate) const fn shift(self) -> usize {
        self.0 as usize
    }

    /// The spot's number among all 37, in the order of [`Spot::all`].
    pub const fn index(self) -> usize {
        (SpotSet::BOARD.0 & (self.bit() - 1)).count_ones() as usize
    }

    /// The spot's place about the centre: columns to the right of it, and steps up its column.
    /// Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
    pub const fn coordinates(self) -> (i8, i8) {
        self.axial()
    }

    /// The spot seen through a symmetry of the board.
    #[must_use]
    pub const fn transform(self, symmetry: Symmetry) -> Spot {
        Spot::from_axial(symmetry.apply(self.axial()))
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self.axial(), f)
    }
}

place!(Spot, u64, BOARD);

/// A set of spots. Its bits are eight a column from b to h, the lowest for the lowest row of the hexagon; the line
/// directions are shifts by 1, 8 and 9.
pub type SpotSet = crate::PlaceSet<Spot>;

/// One of the 24 points of the edge, from which pieces are pushed.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Dot(Axial);

impl Dot {
    /// How many dots there are.
    pub const COUNT: usize = 24;

    /// All dots, in the order of their columns.
    pub fn all() -> impl Iterator<Item = Dot> {
        (-4..=4)
            .flat_map(|q| (-4..=4).map(move |r| (q, r)))
            .filter(|&point| radius(point) == SPOT_RADIUS + 1)
            .map(Dot)
    }

    /// The dot with a name such as `e1`.
    pub fn from_name(name: &str) -> Option<Dot> {
        match Place::from_name(name) {
            Some(Place::Dot(dot)) => Some(dot),
            _ => None,
        }
    }

    /// The dot's place about the centre, as [`Spot::coordinates`].
    pub const fn coordinates(self) -> (i8, i8) {
        self.0
    }

    /// The dot seen through a symmetry of the board.
    #[must_use]
    pub const fn transform(self, symmetry: Symmetry) -> Dot {
        Dot(symmetry.apply(self.0))
    }
}

impl fmt::Display for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self.0, f)
    }
}

impl fmt::Debug for Dot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self.0, f)
    }
}

/// A named point of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A spot in play.
    Spot(Spot),
    /// A dot on the edge.
    Dot(Dot),
}

impl Place {
    /// The point with a name: a letter `a`…`i` and a number.
    pub fn from_name(name: &str) -> Option<Place> {
        let &[letter @ b'a'..=b'i', digit @ b'1'..=b'9'] = name.as_bytes() else {
            return None;
        };
        let q = (letter - b'a') as i8 - 4;
        // Right of column e the numbers start one step higher with each column.
        let r = (digit - b'0') as i8 - 5 + q.max(0);
        match radius((q, r)) {
            0..=SPOT_RADIUS => Some(Place::Spot(Spot::from_axial((q, r)))),
            radius if radius == SPOT_RADIUS + 1 => Some(Place::Dot(Dot((q, r)))),
            _ => None,
        }
    }
}

pub(crate) fn write_name((q, r): Axial, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{}{}", char::from((q + 4) as u8 + b'a'), r + 5 - q.max(0))
}

const fn board_mask() -> u64 {
    let mut mask = 0;
    let mut bit = 0;
    while bit < 56 {
        let spot = Spot(bit);
        if radius(spot.axial()) <= SPOT_RADIUS {
            mask |= spot.bit();
        }
        bit += 1;
    }
    mask
}

/// Everything on the board.
pub(crate) const BOARD: u64 = board_mask();
/// The 18 spots of the outer ring, onto which pieces enter.
pub(crate) const OUTER: u64 = ring_mask(false);
/// The six of them that three lines enter.
pub(crate) const CORNERS: u64 = ring_mask(true);

const fn ring_mask(corners_only: bool) -> u64 {
    let mut mask = 0;
    let mut bit = 0;
    while bit < 56 {
        let spot = Spot(bit);
        let (q, r) = spot.axial();
        if radius((q, r)) == SPOT_RADIUS && (!corners_only || q == 0 || r == 0 || q == r) {
            mask |= spot.bit();
        }
        bit += 1;
    }
    mask
}

/// The number of lines.
pub(crate) const LINE_COUNT: usize = 21;

/// The spots of each line: seven vertical (b…h), seven falling, seven rising.
pub(crate) const LINES: [u64; LINE_COUNT] = {
    let mut lines = [0; LINE_COUNT];
    let mut bit = 0;
    while bit < 56 {
        let spot = Spot(bit);
        if BOARD & spot.bit() != 0 {
            let mut direction = 0;
            while direction < 3 {
                lines[line_through(direction, spot)] |= spot.bit();
                direction += 1;
            }
        }
        bit += 1;
    }
    lines
};

/// The number of the line through a spot in a direction.
pub(crate) const fn line_through(direction: usize, spot: Spot) -> usize {
    let (q, r) = spot.axial();
    let across = match direction {
        0 => q,
        1 => r,
        _ => q - r,
    };
    direction * 7 + (across + SPOT_RADIUS) as usize
}

/// One of the 42 ways onto the board: a dot and one of its lines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Entry(u8);

/// What a push needs to know of its entry.
#[derive(Clone, Copy)]
pub(crate) struct EntryData {
    /// All spots of the line.
    pub(crate) line: u64,
    /// The first spot.
    pub(crate) spot: Spot,
    /// The direction's shift.
    pub(crate) shift: u32,
    /// Whether the push goes towards higher bits.
    pub(crate) upward: bool,
    /// Its direction: vertical, falling, rising, upwards 0…2 and downwards 4…6.
    pub(crate) direction: u8,
    dot: Axial,
}

/// The number of entries.
pub(crate) const ENTRY_COUNT: usize = 42;

pub(crate) const ENTRIES: [EntryData; ENTRY_COUNT] = {
    let blank =
        EntryData { line: 0, spot: Spot(0), shift: 0, upward: false, direction: 0, dot: (0, 0) };
    let mut entries = [blank; ENTRY_COUNT];
    let mut index = 0;
    while index < ENTRY_COUNT {
        let line = LINES[index / 2];
        let direction = index / 14;
        let upward = index % 2 == 0;
        let bit = if upward { line.trailing_zeros() } else { 63 - line.leading_zeros() };
        let spot = Spot(bit as u8);
        let ((q, r), (step_q, step_r)) = (spot.axial(), STEPS[direction]);
        let dot = if upward { (q - step_q, r - step_r) } else { (q + step_q, r + step_r) };
        let shift = SHIFTS[direction];
        let direction = (if upward { direction } else { direction + 4 }) as u8;
        entries[index] = EntryData { line, spot, shift, upward, direction, dot };
        index += 1;
    }
    entries
};

impl EntryData {
    /// The line's spots from the entry up to the first gap: everything on them moves in a push. The line must be open.
    #[inline]
    pub(crate) const fn segment(&self, occupied: u64) -> u64 {
        let empty = self.line & !occupied;
        if self.upward {
            self.line & (empty & empty.wrapping_neg()).wrapping_sub(1)
        } else {
            self.line & (u64::MAX << (63 - (empty | 1).leading_zeros()) << 1)
        }
    }

    /// The spots one step further along the push.
    #[inline]
    pub(crate) const fn step(&self, spots: u64) -> u64 {
        if self.upward { spots << self.shift } else { spots >> self.shift }
    }
}

impl Entry {
    /// All entries.
    pub fn all() -> impl Iterator<Item = Entry> {
        (0..ENTRY_COUNT as u8).map(Entry)
    }

    pub(crate) const fn new(index: usize) -> Entry {
        Entry(index as u8)
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn data(self) -> &'static EntryData {
        &ENTRIES[self.0 as usize]
    }

    /// The dot the piece starts from.
    pub const fn dot(self) -> Dot {
        Dot(self.data().dot)
    }

    /// The spot it enters.
    pub const fn spot(self) -> Spot {
        self.data().spot
    }

    /// The spots of its line.
    #[inline]
    pub const fn line(self) -> SpotSet {
        SpotSet::new(self.data().line)
    }

    /// The spots of its line, in the order in which they are pushed.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        let data = self.data();
        let mut rest = data.line;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let bit = if data.upward { rest.trailing_zeros() } else { 63 - rest.leading_zeros() };
            rest &= !(1 << bit);
            Some(Spot::from_bit(bit))
        })
    }

    /// The entry that starts at a dot and whose line holds a spot.
    pub fn between(dot: Dot, spot: Spot) -> Option<Entry> {
        Entry::all().find(|entry| entry.dot() == dot && entry.data().line & spot.bit() != 0)
    }

    /// The entry seen through a symmetry of the board.
    pub fn transform(self, symmetry: Symmetry) -> Entry {
        Entry::between(self.dot().transform(symmetry), self.spot().transform(symmetry))
            .expect("a symmetry maps entries to entries")
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.dot(), self.spot())
    }
}

/// The starts (lowest bits) of all runs of four in a direction.
#[inline]
pub(crate) const fn run_starts(pieces: u64, shift: u32) -> u64 {
    let pairs = pieces & (pieces >> shift);
    pairs & (pairs >> (2 * shift))
}

/// Whether four pieces of a set stand in a line.
#[inline]
pub(crate) const fn has_run(pieces: u64) -> bool {
    run_starts(pieces, 1) | run_starts(pieces, 8) | run_starts(pieces, 9) != 0
}

/// Bits that are set where runs of four of each set start, for both sets at once.
#[inline]
pub(crate) fn runs(sets: [u64; 2]) -> [u64; 2] {
    sets.map(|pieces| run_starts(pieces, 1) | run_starts(pieces, 8) | run_starts(pieces, 9))
}

/// The lowest spots of the seven rising lines.
const RISING_STARTS: u64 = {
    let (mut starts, mut line) = (0, 14);
    while line < LINE_COUNT {
        starts |= LINES[line] & LINES[line].wrapping_neg();
        line += 1;
    }
    starts
};

/// How many lines have an empty spot.
#[inline]
pub(crate) const fn count_open_lines(occupied: u64) -> u32 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    let empty = BOARD & !occupied;
    // A column is a byte; adding 127 carries into its eighth bit unless it is zero.
    let columns = (empty + LOW) & !LOW;
    // A falling line is a bit of every byte: fold the bytes onto the first.
    let falling = empty | empty >> 32;
    let falling = falling | falling >> 16;
    let falling = (falling | falling >> 8) & 0x7f;
    // A rising line is every ninth bit from its start: fold them onto the start. What would come in from beyond the
    // line's end is off the board.
    let rising = empty | empty >> 9;
    let rising = rising | rising >> 18;
    let rising = (rising | rising >> 36) & RISING_STARTS;
    // The three sets of marks fit into one word.
    (columns | falling | rising << 32).count_ones()
}

/// The unbroken stretch of `occupied` spots in a direction around the spot `bit`.
pub(crate) const fn stretch(occupied: u64, bit: u64, shift: u32) -> u64 {
    let mut set = bit;
    loop {
        let wider = set | ((set << shift | set >> shift) & occupied);
        if wider == set {
            return set;
        }
        set = wider;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn counts_of_the_board() {
        assert_eq!(Spot::all().count(), Spot::COUNT);
        assert_eq!(Dot::all().count(), Dot::COUNT);
        assert_eq!(OUTER.count_ones(), 18);
        assert_eq!(CORNERS.count_ones(), 6);
        for (line, length) in LINES.iter().zip([4, 5, 6, 7, 6, 5, 4].iter().cycle()) {
            assert_eq!(line.count_ones(), *length);
        }
    }

    #[test]
    fn every_name_reads_back() {
        for spot in Spot::all() {
            assert_eq!(Place::from_name(&spot.to_string()), Some(Place::Spot(spot)));
        }
        for dot in Dot::all() {
            assert_eq!(Place::from_name(&dot.to_string()), Some(Place::Dot(dot)));
        }
        for wrong in ["", "e", "e0", "a6", "e10", "j1", "b7", "E5", "i6", "é5"] {
            assert_eq!(Place::from_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn lines_as_the_page_draws_them() {
        let line = |dot, spot| {
            let entry = Entry::between(
                Dot::from_name(dot).expect("dot"),
                Spot::from_name(spot).expect("spot"),
            );
            entry.expect("entry").spots().map(|s| s.to_string()).collect::<Vec<_>>().join(" ")
        };
        assert_eq!(line("c1", "c2"), "c2 c3 c4 c5 c6");
        assert_eq!(line("a1", "b2"), "b2 c3 d4 e5 f5 g5 h5");
        assert_eq!(line("c1", "d2"), "d2 e3 f3 g3 h3");
        assert_eq!(line("a5", "b5"), "b5 c5 d5 e5 f4 g3 h2");
        assert_eq!(line("f1", "e2"), "e2 d2 c2 b2");
        assert_eq!(line("i1", "h2"), "h2 g3 f4 e5 d5 c5 b5");
    }

    #[test]
    fn corner_dots_have_one_line_the_others_two() {
        for dot in Dot::all() {
            let lines = Entry::all().filter(|entry| entry.dot() == dot).count();
            let corner = ["a1", "a5", "e1", "e9", "i1", "i5"].contains(&dot.to_string().as_str());
            assert_eq!(lines, if corner { 1 } else { 2 }, "{dot}");
        }
    }

    #[test]
    fn open_lines_are_counted_one_by_one() {
        for seed in 0..20_000 {
            // Sparse, dense and middling boards.
            let noise = crate::zobrist::random(77, seed) | crate::zobrist::random(78, seed);
            let occupied = BOARD
                & if seed % 2 == 0 { noise } else { noise | crate::zobrist::random(79, seed) };
            let open = LINES.iter().filter(|&line| occupied & line != *line).count();
            assert_eq!(count_open_lines(occupied) as usize, open, "{:?}", SpotSet::new(occupied));
        }
        assert_eq!(count_open_lines(BOARD), 0);
    }

    #[test]
    fn symmetries_permute_spots_and_entries() {
        for symmetry in Symmetry::all() {
            assert_eq!(SpotSet::BOARD.transform(symmetry), SpotSet::BOARD);
            let mut images: Vec<_> = Entry::all().map(|entry| entry.transform(symmetry)).collect();
            images.sort();
            images.dedup();
            assert_eq!(images.len(), ENTRY_COUNT);
        }
    }
}
