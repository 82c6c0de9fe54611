//! `gipfel server`: the commands for operators of a server.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::{admin, backup, load, worker};

/// Operate a server: engine workers, backups, moderation, load tests
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Worker(worker::Arguments),
    Backup(backup::Backup),
    Restore(backup::Restore),
    Admin(admin::Arguments),
    Load(load::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.command {
        Command::Worker(arguments) => worker::run(arguments),
        Command::Backup(arguments) => backup::backup(arguments),
        Command::Restore(arguments) => backup::restore(arguments),
        Command::Admin(arguments) => admin::run(arguments),
        Command::Load(arguments) => load::run(arguments),
    }
}
