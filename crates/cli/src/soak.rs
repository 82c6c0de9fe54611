//! `gipfel lab soak`: a long run of games that looks for faults.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::Args;
use gipfel_lab::{GameRules, Soak, TimeControl};
use gipfel_rules::GameKind;

use crate::progress::Progress;

/// Let a player play against itself, in all variants in turn, and look for faults
///
/// Faults are illegal turns, time forfeits, panics and wrong keys of positions. Prints a table, and the records of the games
/// with a fault; exits with 1 if there is any.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab soak --games 1000 --concurrency 2
  gipfel lab soak --games 100 --clock 300ms+5ms
  gipfel lab soak --player 'ugi[nodes=500]:gipfel engine' --games 50")]
pub(crate) struct Arguments {
    /// The game; without it, all of them
    #[arg(long, value_parser = crate::new::game_parser())]
    game: Option<GameKind>,

    /// The player, as `gipfel lab match` takes it [default: engine:nodes=500,hash=4, with a clock engine:hash=16]
    #[arg(long)]
    player: Option<String>,

    /// How many games of each
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// The time of each player for a whole game and for each turn, such as 10s+100ms
    #[arg(long, value_name = "BASE+INCREMENT", value_parser = crate::match_cmd::clock)]
    clock: Option<TimeControl>,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    // A player with limits of its own would not look at the clock.
    let usual =
        if arguments.clock.is_some() { "engine:hash=16" } else { "engine:nodes=500,hash=4" };
    let player = arguments.player.as_deref().unwrap_or(usual);
    let soak = Soak {
        player: crate::match_cmd::player(player)?,
        games: arguments.game.map_or(GameKind::ALL.to_vec(), |game| vec![game]),
        count: arguments.games,
        seed: arguments.seed,
        concurrency: arguments.concurrency.into(),
        rules: GameRules { time: arguments.clock, ..GameRules::default() },
    };
    let progress = Progress::new(soak.total(), 0);
    let report = soak.run(&|report| {
        let faults = report.faults.len();
        progress.set(report.total(), &format!("{} turns, {faults} faults", report.turns));
    })?;
    drop(progress);
    let mut out = io::stdout().lock();
    out.write_all(report.table().as_bytes())?;
    for fault in &report.faults {
        write!(out, "\n{}\n\n{}", crate::report::printable(&fault.text), fault.record)?;
    }
    Ok(if report.faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}
