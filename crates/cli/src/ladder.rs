//! `gipfel lab ladder`: the levels against each other.

use std::io::{self, Write};
use std::process::ExitCode;
use std::sync::atomic::{AtomicU64, Ordering};

use anyhow::{Result, bail};
use clap::Args;
use gipfel_engine::Level;
use gipfel_lab::{Ladder, LadderWatch, MatchScore, Step, ladder_markdown, step_line};

use crate::games::Games;
use crate::progress::Progress;

/// Let every level meet the one below it
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab ladder --game gipf --pairs 100 --concurrency 2
  gipfel lab ladder --game yinsh --from 3 --to 6 --pairs 200 --markdown")]
pub(crate) struct Arguments {
    /// Pairs of games for each step
    #[arg(long, value_name = "N", default_value_t = 50, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    pairs: u64,

    /// The lowest level
    #[arg(long, value_name = "LEVEL", default_value_t = 1, value_parser = clap::value_parser!(u8).range(1..=10))]
    from: u8,

    /// The highest level
    #[arg(long, value_name = "LEVEL", default_value_t = 10, value_parser = clap::value_parser!(u8).range(1..=10))]
    to: u8,

    #[command(flatten)]
    games: Games,

    /// Print the table in Markdown
    #[arg(long)]
    markdown: bool,
}

struct Show {
    progress: Progress,
    /// Games of the steps that are finished.
    before: AtomicU64,
}

impl LadderWatch for Show {
    fn finished(&self, upper: Level, match_score: &MatchScore) {
        let games = self.before.load(Ordering::Relaxed) + match_score.tally().games();
        let upper = upper.number();
        let line = match_score.line(None);
        self.progress.set(games, &format!("level {upper} – {}  {line}", upper - 1));
    }

    fn step(&self, step: &Step) {
        self.before.fetch_add(step.match_score.tally().games(), Ordering::Relaxed);
        self.progress.say(&step_line(step));
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let (Some(lowest), Some(highest)) = (Level::new(arguments.from), Level::new(arguments.to))
    else {
        bail!("levels go from 1 to 10");
    };
    if lowest >= highest {
        bail!("--from {} --to {}: there is no step", arguments.from, arguments.to);
    }
    let ladder = Ladder {
        openings: arguments.games.openings()?,
        pairs: arguments.pairs,
        seed: arguments.games.seed,
        concurrency: arguments.games.concurrency(),
        levels: (lowest, highest),
    };
    let steps = u64::from(arguments.to - arguments.from);
    let progress = Progress::new(2 * ladder.pairs * steps, 0);
    let show = Show { progress, before: AtomicU64::new(0) };
    let steps = ladder.run(&show)?;
    drop(show);
    let mut out = io::stdout().lock();
    if arguments.markdown {
        out.write_all(ladder_markdown(&steps).as_bytes())?;
    } else {
        for step in &steps {
            writeln!(out, "{}", step_line(step))?;
        }
    }
    Ok(ExitCode::SUCCESS)
}
