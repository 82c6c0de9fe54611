//! `gipfel lab`: the commands that measure the engine and make it stronger.

use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, Subcommand};

use crate::{
    bench, ladder, match_cmd, openings, quality, relearn, selfplay, soak, spsa, tactics, train,
    tune,
};

/// Measure the engine and make it stronger
#[derive(Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    Match(match_cmd::Arguments),
    Ladder(ladder::Arguments),
    Soak(soak::Arguments),
    Quality(quality::Arguments),
    Tactics(tactics::Arguments),
    Bench(bench::Arguments),
    Selfplay(selfplay::Arguments),
    Train(train::Arguments),
    Relearn(relearn::Arguments),
    Tune(tune::Arguments),
    #[command(alias = "climb")]
    Spsa(spsa::Arguments),
    Openings(openings::Arguments),
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match &arguments.command {
        Command::Match(arguments) => match_cmd::run(arguments),
        Command::Ladder(arguments) => ladder::run(arguments),
        Command::Soak(arguments) => soak::run(arguments),
        Command::Quality(arguments) => quality::run(arguments),
        Command::Tactics(arguments) => tactics::run(arguments),
        Command::Bench(arguments) => bench::run(arguments),
        Command::Selfplay(arguments) => selfplay::run(arguments),
        Command::Train(arguments) => train::run(arguments),
        Command::Relearn(arguments) => relearn::run(arguments),
        Command::Tune(arguments) => tune::run(arguments),
        Command::Spsa(arguments) => spsa::run(arguments),
        Command::Openings(arguments) => openings::run(arguments),
    }
}
