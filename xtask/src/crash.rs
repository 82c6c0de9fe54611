//! Killing a server under load.

use anyhow::Result;

use crate::arguments::Arguments;
use crate::browser;
use crate::command::Command;

/// Options of `cargo xtask crash`.
pub(crate) const OPTIONS: &str = "  \
  --rounds N    How often the server is killed on each database; 200 unless said otherwise
";

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let rounds = arguments.value::<u32>("--rounds")?.unwrap_or(200).to_string();
    arguments.end()?;
    let program = browser::quick_program()?;
    Command::cargo()
        .args([
            "run",
            "--locked",
            "--profile",
            "quick",
            "-p",
            "gipfel-client",
            "--example",
            "crash",
            "--",
        ])
        .args([rounds.as_str(), &program.to_string_lossy()])
        .run()
}
