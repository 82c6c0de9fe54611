//! The laws of the evaluation, and what the engine finds out about DVONN.

use gipfel_rules::dvonn::{Phase, Position, Variant};
use gipfel_rules::{AnyPosition, Color, Position as _, Symmetric, turn_text};
use rand::RngExt;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Evaluation, FEATURE_NAMES, FEATURES, features};
use crate::{AnyEngine, Evaluate, Level, Limits, NoControl, Options, Score};

/// The positions of random games.
fn visit_walks(games: u64, mut visit: impl FnMut(&Position)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for _ in 0..games {
        let mut position = Position::new(Variant::Standard);
        while position.outcome().is_none() {
            visit(&position);
            let actions = position.actions();
            position.play_unchecked(actions[random.random_range(0..actions.len())]);
        }
    }
}

#[test]
fn the_score_is_the_sum_of_the_features() {
    let mut evaluation = Evaluation::default();
    for (weight, number) in evaluation.weights.iter_mut().zip(1..) {
        *weight = number * number % 97 - 40;
    }
    visit_walks(20, |position| {
        let weighed = features(position).into_iter().zip(evaluation.weights);
        let white: i32 = weighed.map(|(value, weight)| value * weight).sum();
        let mover = if position.side() == Color::White { white } else { -white };
        assert_eq!(evaluation.evaluate(position), mover, "{position}");
    });
}

#[test]
fn images_and_exchanged_colours_are_evaluated_alike() {
    let evaluation = Evaluation::default();
    visit_walks(20, |position| {
        let score = evaluation.evaluate(position);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), score, "{position}");
        }
        let swapped = position.swap_colors();
        assert_eq!(swapped.is_some(), position.phase() == Phase::Move);
        if let Some(swapped) = swapped {
            assert_eq!(evaluation.evaluate(&swapped), score, "{position}");
        }
    });
}

/// The values of a position by the names of their features, those that are 0 left out.
fn named(text: &str) -> Vec<(&'static str, i32)> {
    let position: Position = text.parse().expect("a position");
    let values = FEATURE_NAMES.into_iter().zip(features(&position));
    values.filter(|(_, value)| *value != 0).collect()
}

#[test]
fn features_are_counted() {
    // White's stack of three can go to f3, Black's piece from there onto the DVONN piece beside it.
    let text = "dvonn standard 3/4/1D(P3)2/5/5/1Dp2/5/5/5/4/2D w 0/0/0 move";
    assert_eq!(
        named(text),
        [
            ("end: pieces in stacks", 2),
            ("end: single pieces that can move", -1),
            ("end: moves onto stacks of the opponent", 1),
            ("end: pieces in higher stacks that can move", 3),
            ("end: pieces that can be covered", -1),
            ("end: lone DVONN pieces in reach", -1),
            ("end: stacks more than six away from a DVONN piece, for each", 1),
            ("end: having the move", 1),
        ]
    );
    let text = "dvonn standard D2/4/5/5/2D2/pP3/5/5/5/4/2D b 22/22/0 place";
    assert_eq!(
        named(text),
        [
            ("placing: pieces on the edge", -1),
            ("placing: pieces two away from a DVONN piece", 1),
            ("placing: the opponent's pieces next to pieces on the edge", -1),
            ("placing: pieces more than two away from a DVONN piece, for each", -1),
            ("placing: having the move", -1),
        ]
    );
}

/// The result of best play, by trying everything.
fn solve(position: &Position, tried: &mut u64) -> i32 {
    if let Some(outcome) = position.outcome() {
        return match outcome.winner() {
            None => 0,
            Some(winner) if winner == position.side() => 1,
            Some(_) => -1,
        };
    }
    let mut best = -1;
    for action in position.actions() {
        *tried += 1;
        let mut next = *position;
        next.play_unchecked(action);
        // In the second phase the mover always changes.
        best = best.max(-solve(&next, tried));
        if best == 1 || *tried > MOST_TRIED {
            break;
        }
    }
    best
}

const MOST_TRIED: u64 = 3_000;

#[test]
fn endings_are_searched_to_their_end() {
    let (mut wins, mut draws, mut losses) = (0, 0, 0);
    visit_walks(30, |position| {
        if position.phase() == Phase::Place || position.occupied().len() > 16 {
            return;
        }
        let mut tried = 0;
        let result = solve(position, &mut tried);
        if tried > MOST_TRIED {
            return;
        }
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let any = AnyPosition::from(*position);
        let limits = Limits::depth(20);
        let report = engine.search(&any, &[], &limits, &NoControl, &mut |_| {});
        let score = report.expect("the game is not over").info.lines[0].score;
        let count = match result {
            1 => &mut wins,
            0 => &mut draws,
            _ => &mut losses,
        };
        *count += 1;
        let found = if result == 0 { score.value() } else { score.forced_turns().unwrap_or(0) };
        assert_eq!(found.signum(), result, "{position}: {score}");
    });
    assert!(wins > 20 && losses > 20 && draws > 0, "{wins} {draws} {losses}");
}

#[test]
fn the_one_who_can_still_move_wins() {
    let position: AnyPosition =
        "dvonn standard 3/4/1PP2/2D2/5/5/5/5/5/4/1D(p2D) w 0/0/0 move".parse().expect("a position");
    let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
    let report = engine
        .search(&position, &[], &Limits::depth(6), &NoControl, &mut |_| {})
        .expect("the game is not over");
    // Black passes in between.
    assert_eq!(turn_text(&position, &report.turn), "c2-d3");
    assert_eq!(report.info.lines[0].score, Score::win_in(3));
}

#[test]
fn levels_place_and_move_one_action_a_turn() {
    for (white, black) in [(1, 2), (4, 3)] {
        let mut position = AnyPosition::from(Position::new(Variant::Standard));
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let mut turns = 0;
        while position.outcome().is_none() {
            let number = if position.side() == Color::White { white } else { black };
            let level = Level::new(number).expect("a level");
            let report = engine.play(&position, &[], level, turns, &NoControl);
            let turn = report.expect("the game is not over").turn;
            assert_eq!(turn.len(), 1, "{position}");
            position.play(turn[0]).expect("the engine plays by the rules");
            turns += 1;
        }
        assert!(turns > 50, "{turns}");
    }
}

#[test]
fn every_feature_is_seen() {
    let mut seen = [false; FEATURES];
    visit_walks(300, |position| {
        for (seen, value) in seen.iter_mut().zip(features(position)) {
            *seen |= value != 0;
        }
    });
    // In random games hardly anybody is without a move before the end.
    let rare = |name: &str| name.ends_with("having no move") && !name.starts_with("end");
    let missing = FEATURE_NAMES.into_iter().zip(seen).filter(|(name, seen)| !seen && !rare(name));
    assert_eq!(missing.count(), 0);
}
