//! One decision of a game, linked or not.

use crate::{AnyAction, linked};

/// What a player decides: an action on the board, or what linked games ask besides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Decision {
    /// An action of the game on the board: the game itself, or the one that is played as a contest.
    Board(AnyAction),
    /// The opponent lets a declared use go ahead.
    Accept,
    /// The opponent challenges a declared use.
    Challenge,
    /// The result of a contest: whether the user of the potential has won it.
    Result {
        /// Whether the user has won.
        won: bool,
    },
}

impl From<AnyAction> for Decision {
    fn from(action: AnyAction) -> Decision {
        Decision::Board(action)
    }
}

impl From<linked::Action> for Decision {
    fn from(action: linked::Action) -> Decision {
        match action {
            linked::Action::Main(action) => Decision::Board(AnyAction::GipfPlus(action)),
            linked::Action::Contest(action) => Decision::Board(action),
            linked::Action::Accept => Decision::Accept,
            linked::Action::Challenge => Decision::Challenge,
            linked::Action::Result { won } => Decision::Result { won },
        }
    }
}

impl From<Decision> for linked::Action {
    /// Contests hold no potentials, so that an action of GIPF with potentials is always one of the main game.
    fn from(decision: Decision) -> linked::Action {
        match decision {
            Decision::Board(AnyAction::GipfPlus(action)) => linked::Action::Main(action),
            Decision::Board(action) => linked::Action::Contest(action),
            Decision::Accept => linked::Action::Accept,
            Decision::Challenge => linked::Action::Challenge,
            Decision::Result { won } => linked::Action::Result { won },
        }
    }
}
