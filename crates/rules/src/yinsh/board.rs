//! The board of YINSH: 85 points and the lines through them.
//!
//! A point is a bit of a 121-bit rhombus: eleven bits a column (a…k), one for each number. The three line directions are
//! shifts by 1 (same letter), 11 (same number) and 12 (both growing); the rhombus' corners are off the board, so that
//! lines never wrap.

use core::fmt;

use crate::Symmetry;
use crate::place::place;

/// Bits of the rhombus.
pub(crate) const BITS: usize = 121;
/// The size of tables by point: a byte is always a valid index, which saves a check.
pub(crate) const TABLE: usize = 256;
/// Shifts of the three directions.
pub(crate) const SHIFTS: [u32; 3] = [1, 11, 12];
const STEPS: [(i8, i8); 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

/// First and last number of each column.
pub(super) const COLUMNS: [(i8, i8); 11] =
    [(2, 5), (1, 7), (1, 8), (1, 9), (1, 10), (2, 10), (2, 11), (3, 11), (4, 11), (5, 11), (7, 10)];

/// One of the 85 points.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point(u8);

impl Point {
    /// How many points there are.
    pub const COUNT: usize = 85;

    /// All points, column by column from a to k, each upwards.
    pub fn all() -> impl Iterator<Item = Point> {
        PointSet::BOARD.iter()
    }

    /// The point with a name such as `f6`.
    pub fn from_name(name: &str) -> Option<Point> {
        let (letter, digits) = name.split_at_checked(1)?;
        let column = match letter.as_bytes() {
            [letter @ b'a'..=b'k'] => (letter - b'a') as i8,
            _ => return None,
        };
        let number = match digits.as_bytes() {
            [digit @ b'1'..=b'9'] => (digit - b'0') as i8,
            b"10" => 10,
            b"11" => 11,
            _ => return None,
        };
        on_board((column, number - 1)).then(|| Point::at((column, number - 1)))
    }

    const fn at((column, row): (i8, i8)) -> Point {
        Point((column * 11 + row) as u8)
    }

    const fn place(self) -> (i8, i8) {
        ((self.0 / 11) as i8, (self.0 % 11) as i8)
    }

    pub(crate) const fn from_bit(bit: u32) -> Point {
        Point(bit as u8)
    }

    pub(crate) const fn bit(self) -> u128 {
        1 << self.0
    }

    /// The point's place in tables of [`TABLE`].
    pub(crate) const fn shift(self) -> usize {
        self.0 as usize
    }

    pub(crate) const fn from_index(index: usize) -> Point {
        POINTS[index]
    }

    /// The point's number among all 85, in the order of [`Point::all`].
    pub const fn index(self) -> usize {
        POINT_INDEX[self.0 as usize] as usize
    }

    /// The point's place about the centre f6: columns to the right of it, and steps up its column.
    /// Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
    pub const fn coordinates(self) -> (i8, i8) {
        let (column, row) = self.place();
        (column - 5, row - 5)
    }

    /// The point seen through a symmetry of the board.
    #[must_use]
    pub const fn transform(self, symmetry: Symmetry) -> Point {
        let (q, r) = symmetry.apply(self.coordinates());
        Point::at((q + 5, r + 5))
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.place();
        write!(f, "{}{}", char::from(b'a' + column as u8), row + 1)
    }
}

place!(Point, u128, BOARD);

/// A set of points. Its bits are eleven a column from a to k, one for each number; the line directions are shifts by 1,
/// 11 and 12.
pub type PointSet = crate::PlaceSet<Point>;

const fn on_board((column, row): (i8, i8)) -> bool {
    if column < 0 || column >= 11 {
        return false;
    }
    let (first, last) = COLUMNS[column as usize];
    first <= row + 1 && row < last
}

/// Everything on the board.
pub(crate) const BOARD: u128 = {
    let mut mask = 0;
    let mut bit = 0;
    while bit < BITS {
        let point = Point(bit as u8);
        if on_board(point.place()) {
            mask |= point.bit();
        }
        bit += 1;
    }
    mask
};

const POINTS: [Point; Point::COUNT] = {
    let mut points = [Point(0); Point::COUNT];
    let (mut rest, mut index) = (BOARD, 0);
    while rest != 0 {
        points[index] = Point(rest.trailing_zeros() as u8);
        rest &= rest - 1;
        index += 1;
    }
    points
};

static POINT_INDEX: [u8; TABLE] = {
    let mut indices = [0; TABLE];
    let mut index = 0;
    while index < Point::COUNT {
        indices[POINTS[index].shift()] = index as u8;
        index += 1;
    }
    indices
};

/// The opposite of each of the six directions; the first three grow, the last three shrink.
pub(crate) const fn opposite(direction: usize) -> usize {
    (direction + 3) % 6
}

/// The points that follow a point in each direction, to the edge; the directions of a point one after the other.
static RAYS: [u128; RAY_TABLE] = {
    let mut rays = [0; RAY_TABLE];
    let mut index = 0;
    while index < Point::COUNT {
        let point = POINTS[index];
        let mut direction = 0;
        while direction < 6 {
            let mut place = step(point.place(), direction);
            while on_board(place) {
                rays[ray_number(point, direction) as usize] |= Point::at(place).bit();
                place = step(place, direction);
            }
            direction += 1;
        }
        index += 1;
    }
    rays
};

/// A power of two above six times [`BITS`].
const RAY_TABLE: usize = 1024;

/// The number of a ray, for [`ray`].
pub(crate) const fn ray_number(point: Point, direction: usize) -> u16 {
    (point.shift() * 6 + direction) as u16
}

/// The points of a ray given by its number.
#[inline]
pub(crate) const fn ray(number: u16) -> u128 {
    RAYS[number as usize % RAY_TABLE]
}

/// The points that follow a point in each of the six directions, to the edge.
pub(crate) const fn rays(point: Point) -> [u128; 6] {
    let mut rays = [0; 6];
    let mut direction = 0;
    while direction < 6 {
        rays[direction] = ray(ray_number(point, direction));
        direction += 1;
    }
    rays
}

const fn step((column, row): (i8, i8), direction: usize) -> (i8, i8) {
    (column + STEPS[direction].0, row + STEPS[direction].1)
}

/// The neighbour of a point in a direction.
pub(crate) const fn neighbor(point: Point, direction: usize) -> Option<Point> {
    let place = step(point.place(), direction);
    if on_board(place) { Some(Point::at(place)) } else { None }
}

/// The number of lines: eleven in each direction.
pub(crate) const LINE_COUNT: usize = 33;

/// A point's place on a line: the line's number and the place, counted from 1.
#[derive(Clone, Copy)]
pub(crate) struct OnLine {
    pub(crate) line: u8,
    pub(crate) place: u8,
}

/// Where each point stands on its three lines.
pub(crate) static ON_LINES: [[OnLine; 3]; TABLE] = {
    let mut table = [[OnLine { line: 0, place: 0 }; 3]; TABLE];
    let mut index = 0;
    while index < Point::COUNT {
        let point = POINTS[index];
        let (q, r) = point.coordinates();
        let across = [q, r, q - r];
        let mut direction = 0;
        while direction < 3 {
            let line = (direction * 11) as i8 + across[direction] + 5;
            let before = ray(ray_number(point, opposite(direction))).count_ones();
            table[point.shift()][direction] = OnLine { line: line as u8, place: before as u8 + 1 };
            direction += 1;
        }
        index += 1;
    }
    table
};

/// Occupation of one line, for both ways along it at once.
///
/// The word has four lanes of sixteen bits. The lowest has a bit for every place that is occupied or off the line (place 0
/// and those behind the last); the second is the same with the places in reverse, place p at bit 11 − p, so that going
/// down the line is going up in it. The upper two have the markers in the same way.
pub(crate) type LineWord = u64;

/// The two lanes' bits of a place.
pub(crate) const fn place_bits(place: u8) -> u32 {
    1 << place | 1 << (16 + 11 - place)
}

/// The lines of an empty board.
pub(crate) const EMPTY_LINES: [LineWord; LINE_COUNT] = {
    let mut lines = [0xffff_ffff; LINE_COUNT];
    let mut index = 0;
    while index < Point::COUNT {
        let mut direction = 0;
        while direction < 3 {
            let OnLine { line, place } = ON_LINES[POINTS[index].shift()][direction];
            lines[line as usize] ^= place_bits(place) as u64;
            direction += 1;
        }
        index += 1;
    }
    lines
};

/// Where a point stands in the line words: for each of its lines the number and the point's bits in the lower lanes.
#[derive(Clone, Copy)]
pub(crate) struct InLines {
    pub(crate) lines: [u8; 3],
    pub(crate) bits: [u32; 3],
}

pub(crate) static IN_LINES: [InLines; TABLE] = {
    let mut table = [InLines { lines: [0; 3], bits: [0; 3] }; TABLE];
    let mut index = 0;
    while index < Point::COUNT {
        let bit = POINTS[index].shift();
        let mut direction = 0;
        while direction < 3 {
            let OnLine { line, place } = ON_LINES[bit][direction];
            table[bit].lines[direction] = line;
            table[bit].bits[direction] = place_bits(place);
            direction += 1;
        }
        index += 1;
    }
    table
};

/// Bits in both lanes above a place's own.
const ABOVE: [u32; 12] = lane_table(true);
/// The bit in both lanes next above a place's own.
const NEXT: [u32; 12] = lane_table(false);

const fn lane_table(all: bool) -> [u32; 12] {
    let mut table = [0; 12];
    let mut place = 1;
    while place < 11 {
        let next = place_bits(place as u8) << 1;
        table[place] = if all { !(next - 0x1_0001) } else { next };
        place += 1;
    }
    table
}

/// How far a ring can go along a line: in each lane the bits of the places it can stop on.
///
/// In a lane, the lowest bit above the ring is the first thing in its way, and the places before it are free. Adding that
/// bit to the markers carries through the group it begins to the place behind it, or leaves the bit itself if it is a
/// ring or the edge; the ring may stop there if that place is empty.
#[inline]
pub(crate) const fn reach(word: LineWord, place: u8) -> u32 {
    let occupied = word as u32;
    let markers = (word >> 32) as u32;
    let beyond = occupied & ABOVE[place as usize];
    // The edge is always beyond, so neither lane is empty and nothing is borrowed across.
    let first = beyond & !beyond.wrapping_sub(0x1_0001);
    let free = first.wrapping_sub(NEXT[place as usize]);
    let behind = markers.wrapping_add(first) & !markers;
    free | (behind & !occupied)
}

/// The neighbours of each point.
pub(crate) static NEIGHBORS: [u128; TABLE] = {
    let mut neighbors = [0; TABLE];
    let mut index = 0;
    while index < Point::COUNT {
        let point = POINTS[index];
        let mut direction = 0;
        while direction < 6 {
            if let Some(next) = neighbor(point, direction) {
                neighbors[point.shift()] |= next.bit();
            }
            direction += 1;
        }
        index += 1;
    }
    neighbors
};

/// The bit of each point: a table, since shifting two words costs more than reading them.
static POINT_BITS: [u128; TABLE] = {
    let mut bits = [0; TABLE];
    let mut bit = 0;
    while bit < BITS {
        bits[bit] = 1 << bit;
        bit += 1;
    }
    bits
};

impl Point {
    /// The point's bit, quickly.
    #[inline]
    pub(crate) fn fast_bit(self) -> u128 {
        POINT_BITS[self.shift()]
    }
}

/// The lowest bits of all runs of five in a direction.
#[inline]
pub(crate) const fn five_starts(markers: u128, shift: u32) -> u128 {
    let pairs = markers & (markers >> shift);
    pairs & (pairs >> (2 * shift)) & (markers >> (4 * shift))
}

/// Whether five markers of a set stand in a line.
#[inline]
pub(crate) const fn has_five(markers: u128) -> bool {
    five_starts(markers, 1) | five_starts(markers, 11) | five_starts(markers, 12) != 0
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn counts_of_the_board() {
        assert_eq!(Point::all().count(), Point::COUNT);
        let directed: u32 = Point::all().flat_map(rays).map(u128::count_ones).sum();
        assert_eq!(directed, 1848);
    }

    #[test]
    fn every_name_reads_back() {
        for point in Point::all() {
            assert_eq!(Point::from_name(&point.to_string()), Some(point));
        }
        for wrong in ["", "f", "a1", "a6", "k6", "f1", "f11", "f06", "f12", "l5", "F6", "é6"] {
            assert_eq!(Point::from_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn symmetries_map_the_board_onto_itself() {
        for symmetry in Symmetry::all() {
            assert_eq!(PointSet::BOARD.transform(symmetry), PointSet::BOARD);
        }
    }

    #[test]
    fn shifts_never_wrap() {
        for (direction, shift) in SHIFTS.into_iter().enumerate() {
            for point in Point::all() {
                let shifted = point.bit() << shift & BOARD;
                let expected = neighbor(point, direction).map_or(0, Point::bit);
                assert_eq!(shifted, expected, "{point} {direction}");
            }
        }
    }
}
