//! `gipfel lab tune`: fit the weights of an evaluation to games.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use gipfel_lab::{SampledGame, TuningData, TuningSettings, WeightFile, WeightSet, tune};

use crate::progress::Progress;

/// Fit the weights of an evaluation to positions of self-play
///
/// Logistic regression on the results of the games, blended with what the search thought. One game in ten is held out; the fit
/// ends when it gets no better on those. Prints a table of the weights and the array to put into the engine.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab tune --set gipf-standard standard.games --out new.txt
  gipfel lab tune --set yinsh yinsh.games --result-share 1 --start new.txt
  gipfel lab match engine:nodes=5000,weights=new.txt engine:nodes=5000 --game gipf --sprt 0,10")]
pub(crate) struct Arguments {
    /// Files that `gipfel lab selfplay` wrote
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// Which weights
    #[arg(long, value_parser = set_parser())]
    set: WeightSet,

    /// Weights to begin with from a file, instead of those that are built in
    #[arg(long, value_name = "FILE")]
    start: Option<PathBuf>,

    /// How much the result of a game counts, from 0 to 1; the rest is what the search thought
    #[arg(long, value_name = "SHARE", default_value_t = TuningSettings::default().result_share)]
    result_share: f64,

    /// How strongly weights are held where they were
    #[arg(long, value_name = "STRENGTH", default_value_t = TuningSettings::default().l2)]
    l2: f64,

    /// The most steps that are taken
    #[arg(long, value_name = "N", default_value_t = TuningSettings::default().steps)]
    steps: usize,

    /// Write the weights to a file that `engine:weights=FILE` reads
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

pub(crate) fn set_parser() -> impl TypedValueParser<Value = WeightSet> {
    PossibleValuesParser::new(WeightSet::all().map(WeightSet::word))
        .map(|word| WeightSet::from_word(&word).expect("only the words of sets are possible"))
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let Arguments { set, result_share, l2, steps, .. } = *arguments;
    if !(0.0..=1.0).contains(&result_share) {
        bail!("--result-share {result_share}: expected a number from 0 to 1");
    }
    if !(0.0..=1e6).contains(&l2) {
        bail!("--l2 {l2}: expected a number that is not negative");
    }
    let start = match &arguments.start {
        Some(path) => WeightFile::read(path)?,
        None => WeightFile::default(),
    };
    let mut games = Vec::new();
    for path in &arguments.files {
        games.extend(SampledGame::read(path)?);
    }
    let data = TuningData::from_games(set, &games);
    drop(games);
    if data.is_empty() {
        bail!("the files hold no position for the weights `{}`", set.word());
    }
    let settings = TuningSettings { result_share, l2, steps, ..TuningSettings::default() };
    let progress = Progress::new(steps as u64, 0);
    let tuned = tune(&data, &start.get(set), &settings, &mut |step, learnt, held| {
        progress.set(step as u64, &format!("loss {learnt:.5}, held out {held:.5}"));
    });
    drop(progress);
    if let Some(path) = &arguments.out {
        let mut file = start;
        file.set(set, tuned.after.clone());
        fs::write(path, file.text()).with_context(|| path.display().to_string())?;
    }
    let mut out = io::stdout().lock();
    write!(out, "{}\n{}\n", tuned.table(set.feature_names()), tuned.rust_array())?;
    Ok(ExitCode::SUCCESS)
}
