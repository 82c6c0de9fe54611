//! The other side of the service: clients, for tests, measurements and programs that play.
//!
//! A [`Visitor`] asks single questions over HTTP, as a guest, as somebody who has signed in, or with a token. A [`Player`] keeps a
//! socket open, through lost connections and dead nodes, with [`gipfel_wire::Client`] doing the thinking.

mod player;
mod route;
mod visitor;

pub use player::{Player, PlayerError, Traffic};
pub use route::{Route, RouteError};
pub use visitor::{RemoteError, Reply, Visitor};
