//! Whoever takes part in a game.

use std::time::Duration;

use gipfel_engine::{Clock, Score};
use gipfel_rules::{AnyAction, Game};
use thiserror::Error;

/// A participant: it is told when a game begins and asked for a turn whenever it is to move.
pub trait Player: Send {
    /// Another game begins. Everything that depends on chance follows from the seed.
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError>;

    /// Chooses a whole turn in a game that is not over. `clocks` are those of White and Black, if the game is timed;
    /// limits of its own a player knows itself.
    fn choose(&mut self, game: &Game, clocks: Option<[Clock; 2]>) -> Result<Thought, PlayerError>;

    /// The time it is given for a turn, if that is its limit.
    fn turn_time(&self) -> Option<Duration> {
        None
    }

    /// Whether it runs outside this program. Such a player loses when it exceeds its time by far; the time of the others is
    /// this program's own affair.
    fn is_external(&self) -> bool {
        false
    }
}

/// A chosen turn, and what the player says about it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Thought {
    /// The decisions of the turn.
    pub turn: Vec<AnyAction>,
    /// What the player thinks the position is worth to it.
    pub score: Option<Score>,
    /// How deep it looked, in turns.
    pub depth: Option<u32>,
    /// How many positions it looked at; for playouts, how many of them there were.
    pub nodes: Option<u64>,
}

/// Why a player has no turn to play.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PlayerError {
    /// It cannot be set up at all.
    #[error("{0}")]
    Setup(String),
    /// It ended, panicked or broke the connection.
    #[error("{0}")]
    Crash(String),
    /// It answered with something that is no legal turn.
    #[error("{0}")]
    Illegal(String),
    /// It did not answer in time.
    #[error("no answer within {0:?}")]
    Silent(Duration),
}
