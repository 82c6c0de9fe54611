//! `gipfel lab selfplay`: positions to learn from.

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;
use gipfel_engine::{Limits, Options};
use gipfel_lab::players::{EngineSettings, Evaluator};
use gipfel_lab::{GameFile, Selfplay};
use gipfel_rules::GameKind;

use crate::progress::Progress;

/// Let the engine play against itself and write the games to a file
///
/// Each game begins with some random turns and ends when its result is forced. The file tells of each turn what the search
/// thought, and how the game ended; `gipfel lab train` and `gipfel lab tune` learn from it. It is checked by sums, and a run that was
/// interrupted can be resumed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab selfplay --game gipf --games 2000 --nodes 2000 --out gipf.games --concurrency 2
  gipfel lab selfplay --game yinsh --games 5000 --out yinsh.games --resume")]
pub(crate) struct Arguments {
    /// The game
    #[arg(long, value_parser = crate::new::game_parser())]
    game: GameKind,

    #[arg(long, help = crate::new::variants_help())]
    variant: Option<String>,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 2_000)]
    games: u64,

    /// Positions the engine looks at for a turn
    #[arg(long, value_name = "N", default_value_t = 2_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// Weights of the evaluation from a file, instead of those that are built in
    #[arg(long, value_name = "FILE")]
    weights: Option<PathBuf>,

    /// A network of the evaluation from a file, instead of the one that is built in
    #[arg(long, value_name = "FILE", conflicts_with = "weights")]
    net: Option<PathBuf>,

    /// Evaluator by the hand-crafted evaluation, also where there is a network
    #[arg(long, conflicts_with_all = ["net", "weights"])]
    classic: bool,

    /// The least and the most number of random turns at the beginning
    #[arg(long, value_name = "LEAST-MOST", default_value = "2-10", value_parser = range)]
    random_turns: (usize, usize),

    /// Later one turn in so many is random, too
    #[arg(long, value_name = "N", default_value_t = 0)]
    stray: u32,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,

    /// The file that is written
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Go on with the file; games that are in it are not played again
    #[arg(long)]
    resume: bool,
}

fn range(text: &str) -> Result<(usize, usize), String> {
    let numbers = text.split_once('-').and_then(|(least, most)| {
        Some((least.parse::<u8>().ok()?.into(), most.parse::<u8>().ok()?.into()))
    });
    numbers
        .filter(|(least, most)| least <= most)
        .ok_or_else(|| "expected two numbers such as 2-10".to_owned())
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    if arguments.games == 0 {
        bail!("--games 0: there is nothing to play");
    }
    // A small table is quickly cleared, and enough for a small search.
    let options = Options { hash: 1, ..Options::default() };
    let engine = EngineSettings {
        options,
        limits: Limits::nodes(arguments.nodes),
        weights: arguments.weights.clone(),
        evaluator: match &arguments.net {
            Some(path) => Evaluator::Net(path.clone()),
            None if arguments.classic => Evaluator::Classic,
            None => Evaluator::Own,
        },
        ..EngineSettings::default()
    };
    let selfplay = Selfplay {
        engine,
        start: crate::games::start(arguments.game, arguments.variant.as_deref())?,
        random_turns: arguments.random_turns,
        stray: arguments.stray,
        games: arguments.games,
        seed: arguments.seed,
        concurrency: arguments.concurrency.into(),
    };
    let title = selfplay.title();
    let (file, done) = if arguments.resume {
        GameFile::resume(&arguments.out, &title, &selfplay.start)?
    } else {
        (GameFile::create(&arguments.out, &title, &selfplay.start)?, Vec::new())
    };
    let progress = Progress::new(selfplay.games, done.len() as u64);
    selfplay.run(file, &done, &|games, turns| {
        progress.set(games, &format!("{turns} turns"));
    })?;
    Ok(ExitCode::SUCCESS)
}
