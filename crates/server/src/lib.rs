//! The web server of Gipfel. It hosts the web app, which is embedded in the program; the app needs no
//! server to play, to analyse or to keep games. For people to meet there are the [rooms](room) of live
//! games and their [ratings](rating).
//!
//! [`app`] is the web app without a socket; a [`Server`] is everything on a port, and [`serve`] runs one until the process is told
//! to stop.
//!
//! ```no_run
//! use gipfel_server::Options;
//!
//! let mut options = Options::new("127.0.0.1:8080".parse().expect("an address"));
//! options.database = Some("sqlite:games.db".to_owned());
//! gipfel_server::serve(options, |bound| println!("http://{bound}/"))?;
//! # Ok::<(), gipfel_server::ServeError>(())
//! ```
//!
//! The app is taken from `web/dist`: in a release build it is part of the program, otherwise it is
//! read from that folder at every request, so that a rebuilt app needs no rebuilt server.

pub mod admin;
mod app;
mod asset;
mod counts;
mod encoding;
mod headers;
mod http;
mod listen;
mod node;
pub mod rating;
pub mod record;
pub mod room;
mod serve;
#[cfg(test)]
mod tests;
pub mod worker;

pub use app::app;
pub use http::Patience;
pub use node::Time;
pub use serve::{Options, ServeError, Server, serve};
