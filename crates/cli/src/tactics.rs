//! `gipfel lab tactics`: positions with a forced win, found in games or given to the engine to solve.

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Args;
use gipfel_lab::{Mine, Tactic};
use gipfel_rules::GameKind;

use crate::progress::Progress;

/// Measure how soon the engine finds forced wins, or look for new ones in games
///
/// A tactic is a line `position | win in N | turn turn …`, with all turns that win in so many turns of the mover. With a
/// file, prints for each the number of positions after which the engine has found it. With `--mine`, plays games between
/// weak players and prints the tactics in them, each proved by trying everything.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab tactics data/tactics.txt
  gipfel lab tactics --mine 200 --game yinsh --longest 2
  gipfel lab tactics --mine 200 --game punct --shortest 1 --longest 2 --solutions 6")]
pub(crate) struct Arguments {
    /// A file of tactics, one in each line
    #[arg(value_name = "FILE", required_unless_present = "mine")]
    file: Option<PathBuf>,

    /// The largest number of positions the engine may look at
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    nodes: u64,

    /// Play so many games and look for tactics in them
    #[arg(long, value_name = "GAMES", conflicts_with = "file", requires = "game")]
    mine: Option<u64>,

    /// The game that is played
    #[arg(long, value_parser = crate::new::game_parser())]
    game: Option<GameKind>,

    #[arg(long, help = crate::new::variants_help())]
    variant: Option<String>,

    /// The shortest win of interest, in turns of the winner
    #[arg(long, value_name = "N", default_value_t = 2)]
    shortest: u32,

    /// The longest win that is looked for
    #[arg(long, value_name = "N", default_value_t = 3)]
    longest: u32,

    /// Where more turns than this win it is too easy
    #[arg(long, value_name = "N", default_value_t = 2)]
    solutions: usize,

    /// Positions that the players of the games look at for a turn
    #[arg(long, value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u64).range(1..))]
    play: u64,

    /// What the games follow from
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match (&arguments.file, arguments.mine) {
        (Some(file), _) => solve(file, arguments.nodes),
        (None, games) => mine(arguments, games.unwrap_or_default()),
    }
}

fn solve(file: &Path, most: u64) -> Result<ExitCode> {
    let name = file.display().to_string();
    let text = crate::input::file(file)?;
    let mut tactics = Vec::new();
    let is_tactic = |line: &str| !line.is_empty() && !line.starts_with('#');
    for (number, line) in text.lines().enumerate().filter(|(_, line)| is_tactic(line)) {
        let tactic: Tactic =
            line.parse().with_context(|| format!("{name}, line {}", number + 1))?;
        tactics.push(tactic);
    }
    let mut out = io::stdout().lock();
    let mut solved = 0;
    for tactic in &tactics {
        let nodes = tactic.nodes_to_solve(most);
        solved += usize::from(nodes.is_some());
        let nodes = nodes.map_or("unsolved".to_owned(), |nodes| nodes.to_string());
        writeln!(out, "{nodes:>9}  win in {}  {}", tactic.turns, tactic.position)?;
    }
    writeln!(out, "solved {solved} of {}", tactics.len())?;
    Ok(if solved == tactics.len() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn mine(arguments: &Arguments, games: u64) -> Result<ExitCode> {
    let game = arguments.game.context("no game is named")?;
    let start = crate::games::start(game, arguments.variant.as_deref())?;
    let mine = Mine {
        nodes: arguments.play,
        shortest: arguments.shortest,
        longest: arguments.longest,
        most_solutions: arguments.solutions,
        seed: arguments.seed,
    };
    let progress = Progress::new(games, 0);
    let mut out = io::stdout().lock();
    let mut found = 0;
    for number in 0..games {
        for tactic in mine.dig(&start, number) {
            writeln!(out, "{tactic}")?;
            out.flush()?;
            found += 1;
        }
        progress.set(number + 1, &format!("{found} tactics"));
    }
    Ok(ExitCode::SUCCESS)
}
