//! The stacks on the board, and sets of spots by what stands on them.

use super::stack::{self, CODES};
use super::{Potential, Stack};
use crate::Color;
use crate::gipf::board::EntryData;
use crate::gipf::{Spot, SpotSet};
use crate::zobrist::{self, Key};

/// The centre, e5, on which a T works.
pub(super) const CENTRE: Spot = Spot::from_axial((0, 0));

/// The sets that are kept: White's and Black's stacks, and the properties of stacks in the order of their bits.
const SETS: usize = 7;
const GIPF: usize = 2;
const LOADED: usize = 3;
const BASIC: usize = 4;
const TOP_DVONN: usize = 5;
const TOP_PUNCT: usize = 6;

/// Stacks by spot, with everything that follows from them kept up to date.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Board {
    sets: [u64; SETS],
    /// The number of the stack on each spot, 0 for none; a byte of column padding is always 0.
    stacks: [u8; 64],
    /// The stacks' part of the position's key.
    pub(super) key: Key,
}

/// A key for each stack on each spot.
#[cfg(not(target_arch = "wasm32"))]
static STACK_KEYS: [[Key; 64]; 128] = {
    assert!(CODES <= 128);
    let mut keys = [[0; 64]; 128];
    let mut code = 0;
    while code < 128 {
        let mut bit = 0;
        while bit < 64 {
            keys[code][bit] = made_stack_key(code, bit);
            bit += 1;
        }
        code += 1;
    }
    keys
};

/// The key of a stack on a spot; no stack has none.
const fn made_stack_key(code: usize, bit: usize) -> Key {
    if code < 2 || code >= CODES { 0 } else { zobrist::random(200 + code as u64, bit as u64) }
}

#[cfg(not(target_arch = "wasm32"))]
#[inline]
fn stack_key(code: u8, bit: usize) -> Key {
    STACK_KEYS[usize::from(code % 128)][bit % 64]
}

/// A browser has to fetch what is in tables, and random numbers cannot be compressed: there keys are made when they are
/// needed.
#[cfg(target_arch = "wasm32")]
#[inline]
fn stack_key(code: u8, bit: usize) -> Key {
    made_stack_key(usize::from(code % 128), bit % 64)
}

impl Board {
    pub(super) const EMPTY: Board = Board { sets: [0; SETS], stacks: [0; 64], key: 0 };

    /// The spots of a player's stacks.
    #[inline]
    pub(super) const fn pieces(&self, color: Color) -> u64 {
        self.sets[color.index()]
    }

    #[inline]
    pub(super) const fn both(&self) -> [u64; 2] {
        [self.sets[0], self.sets[1]]
    }

    #[inline]
    pub(super) const fn occupied(&self) -> u64 {
        self.sets[0] | self.sets[1]
    }

    #[inline]
    pub(super) const fn gipf(&self) -> u64 {
        self.sets[GIPF]
    }

    #[inline]
    pub(super) const fn loaded(&self) -> u64 {
        self.sets[LOADED]
    }

    #[inline]
    pub(super) const fn basic(&self) -> u64 {
        self.sets[BASIC]
    }

    /// Whatever a D or U of a player may jump onto, wherever it stands.
    #[inline]
    pub(super) const fn prey(&self, color: Color, kind: Potential) -> u64 {
        let kinds = match kind {
            Potential::Dvonn => self.sets[BASIC] | self.sets[TOP_DVONN],
            Potential::Punct => self.sets[GIPF] | self.sets[TOP_PUNCT],
            _ => 0,
        };
        kinds & self.pieces(color.other())
    }

    #[inline]
    pub(super) const fn stack(&self, spot: Spot) -> Option<Stack> {
        Stack::from_code(self.stacks[spot.shift() % 64])
    }

    /// The spots on which two boards differ.
    #[inline]
    pub(super) fn differences(&self, other: &Board) -> u64 {
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let column = |board: &Board, column: usize| {
            let mut bytes = [0; 8];
            bytes.copy_from_slice(&board.stacks[8 * column..8 * column + 8]);
            u64::from_le_bytes(bytes)
        };
        let mut spots = 0;
        for place in 0..7 {
            let changed = column(self, place) ^ column(other, place);
            if changed != 0 {
                // The upper bit of each byte that is not 0, and then those bits side by side.
                let upper = (((changed & LOW) + LOW) | changed) & !LOW;
                spots |= ((upper >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) << (8 * place);
            }
        }
        spots
    }

    /// Whether a T-loaded piece of a player stands on the centre.
    #[inline]
    pub(super) const fn tamsk_on_centre(&self, color: Color) -> bool {
        self.stacks[CENTRE.shift()] == Stack::loaded(color, Potential::Tamsk).code()
    }

    /// Puts a stack on a spot, or nothing, whatever was there.
    pub(super) fn set(&mut self, spot: Spot, stack: Option<Stack>) {
        let bit = spot.shift() % 64;
        let code = stack.map_or(0, Stack::code);
        self.key ^= stack_key(self.stacks[bit], bit) ^ stack_key(code, bit);
        self.stacks[bit] = code;
        for set in &mut self.sets {
            *set &= !spot.bit();
        }
        if let Some(stack) = stack {
            self.note(spot.bit(), stack);
        }
    }

    /// Puts a stack on an empty spot.
    #[inline]
    pub(super) fn put(&mut self, spot: Spot, stack: Stack) {
        let bit = spot.shift() % 64;
        self.key ^= stack_key(stack.code(), bit);
        self.stacks[bit] = stack.code();
        self.note(spot.bit(), stack);
    }

    #[inline]
    fn note(&mut self, bit: u64, stack: Stack) {
        self.sets[stack.color().index()] |= bit;
        let properties = stack.properties();
        for property in GIPF..SETS {
            if properties >> (property - GIPF) & 1 != 0 {
                self.sets[property] |= bit;
            }
        }
    }

    /// Moves everything from the entry up to the first gap one step; the entry's spot is empty then.
    #[inline]
    pub(super) fn push(&mut self, entry: &EntryData) {
        let segment = entry.segment(self.occupied());
        let step = entry.shift as usize;
        let mut rest = segment;
        // From the far end, so that every stack moves onto a spot that is free.
        while rest != 0 {
            let from = if entry.upward {
                63 - rest.leading_zeros() as usize
            } else {
                rest.trailing_zeros() as usize
            };
            rest &= !(1 << from);
            let to = if entry.upward { from + step } else { from.wrapping_sub(step) };
            let code = self.stacks[from % 64];
            self.key ^= stack_key(code, from) ^ stack_key(code, to);
            self.stacks[to % 64] = code;
        }
        self.stacks[entry.spot.shift() % 64] = 0;
        for set in &mut self.sets {
            let part = *set & segment;
            *set = (*set ^ part) | entry.step(part);
        }
    }

    /// The part of the key that the stacks give, computed anew.
    pub(super) fn compute_key(&self) -> Key {
        let spots = SpotSet::new(self.occupied()).iter();
        spots.fold(0, |key, spot| key ^ stack_key(self.stacks[spot.shift()], spot.shift()))
    }

    /// A board with the stacks that `stack` gives for each spot.
    pub(super) fn from_spots(stack: impl Fn(Spot) -> Option<Stack>) -> Board {
        let mut board = Board::EMPTY;
        for spot in Spot::all() {
            if let Some(stack) = stack(spot) {
                board.put(spot, stack);
            }
        }
        board
    }
}

// The order of the sets is the order of the bits.
const _: () = assert!(
    stack::IS_GIPF == 1
        && stack::IS_LOADED == 1 << (LOADED - GIPF)
        && stack::IS_BASIC == 1 << (BASIC - GIPF)
        && stack::TOP_DVONN == 1 << (TOP_DVONN - GIPF)
        && stack::TOP_PUNCT == 1 << (TOP_PUNCT - GIPF)
);

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn sets_and_key_follow_the_stacks() {
        let (mut board, mut before) = (Board::EMPTY, Board::EMPTY);
        let stacks: Vec<Stack> = Stack::all().collect();
        for round in 0..500_u64 {
            let spots: Vec<Spot> = Spot::all().collect();
            let spot = spots[zobrist::random(1, round) as usize % spots.len()];
            let stack = stacks[zobrist::random(2, round) as usize % stacks.len()];
            board.set(spot, (round % 5 != 0).then_some(stack));
            assert_eq!(board.key, board.compute_key());
            assert_eq!(board, Board::from_spots(|spot| board.stack(spot)));
            let differences =
                spots.iter().filter(|spot| before.stack(**spot) != board.stack(**spot));
            let expected = differences.fold(0, |set, spot| set | spot.bit());
            assert_eq!(before.differences(&board), expected);
            if round % 7 == 0 {
                before = board;
            }
        }
    }
}
