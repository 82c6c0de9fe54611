//! Finished games.

use serde::{Deserialize, Serialize};

use crate::{GameHead, GameId, GameResult, OverReason, PersonId, Version};

/// What games are searched for. Everything that is given must hold.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase", default, deny_unknown_fields)]
pub struct ArchiveQuery {
    /// One of the players, by name.
    pub player: Option<String>,
    /// The other one, by name.
    pub opponent: Option<String>,
    /// The word of the game.
    pub game: Option<String>,
    /// The word of the variant.
    pub variant: Option<String>,
    /// How it ended.
    pub result: Option<GameResult>,
    /// Ended at this moment or later.
    pub from: Option<i64>,
    /// Ended before this moment.
    pub to: Option<i64>,
    /// The first turns, as canonical text.
    pub opening: Vec<String>,
    /// How many; at most [`MAX_PAGE`](crate::limits::MAX_PAGE).
    pub count: Option<u32>,
    /// Where the page before ended.
    pub after: Option<(i64, GameId)>,
}

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ArchivedGame {
    /// What was agreed on, and by whom.
    pub head: GameHead,
    /// How it ended.
    pub result: GameResult,
    /// Why.
    pub reason: OverReason,
    /// When.
    pub ended: i64,
    /// How many turns it had.
    pub turns: u32,
    /// Its version.
    pub version: Version,
}

/// A page of the archive, the latest game first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ArchivePage {
    /// The games.
    pub games: Vec<ArchivedGame>,
    /// Where the next page begins, if there is one.
    pub next: Option<(i64, GameId)>,
}

/// A rating after a game: a point of the graph.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingPoint {
    /// When.
    pub at: i64,
    /// Which game.
    pub game: GameId,
    /// The rating after it.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
}

/// A complaint about somebody.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Report {
    /// About whom.
    pub person: PersonId,
    /// In which game.
    pub game: Option<GameId>,
    /// What happened.
    pub text: String,
}
