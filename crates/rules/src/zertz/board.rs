//! The boards of ZÈRTZ: 37, 48 or 61 rings, each board a part of the next.
//!
//! A ring is a bit of a 61-bit word. Hexagons of 61 places tile the plane, and numbered by `13 · letter + level` modulo 61
//! the places of each have all numbers once. So a step in one of the six directions is a rotation of the whole word; what
//! went over the rim comes in on the far side and is cut off by a mask.

use core::fmt;

use crate::Symmetry;
use crate::words::values;

/// How many places the largest board has.
pub(super) const PLACES: usize = 61;
/// The size of tables by bit: six bits are always a valid index, which saves a check.
pub(super) const TABLE: usize = 64;
/// How many directions there are.
pub(super) const DIRECTIONS: usize = 6;

/// Letters and levels of a step in each direction, clockwise from the top. The opposite of a direction is three further on.
const STEPS: [(i8, i8); DIRECTIONS] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

/// By how much a step in each direction rotates.
const TURNS: [usize; DIRECTIONS] = {
    let mut turns = [0; DIRECTIONS];
    let mut direction = 0;
    while direction < DIRECTIONS {
        let (letter, level) = STEPS[direction];
        turns[direction] = bit_at(letter as i32, level as i32);
        direction += 1;
    }
    turns
};

/// The bit of a place, given its letter from 0 and its level.
const fn bit_at(letter: i32, level: i32) -> usize {
    (13 * letter + level).rem_euclid(PLACES as i32) as usize
}

values! {
    /// Which rings a game begins with.
    Extent {
        /// 37 rings.
        Rings37,
        /// 48 rings.
        Rings48,
        /// 61 rings.
        Rings61,
    }
}

impl Extent {
    /// How many rings there are in each column.
    pub const fn columns(self) -> &'static [usize] {
        match self {
            Extent::Rings37 => &[4, 5, 6, 7, 6, 5, 4],
            Extent::Rings48 => &[5, 6, 7, 8, 7, 6, 5, 4],
            Extent::Rings61 => &[5, 6, 7, 8, 9, 8, 7, 6, 5],
        }
    }

    /// How many rings there are.
    #[inline]
    pub const fn count(self) -> usize {
        match self {
            Extent::Rings37 => 37,
            Extent::Rings48 => 48,
            Extent::Rings61 => 61,
        }
    }

    /// The number of the longest column, from which on the lower end of columns rises.
    pub(super) const fn longest(self) -> i8 {
        match self {
            Extent::Rings37 | Extent::Rings48 => 3,
            Extent::Rings61 => 4,
        }
    }

    /// All its rings, column by column, each upwards.
    pub fn rings(self) -> impl Iterator<Item = Ring> {
        (0..self.count()).map(move |index| Ring::from_index(index, self))
    }

    /// All its rings.
    #[inline]
    pub(super) const fn bits(self) -> u64 {
        BOARDS[self as usize]
    }

    /// Three times the letter and the level of its middle, which on 48 rings is no ring.
    const fn middle(self) -> (i8, i8) {
        match self {
            Extent::Rings37 => (9, 12),
            Extent::Rings48 => (10, 14),
            Extent::Rings61 => (12, 15),
        }
    }

    /// Whether a place with a letter and a level is on the board.
    const fn contains(self, letter: i8, level: i8) -> bool {
        let columns = self.columns();
        if letter < 0 || letter as usize >= columns.len() {
            return false;
        }
        let number = level - rise(letter, self);
        number >= 1 && number as usize <= columns[letter as usize]
    }
}

/// By how much levels are above numbers in a column.
const fn rise(letter: i8, extent: Extent) -> i8 {
    let beyond = letter - extent.longest();
    if beyond > 0 { beyond } else { 0 }
}

/// Letter and level by bit.
const COORDINATES: [(i8, i8); TABLE] = {
    let mut coordinates = [(0, 0); TABLE];
    let mut letter = 0;
    while letter < 9 {
        let mut level = 1;
        while level <= 9 {
            if Extent::Rings61.contains(letter, level) {
                coordinates[bit_at(letter as i32, level as i32)] = (letter, level);
            }
            level += 1;
        }
        letter += 1;
    }
    coordinates
};

/// The bits of the rings of each board in the order of their names, and the numbers in that order by bit.
const ORDERS: ([[u8; PLACES]; 3], [[u8; TABLE]; 3]) = {
    let (mut bits, mut indexes) = ([[0; PLACES]; 3], [[0; TABLE]; 3]);
    let mut board = 0;
    while board < 3 {
        let extent = Extent::ALL[board];
        let (mut next, mut letter) = (0, 0);
        while letter < extent.columns().len() {
            let mut number = 1;
            while number <= extent.columns()[letter] {
                let level = number as i8 + rise(letter as i8, extent);
                let bit = bit_at(letter as i32, level as i32);
                bits[board][next] = bit as u8;
                indexes[board][bit] = next as u8;
                next += 1;
                number += 1;
            }
            letter += 1;
        }
        board += 1;
    }
    (bits, indexes)
};
const BITS: &[[u8; PLACES]; 3] = &ORDERS.0;
const INDEXES: &[[u8; TABLE]; 3] = &ORDERS.1;

/// All rings of each board.
const BOARDS: [u64; 3] = {
    let mut boards = [0; 3];
    let mut board = 0;
    while board < 3 {
        let mut index = 0;
        while index < Extent::ALL[board].count() {
            boards[board] |= 1 << BITS[board][index];
            index += 1;
        }
        board += 1;
    }
    boards
};

/// The places that a step in each direction can lead to.
const ARRIVALS: [u64; DIRECTIONS] = {
    let mut arrivals = [0; DIRECTIONS];
    let mut direction = 0;
    while direction < DIRECTIONS {
        let (right, up) = STEPS[direction];
        let mut bit = 0;
        while bit < PLACES {
            let (letter, level) = COORDINATES[bit];
            if Extent::Rings61.contains(letter - right, level - up) {
                arrivals[direction] |= 1 << bit;
            }
            bit += 1;
        }
        direction += 1;
    }
    arrivals
};

/// Every place of a set moved by a step; those at the rim leave.
#[inline(always)]
pub(super) const fn step(set: u64, direction: usize) -> u64 {
    let turn = TURNS[direction % DIRECTIONS];
    (set << turn | set >> (PLACES - turn)) & ARRIVALS[direction % DIRECTIONS]
}

/// The direction that leads back.
#[inline(always)]
pub(super) const fn opposite(direction: usize) -> usize {
    (direction + DIRECTIONS / 2) % DIRECTIONS
}

/// The places beside those of a set, and perhaps some of the set.
#[inline(always)]
pub(super) const fn beside(set: u64) -> u64 {
    step(set, 0) | step(set, 1) | step(set, 2) | step(set, 3) | step(set, 4) | step(set, 5)
}

/// The group that a part of it belongs to: everything that hangs together with it inside a set.
pub(super) const fn group(part: u64, within: u64) -> u64 {
    let mut group = part & within;
    loop {
        let grown = (group | beside(group)) & within;
        if grown == group {
            return group;
        }
        group = grown;
    }
}

/// The vacant rings two of whose neighbours that are next to each other are missing.
#[inline]
pub(super) const fn free(rings: u64, vacant: u64) -> u64 {
    // Where there is a ring beside, by direction.
    let there = [
        step(rings, 3),
        step(rings, 4),
        step(rings, 5),
        step(rings, 0),
        step(rings, 1),
        step(rings, 2),
    ];
    let kept = (there[0] | there[1])
        & (there[1] | there[2])
        & (there[2] | there[3])
        & (there[3] | there[4])
        & (there[4] | there[5])
        & (there[5] | there[0]);
    vacant & !kept
}

/// The marbles that can jump in a direction.
#[inline(always)]
pub(super) const fn jumpers(marbles: u64, vacant: u64, direction: usize) -> u64 {
    let back = opposite(direction);
    marbles & step(marbles & step(vacant, back), back)
}

/// One of the rings of a board.
///
/// It knows its board, because the names to the right of the longest column depend on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Ring(u8);

impl Ring {
    #[inline]
    pub(super) const fn new(bit: u32, extent: Extent) -> Ring {
        Ring(bit as u8 | (extent as u8) << 6)
    }

    /// The ring with a number below [`Extent::count`], in the order of [`Extent::rings`].
    #[inline]
    pub(crate) const fn from_index(index: usize, extent: Extent) -> Ring {
        Ring::new(BITS[extent as usize][index] as u32, extent)
    }

    /// The ring with a name such as `d4`, on a board.
    pub fn from_name(name: &str, extent: Extent) -> Option<Ring> {
        let &[letter, number @ b'1'..=b'9'] = name.as_bytes() else { return None };
        let letter = i8::try_from(letter.checked_sub(b'a')?).ok()?;
        let number = (number - b'0') as i8;
        let level = number.checked_add(rise(letter, extent))?;
        let bit = bit_at(i32::from(letter), i32::from(level)) as u32;
        extent.contains(letter, level).then_some(Ring::new(bit, extent))
    }

    /// The board that it belongs to.
    #[inline]
    pub const fn extent(self) -> Extent {
        match self.0 >> 6 {
            0 => Extent::Rings37,
            1 => Extent::Rings48,
            _ => Extent::Rings61,
        }
    }

    /// Its place in tables of [`TABLE`].
    #[inline]
    pub(super) const fn shift(self) -> usize {
        self.0 as usize % TABLE
    }

    #[inline]
    pub(super) const fn bit(self) -> u64 {
        1 << (self.0 % TABLE as u8)
    }

    /// Its number among the rings of its board, in the order of [`Extent::rings`].
    #[inline]
    pub fn index(self) -> usize {
        usize::from(INDEXES[self.extent() as usize][self.shift()])
    }

    /// Its column, from 0, and its level: the number, to the right of the longest column plus the distance from it. A step on
    /// a line changes them by (0, 1), (1, 0) or (1, 1).
    pub const fn coordinates(self) -> (i8, i8) {
        COORDINATES[self.shift()]
    }

    /// The letter of its column and its number there.
    pub(super) const fn name(self) -> (u8, u8) {
        let (letter, level) = self.coordinates();
        (letter as u8 + b'a', (level - rise(letter, self.extent())) as u8)
    }

    /// The rings of the board beside it, at most six.
    pub const fn neighbors(self) -> RingSet {
        RingSet { bits: beside(self.bit()) & self.extent().bits(), extent: self.extent() }
    }

    /// The ring behind a neighbour, seen from this one, and the neighbour; none if it is not two steps away on a line.
    pub(super) const fn between(self, to: Ring) -> Option<Ring> {
        let mut direction = 0;
        while direction < DIRECTIONS {
            let over = step(self.bit(), direction);
            if step(over, direction) == to.bit() {
                return Some(Ring::new(over.trailing_zeros(), self.extent()));
            }
            direction += 1;
        }
        None
    }

    /// The ring seen through one of the board's symmetries.
    #[must_use]
    pub const fn transform(self, symmetry: Symmetry) -> Ring {
        let ((letter, level), (across, up)) = (self.coordinates(), self.extent().middle());
        let (q, r) = symmetry.apply((3 * letter - across, 3 * level - up));
        let (letter, level) = ((q + across) / 3, (r + up) / 3);
        match self.extent().contains(letter, level) {
            true => Ring::new(bit_at(letter as i32, level as i32) as u32, self.extent()),
            false => self,
        }
    }

    /// The same place of another board.
    pub(super) const fn on(self, extent: Extent) -> Option<Ring> {
        match extent.bits() & self.bit() {
            0 => None,
            _ => Some(Ring::new(self.shift() as u32, extent)),
        }
    }
}

impl fmt::Display for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (letter, number) = self.name();
        write!(f, "{}{number}", char::from(letter))
    }
}

impl fmt::Debug for Ring {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of rings of a board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RingSet {
    pub(super) bits: u64,
    pub(super) extent: Extent,
}

impl RingSet {
    /// How many rings are in the set.
    #[inline]
    pub const fn len(self) -> usize {
        self.bits.count_ones() as usize
    }

    /// Whether the set has no ring.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.bits == 0
    }

    /// Whether a ring is in the set.
    #[inline]
    pub const fn contains(self, ring: Ring) -> bool {
        self.bits & ring.bit() != 0
    }

    /// The set as bits. Which ring a bit stands for is the same for all boards, by [`Ring::coordinates`].
    #[inline]
    pub const fn bits(self) -> u64 {
        self.bits
    }

    /// The rings, in an order that is always the same.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Ring> + Clone {
        let (mut rest, extent) = (self.bits, self.extent);
        core::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(Ring::new(bit, extent))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn every_place_has_a_bit_of_its_own() {
        for extent in Extent::ALL {
            assert_eq!(extent.bits().count_ones() as usize, extent.count());
            assert_eq!(extent.columns().iter().sum::<usize>(), extent.count());
            for (index, ring) in extent.rings().enumerate() {
                assert_eq!((ring.index(), ring.extent()), (index, extent));
                assert_eq!(Ring::from_name(&ring.to_string(), extent), Some(ring));
            }
        }
        assert_eq!(Extent::Rings61.bits(), (1 << PLACES) - 1);
    }

    #[test]
    fn a_step_leads_where_the_rules_say_and_never_around_the_board() {
        for ring in Extent::Rings61.rings() {
            for (direction, (right, up)) in STEPS.into_iter().enumerate() {
                let (letter, level) = ring.coordinates();
                let there = (letter + right, level + up);
                let on_board = Extent::Rings61.contains(there.0, there.1);
                let reached = step(ring.bit(), direction);
                assert_eq!(reached != 0, on_board, "{ring} {direction}");
                if on_board {
                    assert_eq!(COORDINATES[reached.trailing_zeros() as usize], there);
                    assert_eq!(step(reached, opposite(direction)), ring.bit());
                }
            }
        }
    }

    #[test]
    fn lines_run_as_the_rules_say() {
        let line = |first: &str, direction: usize, extent: Extent| {
            let mut set = Ring::from_name(first, extent).expect("a ring").bit();
            let mut names = Vec::new();
            while set & extent.bits() != 0 {
                names.push(Ring::new(set.trailing_zeros(), extent).to_string());
                set = step(set, direction);
            }
            names.join(" ")
        };
        assert_eq!(line("a1", 1, Extent::Rings37), "a1 b2 c3 d4 e4 f4 g4");
        assert_eq!(line("a4", 2, Extent::Rings37), "a4 b4 c4 d4 e3 f2 g1");
        assert_eq!(line("a1", 1, Extent::Rings61), "a1 b2 c3 d4 e5 f5 g5 h5 i5");
        assert_eq!(line("a1", 1, Extent::Rings48), "a1 b2 c3 d4 e4 f4 g4 h4");
    }

    #[test]
    fn names_that_are_no_ring_are_refused() {
        for name in ["", "d", "d0", "d8", "h1", "d44", "D4", "é", "4d", "`1", "{9"] {
            assert_eq!(Ring::from_name(name, Extent::Rings37), None, "{name}");
        }
        assert!(Ring::from_name("h1", Extent::Rings48).is_some());
    }

    #[test]
    fn the_third_of_a_turn_of_the_rules_page_is_a_symmetry_of_48_rings() {
        let ring = |name| Ring::from_name(name, Extent::Rings48).expect("a ring");
        let third = Symmetry::new(4, false);
        for (from, to) in [("a1", "d8"), ("d8", "h1"), ("h1", "a1")] {
            assert_eq!(ring(from).transform(third), ring(to));
        }
        let upside_down = Symmetry::new(5, true);
        for (from, to) in [("a1", "a5"), ("d3", "d6"), ("h4", "h1")] {
            assert_eq!(ring(from).transform(upside_down), ring(to));
        }
    }
}
