//! `gipfel train`: learn the network of an evaluation from games.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result, bail};
use clap::Args;
use gipfel_lab::StoredGames;
use gipfel_lab::train::{NetKind, Training, TrainingData, TrainingSettings, fit_scale, plot};

use crate::progress::Progress;

/// Learn the network of an evaluation from games of self-play
///
/// One game in ten is held out; what did best on those is written. Prints the losses of each epoch.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel selfplay --game yinsh --games 10000 --nodes 600 --out yinsh.games
  gipfel train --net yinsh yinsh.games --out yinsh.net
  gipfel match engine:net=yinsh.net engine:eval=classic --game yinsh")]
pub(crate) struct Arguments {
    /// Files that `gipfel selfplay` wrote
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,

    /// The network: gipf-basic, gipf-standard, gipf-tournament or yinsh
    #[arg(long)]
    net: String,

    /// How often every position is looked at
    #[arg(long, value_name = "N", default_value_t = TrainingSettings::default().epochs)]
    epochs: usize,

    /// Positions after which the weights are changed
    #[arg(long, value_name = "N", default_value_t = TrainingSettings::default().batch)]
    batch: usize,

    /// How far they go at first
    #[arg(long, value_name = "PACE", default_value_t = TrainingSettings::default().pace)]
    pace: f32,

    /// How much the result of a game counts, from 0 to 1; the rest is what the search thought
    #[arg(long, value_name = "SHARE", default_value_t = TrainingSettings::default().result_share)]
    result_share: f32,

    /// How strongly weights are drawn towards 0
    #[arg(long, value_name = "STRENGTH", default_value_t = TrainingSettings::default().decay)]
    decay: f32,

    /// How strongly weights are held where they began, as if so many positions had spoken for it; what few positions have is
    /// then not learnt by heart. Without it they begin at 0, with it, in GIPF, at the hand-crafted evaluation
    #[arg(long, value_name = "POSITIONS", default_value_t = TrainingSettings::default().pull)]
    pull: f32,

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

/// One game in so many is held out.
const HOLD_OUT: u64 = 10;

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let kind = NetKind::from_word(&arguments.net)?;
    let settings = settings(arguments)?;
    let (mut learn, mut held) = (TrainingData::new(kind), TrainingData::new(kind));
    for path in &arguments.files {
        let stored = StoredGames::read(path)?;
        for game in &stored.games {
            let data = if game.number % HOLD_OUT == 0 { &mut held } else { &mut learn };
            if !data.add_game(game, &stored.start, arguments.quiet) {
                bail!("{}: game {} is not legal", path.display(), game.number);
            }
        }
    }
    if learn.is_empty() || held.is_empty() {
        bail!("the files hold too few positions for the network `{}`", kind.word());
    }
    let mut out = io::stdout().lock();
    let (scale, _) = fit_scale(&learn);
    let (_, searched) = fit_scale(&held);
    writeln!(out, "positions {} learnt, {} held out", learn.len(), held.len())?;
    writeln!(out, "repeated  {}", learn.repeated() + held.repeated())?;
    writeln!(out, "search    scale {scale:.0}, loss {searched:.5} against results")?;
    let mut training = Training::new(&learn, settings, scale);
    let title = format!("{} {settings:?} {} {}", kind.word(), learn.len(), held.len());
    let way = arguments.out.with_extension("training");
    if arguments.resume && training.resume(&way, &title)? {
        writeln!(out, "resumed after epoch {}", training.curve.len())?;
    }
    let progress = Progress::new(settings.epochs as u64, training.curve.len() as u64);
    while training.curve.len() < settings.epochs {
        let epoch = training.epoch(&learn, &held, scale);
        let number = training.curve.len();
        let line = format!(
            "epoch {number:>3}  learnt {:.5}, held out {:.5}, against results {:.5}",
            epoch.learnt, epoch.held_out, epoch.results
        );
        writeln!(out, "{line}")?;
        out.flush()?;
        progress.set(number as u64, &line);
        training.save(&way, &title)?;
        fs::write(&arguments.out, kind.weights(training.best(), arguments.unit))
            .with_context(|| arguments.out.display().to_string())?;
        if let Some(path) = &arguments.plot {
            plot(&training.curve, kind.word(), path)?;
        }
    }
    let cut_off = training.cut_off(&learn, arguments.unit);
    if cut_off > 0 {
        writeln!(
            out,
            "{cut_off} numbers are too large for a network of this unit and were cut off"
        )?;
    }
    Ok(ExitCode::SUCCESS)
}

fn settings(arguments: &Arguments) -> Result<TrainingSettings> {
    let Arguments { epochs, batch, pace, result_share, decay, pull, seed, linear, .. } = *arguments;
    if !(0.0..=1.0).contains(&result_share) {
        bail!("--result-share {result_share}: expected a number from 0 to 1");
    }
    if !(0.0..=1.0).contains(&pace) || !(0.0..=10.0).contains(&decay) {
        bail!("--pace {pace} --decay {decay}: expected small numbers that are not negative");
    }
    if !(0.0..=1e6).contains(&pull) {
        bail!("--pull {pull}: expected a number of positions");
    }
    if epochs == 0 || batch == 0 {
        bail!("--epochs {epochs} --batch {batch}: expected at least 1");
    }
    Ok(TrainingSettings { epochs, batch, pace, result_share, decay, pull, linear, seed })
}
