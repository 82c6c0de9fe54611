//! `gipfel bench`: a fixed piece of work for the engine.

use std::io::{self, Write};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::Result;
use clap::Args;
use gipfel_engine::bench;

/// Search fixed positions and count the nodes
///
/// One thread, fixed depths, an empty table for each position: `nodes` is the same on every machine and changes only with
/// the engine's behaviour. The last line is the speed.
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel bench
  gipfel bench --depth 4")]
pub(crate) struct Arguments {
    /// Search every position to this depth instead of its own
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=60))]
    depth: Option<u32>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut out = io::stdout().lock();
    writeln!(out, "depth      nodes  position")?;
    let start = Instant::now();
    let mut written = Ok(());
    let total = bench::run(arguments.depth, &mut |effort| {
        let bench::Exercise { position, depth } = effort.exercise;
        let line = writeln!(out, "{depth:5} {:10}  {position}", effort.nodes);
        if written.is_ok() {
            written = line;
        }
    });
    written?;
    let seconds = start.elapsed().as_secs_f64().max(1e-6);
    writeln!(out, "nodes {total}")?;
    writeln!(out, "nodes per second {:.0}", total as f64 / seconds)?;
    Ok(ExitCode::SUCCESS)
}
