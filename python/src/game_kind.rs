//! What a game is: its facts, and the tables that go with the numbers of its actions and places.

use gipfel_rules::{
    Action, Board, GameKind, Interface, Kind, Module, Position, Symmetric, Symmetry, VariantInfo,
    each_position,
};
use numpy::{IntoPyArray, PyArray1, PyArray2};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyDictMethods};

use crate::encoder::{Encoder, kind_name};
use crate::position::PyPosition;

/// A game: `GameKind("yinsh")`. See `games()` for all of them.
#[pyclass(name = "GameKind", module = "gipfel", frozen, eq, hash)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct PyGameKind(pub(crate) GameKind);

/// All games.
#[pyfunction]
pub(crate) fn games() -> Vec<PyGameKind> {
    GameKind::ALL.map(PyGameKind).into()
}

/// The symmetry with a number, if a board has it.
pub(crate) fn symmetry(board: &Board, number: usize) -> PyResult<Symmetry> {
    let known = board.symmetries.iter().find(|symmetry| symmetry.index() == number);
    known.copied().ok_or_else(|| {
        let numbers: Vec<String> =
            board.symmetries.iter().map(|symmetry| symmetry.index().to_string()).collect();
        PyValueError::new_err(format!(
            "the board has no symmetry {number}, only {}",
            numbers.join(", ")
        ))
    })
}

impl PyGameKind {
    fn variant(self, variant: Option<&str>) -> PyResult<&'static VariantInfo> {
        let description = self.0.description();
        let word = variant.unwrap_or(description.variants[0].word);
        description.variant(word).ok_or_else(|| {
            PyValueError::new_err(format!("{} has no variant `{word}`", description.title))
        })
    }

    fn board(self, variant: Option<&str>) -> PyResult<&'static Board> {
        Ok(&self.0.description().boards[self.variant(variant)?.board])
    }
}

#[pymethods]
impl PyGameKind {
    #[new]
    fn new(word: &str) -> PyResult<PyGameKind> {
        GameKind::from_word(word).map(PyGameKind).ok_or_else(|| {
            let words = GameKind::ALL.map(GameKind::word).join(", ");
            PyValueError::new_err(format!("there is no game `{word}`, only {words}"))
        })
    }

    /// The game's word in the text of positions.
    #[getter]
    fn word(&self) -> &'static str {
        self.0.word()
    }

    /// The game's name as it is printed.
    #[getter]
    fn title(&self) -> &'static str {
        self.0.description().title
    }

    /// The words of the variants; the first is played when none is named.
    #[getter]
    fn variants(&self) -> Vec<&'static str> {
        self.0.variants()
    }

    /// How many actions there are: their numbers are below this.
    #[getter]
    fn action_count(&self) -> usize {
        let start = self.0.start(self.0.description().variants[0].word);
        let start = start.expect("a variant of the list has a start");
        each_position!(&start, start => count_of(start))
    }

    /// The words of the kinds of pieces.
    #[getter]
    fn kinds(&self) -> Vec<String> {
        let description = self.0.description();
        (0..description.kinds.len()).map(|kind| kind_name(description, Kind(kind as u8))).collect()
    }

    /// What may be agreed on before a variant starts: for each word the usual number and the largest.
    #[pyo3(signature = (variant = None))]
    fn options<'py>(&self, py: Python<'py>, variant: Option<&str>) -> PyResult<Bound<'py, PyDict>> {
        let options = PyDict::new(py);
        for option in self.variant(variant)?.options {
            options.set_item(option.word, (option.usual, option.most))?;
        }
        Ok(options)
    }

    /// The start of a variant. Options that were agreed on are given by their words, a number for both players or a pair
    /// for White and Black: `GameKind("gipf").start("basic", extra=(0, 3))`.
    #[pyo3(signature = (variant = None, **agreed))]
    fn start(
        &self,
        variant: Option<&str>,
        agreed: Option<&Bound<'_, PyDict>>,
    ) -> PyResult<PyPosition> {
        let variant = self.variant(variant)?.word;
        let mut options: Vec<(String, [u8; 2])> = Vec::new();
        for (word, value) in agreed.into_iter().flat_map(PyDictMethods::iter) {
            let both = value.extract::<u8>().map(|number| [number; 2]);
            let pair = both.or_else(|_| value.extract::<(u8, u8)>().map(<[u8; 2]>::from));
            let word: String = word.extract()?;
            let pair = pair.map_err(|_| {
                let what = "has to be a small number, or a pair of them for White and Black";
                PyValueError::new_err(format!("the option `{word}` {what}"))
            })?;
            options.push((word, pair));
        }
        let options: Vec<(&str, [u8; 2])> =
            options.iter().map(|(word, pair)| (word.as_str(), *pair)).collect();
        let start = self.0.start_with(variant, &options);
        start.map(PyPosition).map_err(|error| PyValueError::new_err(error.to_string()))
    }

    /// The names of the places of the board, in the order of their numbers.
    #[pyo3(signature = (variant = None))]
    fn places(&self, variant: Option<&str>) -> PyResult<Vec<&'static str>> {
        Ok(self.board(variant)?.places.iter().map(|place| place.name).collect())
    }

    /// For each place the row and the column of an observation in which it is; -1 for places at the edge, on which
    /// nothing ever stands. Neighbours on a line differ by (0, 1), (1, 0) or (1, -1).
    #[pyo3(signature = (variant = None))]
    fn cells<'py>(
        &self,
        py: Python<'py>,
        variant: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray2<i64>>> {
        let cell = |cell: Option<(usize, usize)>| {
            cell.map_or(vec![-1, -1], |(row, column)| vec![row as i64, column as i64])
        };
        let encoder = Encoder::of(self.0, self.variant(variant)?.word);
        let cells: Vec<Vec<i64>> = encoder.cells().map(cell).collect();
        Ok(PyArray2::from_vec2(py, &cells)?)
    }

    /// The names of the planes of an observation.
    #[pyo3(signature = (variant = None))]
    fn planes(&self, variant: Option<&str>) -> PyResult<Vec<String>> {
        Ok(Encoder::of(self.0, self.variant(variant)?.word).names().to_vec())
    }

    /// The shape of an observation: planes, rows, columns.
    #[pyo3(signature = (variant = None))]
    fn observation_shape(&self, variant: Option<&str>) -> PyResult<(usize, usize, usize)> {
        let encoder = Encoder::of(self.0, self.variant(variant)?.word);
        Ok((encoder.names().len(), encoder.rows, encoder.columns))
    }

    /// The numbers of the symmetries of the board; 0 moves nothing.
    #[pyo3(signature = (variant = None))]
    fn symmetries(&self, variant: Option<&str>) -> PyResult<Vec<usize>> {
        Ok(self.board(variant)?.symmetries.iter().map(|symmetry| symmetry.index()).collect())
    }

    /// Where a symmetry takes each place, by the numbers of the places.
    #[pyo3(signature = (symmetry, variant = None))]
    fn place_images<'py>(
        &self,
        py: Python<'py>,
        symmetry: usize,
        variant: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let board = self.board(variant)?;
        let symmetry = self::symmetry(board, symmetry)?;
        // The middle of a board need not be a place: three times as fine, it is a point.
        let number = board.places.len() as i32;
        let middle = |sum: i32| (3 * sum / number) as i8;
        let across = middle(board.places.iter().map(|place| i32::from(place.q)).sum());
        let up = middle(board.places.iter().map(|place| i32::from(place.r)).sum());
        let image = |place: &gipfel_rules::BoardPlace| {
            let (q, r) = symmetry.apply((3 * place.q - across, 3 * place.r - up));
            let place = board.at((q + across) / 3, (r + up) / 3);
            place.expect("a symmetry maps the board onto itself").index() as i64
        };
        Ok(board.places.iter().map(image).collect::<Vec<_>>().into_pyarray(py))
    }

    /// Where a symmetry takes each action, by the numbers of the actions; -1 for numbers that are no action. In PÜNCT it depends on the
    /// piece in the hand how a direction is seen: there `Position.transform_action` tells it.
    #[pyo3(signature = (symmetry, variant = None))]
    fn action_images<'py>(
        &self,
        py: Python<'py>,
        symmetry: usize,
        variant: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray1<i64>>> {
        let variant = self.variant(variant)?.word;
        let start = self.0.start(variant).expect("a variant of the list has a start");
        let symmetry = self::symmetry(start.board(), symmetry)?;
        let images = each_position!(&start, start => images_of(start, symmetry));
        Ok(images.into_pyarray(py))
    }

    fn __repr__(&self) -> String {
        format!("GameKind({:?})", self.0.word())
    }

    fn __getnewargs__(&self) -> (&'static str,) {
        (self.0.word(),)
    }
}

fn count_of<P: Position>(_start: &P) -> usize {
    P::ACTION_COUNT
}

fn images_of<P: Module>(start: &P, symmetry: Symmetry) -> Vec<i64> {
    let image = |index: usize| {
        let action = start.action_from_index(index as u16)?;
        Some(i64::from(Symmetric::transform_action(start, action, symmetry).index()))
    };
    (0..P::ACTION_COUNT).map(|index| image(index).unwrap_or(-1)).collect()
}
