//! A turn in the making.

use gipfel_rules::{AnyPosition, Position as _, TurnBuilder, TurnStatus};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::choices::{Choices, choices};
use crate::js::{answer, to_js};
use crate::line::{TurnView, finish};
use crate::linked::LinkedView;
use crate::problem::{Problem, turn_problem};
use crate::step::{Step, step};
use crate::view::PositionView;

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum StatusName {
    /// More must be decided.
    Incomplete,
    /// It may end here, or something more may be decided.
    MayEnd,
    /// Nothing more is to be decided.
    Complete,
}

/// A turn in the making, as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnState {
    /// The position after the decisions so far.
    pub position: PositionView,
    /// What may be decided now.
    pub choices: Choices,
    /// How far the turn has come.
    pub status: StatusName,
    /// The decisions so far.
    pub steps: Vec<Step>,
    /// The decisions so far as text.
    pub text: String,
    /// Whether just one decision is possible now.
    pub forced: bool,
    /// What a linked game adds.
    pub linked: Option<LinkedView>,
}

/// A turn in the making. It starts from a position and takes decisions by their number or as text.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Turn {
    builder: TurnBuilder<AnyPosition>,
    steps: Vec<Step>,
}

#[wasm_bindgen]
impl Turn {
    /// A turn of the player to move in a position given as text.
    #[wasm_bindgen(constructor)]
    pub fn new(position: &str) -> Result<Turn, JsError> {
        let position: AnyPosition = position.parse().map_err(JsError::from)?;
        Ok(Turn { builder: TurnBuilder::new(position), steps: Vec::new() })
    }

    /// Everything that is shown of it.
    #[wasm_bindgen(unchecked_return_type = "TurnState")]
    pub fn state(&self) -> JsValue {
        to_js(&self.view())
    }

    /// Adds a decision by its number.
    #[wasm_bindgen(unchecked_return_type = "Answer<TurnState>")]
    pub fn play(&mut self, action: u16) -> JsValue {
        answer(self.push(action))
    }

    /// Adds decisions given as text, joined with `;`: all of them or none.
    #[wasm_bindgen(js_name = playText, unchecked_return_type = "Answer<TurnState>")]
    pub fn play_text(&mut self, text: &str) -> JsValue {
        answer(self.push_text(text))
    }

    /// Adds decisions as long as there is just one.
    #[wasm_bindgen(js_name = playForced, unchecked_return_type = "TurnState")]
    pub fn play_forced(&mut self) -> JsValue {
        while let [action] = self.builder.legal()[..] {
            let step = step(self.builder.position(), action);
            if self.builder.push(action).is_err() {
                break;
            }
            self.steps.push(step);
        }
        to_js(&self.view())
    }

    /// Takes the last decision back; false if there is none.
    pub fn undo(&mut self) -> bool {
        self.steps.pop();
        self.builder.pop().is_some()
    }

    /// The whole turn, ended where it may end.
    #[wasm_bindgen(unchecked_return_type = "Answer<TurnView>")]
    pub fn finish(&self) -> JsValue {
        answer(self.finished())
    }
}

impl Turn {
    fn view(&self) -> TurnState {
        let position = self.builder.position();
        let legal = self.builder.legal();
        TurnState {
            position: position.into(),
            choices: choices(position, &legal),
            status: match self.builder.status() {
                TurnStatus::Incomplete => StatusName::Incomplete,
                TurnStatus::MayEnd => StatusName::MayEnd,
                TurnStatus::Complete => StatusName::Complete,
            },
            steps: self.steps.clone(),
            text: self.builder.text(),
            forced: legal.len() == 1,
            linked: None,
        }
    }

    fn push(&mut self, number: u16) -> Result<TurnState, Problem> {
        let position = self.builder.position();
        let action = position.action_from_index(number).ok_or_else(|| {
            Problem::new("no-such-action", format!("no action has number {number}"))
        })?;
        let legal = position.check(action).is_ok();
        let step = legal.then(|| step(position, action));
        if let Err(error) = self.builder.push(action) {
            return Err(turn_problem(self.builder.position(), &error));
        }
        self.steps.extend(step);
        Ok(self.view())
    }

    fn push_text(&mut self, text: &str) -> Result<TurnState, Problem> {
        let mut builder = self.builder.clone();
        for decision in text.split(';') {
            if let Err(error) = builder.push_text(decision.trim()) {
                return Err(turn_problem(builder.position(), &error));
            }
        }
        let mut position = self.builder.position().clone();
        for action in builder.actions().skip(self.steps.len()) {
            self.steps.push(step(&position, action));
            position.play_unchecked(action);
        }
        self.builder = builder;
        Ok(self.view())
    }

    fn finished(&self) -> Result<TurnView, Problem> {
        finish(self.builder.clone())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_turn_of_text_is_taken_whole_or_not_at_all() {
        let mut turn = Turn::new("gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push").unwrap();
        let problem = turn.push_text("d1-d5;xd2,d3,d4").unwrap_err();
        assert_eq!(problem.code, "basic-piece-stays");
        assert_eq!(problem.points, ["d5"]);
        assert!(turn.view().steps.is_empty());
        let state = turn.push_text("d1-d5;xd2,d3,d4,d5").unwrap();
        assert_eq!(state.status, StatusName::Complete);
        assert_eq!(state.steps.len(), 2);
        assert_eq!(turn.finished().unwrap().text, "d1-d5;xd2,d3,d4,d5");
        assert!(turn.undo());
        assert_eq!(turn.view().status, StatusName::Incomplete);
        assert!(turn.view().forced);
    }
}
