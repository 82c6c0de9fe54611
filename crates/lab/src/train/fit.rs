//! The training itself: Adam on small batches, with games held out to see what was learnt and not learnt by heart.

use std::io;

use thiserror::Error;

use super::model::Pass;
use super::{Model, TrainingData};
use crate::GameFileError;
use crate::chance::{Chance, derive};

/// How a network is trained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct TrainingSettings {
    /// How often every position is looked at.
    pub epochs: usize,
    /// Positions after which the parameters are changed.
    pub batch: usize,
    /// How far they go at first; at the end it is a hundredth of it.
    pub learning_rate: f32,
    /// How much the result of a game counts, from 0 to 1; the rest is what the search thought.
    pub result_share: f32,
    /// How strongly numbers and rows of features are drawn towards 0.
    pub decay: f32,
    /// How strongly numbers and rows of features are held where they began, as if so many positions had spoken for it: what
    /// few positions have is then not learnt by heart. Numbers begin with the hand-crafted evaluation where it is a sum of
    /// features, and everything else at 0.
    pub l2: f32,
    /// Whether numbers of features are all there is, without rows.
    pub linear: bool,
    /// Everything that depends on chance follows from it.
    pub seed: u64,
}

impl Default for TrainingSettings {
    fn default() -> TrainingSettings {
        TrainingSettings {
            epochs: 16,
            batch: 2048,
            learning_rate: 0.003,
            result_share: 0.6,
            decay: 0.01,
            l2: 0.0,
            linear: false,
            seed: 1,
        }
    }
}

/// How well a network did after an epoch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Epoch {
    /// The loss on positions it learnt from, against their targets.
    pub learnt: f64,
    /// The loss on games that were held out, against their targets.
    pub held_out: f64,
    /// The loss on games that were held out, against their results.
    pub results: f64,
}

/// All epochs.
pub type Curve = Vec<Epoch>;

/// Why a training cannot be kept or shown.
#[derive(Debug, Error)]
pub enum TrainingError {
    /// The file cannot be read or written.
    #[error("{path}: {error}")]
    File {
        /// The file.
        path: String,
        /// Why.
        error: io::Error,
    },
    /// The file holds another training.
    #[error("{path}: this is not the training `{title}`")]
    Title {
        /// The file.
        path: String,
        /// What was expected.
        title: String,
    },
    /// The file is not what it should be.
    #[error("{path}: this is no training, or it is damaged")]
    Damaged {
        /// The file.
        path: String,
    },
    /// The games cannot be used.
    #[error(transparent)]
    Games(#[from] GameFileError),
    /// There is too little to learn from.
    #[error("the files hold too few positions for the network `{word}`")]
    TooFew {
        /// The network.
        word: &'static str,
    },
    /// The picture cannot be drawn.
    #[error("{path}: {fault}")]
    Plot {
        /// The file.
        path: String,
        /// Why.
        fault: String,
    },
}

/// A training as far as it has come.
#[derive(Clone, PartialEq, Debug)]
pub struct Training {
    settings: TrainingSettings,
    /// The network now.
    pub model: Model,
    /// Where it began: a number for each feature.
    start: Vec<f32>,
    pub(super) means: Vec<f32>,
    pub(super) squares: Vec<f32>,
    pub(super) steps: i32,
    /// The epochs so far.
    pub curve: Curve,
    /// The network that did best on what was held out, and its loss.
    pub(super) best: (Model, f64),
}

impl Training {
    /// A training that has not begun. At `scale` what the search thought foretells results best.
    pub fn new(data: &TrainingData, settings: TrainingSettings, scale: f64) -> Training {
        let kind = data.kind();
        let mut model = Model::new(kind.shape(), kind.width(), settings.seed);
        model.forget_unseen(&data.seen_features());
        let start = match kind.classic().filter(|_| settings.l2 > 0.0) {
            Some(numbers) => numbers.iter().map(|number| number / scale as f32).collect(),
            None => Vec::new(),
        };
        model.start_from(start.iter().copied());
        if settings.linear {
            model.make_linear();
        }
        let zeros = vec![0.0; model.parameters.len()];
        Training {
            settings,
            best: (model.clone(), f64::INFINITY),
            model,
            start,
            means: zeros.clone(),
            squares: zeros,
            steps: 0,
            curve: Vec::new(),
        }
    }

    /// The network that did best on what was held out.
    pub fn best(&self) -> &Model {
        &self.best.0
    }

    /// How many numbers of the best network are cut off when it is written with a unit, of features that the positions have.
    pub fn cut_off(&self, data: &TrainingData, unit: f32) -> usize {
        self.best().too_large(&data.seen_features(), unit)
    }

    /// Looks at every position of `learn` once, in a random order, and then at those that were held out.
    pub fn epoch(&mut self, learn: &TrainingData, held: &TrainingData, scale: f64) -> Epoch {
        let number = self.curve.len();
        let order = shuffled(learn.len(), derive(self.settings.seed, number as u64));
        let batches = learn.len().div_ceil(self.settings.batch);
        let mut pass = self.model.pass();
        let mut slopes = vec![0.0; self.model.parameters.len()];
        let mut loss = 0.0;
        for (place, batch) in order.chunks(self.settings.batch).enumerate() {
            slopes.fill(0.0);
            for &position in batch {
                let (target, _) = self.target(learn, position as usize, scale);
                let row = learn.row(position as usize);
                let expected = sigmoid(self.model.forward(&row, &mut pass));
                loss += entropy(expected, target);
                self.model.backward(&row, expected - target, &mut pass, &mut slopes);
            }
            let way = (number as f32 + place as f32 / batches as f32) / self.settings.epochs as f32;
            let learning_rate = self.settings.learning_rate * 0.01f32.powf(way.min(1.0));
            self.regularise(&mut slopes, batch.len() as f32 / learn.len() as f32);
            self.step(&slopes, batch.len(), learning_rate);
        }
        let [held_out, results] = self.losses(held, scale, &mut pass);
        let epoch = Epoch { learnt: loss / learn.len().max(1) as f64, held_out, results };
        self.curve.push(epoch);
        if held_out < self.best.1 {
            self.best = (self.model.clone(), held_out);
        }
        epoch
    }

    /// What should be foretold, and how the game ended.
    fn target(&self, data: &TrainingData, place: usize, scale: f64) -> (f32, Option<f32>) {
        let (result, score) = data.outcome(place);
        let thought = sigmoid(score / scale as f32);
        let share = self.settings.result_share;
        (result.map_or(thought, |result| share * result + (1.0 - share) * thought), result)
    }

    fn losses(&self, data: &TrainingData, scale: f64, pass: &mut Pass) -> [f64; 2] {
        let mut sums = [(0.0, 0); 2];
        let mut add = |sum: usize, loss: f64| {
            sums[sum].0 += loss;
            sums[sum].1 += 1;
        };
        for place in 0..data.len() {
            let expected = sigmoid(self.model.forward(&data.row(place), pass));
            let (target, result) = self.target(data, place, scale);
            add(0, entropy(expected, target));
            if let Some(result) = result {
                add(1, entropy(expected, result));
            }
        }
        sums.map(|(sum, count)| sum / f64::from(count.max(1)))
    }

    /// What holds features where they began, for a share of all positions.
    fn regularise(&self, slopes: &mut [f32], share: f32) {
        let l2 = self.settings.l2 * share;
        let begun = self.start.iter().copied().chain(std::iter::repeat(0.0));
        let values = self.model.parameters[..self.model.of_features()].iter().zip(begun);
        for (slope, (value, begun)) in slopes.iter_mut().zip(values) {
            *slope += l2 * (value - begun);
        }
    }

    /// One step of Adam.
    fn step(&mut self, slopes: &[f32], positions: usize, learning_rate: f32) {
        const MEAN: f32 = 0.9;
        const SQUARE: f32 = 0.999;
        self.steps += 1;
        let mean_weight = 1.0 / (1.0 - MEAN.powi(self.steps));
        let square_weight = 1.0 / (1.0 - SQUARE.powi(self.steps));
        let share = 1.0 / positions as f32;
        let decay = learning_rate * self.settings.decay;
        let features = self.model.of_features();
        let parameters = self.model.parameters.iter_mut().zip(slopes).enumerate();
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((place, (value, slope)), (mean, square)) in parameters.zip(moments) {
            let slope = slope * share;
            *mean = MEAN * *mean + (1.0 - MEAN) * slope;
            *square = SQUARE * *square + (1.0 - SQUARE) * slope * slope;
            let step = *mean * mean_weight / ((*square * square_weight).sqrt() + 1e-8);
            let drawn = if place < features { decay * *value } else { 0.0 };
            *value -= learning_rate * step + drawn;
        }
        self.model.bound();
        if self.settings.linear {
            self.model.make_linear();
        }
    }
}

fn shuffled(length: usize, seed: u64) -> Vec<u32> {
    let mut order: Vec<u32> = (0..length as u32).collect();
    let mut chance = Chance::new(seed);
    for place in (1..length).rev() {
        order.swap(place, chance.below(place + 1));
    }
    order
}

fn sigmoid(x: f32) -> f32 {
    1.0 / (1.0 + (-x).exp())
}

/// The cross entropy of an expected score and a target.
fn entropy(expected: f32, target: f32) -> f64 {
    let (expected, target) = (f64::from(expected).clamp(1e-9, 1.0 - 1e-9), f64::from(target));
    -(target * expected.ln() + (1.0 - target) * (1.0 - expected).ln())
}

/// The scale at which what the search thought foretells results best, and the loss it has with that.
pub fn fit_scale(data: &TrainingData) -> (f64, f64) {
    let known: Vec<(f32, f32)> = (0..data.len())
        .filter_map(|place| {
            let (result, score) = data.outcome(place);
            Some((result?, score))
        })
        .collect();
    let loss = |scale: f64| {
        let losses =
            known.iter().map(|&(result, score)| entropy(sigmoid(score / scale as f32), result));
        losses.sum::<f64>() / known.len().max(1) as f64
    };
    crate::golden_section::minimum(20.0, 5_000.0, loss)
}
