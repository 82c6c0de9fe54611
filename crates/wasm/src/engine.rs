//! The engine in a worker. A search is done in pieces, so that the worker hears what it is told in between; what the engine
//! has found out stays when a search is left for another.

use std::time::Duration;

use gipfel_engine::{
    AnyAnalysis, AnyEngine, Control, Info, Level, Limits, Options, Score, ScoredLine, bench,
};
use gipfel_rules::linked::{self, Contests, Settings, State};
use gipfel_rules::{
    AnyAction, AnyPosition, Color, Game, GameKind, Member as _, Position as _, gipf_plus,
    turn_text, turn_texts,
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
#[derive(Clone, Copy, Debug)]
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
    running: Option<Running>,
}

/// A search that is under way.
#[derive(Debug)]
struct Running {
    position: AnyPosition,
    analysis: AnyAnalysis,
    control: BrowserControl,
    /// What ends it, besides its depth.
    limits: Limits,
}

impl Running {
    /// The limits of a piece that begins now.
    fn piece(&self, length: Duration) -> Limits {
        let end = self.control.elapsed() + length;
        let time = self.limits.time.map_or(end, |time| time.min(end));
        Limits { time: Some(time), ..self.limits.clone() }
    }

    fn is_over(&self) -> bool {
        let limits = &self.limits;
        self.analysis.is_finished()
            || limits.nodes.is_some_and(|nodes| self.analysis.nodes() >= nodes)
            || limits.time.is_some_and(|time| self.control.elapsed() >= time)
    }
}

#[wasm_bindgen]
impl EngineHandle {
    /// An engine whose table has a size in megabytes.
    #[wasm_bindgen(constructor)]
    pub fn new(hash: usize) -> EngineHandle {
        let engine = AnyEngine::new(Options { hash, threads: 1, lines: 1 });
        EngineHandle { engine, running: None }
    }

    /// Judges with the network of which these are the weights, in the game that they are of.
    #[wasm_bindgen(js_name = setNet)]
    pub fn set_net(&mut self, weights: &[u8]) -> Result<(), JsError> {
        self.running = None;
        Ok(self.engine.set_net(weights)?)
    }

    /// Begins to search the end of a game, given as its start and its turns, instead of whatever was searched before. Limits
    /// of 0 are none. False if the game is over.
    #[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
    pub fn begin(
        &mut self,
        start: &str,
        turns: Vec<String>,
        lines: usize,
        depth: u32,
        nodes: f64,
        millis: f64,
    ) -> Result<bool, JsError> {
        let game = replay(start, &turns)?;
        self.engine.set_lines(lines.max(1));
        let limits = Limits {
            nodes: (nodes > 0.0).then_some(nodes as u64),
            time: (millis > 0.0).then(|| duration(millis)),
            ..Limits::default()
        };
        let depth = (depth > 0).then_some(depth);
        let control = BrowserControl { start: now() };
        let position = game.position().clone();
        let analysis = self.engine.begin(&position, game.history(), depth);
        self.running = analysis.map(|analysis| Running { position, analysis, control, limits });
        Ok(self.running.is_some())
    }

    /// Searches on for so many milliseconds and calls `report` with a `SearchView` after every iteration and at the end of
    /// the piece. True if there is more to do.
    pub fn advance(&mut self, millis: f64, report: &js_sys::Function) -> bool {
        let Some(mut running) = self.running.take() else {
            return false;
        };
        let limits = running.piece(duration(millis));
        let Running { position, analysis, control, .. } = &mut running;
        let tell = |info: &Info<AnyAction>| {
            // A page that has gone away hears nothing; the search need not know.
            let _ = report.call1(&JsValue::NULL, &to_js(&search_view(position, info)));
        };
        let found = self.engine.advance(analysis, &limits, control, &mut |info| tell(info));
        if let Some(info) = found.filter(|_| !analysis.is_finished()) {
            tell(&info);
        }
        if running.is_over() {
            return false;
        }
        self.running = Some(running);
        true
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
        let game = replay(start, &turns)?;
        let (position, history) = (game.position(), game.history());
        let level = Level::new(level).unwrap_or(Level::MAX);
        self.engine.set_lines(1);
        let control = BrowserControl { start: now() };
        let found = self.engine.play(position, history, level, seed as u64, &control);
        Ok(found.map(|report| turn_text(position, &report.turn)))
    }

    /// What a level decides next in a linked game, joined with `;`; undefined if the game is over or only people can
    /// answer. The game is given as its start, its links, which uses are contested and how often each may challenge, the seed of its chances, its turns
    /// with all their decisions, and those of the present turn.
    #[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
    #[expect(
        clippy::too_many_arguments,
        reason = "JavaScript hands over what the record of a game holds"
    )]
    pub fn decide(
        &mut self,
        start: &str,
        links: &str,
        contests: &str,
        limit: Option<u8>,
        chances: &str,
        turns: Vec<String>,
        pending: &str,
        level: u8,
        seed: f64,
    ) -> Result<Option<String>, JsError> {
        let start: AnyPosition = start.parse()?;
        let Some(main) = gipf_plus::Position::of(&start) else {
            return Err(JsError::new(&format!("only {} is linked to other games", linked::MAIN)));
        };
        let contests = Contests::from_word(contests, limit)
            .ok_or_else(|| JsError::new("no such way to contest"))?;
        let settings = Settings { links: links.parse()?, contests, seed: chances.parse()? };
        let game = replay_linked(State::new(*main, settings), &turns, pending)?;
        let Some(mut state) = game.state().cloned() else { return Ok(None) };
        let level = Level::new(level).unwrap_or(Level::MAX);
        self.engine.set_lines(1);
        let control = BrowserControl { start: now() };
        let decisions = self.engine.decide(&state, game.history(), level, seed as u64, &control);
        let mut texts = Vec::with_capacity(decisions.len());
        for decision in decisions {
            texts.push(state.action_text(decision));
            state.advance(decision)?;
        }
        Ok((!texts.is_empty()).then(|| texts.join(";")))
    }

    /// Searches the positions of the engine's bench that are of a game, each with an empty table and to its own depth, and
    /// returns the sum of the nodes, which is the same wherever they are counted.
    pub fn bench(&self, game: &str) -> f64 {
        let game = GameKind::ALL.into_iter().find(|known| known.word() == game);
        game.map_or(0, |game| bench::run(self.engine.evaluations(), None, Some(game), &mut |_| {}))
            as f64
    }
}

fn duration(millis: f64) -> Duration {
    Duration::from_secs_f64(millis.max(0.0) / 1000.0)
}

/// A game as far as it has been played.
fn replay(start: &str, turns: &[String]) -> Result<Game, JsError> {
    let start: AnyPosition = start.parse().map_err(JsError::from)?;
    play_all(Game::endless(start), turns)
}

/// The same for a linked game, whose turns hold all their decisions, with those of the present turn.
fn replay_linked(state: State, turns: &[String], pending: &str) -> Result<Game, JsError> {
    let mut game = play_all(Game::endless(state), turns)?;
    if !pending.is_empty() {
        game.push_text(pending)?;
    }
    Ok(game)
}

fn play_all(mut game: Game, turns: &[String]) -> Result<Game, JsError> {
    for text in turns {
        game.play_text(text)?;
    }
    Ok(game)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_whites() {
        assert_eq!(evaluation(Score::estimate(30), Color::Black).hundredths, Some(-30));
        let lost = evaluation(Score::loss_in(2), Color::Black);
        assert_eq!((lost.winner, lost.turns), (Some(crate::colour::Colour::White), Some(1)));
    }
}
