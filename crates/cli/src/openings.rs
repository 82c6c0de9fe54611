//! `gipfel lab openings`: what the engine plays from the first positions of a game.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use gipfel_lab::OpeningGames;
use gipfel_rules::GameKind;

use crate::progress::Progress;

/// Let the engine play against itself and write a tree of its openings
///
/// The engine chooses between what looks about as good to it, so that games differ. The tree tells of each position what was
/// played, in how many games, and how they ended. Positions that are images of each other are one. The web app shows it beside
/// the openings of one's own games.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab openings --game gipf --out gipf.txt
  gipfel lab openings --game yinsh --games 4000 --turns 10 --least 4 --out yinsh.txt --concurrency 2")]
pub(crate) struct Arguments {
    /// The game
    #[arg(long, value_parser = crate::new::game_parser())]
    game: GameKind,

    /// The variant [default: the first]
    #[arg(long)]
    variant: Option<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 3_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// How many turns of each game are its opening
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u8).range(1..=60))]
    turns: u8,

    /// Positions the engine looks at for a turn
    #[arg(long, value_name = "N", default_value_t = 500, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// How much worse, in hundredths of a unit, an action may look and still be played now and then
    #[arg(long, value_name = "N", default_value_t = 15, value_parser = clap::value_parser!(i32).range(0..=10_000))]
    temperature: i32,

    /// Turns that were played in fewer games are left out
    #[arg(long, value_name = "GAMES", default_value_t = 3)]
    least: u32,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,

    /// The file that is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Arguments { games, turns, nodes, temperature, least, seed, .. } = *arguments;
    let play = OpeningGames {
        start: crate::games::start(arguments.game, arguments.variant.as_deref())?,
        games,
        turns: turns.into(),
        nodes,
        temperature,
        seed,
        concurrency: arguments.concurrency.into(),
    };
    let progress = Progress::new(games, 0);
    let tree = play.run(&|games| progress.set(games, ""))?;
    let head = format!(
        "# {games} games of the engine against itself: {turns} turns, {nodes} nodes, temperature {temperature}, seed {seed}; \
         turns of at least {least} games\n"
    );
    let out = &arguments.out;
    fs::write(out, head + &tree.text(least)).with_context(|| format!("cannot write {out:?}"))?;
    Ok(ExitCode::SUCCESS)
}
