//! The web server of Gipfel. It hosts the web app, which is embedded in the program; the app needs no
//! server to play, to analyse or to keep games. For people to meet there are the [rooms](room) of live
//! games and their [ratings](rating); [`simulation`] runs whole clusters of them from a seed.
//!
//! [`app`] is the service without a socket; [`serve`] runs it until it is told to stop.
//!
//! ```no_run
//! let address = "127.0.0.1:8080".parse().expect("an address");
//! gipfel_server::serve(address, |bound| println!("http://{bound}/"))?;
//! # Ok::<(), gipfel_server::ServeError>(())
//! ```
//!
//! The app is taken from `web/dist`: in a release build it is part of the program, otherwise it is
//! read from that folder at every request, so that a rebuilt app needs no rebuilt server.

mod app;
mod asset;
mod encoding;
mod headers;
pub mod rating;
pub mod room;
mod serve;
pub mod simulation;
#[cfg(test)]
mod tests;

pub use app::app;
pub use serve::{ServeError, serve};
