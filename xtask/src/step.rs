//! Named steps that are run one after the other.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Context, Result};

/// Something that must succeed, with a name of one or two words.
pub(crate) struct Step {
    name: &'static str,
    run: fn() -> Result<()>,
}

impl Step {
    pub(crate) fn new(name: &'static str, run: fn() -> Result<()>) -> Self {
        Self { name, run }
    }
}

/// Runs the steps in order up to the first that fails, and closes with a table of them all.
pub(crate) fn run_all(steps: &[Step]) -> Result<()> {
    let mut times = Vec::new();
    let mut result = Ok(());
    for (index, step) in steps.iter().enumerate() {
        println!("\n=== {} ({} of {})", step.name, index + 1, steps.len());
        let start = Instant::now();
        result = (step.run)().with_context(|| format!("{} failed", step.name));
        times.push(start.elapsed());
        println!("--- {}: {}", step.name, seconds(start.elapsed()));
        if result.is_err() {
            break;
        }
    }
    print!("\n{}", summary(steps, &times, result.is_ok()));
    result
}

/// One line per step; `times` are those of the steps that ran, the last of which may have failed.
fn summary(steps: &[Step], times: &[Duration], passed: bool) -> String {
    let names = steps.iter().map(|step| step.name);
    let width = names.chain(["total"]).map(str::len).max().unwrap_or(0);
    let mut table = String::new();
    for (index, step) in steps.iter().enumerate() {
        let verdict = match times.len() {
            ran if index >= ran => "not run",
            ran if index + 1 == ran && !passed => "FAILED",
            _ => "ok",
        };
        let time = times.get(index).copied().map(seconds).unwrap_or_default();
        let line = format!("{:width$}  {verdict:7}  {time:>8}", step.name);
        writeln!(table, "{}", line.trim_end()).expect("writing to a string cannot fail");
    }
    let total = seconds(times.iter().sum());
    writeln!(table, "{:width$}  {:7}  {total:>8}", "total", "")
        .expect("writing to a string cannot fail");
    table
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn summary_tells_passed_failed_and_not_run_apart() {
        let steps = ["format", "lint", "tests"].map(|name| Step::new(name, || Ok(())));
        let times = [Duration::from_millis(1500), Duration::from_secs(20)];
        assert_eq!(
            summary(&steps, &times, false),
            "format  ok          1.5 s\n\
             lint    FAILED     20.0 s\n\
             tests   not run\n\
             total              21.5 s\n"
        );
    }
}
