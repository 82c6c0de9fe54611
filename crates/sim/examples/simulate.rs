//! Runs many simulated clusters: `simulate COUNT [FIRST SEED]`.
#![expect(clippy::print_stdout, reason = "a program that reports")]

use std::process::ExitCode;

use gipfel_sim::{Summary, simulate};

fn main() -> ExitCode {
    let mut numbers = std::env::args().skip(1).map(|text| text.parse::<u64>());
    let (count, first) = match (numbers.next(), numbers.next()) {
        (None, None) => (10_000, 0),
        (Some(Ok(count)), None) => (count, 0),
        (Some(Ok(count)), Some(Ok(first))) => (count, first),
        _ => {
            println!("usage: simulate COUNT [FIRST SEED]");
            return ExitCode::FAILURE;
        }
    };
    let mut all = Summary::default();
    for seed in first..first.saturating_add(count) {
        match simulate(seed) {
            Ok(summary) => all += summary,
            Err(fault) => {
                println!("{fault}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{count} worlds from seed {first} on: nothing lost");
    for (what, count) in all.counts() {
        println!("{count:>10} {what}");
    }
    ExitCode::SUCCESS
}
