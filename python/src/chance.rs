//! Chance that can be repeated: a stream of its own for every game, whichever thread plays it.

use rand::RngExt as _;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng as _;
use serde::{Deserialize, Serialize};

/// The stream of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// The stream of the game with a number.
    pub(crate) fn new(seed: u64, game: usize) -> Chance {
        // The generator spreads a seed over its state, so that neighbours have nothing in common.
        let mixed = seed.wrapping_add((game as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
        Chance(Xoshiro256PlusPlus::seed_from_u64(mixed))
    }

    /// A number below another, which is not 0.
    #[inline]
    pub(crate) fn below(&mut self, count: usize) -> usize {
        self.0.random_range(0..count as u32) as usize
    }
}
