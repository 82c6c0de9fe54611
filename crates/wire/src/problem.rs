//! Why a request has no effect.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::Version;
use crate::limits::{MAX_CHAT, NAME, NONCE, PASSWORD};

/// Why a request has no effect. The page has a sentence for each in every language; the texts here are for programs and logs.
#[derive(Clone, PartialEq, Eq, Debug, Error, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "camelCase")]
pub enum Problem {
    /// The request cannot be read.
    #[error("the request cannot be read: {text}")]
    Unreadable {
        /// Why.
        text: String,
    },
    /// The client speaks another version of the protocol.
    #[error("the server speaks version {server} of the protocol")]
    Protocol {
        /// The server's.
        server: u32,
    },
    /// Who asks may not do this.
    #[error("you may not do this")]
    NotAllowed,
    /// There is no such game, invitation or person.
    #[error("there is no such thing")]
    NotFound,
    /// Too many requests.
    #[error("too many requests; try again in {wait} ms")]
    TooFast {
        /// When it may be tried again, in milliseconds.
        wait: i64,
    },
    /// The server cannot do it now.
    #[error("the server cannot do this now")]
    Unavailable,
    /// The server has a bug. Its log knows the request by the id.
    #[error("something went wrong on the server (request {request})")]
    Internal {
        /// The id of the request.
        request: String,
    },
    /// The game cannot go on: an event of it does not fit the rules.
    #[error("this game can't go on: event {version} doesn't fit the rules: {text}")]
    Unplayable {
        /// The number of the event.
        version: Version,
        /// What is wrong with it, in English.
        text: String,
    },
    /// One who watches cannot do this.
    #[error("you are not a player of this game")]
    NotAPlayer,
    /// The game is over.
    #[error("the game is over")]
    Over,
    /// The game is not over yet.
    #[error("the game is not over")]
    NotOver,
    /// It is the other's turn.
    #[error("it is not your turn")]
    NotYourTurn,
    /// The number is not the one of the next turn. What the client missed is sent with it.
    #[error("the next turn is number {next}")]
    OtherTurn {
        /// The number of the next turn.
        next: u32,
    },
    /// The rules forbid the turn.
    #[error("{text}")]
    Illegal {
        /// Why, in English.
        text: String,
    },
    /// The time was up before.
    #[error("your time is up")]
    TimeUp,
    /// Both have played: the game can be given up, not aborted.
    #[error("the game has begun; you can resign")]
    HasBegun,
    /// Too early to say whether the other has left.
    #[error("your opponent has not left, or not long enough")]
    NotAway,
    /// The other has not offered this, or does no more.
    #[error("this is not offered")]
    NotOffered,
    /// This cannot be offered now.
    #[error("this cannot be offered now")]
    NoOffer,
    /// The line of chat is empty or too long.
    #[error("a line of chat has 1 to {MAX_CHAT} characters")]
    ChatLength,
    /// So much has happened in the game that only turns are taken.
    #[error("this game takes nothing but turns any more")]
    Full,
    /// Not what can be added to dice, or too late.
    #[error("dice take {} to {} hexadecimal digits from each player, before his first turn", NONCE.start(), NONCE.end())]
    Nonce,
    /// Nothing can be played on such terms.
    #[error("{text}")]
    Terms {
        /// Why, in English.
        text: String,
    },
    /// The invitation is open no more.
    #[error("the invitation is no longer open")]
    Closed,
    /// Nobody plays against himself.
    #[error("this is your own invitation")]
    Own,
    /// One of the two has blocked the other.
    #[error("one of you has blocked the other")]
    Blocked,
    /// Too many open invitations.
    #[error("you have too many open invitations")]
    TooMany,
    /// Not a name.
    #[error("a name has {} to {} letters, digits, hyphens and underscores", NAME.start(), NAME.end())]
    Name,
    /// The name is somebody else's.
    #[error("the name is taken")]
    NameTaken,
    /// Not a password.
    #[error("a password has {} to {} characters", PASSWORD.start(), PASSWORD.end())]
    Password,
    /// Name and password do not belong together.
    #[error("name or password are wrong")]
    SignIn,
}
