//! What happens in a game, one after another.

use serde::{Deserialize, Serialize};

use crate::{GameId, GameResult, MessageId, Side, Version};

/// Something that happened in a game. Events are numbered from 1 without gaps.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Event {
    /// Its number: the version of the game after it.
    pub version: Version,
    /// When it happened.
    pub at: i64,
    /// Who did it; nobody if time or the rules did.
    #[cfg_attr(test, ts(optional = nullable))]
    pub by: Option<Side>,
    /// The request that did it.
    #[cfg_attr(test, ts(optional = nullable))]
    pub cause: Option<MessageId>,
    /// What it was.
    pub body: EventBody,
}

/// What happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum EventBody {
    /// A turn was played.
    Turn {
        /// Its number, from 1; numbers of turns that were taken back are used again.
        number: u32,
        /// Its canonical text, with what followed by itself (the result of dice, of a contest).
        text: String,
        /// What it cost on the clock.
        spent: i64,
        /// What it took besides and was not charged, as the network's.
        lag: i64,
        /// What the player has left; none without clocks.
        #[cfg_attr(test, ts(optional = nullable))]
        left: Option<i64>,
        /// What dice or a coin showed that the turn let fall.
        #[cfg_attr(test, ts(optional = nullable))]
        roll: Option<Roll>,
    },
    /// Something was offered. It stands until it is answered, withdrawn, or the other plays a turn.
    Offered {
        /// What.
        offer: Offer,
    },
    /// An offer was declined, or withdrawn by the one who made it.
    Declined {
        /// Which.
        offer: Offer,
    },
    /// Turns were taken back.
    TakenBack {
        /// The number of the last turn that still stands.
        to: u32,
    },
    /// Somebody has got more time.
    TimeAdded {
        /// Who.
        to: Side,
        /// How much.
        millis: i64,
    },
    /// A line of chat.
    Said {
        /// It, as plain text.
        text: String,
    },
    /// A player has added something to the dice, before the first turn.
    Nonce {
        /// What: hexadecimal digits.
        nonce: String,
    },
    /// The game is over.
    Over {
        /// How.
        result: GameResult,
        /// Why.
        reason: OverReason,
        /// Where dice and coins came from.
        #[cfg_attr(test, ts(optional = nullable))]
        reveal: Option<Reveal>,
    },
    /// The players begin another game.
    Rematch {
        /// Which.
        game: GameId,
    },
}

/// What one player can offer the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum Offer {
    /// A draw.
    Draw,
    /// To take back the last turn of the one who asks, and what came after it.
    Takeback,
    /// More time for the one who asks.
    MoreTime,
    /// Another game, with the sides exchanged.
    Rematch,
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "camelCase")]
pub enum OverReason {
    /// The rules say so; the position knows which.
    Rules,
    /// A position came up for the third time.
    Repetition,
    /// The game had become endless.
    TooLong,
    /// The loser gave up.
    Resigned,
    /// Both agreed.
    Agreed,
    /// The loser's time ran out.
    Time,
    /// The loser left, and the other claimed the game.
    Left,
    /// It ended before it had begun.
    Aborted,
    /// Somebody who keeps the server closed it.
    Closed,
}

/// What dice or a coin showed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Roll {
    /// Both have rolled.
    Dice {
        /// The die of the one who uses a potential.
        user: u8,
        /// The die of the one who challenged.
        challenger: u8,
    },
    /// A coin was tossed.
    Coin {
        /// Whether it fell for the user.
        heads: bool,
    },
}

/// Where dice and coins came from, told when the game is over.
///
/// The server has chosen `secret` and shown its SHA-256 hash before anybody could add something. The seed is the first
/// eight bytes, the highest first, of the SHA-256 hash of the texts `secret`, White's nonce and Black's nonce joined with `:`.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Reveal {
    /// What the server had chosen: 64 hexadecimal digits.
    pub secret: String,
    /// The seed, as a decimal number. It has more digits than a number of JavaScript keeps.
    pub seed: String,
}
