//! `gipfel lab quality`: how good turns are, without an opponent.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_lab::{ArchiveError, GradedTurn, Quality, quality_markdown};

use crate::games::Games;
use crate::progress::Progress;

/// Grade the turns of a player with many times the nodes
///
/// The player plays games against itself. Turns of them are graded by the engine, which looks at a hundred times the nodes that the
/// player looked at: the table says how many of them lose more than 5, 10 and 20 % of the winning chances and how much in the
/// mean, by thirds of the games.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab quality engine:nodes=5000 --game yinsh --games 20
  gipfel lab quality engine:time=100ms,eval=classic --game yinsh --games 50 --every 5 --out before.txt --resume
  gipfel lab quality level:2 --game gipf --games 100 --every 10 --factor 10")]
pub(crate) struct Arguments {
    /// The player, as `gipfel lab match` takes it
    player: String,

    /// How many games
    #[arg(long, value_name = "N", default_value_t = 20)]
    games: u64,

    /// Of the turns of each game grade one in so many
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    every: u16,

    /// How many times the nodes of the player the grader looks at
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    factor: u64,

    /// The nodes of the grader where a player does not say how many it looks at
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,

    /// The megabytes of the grader's table
    #[arg(long, value_name = "MB", default_value_t = 64, value_parser = clap::value_parser!(u16).range(1..))]
    hash: u16,

    #[command(flatten)]
    start: Games,

    /// Write what each turn lost to a file, a line each
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Go on with the file; games that are in it are not played again
    #[arg(long, requires = "out")]
    resume: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let quality = Quality {
        player: crate::match_cmd::player(&arguments.player)?,
        openings: arguments.start.openings()?,
        games: arguments.games,
        every: arguments.every.into(),
        factor: arguments.factor,
        nodes: arguments.nodes,
        hash: arguments.hash.into(),
        seed: arguments.start.seed,
        concurrency: arguments.start.concurrency(),
    };
    let known = match &arguments.out {
        Some(path) => kept(path, arguments.resume)?,
        None => Vec::new(),
    };
    let done: HashSet<u64> = known.iter().map(|turn| turn.game).collect();
    let progress = Progress::new(quality.games, done.len() as u64);
    let books = Mutex::new((known, done.len() as u64));
    quality.run(&done, &|turns| {
        if let Some(path) = &arguments.out {
            let lines: String = turns.iter().map(|turn| format!("{turn}\n")).collect();
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.and_then(|mut file| file.write_all(lines.as_bytes()))
                .map_err(|error| ArchiveError::File { path: path.display().to_string(), error })?;
        }
        let mut books = books.lock().expect("nothing panics with it");
        let (known, games) = &mut *books;
        known.extend_from_slice(turns);
        *games += 1;
        progress.set(*games, &format!("{} turns", known.len()));
        Ok(())
    })?;
    drop(progress);
    let (graded, _) = books.into_inner().expect("nothing panics with it");
    io::stdout().lock().write_all(quality_markdown(&graded).as_bytes())?;
    Ok(ExitCode::SUCCESS)
}

/// The turns that a file holds.
fn kept(path: &Path, resume: bool) -> Result<Vec<GradedTurn>> {
    let name = || path.display().to_string();
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Vec::new()),
        text => text.with_context(name)?,
    };
    if !resume && !text.is_empty() {
        bail!("{}: the file exists already; --resume goes on with it", path.display());
    }
    let read = |(number, line): (usize, &str)| {
        line.parse().with_context(|| format!("{}, line {}", path.display(), number + 1))
    };
    text.lines().enumerate().map(read).collect()
}
