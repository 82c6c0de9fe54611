//! Whether and why a game that is played is over.

use crate::{EndReason, Outcome};

/// The end of a game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct End {
    /// The result; none if the game was broken off without one.
    pub outcome: Option<Outcome>,
    /// Why it is over.
    pub cause: Cause,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Cause {
    /// The rules say so.
    Rules(EndReason),
    /// A position stood for the third time at the start of a main phase.
    Repetition,
    /// A player gave up.
    Resignation,
    /// The players agreed on the result.
    Agreement,
    /// A player overstepped his time.
    Time,
    /// A player left.
    Abandonment,
    /// It took too many turns and was called a draw.
    TurnLimit,
    /// A player, a program as a rule, answered with something that is no legal turn.
    IllegalTurn,
    /// A player, a program as a rule, broke down.
    Crash,
    /// It was broken off, and nobody has won.
    Abort,
    /// Nobody has noted why.
    Unknown,
}

impl Cause {
    /// Every cause but the reasons of the rules, which share one word.
    const DECLARED: [Cause; 10] = [
        Cause::Repetition,
        Cause::Resignation,
        Cause::Agreement,
        Cause::Time,
        Cause::Abandonment,
        Cause::TurnLimit,
        Cause::IllegalTurn,
        Cause::Crash,
        Cause::Abort,
        Cause::Unknown,
    ];

    /// The words for it in the tag `Termination` of a record.
    pub const fn words(self) -> &'static str {
        match self {
            Cause::Rules(_) => "normal",
            Cause::Repetition => "repetition",
            Cause::Resignation => "resignation",
            Cause::Agreement => "agreement",
            Cause::Time => "time",
            Cause::Abandonment => "abandoned",
            Cause::TurnLimit => "turn limit",
            Cause::IllegalTurn => "illegal turn",
            Cause::Crash => "crash",
            Cause::Abort => "aborted",
            Cause::Unknown => "unknown",
        }
    }

    /// The cause that words name, unless it is one of the rules: those follow from the position. Both `time` and `time
    /// forfeit` are understood.
    pub fn from_words(words: &str) -> Option<Cause> {
        let words = if words == "time forfeit" { Cause::Time.words() } else { words };
        Cause::DECLARED.into_iter().find(|cause| cause.words() == words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_name_their_cause() {
        for cause in Cause::DECLARED {
            assert_eq!(Cause::from_words(cause.words()), Some(cause));
        }
        assert_eq!(Cause::from_words(Cause::Rules(EndReason::new("no-push")).words()), None);
        assert_eq!(Cause::from_words("time forfeit"), Some(Cause::Time));
    }
}
