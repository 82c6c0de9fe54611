//! The board of DVONN: 49 spaces and the lines through them.
//!
//! A space is a bit of a 64-bit word: eleven bits a row, one for each letter. The line directions are shifts by 1 (same
//! number), 11 (same letter) and 12 (both growing). The rows below and above the third lack a place at the end where a
//! step off the board would come out, so that one step never wraps; longer ones would, and are looked up.

use core::fmt;

use crate::Symmetry;
use crate::place::place;

/// The size of tables by space: six bits are always a valid index, which saves a check.
pub(crate) const TABLE: usize = 64;
/// The highest stack that can move: the longest line has eleven spaces.
pub(crate) const HIGHEST_MOVER: usize = 10;

const ROW: u32 = 11;
const STEPS: [(i8, i8); 6] = [(0, 1), (1, 1), (1, 0), (0, -1), (-1, -1), (-1, 0)];

/// First and last number of each column.
pub(super) const COLUMNS: [(i8, i8); 11] =
    [(1, 3), (1, 4), (1, 5), (1, 5), (1, 5), (1, 5), (1, 5), (1, 5), (1, 5), (2, 5), (3, 5)];

/// One of the 49 spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space(u8);

impl Space {
    /// How many spaces there are.
    pub const COUNT: usize = 49;

    /// All spaces, column by column from a to k, each upwards.
    pub fn all() -> impl Iterator<Item = Space> {
        SPACES.into_iter()
    }

    /// The space with a name such as `f3`.
    pub fn from_name(name: &str) -> Option<Space> {
        let [letter @ b'a'..=b'k', digit @ b'1'..=b'5'] = name.as_bytes() else {
            return None;
        };
        let place = ((letter - b'a') as i8, (digit - b'1') as i8);
        on_board(place).then(|| Space::at(place))
    }

    const fn at((column, row): (i8, i8)) -> Space {
        Space(row as u8 * ROW as u8 + column as u8)
    }

    const fn place(self) -> (i8, i8) {
        ((self.0 % ROW as u8) as i8, (self.0 / ROW as u8) as i8)
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

    pub(crate) const fn from_index(index: usize) -> Space {
        SPACES[index]
    }

    /// The space's number among all 49, in the order of [`Space::all`].
    pub const fn index(self) -> usize {
        SPACE_INDEX[self.shift()] as usize
    }

    /// The space's place about the centre f3: columns to the right of it, and steps up its column.
    /// Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
    pub const fn coordinates(self) -> (i8, i8) {
        let (column, row) = self.place();
        (column - 5, row - 2)
    }

    /// How many steps lead from this space to another; none if no line goes through both.
    pub const fn distance(self, other: Space) -> Option<u8> {
        let ((column, row), (other_column, other_row)) = (self.place(), other.place());
        let (across, up) = (other_column - column, other_row - row);
        match (across, up) {
            (0, steps) | (steps, 0) => Some(steps.unsigned_abs()),
            _ if across == up => Some(up.unsigned_abs()),
            _ => None,
        }
    }

    /// Whether the space is at the edge, where stacks are never surrounded.
    pub const fn is_edge(self) -> bool {
        INNER & self.bit() == 0
    }

    /// The adjacent spaces.
    pub const fn neighbors(self) -> SpaceSet {
        SpaceSet::new(reach(1, self))
    }

    /// The space seen through one of the board's symmetries. One that the board does not have may leave it where it is.
    #[must_use]
    pub const fn transform(self, symmetry: Symmetry) -> Space {
        let (q, r) = symmetry.apply(self.coordinates());
        let place = (q + 5, r + 2);
        if on_board(place) { Space::at(place) } else { self }
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (column, row) = self.place();
        write!(f, "{}{}", char::from(b'a' + column as u8), row + 1)
    }
}

place!(Space, u64, BOARD);

/// A set of spaces. Its bits are eleven a row from the first to the fifth, one for each letter; the line directions are
/// shifts by 1, 11 and 12.
pub type SpaceSet = crate::PlaceSet<Space>;

const fn on_board((column, row): (i8, i8)) -> bool {
    if column < 0 || column >= COLUMNS.len() as i8 {
        return false;
    }
    let (first, last) = COLUMNS[column as usize];
    first <= row + 1 && row < last
}

const SPACES: [Space; Space::COUNT] = {
    let mut spaces = [Space(0); Space::COUNT];
    let (mut column, mut index) = (0, 0);
    while column < COLUMNS.len() {
        let (first, last) = COLUMNS[column];
        let mut number = first;
        while number <= last {
            spaces[index] = Space::at((column as i8, number - 1));
            number += 1;
            index += 1;
        }
        column += 1;
    }
    spaces
};

static SPACE_INDEX: [u8; TABLE] = {
    let mut indices = [0; TABLE];
    let mut index = 0;
    while index < Space::COUNT {
        indices[SPACES[index].shift()] = index as u8;
        index += 1;
    }
    indices
};

/// Everything on the board.
pub(crate) const BOARD: u64 = {
    let (mut mask, mut index) = (0, 0);
    while index < Space::COUNT {
        mask |= SPACES[index].bit();
        index += 1;
    }
    mask
};

/// By height, the spaces that a stack of this height on each space comes to; none for stacks that are too high.
static REACHES: [[u64; TABLE]; HIGHEST_MOVER + 2] = {
    let mut reaches = [[0; TABLE]; HIGHEST_MOVER + 2];
    let mut height = 1;
    while height <= HIGHEST_MOVER {
        let mut index = 0;
        while index < Space::COUNT {
            let (column, row) = SPACES[index].place();
            let mut direction = 0;
            while direction < 6 {
                let (across, up) = STEPS[direction];
                let steps = height as i8;
                let place = (column + steps * across, row + steps * up);
                if on_board(place) {
                    reaches[height][SPACES[index].shift()] |= Space::at(place).bit();
                }
                direction += 1;
            }
            index += 1;
        }
        height += 1;
    }
    reaches
};

/// The spaces that a stack of some height comes to from a space, occupied or not.
#[inline]
pub(crate) const fn reach(height: u8, space: Space) -> u64 {
    let row = if height as usize > HIGHEST_MOVER { HIGHEST_MOVER + 1 } else { height as usize };
    REACHES[row][space.shift()]
}

/// The spaces with six neighbours.
const INNER: u64 = {
    let (mut inner, mut index) = (0, 0);
    while index < Space::COUNT {
        if REACHES[1][SPACES[index].shift()].count_ones() == 6 {
            inner |= SPACES[index].bit();
        }
        index += 1;
    }
    inner
};

/// The spaces with six neighbours that are all occupied.
#[inline]
pub(crate) const fn surrounded(occupied: u64) -> u64 {
    let level = (occupied << 1) & (occupied >> 1);
    let upright = (occupied << ROW) & (occupied >> ROW);
    let aslant = (occupied << (ROW + 1)) & (occupied >> (ROW + 1));
    level & upright & aslant & INNER
}

/// How many pairs of a space of the first set and an adjacent one of the second there are.
#[inline]
pub(crate) const fn count_adjacent(spaces: u64, others: u64) -> u32 {
    (spaces & (others << 1)).count_ones()
        + (spaces & (others >> 1)).count_ones()
        + (spaces & (others << ROW)).count_ones()
        + (spaces & (others >> ROW)).count_ones()
        + (spaces & (others << (ROW + 1))).count_ones()
        + (spaces & (others >> (ROW + 1))).count_ones()
}

/// The set and everything adjacent to it, on the board or off it.
#[inline]
const fn spread(spaces: u64) -> u64 {
    let (right, left) = (spaces | spaces << 1, spaces | spaces >> 1);
    right | left | right << ROW | left >> ROW
}

/// The occupied spaces that are linked by occupied spaces to one of the seeds, which are occupied themselves.
#[inline]
pub(crate) const fn linked(seeds: u64, occupied: u64) -> u64 {
    let mut found = seeds;
    loop {
        let next = spread(found) & occupied;
        if next == found {
            return found;
        }
        found = next;
    }
}

/// Whether the occupied neighbours of a space stand in several groups around it, so that it may be what links them.
#[inline]
pub(crate) const fn separates(space: Space, occupied: u64) -> bool {
    let neighbors = REACHES[1][space.shift()] & occupied;
    SEVERAL_GROUPS >> ring_number(neighbors, space) & 1 != 0
}

/// A number below 64 for each set of neighbours of a space.
///
/// The set is brought to where that of the space with bit 12 would be; multiplying then brings its six bits, which are far
/// apart, to the top of the word in 64 different ways.
#[inline]
const fn ring_number(neighbors: u64, space: Space) -> u64 {
    let moved = neighbors.rotate_right((space.0 as u32).wrapping_sub(ROW + 1) % u64::BITS);
    moved.wrapping_mul(0x1229_0080_0000_0000) >> 58
}

/// The numbers of the sets that stand in several groups.
const SEVERAL_GROUPS: u64 = {
    // Any space with six neighbours will do.
    let space = Space::at((5, 2));
    let mut numbers = 0;
    let mut set: u32 = 0;
    while set < 64 {
        let (mut neighbors, mut direction) = (0, 0);
        while direction < 6 {
            if set >> direction & 1 != 0 {
                let (across, up) = STEPS[direction];
                neighbors |= Space::at((5 + across, 2 + up)).bit();
            }
            direction += 1;
        }
        // The steps are in the order of the ring: a group begins where an empty place is before an occupied one.
        let before = (set << 1 | set >> 5) & 63;
        if (set & !before).count_ones() > 1 {
            numbers |= 1 << ring_number(neighbors, space);
        }
        set += 1;
    }
    numbers
};

#[cfg(test)]
mod tests {
    use super::super::description::SYMMETRIES;
    use super::*;
    use alloc::string::ToString;
    use alloc::vec::Vec;

    fn space(name: &str) -> Space {
        Space::from_name(name).expect("a space")
    }

    #[test]
    fn counts_of_the_board() {
        assert_eq!(SpaceSet::BOARD.len(), Space::COUNT);
        assert_eq!(Space::all().filter(|space| space.is_edge()).count(), 24);
        let pairs = Space::all().flat_map(|one| Space::all().map(move |other| (one, other)));
        let on_lines = pairs.filter(|(one, other)| one != other && one.distance(*other).is_some());
        assert_eq!(on_lines.count(), 786);
        for (index, space) in Space::all().enumerate() {
            assert_eq!((space.index(), Space::from_index(index)), (index, space));
        }
    }

    #[test]
    fn every_name_reads_back() {
        for space in Space::all() {
            assert_eq!(Space::from_name(&space.to_string()), Some(space));
        }
        for wrong in ["", "f", "a4", "b5", "j1", "k2", "f0", "f6", "f03", "l3", "F3", "é3"] {
            assert_eq!(Space::from_name(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn four_symmetries_map_the_board_onto_itself() {
        let images = SYMMETRIES.map(|symmetry| space("b1").transform(symmetry).to_string());
        assert_eq!(images, ["b1", "j5", "h1", "d5"]);
        for symmetry in Symmetry::all() {
            let on_board = |image| Space::all().any(|space| space.coordinates() == image);
            let mut images = Space::all().map(|space| symmetry.apply(space.coordinates()));
            assert_eq!(images.all(on_board), SYMMETRIES.contains(&symmetry), "{symmetry:?}");
        }
    }

    #[test]
    fn one_step_is_a_shift() {
        for one in Space::all() {
            let neighbors =
                Space::all().filter(|other| one.distance(*other) == Some(1)).collect::<SpaceSet>();
            assert_eq!(one.neighbors(), neighbors, "{one}");
            assert_eq!(spread(one.bit()) & BOARD, neighbors.0 | one.bit(), "{one}");
            assert_eq!(count_adjacent(one.bit(), BOARD) as usize, neighbors.len(), "{one}");
        }
    }

    #[test]
    fn stacks_reach_spaces_at_their_height() {
        for from in Space::all() {
            for height in 1..=49 {
                let expected: SpaceSet =
                    Space::all().filter(|to| from.distance(*to) == Some(height)).collect();
                assert_eq!(SpaceSet::new(reach(height, from)), expected, "{from}, {height}");
            }
        }
    }

    #[test]
    fn groups_around_a_space_are_told() {
        for middle in Space::all() {
            let around: Vec<Space> = middle.neighbors().iter().collect();
            for choice in 0..1_u32 << around.len() {
                let chosen = |&(number, _): &(usize, &Space)| choice >> number & 1 != 0;
                let neighbors: SpaceSet =
                    around.iter().enumerate().filter(chosen).map(|(_, &space)| space).collect();
                let first = neighbors.0 & neighbors.0.wrapping_neg();
                let several = linked(first, neighbors.0) != neighbors.0;
                let others = BOARD & !middle.neighbors().0;
                assert_eq!(separates(middle, neighbors.0 | others), several, "{middle}");
            }
        }
    }

    #[test]
    fn surrounded_spaces_have_six_occupied_neighbors() {
        assert_eq!(surrounded(BOARD), INNER);
        for missing in Space::all() {
            let occupied = BOARD & !missing.bit();
            let expected = INNER & !missing.neighbors().0;
            assert_eq!(surrounded(occupied), expected, "{missing}");
        }
    }
}
