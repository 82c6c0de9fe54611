//! The network in floating point, as it is trained.

use gipfel_engine::learned::{FINE, Net, ONE, Shape};

use super::data::Row;
use crate::chance::Chance;

/// The largest number of a row, so that sums of many stay within 16 bits.
const MOST: f32 = 2.0;

/// All parameters one behind the other: a number for each feature, rows, what the hidden layer begins with, output layers and
/// what they begin with.
#[derive(Clone, PartialEq, Debug)]
pub struct Model {
    shape: Shape,
    width: usize,
    pub(super) parameters: Vec<f32>,
}

/// What a forward pass leaves for the backward pass.
pub(super) struct Pass {
    hidden: Vec<f32>,
    slopes: Vec<f32>,
}

impl Model {
    /// A network that knows nothing yet.
    pub fn new(shape: Shape, width: usize, seed: u64) -> Model {
        let mut model = Model { shape, width, parameters: Vec::new() };
        let mut chance = Chance::new(seed);
        let mut small =
            |reach: f32| (chance.below(1 << 20) as f32 / (1 << 19) as f32 - 1.0) * reach;
        model.parameters = vec![0.0; model.output_bias(shape.buckets)];
        for place in model.row(0)..model.bias() {
            model.parameters[place] = small(0.05);
        }
        for place in model.bias()..model.output(0) {
            model.parameters[place] = 0.3;
        }
        for place in model.output(0)..model.output_bias(0) {
            model.parameters[place] = small(0.3);
        }
        model
    }

    fn row(&self, feature: usize) -> usize {
        self.shape.features + feature * self.width
    }

    fn bias(&self) -> usize {
        self.row(self.shape.rows)
    }

    fn output(&self, bucket: usize) -> usize {
        self.bias() + self.width + 2 * self.width * bucket
    }

    fn output_bias(&self, bucket: usize) -> usize {
        self.output(self.shape.buckets) + bucket
    }

    /// How many parameters belong to features; they come first.
    pub(super) fn of_features(&self) -> usize {
        self.bias()
    }

    pub(super) fn pass(&self) -> Pass {
        Pass { hidden: vec![0.0; 2 * self.width], slopes: vec![0.0; 2 * self.width] }
    }

    /// The logarithm of the mover's odds.
    pub(super) fn forward(&self, row: &Row<'_>, pass: &mut Pass) -> f32 {
        let width = self.width;
        let p = &self.parameters;
        let mut sum = p[self.output_bias(row.bucket)];
        for &feature in row.features[0] {
            sum += p[usize::from(feature)];
        }
        for (hidden, features) in pass.hidden.chunks_exact_mut(width).zip(row.features) {
            hidden.copy_from_slice(&p[self.bias()..][..width]);
            for &feature in features {
                if usize::from(feature) < self.shape.rows {
                    let row = &p[self.row(feature.into())..][..width];
                    for (hidden, weight) in hidden.iter_mut().zip(row) {
                        *hidden += weight;
                    }
                }
            }
        }
        let output = &p[self.output(row.bucket)..][..2 * width];
        for (hidden, weight) in pass.hidden.iter().zip(output) {
            sum += hidden.clamp(0.0, 1.0) * weight;
        }
        sum
    }

    /// Adds what a change of the result does to each parameter.
    pub(super) fn backward(&self, row: &Row<'_>, slope: f32, pass: &mut Pass, into: &mut [f32]) {
        let width = self.width;
        into[self.output_bias(row.bucket)] += slope;
        for &feature in row.features[0] {
            into[usize::from(feature)] += slope;
        }
        let output = self.output(row.bucket);
        for place in 0..2 * width {
            let hidden = pass.hidden[place];
            into[output + place] += slope * hidden.clamp(0.0, 1.0);
            let inside = hidden > 0.0 && hidden < 1.0;
            pass.slopes[place] = if inside { slope * self.parameters[output + place] } else { 0.0 };
        }
        for (slopes, features) in pass.slopes.chunks_exact(width).zip(row.features) {
            let mut add = |begin: usize| {
                for (into, slope) in into[begin..][..width].iter_mut().zip(slopes) {
                    *into += slope;
                }
            };
            add(self.bias());
            for &feature in features {
                if usize::from(feature) < self.shape.rows {
                    add(self.row(feature.into()));
                }
            }
        }
    }

    /// Gives features numbers to begin with, as logarithms of odds.
    pub(super) fn start_from(&mut self, numbers: impl Iterator<Item = f32>) {
        for (value, number) in self.parameters[..self.shape.features].iter_mut().zip(numbers) {
            *value = number;
        }
    }

    /// Forgets features that no position has: chance has filled their rows.
    pub(super) fn forget_unseen(&mut self, seen: &[bool]) {
        for feature in (0..self.shape.features).filter(|&feature| !seen[feature]) {
            self.parameters[feature] = 0.0;
            if feature < self.shape.rows {
                let begin = self.row(feature);
                self.parameters[begin..begin + self.width].fill(0.0);
            }
        }
    }

    /// Takes the rows out: what is left is a sum of numbers.
    pub(super) fn make_linear(&mut self) {
        let (begin, end) = (self.row(0), self.output_bias(0));
        self.parameters[begin..end].fill(0.0);
    }

    /// Keeps parameters where whole numbers of 16 bits can follow.
    pub(super) fn bound(&mut self) {
        let (rows, end) = (self.row(0), self.output(0));
        for value in &mut self.parameters[rows..end] {
            *value = value.clamp(-MOST, MOST);
        }
    }

    /// How many of the features that are seen have a number that is too large to be written in whole numbers: it would be cut
    /// off, and what is left says something else.
    pub(super) fn too_large(&self, seen: &[bool], unit: f32) -> usize {
        let most = f32::from(i16::MAX) / (unit * FINE as f32);
        let numbers = self.parameters[..self.shape.features].iter().zip(seen);
        numbers.filter(|(number, seen)| **seen && number.abs() > most).count()
    }

    /// The same in whole numbers. So many hundredths change the odds of winning by a factor of e.
    pub fn quantised<const WIDTH: usize>(&self, unit: f32) -> Net<WIDTH> {
        assert_eq!(self.width, WIDTH, "the network has another width");
        let mut net: Net<WIDTH> = Net::zero(self.shape);
        let fine = |value: f32| (value * unit * FINE as f32).round();
        let word =
            |value: f32| value.round().clamp(f32::from(i16::MIN), f32::from(i16::MAX)) as i16;
        let p = &self.parameters;
        let row = |begin: usize, unit: f32| -> [i16; WIDTH] {
            std::array::from_fn(|place| word(p[begin + place] * unit))
        };
        for (feature, number) in net.linear.iter_mut().enumerate() {
            *number = word(fine(p[feature]));
        }
        let (one, output) = (ONE as f32, unit * FINE as f32);
        for (feature, numbers) in net.rows.iter_mut().enumerate() {
            *numbers = row(self.row(feature), one);
        }
        net.bias = row(self.bias(), one);
        for (bucket, views) in net.output.iter_mut().enumerate() {
            let begin = self.output(bucket);
            *views = [row(begin, output), row(begin + WIDTH, output)];
        }
        for (bucket, number) in net.output_bias.iter_mut().enumerate() {
            *number = fine(p[self.output_bias(bucket)]) as i32;
        }
        net
    }
}
