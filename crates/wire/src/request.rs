//! What a client asks for.

use serde::{Deserialize, Serialize};

use crate::{Audience, GameId, InvitationId, MessageId, Offer, Terms, Version};

/// What a client sends.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct Request {
    /// Its id. The same id is the same request.
    pub id: MessageId,
    /// What is asked for.
    pub body: RequestBody,
}

/// What is asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
pub enum RequestBody {
    /// The first request of a connection. The cookie or the token of the connection says who it is.
    Hello {
        /// The version of the protocol that the client speaks.
        protocol: u32,
    },
    /// What the server's time is, and whether it is there.
    Ping,
    /// To be told of a game: all of it, or what came after a version. Players and watchers follow alike.
    Follow {
        /// Which.
        game: GameId,
        /// The version the client has.
        #[cfg_attr(test, ts(optional = nullable))]
        since: Option<Version>,
    },
    /// To be told no more of a game.
    Unfollow {
        /// Which.
        game: GameId,
    },
    /// To be told of open invitations, or no more.
    Lobby {
        /// Which of the two.
        open: bool,
    },
    /// To invite.
    Invite {
        /// Whom.
        to: Audience,
        /// To what.
        terms: Terms,
    },
    /// To take back an invitation.
    Withdraw {
        /// Which.
        invitation: InvitationId,
    },
    /// To accept an invitation.
    Accept {
        /// Which.
        invitation: InvitationId,
    },
    /// To decline an invitation.
    Decline {
        /// Which.
        invitation: InvitationId,
    },
    /// To play a turn.
    Turn {
        /// In which game.
        game: GameId,
        /// The number of the turn. Another one than the next is answered with what is missing.
        number: u32,
        /// The turn: decisions joined with `;`.
        text: String,
        /// The version of the game that the player saw. What he did not see he did not mean.
        seen: Version,
        /// How long the player thought, as his own program measured it, in milliseconds. What a turn took besides is the network's,
        /// and is not charged within limits.
        #[cfg_attr(test, ts(optional = nullable))]
        thought: Option<u32>,
    },
    /// To offer something.
    Offer {
        /// In which game.
        game: GameId,
        /// What.
        offer: Offer,
        /// The version of the game that the player saw. What he did not see he did not mean.
        seen: Version,
    },
    /// To accept what the other has offered.
    Agree {
        /// In which game.
        game: GameId,
        /// What.
        offer: Offer,
        /// The version of the game that the player saw. What he did not see he did not mean.
        seen: Version,
    },
    /// To decline what the other has offered, or to withdraw one's own offer.
    Refuse {
        /// In which game.
        game: GameId,
        /// What.
        offer: Offer,
        /// The version of the game that the player saw. What he did not see he did not mean.
        seen: Version,
    },
    /// To give up.
    Resign {
        /// Which game.
        game: GameId,
    },
    /// To end a game before it has begun: as long as one of the two has not played a turn.
    Abort {
        /// Which game.
        game: GameId,
    },
    /// To end a game that the other has left.
    Claim {
        /// Which game.
        game: GameId,
        /// As what.
        claim: Claim,
    },
    /// To add something to the dice, before one's first turn.
    Nonce {
        /// Of which game.
        game: GameId,
        /// What: hexadecimal digits.
        nonce: String,
    },
    /// To say something to the other player. Watchers can read it.
    Say {
        /// In which game.
        game: GameId,
        /// What.
        text: String,
    },
}

/// What somebody claims whose opponent has left.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "lowercase")]
pub enum Claim {
    /// The win.
    Win,
    /// A draw.
    Draw,
}

impl RequestBody {
    /// The game that a request is about.
    pub fn game(&self) -> Option<&GameId> {
        match self {
            RequestBody::Follow { game, .. }
            | RequestBody::Unfollow { game }
            | RequestBody::Turn { game, .. }
            | RequestBody::Offer { game, .. }
            | RequestBody::Agree { game, .. }
            | RequestBody::Refuse { game, .. }
            | RequestBody::Resign { game }
            | RequestBody::Abort { game }
            | RequestBody::Claim { game, .. }
            | RequestBody::Nonce { game, .. }
            | RequestBody::Say { game, .. } => Some(game),
            RequestBody::Hello { .. }
            | RequestBody::Ping
            | RequestBody::Lobby { .. }
            | RequestBody::Invite { .. }
            | RequestBody::Withdraw { .. }
            | RequestBody::Accept { .. }
            | RequestBody::Decline { .. } => None,
        }
    }
}
