//! `gipfel lab train`: learn the network of an evaluation from games.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Result, bail};
use clap::Args;
use gipfel_lab::train::{NetKind, TrainingNews, TrainingSchedule, TrainingSettings};

use crate::progress::Progress;

/// Learn the network of an evaluation from games of self-play
///
/// One game in ten is held out; what did best on those is written. Prints the losses of each epoch.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab selfplay --game yinsh --games 10000 --nodes 600 --out yinsh.games
  gipfel lab train --net yinsh yinsh.games --out yinsh.net
  gipfel lab match engine:net=yinsh.net engine:eval=classic --game yinsh")]
pub(crate) struct Arguments {
    /// Files that `gipfel lab selfplay` wrote
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The network: gipf-basic, gipf-standard, gipf-tournament, the same with gipf+, or yinsh
    #[arg(long)]
    net: String,

    /// How often every position is looked at
    #[arg(long, value_name = "N", default_value_t = TrainingSettings::default().epochs)]
    epochs: usize,

    /// Positions after which the weights are changed
    #[arg(long, value_name = "N", default_value_t = TrainingSettings::default().batch)]
    batch: usize,

    /// How far they go at first
    #[arg(long, value_name = "RATE", default_value_t = TrainingSettings::default().learning_rate)]
    learning_rate: f32,

    /// How much the result of a game counts, from 0 to 1; the rest is what the search thought
    #[arg(long, value_name = "SHARE", default_value_t = TrainingSettings::default().result_share)]
    result_share: f32,

    /// How strongly weights are drawn towards 0
    #[arg(long, value_name = "STRENGTH", default_value_t = TrainingSettings::default().decay)]
    decay: f32,

    /// How strongly weights are held where they began, as if so many positions had spoken for it; what few positions have is
    /// then not learnt by heart. Without it they begin at 0, with it, in GIPF, at the hand-crafted evaluation
    #[arg(long, value_name = "POSITIONS", default_value_t = TrainingSettings::default().l2)]
    l2: f32,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Learn a sum of numbers, without a hidden layer
    #[arg(long)]
    linear: bool,

    /// Leave out positions in which the mover can make a row
    #[arg(long)]
    quiet: bool,

    /// So many hundredths of a unit change the odds of winning by a factor of e
    #[arg(long, value_name = "HUNDREDTHS", default_value_t = 290.0)]
    unit: f32,

    /// The file that is written; beside it a file with the ending .training keeps how far it has come
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Go on with a training that was interrupted
    #[arg(long)]
    resume: bool,

    /// Draw the losses as an SVG file
    #[arg(long, value_name = "FILE")]
    plot: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let schedule = TrainingSchedule {
        kind: NetKind::from_word(&arguments.net)?,
        files: arguments.files.clone(),
        settings: settings(arguments)?,
        quiet: arguments.quiet,
        unit: Some(arguments.unit),
        out: arguments.out.clone(),
        resume: arguments.resume,
        plot: arguments.plot.clone(),
    };
    let progress = Progress::new(schedule.settings.epochs as u64, 0);
    let mut said = Ok(());
    schedule.run(&mut |news| {
        if said.is_ok() {
            said = say(news);
        }
        if let TrainingNews::Epoch(number, _) = news {
            progress.set(*number as u64, &news.to_string());
        }
    })?;
    said?;
    Ok(ExitCode::SUCCESS)
}

pub(crate) fn say(news: &TrainingNews) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{news}")?;
    out.flush()
}

fn settings(arguments: &Arguments) -> Result<TrainingSettings> {
    let Arguments { epochs, batch, learning_rate, result_share, decay, l2, seed, linear, .. } =
        *arguments;
    if !(0.0..=1.0).contains(&result_share) {
        bail!("--result-share {result_share}: expected a number from 0 to 1");
    }
    if !(0.0..=1.0).contains(&learning_rate) || !(0.0..=10.0).contains(&decay) {
        bail!(
            "--learning-rate {learning_rate} --decay {decay}: expected small numbers that are not negative"
        );
    }
    if !(0.0..=1e6).contains(&l2) {
        bail!("--l2 {l2}: expected a number of positions");
    }
    if epochs == 0 || batch == 0 {
        bail!("--epochs {epochs} --batch {batch}: expected at least 1");
    }
    Ok(TrainingSettings { epochs, batch, learning_rate, result_share, decay, l2, linear, seed })
}
