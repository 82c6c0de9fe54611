//! Opponents for people: ten levels, from someone who has just learnt the rules to the engine at full strength.
//!
//! Weak levels make the mistakes people make. They look only a little ahead, they overlook some of the rows the opponent can
//! make, and between actions that look about as good to them they choose by taste. All of it is bounded by a number of
//! positions looked at, not by time, so that a level plays alike on a phone and on a server.

use gipfel_rules::{Game, Key, Tactics};

use crate::control::{Control, Limits};
use crate::root::Report;
use crate::search::Blindness;
use crate::{Engine, Evaluate};

/// A playing strength from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What makes a level weak.
#[derive(Clone, Copy, Debug)]
struct Character {
    /// Positions looked at for one decision.
    nodes: u64,
    /// How many turns ahead it looks.
    depth: u32,
    /// Of 256 rows the opponent can make, so many are overlooked.
    overlooked: u16,
    /// How much worse, in hundredths of a unit, an action may look and still be played now and then.
    taste: i32,
}

/// A character from its numbers, in the order of its fields.
const fn character(nodes: u64, depth: u32, overlooked: u16, taste: i32) -> Character {
    Character { nodes, depth, overlooked, taste }
}

/// As deep as the positions allow.
const DEEP: u32 = 60;

const GIPF: [Character; 10] = [
    character(200, 1, 200, 120),
    character(400, 1, 120, 60),
    character(800, 2, 100, 45),
    character(1_600, 2, 58, 31),
    character(2_800, 3, 42, 26),
    character(6_000, 4, 20, 15),
    character(12_000, DEEP, 5, 7),
    character(16_000, DEEP, 0, 0),
    character(46_000, DEEP, 0, 0),
    character(125_000, DEEP, 0, 0),
];

const YINSH: [Character; 10] = [
    character(200, 1, 200, 160),
    character(400, 1, 110, 80),
    character(800, 2, 80, 55),
    character(1_600, 2, 22, 22),
    character(2_600, 3, 26, 26),
    character(6_000, 4, 8, 12),
    character(9_000, DEEP, 0, 6),
    character(11_000, DEEP, 0, 0),
    character(36_000, DEEP, 0, 0),
    character(120_000, DEEP, 0, 0),
];

impl Level {
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// Full strength.
    pub const MAX: Level = Level(10);

    /// The level with a number from 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// The level's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=10).map(Level)
    }

    /// Positions it looks at for one decision.
    pub fn nodes(self, game: Game) -> u64 {
        self.character(game).nodes
    }

    fn character(self, game: Game) -> Character {
        let characters = match game {
            Game::Gipf | Game::GipfPlus => &GIPF,
            Game::Yinsh => &YINSH,
        };
        characters[usize::from(self.0) - 1]
    }
}

impl<E> Engine<E> {
    /// Chooses a turn as a level would. The same seed, position and history give the same turn. None if the game is over.
    pub fn play<P: Tactics>(
        &mut self,
        position: &P,
        history: &[Key],
        level: Level,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<P::Action>>
    where
        E: Evaluate<P>,
    {
        let character = level.character(position.game());
        // A person does not remember positions of other games.
        self.clear_for_level(character.nodes);
        let limits = Limits {
            nodes: Some(character.nodes),
            depth: Some(character.depth),
            ..Limits::default()
        };
        let blindness = (character.overlooked > 0).then_some(Blindness {
            opponent: position.side().other(),
            share: character.overlooked,
            seed: mix(seed ^ position.key()),
        });
        let choice = |scores: &[i32]| choose(scores, character.taste, mix(!seed ^ position.key()));
        self.search_as_person(position, history, &limits, blindness, &choice, control)
    }
}

/// A place in a list of scores, best first: the better the more often, those far behind never.
fn choose(scores: &[i32], taste: i32, random: u64) -> usize {
    if taste == 0 {
        return 0;
    }
    let weights: Vec<f64> =
        scores
            .iter()
            .map(|score| f64::from(scores[0] - score))
            .map(|behind| {
                if behind > 4.0 * f64::from(taste) {
                    0.0
                } else {
                    (-behind / f64::from(taste)).exp()
                }
            })
            .collect();
    let total: f64 = weights.iter().sum();
    let mut left = (random >> 11) as f64 / (1u64 << 53) as f64 * total;
    for (place, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return place;
        }
    }
    0
}

/// Scatters the bits of a number.
fn mix(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn taste_prefers_the_better_and_never_takes_the_hopeless() {
        let scores = [100, 90, -500];
        let mut counts = [0; 3];
        for seed in 0..10_000 {
            counts[choose(&scores, 40, mix(seed))] += 1;
        }
        assert!(counts[0] > counts[1] && counts[1] > 3_000, "{counts:?}");
        assert_eq!(counts[2], 0);
        assert_eq!(choose(&scores, 0, 12345), 0);
    }

    #[test]
    fn numbers() {
        assert_eq!(Level::all().count(), 10);
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(11), None);
        assert_eq!(Level::new(10), Some(Level::MAX));
        for game in Game::ALL {
            assert!(Level::all().is_sorted_by_key(|level| level.nodes(game)));
        }
    }
}
