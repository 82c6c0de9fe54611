//! The web server of Gipfel. It hosts the web app, which is embedded in the program, and so far
//! nothing else: the app needs no server to play, to analyse or to keep games.
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
mod serve;
#[cfg(test)]
mod tests;

pub use app::app;
pub use serve::{ServeError, serve};
