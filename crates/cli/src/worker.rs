//! `gipfel server worker`: thinks for the computer of a server, on this machine or another.

use std::process::ExitCode;

use anyhow::Result;
use clap::Args;

use crate::{database, log};

/// Play the turns of a server's computer and analyse games, until Ctrl-C
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel server worker --database postgres://gipfel@db/gipfel --threads 4")]
pub(crate) struct Arguments {
    #[command(flatten)]
    database: database::Arguments,
    /// How many games it thinks about at once
    #[arg(long, value_name = "COUNT", default_value_t = 1)]
    threads: usize,
    #[command(flatten)]
    log: log::Arguments,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    arguments.log.start();
    gipfel_server::worker::work(&arguments.database.address()?, arguments.threads)?;
    Ok(ExitCode::SUCCESS)
}
