//! Fuzzing: the targets in `fuzz/fuzz_targets`, each for some time.

use std::fs;

use anyhow::{Context, Result, bail};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{tools, workspace};

/// Options of `cargo xtask fuzz`.
pub(crate) const OPTIONS: &str = "  \
  TARGET        Only this target
  --seconds N   How long each target runs; 60 unless said otherwise
";

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let seconds = arguments.value::<u32>("--seconds")?.unwrap_or(60);
    let targets = select(targets()?, arguments.word().as_deref())?;
    arguments.end()?;
    tools::nightly()?;
    tools::cargo_fuzz()?;
    for target in &targets {
        println!("\n=== {target} ({seconds} s)");
        let time = format!("-max_total_time={seconds}");
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
