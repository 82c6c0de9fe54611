//! What the server says.

use serde::{Deserialize, Serialize};

use crate::{
    ClockView, Event, GameHead, GameId, Invitation, InvitationId, MessageId, Person, Problem,
    Version,
};

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Message {
    /// The answer to `hello`.
    Welcome {
        /// The request.
        id: MessageId,
        /// The version of the protocol that the server speaks.
        protocol: u32,
        /// Who the client is.
        you: Person,
        /// The server's time.
        now: i64,
    },
    /// A request has taken effect, for good.
    Done {
        /// The request.
        id: MessageId,
        /// The version of the game that has it.
        #[cfg_attr(test, ts(optional = nullable))]
        version: Option<Version>,
        /// The invitation that was made.
        #[cfg_attr(test, ts(optional = nullable))]
        invitation: Option<InvitationId>,
        /// The game that was begun.
        #[cfg_attr(test, ts(optional = nullable))]
        game: Option<GameId>,
    },
    /// A request has no effect, and will have none.
    Refused {
        /// The request.
        id: MessageId,
        /// Why.
        problem: Problem,
    },
    /// A game, whole.
    Game {
        /// What does not change.
        head: Box<GameHead>,
        /// All that has happened. What does not fit the rules, and what came of it, is an empty line of chat.
        events: Vec<Event>,
        /// The clocks.
        clock: ClockView,
        /// Why the game cannot go on, if it cannot: a problem of the kind `unplayable`.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[cfg_attr(test, ts(optional = nullable))]
        unplayable: Option<Problem>,
    },
    /// What has happened in a game: events that follow each other. Without events it says how the clocks stand.
    News {
        /// Which game.
        game: GameId,
        /// What.
        events: Vec<Event>,
        /// The clocks after it.
        clock: ClockView,
    },
    /// Who is there. It has no version: the last one counts.
    Presence {
        /// In which game.
        game: GameId,
        /// Who.
        presence: Presence,
    },
    /// All open invitations that the client may see.
    Lobby {
        /// They.
        invitations: Vec<Invitation>,
    },
    /// An invitation is new or has changed.
    Invited {
        /// It.
        invitation: Box<Invitation>,
    },
    /// An invitation is open no more.
    Closed {
        /// Which.
        invitation: InvitationId,
    },
    /// A game of the client has begun.
    Started {
        /// It.
        head: Box<GameHead>,
    },
    /// The answer to `ping`.
    Pong {
        /// The request.
        id: MessageId,
        /// The server's time.
        now: i64,
    },
    /// The node is about to stop: the client connects anew, and reaches another one.
    GoingAway,
}

/// Who is there.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub struct Presence {
    /// Whether White and Black are.
    pub here: [bool; 2],
    /// Since when White and Black are not, if they are not.
    pub away_since: [Option<i64>; 2],
    /// How many watch.
    pub watchers: u32,
}

impl Message {
    /// The answer that a request has taken effect in a version of its game.
    pub const fn done(id: MessageId, version: Version) -> Message {
        Message::Done { id, version: Some(version), invitation: None, game: None }
    }

    /// The request that this is the last word about.
    pub const fn answers(&self) -> Option<&MessageId> {
        match self {
            Message::Welcome { id, .. }
            | Message::Done { id, .. }
            | Message::Refused { id, .. }
            | Message::Pong { id, .. } => Some(id),
            _ => None,
        }
    }
}
