//! Lessons: the list of chapters, and somebody going through one.

use gipfel_learn::{Chapter, Judge, Lesson, Progress, Step, library, topic};
use gipfel_rules::{GameKind, TurnBuilder, turn_text};
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::to_js;
use crate::problem::{Problem, turn_problem};
use crate::view::PositionView;

/// A chapter in the list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChapterInfo {
    /// The game of its free play.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
    /// What it belongs to: `gipf`, `potentials` or `yinsh`.
    pub topic: &'static str,
    /// Its name.
    pub name: String,
    /// The key of its title; with `-about` behind it, of the line below.
    pub key: String,
    /// The names of its steps.
    pub steps: Vec<String>,
    /// The variant of its free play.
    pub variant: String,
    /// The section of the rules that says the same in full.
    pub section: String,
}

/// A step, as the page shows it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct StepView {
    /// Its number from 0.
    pub number: usize,
    /// Its name.
    pub name: String,
    /// The key of its text. With `-task`, `-hint` and `-right` behind it: the task, the hint, why it was right.
    pub key: String,
    /// Where it starts.
    pub position: PositionView,
    /// Points that the text speaks of.
    pub marks: Vec<String>,
    /// Whether it is judged after the first decision.
    pub first: bool,
    /// A turn that is right.
    pub solution: String,
}

/// What is said about what was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "lowercase")]
pub enum Verdict {
    /// Not enough is decided.
    Open,
    /// It is right.
    Right {
        /// The turn with which the opponent answers.
        reply: Option<String>,
    },
    /// It is allowed, but not what was asked for.
    Wrong {
        /// The key of the sentence that says why.
        key: String,
        /// The number it speaks of.
        number: u32,
    },
    /// It is against the rules.
    Illegal {
        /// The rule.
        problem: Problem,
    },
}

/// All chapters, in the order in which they are learned.
#[wasm_bindgen(unchecked_return_type = "ChapterInfo[]")]
pub fn chapters() -> JsValue {
    to_js(&library::chapters().iter().map(info).collect::<Vec<_>>())
}

fn info(chapter: &Chapter) -> ChapterInfo {
    ChapterInfo {
        game: chapter.game.word(),
        topic: topic(chapter.game),
        name: chapter.name.clone(),
        key: chapter.key(),
        steps: chapter.steps.iter().map(|step| step.name.clone()).collect(),
        variant: chapter.variant.clone(),
        section: chapter.section.clone(),
    }
}

/// Somebody going through a chapter.
#[wasm_bindgen]
#[derive(Debug)]
pub struct LessonRun {
    lesson: Lesson,
}

#[wasm_bindgen]
impl LessonRun {
    /// A chapter from one of its steps on.
    #[wasm_bindgen(constructor)]
    pub fn new(topic: &str, name: &str, step: usize) -> Result<LessonRun, JsError> {
        let lesson = find(topic, name).map(|chapter| Lesson::from_step(chapter.clone(), step));
        lesson.map(|lesson| LessonRun { lesson }).ok_or_else(|| JsError::new("no such chapter"))
    }

    /// The step that is to be done; `null` when all are.
    #[wasm_bindgen(unchecked_return_type = "StepView | null")]
    pub fn step(&self) -> JsValue {
        to_js(&self.lesson.step().map(|step| view(self.lesson.number(), step)))
    }

    /// Judges the decisions so far, as text.
    #[wasm_bindgen(unchecked_return_type = "Verdict")]
    pub fn attempt(&mut self, turn: &str) -> JsValue {
        to_js(&self.judge(turn))
    }

    /// Goes to a step.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, step: usize) {
        self.lesson.go_to(step);
    }
}

impl LessonRun {
    fn judge(&mut self, text: &str) -> Verdict {
        let Some(step) = self.lesson.step() else { return Verdict::Open };
        let mut turn = TurnBuilder::new(step.position.clone());
        for decision in text.split(';').filter(|decision| !decision.is_empty()) {
            if let Err(error) = turn.push_text(decision.trim()) {
                return Verdict::Illegal { problem: turn_problem(turn.position(), &error) };
            }
        }
        let actions: Vec<_> = turn.actions().collect();
        match self.lesson.attempt(&actions) {
            Progress::Open => Verdict::Open,
            Progress::Wrong(feedback) => {
                Verdict::Wrong { key: feedback.key.clone(), number: feedback.number.unwrap_or(1) }
            }
            Progress::Illegal(why) => Verdict::Illegal { problem: Problem::from(why) },
            Progress::Right { reply } if reply.is_empty() => Verdict::Right { reply: None },
            Progress::Right { reply } => {
                Verdict::Right { reply: Some(turn_text(turn.position(), reply)) }
            }
        }
    }
}

fn find(wanted: &str, name: &str) -> Option<&'static Chapter> {
    let game = GameKind::ALL.into_iter().find(|game| topic(*game) == wanted)?;
    library::chapter(game, name)
}

fn view(number: usize, step: &Step) -> StepView {
    StepView {
        number,
        name: step.name.clone(),
        key: step.text_key(),
        position: (&step.position).into(),
        marks: step.marks.clone(),
        first: step.judge == Judge::First,
        solution: turn_text(&step.position, &step.solution),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chapter_is_gone_through() {
        let mut run = LessonRun::new("gipf", "rows", 0).unwrap();
        assert_eq!(run.judge(""), Verdict::Open);
        assert_eq!(run.judge("b2"), Verdict::Open, "the row is still to be taken");
        let wrong = Verdict::Wrong { key: "missed-claims".to_owned(), number: 1 };
        assert_eq!(run.judge("b3"), wrong);
        assert!(matches!(run.judge("e5"), Verdict::Illegal { .. }));
        assert_eq!(run.judge("b2;xb2,c3,d4,e5"), Verdict::Right { reply: None });
    }

    #[test]
    fn the_opponent_answers() {
        let mut run = LessonRun::new("gipf", "forced", 2).unwrap();
        let reply = Some("xc5,d5,e5,f4;d7".to_owned());
        assert_eq!(run.judge("e1-e5"), Verdict::Right { reply });
    }

    #[test]
    fn chapters_are_found_by_topic() {
        assert!(find("potentials", "linked").is_some());
        assert!(find("gipf+", "linked").is_none());
        assert!(library::chapters().iter().all(|chapter| !info(chapter).steps.is_empty()));
    }
}
