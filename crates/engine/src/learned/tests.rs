//! The incremental judgement against its plain twin, and the symmetries of the games.

use gipfel_rules::{Stage, Symmetric, Tactics};
use rand::RngExt;
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use super::{Net, Shape};
use crate::{Evaluate, gipf, yinsh};

/// A network of random numbers: whatever is forgotten or counted twice shows.
fn random_net<const WIDTH: usize>(shape: Shape, random: &mut Xoshiro256PlusPlus) -> Net<WIDTH> {
    let mut net = Net::zero(shape);
    let mut fill = |word: &mut i16, reach: i16| *word = random.random_range(-reach..=reach);
    net.linear.iter_mut().for_each(|word| fill(word, 3_000));
    net.rows.iter_mut().flatten().for_each(|word| fill(word, 200));
    net.bias.iter_mut().for_each(|word| fill(word, 200));
    net.output.iter_mut().flatten().flatten().for_each(|word| fill(word, 3_000));
    net.output_bias.iter_mut().zip(-3..).for_each(|(number, value)| *number = 900 * value);
    net
}

/// Plays random games and judges every position after one that was judged before, at any distance from the root.
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

#[test]
fn gipf_is_judged_alike_step_by_step_and_anew() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(3);
    use gipfel_rules::gipf::{Position, Variant};
    for variant in [Variant::Basic, Variant::Standard, Variant::Tournament] {
        let net = random_net(gipf::SHAPE, &mut random);
        let mut evaluation = gipf::Evaluation::classic();
        evaluation.set_net(variant, &net.to_bytes()).expect("weights");
        let plain = |position: &Position| gipf::judge_plainly(&net, position);
        compare(&Position::new(variant), &evaluation, plain, &mut random);
    }
}

#[test]
fn yinsh_is_judged_alike_step_by_step_and_anew() {
    let mut random = Xoshiro256PlusPlus::seed_from_u64(4);
    use gipfel_rules::yinsh::{Position, Variant};
    for variant in [Variant::Standard, Variant::Blitz] {
        let net = random_net(yinsh::SHAPE, &mut random);
        let mut evaluation = yinsh::Evaluation::classic();
        evaluation.set_net(&net.to_bytes()).expect("weights");
        let plain = |position: &Position| yinsh::judge_plainly(&net, position);
        compare(&Position::new(variant), &evaluation, plain, &mut random);
    }
}
