//! The 211 spaces of a PÜNCT board, and the six directions.
//!
//! A space is a bit of a [`SpaceSet`](super::SpaceSet): eighteen bits a column, of which the last is never on the board. A step in any direction adds
//! a number to the bit, and two steps never lead from a space of the board to another one that is not there.

use core::fmt;

use super::set::{BOARD, Words};
use crate::Symmetry;
use crate::gipf::board::Axial;
use crate::place::place;
use crate::words::words;

/// Bits from a column to the next.
pub(crate) const STRIDE: i16 = 18;
/// How many columns there are, and how many numbers.
pub(crate) const WIDTH: usize = 17;
/// Tables by bit have this size.
pub(crate) const BITS: usize = WIDTH * STRIDE as usize;
/// How far the sides are from the centre.
const RADIUS: i8 = 8;

/// One of the 211 spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u16);

/// Whether coordinates about the centre are those of a space: within the hexagon, and none of its corners, where two sides
/// would meet.
const fn is_space((q, r): Axial) -> bool {
    let across = q - r;
    let inside = q.abs() <= RADIUS && r.abs() <= RADIUS && across.abs() <= RADIUS;
    let sides = (q.abs() == RADIUS) as u8 + (r.abs() == RADIUS) as u8;
    inside && sides + ((across.abs() == RADIUS) as u8) < 2
}

/// The bit of each space by its number, and the number of each by its bit.
const TABLES: ([u16; Space::COUNT], [u8; BITS]) = {
    let mut bits = [0; Space::COUNT];
    let mut numbers = [u8::MAX; BITS];
    let (mut next, mut bit) = (0, 0);
    while bit < BITS {
        let q = (bit as i16 / STRIDE) as i8 - RADIUS;
        let r = (bit as i16 % STRIDE) as i8 - RADIUS;
        if is_space((q, r)) {
            bits[next] = bit as u16;
            numbers[bit] = next as u8;
            next += 1;
        }
        bit += 1;
    }
    assert!(next == Space::COUNT, "the board has 211 spaces");
    (bits, numbers)
};
static BIT_OF: [u16; Space::COUNT] = TABLES.0;
static NUMBER_OF: [u8; BITS] = TABLES.1;

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 211;

    /// The centre of the board, `i9`.
    pub const CENTER: Space = Space((RADIUS as i16 * STRIDE + RADIUS as i16) as u16);

    /// All spaces, column by column from a to q, each upwards.
    pub fn all() -> impl Iterator<Item = Space> {
        BIT_OF.iter().map(|&bit| Space(bit))
    }

    /// The space with a name such as `d11`.
    pub fn from_name(name: &str) -> Option<Space> {
        let (&letter, digits) = name.as_bytes().split_first()?;
        let digits = core::str::from_utf8(digits).ok()?;
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        let number: i8 = digits.parse().ok().filter(|_| plain)?;
        let column = letter.is_ascii_lowercase().then(|| (letter - b'a') as i8)?;
        Space::at((column - RADIUS, number.checked_sub(RADIUS + 1)?))
    }

    /// The space with coordinates, if they are those of one.
    pub(crate) const fn at((q, r): Axial) -> Option<Space> {
        if is_space((q, r)) {
            Some(Space(((q + RADIUS) as i16 * STRIDE + (r + RADIUS) as i16) as u16))
        } else {
            None
        }
    }

    /// The space with a number below 211.
    pub(crate) const fn from_index(index: usize) -> Space {
        Space(TABLES.0[index])
    }

    /// The space of a bit that is on the board.
    #[inline]
    pub(crate) const fn from_bit(bit: u16) -> Space {
        Space(bit)
    }

    /// The space's bit, below [`BITS`].
    #[inline]
    pub(crate) const fn bit(self) -> usize {
        self.0 as usize
    }

    /// The space's number among all 211, in the order of [`Space::all`].
    #[inline]
    pub const fn index(self) -> usize {
        NUMBER_OF[self.bit()] as usize
    }

    /// The space's place about the centre: columns to the right of it, and steps up its column.
    /// Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
    pub const fn coordinates(self) -> (i8, i8) {
        let (column, row) = (self.0 as i16 / STRIDE, self.0 as i16 % STRIDE);
        (column as i8 - RADIUS, row as i8 - RADIUS)
    }

    /// The space that is so many bits away, if that is on the board. Only for what a piece covers: at most two steps.
    #[inline]
    pub(crate) const fn beside(self, bits: i16) -> Option<Space> {
        let bit = self.0 as i16 + bits;
        if bit >= 0 && (bit as usize) < BITS && BOARD.has_bit(bit as usize) {
            Some(Space(bit as u16))
        } else {
            None
        }
    }

    /// The next space in a direction, if there is one.
    #[inline]
    pub const fn step(self, direction: Direction) -> Option<Space> {
        self.beside(direction.bits())
    }

    /// How many steps two spaces are apart.
    pub const fn distance(self, other: Space) -> u8 {
        let ((q, r), (other_q, other_r)) = (self.coordinates(), other.coordinates());
        let (q, r) = (q - other_q, r - other_r);
        let longer = if q.abs() > r.abs() { q.abs() } else { r.abs() };
        let across = (q - r).abs();
        (if across > longer { across } else { longer }) as u8
    }

    /// The space seen through a symmetry of the board.
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
        let (q, r) = self.coordinates();
        let letter = char::from(b'a' + (q + RADIUS) as u8);
        write!(f, "{letter}{}", r + RADIUS + 1)
    }
}

place!(Space, Words, BOARD);

words! {
    /// One of the six directions, clockwise.
    Direction {
        /// Up the column.
        North => "n",
        /// Rising to the right.
        NorthEast => "ne",
        /// Falling to the right.
        SouthEast => "se",
        /// Down the column.
        South => "s",
        /// Falling to the left.
        SouthWest => "sw",
        /// Rising to the left.
        NorthWest => "nw",
    }
}

impl Direction {
    /// So many sixths of a turn further, clockwise.
    #[must_use]
    pub const fn turned(self, sixths: usize) -> Direction {
        Direction::ALL[(self.index() + sixths) % Direction::COUNT]
    }

    /// The opposite direction.
    #[must_use]
    pub const fn opposite(self) -> Direction {
        self.turned(3)
    }

    /// One step, as a difference of coordinates.
    pub const fn step(self) -> (i8, i8) {
        match self {
            Direction::North => (0, 1),
            Direction::NorthEast => (1, 1),
            Direction::SouthEast => (1, 0),
            Direction::South => (0, -1),
            Direction::SouthWest => (-1, -1),
            Direction::NorthWest => (-1, 0),
        }
    }

    /// One step, as a difference of bits.
    #[inline]
    pub(crate) const fn bits(self) -> i16 {
        let (q, r) = self.step();
        q as i16 * STRIDE + r as i16
    }

    /// The direction seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Direction {
        let image = symmetry.apply(self.step());
        Direction::ALL.into_iter().find(|known| known.step() == image).unwrap_or(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    #[test]
    fn columns_are_those_of_the_rules_page() {
        let from = [2, 1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 10];
        let to = [8, 10, 11, 12, 13, 14, 15, 16, 16, 17, 17, 17, 17, 17, 17, 17, 16];
        let mut names = Vec::new();
        for (column, (from, to)) in from.into_iter().zip(to).enumerate() {
            for number in from..=to {
                names.push(alloc::format!("{}{number}", char::from(b'a' + column as u8)));
            }
        }
        let spaces: Vec<_> = Space::all().map(|space| space.to_string()).collect();
        assert_eq!(spaces, names);
        for (index, space) in Space::all().enumerate() {
            assert_eq!(space.index(), index);
            assert_eq!(Space::from_index(index), space);
            assert_eq!(Space::from_name(&space.to_string()), Some(space));
            assert_eq!(Space::at(space.coordinates()), Some(space));
        }
    }

    #[test]
    fn what_is_no_space_has_no_name() {
        let corners = ["a1", "a9", "i1", "i17", "q9", "q17"];
        let others = ["", "a", "d", "D4", "d04", "d0", "d13", "d18", "r9", "d-4", "d+4", "é4", "4"];
        for name in corners.into_iter().chain(others) {
            assert_eq!(Space::from_name(name), None, "{name}");
        }
        assert_eq!(Space::CENTER.to_string(), "i9");
    }

    #[test]
    fn steps_by_bits_are_steps_by_coordinates() {
        for space in Space::all() {
            let (q, r) = space.coordinates();
            for one in Direction::ALL {
                for other in Direction::ALL {
                    let (step, next) = (one.step(), other.step());
                    let there = Space::at((q + step.0 + next.0, r + step.1 + next.1));
                    assert_eq!(
                        space.beside(one.bits() + other.bits()),
                        there,
                        "{space} {one} {other}"
                    );
                }
                let (step_q, step_r) = one.step();
                assert_eq!(space.step(one), Space::at((q + step_q, r + step_r)));
            }
        }
    }

    #[test]
    fn distances_are_steps() {
        let space = |name| Space::from_name(name).expect("a space");
        for (one, other, steps) in
            [("i9", "i9", 0), ("i9", "k11", 2), ("g9", "k9", 4), ("h8", "g9", 2)]
        {
            assert_eq!(space(one).distance(space(other)), steps, "{one} {other}");
        }
    }
}
