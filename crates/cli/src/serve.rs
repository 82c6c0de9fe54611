//! `gipfel serve`: the web app on an address of this machine.

use std::io::Write;
use std::net::SocketAddr;
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

/// Serve the web app until Ctrl-C
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel serve
  gipfel serve --address 0.0.0.0:80")]
pub(crate) struct Arguments {
    /// Where to listen; with port 0 the system chooses one
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    address: SocketAddr,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    gipfel_server::serve(arguments.address, |address| {
        // Whoever started the program with its output closed knows the address already.
        let _ = writeln!(std::io::stdout(), "Gipfel: http://{address}/");
    })?;
    Ok(ExitCode::SUCCESS)
}
