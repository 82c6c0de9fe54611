//! What a lesson asks of a turn, as a line of text: `claims 1 and on e4 G`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use crate::Attempt;

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
    /// It takes at least so many rows.
    Takes(u32),
    /// It makes rows with its main action and takes at least so many of them.
    Claims(u32),
    /// GIPF: it captures at least so many pieces.
    Captures(u32),
    /// GIPF: it captures at least so many GIPF-pieces.
    CapturesGipf(u32),
    /// GIPF: it returns at least so many pieces to the reserve.
    Returns(u32),
    /// YINSH: it turns over at least so many markers.
    Flips(u32),
    /// Afterwards this stands on this point, as the text of positions writes it; `.` is nothing.
    On(String, String),
    /// The main action starts here.
    From(String),
    /// The main action ends here.
    To(String),
    /// GIPF: a GIPF-piece is brought in.
    EntersGipf,
    /// GIPF: a basic piece is brought in.
    EntersBasic,
    /// Potentials: a piece loaded with the kind of this letter is brought in.
    EntersLoaded(char),
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
        !matches!(
            self.test,
            Test::Any
                | Test::Turn(_)
                | Test::Decision(_)
                | Test::On(..)
                | Test::From(_)
                | Test::To(_)
                | Test::EntersBasic
                | Test::EntersLoaded(_)
                | Test::Uses(_)
        )
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
            Test::Takes(_) => "takes",
            Test::Claims(_) => "claims",
            Test::Captures(_) => "captures",
            Test::CapturesGipf(_) => "captures-gipf",
            Test::Returns(_) => "returns",
            Test::Flips(_) => "flips",
            Test::On(..) => "on",
            Test::From(_) => "from",
            Test::To(_) => "to",
            Test::EntersGipf => "enters-gipf",
            Test::EntersBasic => "enters-basic",
            Test::EntersLoaded(_) => "enters-loaded",
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
            Test::Takes(number)
            | Test::Claims(number)
            | Test::Captures(number)
            | Test::CapturesGipf(number)
            | Test::Returns(number)
            | Test::Flips(number)
            | Test::Threatens(number) => Some(*number),
            _ => None,
        }
    }

    fn holds(&self, attempt: &Attempt) -> bool {
        let deeds = attempt.deeds();
        let opponent = attempt.mover().other();
        match self {
            Test::Any => true,
            Test::Turn(turns) => turns.contains(&attempt.texts().join(";")),
            Test::Decision(text) => attempt.texts().contains(text),
            Test::Wins => attempt.wins(),
            Test::Takes(number) => deeds.rows() >= *number,
            Test::Claims(number) => deeds.claimed >= *number,
            Test::Captures(number) => deeds.captured >= *number,
            Test::CapturesGipf(number) => deeds.captured_gipf >= *number,
            Test::Returns(number) => deeds.returned >= *number,
            Test::Flips(number) => deeds.flipped >= *number,
            Test::On(point, letter) => attempt.text_on(point).as_ref() == Some(letter),
            Test::From(point) => attempt.way().is_some_and(|(from, _)| from == *point),
            Test::To(point) => attempt.way().is_some_and(|(_, to)| to == *point),
            Test::EntersGipf => attempt.enters() == Some('G'),
            Test::EntersBasic => attempt.enters() == Some('P'),
            Test::EntersLoaded(letter) => attempt.enters() == Some(*letter),
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
    let test = match word {
        "enters-loaded" => Test::EntersLoaded(letter()?),
        "uses" => Test::Uses(letter()?),
        "turn" => Test::Turn(text()?.split('|').map(|turn| turn.trim().to_owned()).collect()),
        "decision" => Test::Decision(text()?),
        "takes" => Test::Takes(number()?),
        "claims" => Test::Claims(number()?),
        "captures" => Test::Captures(number()?),
        "captures-gipf" => Test::CapturesGipf(number()?),
        "returns" => Test::Returns(number()?),
        "flips" => Test::Flips(number()?),
        "threatens" => Test::Threatens(number()?),
        "from" => Test::From(text()?),
        "to" => Test::To(text()?),
        "on" => on(value).ok_or_else(|| wrong("needs a point and a letter"))?,
        "any" | "wins" | "enters-gipf" | "enters-basic" | "leaves-row" | "forces-row" | "safe"
            if !value.is_empty() =>
        {
            return Err(wrong("takes no value"));
        }
        "any" => Test::Any,
        "wins" => Test::Wins,
        "enters-gipf" => Test::EntersGipf,
        "enters-basic" => Test::EntersBasic,
        "leaves-row" => Test::LeavesRow,
        "forces-row" => Test::ForcesRow,
        "safe" => Test::Safe,
        _ => return Err(wrong("is no test")),
    };
    Ok(test)
}

fn on(value: &str) -> Option<Test> {
    let (point, piece) = value.split_once(' ')?;
    Some(Test::On(point.to_owned(), piece.trim().to_owned()))
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.negated {
            f.write_str("not ")?;
        }
        f.write_str(self.test.name())?;
        match &self.test {
            Test::Turn(turns) => write!(f, " {}", turns.join(" | ")),
            Test::Decision(text) | Test::From(text) | Test::To(text) => write!(f, " {text}"),
            Test::On(point, piece) => write!(f, " {point} {piece}"),
            Test::EntersLoaded(letter) | Test::Uses(letter) => write!(f, " {letter}"),
            test => match test.number() {
                Some(number) => write!(f, " {number}"),
                None => Ok(()),
            },
        }
    }
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
    fn text_is_read_and_written() {
        for text in ["not leaves-row", "on e4 .", "turn e2 | e1-e3", "threatens 2", "safe"] {
            let condition: Condition = text.parse().expect("a condition");
            assert_eq!(condition.terms()[0].to_string(), text);
        }
        for text in ["", "uses G", "flips", "flips many", "wins 3", "on e4", "dances"] {
            assert!(text.parse::<Condition>().is_err(), "{text}");
        }
    }
}
