//! `gipfel lab bench`: a fixed piece of work for the engine.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Args;
use gipfel_engine::Evaluations;
use gipfel_engine::bench::{self, Exercise};
use gipfel_rules::GameKind;
use serde_json::json;

/// Search fixed positions and count the nodes
///
/// One thread, fixed depths, an empty table for each position: `nodes` is the same on every machine and changes only with
/// the engine's behaviour. The last lines are the speed in each game.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel lab bench
  gipfel lab bench --depth 4
  gipfel lab bench --game yinsh
  gipfel lab bench --threads 2")]
pub(crate) struct Arguments {
    /// Search every position to this depth instead of its own
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,

    /// Only the positions of one game
    #[arg(long, value_parser = crate::new::game_parser(), conflicts_with = "threads")]
    game: Option<GameKind>,

    /// Compare how soon one thread and so many threads reach the depth
    ///
    /// Every position is searched in turn by one thread and by all of them, five times; the times are the medians. Needs a
    /// machine with as many idle cores.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(2..))]
    threads: Option<u8>,

    /// Print a JSON object
    #[arg(long, conflicts_with = "threads")]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    match arguments.threads {
        Some(threads) => compare(arguments.depth, usize::from(threads)),
        None if arguments.json => count_for_programs(arguments.depth, arguments.game),
        None => count(arguments.depth, arguments.game),
    }
}

fn count(depth: Option<u32>, only: Option<GameKind>) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    writeln!(out, "depth      nodes  position")?;
    let mut speeds = [(0, Duration::ZERO); GameKind::ALL.len()];
    let mut start = Instant::now();
    let mut written = Ok(());
    let total = bench::run(&Evaluations::default(), depth, only, &mut |effort| {
        let Exercise { position, depth } = effort.exercise;
        let line = writeln!(out, "{depth:5} {:10}  {position}", effort.nodes);
        if written.is_ok() {
            written = line;
        }
        let game = GameKind::ALL.iter().position(|&game| game == effort.exercise.game());
        let (nodes, time) = &mut speeds[game.expect("all games are listed")];
        *nodes += effort.nodes;
        *time += start.elapsed();
        start = Instant::now();
    });
    written?;
    writeln!(out, "nodes {total}")?;
    let searched = |(_, (nodes, _)): &(GameKind, (u64, Duration))| *nodes > 0;
    for (game, (nodes, time)) in GameKind::ALL.into_iter().zip(speeds).filter(searched) {
        let speed = nodes as f64 / time.as_secs_f64().max(1e-6);
        writeln!(out, "nodes per second {} {speed:.0}", game.word())?;
    }
    Ok(ExitCode::SUCCESS)
}

fn count_for_programs(depth: Option<u32>, only: Option<GameKind>) -> Result<ExitCode> {
    let mut positions = Vec::new();
    let mut start = Instant::now();
    let nodes = bench::run(&Evaluations::default(), depth, only, &mut |effort| {
        let Exercise { position, depth } = effort.exercise;
        let seconds = crate::json::rounded(start.elapsed().as_secs_f64());
        positions.push(json!({
            "game": effort.exercise.game().word(),
            "position": position,
            "depth": depth,
            "nodes": effort.nodes,
            "seconds": seconds,
        }));
        start = Instant::now();
    });
    crate::json::print(&json!({ "nodes": nodes, "positions": positions }))?;
    Ok(ExitCode::SUCCESS)
}

fn compare(depth: Option<u32>, threads: usize) -> Result<ExitCode> {
    const ROUNDS: usize = 5;
    // Deeper than for counting: very short searches say little of the threads.
    const DEEPER: u32 = 2;
    let mut out = io::stdout().lock();
    writeln!(out, "depth  1 thread  {threads} threads  ratio  position")?;
    let evaluations = Evaluations::default();
    let mut ratios = Vec::new();
    for exercise in bench::exercises() {
        let exercise = Exercise { depth: depth.unwrap_or(exercise.depth + DEEPER), ..exercise };
        let mut times = [Vec::new(), Vec::new()];
        for _ in 0..ROUNDS {
            for (times, threads) in times.iter_mut().zip([1, threads]) {
                let start = Instant::now();
                exercise.search(&evaluations, threads);
                times.push(start.elapsed().as_secs_f64());
            }
        }
        let [one, all] = times.map(median);
        let ratio = one / all.max(1e-9);
        ratios.push(ratio);
        let (one, all) = (1e3 * one, 1e3 * all);
        let Exercise { depth, position } = exercise;
        writeln!(out, "{depth:5} {one:7.0}ms {all:8.0}ms  {ratio:5.2}  {position}")?;
        out.flush()?;
    }
    writeln!(out, "median ratio {:.2}", median(ratios))?;
    Ok(ExitCode::SUCCESS)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let (low, high) = (values[(values.len() - 1) / 2], values[values.len() / 2]);
    (low + high) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn medians() {
        assert_eq!(median(vec![3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(vec![4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
