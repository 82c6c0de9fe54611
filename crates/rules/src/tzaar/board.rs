//! The board of TZAAR: 60 spaces around a hole, and the lines through them.
//!
//! A space is a bit of a 64-bit word, its number: column by column from a to i, each upwards. Along every line numbers
//! grow to the right and upwards, so that the first stack in sight is the lowest or the highest bit of a ray.
//!
//! What all stacks see at once is found by adding. In a [`Bands`] the spaces of a line lie side by side, with the lines of
//! one direction one after the other: a stack's bit, added one place above it to the empty spaces, is carried over all that
//! follow and comes to rest on the next stack of its line.

use core::fmt;

use crate::Symmetry;
use crate::gipf::Place;
use crate::gipf::board::{Axial, radius, write_name};
use crate::place::place;

/// The size of tables by space: six bits are always a valid index, which saves a check.
pub(crate) const TABLE: usize = 64;
/// How far the edge is from the hole.
pub(super) const RADIUS: i8 = 4;

/// The directions in which numbers grow: up the column, falling to the right, rising to the right.
const STEPS: [Axial; 3] = [(0, 1), (1, 0), (1, 1)];

/// One of the 60 spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 60;

    /// All spaces, column by column from a to i, each upwards.
    pub fn all() -> impl Iterator<Item = Space> {
        SpaceSet::BOARD.iter()
    }

    /// The space with a name such as `e4`. The names are those of GIPF; `e5` is the hole.
    pub fn from_name(name: &str) -> Option<Space> {
        Space::at(match Place::from_name(name)? {
            Place::Spot(spot) => spot.coordinates(),
            Place::Dot(dot) => dot.coordinates(),
        })
    }

    /// The space with coordinates, if they are those of one.
    pub(crate) const fn at((q, r): Axial) -> Option<Space> {
        if radius((q, r)) > RADIUS {
            return None;
        }
        match NUMBERS[(q + RADIUS) as usize][(r + RADIUS) as usize] {
            NO_SPACE => None,
            number => Some(Space(number)),
        }
    }

    #[inline]
    pub(crate) const fn from_bit(bit: u32) -> Space {
        Space(bit as u8)
    }

    #[inline]
    pub(crate) const fn bit(self) -> u64 {
        1 << (self.0 % TABLE as u8)
    }

    /// The space's place in tables of [`TABLE`].
    #[inline]
    pub(crate) const fn shift(self) -> usize {
        self.0 as usize % TABLE
    }

    /// The space with a number below 60.
    pub(crate) const fn from_index(index: usize) -> Space {
        Space(index as u8)
    }

    /// The space's number among all 60, in the order of [`Space::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The space's place about the hole: columns to the right of it, and steps up its column.
    /// Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.shift()]
    }

    /// Whether the space is one of the 24 at the edge.
    pub const fn is_edge(self) -> bool {
        radius(self.coordinates()) == RADIUS
    }

    /// Whether the two spaces are on one line with the hole between them.
    pub const fn hole_between(self, other: Space) -> bool {
        let ((q, r), (other_q, other_r)) = (self.coordinates(), other.coordinates());
        // On a line through the hole, and on different sides of it.
        let straight =
            q == 0 && other_q == 0 || r == 0 && other_r == 0 || q == r && other_q == other_r;
        straight && (q * other_q < 0 || r * other_r < 0)
    }

    /// The adjacent spaces.
    pub const fn neighbors(self) -> SpaceSet {
        SpaceSet::new(sight(self, BOARD))
    }

    /// Everything on the lines through the space, as far as the hole.
    pub const fn lines(self) -> SpaceSet {
        let (mut lines, mut direction) = (0, 0);
        while direction < STEPS.len() {
            lines |= RAYS[direction][0][self.shift()] | RAYS[direction][1][self.shift()];
            direction += 1;
        }
        SpaceSet::new(lines)
    }

    /// The spaces strictly between this one and another of its [lines](Space::lines).
    pub const fn between(self, other: Space) -> SpaceSet {
        let mut direction = 0;
        while direction < STEPS.len() {
            let [forward, backward] = [RAYS[direction][0], RAYS[direction][1]];
            if forward[self.shift()] & other.bit() != 0 {
                return SpaceSet::new(forward[self.shift()] & backward[other.shift()]);
            }
            if backward[self.shift()] & other.bit() != 0 {
                return SpaceSet::new(backward[self.shift()] & forward[other.shift()]);
            }
            direction += 1;
        }
        SpaceSet::EMPTY
    }

    /// The space seen through one of the board's symmetries.
    #[must_use]
    pub const fn transform(self, symmetry: Symmetry) -> Space {
        match Space::at(symmetry.apply(self.coordinates())) {
            Some(image) => image,
            None => self,
        }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_name(self.coordinates(), f)
    }
}

place!(Space, u64, BOARD);

/// A set of spaces, by their [numbers](Space::index).
pub type SpaceSet = crate::PlaceSet<Space>;

impl SpaceSet {
    /// The spaces at the edge.
    pub const EDGE: SpaceSet = {
        let (mut edge, mut index) = (0, 0);
        while index < Space::COUNT {
            let space = Space::from_index(index);
            if space.is_edge() {
                edge |= space.bit();
            }
            index += 1;
        }
        SpaceSet::new(edge)
    };
}

/// Everything on the board.
pub(crate) const BOARD: u64 = (1 << Space::COUNT) - 1;

const NO_SPACE: u8 = u8::MAX;
const WIDTH: usize = 2 * RADIUS as usize + 1;

/// The coordinates of each space.
const COORDINATES: [Axial; TABLE] = {
    let mut coordinates = [(0, 0); TABLE];
    let (mut next, mut q) = (0, -RADIUS);
    while q <= RADIUS {
        let mut r = -RADIUS;
        while r <= RADIUS {
            if radius((q, r)) <= RADIUS && radius((q, r)) > 0 {
                coordinates[next] = (q, r);
                next += 1;
            }
            r += 1;
        }
        q += 1;
    }
    coordinates
};

/// The number of the space with each pair of coordinates.
const NUMBERS: [[u8; WIDTH]; WIDTH] = {
    let mut numbers = [[NO_SPACE; WIDTH]; WIDTH];
    let mut index = 0;
    while index < Space::COUNT {
        let (q, r) = COORDINATES[index];
        numbers[(q + RADIUS) as usize][(r + RADIUS) as usize] = index as u8;
        index += 1;
    }
    numbers
};

/// By direction, onwards and back, and space: all spaces on the way, as far as the edge or the hole.
static RAYS: [[[u64; TABLE]; 2]; 3] = {
    let mut rays = [[[0; TABLE]; 2]; 3];
    let mut direction = 0;
    while direction < STEPS.len() {
        let mut back = 0;
        while back < 2 {
            let sign = if back == 0 { 1 } else { -1 };
            let (across, up) = (sign * STEPS[direction].0, sign * STEPS[direction].1);
            let mut index = 0;
            while index < Space::COUNT {
                let (mut q, mut r) = COORDINATES[index];
                (q, r) = (q + across, r + up);
                while let Some(space) = Space::at((q, r)) {
                    rays[direction][back][index] |= space.bit();
                    (q, r) = (q + across, r + up);
                }
                index += 1;
            }
            back += 1;
        }
        direction += 1;
    }
    rays
};

/// The first stacks in sight of a space, in all six directions.
#[inline]
pub(crate) const fn sight(space: Space, occupied: u64) -> u64 {
    let mut seen = 0;
    let mut direction = 0;
    while direction < STEPS.len() {
        let onwards = RAYS[direction][0][space.shift()] & occupied;
        let back = RAYS[direction][1][space.shift()] & occupied;
        seen |= onwards & onwards.wrapping_neg();
        // The highest bit; none if the way is empty.
        seen |= if back == 0 { 0 } else { 1 << (63 - back.leading_zeros()) };
        direction += 1;
    }
    seen
}

/// A set of spaces three times: by columns, by falling and by rising lines, each line's spaces side by side.
pub(crate) type Bands = [u64; 3];

/// By direction and space: its bit in a [`Bands`].
static BAND_BITS: [Bands; TABLE] = BAND_TABLES.0;
/// By direction: the spaces that have another behind them on their line.
const BEFORE_LAST: Bands = BAND_TABLES.1;

const BAND_TABLES: ([Bands; TABLE], Bands) = {
    let mut bits = [[0; 3]; TABLE];
    let mut before_last = [0; 3];
    let mut direction = 0;
    while direction < STEPS.len() {
        let (across, up) = STEPS[direction];
        let (mut next, mut index) = (0, 0);
        while index < Space::COUNT {
            let (q, r) = COORDINATES[index];
            // The lines in the order of their first spaces, each from there on.
            if Space::at((q - across, r - up)).is_none() {
                let (mut q, mut r) = (q, r);
                while let Some(space) = Space::at((q, r)) {
                    bits[space.index()][direction] = 1 << next;
                    (q, r) = (q + across, r + up);
                    if Space::at((q, r)).is_some() {
                        before_last[direction] |= 1 << next;
                    }
                    next += 1;
                }
            }
            index += 1;
        }
        direction += 1;
    }
    (bits, before_last)
};

/// The bits of a space in a [`Bands`].
#[inline]
pub(crate) const fn band_bits(space: Space) -> &'static Bands {
    &BAND_BITS[space.shift()]
}

/// How many pairs of stacks that see each other there are, of the first set and the second (none of which is in the first),
/// and within the first set.
#[inline]
pub(crate) const fn count_sights(own: &Bands, others: &Bands) -> (u32, u32) {
    let (mut across, mut within, mut direction) = (0, 0, 0);
    while direction < STEPS.len() {
        let (one, other) = (own[direction], others[direction]);
        let inner = BEFORE_LAST[direction];
        // What is carried stops at the last space of a line, whether or not something stands there.
        let empty = inner & !(one | other);
        let seen = empty + ((one & inner) << 1);
        let seen_by_others = empty + ((other & inner) << 1);
        across += (seen & other).count_ones() + (seen_by_others & one).count_ones();
        within += (seen & one).count_ones();
        direction += 1;
    }
    (across, within)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::zobrist;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    fn space(name: &str) -> Space {
        Space::from_name(name).expect("a space")
    }

    #[test]
    fn counts_of_the_board() {
        assert_eq!(SpaceSet::BOARD.len(), Space::COUNT);
        assert_eq!(SpaceSet::EDGE.len(), 24);
        assert!(Space::all().all(|space| SpaceSet::EDGE.contains(space) == space.is_edge()));
        assert_eq!(Space::all().map(|space| space.lines().len()).sum::<usize>(), 960);
        for (index, space) in Space::all().enumerate() {
            assert_eq!((space.index(), Space::from_index(index)), (index, space));
            assert_eq!(Space::at(space.coordinates()), Some(space));
        }
        for inner in BEFORE_LAST {
            assert_eq!(inner.count_ones(), 60 - 10, "nine lines, one of them in two parts");
        }
    }

    #[test]
    fn every_name_reads_back() {
        for space in Space::all() {
            assert_eq!(Space::from_name(&space.to_string()), Some(space));
        }
        let names: Vec<_> = Space::all().map(|space| space.to_string()).collect();
        assert_eq!(names[..6], ["a1", "a2", "a3", "a4", "a5", "b1"]);
        assert_eq!(names[26..34], ["e1", "e2", "e3", "e4", "e6", "e7", "e8", "e9"]);
        for wrong in ["", "e", "e5", "a6", "a0", "i6", "e10", "E4", "j1", "é4"] {
            assert_eq!(Space::from_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn lines_are_those_of_the_rules_page() {
        let line = |names: &str| names.split(' ').map(space).collect::<Vec<_>>();
        for names in [
            "c1 d2 e3 f3 g3 h3 i3",
            "a3 b3 c3 d3 e3 f2 g1",
            "e1 e2 e3 e4",
            "e6 e7 e8 e9",
            "a1 b2 c3 d4",
            "f5 g5 h5 i5",
            "a5 b5 c5 d5",
            "f4 g3 h2 i1",
        ] {
            let line = line(names);
            let (first, last) = (line[0], line[line.len() - 1]);
            assert!(first.lines().contains(last) && last.lines().contains(first), "{names}");
            let between: SpaceSet = line[1..line.len() - 1].iter().copied().collect();
            assert_eq!((first.between(last), last.between(first)), (between, between), "{names}");
        }
        for (one, other) in [("e4", "e6"), ("d4", "f5"), ("a5", "i1"), ("e1", "e9")] {
            assert!(space(one).hole_between(space(other)) && space(other).hole_between(space(one)));
            assert!(!space(one).lines().contains(space(other)), "{one} {other}");
        }
        assert!(!space("e1").hole_between(space("e4")) && !space("d4").hole_between(space("d5")));
        assert!(!space("a1").hole_between(space("e9")));
    }

    #[test]
    fn symmetries_are_those_of_the_rules_page() {
        assert_eq!(space("b1").transform(Symmetry::new(1, false)), space("f1"));
        assert_eq!(space("b1").transform(Symmetry::new(0, true)), space("a2"));
        for symmetry in Symmetry::all() {
            assert_eq!(SpaceSet::BOARD.transform(symmetry), SpaceSet::BOARD);
            for one in Space::all() {
                let image = one.transform(symmetry);
                assert_eq!(one.lines().transform(symmetry), image.lines());
                assert_eq!(one.neighbors().transform(symmetry), image.neighbors());
            }
        }
    }

    #[test]
    fn what_is_in_sight_is_the_first_on_the_way() {
        for round in 0..400 {
            let occupied = zobrist::random(1, round) & zobrist::random(2, round) & BOARD;
            for from in Space::all() {
                let first = |to: &Space| {
                    SpaceSet::new(occupied).contains(*to) && from.between(*to).0 & occupied == 0
                };
                let expected: SpaceSet = from.lines().iter().filter(first).collect();
                assert_eq!(SpaceSet::new(sight(from, occupied)), expected, "{from}");
            }
        }
    }

    #[test]
    fn sights_are_counted_as_they_are_seen() {
        let bands = |set: SpaceSet| {
            set.iter().fold([0; 3], |bands: Bands, space| {
                let bits = band_bits(space);
                [bands[0] | bits[0], bands[1] | bits[1], bands[2] | bits[2]]
            })
        };
        for round in 0..400 {
            // Full boards among them, and ever emptier ones.
            let thin = (0..round % 5).fold(BOARD, |set, n| set & zobrist::random(10 + n, round));
            let own = SpaceSet::new(thin & zobrist::random(3, round));
            let others = SpaceSet::new(thin & !own.0);
            let seen = |set: SpaceSet| -> u32 {
                own.iter().map(|space| (sight(space, thin) & set.0).count_ones()).sum()
            };
            let (across, within) = count_sights(&bands(own), &bands(others));
            assert_eq!((across, 2 * within), (seen(others), seen(own)), "{own} {others}");
        }
    }
}
