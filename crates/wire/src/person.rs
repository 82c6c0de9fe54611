//! Who plays.

use serde::{Deserialize, Serialize};

use crate::PersonId;

/// What kind of player somebody is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum PersonKind {
    /// Somebody without a name of his own.
    Guest,
    /// Somebody with a name and a password.
    Account,
    /// A program that plays through the interface for programs.
    Bot,
    /// The computer of the server.
    Computer,
    /// An account that was deleted. Its games stay.
    Deleted,
}

impl PersonKind {
    /// All kinds.
    pub const ALL: [PersonKind; 5] = [
        PersonKind::Guest,
        PersonKind::Account,
        PersonKind::Bot,
        PersonKind::Computer,
        PersonKind::Deleted,
    ];

    /// Its word.
    pub const fn word(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Account => "account",
            PersonKind::Bot => "bot",
            PersonKind::Computer => "computer",
            PersonKind::Deleted => "deleted",
        }
    }
}

/// Somebody, as others see him.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Person {
    /// Who.
    pub id: PersonId,
    /// What kind of player.
    pub kind: PersonKind,
    /// His name; guests and deleted accounts have none.
    #[cfg_attr(test, ts(optional = nullable))]
    pub name: Option<String>,
}

/// A rating, as it is shown.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingView {
    /// The rating.
    pub rating: f64,
    /// How far off it may be.
    pub deviation: f64,
    /// How many games it comes from.
    pub games: u32,
}
