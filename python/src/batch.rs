//! Batches of games.

use gipfel_engine::Limits;
use gipfel_rules::{AnyPosition, Position};
use numpy::{
    Element, IntoPyArray, PyArray1, PyArray2, PyArray4, PyArrayMethods, PyReadwriteArray, ndarray,
};
use pyo3::exceptions::{PyIndexError, PyValueError};
use pyo3::prelude::*;

use crate::arguments::numbers;
use crate::encoder::Encoder;
use crate::engine;
use crate::errors::IllegalAction;
use crate::game::PyGame;
use crate::interrupt::interruptible;
use crate::lot::{Ending, Lot, NO_ACTION, lot};
use crate::position::{PyPosition, outcome_text};

/// Many games of one kind, stepped together on all cores while other threads of Python run.
///
/// `Batch(start, 4096)` starts all from one position; a list of positions is dealt out in turn. With `limit`, games end
/// undecided after so many actions. A third repetition is a draw, as the rules want it.
#[pyclass(name = "Batch", module = "gipfel")]
pub(crate) struct PyBatch {
    lot: Box<dyn Lot>,
    count: usize,
    encoder: &'static Encoder,
}

/// One position for all games, or several that are dealt out.
#[derive(FromPyObject)]
pub(crate) enum Starts<'py> {
    /// One.
    #[pyo3(transparent, annotation = "Position")]
    One(PyRef<'py, PyPosition>),
    /// Several.
    #[pyo3(transparent, annotation = "list[Position]")]
    Several(Vec<PyRef<'py, PyPosition>>),
}

/// More games are no batch but a mistake.
const MOST: usize = 1 << 24;

impl PyBatch {
    fn check(&self, game: isize) -> PyResult<usize> {
        let count = self.count as isize;
        let place = if game < 0 { game + count } else { game };
        if (0..count).contains(&place) {
            return Ok(place as usize);
        }
        Err(PyIndexError::new_err(format!("there is no game {game} in a batch of {count}")))
    }

    fn endings<T>(&self, value: impl Fn(Option<Ending>) -> T) -> Vec<T> {
        self.lot.endings().into_iter().map(value).collect()
    }
}

/// The array to fill: the one that was given if it fits, or a new one.
fn fill<'py, T: Element, D: ndarray::Dimension>(
    given: Option<Bound<'py, numpy::PyArray<T, D>>>,
    shape: &[usize],
    new: impl FnOnce() -> Bound<'py, numpy::PyArray<T, D>>,
    write: impl FnOnce(&mut [T]),
) -> PyResult<Bound<'py, numpy::PyArray<T, D>>> {
    use numpy::PyUntypedArrayMethods as _;
    let wrong = |what: String| PyValueError::new_err(format!("`out` {what}"));
    let array = given.unwrap_or_else(new);
    if array.shape() != shape {
        return Err(wrong(format!("has the shape {:?} instead of {shape:?}", array.shape())));
    }
    // A slice is to be had of Fortran's order too, and would be written crosswise.
    if !array.is_c_contiguous() {
        return Err(wrong("is not contiguous".to_owned()));
    }
    let mut borrowed: PyReadwriteArray<'py, T, D> =
        array.try_readwrite().map_err(|error| wrong(format!("cannot be written: {error}")))?;
    let slice = borrowed.as_slice_mut().map_err(|_| wrong("is not contiguous".to_owned()))?;
    write(slice);
    drop(borrowed);
    Ok(array)
}

#[pymethods]
impl PyBatch {
    #[new]
    #[pyo3(signature = (start, count, seed = 0, limit = None))]
    fn new(
        py: Python<'_>,
        start: Starts<'_>,
        count: usize,
        seed: u64,
        limit: Option<u32>,
    ) -> PyResult<PyBatch> {
        if count > MOST {
            return Err(PyValueError::new_err(format!("a batch has at most {MOST} games")));
        }
        let starts: Vec<AnyPosition> = match start {
            Starts::One(start) => vec![start.0.clone()],
            Starts::Several(starts) => starts.iter().map(|start| start.0.clone()).collect(),
        };
        let lot = py.detach(|| lot(&starts, count, seed, limit)).map_err(PyValueError::new_err)?;
        let encoder = Encoder::of(starts[0].game(), starts[0].variant());
        Ok(PyBatch { lot, count, encoder })
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// How many games are not over.
    #[getter]
    fn live(&self) -> usize {
        self.lot.live()
    }

    /// The position of a game.
    fn __getitem__(&self, game: isize) -> PyResult<PyPosition> {
        Ok(PyPosition(self.lot.position(self.check(game)?)))
    }

    /// The shape of what `observations` gives: games, planes, rows, columns.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize, usize) {
        (self.count, self.encoder.names().len(), self.encoder.rows, self.encoder.columns)
    }

    /// How many actions the game knows: the width of a mask.
    #[getter]
    fn action_count(&self) -> usize {
        self.lot.action_count()
    }

    /// The legal actions of every game as a mask; those of a finished one are all False. An array of the right shape may be
    /// given to be written into.
    #[pyo3(signature = (out = None))]
    fn masks<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray2<bool>>>,
    ) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let shape = [self.count, self.lot.action_count()];
        let new = || PyArray2::zeros(py, shape, false);
        fill(out, &shape, new, |slice| py.detach(|| self.lot.mask(slice)))
    }

    /// The planes of every game, each seen from the player who decides. An array of the right shape may be given to be
    /// written into.
    #[pyo3(signature = (out = None))]
    fn observations<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray4<f32>>>,
    ) -> PyResult<Bound<'py, PyArray4<f32>>> {
        let (games, planes, rows, columns) = self.observation_shape();
        let shape = [games, planes, rows, columns];
        let new = || PyArray4::zeros(py, shape, false);
        fill(out, &shape, new, |slice| py.detach(|| self.lot.observe(self.encoder, slice)))
    }

    /// Who decides in each game: 0 for White, 1 for Black.
    fn sides<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.lot.sides().into_pyarray(py)
    }

    /// Which games are over.
    fn over<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.lot.over().into_pyarray(py)
    }

    /// The result of each game: 1 if White has won, -1 if Black has, 0 for a draw and for a game that is not over.
    fn results<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        self.endings(|ending| ending.map_or(0, Ending::value)).into_pyarray(py)
    }

    /// How a game ended: a result and why, as words ("rules", "repetition" or "limit"); None if it is not over.
    fn ending(&self, game: isize) -> PyResult<Option<(Option<&'static str>, &'static str)>> {
        let ending = self.lot.endings()[self.check(game)?];
        Ok(ending.map(|ending| match ending {
            Ending::Rules(outcome) => (Some(outcome_text(outcome)), "rules"),
            Ending::Repetition => (Some("draw"), "repetition"),
            Ending::Limit => (None, "limit"),
        }))
    }

    /// A random legal action of every game, all of a game's alike probable; -1 for finished games.
    fn random_actions<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        py.detach(|| self.lot.propose()).into_pyarray(py)
    }

    /// Plays an action in every game, given by numbers; -1 in games that are over. If one is not legal, nothing is played.
    fn step(&mut self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = numbers(actions)?;
        if actions.len() != self.count {
            let found = actions.len();
            let text = format!("{found} actions for a batch of {} games", self.count);
            return Err(PyValueError::new_err(text));
        }
        py.detach(|| self.lot.step(&actions)).map_err(IllegalAction::new_err)
    }

    /// Starts games anew: all that are over, or those that a mask names. Chance goes on.
    #[pyo3(signature = (which = None))]
    fn reset(&mut self, which: Option<Vec<bool>>) -> PyResult<()> {
        let which = which.unwrap_or_else(|| self.lot.over());
        if which.len() != self.count {
            let text = format!("a mask of {} for a batch of {} games", which.len(), self.count);
            return Err(PyValueError::new_err(text));
        }
        self.lot.reset(&|game| which[game]);
        Ok(())
    }

    /// The numbers of the actions that were played in a game.
    fn played<'py>(&self, py: Python<'py>, game: isize) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let played = self.lot.played(self.check(game)?);
        Ok(played.iter().map(|&index| index.into()).collect::<Vec<i64>>().into_pyarray(py))
    }

    /// A game with its turns, to be looked at, gone on with or recorded.
    fn game(&self, number: isize) -> PyResult<PyGame> {
        Ok(PyGame(self.lot.game(self.check(number)?)))
    }

    /// Lets the engine judge every game, on all cores. Returns the first action that it would play (-1 in finished games)
    /// and what the player who decides may expect, from -1 to 1 (not a number in finished games). A limit is needed:
    /// `nodes`, `depth` or `seconds` for each game. With `nodes` or `depth` the answers are always the same.
    #[pyo3(signature = (*, nodes = None, depth = None, seconds = None, hash = 1))]
    #[expect(clippy::type_complexity, reason = "two arrays")]
    fn teach<'py>(
        &self,
        py: Python<'py>,
        nodes: Option<u64>,
        depth: Option<u32>,
        seconds: Option<f64>,
        hash: usize,
    ) -> PyResult<(Bound<'py, PyArray1<i64>>, Bound<'py, PyArray1<f32>>)> {
        let limits: Limits = engine::limits(nodes, depth, seconds)?;
        let hash = engine::hash(hash)?;
        let lot = &self.lot;
        let judged = interruptible(py, |stop| lot.teach(&limits, hash, stop))?;
        let (actions, values): (Vec<i64>, Vec<f32>) = judged
            .into_iter()
            .map(|found| {
                found.map_or((NO_ACTION, f32::NAN), |(action, value)| (action.into(), value))
            })
            .unzip();
        Ok((actions.into_pyarray(py), values.into_pyarray(py)))
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} games, {} of them over>", self.count, self.count - self.lot.live())
    }
}
