//! Questions about the game, and their answers.

use std::fmt;

use gipfel_rules::{Color, Outcome};

use crate::ParseError;
use crate::words::Words;

/// What can be asked with `query`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Question {
    /// Is the game over?
    GameOver,
    /// Is it White who decides now?
    P1Turn,
    /// How did the game end?
    Result,
}

impl Question {
    /// All questions.
    pub const ALL: [Question; 3] = [Question::GameOver, Question::P1Turn, Question::Result];

    /// The question's word.
    pub const fn word(self) -> &'static str {
        match self {
            Question::GameOver => "gameover",
            Question::P1Turn => "p1turn",
            Question::Result => "result",
        }
    }

    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Question, ParseError> {
        let word = words.require("the question")?;
        let question = Question::ALL.into_iter().find(|question| question.word() == word);
        question.ok_or_else(|| words.invalid(word, "gameover, p1turn or result"))
    }
}

/// What a `response` says.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Answer {
    /// Yes or no.
    Truth(bool),
    /// How the game ended, if it has.
    Result(Option<Outcome>),
}

const ANSWERS: [(Answer, &str); 6] = [
    (Answer::Truth(true), "true"),
    (Answer::Truth(false), "false"),
    (Answer::Result(Some(Outcome::Win(Color::White))), "p1win"),
    (Answer::Result(Some(Outcome::Win(Color::Black))), "p2win"),
    (Answer::Result(Some(Outcome::Draw)), "draw"),
    (Answer::Result(None), "none"),
];

impl Answer {
    pub(crate) fn parse(words: &mut Words<'_>) -> Result<Answer, ParseError> {
        let word = words.require("the answer")?;
        let found = ANSWERS.iter().find(|(_, text)| *text == word);
        found.map(|(answer, _)| *answer).ok_or_else(|| words.invalid(word, "an answer"))
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = ANSWERS.iter().find(|(answer, _)| answer == self);
        f.write_str(found.expect("every answer is in the list").1)
    }
}
