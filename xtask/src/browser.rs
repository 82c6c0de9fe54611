//! What is done with the whole app in a real browser.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::Command;
use crate::workspace::{self, Metadata};
use crate::{tools, web};

/// Drives the app through everything a user does. The app has to be built.
pub(crate) fn test() -> Result<()> {
    drive("test")
}

/// Builds the app and photographs its pages for the documentation.
pub(crate) fn screenshots() -> Result<()> {
    web::build()?;
    drive("screenshots")
}

/// Builds the app, traces its frames while the engine thinks, and writes the figures into docs/BUDGET.md.
pub(crate) fn frames() -> Result<()> {
    web::build()?;
    drive("frames")
}

/// Builds everything as it is shipped and compares the engine in the browser with the engine outside.
pub(crate) fn speed() -> Result<()> {
    web::build()?;
    drive_with("speed", &shipped_program()?)
}

fn drive(script: &str) -> Result<()> {
    drive_with(script, &program()?)
}

fn drive_with(script: &str, program: &Path) -> Result<()> {
    let folder = workspace::root().join("e2e");
    tools::npm_packages(&folder)?;
    let browser = tools::browser()?;
    Command::new("npm")
        .args(["run", "--silent", script])
        .env("CHROMIUM", &browser.to_string_lossy())
        .env("GIPFEL", &program.to_string_lossy())
        .current_dir(folder)
        .run()
}

/// The program that serves the app; without optimisation it reads the app from its folder.
fn program() -> Result<PathBuf> {
    Command::cargo().args(["build", "-p", "gipfel-cli"]).run()?;
    built("debug")
}

/// The program as it is shipped, with the app inside.
pub(crate) fn shipped_program() -> Result<PathBuf> {
    Command::cargo().args(["build", "--release", "-p", "gipfel-cli"]).run()?;
    built("release")
}

fn built(profile: &str) -> Result<PathBuf> {
    let name = format!("gipfel{}", std::env::consts::EXE_SUFFIX);
    Ok(Metadata::read()?.target_directory.join(profile).join(name))
}
