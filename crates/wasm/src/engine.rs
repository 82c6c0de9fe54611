//! The engine in a worker: it searches until it is done and reports on the way. Whoever wants it to stop earlier ends the
//! worker.

use std::time::Duration;

use gipfel_engine::{AnyEngine, Control, Info, Level, Limits, Options, Score, ScoredLine};
use gipfel_rules::{
    AnyAction, AnyPosition, Color, Key, Notation as _, Position as _, Stage, TurnBuilder,
    parse_turn, turn_text,
};
use wasm_bindgen::prelude::*;

use crate::evaluation::{EvaluationView, LineView, SearchView};
use crate::js::to_js;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The browser's clock; nothing can reach a worker that is busy.
struct BrowserControl {
    start: f64,
}

impl Control for BrowserControl {
    fn stop_requested(&self) -> bool {
        false
    }

    fn elapsed(&self) -> Duration {
        Duration::from_secs_f64((now() - self.start).max(0.0) / 1000.0)
    }
}

/// An engine with its table.
#[wasm_bindgen]
#[derive(Debug)]
pub struct EngineHandle {
    engine: AnyEngine,
}

#[wasm_bindgen]
impl EngineHandle {
    /// An engine whose table has a size in megabytes.
    #[wasm_bindgen(constructor)]
    pub fn new(hash: usize) -> EngineHandle {
        EngineHandle { engine: AnyEngine::new(Options { hash, threads: 1, lines: 1 }) }
    }

    /// Searches the end of a game, given as its start and its turns, and calls `report` with a `SearchView` after every
    /// iteration. Limits of 0 are none.
    #[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
    #[expect(clippy::too_many_arguments, reason = "JavaScript has no cheaper way to name them")]
    pub fn analyse(
        &mut self,
        start: &str,
        turns: Vec<String>,
        lines: usize,
        depth: u32,
        nodes: f64,
        millis: f64,
        report: &js_sys::Function,
    ) -> Result<(), JsError> {
        let (position, history) = replay(start, &turns)?;
        let options = Options { lines: lines.max(1), ..self.engine.options() };
        self.engine.set_options(options);
        let limits = Limits {
            depth: (depth > 0).then_some(depth),
            nodes: (nodes > 0.0).then_some(nodes as u64),
            time: (millis > 0.0).then(|| Duration::from_secs_f64(millis / 1000.0)),
            clock: None,
        };
        let control = BrowserControl { start: now() };
        self.engine.search(&position, &history, &limits, &control, &mut |info| {
            let view = search_view(&position, info);
            // A page that has gone away hears nothing; the search need not know.
            let _ = report.call1(&JsValue::NULL, &to_js(&view));
        });
        Ok(())
    }

    /// The turn that a level plays; undefined if the game is over.
    #[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
    pub fn play(
        &mut self,
        start: &str,
        turns: Vec<String>,
        level: u8,
        seed: f64,
    ) -> Result<Option<String>, JsError> {
        let (position, history) = replay(start, &turns)?;
        let level = Level::new(level).unwrap_or(Level::MAX);
        let options = Options { lines: 1, ..self.engine.options() };
        self.engine.set_options(options);
        let control = BrowserControl { start: now() };
        let found = self.engine.play(&position, &history, level, seed as u64, &control);
        Ok(found.map(|report| turn_text(&position, &report.turn)))
    }
}

/// The position at the end of a game, and the keys of those before it that count for repetition.
fn replay(start: &str, turns: &[String]) -> Result<(AnyPosition, Vec<Key>), JsError> {
    let mut position: AnyPosition = start.parse().map_err(JsError::from)?;
    let mut history = Vec::new();
    for text in turns {
        let builder = parse_turn(&position, text).map_err(JsError::from)?;
        for action in builder.finish().map_err(JsError::from)? {
            if position.stage() == Stage::Main {
                history.push(position.key());
            }
            position.play_unchecked(action);
        }
    }
    Ok((position, history))
}

fn search_view(position: &AnyPosition, info: &Info<AnyAction>) -> SearchView {
    SearchView {
        depth: info.depth,
        nodes: info.nodes as f64,
        millis: info.time.as_secs_f64() * 1000.0,
        lines: info.lines.iter().map(|line| line_view(position, line, info.depth)).collect(),
    }
}

fn line_view(position: &AnyPosition, line: &ScoredLine<AnyAction>, depth: u32) -> LineView {
    let mut evaluation = evaluation(line.score, position.side());
    evaluation.depth = u16::try_from(depth).ok();
    LineView { evaluation, turns: turn_texts(position, &line.actions) }
}

/// A score for the player to move, from White's point of view.
fn evaluation(score: Score, side: Color) -> EvaluationView {
    let none = EvaluationView { hundredths: None, winner: None, turns: None, depth: None };
    match score.forced_moves() {
        Some(moves) => {
            let winner = if score > Score::ZERO { side } else { side.other() };
            let turns = u16::try_from(moves.unsigned_abs()).ok();
            EvaluationView { winner: Some(winner.into()), turns, ..none }
        }
        None => {
            let value = score.value();
            let hundredths = if side == Color::White { value } else { -value };
            EvaluationView { hundredths: Some(hundredths), ..none }
        }
    }
}

/// The turns that a list of actions makes.
fn turn_texts(position: &AnyPosition, actions: &[AnyAction]) -> Vec<String> {
    let mut texts = Vec::new();
    let mut turn = TurnBuilder::new(position.clone());
    for &action in actions {
        if turn.legal().is_empty() {
            texts.push(turn.text());
            turn = TurnBuilder::new(turn.position().clone());
        }
        if turn.push(action).is_err() {
            break;
        }
    }
    if !turn.is_empty() {
        // What is implied is not said: a line that stops before it is complete all the same.
        let implied =
            turn.position().implied_end().filter(|_| turn.position().stage() == Stage::After);
        if let Some(end) = implied {
            let _ = turn.push(end);
        }
        texts.push(turn.text());
    }
    texts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn actions_become_turns() {
        let position: AnyPosition =
            "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push".parse().unwrap();
        let mut actions = Vec::new();
        let mut reached = position.clone();
        for text in ["e1-e3", "d7", "b1-b3"] {
            let action = reached.parse_action(text).unwrap();
            reached.play(action).unwrap();
            actions.push(action);
        }
        assert_eq!(turn_texts(&position, &actions), ["e1-e3", "d7", "b1-b3"]);
    }

    #[test]
    fn scores_are_whites() {
        assert_eq!(evaluation(Score::estimate(30), Color::Black).hundredths, Some(-30));
        let lost = evaluation(Score::loss_in(2), Color::Black);
        assert_eq!((lost.winner, lost.turns), (Some(crate::colour::Colour::White), Some(1)));
    }
}
