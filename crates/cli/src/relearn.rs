//! `gipfel lab relearn`: from nothing to a network.

use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Instant;

use anyhow::{Result, bail};
use clap::Args;
use gipfel_engine::Limits;
use gipfel_lab::train::{NetKind, TrainingNews};
use gipfel_lab::{GameResult, MatchScore, PlayerSpec, Relearn, RelearnWatch, Watch};

use crate::interrupt::Interrupt;
use crate::progress::Progress;

/// Repeat the whole learning of a network, at full or at a smaller size
///
/// The engine plays against itself with the hand-crafted evaluation, a network learns from the games, plays games of its own, and learns
/// from all of them. In the end it meets the hand-crafted evaluation, both with the same time for a turn. Games, weights, loss curves and
/// the match are kept in a folder; the same command goes on with what was interrupted.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab relearn --net gipf-standard --share 10 --folder again --concurrency 2
  gipfel lab relearn --net yinsh --share 10 --folder again --match nodes=2000 --pairs 50")]
pub(crate) struct Arguments {
    /// The network: gipf-basic, gipf-standard, gipf-tournament, the same with gipf+, or yinsh
    #[arg(long)]
    net: String,

    /// Play this part of the games only: 10 for a tenth
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    share: u64,

    /// Where everything is kept
    #[arg(long, value_name = "FOLDER")]
    folder: PathBuf,

    /// What both players of the match may use for a turn: time=20ms, nodes=2000 or depth=4
    #[arg(long = "match", value_name = "LIMIT", default_value = "time=20ms", value_parser = limits)]
    limits: Limits,

    /// How many pairs of games are played in the match
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,

    /// Everything that depends on chance follows from it
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// How many games are played at the same time; in a match by time it is always one
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1024))]
    concurrency: u16,
}

/// Limits as players have them.
fn limits(text: &str) -> Result<Limits, String> {
    match format!("engine:{text}").parse() {
        Ok(PlayerSpec::Engine(settings)) if !settings.limits.is_infinite() => Ok(settings.limits),
        _ => Err("expected a limit such as time=20ms or nodes=2000".to_owned()),
    }
}

struct Show {
    progress: Mutex<Option<Progress>>,
    interrupt: Interrupt,
    begin: Instant,
}

impl Show {
    fn with_progress(&self, show: impl FnOnce(&Progress)) {
        let progress = self.progress.lock().expect("nothing panics with it");
        if let Some(progress) = &*progress {
            show(progress);
        }
    }
}

impl Watch for Show {
    fn finished(&self, _: &GameResult, match_score: &MatchScore) {
        self.with_progress(|progress| {
            progress.set(match_score.tally().games(), &match_score.line(None));
        });
    }

    fn stop_requested(&self) -> bool {
        self.interrupt.is_wanted()
    }
}

impl RelearnWatch for Show {
    fn begins(&self, text: &str, steps: u64, done: u64) {
        *self.progress.lock().expect("nothing panics with it") = None;
        let minutes = self.begin.elapsed().as_secs_f64() / 60.0;
        let left = steps.saturating_sub(done);
        // Nobody may be reading; the work goes on.
        let _ = writeln!(io::stdout(), "{minutes:5.1} min  {text}: {left} of {steps} to do");
        *self.progress.lock().expect("nothing panics with it") = Some(Progress::new(steps, done));
    }

    fn played(&self, games: u64, turns: u64) {
        self.with_progress(|progress| progress.set(games, &format!("{turns} turns")));
    }

    fn learnt(&self, news: &TrainingNews) {
        if let TrainingNews::Epoch(number, _) = news {
            self.with_progress(|progress| progress.set(*number as u64, &news.to_string()));
        }
        let _ = crate::train::say(news);
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let relearn = Relearn {
        kind: NetKind::from_word(&arguments.net)?,
        share: arguments.share,
        folder: arguments.folder.clone(),
        limits: arguments.limits.clone(),
        pairs: arguments.pairs,
        seed: arguments.seed,
        concurrency: arguments.concurrency.into(),
    };
    let interrupt = Interrupt::listen()?;
    let show =
        Show { progress: Mutex::new(None), interrupt: interrupt.clone(), begin: Instant::now() };
    let match_score = relearn.run(&show)?;
    let minutes = show.begin.elapsed().as_secs_f64() / 60.0;
    drop(show);
    if !match_score.faults.is_empty() {
        bail!("{} games of the match ended with a fault", match_score.faults.len());
    }
    let contest = relearn.contest();
    let names = contest.names();
    let mut out = io::stdout().lock();
    writeln!(out, "{minutes:5.1} min  {}", relearn.weights().display())?;
    writeln!(out, "match   {}", contest.title())?;
    out.write_all(match_score.table(names.each_ref().map(String::as_str), None).as_bytes())?;
    Ok(interrupt.code(ExitCode::SUCCESS))
}
