//! Dice and coins from a seed.

use crate::zobrist;

/// What the dice or the coin of a contest showed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Roll {
    /// Both have rolled one die; the user needs at least the challenger's roll.
    Dice {
        /// The user's.
        user: u8,
        /// The challenger's.
        challenger: u8,
    },
    /// A coin was tossed.
    Coin {
        /// Whether it fell for the user.
        heads: bool,
    },
}

impl Roll {
    /// Whether the user has won.
    pub const fn user_wins(self) -> bool {
        match self {
            Roll::Dice { user, challenger } => user >= challenger,
            Roll::Coin { heads } => heads,
        }
    }
}

/// The `number`-th number that a seed gives.
fn draw(seed: u64, number: u32) -> u64 {
    // Two rounds, so that seeds that follow each other give unrelated numbers.
    zobrist::random(zobrist::random(0x6c69_6e6b_6564, seed), u64::from(number))
}

/// The face of a die, 1 to 6, from the upper half of a number.
const fn face(number: u64) -> u8 {
    (((number >> 32) * 6) >> 32) as u8 + 1
}

/// Two dice, the user's first. They take the numbers `number` and `number + 1`.
pub(super) fn dice(seed: u64, number: u32) -> Roll {
    let [user, challenger] = [number, number + 1].map(|number| face(draw(seed, number)));
    Roll::Dice { user, challenger }
}

/// A coin. It takes the number `number`.
pub(super) fn coin(seed: u64, number: u32) -> Roll {
    Roll::Coin { heads: draw(seed, number) >> 63 != 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_and_coins_are_fair() {
        let mut faces = [[0; 6]; 2];
        let (mut won, mut heads) = (0, 0);
        for seed in 0..60_000 {
            let roll = dice(seed, 0);
            let Roll::Dice { user, challenger } = roll else { panic!("two dice were rolled") };
            faces[0][usize::from(user) - 1] += 1;
            faces[1][usize::from(challenger) - 1] += 1;
            won += u32::from(roll.user_wins());
            heads += u32::from(coin(seed, 5).user_wins());
        }
        // Five standard deviations are about 460 for a face, 600 for the rest.
        assert!(
            faces.iter().flatten().all(|&count: &i32| (count - 10_000).abs() < 460),
            "{faces:?}"
        );
        assert!((i64::from(won) - 35_000).abs() < 610, "{won}: 21 of 36 are expected");
        assert!((i64::from(heads) - 30_000).abs() < 620, "{heads}");
    }

    #[test]
    fn numbers_of_one_seed_are_fair_too() {
        let heads = (0..60_000).filter(|&number| coin(42, number).user_wins()).count();
        assert!(heads.abs_diff(30_000) < 620, "{heads}");
    }
}
