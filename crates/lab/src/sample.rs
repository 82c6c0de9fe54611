//! Positions with what became of them: what evaluations learn from.

use std::ops::ControlFlow;

use gipfel_engine::Score;
use gipfel_rules::{AnyPosition, Color, Game, Moment, Position, Stage, Tactics as _, gipf};

use crate::{GameReport, WeightSet};

/// A quiet position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The position; it is in its main stage, and its mover cannot make a row.
    pub position: AnyPosition,
    /// What the search thought it is worth to White, in hundredths.
    pub score: i32,
}

impl Sample {
    /// The text of the sample: the score and the position.
    pub fn text(&self) -> String {
        format!("{:+} {}", self.score, self.position)
    }

    /// Reads what [`Sample::text`] writes.
    pub fn parse(text: &str) -> Option<Sample> {
        let (score, position) = text.split_once(' ')?;
        Some(Sample { position: position.parse().ok()?, score: score.parse().ok()? })
    }

    /// Whether the search had seen the end of the game; then there is nothing to estimate.
    pub fn is_forced(&self) -> bool {
        let estimate = Score::estimate(self.score);
        estimate.value() != self.score
    }

    /// The weights that judge the position.
    pub fn weight_set(&self) -> WeightSet {
        match &self.position {
            AnyPosition::Yinsh(_) => WeightSet::Yinsh,
            AnyPosition::GipfPlus(position) => match position.variant() {
                gipf::Variant::Basic => WeightSet::GipfPlusBasic,
                gipf::Variant::Standard => WeightSet::GipfPlusStandard,
                gipf::Variant::Tournament => WeightSet::GipfPlusTournament,
            },
            AnyPosition::Gipf(position) => match position.variant() {
                gipf::Variant::Basic => WeightSet::GipfBasic,
                gipf::Variant::Standard => WeightSet::GipfStandard,
                gipf::Variant::Tournament => WeightSet::GipfTournament,
            },
        }
    }
}

/// Whether nothing is about to be taken: a main stage in which the mover cannot make a row of his own.
pub fn is_quiet(position: &AnyPosition) -> bool {
    if position.stage() != Stage::Main || position.outcome().is_some() {
        return false;
    }
    let own = position.side();
    let row = position.visit_hints(|_, hint| {
        if hint.gains(own) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    row.is_continue()
}

/// The quiet positions of a game in which a search was made.
pub fn samples(report: &GameReport) -> Vec<Sample> {
    let mut samples = Vec::new();
    for (turn, thought) in report.thoughts.iter().enumerate() {
        let Some(position) = report.course.moment(turn).map(Moment::position) else { break };
        if let Some((score, _)) = thought
            && is_quiet(position)
            && !is_first_placing(position)
        {
            let sign = if position.side() == Color::White { 1 } else { -1 };
            samples.push(Sample { position: position.clone(), score: sign * score.value() });
        }
    }
    samples
}

/// The first rings of YINSH say nothing about the result.
fn is_first_placing(position: &AnyPosition) -> bool {
    let AnyPosition::Yinsh(yinsh) = position else { return false };
    debug_assert_eq!(position.game(), Game::Yinsh);
    yinsh.rings(Color::White).bits().count_ones() < 3 && yinsh.hand(Color::White) > 0
}
