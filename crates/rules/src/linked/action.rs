//! The decisions of a linked game.

use crate::{AnyAction, gipf_plus};

/// One decision of a linked game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Action {
    /// A decision of the main game. If it is the use of a linked kind, or the extra push of a linked T, it only declares
    /// it, and where every use is contested the contest begins with it.
    Main(gipf_plus::Action),
    /// The opponent lets a declared use go ahead.
    Accept,
    /// The opponent challenges a declared use.
    Challenge,
    /// A decision of the game that is played as a contest.
    Contest(AnyAction),
    /// The result of a contest: whether the user of the potential has won it.
    ///
    /// Once dice, coin or game have decided there is only the one they say. Of an agreed contest it is what a player
    /// reports. While a game is played, the player who begins a turn may give it up.
    Result {
        /// Whether the user has won.
        won: bool,
    },
}

impl Action {
    /// The text of decisions that have the same text everywhere.
    pub(super) const fn word(self) -> Option<&'static str> {
        match self {
            Action::Accept => Some("accept"),
            Action::Challenge => Some("challenge"),
            Action::Result { won: true } => Some("won"),
            Action::Result { won: false } => Some("lost"),
            Action::Main(_) | Action::Contest(_) => None,
        }
    }

    /// The decision with a word.
    pub fn from_word(word: &str) -> Option<Action> {
        [
            Action::Accept,
            Action::Challenge,
            Action::Result { won: true },
            Action::Result { won: false },
        ]
        .into_iter()
        .find(|action| action.word() == Some(word))
    }
}
