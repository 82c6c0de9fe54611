//! What is wrong, as data: a code that names the reason and the values its sentence speaks of.

use gipfel_learn::Why;
use gipfel_rules::{
    ActionError, AnyIllegal, AnyPosition, AnySetupError, DecideError, PositionError, SyntaxError,
    TurnError, linked,
};
use serde::Serialize;

use crate::colour::Colour;

/// Why something cannot be done or read. The page has a sentence for every code in every language.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Problem {
    /// The name of the reason.
    pub code: String,
    /// The points it is about.
    pub points: Vec<String>,
    /// The side it is about.
    pub colour: Option<Colour>,
    /// The number it is about: pieces, rings, markers.
    pub number: Option<u32>,
    /// The text it is about: what was read, the name of a field or a phase.
    pub text: Option<Box<str>>,
    /// Where in the text, line and column counted from 1.
    pub place: Option<[u32; 2]>,
    /// The section of the rules that says it: the page, `#` and its name.
    pub rule: Option<Box<str>>,
    /// The reason in English, for details that have no translation.
    pub english: Box<str>,
}

impl Problem {
    pub(crate) fn new(code: impl Into<String>, english: impl Into<Box<str>>) -> Problem {
        Problem { code: code.into(), english: english.into(), ..Problem::default() }
    }

    pub(crate) fn points<T: ToString>(mut self, points: impl IntoIterator<Item = T>) -> Problem {
        self.points = points.into_iter().map(|point| point.to_string()).collect();
        self
    }

    pub(crate) fn colour(mut self, colour: impl Into<Colour>) -> Problem {
        self.colour = Some(colour.into());
        self
    }

    pub(crate) fn number(mut self, number: u32) -> Problem {
        self.number = Some(number);
        self
    }

    pub(crate) fn text(mut self, text: impl Into<String>) -> Problem {
        self.text = Some(text.into().into_boxed_str());
        self
    }

    pub(crate) fn at(mut self, line: usize, column: usize) -> Problem {
        self.place = Some([line as u32, column as u32]);
        self
    }
}

impl From<&Why> for Problem {
    fn from(why: &Why) -> Problem {
        let mut problem = Problem::new(why.kind.name(), why.kind.name()).points(&why.points);
        problem.rule =
            why.section().map(|section| format!("{}#{}", section.page, section.name).into());
        problem
    }
}

/// Why something could not be added to a turn that has come to a position.
pub(crate) fn turn_problem(position: &AnyPosition, error: &TurnError<AnyIllegal>) -> Problem {
    Problem { english: error.to_string().into(), ..Problem::from(&Why::of_error(position, error)) }
}

/// The same where the position is not at hand.
impl From<&AnyIllegal> for Problem {
    fn from(illegal: &AnyIllegal) -> Problem {
        let english = illegal.to_string();
        match illegal.game() {
            None => Problem::new("other-game", english),
            Some(game) => {
                let why = Why::of_illegal(illegal, game);
                Problem { english: english.into(), ..Problem::from(&why) }
            }
        }
    }
}

impl From<TurnError<AnyIllegal>> for Problem {
    fn from(error: TurnError<AnyIllegal>) -> Problem {
        let english = error.to_string();
        match error {
            TurnError::Complete => Problem::new("turn-complete", english),
            TurnError::Incomplete(prompt) => {
                Problem::new("turn-incomplete", english).text(prompt.name)
            }
            TurnError::Illegal(illegal) => (&illegal).into(),
            TurnError::Text(ActionError::Illegal { text, reason }) => {
                Problem { english: english.into(), ..Problem::from(&reason) }.text(text)
            }
            TurnError::Text(ActionError::Syntax { text, .. }) => {
                Problem::new("unreadable-turn", english).points([&text])
            }
        }
    }
}

impl From<DecideError> for Problem {
    fn from(error: DecideError) -> Problem {
        match error {
            DecideError::Plain(error) => error.into(),
            DecideError::Linked(error) => error.into(),
            DecideError::Over => Problem::new("game-over", error.to_string()),
        }
    }
}

impl From<linked::TurnError> for Problem {
    fn from(error: linked::TurnError) -> Problem {
        let english = error.to_string();
        match error {
            linked::TurnError::Complete => Problem::new("turn-complete", english),
            linked::TurnError::Incomplete(_) => Problem::new("turn-incomplete", english),
            linked::TurnError::Illegal(illegal) => (&illegal).into(),
            linked::TurnError::Text(error) => match error {
                ActionError::Illegal { text, reason } => Problem::from(&reason).text(text),
                ActionError::Syntax { text, .. } => {
                    Problem::new("unreadable-turn", english).points([&text])
                }
            },
        }
    }
}

impl From<&linked::Illegal> for Problem {
    fn from(illegal: &linked::Illegal) -> Problem {
        use linked::Illegal;
        let because = |code: &str| Problem::new(code, illegal.to_string());
        match illegal {
            Illegal::Main(illegal) => (&AnyIllegal::from(illegal.clone())).into(),
            Illegal::Contest(illegal) => illegal.into(),
            Illegal::AnswerFirst => because("answer-first"),
            Illegal::NothingDeclared => because("nothing-declared"),
            Illegal::ContestFirst => because("contest-first"),
            Illegal::NoContest => because("no-contest"),
            Illegal::ContestOver => because("contest-over"),
            Illegal::OtherResult { .. } => because("other-result"),
            Illegal::NotDecided => because("not-decided"),
        }
    }
}

impl From<&AnySetupError> for Problem {
    fn from(error: &AnySetupError) -> Problem {
        gipfel_rules::each_setup_error!(error, error => error.into())
    }
}

impl From<&SyntaxError> for Problem {
    fn from(error: &SyntaxError) -> Problem {
        Problem::new("unreadable-position", error.reason.clone())
            .number(error.at as u32 + 1)
            .text(error.field.to_string())
    }
}

/// All that is wrong with a position's text.
pub(crate) fn position_problems(error: &PositionError<AnySetupError>) -> Vec<Problem> {
    match error {
        PositionError::Syntax(error) => vec![error.into()],
        PositionError::Setup(faults) => faults.iter().map(Problem::from).collect(),
    }
}

/// The first thing that is wrong with a position's text.
impl From<PositionError<AnySetupError>> for Problem {
    fn from(error: PositionError<AnySetupError>) -> Problem {
        let english = error.to_string();
        let first = position_problems(&error).into_iter().next();
        first.unwrap_or_else(|| Problem::new("unreadable-position", english))
    }
}
