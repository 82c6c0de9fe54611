//! The laws of the evaluation, and what the engine finds out about TZAAR.

use gipfel_rules::tzaar::{Phase, Position, Variant};
use gipfel_rules::{AnyPosition, Color, Notation as _, Position as _, Symmetric, turn_text};
use rand::RngExt;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Evaluation, FEATURE_NAMES, FEATURES, features};
use crate::{AnyEngine, Character, Evaluate, Level, Limits, NoControl, Options, Score};

/// The positions of random games of both variants.
fn visit_walks(games: u64, mut visit: impl FnMut(&Position)) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    for game in 0..games {
        let variant = if game % 4 == 0 { Variant::Tournament } else { Variant::Standard };
        let mut position = Position::new(variant);
        while position.outcome().is_none() {
            visit(&position);
            let actions = position.actions();
            position.play_unchecked(actions[random.random_range(0..actions.len())]);
        }
    }
}

/// How often, of thirty times, the second move is passed in the middle of a game.
fn passed(character: Character) -> usize {
    let position: AnyPosition = "tzaar standard ttttT/TaaaAT/TAz1ZAT/TAtz2AT/T1Z1TZat/A(t2)z1Tzat/1azZZat/taAAAt/1tTTT w -/- capture"
        .parse()
        .expect("a position");
    let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
    let passes = |seed: &u64| {
        let report = engine.play_as(&position, &[], character, *seed, &NoControl);
        turn_text(&position, &report.expect("the game is not over").turn).ends_with("pass")
    };
    (0..30).filter(passes).count()
}

#[test]
fn who_does_not_think_of_a_second_move_passes() {
    let sees = Character::new(5_000, 1).with_temperature(100);
    let all = Character::ALL;
    let forgets = sees.overlooking(0, all).narrow_later(all);
    assert_eq!(passed(forgets), 30);
    assert!(passed(sees) < 5, "{}", passed(sees));
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
    visit_walks(12, |position| {
        let score = evaluation.evaluate(position);
        for &symmetry in position.symmetries() {
            assert_eq!(evaluation.evaluate(&position.transform(symmetry)), score, "{position}");
        }
        let swapped = position.swap_colors();
        assert_eq!(swapped.is_some(), position.phase() != Phase::Place);
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
    // White's stack of two can take d6 and f2; Black can take everything, which leaves White without any of the kinds.
    let text = "tzaar standard A1(a3)2/6/7/(z3)1(Z2)2t2/8/1(a2)4t1/7/(a2)5/T4 w -/- capture";
    assert_eq!(
        named(text),
        [
            ("end: Tzarra stacks", -2),
            ("end: Tott stacks", -1),
            ("end: one Tzarra left", 1),
            ("end: three Tzarras left", -1),
            ("end: one Tott left", 1),
            ("end: two Totts left", -1),
            ("end: pieces", -8),
            ("end: pieces below Tzaars", -1),
            ("end: pieces below Tzarras", -4),
            ("end: stacks of two or more", -3),
            ("end: stacks of three or more", -2),
            ("end: stacks that nothing can capture", -2),
            ("end: captures", -4),
            ("end: stacks that can capture", -3),
            ("end: Tzaars that can be captured", 1),
            ("end: kinds that can be taken in a turn", 3),
            ("end: two captures or fewer", 1),
            ("end: having the move", 1),
        ]
    );
    let text = "tzaar tournament 5/6/7/3tA3/3Z4/8/7/6/5 b Z5A8T15/Z6A9T14 place";
    assert_eq!(
        named(text),
        [
            ("placing: Tzaars that can be captured", 1),
            ("placing: Tzarras that can be captured", 1),
            ("placing: Totts that can be captured", -1),
            ("placing: having the move", -1),
        ]
    );
}

/// Whether the mover wins with best play, by trying everything.
fn wins(position: &Position, tried: &mut u64) -> bool {
    if let Some(outcome) = position.outcome() {
        return outcome.winner() == Some(position.side());
    }
    position.actions().into_iter().any(|action| {
        *tried += 1;
        let mut next = *position;
        next.play_unchecked(action);
        *tried > MOST_TRIED || wins(&next, tried) == (next.side() == position.side())
    })
}

const MOST_TRIED: u64 = 8_000;

#[test]
fn endings_are_searched_to_their_end() {
    let (mut won, mut lost) = (0, 0);
    visit_walks(40, |position| {
        if position.phase() == Phase::Place || position.occupied().len() > 20 {
            return;
        }
        let mut tried = 0;
        let result = wins(position, &mut tried);
        if tried > MOST_TRIED {
            return;
        }
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let any = AnyPosition::from(*position);
        let limits = Limits::depth(12);
        let report = engine.search(&any, &[], &limits, &NoControl, &mut |_| {});
        let score = report.expect("the game is not over").info.lines[0].score;
        *(if result { &mut won } else { &mut lost }) += 1;
        let found = score.forced_turns().unwrap_or(0);
        assert_eq!(found.signum(), if result { 1 } else { -1 }, "{position}: {score}");
    });
    assert!(won > 20 && lost > 20, "{won} {lost}");
}

/// What the engine plays after a search of some turns, and what it is worth.
fn found(text: &str, depth: u32) -> (String, Score) {
    let position: AnyPosition = text.parse().expect("a position");
    let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
    let report = engine
        .search(&position, &[], &Limits::depth(depth), &NoControl, &mut |_| {})
        .expect("the game is not over");
    (turn_text(&position, &report.turn), report.info.lines[0].score)
}

#[test]
fn the_last_of_a_kind_is_taken() {
    let (turn, score) = found("tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture", 2);
    assert_eq!((turn.as_str(), score), ("c3-a3", Score::win_in(1)));
}

#[test]
fn the_own_last_of_a_kind_is_not_covered() {
    let text = "tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 w -/- second";
    let position: Position = text.parse().expect("a position");
    let evaluation = Evaluation::default();
    for (text, looked_at) in [("c3-c5", false), ("c5-c3", false), ("c3-a3", true), ("pass", true)] {
        let action = position.parse_action(text).expect("it is legal");
        assert_eq!(evaluation.allows(&position, action), looked_at, "{text}");
    }
    // With a second Tott it may be.
    let text = text.replace("(T2)", "(T2)T").replace("T1z", "Tz");
    let position: Position = text.parse().expect("a position");
    let action = position.parse_action("c3-c5").expect("it is legal");
    assert!(evaluation.allows(&position, action));
}

#[test]
fn levels_play_whole_games() {
    for (variant, white, black) in
        [(Variant::Standard, 1, 2), (Variant::Standard, 4, 3), (Variant::Tournament, 2, 1)]
    {
        let mut position = AnyPosition::from(Position::new(variant));
        let mut engine = AnyEngine::new(Options { hash: 1, ..Options::default() });
        let mut turns = 0;
        while position.outcome().is_none() {
            let number = if position.side() == Color::White { white } else { black };
            let level = Level::new(number).expect("a level");
            let report = engine.play(&position, &[], level, turns, &NoControl);
            for action in report.expect("the game is not over").turn {
                position.play(action).expect("the engine plays by the rules");
            }
            turns += 1;
        }
        assert!(turns > 8, "{turns}");
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
    // With many stacks on the board kinds are never that few, and captures plenty.
    let rare = |name: &str| {
        let few = [" left", "two captures or fewer", "taken in a turn", "nothing can capture"];
        few.iter().any(|part| name.ends_with(part)) && !name.starts_with("end")
    };
    let missing: Vec<&str> = FEATURE_NAMES
        .into_iter()
        .zip(seen)
        .filter(|(name, seen)| !seen && !rare(name))
        .map(|(name, _)| name)
        .collect();
    assert_eq!(missing, [""; 0]);
}
