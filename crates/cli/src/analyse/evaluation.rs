//! What the engine thinks of one position, from White's side.

use gipfel_engine::{AnyEngine, Limits, Score};
use gipfel_record::result_text;
use gipfel_rules::{AnyAction, Color, Game, Outcome, Position};

use serde_json::{Value, json};

use crate::interrupt::Interrupt;

/// A position, evaluated.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Evaluation {
    pub(super) verdict: Verdict,
    /// What to play there; nothing if the game is over.
    pub(super) best: Vec<AnyAction>,
}

/// Who is better.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Verdict {
    /// The game is over.
    Over(Outcome),
    /// The engine's opinion, from White's side.
    Opinion(Score),
}

impl Evaluation {
    /// Asks the engine about the position that a game has come to.
    pub(super) fn new(
        engine: &mut AnyEngine,
        game: &Game,
        limits: &Limits,
        interrupt: &Interrupt,
    ) -> Evaluation {
        let position = game.position();
        let control = interrupt.control();
        let found = engine.search(position, game.history(), limits, &control, &mut |_| {});
        match found {
            Some(report) => Evaluation {
                verdict: Verdict::Opinion(for_white(report.info.lines[0].score, position.side())),
                best: report.turn,
            },
            None => {
                let outcome = position.outcome().unwrap_or(Outcome::Draw);
                Evaluation { verdict: Verdict::Over(outcome), best: Vec::new() }
            }
        }
    }
}

/// A mover's score from White's side.
pub(super) fn for_white(score: Score, side: Color) -> Score {
    if side == Color::White { score } else { score.negate() }
}

impl Verdict {
    /// White's prospects from 0 to 1. Four units ahead are ten to one.
    pub(super) fn chance(self) -> f64 {
        match self {
            Verdict::Over(Outcome::Win(Color::White)) => 1.0,
            Verdict::Over(Outcome::Win(Color::Black)) => 0.0,
            Verdict::Over(Outcome::Draw) => 0.5,
            Verdict::Opinion(score) => match score.forced_turns() {
                Some(_) if score > Score::ZERO => 1.0,
                Some(_) => 0.0,
                None => 1.0 / (1.0 + 10f64.powf(-f64::from(score.value()) / 400.0)),
            },
        }
    }

    /// The verdict for programs: a score, or the result.
    pub(super) fn document(self) -> Value {
        match self {
            Verdict::Over(outcome) => json!({ "result": crate::json::result(Some(outcome)) }),
            Verdict::Opinion(score) => crate::json::score(score),
        }
    }

    /// The prospects of a player.
    pub(super) fn chance_of(self, color: Color) -> f64 {
        if color == Color::White { self.chance() } else { 1.0 - self.chance() }
    }
}

impl std::fmt::Display for Verdict {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Verdict::Over(outcome) => f.pad(result_text(Some(*outcome))),
            Verdict::Opinion(score) => f.pad(&score.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances() {
        let of = |hundredths| Verdict::Opinion(Score::estimate(hundredths)).chance();
        assert_eq!(of(0), 0.5);
        assert!(of(100) > of(50) && of(400) > 0.9 && of(400) < 0.92);
        assert!((of(-150) + of(150) - 1.0).abs() < 1e-9);
        assert_eq!(Verdict::Opinion(Score::win_in(3)).chance(), 1.0);
        assert_eq!(Verdict::Opinion(Score::loss_in(4)).chance_of(Color::Black), 1.0);
        assert_eq!(Verdict::Over(Outcome::Win(Color::Black)).chance(), 0.0);
        assert_eq!(Verdict::Over(Outcome::Draw).chance_of(Color::Black), 0.5);
    }
}
