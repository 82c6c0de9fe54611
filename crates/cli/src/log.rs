//! What a server says about itself, on standard error.

use clap::{Args, ValueEnum};
use tracing_subscriber::EnvFilter;

#[derive(Args)]
#[group(skip)]
pub(crate) struct Arguments {
    /// How lines of the log are written; what is logged is chosen with $GIPFEL_LOG, as in `info,gipfel_server=debug`
    #[arg(long, value_enum, default_value_t = Format::Text)]
    log: Format,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// For people
    Text,
    /// For programs: one object a line
    Json,
}

impl Arguments {
    /// Begins to log.
    pub(crate) fn start(&self) {
        let filter =
            EnvFilter::try_from_env("GIPFEL_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_ansi(false)
            .with_writer(std::io::stderr);
        // Somebody else logs already: then let him.
        let _ = match self.log {
            Format::Text => log.try_init(),
            Format::Json => log.json().try_init(),
        };
    }
}
