//! What Python gives as actions.

use gipfel_rules::{AnyPosition, Notation, Position};
use numpy::{Element, PyReadonlyArray1};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;

use crate::errors::IllegalAction;

/// An action: its number, or its text.
pub(crate) enum Chosen {
    /// Its number.
    Index(i64),
    /// Its text.
    Text(String),
}

impl<'a, 'py> FromPyObject<'a, 'py> for Chosen {
    type Error = PyErr;

    /// Numbers are whatever Python can index with, NumPy's integers included.
    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Chosen> {
        if let Ok(text) = given.extract() {
            return Ok(Chosen::Text(text));
        }
        given
            .extract()
            .map(Chosen::Index)
            .map_err(|_| wrong_type("an action is an int or a str", given))
    }
}

/// The error for an argument of a type that is not taken.
pub(crate) fn wrong_type(taken: &str, given: Borrowed<'_, '_, PyAny>) -> PyErr {
    let found = given.get_type().name().map_or_else(|_| "this".to_owned(), |name| name.to_string());
    PyTypeError::new_err(format!("{taken}, not {found}"))
}

impl Chosen {
    /// The action in a position; legal if it was given as text.
    pub(crate) fn of(&self, position: &AnyPosition) -> PyResult<<AnyPosition as Position>::Action> {
        match self {
            Chosen::Index(index) => numbered(position, *index)
                .ok_or_else(|| IllegalAction::new_err(none(position, *index))),
            Chosen::Text(text) => position
                .parse_action(text)
                .map_err(|error| IllegalAction::new_err(error.to_string())),
        }
    }
}

/// The action with a number, if it is one of the game's.
pub(crate) fn numbered<P: Position>(position: &P, index: i64) -> Option<P::Action> {
    position.action_from_index(u16::try_from(index).ok()?)
}

/// What is said of a number that is no action's.
pub(crate) fn none<P: Position>(position: &P, index: i64) -> String {
    format!("{} has no action with the number {index}", position.game())
}

/// Whole numbers: an array of any such type, or a sequence.
pub(crate) fn numbers(given: &Bound<'_, PyAny>) -> PyResult<Vec<i64>> {
    fn of<'py, T: Element + Copy + Into<i64>>(given: &Bound<'py, PyAny>) -> Option<Vec<i64>> {
        let array: PyReadonlyArray1<'py, T> = given.extract().ok()?;
        Some(array.as_array().iter().map(|&number| number.into()).collect())
    }
    of::<i64>(given)
        .or_else(|| of::<i32>(given))
        .or_else(|| of::<u16>(given))
        .or_else(|| of::<i16>(given))
        .or_else(|| of::<u32>(given))
        .map_or_else(|| given.extract(), Ok)
}
