//! Batches of games.

use std::sync::{PoisonError, RwLock};

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
use crate::lot::{Ending, Lot, NO_ACTION, SavedLot, lot};
use crate::position::{PyPosition, outcome_text};

/// Many games of one kind, stepped together on all cores while other threads of Python run.
///
/// `Batch(start, 4096)` starts all from one position; a list of positions is dealt out in turn. With `limit`, games end
/// undecided after so many actions. A third repetition is a draw, as the rules want it.
#[pyclass(name = "Batch", module = "gipfel", frozen)]
pub(crate) struct PyBatch {
    /// Threads that read it wait until another has stepped it; none of them holds Python while it waits.
    lot: RwLock<Box<dyn Lot>>,
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

    /// Looks at the games. What waits for another thread lets Python run on.
    fn read<T: Send>(
        &self,
        py: Python<'_>,
        look: impl FnOnce(&(dyn Lot + 'static)) -> T + Send,
    ) -> T {
        py.detach(|| look(&**self.lot.read().unwrap_or_else(PoisonError::into_inner)))
    }

    /// Changes the games.
    fn write<T: Send>(
        &self,
        py: Python<'_>,
        change: impl FnOnce(&mut (dyn Lot + 'static)) -> T + Send,
    ) -> T {
        py.detach(|| change(&mut **self.lot.write().unwrap_or_else(PoisonError::into_inner)))
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
        Ok(PyBatch { lot: RwLock::new(lot), count, encoder })
    }

    fn __len__(&self) -> usize {
        self.count
    }

    /// How many games are not over.
    #[getter]
    fn live(&self, py: Python<'_>) -> usize {
        self.read(py, Lot::live)
    }

    /// The position of a game.
    fn __getitem__(&self, py: Python<'_>, game: isize) -> PyResult<PyPosition> {
        let game = self.check(game)?;
        Ok(PyPosition(self.read(py, |lot| lot.position(game))))
    }

    /// The shape of what `observations` gives: games, planes, rows, columns.
    #[getter]
    fn observation_shape(&self) -> (usize, usize, usize, usize) {
        (self.count, self.encoder.names().len(), self.encoder.rows, self.encoder.columns)
    }

    /// How many actions the game knows: the width of a mask.
    #[getter]
    fn action_count(&self, py: Python<'_>) -> usize {
        self.read(py, Lot::action_count)
    }

    /// The legal actions of every game as a mask; those of a finished one are all False. An array of the right shape may be
    /// given to be written into.
    #[pyo3(signature = (out = None))]
    fn masks<'py>(
        &self,
        py: Python<'py>,
        out: Option<Bound<'py, PyArray2<bool>>>,
    ) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let shape = [self.count, self.action_count(py)];
        let new = || PyArray2::zeros(py, shape, false);
        fill(out, &shape, new, |slice| self.read(py, |lot| lot.mask(slice)))
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
        fill(out, &shape, new, |slice| self.read(py, |lot| lot.observe(self.encoder, slice)))
    }

    /// Who decides in each game: 0 for White, 1 for Black.
    fn sides<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        self.read(py, Lot::sides).into_pyarray(py)
    }

    /// Which games are over.
    fn over<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        self.read(py, Lot::over).into_pyarray(py)
    }

    /// The result of each game: 1 if White has won, -1 if Black has, 0 for a draw and for a game that is not over.
    fn results<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        let endings = self.read(py, Lot::endings).into_iter();
        let values: Vec<i8> = endings.map(|ending| ending.map_or(0, Ending::value)).collect();
        values.into_pyarray(py)
    }

    /// How a game ended: a result and why, as words ("rules", "repetition" or "limit"); None if it is not over.
    fn ending(
        &self,
        py: Python<'_>,
        game: isize,
    ) -> PyResult<Option<(Option<&'static str>, &'static str)>> {
        let game = self.check(game)?;
        let ending = self.read(py, Lot::endings)[game];
        Ok(ending.map(|ending| match ending {
            Ending::Rules(outcome) => (Some(outcome_text(outcome)), "rules"),
            Ending::Repetition => (Some("draw"), "repetition"),
            Ending::Limit => (None, "limit"),
        }))
    }

    /// A random legal action of every game, all of a game's alike probable; -1 for finished games.
    fn random_actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        self.write(py, Lot::propose).into_pyarray(py)
    }

    /// Plays an action in every game, given by numbers; -1 in games that are over. If one is not legal, nothing is played.
    fn step(&self, py: Python<'_>, actions: &Bound<'_, PyAny>) -> PyResult<()> {
        let actions = numbers(actions)?;
        if actions.len() != self.count {
            let found = actions.len();
            let text = format!("{found} actions for a batch of {} games", self.count);
            return Err(PyValueError::new_err(text));
        }
        self.write(py, |lot| lot.step(&actions)).map_err(IllegalAction::new_err)
    }

    /// Starts games anew: all that are over, or those that a mask names. Chance goes on.
    #[pyo3(signature = (which = None))]
    fn reset(&self, py: Python<'_>, which: Option<Vec<bool>>) -> PyResult<()> {
        if let Some(which) = &which
            && which.len() != self.count
        {
            let text = format!("a mask of {} for a batch of {} games", which.len(), self.count);
            return Err(PyValueError::new_err(text));
        }
        self.write(py, |lot| {
            let which = which.unwrap_or_else(|| lot.over());
            lot.reset(&|game| which[game]);
        });
        Ok(())
    }

    /// The numbers of the actions that were played in a game.
    fn played<'py>(&self, py: Python<'py>, game: isize) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let game = self.check(game)?;
        let played: Vec<i64> =
            self.read(py, |lot| lot.played(game).iter().map(|&index| index.into()).collect());
        Ok(played.into_pyarray(py))
    }

    /// A game with its turns, to be looked at, gone on with or recorded.
    fn game(&self, py: Python<'_>, number: isize) -> PyResult<PyGame> {
        let number = self.check(number)?;
        Ok(PyGame(self.read(py, |lot| lot.game(number))))
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
        let judged = interruptible(py, |stop| {
            let lot = self.lot.read().unwrap_or_else(PoisonError::into_inner);
            lot.teach(&limits, hash, stop)
        })?;
        let (actions, values): (Vec<i64>, Vec<f32>) = judged
            .into_iter()
            .map(|found| {
                found.map_or((NO_ACTION, f32::NAN), |(action, value)| (action.into(), value))
            })
            .unzip();
        Ok((actions.into_pyarray(py), values.into_pyarray(py)))
    }

    /// The same games once more, each with its own chance: stepping one batch changes nothing in the other.
    fn __copy__(&self, py: Python<'_>) -> PyBatch {
        let lot = RwLock::new(self.read(py, Lot::duplicate));
        PyBatch { lot, count: self.count, encoder: self.encoder }
    }

    fn __deepcopy__(&self, py: Python<'_>, _memo: &Bound<'_, PyAny>) -> PyBatch {
        self.__copy__(py)
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        let saved = serde_json::to_string(&self.read(py, Lot::save));
        let saved = saved.map_err(|error| PyValueError::new_err(error.to_string()))?;
        Ok((py.get_type::<PyBatch>().getattr("_restore")?, (saved,)))
    }

    /// What was pickled.
    #[staticmethod]
    fn _restore(py: Python<'_>, saved: &str) -> PyResult<PyBatch> {
        let restored = py.detach(|| {
            let saved: SavedLot = serde_json::from_str(saved).map_err(|error| error.to_string())?;
            saved.restore()
        });
        let (starts, lot) = restored.map_err(PyValueError::new_err)?;
        let count = lot.over().len();
        let encoder = Encoder::of(starts[0].game(), starts[0].variant());
        Ok(PyBatch { lot: RwLock::new(lot), count, encoder })
    }

    fn __repr__(&self, py: Python<'_>) -> String {
        format!("<Batch of {} games, {} of them over>", self.count, self.count - self.live(py))
    }
}
