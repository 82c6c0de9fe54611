//! A game without its events.

use gipfel_rules::{Color, Outcome};
use serde::{Deserialize, Serialize};

use crate::{GameId, Person, RatingView, Side, Terms, Version};

/// What does not change during a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameHead {
    /// Which.
    pub id: GameId,
    /// What was agreed on.
    pub terms: Terms,
    /// White and Black.
    pub seats: [Seat; 2],
    /// When it started.
    pub at: i64,
    /// The SHA-256 hash of what the server adds to the dice, as hexadecimal digits. Only games that may need dice have one.
    #[cfg_attr(test, ts(optional = nullable))]
    pub commitment: Option<String>,
}

/// One of the two players.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat {
    /// Who.
    pub person: Person,
    /// His rating for such games when the game started.
    #[cfg_attr(test, ts(optional = nullable))]
    pub rating: Option<RatingView>,
    /// The level, of the computer.
    #[cfg_attr(test, ts(optional = nullable))]
    pub level: Option<u8>,
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum GameResult {
    /// White has won.
    White,
    /// Black has won.
    Black,
    /// Nobody has won.
    Draw,
    /// There was no game.
    None,
}

impl GameResult {
    /// All results.
    pub const ALL: [GameResult; 4] =
        [GameResult::White, GameResult::Black, GameResult::Draw, GameResult::None];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            GameResult::White => "white",
            GameResult::Black => "black",
            GameResult::Draw => "draw",
            GameResult::None => "none",
        }
    }
}

impl From<Outcome> for GameResult {
    fn from(outcome: Outcome) -> GameResult {
        match outcome {
            Outcome::Win(Color::White) => GameResult::White,
            Outcome::Win(Color::Black) => GameResult::Black,
            Outcome::Draw => GameResult::Draw,
        }
    }
}

/// A game in a list, while it is played.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameSummary {
    /// What does not change.
    pub head: GameHead,
    /// Its version.
    pub version: Version,
    /// How many turns stand.
    pub turns: u32,
    /// Who has to decide.
    #[cfg_attr(test, ts(optional = nullable))]
    pub decider: Option<Side>,
    /// When time ends it if nothing happens.
    #[cfg_attr(test, ts(optional = nullable))]
    pub deadline: Option<i64>,
}
