//! Better weights by playing: simultaneous perturbation, known as SPSA.
//!
//! Each step moves all weights a little, every one up or down by chance, and lets the moved weights play a pair of games
//! against their mirror image. Whatever did better, the weights follow a part of the way. A fit to results (see `tune`) takes
//! what goes along with winning for what wins; this does not.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use gipfel_engine::{Limits, Options};
use gipfel_rules::Color;

use crate::chance::{Chance, derive};
use crate::game::play_game;
use crate::players::EnginePlayer;
use crate::thread_pool::run_jobs;
use crate::{GameRules, MatchError, Openings, Player, WeightFile, WeightSet};

/// What is played to find better weights.
#[derive(Clone, Debug)]
pub struct Spsa {
    /// The weights that move.
    pub set: WeightSet,
    /// Where the games begin.
    pub openings: Openings,
    /// How many pairs of games are played.
    pub pairs: usize,
    /// Positions an engine looks at for a turn.
    pub nodes: u64,
    /// How far weights are moved for a pair: this share of each, and [`Spsa::LEAST`] more.
    pub step_size: f64,
    /// How far the weights follow a pair that was won twice at the start, as a share of the step size.
    pub learning_rate: f64,
    /// Everything that depends on chance follows from it, as long as one pair is played at a time.
    pub seed: u64,
    /// How many pairs are played at the same time.
    pub concurrency: usize,
}

/// The table of an engine in megabytes: enough for few nodes, and quickly cleared.
const HASH: usize = 1;
/// The rules of the games.
const RULES: GameRules = GameRules { turn_limit: 300, time: None };

impl Spsa {
    /// The least that a weight is moved.
    pub const LEAST: f64 = 6.0;

    /// Plays, beginning with the weights of a file, and returns a file with the weights found. `watch` is told how many pairs
    /// are played and what the weights are then.
    pub fn run(
        &self,
        start: &WeightFile,
        watch: &(dyn Fn(usize, &WeightFile) + Sync),
    ) -> Result<WeightFile, MatchError> {
        let weights: Vec<f64> = start.get(self.set).into_iter().map(f64::from).collect();
        let step_size: Vec<f64> =
            weights.iter().map(|weight| weight.abs() * self.step_size + Spsa::LEAST).collect();
        let summit = Mutex::new(weights);
        let played = AtomicUsize::new(0);
        let with = |weights: &[f64]| {
            let mut file = start.clone();
            file.set(self.set, weights.iter().map(|weight| weight.round() as i32).collect());
            file
        };
        run_jobs(self.concurrency, self.pairs, &|| false, &|| Ok(()), &|(), pair| {
            let signs = signs(step_size.len(), derive(self.seed, pair as u64));
            let here = summit.lock().expect("nothing panics with it").clone();
            let moved = |direction: f64| -> Vec<f64> {
                let step = |((weight, step_size), sign): ((&f64, &f64), &f64)| {
                    weight + direction * step_size * sign
                };
                here.iter().zip(&step_size).zip(&signs).map(step).collect()
            };
            let lead = self.play_pair(pair, [&with(&moved(1.0)), &with(&moved(-1.0))])?;
            let learning_rate = self.learning_rate / (1.0 + 4.0 * pair as f64 / self.pairs as f64);
            let mut weights = summit.lock().expect("nothing panics with it");
            for ((weight, step_size), sign) in weights.iter_mut().zip(&step_size).zip(&signs) {
                *weight += learning_rate * f64::from(lead) / 2.0 * step_size * sign;
            }
            let number = played.fetch_add(1, Ordering::Relaxed) + 1;
            watch(number, &with(&weights));
            Ok::<(), MatchError>(())
        })?;
        Ok(with(&summit.into_inner().expect("nothing panics with it")))
    }

    /// Two games from one opening with the colours swapped: games won less games lost by the first.
    fn play_pair(&self, pair: usize, files: [&WeightFile; 2]) -> Result<i32, MatchError> {
        let options = Options { hash: HASH, ..Options::default() };
        let limits = Limits { nodes: Some(self.nodes), ..Limits::default() };
        let make = |file| {
            let player = EnginePlayer::with_weights(file, options, limits.clone());
            player.map_err(|error| MatchError::Player { name: "engine".to_owned(), error })
        };
        let [first, second] = files;
        let mut players = [make(first)?, make(second)?];
        let mut lead = 0;
        for first in Color::ALL {
            let game = self.openings.get(pair as u64, self.seed);
            let [one, other] = players.each_mut().map(|player| player as &mut dyn Player);
            let colours = if first == Color::White { [one, other] } else { [other, one] };
            let report = play_game(game, colours, self.seed, &RULES, &|| false);
            match report.and_then(|report| report.outcome.winner()) {
                Some(winner) if winner == first => lead += 1,
                Some(_) => lead -= 1,
                None => {}
            }
        }
        Ok(lead)
    }
}

/// A sign for each of many weights.
fn signs(count: usize, seed: u64) -> Vec<f64> {
    let mut chance = Chance::new(seed);
    (0..count).map(|_| if chance.below(2) == 0 { 1.0 } else { -1.0 }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Weights that shun rows learn that they win.
    #[test]
    fn weights_move_towards_what_wins() {
        let set = WeightSet::from_word("yinsh").expect("there is such a set");
        let spsa = Spsa {
            set,
            openings: Openings::random(set.start()),
            pairs: 60,
            nodes: 60,
            step_size: 1.0,
            learning_rate: 0.5,
            seed: 5,
            concurrency: 1,
        };
        let mut start = WeightFile::default();
        let mut weights = vec![0; set.feature_names().len()];
        weights[0] = -300;
        start.set(set, weights);
        let found = spsa.run(&start, &|_, _| {}).expect("engines play without faults");
        assert_eq!(spsa.run(&start, &|_, _| {}).expect("again"), found, "the same seed");
        assert!(found.get(set)[0] > 0, "{}", found.text());
    }
}
