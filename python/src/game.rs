//! A game being played.

use gipfel_rules::{Action, AnyAction, Cause, DecideError, Decision, Game};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::arguments::{Chosen, numbers, wrong_type};
use crate::errors::IllegalAction;
use crate::position::{PyPosition, color_text, outcome_text};
use crate::record::PyRecord;

/// A game being played from a position: its turns, the unfinished turn, repetition and end.
#[pyclass(name = "Game", module = "gipfel", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyGame(pub(crate) Game);

/// A turn: its text, or the numbers of its actions.
pub(crate) enum Turn {
    /// Its text.
    Text(String),
    /// The numbers of its actions.
    Actions(Vec<i64>),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Turn {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Turn> {
        if let Ok(text) = given.extract() {
            return Ok(Turn::Text(text));
        }
        let wrong = |_| wrong_type("a turn is a str or a sequence of ints", given);
        numbers(&given).map(Turn::Actions).map_err(wrong)
    }
}

fn forbidden(error: &DecideError) -> PyErr {
    IllegalAction::new_err(error.to_string())
}

impl PyGame {
    /// Plain games only: what is decided besides the board has no number.
    pub(crate) fn plain(game: Game) -> PyResult<PyGame> {
        if game.state().is_some() {
            return Err(PyValueError::new_err("this is a linked game, which is not played here"));
        }
        Ok(PyGame(game))
    }
}

#[pymethods]
impl PyGame {
    #[new]
    fn new(start: &PyPosition) -> PyGame {
        PyGame(Game::new(start.0.clone()))
    }

    /// Where the game started.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition(self.0.start().position().clone())
    }

    /// The position after all that was decided.
    #[getter]
    fn position(&self) -> PyPosition {
        PyPosition(self.0.position().clone())
    }

    /// Whose turn it is: "w" or "b".
    #[getter]
    fn side(&self) -> &'static str {
        color_text(self.0.side())
    }

    /// The texts of the turns.
    #[getter]
    fn turns(&self) -> Vec<String> {
        (0..self.0.turns().len()).filter_map(|turn| self.0.turn_text(turn)).collect()
    }

    /// The numbers of the actions, turn by turn.
    #[getter]
    fn actions(&self) -> Vec<Vec<u16>> {
        let turns = self.0.turns().iter();
        turns.map(|turn| turn.actions().map(AnyAction::index).collect()).collect()
    }

    /// The actions of the unfinished turn.
    #[getter]
    fn unfinished(&self) -> Vec<u16> {
        self.0.open().main_actions().into_iter().map(Action::index).collect()
    }

    /// The actions that may come next.
    #[getter]
    fn legal(&self) -> Vec<u16> {
        let legal = self.0.legal().into_iter();
        legal
            .filter_map(|decision| match decision {
                Decision::Board(action) => Some(action.index()),
                _ => None,
            })
            .collect()
    }

    /// How the game ended: the result ("w", "b", "draw" or None) and why; None if it is not over.
    #[getter]
    fn end(&self) -> Option<(Option<&'static str>, &'static str)> {
        let end = self.0.end()?;
        let why = match end.cause {
            Cause::Rules(reason) => reason.name,
            cause => cause.words(),
        };
        Some((end.outcome.map(outcome_text), why))
    }

    /// The keys of the positions at the start of main phases so far, as the engine wants them.
    #[getter]
    fn history(&self) -> Vec<u64> {
        self.0.history().to_vec()
    }

    /// How often the position with which the main phase started has occurred.
    #[getter]
    fn occurrences(&self) -> u32 {
        self.0.occurrences()
    }

    /// Plays a whole turn, given as text or by the numbers of its actions: all of it or nothing.
    fn play(&mut self, turn: Turn) -> PyResult<()> {
        let played = match turn {
            Turn::Text(text) => self.0.play_text(&text),
            Turn::Actions(numbers) => {
                // Whether they are legal is seen when they are played; whether they exist, here.
                let position = self.0.now().position();
                let actions: Vec<AnyAction> = numbers
                    .into_iter()
                    .map(|index| Chosen::Index(index).of(position))
                    .collect::<PyResult<_>>()?;
                self.0.play(actions)
            }
        };
        played.map_err(|error| forbidden(&error))
    }

    /// Adds an action to the unfinished turn, which becomes a turn of the game when nothing more is to be decided in it.
    fn push(&mut self, action: Chosen) -> PyResult<()> {
        let action = action.of(self.0.position())?;
        self.0.advance(action).map_err(|error| forbidden(&error))
    }

    /// Ends the unfinished turn where it may end.
    fn commit(&mut self) -> PyResult<()> {
        self.0.commit().map_err(|error| forbidden(&error))
    }

    /// Takes the last action of the unfinished turn back, and says whether there was one.
    fn pop(&mut self) -> bool {
        self.0.pop().is_some()
    }

    /// Takes the last turn back with all that was decided since, and says whether there was one.
    fn take_back(&mut self) -> bool {
        self.0.take_back().is_some()
    }

    fn __copy__(&self) -> PyGame {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyGame {
        self.clone()
    }

    /// A record holds all of a game, its unfinished turn included.
    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (PyRecord,))> {
        let restore = py.get_type::<PyRecord>().getattr("to_game")?;
        Ok((restore, (PyRecord::from_game(self)?,)))
    }

    fn __repr__(&self) -> String {
        let turns = self.0.turns().len();
        format!("<Game of {turns} turns, at {}>", self.0.position())
    }
}
