//! Sets of spaces as bits, and the parts of the board: its centre, its sides and its lines.

use core::ops::{BitAnd, BitOr, Not};

use super::space::{BITS, STRIDE, Space, WIDTH};
use crate::place::Bits;

const WORDS: usize = BITS.div_ceil(64);

/// The bits of a set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Words([u64; WORDS]);

impl Words {
    const fn with(mut self, space: Space) -> Words {
        self.0[space.bit() / 64] |= 1 << (space.bit() % 64);
        self
    }

    #[inline]
    pub(crate) const fn has_bit(&self, bit: usize) -> bool {
        self.0[bit / 64] >> (bit % 64) & 1 != 0
    }
}

impl Bits for Words {
    const NONE: Words = Words([0; WORDS]);

    #[inline(always)]
    fn count(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline(always)]
    fn is_none(&self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline(always)]
    fn has(&self, bit: u32) -> bool {
        self.has_bit(bit as usize)
    }

    #[inline(always)]
    fn set(&mut self, bit: u32) {
        self.0[bit as usize / 64] |= 1 << (bit % 64);
    }

    #[inline(always)]
    fn clear(&mut self, bit: u32) {
        self.0[bit as usize / 64] &= !(1 << (bit % 64));
    }

    #[inline(always)]
    fn numbers(self) -> impl Iterator<Item = u32> + Clone {
        let Words(mut words) = self;
        let mut at = 0;
        core::iter::from_fn(move || {
            while words[at] == 0 {
                at += 1;
                if at == WORDS {
                    at = WORDS - 1;
                    return None;
                }
            }
            let bit = words[at].trailing_zeros();
            words[at] &= words[at] - 1;
            Some(at as u32 * 64 + bit)
        })
    }
}

impl BitAnd for Words {
    type Output = Words;

    #[inline(always)]
    fn bitand(self, other: Words) -> Words {
        Words(core::array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for Words {
    type Output = Words;

    #[inline(always)]
    fn bitor(self, other: Words) -> Words {
        Words(core::array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for Words {
    type Output = Words;

    #[inline(always)]
    fn not(self) -> Words {
        Words(self.0.map(|word| !word))
    }
}

/// A set of spaces.
pub type SpaceSet = crate::PlaceSet<Space>;

/// Everything on the board.
pub(crate) const BOARD: Words = {
    let mut board = Words::NONE;
    let mut index = 0;
    while index < Space::COUNT {
        board = board.with(Space::from_index(index));
        index += 1;
    }
    board
};

impl SpaceSet {
    /// The 19 spaces at most two steps from the centre, onto which no piece is added.
    pub const CENTRAL: SpaceSet = {
        let mut central = Words::NONE;
        let mut index = 0;
        while index < Space::COUNT {
            let space = Space::from_index(index);
            if space.distance(Space::CENTER) <= 2 {
                central = central.with(space);
            }
            index += 1;
        }
        SpaceSet::new(central)
    };

    const fn and(self, space: Space) -> SpaceSet {
        SpaceSet::new(self.0.with(space))
    }

    /// What is so many bits further on is here afterwards. Bits that come from elsewhere than the board are not masked out.
    #[inline]
    pub(crate) const fn shifted(&self, bits: i16) -> SpaceSet {
        let mut moved = [0; WORDS];
        let mut word = 0;
        if bits >= 0 {
            let by = bits as u32;
            while word < WORDS {
                let next = if word + 1 < WORDS { self.0.0[word + 1] } else { 0 };
                // In two steps, so that nothing is shifted by all 64 bits.
                moved[word] = self.0.0[word] >> by | next << 1 << (63 - by);
                word += 1;
            }
        } else {
            let by = bits.unsigned_abs() as u32;
            while word < WORDS {
                let before = if word > 0 { self.0.0[word - 1] } else { 0 };
                moved[word] = self.0.0[word] << by | before >> 1 >> (63 - by);
                word += 1;
            }
        }
        SpaceSet::new(Words(moved))
    }

    /// All spaces next to one of the set.
    #[inline]
    #[must_use]
    pub fn neighbors(&self) -> SpaceSet {
        // Of the six neighbours two are up and down the column; the others are those of two in the columns beside.
        let (up, down) = (self.shifted(-1), self.shifted(1));
        let (right, left) = ((*self | up).shifted(-STRIDE), (*self | down).shifted(STRIDE));
        (up | down | right | left) & SpaceSet::BOARD
    }

    /// The three pairs of opposite sides of the board. The spaces behind the missing corners belong to none.
    pub fn sides() -> &'static [[SpaceSet; 2]; 3] {
        &SIDES
    }

    /// Those spaces of the set that hang together with one of `from`, which are in the set themselves.
    #[must_use]
    pub fn connected(&self, from: SpaceSet) -> SpaceSet {
        let mut reached = from & *self;
        loop {
            let further = (reached | reached.neighbors()) & *self;
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// Whether the set has a chain from a side of the board to the opposite side.
    pub fn connects(&self) -> bool {
        SIDES.iter().any(|[one, other]| {
            let from = *self & *one;
            !from.is_empty()
                && !(*self & *other).is_empty()
                && !(self.connected(from) & *other).is_empty()
        })
    }

    /// Whether so many more spaces, wherever they are, could make a chain of the set from a side of the board to the opposite side.
    pub fn connects_with(&self, more: usize) -> bool {
        SIDES.iter().any(|[one, other]| {
            let mut reached = self.connected(*one);
            for _ in 0..more {
                if !(reached & *other).is_empty() {
                    return true;
                }
                let next = reached | reached.neighbors() | *one;
                reached = (*self | next).connected(next);
            }
            !(reached & *other).is_empty()
        })
    }

    /// A number that differs for most different sets.
    pub fn digest(&self) -> u64 {
        self.0.0.iter().fold(0, |digest, word| {
            (digest ^ word).wrapping_mul(0xd6e8_feb8_6659_fd93).rotate_left(29)
        })
    }
}

static SIDES: [[SpaceSet; 2]; 3] = {
    let mut sides = [[SpaceSet::EMPTY; 2]; 3];
    let mut index = 0;
    while index < Space::COUNT {
        let space = Space::from_index(index);
        let (q, r) = space.coordinates();
        let across = [q, r, q - r];
        let mut pair = 0;
        while pair < 3 {
            if across[pair] == -8 {
                sides[pair][0] = sides[pair][0].and(space);
            } else if across[pair] == 8 {
                sides[pair][1] = sides[pair][1].and(space);
            }
            pair += 1;
        }
        index += 1;
    }
    sides
};

/// The columns, the falling lines and the rising lines, each by where they are.
static LINES: [[SpaceSet; WIDTH]; 3] = {
    let mut lines = [[SpaceSet::EMPTY; WIDTH]; 3];
    let mut index = 0;
    while index < Space::COUNT {
        let space = Space::from_index(index);
        let (q, r) = space.coordinates();
        lines[0][(q + 8) as usize] = lines[0][(q + 8) as usize].and(space);
        lines[1][(r + 8) as usize] = lines[1][(r + 8) as usize].and(space);
        lines[2][(q - r + 8) as usize] = lines[2][(q - r + 8) as usize].and(space);
        index += 1;
    }
    lines
};

/// A space and everything on the three lines through it, as far as the edge.
#[inline]
pub(crate) fn lines_through(space: Space) -> SpaceSet {
    let (column, row) = (space.bit() / STRIDE as usize, space.bit() % STRIDE as usize);
    LINES[0][column] | LINES[1][row] | LINES[2][column + 8 - row]
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn parts_of_the_board_are_those_of_the_rules_page() {
        let central =
            "g7, g8, g9, h7, h8, h9, h10, i7, i8, i9, i10, i11, j8, j9, j10, j11, k9, k10, k11";
        assert_eq!(SpaceSet::CENTRAL.to_string(), central);
        let sides = [
            ["a2, a3, a4, a5, a6, a7, a8", "q10, q11, q12, q13, q14, q15, q16"],
            ["b1, c1, d1, e1, f1, g1, h1", "j17, k17, l17, m17, n17, o17, p17"],
            ["b10, c11, d12, e13, f14, g15, h16", "j2, k3, l4, m5, n6, o7, p8"],
        ];
        assert_eq!(SIDES.map(|pair| pair.map(|side| side.to_string())), sides);
        let i9 = lines_through(Space::CENTER);
        assert_eq!(i9.len(), 15 + 15 + 15 - 2, "three lines of 15 that meet in the centre");
        assert_eq!((SpaceSet::BOARD.len(), (!SpaceSet::EMPTY).len()), (211, 211));
    }

    #[test]
    fn lines_are_spaces_on_one_line() {
        for one in Space::all() {
            for other in Space::all() {
                let ((q, r), (to_q, to_r)) = (one.coordinates(), other.coordinates());
                let straight = q == to_q || r == to_r || q - r == to_q - to_r;
                assert_eq!(lines_through(one).contains(other), straight, "{one} {other}");
            }
        }
    }

    #[test]
    fn neighbours_are_one_step_away() {
        for space in Space::all() {
            let near: SpaceSet = Space::all().filter(|other| space.distance(*other) == 1).collect();
            assert_eq!([space].into_iter().collect::<SpaceSet>().neighbors(), near, "{space}");
        }
    }
}
