//! A game as it stands between two turns.

use crate::{AnyPosition, Color, Module, Outcome, Position, linked};
use alloc::boxed::Box;

/// A position, and in a linked game all else that belongs to the game there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct GameState {
    position: AnyPosition,
    state: Option<Box<linked::State>>,
}

impl GameState {
    /// The position; in a linked game, that of the main game.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// The state of a linked game.
    pub fn state(&self) -> Option<&linked::State> {
        self.state.as_deref()
    }

    /// The player whose turn it is. In a finished game, the one in whose turn it ended.
    pub fn side(&self) -> Color {
        self.position.side()
    }

    /// The result by the rules, if the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        match &self.state {
            Some(state) => state.outcome(),
            None => self.position.outcome(),
        }
    }
}

impl From<linked::State> for GameState {
    fn from(state: linked::State) -> GameState {
        GameState { position: (*state.main()).into(), state: Some(Box::new(state)) }
    }
}

impl From<AnyPosition> for GameState {
    fn from(position: AnyPosition) -> GameState {
        GameState { position, state: None }
    }
}

impl<P: Module> From<P> for GameState
where
    AnyPosition: From<P>,
{
    fn from(position: P) -> GameState {
        AnyPosition::from(position).into()
    }
}
