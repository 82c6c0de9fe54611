//! This crate against the slow second implementation: what comparing any game needs.

use std::collections::{BTreeMap, BTreeSet};

use gipfel_naive::AnyState;
use gipfel_rules::{AnyPosition, EndReason, Notation, Outcome, Position, Prompt};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Positions with more actions than this have some of them played, not all.
const FEW_ACTIONS: usize = 8;
const SOME_ACTIONS: usize = 5;

/// How often each situation was met.
#[derive(Default)]
pub(crate) struct Seen {
    positions: usize,
    situations: BTreeMap<String, usize>,
}

impl Seen {
    pub(crate) fn note(&mut self, situation: impl Into<String>, met: bool) {
        *self.situations.entry(situation.into()).or_default() += usize::from(met);
    }

    /// Every situation that was asked about must have been met so often.
    pub(crate) fn demand(&self, positions: usize, each: usize) {
        assert!(self.positions >= positions, "{} positions", self.positions);
        let rare: Vec<_> = self.situations.iter().filter(|&(_, &count)| count < each).collect();
        assert!(rare.is_empty(), "too rare: {rare:?}\nof {:#?}", self.situations);
    }
}

fn naive(text: &str) -> AnyState {
    let state = AnyState::parse(text).unwrap_or_else(|error| panic!("{text}\nnaive: {error}"));
    assert_eq!(state.text(), text, "naive writes it otherwise");
    state
}

fn result(outcome: Option<Outcome>) -> Option<String> {
    outcome.map(|outcome| outcome.to_string())
}

fn compare<P: Notation>(position: &P, rng: &mut Xoshiro256PlusPlus) {
    let text = position.to_string();
    let naive = naive(&text);
    assert_eq!(result(position.outcome()).as_deref(), naive.result(), "{text}");
    let actions = position.actions();
    let ours: BTreeSet<String> =
        actions.iter().map(|&action| position.action_text(action)).collect();
    let theirs: BTreeSet<String> = naive.actions().into_iter().collect();
    assert!(
        ours == theirs && ours.len() == actions.len(),
        "{text}\nonly here: {:?}\nonly naive: {:?}",
        ours.difference(&theirs).collect::<Vec<_>>(),
        theirs.difference(&ours).collect::<Vec<_>>(),
    );
    let chosen: Vec<P::Action> = if actions.len() <= FEW_ACTIONS {
        actions.to_vec()
    } else {
        actions.sample(rng, SOME_ACTIONS).copied().collect()
    };
    for action in chosen {
        let name = position.action_text(action);
        let mut ours = position.clone();
        ours.play(action).unwrap_or_else(|error| panic!("{text}, {name}: {error}"));
        let theirs = naive.play(&name).unwrap_or_else(|error| panic!("{text}, {name}: {error}"));
        assert_eq!(ours.to_string(), theirs.text(), "{text}, {name}");
        assert_eq!(result(ours.outcome()).as_deref(), theirs.result(), "{text}, {name}");
    }
}

/// How a game is compared: its random positions, and the situations that must have been met.
pub(crate) struct Comparison<P> {
    pub(crate) seed: u64,
    pub(crate) random: fn(&mut Xoshiro256PlusPlus) -> P,
    pub(crate) note: fn(&P, &mut Seen),
}

impl<P: Notation> Comparison<P> {
    /// Compares along random walks: so many of a length from every start, and one from each of so many random positions.
    pub(crate) fn walk(
        &self,
        starts: Vec<P>,
        [walks, length]: [usize; 2],
        [setups, setup_length]: [usize; 2],
    ) -> Seen {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(self.seed);
        let mut seen = Seen::default();
        for start in starts {
            for _ in 0..walks {
                self.walk_from(start.clone(), length, &mut rng, &mut seen);
            }
        }
        for _ in 0..setups {
            let setup = (self.random)(&mut rng);
            self.walk_from(setup, setup_length, &mut rng, &mut seen);
        }
        seen
    }

    fn walk_from(
        &self,
        mut position: P,
        length: usize,
        rng: &mut Xoshiro256PlusPlus,
        seen: &mut Seen,
    ) {
        for _ in 0..length {
            compare(&position, rng);
            (self.note)(&position, seen);
            seen.positions += 1;
            let Some(&action) = position.actions().choose(rng) else {
                break;
            };
            position.play(action).expect("a generated action is legal");
        }
    }
}

pub(crate) fn note_end<P: Position>(position: &P, reasons: &[EndReason], seen: &mut Seen) {
    for &reason in reasons {
        seen.note(format!("{reason:?}"), position.end_reason() == Some(reason));
    }
}

pub(crate) fn note_prompt<P: Position>(position: &P, prompts: &[Prompt], seen: &mut Seen) {
    for &prompt in prompts {
        seen.note(format!("{prompt:?}"), position.prompt() == prompt);
    }
}

/// One small change to a text; `other` is a text whose fields may be borrowed.
fn mutate(text: &str, other: &str, pieces: &[char], rng: &mut Xoshiro256PlusPlus) -> String {
    const LETTERS: [char; 38] = [
        'P', 'p', 'G', 'g', 'R', 'r', 'M', 'm', 'w', 'b', '+', '-', '!', '/', ' ', '0', '1', '2',
        '3', '4', '5', '6', '7', '8', '9', 'x', 'é', '?', '\t', '\n', 'a', 'T', 'Z', 'd', 'u', '(',
        ')', '*',
    ];
    let letter = *LETTERS.choose(rng).expect("letters");
    let mut letters: Vec<char> = text.chars().collect();
    let at = rng.random_range(0..letters.len());
    match rng.random_range(0..7) {
        0 => letters[at] = letter,
        1 => letters.insert(at, letter),
        2 => drop(letters.remove(at)),
        3 => letters.swap(at, (at + 1).min(text.chars().count() - 1)),
        4 => {
            // A piece for a piece, so that the board keeps its shape.
            let places: Vec<usize> =
                (0..letters.len()).filter(|&at| pieces.contains(&letters[at])).collect();
            if let Some(&at) = places.choose(rng) {
                letters[at] = *pieces.choose(rng).expect("pieces");
            }
        }
        _ => return borrow_field(text, other, rng),
    }
    letters.into_iter().collect()
}

fn borrow_field(text: &str, other: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    let mut fields: Vec<&str> = text.split(' ').collect();
    let others: Vec<&str> = other.split(' ').collect();
    let at = rng.random_range(0..fields.len());
    if let Some(&field) = others.get(at) {
        fields[at] = field;
    }
    fields.join(" ")
}

/// Mutates the texts of random positions, and demands that both implementations accept the same ones, at least so many.
pub(crate) fn compare_mutated<P: Notation>(
    seed: u64,
    random: fn(&mut Xoshiro256PlusPlus) -> P,
    pieces: &str,
    least_accepted: usize,
) {
    let rng = &mut Xoshiro256PlusPlus::seed_from_u64(seed);
    let texts: Vec<String> = (0..1500).map(|_| random(rng).to_string()).collect();
    let pieces: Vec<char> = pieces.chars().collect();
    let [mut accepted, mut rejected] = [0; 2];
    for text in texts.iter().cycle().take(20_000) {
        let mut mutated = text.clone();
        for _ in 0..rng.random_range(1..=2) {
            let other = texts.choose(rng).expect("texts");
            mutated = mutate(&mutated, other, &pieces, rng);
        }
        match (mutated.parse::<AnyPosition>(), AnyState::parse(&mutated)) {
            (Ok(ours), Ok(theirs)) => {
                assert_eq!(ours.to_string(), theirs.text());
                assert_eq!(result(ours.outcome()).as_deref(), theirs.result(), "{mutated}");
                accepted += 1;
            }
            (Err(_), Err(_)) => rejected += 1,
            (Ok(_), Err(theirs)) => panic!("{mutated:?}\nnaive only: {theirs}"),
            (Err(ours), Ok(_)) => panic!("{mutated:?}\nhere only: {ours}"),
        }
    }
    assert!(
        accepted > least_accepted && rejected > 8000,
        "{accepted} accepted, {rejected} rejected"
    );
}
