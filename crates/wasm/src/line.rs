//! Positions and single turns given as text.

use gipfel_rules::{AnyPosition, Game};
use wasm_bindgen::prelude::*;

use crate::js::answer;
use crate::problem::Problem;
use crate::turn::TurnView;
use crate::view::PositionView;

/// A position given as text.
#[wasm_bindgen(js_name = viewPosition, unchecked_return_type = "Answer<PositionView>")]
pub fn view_position(text: &str) -> JsValue {
    answer(parse(text).map(|position| PositionView::from(&position)))
}

/// One turn from a position.
#[wasm_bindgen(js_name = playTurn, unchecked_return_type = "Answer<TurnView>")]
pub fn play_turn(position: &str, turn: &str) -> JsValue {
    answer(parse(position).and_then(|position| played(position, turn)))
}

pub(crate) fn parse(text: &str) -> Result<AnyPosition, Problem> {
    text.parse::<AnyPosition>().map_err(Problem::from)
}

fn played(position: AnyPosition, turn: &str) -> Result<TurnView, Problem> {
    let mut game = Game::endless(position);
    game.play_text(turn)?;
    let view = TurnView::of(game.start(), game.turns()[0].decisions());
    Ok(view.expect("it has just been played"))
}
