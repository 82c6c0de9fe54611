//! Positions: values that never change.

use std::ops::ControlFlow;

use gipfel_rules::{
    Action, AnyPosition, Color, Interface, LegalTurns, Notation, Outcome, Position, Stage,
    Symmetric, TurnBuilder, each_position, legal_turns, parse_turn, perft, turn_text,
};
use numpy::{IntoPyArray, PyArray1, PyArray3, PyArrayMethods};
use pyo3::prelude::*;

use crate::arguments::{Chosen, numbers};
use crate::encoder::{Encoder, kind_name};
use crate::errors::{IllegalAction, PositionError};
use crate::game_kind::{self, PyGameKind};

/// The text of a colour.
pub(crate) const fn color_text(color: Color) -> &'static str {
    match color {
        Color::White => "w",
        Color::Black => "b",
    }
}

/// The text of a result.
pub(crate) const fn outcome_text(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(color) => color_text(color),
        Outcome::Draw => "draw",
    }
}

/// A position of any game, from its text: `Position("yinsh standard …")`. `GameKind.start` gives starts.
///
/// Positions never change: `play` gives a new one. Two are equal when everything that may happen from here on is equal.
#[pyclass(name = "Position", module = "gipfel", frozen, eq, hash)]
#[derive(Clone, PartialEq, Eq, Hash)]
pub(crate) struct PyPosition(pub(crate) AnyPosition);

/// One piece of a stack: its kind, and whose it is.
type Piece = (String, Option<&'static str>);

impl PyPosition {
    fn encoder(&self) -> &'static Encoder {
        Encoder::of(self.0.game(), self.0.variant())
    }
}

#[pymethods]
impl PyPosition {
    #[new]
    fn new(text: &str) -> PyResult<PyPosition> {
        let position = text.parse::<AnyPosition>();
        position.map(PyPosition).map_err(|error| PositionError::new_err(error.to_string()))
    }

    /// The game.
    #[getter]
    fn game(&self) -> PyGameKind {
        PyGameKind(self.0.game())
    }

    /// The word of the variant.
    #[getter]
    fn variant(&self) -> &'static str {
        self.0.variant()
    }

    /// Who decides now: "w" or "b". In a finished game, in whose turn it ended.
    #[getter]
    fn side(&self) -> &'static str {
        color_text(self.0.side())
    }

    /// Where in his turn he is: "before", "main" or "after".
    #[getter]
    fn stage(&self) -> &'static str {
        match self.0.stage() {
            Stage::Before => "before",
            Stage::Main => "main",
            Stage::After => "after",
        }
    }

    /// What is to be decided, as a word.
    #[getter]
    fn prompt(&self) -> &'static str {
        self.0.prompt().name
    }

    /// The result: "w", "b", "draw", or None if the game is not over.
    #[getter]
    fn outcome(&self) -> Option<&'static str> {
        self.0.outcome().map(outcome_text)
    }

    /// Why the game is over, as a word.
    #[getter]
    fn end_reason(&self) -> Option<&'static str> {
        self.0.end_reason().map(|reason| reason.name)
    }

    /// A number that equal positions share and different ones almost surely do not.
    #[getter]
    fn key(&self) -> u64 {
        self.0.key()
    }

    /// The numbers of the legal actions, in the order of generation; none if the game is over.
    fn actions<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i64>> {
        let numbers: Vec<i64> =
            self.0.actions().iter().map(|action| i64::from(action.index())).collect();
        numbers.into_pyarray(py)
    }

    /// The legal actions as a mask over all numbers.
    fn mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        each_position!(&self.0, position => mask_of(position)).into_pyarray(py)
    }

    /// Whether an action, given by its number or its text, is legal.
    fn is_legal(&self, action: Chosen) -> bool {
        action.of(&self.0).is_ok_and(|action| self.0.check(action).is_ok())
    }

    /// The number of an action that is given as text. It is legal.
    fn action(&self, text: String) -> PyResult<u16> {
        Ok(Chosen::Text(text).of(&self.0)?.index())
    }

    /// The text of a legal action that is given by its number.
    fn action_text(&self, action: i64) -> PyResult<String> {
        let action = self.legal(&Chosen::Index(action))?;
        Ok(self.0.action_text(action))
    }

    /// The position after an action that is given by its number or its text.
    fn play(&self, action: Chosen) -> PyResult<PyPosition> {
        let action = self.legal(&action)?;
        let mut after = self.0.clone();
        after.play_unchecked(action);
        Ok(PyPosition(after))
    }

    /// Iterates over all whole turns, each as the numbers of its actions. With potentials there can be very many.
    fn turns(&self) -> PyTurns {
        PyTurns(legal_turns(&self.0))
    }

    /// The actions of a whole turn that is given as text, as players note it.
    fn turn(&self, text: &str) -> PyResult<Vec<u16>> {
        let turn = parse_turn(&self.0, text).and_then(TurnBuilder::finish);
        let turn = turn.map_err(|error| IllegalAction::new_err(error.to_string()))?;
        Ok(turn.into_iter().map(Action::index).collect())
    }

    /// The text of a turn that is given by the numbers of its actions.
    fn turn_text(&self, actions: &Bound<'_, PyAny>) -> PyResult<String> {
        let actions = numbers(actions)?;
        let mut position = self.clone();
        let mut turn = Vec::with_capacity(actions.len());
        for index in actions {
            let action = position.legal(&Chosen::Index(index))?;
            turn.push(action);
            position.0.play_unchecked(action);
        }
        Ok(turn_text(&self.0, &turn))
    }

    /// How many sequences of so many legal actions there are.
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| each_position!(&self.0, position => perft(position, depth)))
    }

    /// For each legal action the number of sequences of `depth` actions that begin with it, by the text of the action.
    fn divide(&self, py: Python<'_>, depth: u32) -> Vec<(String, u64)> {
        py.detach(|| {
            let counts = gipfel_rules::divide(&self.0, depth, true);
            counts.into_iter().map(|(action, count)| (self.0.action_text(action), count)).collect()
        })
    }

    /// The planes of the position, seen from the player who decides: `float32` of shape planes × rows × columns. Their
    /// names are `game.planes()`.
    fn observation<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        let encoder = self.encoder();
        let mut planes = vec![0.0; encoder.size()];
        each_position!(&self.0, position => encoder.write(position, &mut planes));
        let shape = [encoder.names().len(), encoder.rows, encoder.columns];
        planes.into_pyarray(py).reshape(shape)
    }

    /// What stands on the board: for each place that is not empty its name and its pieces from bottom to top, each with its
    /// kind and whose it is ("w", "b" or None).
    fn stacks(&self) -> Vec<(&'static str, Vec<Piece>)> {
        let (board, description) = (self.0.board(), self.0.game().description());
        let pieces = self.0.pieces();
        let stacks = pieces.stacks().map(|(place, layers)| {
            let layers = layers
                .iter()
                .map(|layer| (kind_name(description, layer.kind), layer.owner.map(color_text)));
            (board[place].name, layers.collect())
        });
        stacks.collect()
    }

    /// What lies beside the board: the word of the tray, whose it is (None if it belongs to both), how many pieces.
    fn trays(&self) -> Vec<(&'static str, Option<&'static str>, u8)> {
        let description = self.0.game().description();
        let pieces = self.0.pieces();
        let trays = pieces.beside().iter().map(|holding| {
            let owner = holding.beside.owner.map(color_text);
            (description[holding.beside.tray].word, owner, holding.count)
        });
        trays.collect()
    }

    /// What counts for the game and is not to be seen: for each word a number for White and one for Black.
    fn unseen(&self) -> Vec<(&'static str, (u8, u8))> {
        self.0.unseen().into_iter().map(|(word, numbers)| (word, numbers.into())).collect()
    }

    /// The position seen through a symmetry of the board, by its number.
    fn transform(&self, symmetry: usize) -> PyResult<PyPosition> {
        Ok(PyPosition(self.0.transform(game_kind::symmetry(self.0.board(), symmetry)?)))
    }

    /// The number of the action that does in the transformed position what an action does in this one.
    fn transform_action(&self, action: i64, symmetry: usize) -> PyResult<u16> {
        let symmetry = game_kind::symmetry(self.0.board(), symmetry)?;
        let action = Chosen::Index(action).of(&self.0)?;
        Ok(self.0.transform_action(action, symmetry).index())
    }

    /// The position with the players exchanged, also the one who decides; actions keep their numbers. None where the rules
    /// do not treat both alike.
    fn swap_colors(&self) -> Option<PyPosition> {
        self.0.swap_colors().map(PyPosition)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Position({:?})", self.0.to_string())
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

impl PyPosition {
    /// An action that may be played.
    fn legal(&self, action: &Chosen) -> PyResult<<AnyPosition as Position>::Action> {
        let found = action.of(&self.0)?;
        self.0.check(found).map_err(|illegal| IllegalAction::new_err(illegal.to_string()))?;
        Ok(found)
    }
}

fn mask_of<P: Position>(position: &P) -> Vec<bool> {
    let mut mask = vec![false; P::ACTION_COUNT];
    let _ = position.visit_actions(|action| {
        mask[usize::from(action.index())] = true;
        ControlFlow::Continue(())
    });
    mask
}

/// Iterates over whole turns.
#[pyclass(name = "Turns", module = "gipfel")]
pub(crate) struct PyTurns(LegalTurns<AnyPosition>);

#[pymethods]
impl PyTurns {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self) -> Option<Vec<u16>> {
        Some(self.0.next()?.into_iter().map(Action::index).collect())
    }
}
