//! Records of games.

use gipfel_record::{
    EditError, Error, Reader, Record, parse_all, parse_result, result_text, write_all,
};
use gipfel_rules::{Action, Position};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;

use crate::errors::RecordError;
use crate::game::PyGame;
use crate::game_kind::PyGameKind;
use crate::position::PyPosition;

/// A record of a game: `Record(start)`, `Record.parse(text)` or `Record.from_game(game)`. Its text is `str(record)`.
#[pyclass(name = "Record", module = "gipfel", eq)]
#[derive(Clone, PartialEq)]
pub(crate) struct PyRecord(Record);

fn unreadable(error: &Error) -> PyErr {
    RecordError::new_err(error.to_string())
}

fn forbidden(error: &EditError) -> PyErr {
    RecordError::new_err(error.to_string())
}

/// Reads all records of a text. The first fault is raised as a `RecordError`.
#[pyfunction]
pub(crate) fn read_records(text: &str) -> PyResult<Vec<PyRecord>> {
    let records = parse_all(text).map_err(|error| unreadable(&error))?;
    Ok(records.into_iter().map(PyRecord).collect())
}

/// Reads all records of a text as far as they are valid: for each the record (None if the fault comes before it is known
/// what is played) and its first fault (None if there is none).
#[pyfunction]
pub(crate) fn read_while_valid(text: &str) -> Vec<(Option<PyRecord>, Option<String>)> {
    let readings = Reader::new(text);
    readings
        .map(|reading| (reading.record.map(PyRecord), reading.error.map(|error| error.to_string())))
        .collect()
}

/// The text of several records.
#[pyfunction]
pub(crate) fn write_records(records: Vec<PyRef<'_, PyRecord>>) -> String {
    let records: Vec<&Record> = records.iter().map(|record| &record.0).collect();
    write_all(records)
}

#[pymethods]
impl PyRecord {
    #[new]
    fn new(start: &PyPosition) -> PyRecord {
        PyRecord(Record::new(start.0.clone()))
    }

    /// Reads the one record of a text.
    #[staticmethod]
    fn parse(text: &str) -> PyResult<PyRecord> {
        Record::parse(text).map(PyRecord).map_err(|error| unreadable(&error))
    }

    /// A record of a game that was played.
    #[staticmethod]
    pub(crate) fn from_game(game: &PyGame) -> PyResult<PyRecord> {
        Record::from_game(&game.0).map(PyRecord).map_err(|error| forbidden(&error))
    }

    /// The game of the main line.
    fn to_game(&self) -> PyResult<PyGame> {
        PyGame::plain(self.0.to_game())
    }

    /// The game.
    #[getter]
    fn game(&self) -> PyGameKind {
        PyGameKind(self.0.start().game())
    }

    /// Where the game starts.
    #[getter]
    fn start(&self) -> PyPosition {
        PyPosition(self.0.start().clone())
    }

    /// The result as records have it: "1-0", "0-1", "1/2-1/2", or "*" if there is none.
    #[getter]
    fn result(&self) -> &'static str {
        result_text(self.0.result())
    }

    #[setter]
    fn set_result(&mut self, result: &str) -> PyResult<()> {
        let parsed = parse_result(result)
            .ok_or_else(|| PyValueError::new_err(format!("`{result}` is no result")))?;
        self.0.set_result(parsed).map_err(|error| forbidden(&error))
    }

    /// All tags as they are written, those that follow from the record itself included.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let tags = PyDict::new(py);
        for (name, value) in self.0.all_tags() {
            tags.set_item(name, value)?;
        }
        Ok(tags)
    }

    /// Sets a tag; None removes it.
    #[pyo3(signature = (name, value))]
    fn set_tag(&mut self, name: &str, value: Option<&str>) -> PyResult<()> {
        match value {
            Some(value) => self.0.tags_mut().set(name, value),
            None => {
                self.0.tags_mut().remove(name);
                Ok(())
            }
        }
        .map_err(|error| RecordError::new_err(error.to_string()))
    }

    /// The texts of the turns of the main line.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.0.main_line().filter_map(|step| self.0.turn_text(step.id)).collect()
    }

    /// The numbers of the actions of the main line, turn by turn.
    #[getter]
    fn actions(&self) -> Vec<Vec<u16>> {
        let steps = self.0.main_line();
        steps
            .map(|step| step.turn.actions().iter().map(|action| action.index()).collect())
            .collect()
    }

    /// The positions of the main line: the start, and the position after each turn.
    #[getter]
    fn positions(&self) -> Vec<PyPosition> {
        self.0.positions().cloned().map(PyPosition).collect()
    }

    /// How many turns there are, variations included.
    #[getter]
    fn turn_count(&self) -> usize {
        self.0.turn_count()
    }

    /// Adds a turn, given as text, to the end of the main line, with a comment if one is given.
    #[pyo3(signature = (turn, comment = None))]
    fn add_turn(&mut self, turn: &str, comment: Option<&str>) -> PyResult<()> {
        let mut record = self.0.clone();
        let node = record.add_turn_text(record.last(), turn).map_err(|error| forbidden(&error))?;
        if let Some(comment) = comment {
            record.set_comment(node, comment).map_err(|error| forbidden(&error))?;
        }
        self.0 = record;
        Ok(())
    }

    fn __copy__(&self) -> PyRecord {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> PyRecord {
        self.clone()
    }

    fn __reduce__<'py>(&self, py: Python<'py>) -> PyResult<(Bound<'py, PyAny>, (String,))> {
        Ok((py.get_type::<PyRecord>().getattr("parse")?, (self.0.to_string(),)))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        let turns = self.0.main_line().count();
        format!("<Record of {turns} turns, {}>", result_text(self.0.result()))
    }
}
