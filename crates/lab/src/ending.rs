//! Why a game of a match ended.

use std::fmt;

/// Why a game of a match ended, as its record says it in the tag `Termination`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ending {
    /// By the rules of the game.
    Normal,
    /// A position stood for the third time.
    Repetition,
    /// It took too many turns and was called a draw.
    TurnLimit,
    /// A player overstepped its time and lost.
    Time,
    /// A player answered with something that is no legal turn and lost.
    Illegal,
    /// A player crashed and lost.
    Crash,
}

impl Ending {
    /// All endings.
    pub const ALL: [Ending; 6] = [
        Ending::Normal,
        Ending::Repetition,
        Ending::TurnLimit,
        Ending::Time,
        Ending::Illegal,
        Ending::Crash,
    ];

    /// The words for it.
    pub const fn words(self) -> &'static str {
        match self {
            Ending::Normal => "normal",
            Ending::Repetition => "repetition",
            Ending::TurnLimit => "turn limit",
            Ending::Time => "time forfeit",
            Ending::Illegal => "illegal turn",
            Ending::Crash => "crash",
        }
    }

    /// The ending with given words.
    pub fn from_words(words: &str) -> Option<Ending> {
        Ending::ALL.into_iter().find(|ending| ending.words() == words)
    }

    /// Whether a player lost without the rules of the game deciding it.
    pub const fn is_forfeit(self) -> bool {
        matches!(self, Ending::Time | Ending::Illegal | Ending::Crash)
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.words())
    }
}
