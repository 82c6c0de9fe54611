//! Games given as their start and the texts of their turns.

use gipfel_rules::{
    AnyIllegal, AnyPosition, Position as _, Repetition, TurnBuilder, TurnError, parse_turn,
    turn_text,
};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::colour::Colour;
use crate::js::answer;
use crate::linked::ContestView;
use crate::problem::Problem;
use crate::step::{Step, step};
use crate::view::PositionView;

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// Its canonical text.
    pub text: String,
    /// Who played it.
    pub mover: Colour,
    /// Its decisions.
    pub steps: Vec<Step>,
    /// The position after it.
    pub position: PositionView,
    /// In a linked game: all decisions as text, those of contests included.
    pub decisions: Option<String>,
    /// In a linked game: the uses that were declared, and what became of them.
    pub contests: Vec<ContestView>,
}

/// A game as far as it is legal.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Line {
    /// The start.
    pub start: PositionView,
    /// The turns.
    pub turns: Vec<TurnView>,
    /// Whether the game is a draw now because a position has come up for the third time.
    pub repetition: bool,
    /// Why the turns stop before the end of what was given.
    pub problem: Option<Problem>,
}

/// A position given as text.
#[wasm_bindgen(js_name = viewPosition, unchecked_return_type = "Answer<PositionView>")]
pub fn view_position(text: &str) -> JsValue {
    answer(parse(text).map(|position| PositionView::from(&position)))
}

/// Plays turns from a position, as long as they are legal.
#[wasm_bindgen(js_name = playLine, unchecked_return_type = "Answer<Line>")]
#[expect(clippy::needless_pass_by_value, reason = "a list from JavaScript is owned")]
pub fn play_line(start: &str, turns: Vec<String>) -> JsValue {
    answer(parse(start).map(|start| line(start, &turns)))
}

/// One turn from a position.
#[wasm_bindgen(js_name = playTurn, unchecked_return_type = "Answer<TurnView>")]
pub fn play_turn(position: &str, turn: &str) -> JsValue {
    let played = parse(position).and_then(|position| finish(parse_turn(&position, turn)?));
    answer(played)
}

pub(crate) fn parse(text: &str) -> Result<AnyPosition, Problem> {
    text.parse::<AnyPosition>().map_err(Problem::from)
}

fn line(start: AnyPosition, texts: &[String]) -> Line {
    let mut line = Line {
        start: (&start).into(),
        turns: Vec::with_capacity(texts.len()),
        repetition: false,
        problem: None,
    };
    let mut repetition = Repetition::new();
    repetition.record(&start);
    let mut position = start;
    for text in texts {
        let builder = match parse_turn(&position, text).and_then(complete) {
            Ok(builder) => builder,
            Err(error) => {
                line.problem = Some(error.into());
                return line;
            }
        };
        line.repetition = false;
        for action in builder.actions() {
            position.play_unchecked(action);
            line.repetition |= repetition.record(&position);
        }
        line.turns.push(view(&builder));
    }
    line
}

/// The turn with its implied ending.
fn complete(
    mut builder: TurnBuilder<AnyPosition>,
) -> Result<TurnBuilder<AnyPosition>, TurnError<AnyIllegal>> {
    let decided = builder.actions().count();
    for action in builder.clone().finish()?.into_iter().skip(decided) {
        builder.push(action)?;
    }
    Ok(builder)
}

/// What a turn does, ended where it may end.
pub(crate) fn finish(builder: TurnBuilder<AnyPosition>) -> Result<TurnView, Problem> {
    Ok(view(&complete(builder)?))
}

/// What a complete turn does.
pub(crate) fn view(builder: &TurnBuilder<AnyPosition>) -> TurnView {
    let start = builder.start();
    let actions: Vec<_> = builder.actions().collect();
    let mut position = start.clone();
    let mut steps = Vec::with_capacity(actions.len());
    for &action in &actions {
        steps.push(step(&position, action));
        position.play_unchecked(action);
    }
    TurnView {
        text: turn_text(start, &actions),
        mover: start.side().into(),
        steps,
        position: builder.position().into(),
        decisions: None,
        contests: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(start: &str, turns: &[&str]) -> Line {
        let turns: Vec<String> = turns.iter().map(ToString::to_string).collect();
        line(start.parse().unwrap(), &turns)
    }

    #[test]
    fn a_line_stops_at_the_first_wrong_turn() {
        let line = played(
            "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
            &["e1-e3", "e9-e2", "b1-b3"],
        );
        assert_eq!(line.turns.len(), 1);
        assert!(line.problem.is_some());
    }

    #[test]
    fn a_game_can_go_round_in_circles() {
        let start = "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";
        let line = played(start, &["f6", "f7"]);
        assert_eq!(line.turns[1].mover, Colour::Black);
        assert!(!line.repetition);
        assert_eq!(line.turns[1].position.white.hand, 4);
    }
}
