//! The iterator over whole turns, held to a plain recursion.

use std::collections::BTreeSet;

use crate::common::{
    dvonn_setups, gipf_plus_setups, gipf_setups, punct_setups, starts, tzaar_setups, yinsh_setups,
    zertz_setups,
};
use gipfel_rules::tzaar::Phase;
use gipfel_rules::{AnyPosition, Notation, Position, legal_turns, parse_turn, turn_text};
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Potentials and long rows can make very many turns of one position; such are not compared.
const MOST: usize = 4_000;

/// A turn lasts until the other player is to move or the game is over. False if there are too many turns.
fn by_hand<P: Position>(
    position: &P,
    begun: &[P::Action],
    turns: &mut Vec<Vec<P::Action>>,
) -> bool {
    for action in position.actions() {
        let mut after = position.clone();
        after.play(action).expect("a generated action is legal");
        let turn = [begun, &[action]].concat();
        if after.outcome().is_some() || after.side() != position.side() {
            turns.push(turn);
        } else if !by_hand(&after, &turn, turns) {
            return false;
        }
        if turns.len() > MOST {
            return false;
        }
    }
    true
}

/// How many positions were compared, and the most decisions of a turn.
#[derive(Default)]
struct Seen {
    positions: usize,
    longest: usize,
}

impl Seen {
    fn check<P: Notation>(&mut self, position: &P) {
        let mut expected = Vec::new();
        if !by_hand(position, &[], &mut expected) {
            return;
        }
        let found: Vec<_> = legal_turns(position).collect();
        assert_eq!(found.len(), expected.len(), "{position}");
        let different: BTreeSet<_> = found.iter().cloned().collect();
        assert_eq!(different.len(), found.len(), "{position}: a turn comes twice");
        assert_eq!(different, expected.into_iter().collect(), "{position}");
        if let Some(turn) = found.iter().max_by_key(|turn| turn.len()) {
            self.longest = self.longest.max(turn.len());
            let read = parse_turn(position, &turn_text(position, turn)).expect("its text is read");
            assert!(read.actions().eq(turn.iter().copied()), "{position}");
        }
        self.positions += 1;
    }

    fn walk<P: Notation>(&mut self, start: &P, length: usize, rng: &mut Xoshiro256PlusPlus) {
        let mut position = start.clone();
        for _ in 0..length {
            // Positions within a turn too: they have the rest of it.
            self.check(&position);
            let Some(&action) = position.actions().choose(rng) else {
                return;
            };
            position.play(action).expect("a generated action is legal");
        }
        self.check(&position);
    }
}

#[test]
fn every_whole_turn_comes_once() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(3);
    let mut seen = [(); 3].map(|()| Seen::default());
    for start in starts::gipf() {
        seen[0].walk(&start, 40, &mut rng);
    }
    for start in starts::gipf_plus() {
        seen[1].walk(&start, 25, &mut rng);
    }
    for start in starts::yinsh() {
        seen[2].walk(&start, 60, &mut rng);
    }
    for _ in 0..150 {
        seen[0].walk(&gipf_setups::random(&mut rng), 2, &mut rng);
        seen[1].walk(&gipf_plus_setups::random(&mut rng), 2, &mut rng);
        seen[2].walk(&yinsh_setups::random(&mut rng), 2, &mut rng);
    }
    for Seen { positions, longest } in seen {
        assert!(positions > 300, "{positions} positions");
        assert!(longest > 2, "turns of {longest} decisions");
    }
}

/// Also where a player has two turns in a row: White places the last piece and moves first.
#[test]
fn a_turn_of_dvonn_is_one_decision() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(5);
    let setups = (0..150).map(|_| dvonn_setups::random(&mut rng)).collect::<Vec<_>>();
    let mut again = 0;
    for mut position in starts::dvonn().into_iter().chain(setups) {
        loop {
            let actions = position.actions();
            let found: Vec<_> = legal_turns(&position).collect();
            let each: Vec<_> = actions.iter().map(|&action| vec![action]).collect();
            assert_eq!(found, each, "{position}");
            let Some(&action) = actions.choose(&mut rng) else { break };
            let side = position.side();
            position.play(action).expect("a generated action is legal");
            again += usize::from(position.side() == side && position.outcome().is_none());
        }
    }
    assert!(again >= 2, "{again} times the same player went on");
}

/// The opening, a placing and a first move that wins are turns of one decision, all others have two.
#[test]
fn a_turn_of_tzaar_is_one_decision_or_two() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(6);
    let mut seen = Seen::default();
    for start in starts::tzaar() {
        seen.check(&start);
    }
    for _ in 0..200 {
        let setup = tzaar_setups::random(&mut rng);
        // Who has pieces left while the other has none places them in several turns.
        if setup.phase() != Phase::Place {
            seen.walk(&setup, 2, &mut rng);
        }
    }
    assert!(seen.positions > 300, "{} positions", seen.positions);
    assert_eq!(seen.longest, 2);
}

/// A placing has two decisions, or one if no ring is free; a chain of jumps has as many as it goes on.
#[test]
fn a_turn_of_zertz_is_a_marble_and_a_ring_or_a_chain() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(8);
    let mut seen = Seen::default();
    for start in starts::zertz() {
        seen.check(&start);
    }
    for _ in 0..200 {
        let setup = zertz_setups::random(&mut rng);
        seen.walk(&setup, 2, &mut rng);
    }
    assert!(seen.positions > 300, "{} positions", seen.positions);
    assert!(seen.longest > 3, "{} decisions", seen.longest);
}

/// Which piece, where to and in which direction: also where something is held already.
#[test]
fn a_turn_of_punct_is_three_decisions() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
    for _ in 0..40 {
        let setup = punct_setups::random(&mut rng);
        let left = 3 - setup.phase() as usize;
        assert!(legal_turns(&setup).all(|turn| turn.len() == left), "{setup}");
        assert_eq!(legal_turns(&setup).next().is_none(), setup.outcome().is_some(), "{setup}");
    }
}

#[test]
fn a_finished_game_has_no_turn() {
    // Black has nothing left to bring in.
    let position: AnyPosition = "gipf basic 4/5/6/7/6/5/PPP1 b 3/0 -- push".parse().unwrap();
    assert!(position.outcome().is_some(), "{position}");
    let mut turns = legal_turns(&position);
    assert_eq!(turns.next(), None);
    assert_eq!(turns.next(), None, "and none later");
}
