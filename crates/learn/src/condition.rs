//! What a lesson asks of a turn, as a line of text: `claims 1 and on e4 G`.

use std::str::FromStr;

use thiserror::Error;

use crate::Attempt;
use crate::subject::subjects;

/// Terms joined by `and`; all of them must hold.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Condition {
    terms: Vec<Term>,
}

/// One test of what was played, or its opposite.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Term {
    /// Whether the test must fail: `not`.
    pub negated: bool,
    /// What is tested.
    pub test: Test,
}

/// What can be asked of a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Test {
    /// Nothing: any legal turn will do.
    Any,
    /// It is one of these turns, to the letter.
    Turn(Vec<String>),
    /// One of its decisions is this one.
    Decision(String),
    /// It wins the game.
    Wins,
    /// It does something at least so often: takes rows, captures pieces, turns markers over.
    Does(&'static str, u32),
    /// Afterwards this stands on this point, as the text of positions writes it; `.` is nothing.
    On(String, String),
    /// The main action starts here.
    From(String),
    /// The main action ends here.
    To(String),
    /// GIPF: what is brought in has this letter, `P` a basic piece, `G` a GIPF-piece, a loaded one that of its potential.
    Enters(&'static str, char),
    /// Potentials: the kind of this letter is used, T for its extra push.
    Uses(char),
    /// Afterwards a row of the opponent stands.
    LeavesRow,
    /// Afterwards the mover could make a row in at least so many ways.
    Threatens(u32),
    /// Afterwards the mover makes a row whatever the opponent does.
    ForcesRow,
    /// Afterwards the opponent has no row and cannot make one.
    Safe,
}

/// A condition that cannot be read.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("{0}")]
pub struct ConditionError(String);

impl Condition {
    /// The terms.
    pub fn terms(&self) -> &[Term] {
        &self.terms
    }

    /// Whether all terms hold.
    pub fn holds(&self, attempt: &Attempt) -> bool {
        self.missed(attempt).is_none()
    }

    /// The first term that does not hold.
    pub fn missed(&self, attempt: &Attempt) -> Option<&Term> {
        self.terms.iter().find(|term| !term.holds(attempt))
    }
}

impl Term {
    /// Whether the term holds.
    pub fn holds(&self, attempt: &Attempt) -> bool {
        self.test.holds(attempt) != self.negated
    }

    /// The term's name: the test's, with `not-` in front if it is negated. Sentences about a missed term have it in their
    /// key.
    pub fn name(&self) -> String {
        let not = if self.negated { "not-" } else { "" };
        format!("{not}{}", self.test.name())
    }

    /// Whether missing it says enough by itself. What is asked for to the letter needs a reason of the step's own.
    pub fn explains_itself(&self) -> bool {
        match self.test {
            Test::Any | Test::Turn(_) | Test::Decision(_) | Test::Uses(_) => false,
            Test::On(..) | Test::From(_) | Test::To(_) => false,
            Test::Enters(_, letter) => letter == 'G',
            _ => true,
        }
    }
}

impl Test {
    /// The test's word.
    pub fn name(&self) -> &'static str {
        match self {
            Test::Any => "any",
            Test::Turn(_) => "turn",
            Test::Decision(_) => "decision",
            Test::Wins => "wins",
            Test::Does(word, _) | Test::Enters(word, _) => word,
            Test::On(..) => "on",
            Test::From(_) => "from",
            Test::To(_) => "to",
            Test::Uses(_) => "uses",
            Test::LeavesRow => "leaves-row",
            Test::Threatens(_) => "threatens",
            Test::ForcesRow => "forces-row",
            Test::Safe => "safe",
        }
    }

    /// The number it asks for.
    pub fn number(&self) -> Option<u32> {
        match self {
            Test::Does(_, number) | Test::Threatens(number) => Some(*number),
            _ => None,
        }
    }

    fn holds(&self, attempt: &Attempt) -> bool {
        let opponent = attempt.mover().other();
        match self {
            Test::Any => true,
            Test::Turn(turns) => turns.contains(&attempt.texts().join(";")),
            Test::Decision(text) => attempt.texts().contains(text),
            Test::Wins => attempt.wins(),
            Test::Does(word, number) => attempt.deeds().get(word) >= *number,
            Test::On(point, letter) => attempt.text_on(point).as_ref() == Some(letter),
            Test::From(point) => attempt.way().is_some_and(|(from, _)| from == *point),
            Test::To(point) => attempt.way().is_some_and(|(_, to)| to == *point),
            Test::Enters(_, letter) => attempt.enters() == Some(*letter),
            Test::Uses(letter) => attempt.uses().any(|used| used == *letter),
            Test::LeavesRow => attempt.leaves_row(),
            Test::Threatens(number) => attempt.chances(attempt.mover()).len() >= *number as usize,
            Test::ForcesRow => attempt.forces_row(),
            Test::Safe => !attempt.leaves_row() && attempt.chances(opponent).is_empty(),
        }
    }
}

impl FromStr for Condition {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Condition, ConditionError> {
        let terms = text.split(" and ").map(|term| term.trim().parse());
        Ok(Condition { terms: terms.collect::<Result<_, _>>()? })
    }
}

impl FromStr for Term {
    type Err = ConditionError;

    fn from_str(text: &str) -> Result<Term, ConditionError> {
        let (negated, text) = match text.strip_prefix("not ") {
            Some(rest) => (true, rest.trim()),
            None => (false, text),
        };
        let (word, value) = text.split_once(' ').unwrap_or((text, ""));
        Ok(Term { negated, test: test(word, value.trim())? })
    }
}

/// What takes no value.
const PLAIN: [(&str, Test); 7] = [
    ("any", Test::Any),
    ("wins", Test::Wins),
    ("enters-gipf", Test::Enters("enters-gipf", 'G')),
    ("enters-basic", Test::Enters("enters-basic", 'P')),
    ("leaves-row", Test::LeavesRow),
    ("forces-row", Test::ForcesRow),
    ("safe", Test::Safe),
];

fn test(word: &str, value: &str) -> Result<Test, ConditionError> {
    let wrong = |reason: &str| ConditionError(format!("`{word}` {reason}"));
    let number = || value.parse::<u32>().map_err(|_| wrong("needs a number"));
    let text = || match value {
        "" => Err(wrong("needs a value")),
        value => Ok(value.to_owned()),
    };
    let letter = || match value {
        "T" | "Z" | "D" | "Y" | "U" => Ok(value.chars().next().unwrap_or_default()),
        _ => Err(wrong("needs a letter of T, Z, D, Y and U")),
    };
    if let Some((_, test)) = PLAIN.iter().find(|(known, _)| *known == word) {
        return if value.is_empty() { Ok(test.clone()) } else { Err(wrong("takes no value")) };
    }
    let test = match word {
        "enters-loaded" => Test::Enters("enters-loaded", letter()?),
        "uses" => Test::Uses(letter()?),
        "turn" => Test::Turn(text()?.split('|').map(|turn| turn.trim().to_owned()).collect()),
        "decision" => Test::Decision(text()?),
        "threatens" => Test::Threatens(number()?),
        "from" => Test::From(text()?),
        "to" => Test::To(text()?),
        "on" => on(value).ok_or_else(|| wrong("needs a point and a letter"))?,
        _ => match deed(word) {
            Some(word) => Test::Does(word, number()?),
            None => return Err(wrong("is no test")),
        },
    };
    Ok(test)
}

/// What some game counts.
fn deed(word: &str) -> Option<&'static str> {
    subjects().flat_map(|subject| subject.deeds).copied().find(|known| *known == word)
}

fn on(value: &str) -> Option<Test> {
    let (point, piece) = value.split_once(' ')?;
    Some(Test::On(point.to_owned(), piece.trim().to_owned()))
}

#[cfg(test)]
mod tests {
    use gipfel_rules::{AnyPosition, parse_turn};

    use super::*;

    fn attempt(position: &str, turn: &str) -> Attempt {
        let position: AnyPosition = position.parse().expect("a position");
        let turn = parse_turn(&position, turn).expect("a turn");
        Attempt::new(&position, &turn.actions().collect::<Vec<_>>()).expect("it is legal")
    }

    fn holding(attempt: &Attempt, conditions: &[&str]) -> Vec<bool> {
        conditions
            .iter()
            .map(|text| text.parse::<Condition>().expect("a condition").holds(attempt))
            .collect()
    }

    #[test]
    fn of_a_row_with_a_gipf_piece() {
        let turn =
            attempt("gipf standard g3/5/6/PGPp3/6/5/3G w 9/9 -- push", "e1-e6;xe2,e3,e5,e6*");
        // The three white pieces went up by one and the black one with them.
        let conditions = [
            "claims 1 and on e4 G",
            "captures 1",
            "captures 2",
            "returns 3",
            "not returns 3",
            "from e1 and to e6",
            "decision e1-e6",
            "turn e1-e6",
            "captures-gipf 1",
        ];
        let turn_holds = holding(&turn, &conditions);
        assert_eq!(turn_holds, [true, true, false, true, false, true, true, false, false]);
    }

    #[test]
    fn of_a_ring_move() {
        let turn =
            attempt("yinsh standard 4/7/8/9/1mMm6/9/10/RRRRRr3/rrrr4/7/4 w 0/0 0/0 move", "h3-g2");
        assert_eq!(
            holding(&turn, &["flips 0", "flips 1", "safe", "from h3"]),
            [true, false, true, true]
        );
    }

    #[test]
    fn text_is_read() {
        for text in ["not leaves-row", "on e4 .", "turn e2 | e1-e3", "threatens 2", "safe"] {
            let condition: Condition = text.parse().expect("a condition");
            let [first, ..] = condition.terms() else { panic!("{text}") };
            let words: Vec<&str> = text.split(' ').collect();
            assert!(words.join("-").starts_with(&first.name()), "{text}");
        }
        for text in ["", "uses G", "flips", "flips many", "wins 3", "on e4", "dances"] {
            assert!(text.parse::<Condition>().is_err(), "{text}");
        }
    }
}
