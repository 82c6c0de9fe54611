//! The laws of the evaluation, and what the engine finds out about PÜNCT.

use gipfel_rules::punct::{Position, SpaceSet, Variant, Ways};
use gipfel_rules::{AnyPosition, Color, Notation as _, Position as _, Symmetric, turn_text};
use rand::RngExt;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Evaluation, FEATURE_NAMES, features};
use crate::{AnyEngine, Evaluate, Limits, NoControl, Options, Score};

/// The positions at the beginnings of turns of random games of both variants.
fn visit_walks(games: u64, mut visit: impl FnMut(&Position)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(6);
    for game in 0..games {
        let variant = if game % 3 == 0 { Variant::Basic } else { Variant::Standard };
        let mut position = Position::new(variant);
        for step in 0..150 {
            if position.outcome().is_some() {
                break;
            }
            if step % 3 == 0 {
                visit(&position);
            }
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
    visit_walks(10, |position| {
        let weighed = features(position).into_iter().zip(evaluation.weights);
        let white: i32 = weighed.map(|(value, weight)| value * weight).sum();
        let mover = if position.side() == Color::White { white } else { -white };
        assert_eq!(evaluation.evaluate(position), mover, "{position}");
    });
}

#[test]
fn images_and_exchanged_colours_are_evaluated_alike() {
    let evaluation = Evaluation::default();
    visit_walks(6, |position| {
        let score = evaluation.evaluate(position);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), score, "{position}");
        }
        let swapped = position.swap_colors().expect("the rules treat both alike");
        assert_eq!(evaluation.evaluate(&swapped), score, "{position}");
    });
}

/// The cheapest way from side to side, found space by space.
fn slow_distance(position: &Position, color: Color, pair: usize) -> u8 {
    let [from, to] = SpaceSet::sides()[pair];
    let cost = |space| match position.piece_over(space) {
        None => 1,
        Some(piece) if piece.color() == color => 0,
        Some(_) => 3,
    };
    let spaces: Vec<_> = SpaceSet::BOARD.iter().collect();
    let mut costs: Vec<u8> = spaces
        .iter()
        .map(|&space| if from.contains(space) { cost(space) } else { Ways::FAR })
        .collect();
    loop {
        let mut changed = false;
        for (index, &space) in spaces.iter().enumerate() {
            for (other, &near) in spaces.iter().enumerate() {
                let better = costs[other].saturating_add(cost(space));
                if near.distance(space) == 1 && better < costs[index] {
                    costs[index] = better;
                    changed = true;
                }
            }
        }
        if !changed {
            break;
        }
    }
    let ends = spaces.iter().zip(&costs).filter(|(space, _)| to.contains(**space));
    ends.map(|(_, cost)| *cost).min().unwrap_or(Ways::FAR)
}

#[test]
fn distances_are_those_of_the_cheapest_ways() {
    let mut number = 0;
    visit_walks(3, |position| {
        number += 1;
        if number % 11 == 0 {
            for color in Color::ALL {
                let expected = [0, 1, 2].map(|pair| slow_distance(position, color, pair));
                assert_eq!(Ways::new(position, color).distances(), expected, "{position}");
            }
        }
    });
    assert!(number > 60);
}

/// The values of a position by the names of their features, those that are 0 left out.
fn named(text: &str) -> Vec<(&'static str, i32)> {
    let position: Position = text.parse().expect("a position");
    let values = FEATURE_NAMES.into_iter().zip(features(&position));
    values.filter(|(_, value)| *value != 0).collect()
}

#[test]
fn features_are_counted() {
    let start = named("punct standard - w - piece");
    assert_eq!(start, [("having the move", 1)]);
    // White lacks q13 or a neighbour of it, and has pieces on two levels.
    let values = named(
        "punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne,tc15n w - piece"
            .replace("tc15n", "to14n")
            .as_str(),
    );
    assert!(values.contains(&("to move and a chain lacks at most 2", 1)), "{values:?}");
    assert!(values.contains(&("pieces left to add", -4)), "{values:?}");
    let values = named("punct standard Td4n,eo12s/Td4n b - piece");
    assert!(values.contains(&("dots on higher levels", 3)), "{values:?}");
    assert!(
        values.contains(&("pieces that can be moved", 0))
            || values.iter().all(|(name, _)| *name != "pieces that can be moved")
    );
}

fn engine() -> AnyEngine {
    AnyEngine::new(Options { hash: 1, ..Options::default() })
}

fn best(text: &str, nodes: u64) -> (AnyPosition, String, Score) {
    let position: AnyPosition = text.parse().expect("a position");
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let report = engine()
        .search(&position, &[], &limits, &NoControl, &mut |_| {})
        .expect("the game is not over");
    let turn = turn_text(&position, &report.turn);
    (position, turn, report.info.lines[0].score)
}

#[test]
fn a_chain_is_completed_and_not_uncovered() {
    let (position, turn, score) =
        best("punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne w - piece", 3_000);
    assert_eq!(score, Score::win_in(1), "{turn}");
    let mut after = position;
    for text in turn.split(';') {
        let action = after.parse_action(text).expect("legal");
        after.play(action).expect("legal");
    }
    assert!(after.outcome().is_some());
    let hidden = "punct standard Ea5se,Ed5se,te3n,te6n,Eg5se,Ej6ne,Cn10ne,Tp12n/ee4n b - piece";
    let (_, turn, _) = best(hidden, 3_000);
    assert!(!turn.starts_with("e4;"), "it would uncover White's chain: {turn}");
}
