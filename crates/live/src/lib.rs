//! A live game without I/O, without a clock and without randomness of its own. The server, bots and the simulated cluster run the same
//! code.
//!
//! - [`Fold`] takes the events of a game and says where it stands: [`Board`], [`Clock`], offers, dice that were told, the result. An
//!   event that the rules don't accept makes the game [`Unplayable`]; it never panics.
//! - [`Client`] is the client's half of the protocol: numbering, sending again, gaps, resuming.
//!
//! ```
//! use gipfel_live::Client;
//! use gipfel_wire::GameId;
//!
//! let mut client = Client::new("somebody");
//! let game = GameId::new("abc")?;
//! client.follow(&game, 0);
//! // It says hello, and asks for the game.
//! assert_eq!(client.connect(0).len(), 2);
//! # Ok::<(), gipfel_wire::IdError>(())
//! ```

mod board;
mod chance;
mod client;
mod clock;
mod fold;

pub use board::{Board, BoardError, Played};
pub use chance::{commitment, seed};
pub use client::{Client, Followed, REFRESH, RESEND};
pub use clock::{
    CLAIM_AFTER, Charge, Clock, FIRST_TURN, LAG_BANK, LAG_PER_TURN, LAG_REFILL, MORE_TIME,
};
pub use fold::{Fold, Unplayable};
