//! Positions with what became of them: what evaluations learn from.

use std::ops::ControlFlow;
use std::path::Path;

use gipfel_engine::{EngineGame, Evaluate as _, Score};
use gipfel_rules::{AnyPosition, Color, Position, Stage, each_position};

use crate::{GameFileError, StoredGame, StoredGames};

/// A quiet position of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sample {
    /// The position; it is in its main stage, and its mover cannot make a row.
    pub position: AnyPosition,
    /// What the search thought it is worth to White, in hundredths.
    pub score: i32,
}

impl Sample {
    /// Whether the search had seen the end of the game; then there is nothing to estimate.
    pub fn is_forced(&self) -> bool {
        let estimate = Score::estimate(self.score);
        estimate.value() != self.score
    }
}

/// Whether nothing is about to be taken: a main stage in which the mover gains nothing at once, such as by a row of his own.
pub fn is_quiet(position: &AnyPosition) -> bool {
    each_position!(position, position => gains_nothing(position))
}

fn gains_nothing<P: EngineGame>(position: &P) -> bool {
    if position.stage() != Stage::Main || position.outcome().is_some() {
        return false;
    }
    let gain = P::Evaluation::default().visit_gains(position, |_, gains| {
        if gains { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    gain.is_continue()
}

/// A finished game, for its positions.
#[derive(Clone, PartialEq, Debug)]
pub struct SampledGame {
    /// Its number.
    pub number: u64,
    /// The points of White, 0 to 1.
    pub points: f64,
    /// Its quiet positions.
    pub samples: Vec<Sample>,
}

impl SampledGame {
    /// The quiet positions of a game in which a search was made; none if something illegal was played in it.
    pub fn of(game: &StoredGame, start: &AnyPosition) -> Option<SampledGame> {
        let mut samples = Vec::new();
        let legal = game.replay(start, |position, score, settled| {
            if settled && is_quiet(position) && !is_early(position) {
                let sign = if position.side() == Color::White { 1 } else { -1 };
                samples.push(Sample { position: position.clone(), score: sign * score.value() });
            }
        });
        legal.then(|| SampledGame { number: game.number, points: game.points(), samples })
    }

    /// The games of a file.
    pub fn read(path: &Path) -> Result<Vec<SampledGame>, GameFileError> {
        let stored = StoredGames::read(path)?;
        let illegal = |number| GameFileError::Illegal { path: path.display().to_string(), number };
        let sampled = stored
            .games
            .iter()
            .map(|game| SampledGame::of(game, &stored.start).ok_or_else(|| illegal(game.number)));
        sampled.collect()
    }
}

/// Whether a position comes too early to say anything about the result.
pub(crate) fn is_early(position: &AnyPosition) -> bool {
    each_position!(position, position => position.is_early())
}
