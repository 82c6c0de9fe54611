//! `gipfel completions`: what a shell needs to complete command lines.

use std::io::{self, Write};
use std::process::ExitCode;

use anyhow::Result;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

/// Print a script that completes the commands and options of gipfel
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel completions bash > gipfel.bash
  gipfel completions fish > gipfel.fish")]
pub(crate) struct Arguments {
    /// The shell
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let mut script = Vec::new();
    let mut command = crate::Arguments::command();
    clap_complete::generate(arguments.shell, &mut command, "gipfel", &mut script);
    io::stdout().lock().write_all(&script)?;
    Ok(ExitCode::SUCCESS)
}
