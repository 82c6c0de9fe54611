//! `gipfel serve`: the web app and the server for people to meet, on an address of this machine.

use std::io::Write;
use std::net::SocketAddr;
use std::num::NonZeroUsize;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use gipfel_server::Options;

use crate::{database, files, log};

/// Serve the web app, and let people meet, until Ctrl-C
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel serve
  gipfel serve --address 0.0.0.0:80
  gipfel serve --database postgres://gipfel@db/gipfel --public https://example.org --proxy")]
pub(crate) struct Arguments {
    /// Where to listen; with port 0 the system chooses one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
    #[command(flatten)]
    database: database::Arguments,
    /// Serve the web app only, without people and games
    #[arg(long, conflicts_with_all = ["data", "database"])]
    app_only: bool,
    /// How users reach the server, such as `https://example.org`; without it, by whatever name they use
    #[arg(long, value_name = "URL")]
    public: Option<String>,
    /// A proxy stands before the server and names the addresses of clients in X-Forwarded-For
    #[arg(long)]
    proxy: bool,
    /// Connections at once, at most
    #[arg(long, value_name = "COUNT", default_value = "20000")]
    connections: NonZeroUsize,
    /// Threads that think for the computer; others can be started with `gipfel server worker`
    #[arg(long, value_name = "COUNT", default_value_t = 1)]
    workers: usize,
    /// How many times as much as usual one address may ask for
    #[arg(long, value_name = "TIMES", default_value_t = 1)]
    limit_factor: u32,
    /// Serve people and games only, without the web app
    #[arg(long, conflicts_with = "app_only")]
    without_app: bool,
    /// Let POST /api/time set the clock of the server forward, for tests
    #[arg(long, hide = true)]
    time_travel: bool,
    #[command(flatten)]
    log: log::Arguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    arguments.log.start();
    if let Some(limit) = files::raise_limit()
        && limit < arguments.connections.get() as u64
    {
        let wanted = arguments.connections;
        tracing::warn!(limit, wanted, "the system allows fewer open files than connections");
    }
    let database =
        if arguments.app_only { None } else { Some(arguments.database.address_to_make()?) };
    let options = Options {
        database,
        public: arguments.public.clone(),
        proxy: arguments.proxy,
        connections: arguments.connections.get(),
        workers: arguments.workers,
        limit_factor: arguments.limit_factor,
        without_app: arguments.without_app,
        time_travel: arguments.time_travel,
        ..Options::new(arguments.address)
    };
    gipfel_server::serve(options, |address| {
        // Whoever started the program with its output closed knows the address already.
        let _ = writeln!(std::io::stdout(), "Gipfel: http://{address}/");
    })?;
    Ok(ExitCode::SUCCESS)
}
