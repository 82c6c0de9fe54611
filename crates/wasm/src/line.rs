//! Games given as their start and the texts of their turns.

use gipfel_rules::{
    AnyIllegal, AnyPosition, Course, DRAW_AFTER, DecideError, Decision, Position as _, TurnBuilder,
    TurnError, parse_turn, turn_text,
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
    let mut course = Course::endless(start);
    for text in texts {
        let builder = match parse_turn(course.position(), text).and_then(complete) {
            Ok(builder) => builder,
            Err(error) => {
                line.problem = Some(error.into());
                return line;
            }
        };
        match play_on(&mut course, builder.actions()) {
            Ok(repeated) => line.repetition = repeated,
            Err(error) => {
                line.problem = Some(error.into());
                return line;
            }
        }
        line.turns.push(view(&builder));
    }
    line
}

/// Plays a whole turn, and says whether a position has come up in it or behind it for the third time.
pub(crate) fn play_on<D: Into<Decision>>(
    course: &mut Course,
    turn: impl IntoIterator<Item = D>,
) -> Result<bool, DecideError> {
    let in_main = course.occurrences() > 0;
    turn.into_iter().try_for_each(|decision| course.push(decision))?;
    let inside = !in_main && course.occurrences() >= DRAW_AFTER;
    course.commit()?;
    Ok(inside || course.repeats())
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
pub(crate) mod tests {
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

    /// Twice the same turns, then a row taken at the start of a turn: the empty board, for the third time.
    pub(crate) fn rounds() -> Vec<String> {
        let round = "c2 b2 c1-c3 b1-b3 c1-c4 b6-b5 a3-b4 a3-c5;xb2,b3,b4,b5";
        let second = format!("xc2,c3,c4,c5;{round}");
        let turns = format!("{round} {second} xc2,c3,c4,c5;c2");
        turns.split(' ').map(str::to_owned).collect()
    }

    #[test]
    fn a_third_occurrence_inside_a_turn_is_noticed() {
        let rounds = rounds();
        let texts: Vec<&str> = rounds.iter().map(String::as_str).collect();
        let empty = "gipf basic 4/5/6/7/6/5/4 w 9/9 -- push";
        assert!(!played(empty, &texts[..16]).repetition);
        assert!(played(empty, &texts).repetition);
    }
}
