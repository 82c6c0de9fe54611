//! `gipfel lab spsa`: better weights by playing.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_lab::{Openings, Spsa, WeightFile, WeightSet};

use crate::progress::Progress;

/// Improve the weights of an evaluation by playing
///
/// Moves all weights a little at once, plays a pair of games between the moved weights and their mirror image, and follows
/// what did better (SPSA). The file is written now and then, so that what is found survives an end in the middle; `--start`
/// goes on from it.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab spsa --set gipf+-tournament --pairs 5000 --out new.txt --concurrency 2
  gipfel lab spsa --set yinsh --start new.txt --pairs 2000 --out newer.txt
  gipfel lab match engine:nodes=5000,weights=new.txt engine:nodes=5000 --game gipf+ --sprt 0,10")]
pub(crate) struct Arguments {
    /// The weights that move
    #[arg(long, value_parser = crate::tune::set_parser())]
    set: WeightSet,

    /// Weights to begin with from a file, instead of those that are built in
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,

    /// The file the weights are written to; `engine:weights=FILE` reads it
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// How many pairs of games are played
    #[arg(long, value_name = "N", default_value_t = 5_000)]
    pairs: usize,

    /// Positions an engine looks at for a turn
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    nodes: u64,

    /// How far weights are moved for a pair, as a share of each
    #[arg(long, value_name = "SHARE", default_value_t = 0.15)]
    step_size: f64,

    /// How far the weights follow a pair that was won twice, as a share of the step size; it becomes a fifth of that by and by
    #[arg(long, value_name = "SHARE", default_value_t = 0.05)]
    learning_rate: f64,

    /// Everything that depends on chance follows from it, as long as one pair is played at a time
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many pairs are played at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
}

/// How many pairs are played between two writings of the file.
const PAUSE: usize = 100;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Arguments { set, pairs, nodes, step_size, learning_rate, seed, .. } = *arguments;
    for (name, share) in [("step_size", step_size), ("learning_rate", learning_rate)] {
        if !(0.0..=100.0).contains(&share) {
            bail!("--{name} {share}: expected a number from 0 to 100");
        }
    }
    let start = match &arguments.start {
        Some(path) => WeightFile::read(path)?,
        None => WeightFile::default(),
    };
    let path = &arguments.out;
    let write = |file: &WeightFile| {
        fs::write(path, file.text()).with_context(|| path.display().to_string())
    };
    write(&start)?;
    let spsa = Spsa {
        set,
        openings: Openings::random(set.start()),
        pairs,
        nodes,
        step_size,
        learning_rate,
        seed,
        concurrency: arguments.concurrency.into(),
    };
    let progress = Progress::new(pairs as u64, 0);
    let found = spsa.run(&start, &|played, file| {
        let mut text = String::from("pairs played");
        if played % PAUSE == 0
            && let Err(error) = write(file)
        {
            text = format!("{error:#}");
        }
        progress.set(played as u64, &text);
    })?;
    drop(progress);
    write(&found)?;
    let mut out = io::stdout().lock();
    let weights = start.get(set).into_iter().zip(found.get(set));
    for (name, (before, after)) in set.feature_names().iter().zip(weights) {
        writeln!(out, "{before:>6} {after:>6}  {name}")?;
    }
    Ok(ExitCode::SUCCESS)
}
