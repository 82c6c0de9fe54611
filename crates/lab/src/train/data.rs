//! Positions as training sees them.

use std::collections::HashSet;

use gipfel_rules::{AnyPosition, Color, Position, Stage};

use super::NetKind;
use super::network::views;
use crate::chance::derive;
use crate::sample::is_early;
use crate::{StoredGame, is_quiet};

/// Quiet positions: their features, and what became of them.
#[derive(Clone, Debug)]
pub struct TrainingData {
    kind: NetKind,
    /// The features of the mover's view and of the opponent's, position by position.
    features: Vec<u16>,
    /// Where the mover's features end and where the opponent's end.
    ends: Vec<[u32; 2]>,
    buckets: Vec<u8>,
    /// The points of the mover in the game; not a number where somebody went astray later, so that they say nothing.
    results: Vec<f32>,
    /// What the search thought the position is worth to the mover, in hundredths.
    scores: Vec<f32>,
    /// Sums of features: positions that look alike are taken once.
    seen: HashSet<u64>,
    /// Positions that were left out because they looked like others.
    repeated: usize,
}

/// One of the positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct Row<'a> {
    pub(super) features: [&'a [u16]; 2],
    pub(super) bucket: usize,
}

impl TrainingData {
    /// No positions yet.
    pub fn new(kind: NetKind) -> TrainingData {
        TrainingData {
            kind,
            features: Vec::new(),
            ends: Vec::new(),
            buckets: Vec::new(),
            results: Vec::new(),
            scores: Vec::new(),
            seen: HashSet::new(),
            repeated: 0,
        }
    }

    /// Adds the positions of a game whose result was not forced yet, all or the quiet ones. False if something illegal was
    /// played in it.
    pub fn add_game(&mut self, game: &StoredGame, start: &AnyPosition, quiet: bool) -> bool {
        let points = game.points() as f32;
        game.replay(start, |position, score, settled| {
            if self.kind.covers(position)
                && score.forced_turns().is_none()
                && position.stage() == Stage::Main
                && (!quiet || is_quiet(position))
                && !is_early(position)
            {
                let own = if position.side() == Color::White { points } else { 1.0 - points };
                self.add(position, if settled { own } else { f32::NAN }, score.value());
            }
        })
    }

    fn add(&mut self, position: &AnyPosition, result: f32, score: i32) {
        let begin = self.features.len();
        let mut sum = self.kind.bucket(position) as u64;
        let mut ends = [0; 2];
        for (view, end) in views(position).into_iter().zip(&mut ends) {
            let first = *end == 0 && self.features.len() == begin;
            let features = &mut self.features;
            self.kind.visit_features(position, view, &mut |feature| {
                features.push(feature as u16);
                if first {
                    sum = sum.wrapping_add(derive(11, feature as u64));
                }
            });
            *end = self.features.len() as u32;
        }
        if !self.seen.insert(sum) {
            self.features.truncate(begin);
            self.repeated += 1;
            return;
        }
        self.ends.push(ends);
        self.buckets.push(self.kind.bucket(position) as u8);
        self.results.push(result);
        self.scores.push(score as f32);
    }

    /// What is learnt.
    pub fn kind(&self) -> NetKind {
        self.kind
    }

    /// How many positions there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// How many positions were left out because they looked like others.
    pub fn repeated(&self) -> usize {
        self.repeated
    }

    /// The points of the mover, if they say something, and what the search thought.
    pub(super) fn outcome(&self, place: usize) -> (Option<f32>, f32) {
        let result = self.results[place];
        ((!result.is_nan()).then_some(result), self.scores[place])
    }

    /// Which features any position has.
    pub(super) fn seen_features(&self) -> Vec<bool> {
        let mut seen = vec![false; self.kind.shape().features];
        for &feature in &self.features {
            seen[usize::from(feature)] = true;
        }
        seen
    }

    pub(super) fn row(&self, place: usize) -> Row<'_> {
        let begin = if place == 0 { 0 } else { self.ends[place - 1][1] as usize };
        let [middle, end] = self.ends[place].map(|end| end as usize);
        Row {
            features: [&self.features[begin..middle], &self.features[middle..end]],
            bucket: usize::from(self.buckets[place]),
        }
    }
}
