//! Opponents for people: ten levels, from someone who has just learnt the rules to the engine at full strength.
//!
//! Weak levels make the mistakes people make. They look only a little ahead, they overlook some of the rows the opponent can
//! make and some of their own, they do not think of every move there is, and between actions that look about as good to them
//! they choose at random. All of it is bounded by a number of positions looked at, not by time, so that a level plays alike on
//! a phone and on a server.

use gipfel_rules::{GameKind, Key, Tactics};

use crate::blindness::Blindness;
use crate::control::{Control, Limits};
use crate::root::Report;
use crate::{Engine, Evaluate, engine_game};

/// A playing strength from 1 to 10.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Level(u8);

/// What makes a level of a game weak.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Character {
    /// Positions looked at for one decision.
    pub nodes: u64,
    /// How many turns ahead it looks.
    pub depth: u32,
    /// Of 256 rows the opponent can make, so many are overlooked.
    pub overlooked: u16,
    /// The same of its own rows.
    pub missed: u16,
    /// Of 256 quiet moves so many are not thought of.
    pub unseen: u16,
    /// The same of the moves that a turn goes on with, as the second ones of TZAAR.
    pub later: u16,
    /// How much worse, in hundredths of a unit, an action may look and still be played now and then.
    pub temperature: i32,
}

impl Character {
    /// As deep as the positions allow.
    pub const DEEP: u32 = 60;
    /// All rows or moves.
    pub const ALL: u16 = 256;

    /// One that sees everything, but looks at no more positions and turns than these.
    pub const fn new(nodes: u64, depth: u32) -> Character {
        Character { nodes, depth, overlooked: 0, missed: 0, unseen: 0, later: 0, temperature: 0 }
    }

    /// One that overlooks so many of 256 rows of the opponent's and of its own.
    #[must_use]
    pub const fn overlooking(self, opponents: u16, own: u16) -> Character {
        Character { overlooked: opponents, missed: own, ..self }
    }

    /// One that does not think of so many of 256 quiet moves.
    #[must_use]
    pub const fn narrow(self, unseen: u16) -> Character {
        Character { unseen, ..self }
    }

    /// One that does not think of so many of 256 moves that a turn goes on with.
    #[must_use]
    pub const fn narrow_later(self, later: u16) -> Character {
        Character { later, ..self }
    }

    /// One that plays, now and then, what looks worse by so many hundredths of a unit.
    #[must_use]
    pub const fn with_temperature(self, temperature: i32) -> Character {
        Character { temperature, ..self }
    }
}

impl Level {
    /// How many there are.
    pub const COUNT: usize = 10;
    /// The weakest.
    pub const MIN: Level = Level(1);
    /// Full strength.
    pub const MAX: Level = Level(Level::COUNT as u8);

    /// The level with a number from 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=Level::MAX.0).contains(&number).then_some(Level(number))
    }

    /// The level's number.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, weakest first.
    pub fn all() -> impl Iterator<Item = Level> {
        (1..=Level::MAX.0).map(Level)
    }

    /// Positions it looks at for one decision.
    pub fn nodes(self, game: GameKind) -> u64 {
        self.character(game).nodes
    }

    /// How it plays a game.
    pub fn character(self, game: GameKind) -> Character {
        engine_game::levels(game)[usize::from(self.0) - 1]
    }
}

impl<E> Engine<E> {
    /// Chooses a turn as someone with a character would. The same seed, position and history give the same turn. None if the
    /// game is over.
    pub fn play<P: Tactics>(
        &mut self,
        position: &P,
        history: &[Key],
        character: Character,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<P::Action>>
    where
        E: Evaluate<P>,
    {
        // A person does not remember positions of other games.
        self.clear_for_level(character.nodes);
        let limits = Limits {
            nodes: Some(character.nodes),
            depth: Some(character.depth),
            ..Limits::default()
        };
        let Character { overlooked, missed, unseen, later, temperature, .. } = character;
        let blindness = (overlooked + missed + unseen + later > 0).then_some(Blindness {
            person: position.side(),
            overlooked,
            missed,
            unseen,
            later,
            seed: mix(seed ^ position.key()),
        });
        let choice = |scores: &[i32]| choose(scores, temperature, mix(!seed ^ position.key()));
        self.search_as_person(position, history, &limits, blindness, &choice, control)
    }
}

/// A place in a list of scores, best first: the better the more often, those far behind never.
fn choose(scores: &[i32], temperature: i32, random: u64) -> usize {
    if temperature == 0 {
        return 0;
    }
    let weights: Vec<f64> = scores
        .iter()
        .map(|score| f64::from(scores[0] - score))
        .map(|behind| {
            if behind > 4.0 * f64::from(temperature) {
                0.0
            } else {
                (-behind / f64::from(temperature)).exp()
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
    use gipfel_rules::{AnyPosition, Position as _, Tactics as _};

    use super::*;
    use crate::{AnyEngine, NoControl, Options};

    #[test]
    fn temperature_prefers_the_better_and_never_takes_the_hopeless() {
        let scores = [100, 90, -500];
        let mut counts = [0; 3];
        for seed in 0..10_000 {
            counts[choose(&scores, 40, mix(seed))] += 1;
        }
        assert!(counts[0] > counts[1] && counts[1] > 3_000, "{counts:?}");
        assert_eq!(counts[2], 0);
        assert_eq!(choose(&scores, 0, 12345), 0);
    }

    /// How often, of forty times, a row is made where one can be.
    fn rows_made(character: Character) -> usize {
        let position: AnyPosition =
            "gipf basic 4/5/PPP3/4p2/6/5/4 w 1/9 -- push".parse().expect("a position");
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let makes_a_row = |seed: &u64| {
            let report = engine.play_as(&position, &[], character, *seed, &NoControl);
            let turn = report.expect("the game is not over").turn;
            position.check(turn[0]).expect("legal");
            position.hint(turn[0]).gains(position.side())
        };
        (0..40).filter(makes_a_row).count()
    }

    #[test]
    fn rows_that_are_missed_are_not_made() {
        let sees = Character::new(200, 1);
        assert_eq!(rows_made(sees), 40);
        assert_eq!(rows_made(sees.overlooking(0, Character::ALL)), 0);
        let some = rows_made(sees.overlooking(0, Character::ALL / 2));
        assert!((5..40).contains(&some), "{some}");
    }

    #[test]
    fn who_thinks_of_no_move_plays_one_all_the_same() {
        let blind = Character::new(200, 1)
            .overlooking(Character::ALL, Character::ALL)
            .narrow(Character::ALL)
            .with_temperature(50);
        assert_eq!(rows_made(blind), 0);
    }

    #[test]
    fn numbers() {
        assert_eq!(Level::all().count(), 10);
        assert_eq!(Level::new(0), None);
        assert_eq!(Level::new(11), None);
        assert_eq!(Level::new(10), Some(Level::MAX));
        for game in GameKind::ALL {
            assert!(Level::all().is_sorted_by_key(|level| level.nodes(game)));
        }
    }
}
