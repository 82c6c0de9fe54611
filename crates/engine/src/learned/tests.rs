//! The incremental evaluation against its plain twin, and the symmetries of the games.

use gipfel_rules::{Color, Stage, Symmetric, Tactics};
use rand::RngExt;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{GameNet, Net, NetError, Shape};
use crate::{EngineGame, Evaluate, Evaluations};

/// A network of random numbers: whatever is forgotten or counted twice shows.
fn random_net(shape: Shape, random: &mut Xoshiro256PlusPlus) -> GameNet {
    let mut net = Net::zero(shape);
    let mut fill = |word: &mut i16, reach: i16| *word = random.random_range(-reach..=reach);
    net.linear.iter_mut().for_each(|word| fill(word, 3_000));
    net.rows.iter_mut().flatten().for_each(|word| fill(word, 200));
    net.bias.iter_mut().for_each(|word| fill(word, 200));
    net.output.iter_mut().flatten().flatten().for_each(|word| fill(word, 3_000));
    net.output_bias.iter_mut().zip(-3..).for_each(|(number, value)| *number = 900 * value);
    net
}

/// Plays random games and evaluates every position after one that was evaluated before, at any distance from the root.
fn compare<P: Tactics + Symmetric, E: Evaluate<P>>(
    start: &P,
    evaluation: &E,
    plain: impl Fn(&P) -> i32,
    random: &mut Xoshiro256PlusPlus,
) {
    let mut scratch = E::Scratch::default();
    for _ in 0..20 {
        let mut position = start.clone();
        for _ in 0..200 {
            let actions = position.actions();
            if actions.is_empty() {
                break;
            }
            position.play_unchecked(actions[random.random_range(0..actions.len())]);
            if position.stage() != Stage::Main || random.random_range(0..4) == 0 {
                continue;
            }
            let ply = random.random_range(0..4);
            let value = evaluation.evaluate_at(&position, ply, &mut scratch);
            assert_eq!(value, plain(&position), "{position}");
            assert_eq!(value, evaluation.evaluate(&position), "{position}");
            let swapped = position.swap_colors().expect("the colours are alike");
            assert_eq!(value, evaluation.evaluate(&swapped), "{position}");
            let symmetries = position.symmetries();
            let image = position.transform(symmetries[random.random_range(0..symmetries.len())]);
            assert_eq!(value, evaluation.evaluate(&image), "{position}");
        }
    }
}

/// Evaluates with a random network, set by `set`, in games from some starts.
fn compare_games<P: EngineGame>(
    starts: impl IntoIterator<Item = P>,
    set: impl Fn(&mut P::Evaluation, &P, &[u8]) -> Result<(), NetError>,
    seed: u64,
) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let learned = P::LEARNED.expect("the game has networks");
    for start in starts {
        let net = random_net(learned.shape, &mut random);
        let mut evaluation = P::Evaluation::default();
        set(&mut evaluation, &start, &net.to_bytes("any")).expect("weights");
        let plain = |position: &P| learned.evaluate_plainly(&net, position);
        compare(&start, &evaluation, plain, &mut random);
    }
}

#[test]
fn gipf_is_evaluated_alike_step_by_step_and_anew() {
    use gipfel_rules::gipf::{Position, Variant};
    let starts = [Variant::Basic, Variant::Standard, Variant::Tournament].map(Position::new);
    compare_games(starts, |own, start, bytes| own.set_net(start.variant(), bytes), 3);
}

#[test]
fn gipf_with_potentials_is_evaluated_alike_step_by_step_and_anew() {
    use gipfel_rules::gipf_plus::{Position, Stock, Variant};
    let start = |variant| Position::new(variant, [Stock::ULTIMATE; 2]).expect("a position");
    let starts = [Variant::Basic, Variant::Standard, Variant::Tournament].map(start);
    compare_games(starts, |own, start, bytes| own.set_net(start.variant(), bytes), 6);
}

#[test]
fn yinsh_is_evaluated_alike_step_by_step_and_anew() {
    use gipfel_rules::yinsh::{Position, Variant};
    let starts = [Variant::Standard, Variant::Blitz].map(Position::new);
    compare_games(starts, |own, _, bytes| own.set_net(bytes), 4);
}

/// Plays random games and compares the hand-crafted evaluation with the sum of the numbers of features. How GIPF-pieces stand in threes
/// is the only thing that no feature tells; and no more than six of a player are told apart.
fn compare_classic<P: EngineGame>(
    starts: impl IntoIterator<Item = P>,
    gipf_pieces: impl Fn(&P, Color) -> usize,
    seed: u64,
) {
    const IN_THREES: usize = 16;
    let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
    let learned = P::LEARNED.expect("the game has networks");
    let mut evaluation = P::classic();
    for start in starts {
        let set = start.weight_set();
        P::weights(&mut evaluation, set)[IN_THREES] = 0;
        let numbers = (learned.classic)(set).expect("it is a sum of features");
        for _ in 0..10 {
            let mut position = start.clone();
            while position.outcome().is_none() {
                let actions = position.actions();
                position.play_unchecked(actions[random.random_range(0..actions.len())]);
                let many = Color::ALL.iter().any(|&color| gipf_pieces(&position, color) > 6);
                if position.stage() != Stage::Main || many {
                    continue;
                }
                let mut sum = 0.0;
                (learned.visit_features)(&position, position.side(), &mut |feature| {
                    sum += numbers[feature];
                });
                let difference = sum - evaluation.evaluate(&position) as f32;
                assert!(difference.abs() < 0.1, "{position}: {difference}");
            }
        }
    }
}

#[test]
fn the_hand_crafted_evaluation_of_gipf_is_a_sum_of_features() {
    use gipfel_rules::gipf::{Position, Variant};
    let count = |position: &Position, color| position.gipf_spots(color).len();
    compare_classic(Variant::ALL.map(Position::new), count, 8);
}

#[test]
fn the_hand_crafted_evaluation_of_gipf_with_potentials_is_a_sum_of_features() {
    use gipfel_rules::gipf_plus::{Position, Stock, Variant};
    let start = |variant| Position::new(variant, [Stock::ULTIMATE; 2]).expect("a position");
    let count = |position: &Position, color| position.gipf_spots(color).len();
    compare_classic(Variant::ALL.map(start), count, 9);
}

/// What is part of the program evaluates games from some starts as its weights say.
#[cfg(feature = "nets")]
fn compare_built_in<P: EngineGame>(starts: impl IntoIterator<Item = P>, weights: &[u8]) {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(5);
    let learned = P::LEARNED.expect("the game has networks");
    let net = GameNet::from_bytes(weights, learned.shape).expect("weights");
    let evaluation = P::Evaluation::default();
    let mut classic = 0;
    for start in starts {
        let plain = |position: &P| learned.evaluate_plainly(&net, position);
        compare(&start, &evaluation, plain, &mut random);
        classic += i32::from(P::classic().evaluate(&start) != plain(&start));
    }
    assert!(classic > 0, "the hand-crafted evaluation is another one");
}

#[cfg(feature = "nets")]
#[test]
fn the_network_of_yinsh_that_is_built_in_is_evaluated_by() {
    use gipfel_rules::yinsh::{Position, Variant};
    let weights = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/yinsh.net"));
    compare_built_in([Variant::Standard, Variant::Blitz].map(Position::new), weights);
}

#[cfg(feature = "nets")]
#[test]
fn the_networks_of_gipf_that_are_built_in_are_evaluated_by() {
    use gipfel_rules::gipf::{Position, Variant};
    let weights = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-basic.net"));
    compare_built_in([Position::new(Variant::Basic)], weights);
    let weights = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-standard.net"));
    compare_built_in([Position::new(Variant::Standard)], weights);
}

#[cfg(feature = "nets")]
#[test]
fn the_networks_of_gipf_with_potentials_that_are_built_in_are_evaluated_by() {
    use gipfel_rules::gipf_plus::{Position, Stock, Variant};
    let start = |variant| Position::new(variant, [Stock::ULTIMATE; 2]).expect("a position");
    let weights = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-plus-basic.net"));
    compare_built_in([start(Variant::Basic)], weights);
    let weights =
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-plus-standard.net"));
    compare_built_in([start(Variant::Standard)], weights);
    let weights =
        include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/nets/gipf-plus-tournament.net"));
    compare_built_in([Position::ultimate()], weights);
}

/// Weights say themselves what they evaluate: one variant does not get those of another.
#[test]
fn a_network_evaluates_the_variant_that_it_is_of() {
    use gipfel_rules::gipf::{Position, Variant};
    let learned = Position::LEARNED.expect("the game has networks");
    let mut net: GameNet = Net::zero(learned.shape);
    net.output_bias.fill(4_321 * super::FINE);
    let mut evaluations = Evaluations::classic();
    evaluations.set_net(&net.to_bytes("gipf-basic")).expect("there are such networks");
    assert_eq!(evaluations.set_net(&net.to_bytes("chess")), Err(NetError::Shape));
    assert_eq!(evaluations.set_net(&net.to_bytes("yinsh")), Err(NetError::Shape));
    for variant in Variant::ALL {
        let evaluation = evaluations.of::<Position>();
        let start = Position::new(variant);
        assert_eq!(evaluation.evaluate(&start) == 4_321, variant == Variant::Basic);
        // Levels are as strong as they were set to be.
        let levels = Position::at_levels(evaluation);
        assert_eq!(levels.evaluate(&start), Position::classic().evaluate(&start));
    }
}
