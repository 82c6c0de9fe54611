//! The laws of the evaluation, and what the engine finds out about ZÈRTZ.

use gipfel_rules::zertz::{Phase, Position, Variant};
use gipfel_rules::{AnyPosition, Color, Position as _, Symmetric, turn_text};
use rand::RngExt;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Evaluation, FEATURE_NAMES, FEATURES, features};
use crate::{AnyEngine, Evaluate, Limits, NoControl, Options, Score};

/// The positions of random games of all variants.
fn visit_walks(games: u64, mut visit: impl FnMut(&Position)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for game in 0..games {
        let mut position = Position::new(Variant::ALL[game as usize % 4]);
        for _ in 0..300 {
            if position.outcome().is_some() {
                break;
            }
            visit(&position);
            let actions = position.actions();
            position.play_unchecked(actions[random.random_range(0..actions.len())]);
        }
    }
}

#[test]
fn the_score_is_the_sum_of_the_features() {
    let mut evaluation = Evaluation { resolves: false, ..Evaluation::default() };
    for (weight, number) in evaluation.weights.iter_mut().zip(1..) {
        *weight = number * number % 97 - 40;
    }
    let resolving = Evaluation { resolves: true, ..evaluation.clone() };
    visit_walks(20, |position| {
        let weighed = features(position).into_iter().zip(evaluation.weights);
        let white: i32 = weighed.map(|(value, weight)| value * weight).sum();
        let mover = if position.side() == Color::White { white } else { -white };
        assert_eq!(evaluation.evaluate(position), mover, "{position}");
        if position.phase() == Phase::Place {
            assert_eq!(resolving.evaluate(position), mover, "{position}");
        }
    });
}

#[test]
fn images_and_exchanged_players_are_evaluated_alike() {
    let evaluation = Evaluation::default();
    visit_walks(12, |position| {
        let score = evaluation.evaluate(position);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), score, "{position}");
        }
        let swapped = position.swap_colors().expect("the players are alike");
        assert_eq!(evaluation.evaluate(&swapped), score, "{position}");
    });
}

#[test]
fn every_feature_has_a_name_and_occurs() {
    assert_eq!(FEATURE_NAMES.len(), FEATURES);
    let mut seen = [false; FEATURES];
    visit_walks(120, |position| {
        for (seen, value) in seen.iter_mut().zip(features(position)) {
            *seen |= value != 0;
        }
    });
    let missing: Vec<&str> = FEATURE_NAMES
        .into_iter()
        .zip(seen)
        .filter(|(_, seen)| !seen)
        .map(|(name, _)| name)
        .collect();
    assert!(missing.is_empty(), "{missing:?}");
}

/// The turn that is found with so many positions, and its score.
fn best(text: &str, nodes: u64) -> (String, Score) {
    let position: AnyPosition = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut engine = AnyEngine::new(Options { hash: 4, ..Options::default() });
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let report = engine.search(&position, &[], &limits, &NoControl, &mut |_| {});
    let report = report.expect("the game is not over");
    (turn_text(&position, &report.turn), report.info.lines[0].score)
}

#[test]
fn a_win_by_jumping_is_found() {
    let (turn, score) =
        best("zertz standard 3./1B2./2W3/.6/.2B2/5/4 w 2/7/8 3/1/0 0/0/0 jump", 2_000);
    assert_eq!((turn.as_str(), score), ("b2-d4", Score::win_in(1)));
}

#[test]
fn marbles_that_win_are_cut_off() {
    let (turn, score) =
        best("zertz standard WW../.1.../..4/7/6/5/4 w 1/7/6 2/1/2 1/0/2 place", 20_000);
    assert!(turn.ends_with(";b2"), "{turn}");
    assert_eq!(score, Score::win_in(1));
}

#[test]
fn the_last_rings_are_taken() {
    let (turn, score) = best(
        "zertz standard 2../...../....../......./....../...../.... b 5/5/7 1/1/2 0/2/1 place",
        2_000,
    );
    assert_eq!(score, Score::win_in(1), "{turn}");
}

#[test]
fn where_jumps_lead_is_seen_before_they_are_made() {
    let text = "zertz standard 3./1B2./2W3/.6/.2B2/5/4 w 2/7/8 3/1/0 0/0/0 jump";
    let position: Position = text.parse().expect("a position");
    let standing = Evaluation { resolves: false, ..Evaluation::default() };
    assert!(standing.evaluate(&position) < 2_000);
    assert!(Evaluation::default().evaluate(&position) > 4_000, "the fourth white marble wins");
}

/// Two marbles are given away, and three white ones taken.
#[test]
fn a_chain_of_sacrifices_is_found_in_all_images() {
    let text = "zertz standard B..1/5/1W4/.3B2/6/2W2/.3 w 4/8/8 0/0/0 0/0/0 place";
    let position: Position = text.parse().expect("a position");
    for &symmetry in position.symmetries() {
        let image = position.transform(symmetry);
        let (turn, score) = best(&image.to_string(), 100_000);
        assert!(score > Score::estimate(250), "{image}: {turn} {score}");
    }
}
