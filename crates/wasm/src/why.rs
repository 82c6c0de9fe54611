//! Why something that was chosen on the board is refused.

use gipfel_learn::Why;
use gipfel_rules::AnyPosition;
use wasm_bindgen::prelude::*;

use crate::js::to_js;
use crate::problem::Problem;

/// That it is the other player's turn.
#[wasm_bindgen(js_name = whyNotYourTurn, unchecked_return_type = "Problem")]
pub fn why_not_your_turn(position: &str) -> Result<JsValue, JsError> {
    let position: AnyPosition = position.parse().map_err(JsError::from)?;
    let game = gipfel_rules::Position::game(&position);
    Ok(to_js(&Problem::from(&Why::not_your_turn(game))))
}
