//! Why something that was chosen on the board is refused.

use gipfel_learn::{Choice, Why};
use gipfel_rules::AnyPosition;
use wasm_bindgen::prelude::*;

use crate::js::to_js;
use crate::problem::Problem;

/// Why choosing a point does nothing; `null` if it does something. `chosen` is the dot, the ring or the loaded piece that was
/// chosen before, `piece` the letter of what is to be brought in.
#[wasm_bindgen(js_name = whyPoint, unchecked_return_type = "Problem | null")]
#[expect(clippy::needless_pass_by_value, reason = "optional text from JavaScript is owned")]
pub fn why_point(
    position: &str,
    chosen: Option<String>,
    point: &str,
    piece: Option<String>,
) -> Result<JsValue, JsError> {
    let position: AnyPosition = position.parse().map_err(JsError::from)?;
    let piece = piece.and_then(|letters| letters.chars().next());
    let choice = Choice { chosen: chosen.as_deref(), point, piece };
    let why = Why::of_choice(&position, choice);
    Ok(to_js(&why.as_ref().map(Problem::from)))
}

/// Why a piece of a row cannot be kept; `null` if it can.
#[wasm_bindgen(js_name = whyKept, unchecked_return_type = "Problem | null")]
pub fn why_kept(position: &str, point: &str) -> Result<JsValue, JsError> {
    let position: AnyPosition = position.parse().map_err(JsError::from)?;
    Ok(to_js(&Why::of_keeping(&position, point).as_ref().map(Problem::from)))
}

/// Why everything of a row cannot stay.
#[wasm_bindgen(js_name = whyTakeSomething, unchecked_return_type = "Problem")]
pub fn why_take_something(position: &str) -> Result<JsValue, JsError> {
    let position: AnyPosition = position.parse().map_err(JsError::from)?;
    let game = gipfel_rules::Position::game(&position);
    Ok(to_js(&Problem::from(&Why::take_something(game))))
}

/// That it is the other player's turn.
#[wasm_bindgen(js_name = whyNotYourTurn, unchecked_return_type = "Problem")]
pub fn why_not_your_turn(position: &str) -> Result<JsValue, JsError> {
    let position: AnyPosition = position.parse().map_err(JsError::from)?;
    let game = gipfel_rules::Position::game(&position);
    Ok(to_js(&Problem::from(&Why::not_your_turn(game))))
}
