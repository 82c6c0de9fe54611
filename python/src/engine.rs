//! The engine, as an opponent and as a teacher.

use std::sync::Mutex;
use std::time::Duration;

use gipfel_engine::{AnyEngine, Level, Limits, Options, Report, Score, ScoredLine, SystemControl};
use gipfel_rules::{Action, AnyAction, turn_text, turn_texts};
use pyo3::exceptions::{PyMemoryError, PyValueError};
use pyo3::prelude::*;

use crate::interrupt::interruptible;
use crate::position::PyPosition;

/// More megabytes than any table has.
const MOST_HASH: usize = 1 << 20;

/// A size of a table that makes sense.
pub(crate) fn hash(megabytes: usize) -> PyResult<usize> {
    if (1..=MOST_HASH).contains(&megabytes) {
        return Ok(megabytes);
    }
    let text = format!("a table has from 1 to {MOST_HASH} megabytes, not {megabytes}");
    Err(PyValueError::new_err(text))
}

/// Limits of a search, at least one of them.
pub(crate) fn limits(
    nodes: Option<u64>,
    depth: Option<u32>,
    seconds: Option<f64>,
) -> PyResult<Limits> {
    let time = seconds.map(|seconds| {
        Duration::try_from_secs_f64(seconds)
            .map_err(|_| PyValueError::new_err(format!("{seconds} seconds are no time")))
    });
    let limits = Limits { nodes, depth, time: time.transpose()?, ..Limits::default() };
    if limits.is_infinite() {
        return Err(PyValueError::new_err("a search needs a limit: nodes, depth or seconds"));
    }
    Ok(limits)
}

/// What an engine has found: what to play and what it is worth.
#[pyclass(name = "Report", module = "gipfel", frozen)]
pub(crate) struct PyReport {
    position: PyPosition,
    report: Report<AnyAction>,
}

/// A line of play and what it is worth.
#[pyclass(name = "Line", module = "gipfel", frozen)]
pub(crate) struct PyLine {
    position: PyPosition,
    line: ScoredLine<AnyAction>,
}

impl PyReport {
    fn best(&self) -> Score {
        self.report.info.lines.first().map_or(Score::ZERO, |line| line.score)
    }
}

#[pymethods]
impl PyReport {
    /// The numbers of the actions that complete the turn.
    #[getter]
    fn turn(&self) -> Vec<u16> {
        self.report.turn.iter().map(|action| action.index()).collect()
    }

    /// The text of the turn.
    #[getter]
    fn text(&self) -> String {
        turn_text(&self.position.0, &self.report.turn)
    }

    /// The score for the player who decides as people read it: "+1.25", or "#3" for a win in three turns.
    #[getter]
    fn score(&self) -> String {
        self.best().to_string()
    }

    /// What the player who decides may expect, from -1 (lost) to 1 (won).
    #[getter]
    fn value(&self) -> f64 {
        2.0 * self.best().expectation() - 1.0
    }

    /// If the result is forced, in how many turns of both players; negative if the player who decides loses.
    #[getter]
    fn forced(&self) -> Option<i32> {
        self.best().forced_turns()
    }

    /// How many turns deep the last complete iteration was.
    #[getter]
    fn depth(&self) -> u32 {
        self.report.info.depth
    }

    /// How many positions were looked at.
    #[getter]
    fn nodes(&self) -> u64 {
        self.report.info.nodes
    }

    /// The best lines, best first.
    #[getter]
    fn lines(&self) -> Vec<PyLine> {
        let lines = self.report.info.lines.iter().cloned();
        lines.map(|line| PyLine { position: self.position.clone(), line }).collect()
    }

    fn __repr__(&self) -> String {
        format!("<Report: {}, {}>", self.text(), self.best())
    }
}

#[pymethods]
impl PyLine {
    /// The numbers of its actions.
    #[getter]
    fn actions(&self) -> Vec<u16> {
        self.line.actions.iter().map(|action| action.index()).collect()
    }

    /// The texts of its turns.
    #[getter]
    fn turns(&self) -> Vec<String> {
        turn_texts(&self.position.0, &self.line.actions)
    }

    /// The score for the player who decides, as people read it.
    #[getter]
    fn score(&self) -> String {
        self.line.score.to_string()
    }

    /// What the player who decides may expect, from -1 to 1.
    #[getter]
    fn value(&self) -> f64 {
        2.0 * self.line.score.expectation() - 1.0
    }

    fn __repr__(&self) -> String {
        format!("<Line: {}, {}>", self.turns().join(" "), self.line.score)
    }
}

/// An engine with a table of so many megabytes, which it keeps between searches.
#[pyclass(name = "Engine", module = "gipfel", frozen)]
pub(crate) struct PyEngine(Mutex<AnyEngine>);

/// What keeps more threads than this busy is no engine.
const MOST_THREADS: usize = 1024;
/// No position has more lines.
const MOST_LINES: usize = 1024;

impl PyEngine {
    /// Lets the engine work. One thread of Python at a time has it; a panic has left it as it was or with a full table.
    fn with<T: Send>(
        &self,
        py: Python<'_>,
        work: impl FnOnce(&mut AnyEngine, &SystemControl<'_>) -> T + Send,
    ) -> PyResult<T> {
        interruptible(py, |stop| {
            let mut engine = self.0.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            work(&mut engine, &SystemControl::new(stop))
        })
    }

    fn report(position: &PyPosition, found: Option<Report<AnyAction>>) -> PyResult<PyReport> {
        let over = || PyValueError::new_err("the game is over in this position");
        let report = found.ok_or_else(over)?;
        Ok(PyReport { position: position.clone(), report })
    }
}

#[pymethods]
impl PyEngine {
    #[new]
    #[pyo3(signature = (hash = 16, threads = 1, lines = 1))]
    fn new(hash: usize, threads: usize, lines: usize) -> PyResult<PyEngine> {
        let hash = self::hash(hash)?;
        for (what, value, most) in
            [("threads", threads, MOST_THREADS), ("lines", lines, MOST_LINES)]
        {
            if !(1..=most).contains(&value) {
                let text = format!("{what} is a number from 1 to {most}, not {value}");
                return Err(PyValueError::new_err(text));
            }
        }
        let engine = AnyEngine::new(Options { hash, threads, lines });
        if engine.options().hash < hash {
            let text = format!("there is no memory for a table of {hash} megabytes");
            return Err(PyMemoryError::new_err(text));
        }
        Ok(PyEngine(Mutex::new(engine)))
    }

    /// Searches a position. A limit is needed: `nodes`, `depth` (in turns) or `seconds`. `history` are the keys of
    /// earlier positions, as `Game.history` gives them: coming back to one of them is judged a draw. With one thread and
    /// `nodes` or `depth` the same questions in the same order always have the same answers.
    #[pyo3(signature = (position, *, nodes = None, depth = None, seconds = None, history = Vec::new()))]
    fn search(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        nodes: Option<u64>,
        depth: Option<u32>,
        seconds: Option<f64>,
        history: Vec<u64>,
    ) -> PyResult<PyReport> {
        let limits = limits(nodes, depth, seconds)?;
        let found = self.with(py, |engine, control| {
            engine.search(&position.0, &history, &limits, control, &mut |_| {})
        })?;
        PyEngine::report(position, found)
    }

    /// Chooses a turn as an opponent of a level from 1 to 10 would. The same seed gives the same turn.
    #[pyo3(signature = (position, level, seed = 0, *, history = Vec::new()))]
    fn play(
        &self,
        py: Python<'_>,
        position: &PyPosition,
        level: u8,
        seed: u64,
        history: Vec<u64>,
    ) -> PyResult<PyReport> {
        let level = Level::new(level).ok_or_else(|| {
            let [least, most] = [Level::MIN, Level::MAX].map(Level::number);
            PyValueError::new_err(format!("levels are from {least} to {most}, not {level}"))
        })?;
        let found = self
            .with(py, |engine, control| engine.play(&position.0, &history, level, seed, control))?;
        PyEngine::report(position, found)
    }

    /// Forgets everything about earlier positions.
    fn clear(&self, py: Python<'_>) -> PyResult<()> {
        self.with(py, |engine, _| engine.clear())
    }

    fn __repr__(&self) -> String {
        let engine = self.0.try_lock().map(|engine| engine.options());
        engine.map_or_else(
            |_| "<Engine, busy>".to_owned(),
            |Options { hash, threads, .. }| format!("<Engine of {hash} MB and {threads} threads>"),
        )
    }
}
