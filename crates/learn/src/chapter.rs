//! A chapter of lessons: steps with a position, a task and what counts as doing it.

use gipfel_rules::{AnyAction, AnyPosition, GameKind, Position as _, TurnBuilder, TurnStatus};

use crate::{Attempt, Condition};

/// A chapter: a few steps that teach one thing.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The game it belongs to.
    pub game: GameKind,
    /// Its name, the middle of its keys.
    pub name: String,
    /// The variant of the free game behind it.
    pub variant: String,
    /// The section of the rules page that says the same in full.
    pub section: String,
    /// What is to be done, one after another.
    pub steps: Vec<Step>,
}

/// One position and one task.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The beginning of its keys.
    pub key: String,
    /// Its name, the end of its keys.
    pub name: String,
    /// Where it starts.
    pub position: AnyPosition,
    /// When what is played is judged.
    pub judge: Judge,
    /// What is right: one of these.
    pub accept: Vec<Condition>,
    /// What deserves a sentence of its own when it is wrong; the first that fits.
    pub wrong: Vec<Wrong>,
    /// Something that is right.
    pub solution: Vec<AnyAction>,
    /// The answer of the opponent to it.
    pub reply: Vec<AnyAction>,
    /// Points that the sentence speaks of.
    pub marks: Vec<String>,
}

/// When what is played is judged.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Judge {
    /// When the turn is complete.
    #[default]
    Turn,
    /// After the first decision.
    First,
}

/// A mistake that is expected.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wrong {
    /// The end of its key.
    pub name: String,
    /// What is played.
    pub condition: Condition,
}

/// What is said about a wrong turn: the key of the sentence and the number it speaks of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Feedback {
    /// The key of the sentence.
    pub key: String,
    /// The number that was asked for.
    pub number: Option<u32>,
}

/// The word of a game in keys and in the names of folders and pages.
pub fn topic(game: GameKind) -> &'static str {
    game.description().topic
}

impl Chapter {
    /// The beginning of the keys of its sentences. By itself it is the key of its title; with `-about` behind it, of the
    /// line below the title.
    pub fn key(&self) -> String {
        format!("lesson-{}-{}", topic(self.game), self.name)
    }

    /// All keys of its sentences.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![self.key(), format!("{}-about", self.key())];
        for step in &self.steps {
            keys.extend(step.keys());
        }
        keys
    }

    /// The start of the free game behind it.
    pub fn free_game(&self) -> Option<AnyPosition> {
        self.game.start(&self.variant)
    }
}

impl Step {
    /// The key of what is explained.
    pub fn text_key(&self) -> String {
        self.key.clone()
    }

    /// The key of what is to be done.
    pub fn task_key(&self) -> String {
        format!("{}-task", self.key)
    }

    /// The key of the hint.
    pub fn hint_key(&self) -> String {
        format!("{}-hint", self.key)
    }

    /// The key of what is said when it is done: why it was right.
    pub fn right_key(&self) -> String {
        format!("{}-right", self.key)
    }

    /// All keys of its own.
    pub fn keys(&self) -> Vec<String> {
        let mut keys = vec![self.text_key(), self.task_key(), self.hint_key(), self.right_key()];
        keys.extend(self.wrong.iter().map(|wrong| format!("{}-{}", self.key, wrong.name)));
        keys
    }

    /// Whether decisions so far are enough to be judged.
    pub fn is_decided(&self, turn: &TurnBuilder<AnyPosition>) -> bool {
        match self.judge {
            Judge::First => !turn.is_empty(),
            Judge::Turn => turn.status() == TurnStatus::Complete && !turn.is_empty(),
        }
    }

    /// What is wrong with an attempt; nothing if it is right.
    pub fn fault(&self, attempt: &Attempt) -> Option<Feedback> {
        if self.accept.iter().any(|condition| condition.holds(attempt)) {
            return None;
        }
        if let Some(wrong) = self.wrong.iter().find(|wrong| wrong.condition.holds(attempt)) {
            return Some(Feedback { key: format!("{}-{}", self.key, wrong.name), number: None });
        }
        let missed = self.accept.first().and_then(|condition| condition.missed(attempt));
        Some(missed.map_or_else(
            || Feedback { key: "missed-turn".to_owned(), number: None },
            |term| Feedback { key: format!("missed-{}", term.name()), number: term.test.number() },
        ))
    }

    /// Every attempt that can be made: all turns, or all first decisions.
    pub fn attempts(&self) -> Vec<Attempt> {
        let mut attempts = Vec::new();
        let mut turn = TurnBuilder::new(self.position.clone());
        self.collect(&mut turn, &mut attempts);
        attempts
    }

    fn collect(&self, turn: &mut TurnBuilder<AnyPosition>, attempts: &mut Vec<Attempt>) {
        if self.is_decided(turn) {
            let actions: Vec<AnyAction> = turn.actions().collect();
            attempts.extend(Attempt::new(&self.position, &actions));
            return;
        }
        for action in turn.legal() {
            if turn.push(action).is_ok() {
                self.collect(turn, attempts);
                turn.pop();
            }
        }
    }

    /// The game of the step.
    pub fn game(&self) -> GameKind {
        self.position.game()
    }
}
