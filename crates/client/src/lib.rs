//! The other side of the service: clients, for tests, measurements and programs that play.
//!
//! A [`Visitor`] asks single questions over HTTP, as a guest, as somebody who has signed in, or with a token. A [`Player`] keeps a
//! socket open, through lost connections and dead nodes, with [`gipfel_live::Client`] doing the thinking.
//!
//! [`bot::play`] runs a program that plays; [`load`] puts a load on a server, and kills it while it plays.

pub mod bot;
pub mod load;
mod player;
mod random;
mod route;
mod visitor;

pub use player::{Player, PlayerError, Traffic};
pub(crate) use random::random_name;
pub use random::random_turn;
pub use route::{Route, RouteError};
pub use visitor::{RemoteError, Reply, Visitor};
