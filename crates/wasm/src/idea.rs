//! What a turn is good for.

use gipfel_learn::Idea;
use gipfel_rules::{AnyPosition, parse_turn};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::to_js;

/// What a turn is good for, and where it happens.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct IdeaView {
    /// The name of the idea; its sentence has it in its key.
    pub kind: &'static str,
    /// The number the sentence speaks of.
    pub number: u32,
    /// Where the main action starts.
    pub from: Option<String>,
    /// Where it ends.
    pub to: Option<String>,
}

/// What a turn of the player to move is good for; `null` if it cannot be played.
#[wasm_bindgen(js_name = turnIdea, unchecked_return_type = "IdeaView | null")]
pub fn turn_idea(position: &str, turn: &str) -> JsValue {
    to_js(&idea(position, turn))
}

fn idea(position: &str, turn: &str) -> Option<IdeaView> {
    let position: AnyPosition = position.parse().ok()?;
    let actions = parse_turn(&position, turn).ok()?.finish().ok()?;
    let idea = Idea::of(&position, &actions)?;
    let (from, to) = idea.way.clone().unzip();
    Some(IdeaView { kind: idea.kind.name(), number: idea.number, from, to })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_idea_has_a_key_and_a_place() {
        let start = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";
        let idea = idea(start, "e1-e3").unwrap();
        assert_eq!(idea.kind, "towards-centre");
        assert_eq!((idea.from.as_deref(), idea.to.as_deref()), (Some("e1"), Some("e3")));
    }

    #[test]
    fn what_cannot_be_played_has_none() {
        assert_eq!(idea("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push", "e5"), None);
        assert_eq!(idea("nothing", "e1-e3"), None);
    }
}
