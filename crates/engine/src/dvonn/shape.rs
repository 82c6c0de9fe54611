//! Neighbours and the edge on the board of DVONN, as sets of spaces.

use gipfel_rules::dvonn::SpaceSet;

const BOARD: u64 = SpaceSet::BOARD.bits();

/// The spaces that have one of a set next to them.
#[inline]
pub(super) const fn neighbors(set: u64) -> u64 {
    let (right, left) = (set | set << 1, set | set >> 1);
    (set << 1 | set >> 1 | right << 11 | left >> 11) & BOARD
}

/// A set with everything next to it.
#[inline]
pub(super) const fn grow(set: u64) -> u64 {
    set | neighbors(set)
}

/// How many pairs of a space of the first set and one of the second next to it there are.
#[inline]
pub(super) const fn count_pairs(spaces: u64, others: u64) -> i32 {
    ((spaces & others << 1).count_ones()
        + (spaces & others >> 1).count_ones()
        + (spaces & others << 11).count_ones()
        + (spaces & others >> 11).count_ones()
        + (spaces & others << 12).count_ones()
        + (spaces & others >> 12).count_ones()) as i32
}

/// The spaces that have two or more of a set next to them.
#[inline]
pub(super) const fn several_neighbors(set: u64) -> u64 {
    let (mut one, mut two) = (set << 1, 0);
    let others = [set >> 1, set << 11, set >> 11, set << 12, set >> 12];
    let mut place = 0;
    while place < others.len() {
        two |= one & others[place];
        one |= others[place];
        place += 1;
    }
    two & BOARD
}

/// The spaces with fewer than six neighbours, whose stacks are never surrounded.
pub(super) const EDGE: u64 = {
    let level = BOARD << 1 & BOARD >> 1;
    let upright = BOARD << 11 & BOARD >> 11;
    let aslant = BOARD << 12 & BOARD >> 12;
    BOARD & !(level & upright & aslant)
};

/// The spaces at the ends of rows, with three neighbours.
pub(super) const CORNERS: u64 = 1 | 1 << 8 | 1 << 22 | 1 << 32 | 1 << 46 | 1 << 54;

#[cfg(test)]
mod tests {
    use gipfel_rules::dvonn::Space;

    use super::*;

    fn bit(space: Space) -> u64 {
        SpaceSet::from_iter([space]).bits()
    }

    #[test]
    fn neighbours_are_those_of_the_rules() {
        for space in Space::all() {
            let around = space.neighbors().bits();
            assert_eq!(neighbors(bit(space)), around, "{space}");
            assert_eq!(grow(bit(space)), around | bit(space));
            assert_eq!(EDGE & bit(space) != 0, space.is_edge(), "{space}");
            assert_eq!(CORNERS & bit(space) != 0, around.count_ones() == 3, "{space}");
            let mut several = 0;
            for other in Space::all() {
                let seen = (other.neighbors().bits() & around).count_ones();
                several |= if seen > 1 { bit(other) } else { 0 };
                let pairs = count_pairs(bit(other), around);
                assert_eq!(pairs, seen as i32, "{space} {other}");
            }
            assert_eq!(several_neighbors(around), several, "{space}");
        }
    }
}
