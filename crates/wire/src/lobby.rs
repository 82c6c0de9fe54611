//! How players meet.

use serde::{Deserialize, Serialize};

use crate::{GameId, InvitationId, Person, PersonId, RatingView, Terms};

/// Whom an invitation is for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum Audience {
    /// Anyone: it is listed in the lobby.
    Anyone,
    /// Whoever has the link.
    Link,
    /// One person.
    Person {
        /// Who.
        person: PersonId,
    },
    /// The next one who wants the same game and whose rating is near enough. How near widens with the time that is waited.
    Pairing,
    /// The computer of the server.
    Computer {
        /// How strong: a level of the engine.
        level: u8,
    },
}

/// An invitation to play.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Invitation {
    /// Which.
    pub id: InvitationId,
    /// Who invites.
    pub by: Person,
    /// His rating for such games.
    #[cfg_attr(test, ts(optional = nullable))]
    pub rating: Option<RatingView>,
    /// Whom.
    pub to: Audience,
    /// What is to be played.
    pub terms: Terms,
    /// When it was made.
    pub at: i64,
    /// Whether it can still be accepted.
    pub open: bool,
    /// The game, once somebody has accepted.
    #[cfg_attr(test, ts(optional = nullable))]
    pub game: Option<GameId>,
}
