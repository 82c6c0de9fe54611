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

/// The most steps that [`Tally::beyond`] is asked for.
const MOST_STEPS: usize = 6;

/// The spaces that are at most so many steps away from a space, by its bit.
const WITHIN: [[u64; MOST_STEPS + 1]; 64] = {
    let mut within = [[0; MOST_STEPS + 1]; 64];
    let mut bit = 0;
    while bit < 64 {
        let mut set = 1 << bit & BOARD;
        let mut steps = 0;
        while steps <= MOST_STEPS {
            within[bit][steps] = set;
            set = grow(set);
            steps += 1;
        }
        bit += 1;
    }
    within
};

/// How many of the three DVONN pieces something is true of, for each space: a number of two bits.
#[derive(Clone, Copy)]
pub(super) struct Tally {
    ones: u64,
    twos: u64,
}

impl Tally {
    /// How many DVONN pieces are more than so many steps away.
    #[inline]
    pub(super) fn beyond(dvonn: u64, steps: usize) -> Tally {
        let (mut tally, mut left) = (Tally { ones: 0, twos: 0 }, dvonn);
        while left != 0 {
            let far = !WITHIN[left.trailing_zeros() as usize % 64][steps];
            tally.twos |= tally.ones & far;
            tally.ones ^= far;
            left &= left - 1;
        }
        tally
    }

    /// The sum over some spaces.
    #[inline]
    pub(super) const fn count(self, spaces: u64) -> i32 {
        (spaces & self.ones).count_ones() as i32 + 2 * (spaces & self.twos).count_ones() as i32
    }
}

#[cfg(test)]
mod tests {
    use gipfel_rules::dvonn::Space;

    use super::*;

    fn bit(space: Space) -> u64 {
        SpaceSet::from_iter([space]).bits()
    }

    #[test]
    fn distances_to_all_dvonn_pieces_are_summed() {
        let spaces: Vec<Space> = Space::all().collect();
        let steps = |a: Space, b: Space| {
            let ((x, y), (u, v)) = (a.coordinates(), b.coordinates());
            let (dx, dy) = (i32::from(x - u), i32::from(y - v));
            if dx.signum() == dy.signum() { dx.abs().max(dy.abs()) } else { (dx - dy).abs() }
        };
        for number in 0..40 {
            let dvonn = [0, 7, 29].map(|offset| spaces[(offset + 11 * number) % Space::COUNT]);
            let set = dvonn.iter().fold(0, |set, &space| set | bit(space));
            for far in 0..=MOST_STEPS {
                let tally = Tally::beyond(set, far);
                for &space in &spaces {
                    let expected = dvonn.iter().filter(|&&other| steps(space, other) > far as i32);
                    assert_eq!(tally.count(bit(space)), expected.count() as i32, "{space} {far}");
                }
            }
        }
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
