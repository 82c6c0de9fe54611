//! This crate against the slow second implementation: the same actions, the same positions, the same results.

mod common {
    pub(crate) mod gipf_setups;
    pub(crate) mod starts;
    pub(crate) mod yinsh_setups;
}

use std::collections::{BTreeMap, BTreeSet};

use common::{gipf_setups, starts, yinsh_setups};
use gipfel_naive::AnyState;
use gipfel_rules::gipf::{self, Permission};
use gipfel_rules::yinsh;
use gipfel_rules::{AnyPosition, Color, EndReason, Notation, Outcome, Position, Prompt};
use rand::RngExt;
use rand::seq::IndexedRandom;
use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::SeedableRng;

/// Positions with more actions than this have some of them played, not all.
const FEW_ACTIONS: usize = 8;
const SOME_ACTIONS: usize = 5;

/// How often each situation was met.
#[derive(Default)]
struct Seen {
    positions: usize,
    situations: BTreeMap<String, usize>,
}

impl Seen {
    fn note(&mut self, situation: impl Into<String>, met: bool) {
        *self.situations.entry(situation.into()).or_default() += usize::from(met);
    }

    /// Every situation that was asked about must have been met so often.
    fn demand(&self, positions: usize, each: usize) {
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

/// Compares along a random walk.
fn compare_walk<P: Notation>(
    start: &P,
    length: usize,
    rng: &mut Xoshiro256PlusPlus,
    seen: &mut Seen,
    note: impl Fn(&P, &mut Seen),
) {
    let mut position = start.clone();
    for _ in 0..length {
        compare(&position, rng);
        note(&position, seen);
        seen.positions += 1;
        let Some(&action) = position.actions().choose(rng) else {
            break;
        };
        position.play(action).expect("a generated action is legal");
    }
}

fn note_end<P: Position>(position: &P, reasons: &[EndReason], seen: &mut Seen) {
    for &reason in reasons {
        seen.note(format!("{reason:?}"), position.end_reason() == Some(reason));
    }
}

fn note_prompt<P: Position>(position: &P, prompts: &[Prompt], seen: &mut Seen) {
    for &prompt in prompts {
        seen.note(format!("{prompt:?}"), position.prompt() == prompt);
    }
}

/// Basic pieces of a colour on the board and in reserve.
fn gipf_pieces(position: &gipf::Position, color: Color) -> usize {
    let on_board = position.spots(color).len() + position.gipf_spots(color).len();
    on_board + usize::from(position.reserve(color))
}

fn note_gipf(position: &gipf::Position, seen: &mut Seen) {
    use EndReason::{NoGipfPiece, NoPush, OutOfPieces};
    use Prompt::{Push, PushEither, PushGipfPiece, TakeOrEnd, TakeOrKeep, TakeRow};
    let (side, phase) = (position.side(), position.phase());
    for variant in gipf::Variant::ALL {
        for each in gipf::Phase::ALL {
            let met = position.variant() == variant && phase == each;
            seen.note(format!("{variant} {each}"), met);
        }
    }
    note_end(position, &[OutOfPieces, NoGipfPiece, NoPush], seen);
    note_prompt(position, &[Push, PushEither, PushGipfPiece, TakeRow, TakeOrKeep, TakeOrEnd], seen);
    let most = if position.variant() == gipf::Variant::Basic { 15 } else { 18 };
    seen.note("extra pieces", gipf_pieces(position, side) > most);
    let unfinished = position.outcome().is_none();
    let push = phase == gipf::Phase::Push && unfinished;
    let rows: Vec<gipf::Row> = position.rows(side).collect();
    let taking = !rows.is_empty() && !push && unfinished;
    seen.note("optional row in push", push && !rows.is_empty());
    seen.note("opponent's row in push", push && position.rows(side.other()).next().is_some());
    seen.note("last piece of the reserve", push && position.reserve(side) == 1);
    seen.note("two in reserve, either", push && position.reserve(side) == 2 && either(position));
    seen.note("taking with an empty reserve", taking && position.reserve(side) == 0);
    seen.note("opponent's reserve empty", push && position.reserve(side.other()) == 0);
    seen.note("several rows", taking && rows.len() >= 2);
    let gipf_crossing = crossings(&rows).any(|spot| position.gipf_spots(side).contains(spot));
    let basic_crossing = crossings(&rows).any(|spot| !position.gipf_spots(side).contains(spot));
    seen.note("rows crossing on a GIPF-piece", taking && gipf_crossing);
    seen.note("rows crossing on a basic piece", taking && basic_crossing);
    seen.note("rows of both colours", taking && position.rows(side.other()).next().is_some());
    let mixed =
        rows.iter().any(gipf::Row::is_compulsory) && !rows.iter().all(gipf::Row::is_compulsory);
    seen.note("optional and compulsory row", taking && mixed);
    let closed = gipf::Entry::all().any(|entry| position.push_end(entry).is_none());
    seen.note("closed line", push && closed);
}

fn either(position: &gipf::Position) -> bool {
    position.permission(position.side()) == Permission::Either
}

/// The spots on which rows cross.
fn crossings(rows: &[gipf::Row]) -> impl Iterator<Item = gipf::Spot> {
    gipf::Spot::all().filter(|&spot| rows.iter().filter(|row| row.spots.contains(spot)).count() > 1)
}

fn note_yinsh(position: &yinsh::Position, seen: &mut Seen) {
    use EndReason::{NoRingCanMove, PoolEmpty, RingsRemoved};
    use Prompt::{MoveRing, Pass, PlaceRing, RemoveRing, TakeRow};
    let (side, phase) = (position.side(), position.phase());
    for variant in yinsh::Variant::ALL {
        for each in yinsh::Phase::ALL {
            let met = position.variant() == variant && phase == each;
            seen.note(format!("{variant} {each}"), met);
        }
    }
    note_end(position, &[RingsRemoved, PoolEmpty, NoRingCanMove], seen);
    note_prompt(position, &[PlaceRing, MoveRing, Pass, TakeRow, RemoveRing], seen);
    let unfinished = position.outcome().is_none();
    let moving = phase == yinsh::Phase::Move && unfinished;
    let rows: Vec<_> = position.rows(side).collect();
    let others_row = position.rows(side.other()).next().is_some();
    let shared = |wanted: usize| {
        let meet = |one: &yinsh::FiveInRow, other: &yinsh::FiveInRow| {
            one.points().iter().filter(|&point| other.points().contains(point)).count() == wanted
        };
        rows.iter().any(|one| rows.iter().any(|other| one != other && meet(one, other)))
    };
    seen.note("crossing rows", unfinished && shared(1));
    seen.note("line of six or more", unfinished && shared(4));
    seen.note("separate rows", unfinished && shared(0));
    seen.note("rows of both colours", unfinished && !rows.is_empty() && others_row);
    seen.note("opponent's row in move", moving && others_row);
    seen.note("draw", position.outcome() == Some(Outcome::Draw));
    seen.note("last marker of the pool", moving && position.pool() == 1);
    seen.note("nearly empty pool", moving && position.pool() <= 5);
    seen.note("empty pool in a row phase", unfinished && position.pool() == 0 && !rows.is_empty());
    let [white, black] = Color::ALL.map(|color| position.hand(color));
    seen.note("uneven placement", unfinished && white.abs_diff(black) > 1);
}

#[test]
fn gipf_walks_and_set_ups() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(11);
    let mut seen = Seen::default();
    for start in starts::gipf() {
        for _ in 0..5 {
            compare_walk(&start, 150, &mut rng, &mut seen, note_gipf);
        }
    }
    for _ in 0..5000 {
        let setup = gipf_setups::random(&mut rng);
        compare_walk(&setup, 3, &mut rng, &mut seen, note_gipf);
    }
    seen.demand(12_000, 50);
}

#[test]
fn yinsh_walks_and_set_ups() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(12);
    let mut seen = Seen::default();
    for start in starts::yinsh() {
        for _ in 0..12 {
            compare_walk(&start, 200, &mut rng, &mut seen, note_yinsh);
        }
    }
    for _ in 0..4000 {
        let setup = yinsh_setups::random(&mut rng);
        compare_walk(&setup, 3, &mut rng, &mut seen, note_yinsh);
    }
    seen.demand(12_000, 20);
}

/// One small change to a text; `other` is a text whose fields may be borrowed.
fn mutate(text: &str, other: &str, rng: &mut Xoshiro256PlusPlus) -> String {
    const LETTERS: [char; 31] = [
        'P', 'p', 'G', 'g', 'R', 'r', 'M', 'm', 'w', 'b', '+', '-', '!', '/', ' ', '0', '1', '2',
        '3', '4', '5', '6', '7', '8', '9', 'x', 'é', '?', '\t', '\n', 'a',
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
            let pieces =
                if text.starts_with("gipf") { ['P', 'p', 'G', 'g'] } else { ['R', 'r', 'M', 'm'] };
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

#[test]
fn mutated_texts_are_accepted_by_both_or_by_neither() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(13);
    let mut texts = Vec::new();
    for _ in 0..1500 {
        texts.push(gipf_setups::random(&mut rng).to_string());
        texts.push(yinsh_setups::random(&mut rng).to_string());
    }
    let (mut accepted, mut rejected) = (0, 0);
    for text in texts.iter().cycle().take(30_000) {
        let mut mutated = text.clone();
        for _ in 0..rng.random_range(1..=2) {
            let other = texts.choose(&mut rng).expect("texts");
            mutated = mutate(&mutated, other, &mut rng);
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
    assert!(accepted > 3000 && rejected > 10_000, "{accepted} accepted, {rejected} rejected");
}
