//! Every message between a player's program (the page, a bot) and the server, as types. `web/src/online/wire.ts` is generated
//! from them.
//!
//! # How the two sides talk
//!
//! A client sends [`Request`]s and receives [`Message`]s, both as JSON. Each request has an id that its sender chose and never uses
//! again. It is answered once it has taken effect for good, with [`Message::Done`], or with [`Message::Refused`]; until then
//! the client sends it again, with the same id, over as many connections as it takes. A request that comes twice has effect
//! once.
//!
//! A game is a list of [`Event`]s, numbered from 1 without gaps: the number of the last one is the game's *version*. Everything
//! else, the position and the clocks included, follows from the list. News of a game are the events that were added; a client that sees a gap
//! asks for what it missed with [`RequestBody::Follow`]. `Client` in the crate `live` is all of this in one page of code, without a socket.
//!
//! # Turns
//!
//! What is sent and stored as a turn is everything one player decides until the other has to. In a plain game that is a turn of the
//! rules. In a linked game answers, turns of a contest and reports are such turns too, so that a turn of the main game may
//! consist of several.
//!
//! A turn that the player chose in advance is kept by his own program, and sent when its time has come: as the time
//! that a message travels is not charged, it costs nothing, and nobody else ever knows of it.

mod account;
mod analysis;
mod archive;
mod clock;
mod event;
mod game;
mod id;
pub mod limits;
mod lobby;
mod message;
mod person;
mod problem;
mod profile;
mod read;
mod request;
mod side;
mod terms;
mod text;
#[cfg(test)]
mod types;
mod usage;

pub use account::{Account, Credentials, NewPassword, Recovery, Token, TokenTerms};
pub use analysis::{AnalysedPosition, Analysis};
pub use archive::{ArchivePage, ArchiveQuery, ArchivedGame, RatingPoint, Report};
pub use clock::{ClockTerms, ClockView, Speed};
pub use event::{Event, EventBody, Offer, OverReason, Reveal, Roll};
pub use game::{GameHead, GameResult, GameSummary, Seat};
pub use id::{GameId, IdError, InvitationId, MessageId, PersonId, Version};
pub use lobby::{Audience, Invitation};
pub use message::{Message, Presence};
pub use person::{Person, PersonKind, RatingView};
pub use problem::Problem;
pub use profile::{Encounter, GameRating, Leader, Profile};
pub use read::{ReadError, read, read_request};
pub use request::{Claim, Request, RequestBody};
pub use side::Side;
pub use terms::{ContestTerms, LinkTerms, SideChoice, Start, Terms, TermsError};
pub use text::{TextError, line, paragraph};
pub use usage::Usage;

/// The version of the protocol. A server refuses clients of another one, and the page then loads itself anew.
pub const PROTOCOL: u32 = 1;
