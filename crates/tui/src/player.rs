//! Who plays a side.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use gipfel_engine::{Level, Limits};
use thiserror::Error;

/// Who plays a side.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Player {
    /// Somebody at the keyboard.
    Human,
    /// The computer as an opponent for people.
    Level(Level),
    /// The computer as strong as it can within limits of its own.
    Engine(Effort),
}

/// What the engine may spend on a turn.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Effort {
    /// So many positions.
    Nodes(u64),
    /// So long.
    Time(Duration),
}

/// A word that names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("`{0}` is no player: `human`, a level from 1 to 10, or `engine`")]
pub struct PlayerError(String);

impl Effort {
    /// What the engine spends when nothing is said.
    pub const DEFAULT: Effort = Effort::Time(Duration::from_secs(2));

    pub(crate) fn limits(self) -> Limits {
        match self {
            Effort::Nodes(nodes) => Limits::nodes(nodes),
            Effort::Time(time) => Limits::time(time),
        }
    }
}

impl Player {
    /// Everybody there is to choose from.
    pub(crate) fn all(engine: Effort) -> Vec<Player> {
        std::iter::once(Player::Human)
            .chain(Level::all().map(Player::Level))
            .chain([Player::Engine(engine)])
            .collect()
    }

    /// Whether somebody at the keyboard decides.
    pub fn is_human(self) -> bool {
        self == Player::Human
    }
}

impl FromStr for Player {
    type Err = PlayerError;

    /// `human`, a level from 1 to 10, or `engine`, which then has the default effort.
    fn from_str(text: &str) -> Result<Player, PlayerError> {
        let level = |text: &str| Level::new(text.parse().ok()?).map(Player::Level);
        match text {
            "human" => Ok(Player::Human),
            "engine" => Ok(Player::Engine(Effort::DEFAULT)),
            _ => level(text).ok_or_else(|| PlayerError(text.to_owned())),
        }
    }
}

impl fmt::Display for Player {
    /// The name, as records have it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("Human"),
            Player::Level(level) => write!(f, "Level {}", level.number()),
            Player::Engine(_) => f.write_str("Engine"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words() {
        assert_eq!("human".parse(), Ok(Player::Human));
        assert_eq!("7".parse::<Player>().unwrap().to_string(), "Level 7");
        for wrong in ["", "0", "11", "Human", "level 3"] {
            let error = wrong.parse::<Player>().unwrap_err();
            assert!(error.to_string().contains("a level from 1 to 10"), "{error}");
        }
    }
}
