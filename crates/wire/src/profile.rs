//! What is shown of somebody.

use serde::{Deserialize, Serialize};

use crate::{Person, RatingView, Speed};

/// Somebody, with what he has done.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Profile {
    /// Who.
    pub person: Person,
    /// When he first came.
    pub since: i64,
    /// When he was last there, to the day.
    pub seen: i64,
    /// Whether he is connected to the node that answers.
    pub here: bool,
    /// His ratings.
    pub ratings: Vec<GameRating>,
    /// His results against those he has played most.
    pub opponents: Vec<Encounter>,
}

/// A rating for a game and a speed.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameRating {
    /// The word of the game.
    pub game: String,
    /// The speed.
    pub speed: Speed,
    /// The rating.
    pub rating: RatingView,
}

/// Results against somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Encounter {
    /// Against whom.
    pub opponent: Person,
    /// The games that were won.
    pub wins: u32,
    /// The games that were lost.
    pub losses: u32,
    /// The games that nobody has won.
    pub draws: u32,
}

/// A line of a leaderboard.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Leader {
    /// Who.
    pub person: Person,
    /// His rating.
    pub rating: RatingView,
}
