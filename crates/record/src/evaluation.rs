//! Who is better, and by how much.

use std::fmt;
use std::str::FromStr;

use gipfel_rules::Color;
use thiserror::Error;

/// A judgement of a position, always from White's point of view.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Score {
    /// In hundredths; more than 0 is better for White.
    Hundredths(i32),
    /// A player wins in so many turns of his.
    Win {
        /// Who wins.
        winner: Color,
        /// In how many turns; 0 if he has won.
        turns: u16,
    },
}

/// A score, and how deep the search went that found it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Evaluation {
    /// The score.
    pub score: Score,
    /// The depth of the search, if it is known.
    pub depth: Option<u16>,
}

/// Text that is no evaluation.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
#[error(
    "an evaluation must look like 1.25, -0.5, #4 or #-3, with the depth behind a comma or without it"
)]
pub struct EvaluationError;

impl From<Score> for Evaluation {
    fn from(score: Score) -> Evaluation {
        Evaluation { score, depth: None }
    }
}

impl FromStr for Evaluation {
    type Err = EvaluationError;

    fn from_str(text: &str) -> Result<Evaluation, EvaluationError> {
        let Some((score, depth)) = text.split_once(',') else {
            return Ok(text.parse::<Score>()?.into());
        };
        Ok(Evaluation { score: score.parse()?, depth: Some(number(depth)?) })
    }
}

impl FromStr for Score {
    type Err = EvaluationError;

    fn from_str(text: &str) -> Result<Score, EvaluationError> {
        if let Some(turns) = text.strip_prefix('#') {
            let (winner, turns) = match turns.strip_prefix('-') {
                Some(turns) => (Color::Black, turns),
                None => (Color::White, turns.strip_prefix('+').unwrap_or(turns)),
            };
            return Ok(Score::Win { winner, turns: number(turns)? });
        }
        let (sign, size) = match text.strip_prefix('-') {
            Some(size) => (-1, size),
            None => (1, text.strip_prefix('+').unwrap_or(text)),
        };
        let (whole, fraction) = size.split_once('.').unwrap_or((size, "0"));
        let fraction: i64 = match fraction.len() {
            1 => number::<i64>(fraction)? * 10,
            2 => number(fraction)?,
            _ => return Err(EvaluationError),
        };
        let whole: i64 = number::<i32>(whole)?.into();
        let hundredths = sign * (whole * 100 + fraction);
        i32::try_from(hundredths).map(Score::Hundredths).map_err(|_| EvaluationError)
    }
}

/// A number of decimal digits, and nothing else.
fn number<N: FromStr>(text: &str) -> Result<N, EvaluationError> {
    if !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(EvaluationError);
    }
    text.parse().map_err(|_| EvaluationError)
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Score::Hundredths(value) => {
                let sign = if value < 0 { "-" } else { "" };
                let size = value.unsigned_abs();
                write!(f, "{sign}{}.{:02}", size / 100, size % 100)
            }
            Score::Win { winner: Color::White, turns } => write!(f, "#{turns}"),
            Score::Win { winner: Color::Black, turns } => write!(f, "#-{turns}"),
        }
    }
}

impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.score.fmt(f)?;
        match self.depth {
            Some(depth) => write!(f, ",{depth}"),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_are_read_and_written() {
        for (text, written) in [
            ("1.25", "1.25"),
            ("+1.2", "1.20"),
            ("-3", "-3.00"),
            ("-0.0", "0.00"),
            ("-0.05,18", "-0.05,18"),
            ("21474836.47", "21474836.47"),
            ("-21474836.48", "-21474836.48"),
            ("#4", "#4"),
            ("#-3,20", "#-3,20"),
            ("#-0", "#-0"),
        ] {
            let evaluation: Evaluation = text.parse().unwrap();
            assert_eq!(evaluation.to_string(), written, "{text}");
            assert_eq!(written.parse(), Ok(evaluation), "{text}");
        }
    }

    #[test]
    fn other_text_is_no_evaluation() {
        for text in [
            "",
            "-",
            "#",
            "#-",
            "1.",
            ".5",
            "1.234",
            "--1",
            "#--1",
            "1,",
            "1,-2",
            "1,2,3",
            "abc",
            "0x1",
            "21474836.48",
            "#65536",
            "1,65536",
            "99999999999999999999",
            "1 .2",
            "١",
        ] {
            assert_eq!(text.parse::<Evaluation>(), Err(EvaluationError), "{text}");
        }
    }
}
