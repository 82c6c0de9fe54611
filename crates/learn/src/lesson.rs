//! Going through a chapter: what is shown, what is tried, what is said about it.

use gipfel_rules::{AnyAction, TurnBuilder};

use crate::chapter::{Chapter, Feedback, Step};
use crate::{Attempt, Why};

/// Somebody going through a chapter. A pure state: what was tried goes in, what is to be said comes out.
///
/// ```
/// use gipfel_learn::{Lesson, Progress, library};
///
/// let chapter = library::chapters()[0].clone();
/// let mut lesson = Lesson::new(chapter);
/// let solution = lesson.step().expect("a chapter has steps").solution.clone();
/// lesson.attempt(&solution);
/// assert!(matches!(lesson.progress(), Progress::Right { .. }));
/// lesson.next();
/// assert_eq!(lesson.number(), 1);
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Lesson {
    chapter: Chapter,
    number: usize,
    progress: Progress,
}

/// How far a step has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Progress {
    /// Nothing is decided, or not enough.
    Open,
    /// What was tried is not what was asked for, and why.
    Wrong(Feedback),
    /// What was tried is against the rules, and which.
    Illegal(Why),
    /// It is done.
    Right {
        /// What the opponent plays then.
        reply: Vec<AnyAction>,
    },
}

impl Lesson {
    /// A chapter from its first step.
    pub fn new(chapter: Chapter) -> Lesson {
        Lesson { chapter, number: 0, progress: Progress::Open }
    }

    /// A chapter from another step.
    pub fn from_step(chapter: Chapter, number: usize) -> Lesson {
        let number = number.min(chapter.steps.len());
        Lesson { chapter, number, progress: Progress::Open }
    }

    /// The chapter.
    pub fn chapter(&self) -> &Chapter {
        &self.chapter
    }

    /// The number of the step, from 0. Behind the last one it is the number of steps.
    pub fn number(&self) -> usize {
        self.number
    }

    /// The step that is to be done; none behind the last one.
    pub fn step(&self) -> Option<&Step> {
        self.chapter.steps.get(self.number)
    }

    /// How far the step has come.
    pub fn progress(&self) -> &Progress {
        &self.progress
    }

    /// Whether all steps are done.
    pub fn is_over(&self) -> bool {
        self.number >= self.chapter.steps.len()
    }

    /// Judges decisions from the start of the step. Not enough of them leave it open.
    pub fn attempt(&mut self, actions: &[AnyAction]) -> &Progress {
        if let Some(step) = self.chapter.steps.get(self.number) {
            self.progress = judge(step, actions);
        }
        &self.progress
    }

    /// Notes that something against the rules was tried.
    pub fn refuse(&mut self, why: Why) {
        if !self.is_over() {
            self.progress = Progress::Illegal(why);
        }
    }

    /// Begins the step anew.
    pub fn retry(&mut self) {
        self.progress = Progress::Open;
    }

    /// Goes on to the next step, whether this one is done or not.
    pub fn next(&mut self) {
        self.number = (self.number + 1).min(self.chapter.steps.len());
        self.progress = Progress::Open;
    }

    /// Goes to a step.
    pub fn go_to(&mut self, number: usize) {
        self.number = number.min(self.chapter.steps.len());
        self.progress = Progress::Open;
    }
}

fn judge(step: &Step, actions: &[AnyAction]) -> Progress {
    let mut turn = TurnBuilder::new(step.position.clone());
    for &action in actions {
        if let Err(error) = turn.push(action) {
            return Progress::Illegal(Why::of_error(turn.position(), &error));
        }
    }
    if !step.is_decided(&turn) {
        return Progress::Open;
    }
    let Some(attempt) = Attempt::new(&step.position, actions) else { return Progress::Open };
    match step.fault(&attempt) {
        Some(feedback) => Progress::Wrong(feedback),
        None => Progress::Right { reply: step.reply_to(&attempt) },
    }
}
