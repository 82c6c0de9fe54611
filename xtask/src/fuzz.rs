//! Fuzzing: the targets in `fuzz/fuzz_targets`, each for some time.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::command::Command;
use crate::{tools, workspace};

/// Options of `cargo xtask fuzz`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Only this target
    target: Option<String>,
    /// How long each target runs
    #[arg(long, default_value_t = 60, value_name = "N")]
    seconds: u32,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    let targets = select(targets()?, arguments.target.as_deref())?;
    tools::nightly()?;
    tools::cargo_fuzz()?;
    for target in &targets {
        println!("\n=== {target} ({} s)", arguments.seconds);
        let time = format!("-max_total_time={}", arguments.seconds);
        // What is found goes to the first folder; the second holds what is committed.
        let [found, committed] =
            ["fuzz/corpus", "data/fuzz"].map(|folder| format!("{folder}/{target}"));
        for folder in [&found, &committed] {
            fs::create_dir_all(workspace::root().join(folder))?;
        }
        Command::new("cargo")
            .args(["+nightly", "fuzz", "run", "--fuzz-dir", "fuzz", target, &found, &committed])
            .args(["--", &time])
            .run()?;
    }
    println!("\nno failure in {}", targets.join(", "));
    Ok(())
}

/// The names of all targets, in alphabetical order.
fn targets() -> Result<Vec<String>> {
    let folder = workspace::root().join("fuzz/fuzz_targets");
    let mut targets = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| format!("cannot read {folder:?}"))? {
        let path = entry?.path();
        if let (Some("rs"), Some(name)) =
            (path.extension().and_then(|e| e.to_str()), path.file_stem().and_then(|n| n.to_str()))
        {
            targets.push(name.to_owned());
        }
    }
    if targets.is_empty() {
        bail!("there are no targets in {folder:?}");
    }
    targets.sort();
    Ok(targets)
}

fn select(targets: Vec<String>, wanted: Option<&str>) -> Result<Vec<String>> {
    let Some(wanted) = wanted else {
        return Ok(targets);
    };
    if !targets.iter().any(|target| target == wanted) {
        bail!("there is no target {wanted}; there are: {}", targets.join(", "));
    }
    Ok(vec![wanted.to_owned()])
}
