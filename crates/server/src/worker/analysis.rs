//! The analysis of a finished game.

use gipfel_engine::{AnyEngine, Limits, NoControl, Score};
use gipfel_live::Fold;
use gipfel_rules::{AnyPosition, Color, Outcome, Position as _, turn_text};
use gipfel_store::{Job, StoreError};
use gipfel_wire::{AnalysedPosition, Analysis};

use super::{Desk, LONG_LEASE, load, with_engine};

/// Positions that are looked at for each position of the game.
const NODES: u64 = 30_000;
/// How many positions are analysed between two looks at the lease.
const PIECE: usize = 20;

/// Analyses a game: the answer as JSON. One that is gone, or not over, has no positions.
pub(super) async fn analyse(
    desk: &Desk,
    job: &Job,
    engine: &mut Option<AnyEngine>,
) -> Result<String, StoreError> {
    let mut analysis = Analysis { done: true, positions: Vec::new() };
    if let Some(state) = load(desk, job).await?.filter(|state| state.over().is_some()) {
        let count = state.board().game().turns().len() + 1;
        for first in (0..count).step_by(PIECE) {
            let piece = first..count.min(first + PIECE);
            let found = with_engine(engine, state.clone(), move |engine, state| {
                Some(piece.filter_map(|turns| judged(engine, state, turns)).collect::<Vec<_>>())
            });
            analysis.positions.extend(found.await.unwrap_or_default());
            let (name, until) = (job.worker.as_str(), desk.now() + LONG_LEASE);
            desk.store().keep_job(&job.key, name, until).await?;
        }
    }
    Ok(serde_json::to_string(&analysis)?)
}

/// The position after so many turns.
fn judged(engine: &mut AnyEngine, state: &Fold, turns: usize) -> Option<AnalysedPosition> {
    let position = state.board().game().state_after(turns)?.position();
    let report = engine.search(position, &[], &Limits::nodes(NODES), &NoControl, &mut |_| {});
    Some(match report {
        Some(report) => {
            let score = report.info.lines.first().map_or(Score::ZERO, |line| line.score);
            let best = Some(turn_text(position, &report.turn));
            AnalysedPosition { depth: report.info.depth, best, ..view(score, position.side()) }
        }
        None => over(position),
    })
}

fn view(score: Score, side: Color) -> AnalysedPosition {
    let none =
        AnalysedPosition { hundredths: None, winner: None, turns: None, depth: 0, best: None };
    match score.forced_moves() {
        Some(moves) => {
            let winner = if score > Score::ZERO { side } else { side.other() };
            let turns = u16::try_from(moves.unsigned_abs()).ok();
            AnalysedPosition { winner: Some(winner.into()), turns, ..none }
        }
        None => {
            let value = if side == Color::White { score.value() } else { -score.value() };
            AnalysedPosition { hundredths: Some(value), ..none }
        }
    }
}

fn over(position: &AnyPosition) -> AnalysedPosition {
    match position.outcome() {
        Some(Outcome::Win(winner)) => {
            AnalysedPosition { turns: Some(0), ..view(Score::win_in(0), winner) }
        }
        _ => view(Score::ZERO, Color::White),
    }
}

#[cfg(test)]
mod tests {
    use gipfel_wire::Side;

    use super::*;

    #[test]
    fn scores_are_whites() {
        assert_eq!(view(Score::estimate(30), Color::Black).hundredths, Some(-30));
        let lost = view(Score::loss_in(2), Color::Black);
        assert_eq!((lost.winner, lost.turns), (Some(Side::White), Some(1)));
    }
}
