//! `gipfel man`: the pages of the manual.

use std::fs;
use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::{Args, CommandFactory};

/// Write the pages of the manual, one for each command, into a folder
#[derive(Args)]
#[command(after_help = "\
Examples:
  gipfel man man1 && man man1/gipfel-lab-match.1")]
pub(crate) struct Arguments {
    /// The folder; it is made if it is not there
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments) -> Result<ExitCode> {
    let folder = &arguments.folder;
    let write = || {
        fs::create_dir_all(folder)?;
        clap_mangen::generate_to(crate::Arguments::command(), folder)
    };
    write().with_context(|| folder.display().to_string())?;
    Ok(ExitCode::SUCCESS)
}
