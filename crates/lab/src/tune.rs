//! Fitting the weights of an evaluation to games.

use std::fmt::Write as _;

use gipfel_engine::EngineGame as _;
use gipfel_rules::each_position;
use rayon::prelude::*;

use crate::{SampledGame, WeightSet};

/// Positions as the fit sees them: features, and how many points White made or should have made.
#[derive(Clone, Debug)]
pub struct TuningData {
    /// How many features a position has.
    width: usize,
    /// The features of all positions, one behind the other.
    features: Vec<i16>,
    /// The points of White in the games.
    results: Vec<f32>,
    /// What the search thought the positions are worth to White, in hundredths.
    scores: Vec<f32>,
    /// Whether the position is kept aside to see how well the fit does on games it does not know.
    held_out: Vec<bool>,
}

/// One game in so many is held out.
const HOLD_OUT: u64 = 10;

impl TuningData {
    /// No positions yet.
    pub fn new(width: usize) -> TuningData {
        let (features, results, scores, held_out) =
            (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        TuningData { width, features, results, scores, held_out }
    }

    /// The positions of games that a set of weights evaluates. Positions with a forced result are left out.
    pub fn from_games(set: WeightSet, games: &[SampledGame]) -> TuningData {
        let mut data = TuningData::new(set.feature_names().len());
        for game in games {
            for sample in &game.samples {
                if WeightSet::of(&sample.position) == set && !sample.is_forced() {
                    let features =
                        each_position!(&sample.position, position => position.features());
                    data.add(&features, game.points, sample.score, game.number);
                }
            }
        }
        data
    }

    /// Adds a position. `game` decides whether it is held out: positions of a game stay together.
    pub fn add(&mut self, features: &[i32], result: f64, score: i32, game: u64) {
        debug_assert_eq!(features.len(), self.width);
        self.features.extend(features.iter().map(|&value| value as i16));
        self.results.push(result as f32);
        self.scores.push(score as f32);
        self.held_out.push(game % HOLD_OUT == HOLD_OUT - 1);
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.results.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.results.is_empty()
    }
}

/// How a fit is made.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TuningSettings {
    /// How much the result of the game counts, from 0 to 1; the rest is what the search thought.
    pub result_share: f64,
    /// How strongly weights are held where they were.
    pub l2: f64,
    /// How many steps are taken at most.
    pub steps: usize,
    /// The length of a step, relative to how much a weight may matter.
    pub rate: f64,
}

impl Default for TuningSettings {
    fn default() -> TuningSettings {
        TuningSettings { result_share: 0.7, l2: 1e-4, steps: 1_500, rate: 0.01 }
    }
}

/// What a fit has found.
#[derive(Clone, PartialEq, Debug)]
pub struct Tuned {
    /// How many hundredths make the odds e to 1; the unit of scores follows from the weights the fit began with.
    pub scale: f64,
    /// The weights before.
    pub before: Vec<i32>,
    /// The weights after.
    pub after: Vec<i32>,
    /// Positions that were learnt from, and held out.
    pub positions: (usize, usize),
    /// The mean loss before, on the positions that were learnt from and on those held out.
    pub loss_before: (f64, f64),
    /// The mean loss after.
    pub loss_after: (f64, f64),
    /// Steps that were taken.
    pub steps: usize,
}

/// Steps without a better loss on the positions held out, after which the fit ends.
const PATIENCE: usize = 100;
/// Positions that one thread adds up at a time. The sums do not depend on the number of threads.
const CHUNK: usize = 8_192;

/// Fits weights to positions: logistic regression with Adam over all positions, ended when positions held out get no better.
/// `watch` hears of the step and both losses. The same data give the same weights.
pub fn tune(
    data: &TuningData,
    before: &[i32],
    settings: &TuningSettings,
    watch: &mut dyn FnMut(usize, f64, f64),
) -> Tuned {
    let start: Vec<f64> = before.iter().map(|&weight| f64::from(weight)).collect();
    let scale = fit_scale(data, &start);
    let targets: Vec<f64> = (0..data.len())
        .map(|place| {
            let evaluated = sigmoid(f64::from(data.scores[place]) / scale);
            let share = settings.result_share;
            share * f64::from(data.results[place]) + (1.0 - share) * evaluated
        })
        .collect();
    let problem = Problem { data, targets: &targets, scale };
    let loss_before = problem.losses(&start);
    let spreads = problem.spreads();
    let mut descent = Descent::new(&start, &spreads, scale);
    let (mut best, mut best_loss, mut best_step) = (start.clone(), loss_before.1, 0);
    let mut steps = 0;
    while steps < settings.steps && steps - best_step <= PATIENCE {
        let sums = problem.sums(&descent.weights);
        let (learnt, held) = (sums.learnt.mean(), sums.held.mean());
        watch(steps, learnt, held);
        if held < best_loss {
            (best, best_loss, best_step) = (descent.weights.clone(), held, steps);
        }
        descent.step(&sums, &start, settings);
        steps += 1;
    }
    let after: Vec<i32> = best.iter().map(|weight| weight.round() as i32).collect();
    let rounded: Vec<f64> = after.iter().map(|&weight| f64::from(weight)).collect();
    let held_out = data.held_out.iter().filter(|&&held| held).count();
    Tuned {
        scale,
        before: before.to_vec(),
        after,
        positions: (data.len() - held_out, held_out),
        loss_before,
        loss_after: problem.losses(&rounded),
        steps,
    }
}

fn sigmoid(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The cross entropy of an expected score and a target.
fn entropy(expected: f64, target: f64) -> f64 {
    let expected = expected.clamp(1e-9, 1.0 - 1e-9);
    -(target * expected.ln() + (1.0 - target) * (1.0 - expected).ln())
}

/// The scale at which the evaluation with given weights foretells results best.
fn fit_scale(data: &TuningData, weights: &[f64]) -> f64 {
    let targets: Vec<f64> = data.results.iter().map(|&result| f64::from(result)).collect();
    let loss = |scale: f64| {
        let problem = Problem { data, targets: &targets, scale };
        problem.losses(weights).0
    };
    crate::golden_section::minimum(20.0, 5_000.0, loss).0
}

/// A loss that is being added up.
#[derive(Clone, Copy, Default)]
struct Sum {
    loss: f64,
    count: usize,
}

impl Sum {
    fn add(&mut self, loss: f64) {
        self.loss += loss;
        self.count += 1;
    }

    fn mean(self) -> f64 {
        self.loss / self.count.max(1) as f64
    }
}

/// Losses, and the gradient over the positions that are learnt from.
struct Sums {
    learnt: Sum,
    held: Sum,
    gradient: Vec<f64>,
}

/// What is to be foretold.
struct Problem<'a> {
    data: &'a TuningData,
    targets: &'a [f64],
    scale: f64,
}

impl Problem<'_> {
    /// Losses on positions learnt from and held out.
    fn losses(&self, weights: &[f64]) -> (f64, f64) {
        let sums = self.sums(weights);
        (sums.learnt.mean(), sums.held.mean())
    }

    fn sums(&self, weights: &[f64]) -> Sums {
        let width = self.data.width;
        let count = self.data.len();
        let parts: Vec<Sums> = (0..count.div_ceil(CHUNK))
            .into_par_iter()
            .map(|chunk| self.chunk(weights, chunk * CHUNK..((chunk + 1) * CHUNK).min(count)))
            .collect();
        let zero =
            Sums { learnt: Sum::default(), held: Sum::default(), gradient: vec![0.0; width] };
        parts.into_iter().fold(zero, |mut all, part| {
            all.learnt.loss += part.learnt.loss;
            all.learnt.count += part.learnt.count;
            all.held.loss += part.held.loss;
            all.held.count += part.held.count;
            all.gradient.iter_mut().zip(part.gradient).for_each(|(sum, more)| *sum += more);
            all
        })
    }

    fn chunk(&self, weights: &[f64], places: std::ops::Range<usize>) -> Sums {
        let width = self.data.width;
        let (mut learnt, mut held, mut gradient) =
            (Sum::default(), Sum::default(), vec![0.0; width]);
        for place in places {
            let features = &self.data.features[place * width..(place + 1) * width];
            let value: f64 = features
                .iter()
                .zip(weights)
                .map(|(&value, weight)| f64::from(value) * weight)
                .sum();
            let expected = sigmoid(value / self.scale);
            let target = self.targets[place];
            let loss = entropy(expected, target);
            if self.data.held_out[place] {
                held.add(loss);
                continue;
            }
            learnt.add(loss);
            let slope = (expected - target) / self.scale;
            for (sum, &value) in gradient.iter_mut().zip(features) {
                *sum += slope * f64::from(value);
            }
        }
        Sums { learnt, held, gradient }
    }

    /// How much each feature varies; 0 if it never does.
    fn spreads(&self) -> Vec<f64> {
        let width = self.data.width;
        let mut squares = vec![0.0; width];
        for features in self.data.features.chunks_exact(width) {
            for (sum, &value) in squares.iter_mut().zip(features) {
                *sum += f64::from(value) * f64::from(value);
            }
        }
        let count = self.data.len().max(1) as f64;
        squares.into_iter().map(|square| (square / count).sqrt()).collect()
    }
}

/// Adam, in units in which all features vary alike.
struct Descent {
    weights: Vec<f64>,
    /// What one unit of the descent is in each weight; 0 for features that never vary.
    units: Vec<f64>,
    mean: Vec<f64>,
    square: Vec<f64>,
    taken: i32,
}

impl Descent {
    fn new(start: &[f64], spreads: &[f64], scale: f64) -> Descent {
        let unit = |&spread: &f64| if spread > 0.0 { scale / spread } else { 0.0 };
        Descent {
            weights: start.to_vec(),
            units: spreads.iter().map(unit).collect(),
            mean: vec![0.0; start.len()],
            square: vec![0.0; start.len()],
            taken: 0,
        }
    }

    fn step(&mut self, sums: &Sums, start: &[f64], settings: &TuningSettings) {
        const FIRST: f64 = 0.9;
        const SECOND: f64 = 0.999;
        self.taken += 1;
        let count = sums.learnt.count.max(1) as f64;
        for (place, &start) in start.iter().enumerate() {
            let unit = self.units[place];
            if unit == 0.0 {
                continue;
            }
            let away = (self.weights[place] - start) / unit;
            let slope = sums.gradient[place] * unit / count + 2.0 * settings.l2 * away;
            self.mean[place] = FIRST * self.mean[place] + (1.0 - FIRST) * slope;
            self.square[place] = SECOND * self.square[place] + (1.0 - SECOND) * slope * slope;
            let mean = self.mean[place] / (1.0 - FIRST.powi(self.taken));
            let square = self.square[place] / (1.0 - SECOND.powi(self.taken));
            self.weights[place] -= settings.rate * unit * mean / (square.sqrt() + 1e-10);
        }
    }
}

impl Tuned {
    /// The weights as they are written in Rust.
    pub fn rust_array(&self) -> String {
        let numbers: Vec<String> = self.after.iter().map(ToString::to_string).collect();
        format!("[{}]", numbers.join(", "))
    }

    /// What was found, feature by feature.
    pub fn table(&self, names: &[&str]) -> String {
        let mut out = String::new();
        let (learnt, held) = self.positions;
        let _ = writeln!(out, "positions  {learnt} learnt from, {held} held out");
        let _ = writeln!(out, "scale      {:.1} hundredths for odds of e to 1", self.scale);
        let _ = writeln!(out, "steps      {}", self.steps);
        let ((before, before_held), (after, after_held)) = (self.loss_before, self.loss_after);
        let _ = writeln!(out, "loss       {before:.5} → {after:.5}");
        let _ = writeln!(out, "held out   {before_held:.5} → {after_held:.5}\n");
        let _ = writeln!(out, "   old    new  feature");
        for ((before, after), name) in self.before.iter().zip(&self.after).zip(names) {
            let _ = writeln!(out, "{before:>6} {after:>6}  {name}");
        }
        out
    }
}
