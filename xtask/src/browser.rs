//! What is done with the whole app in a real browser.

use std::path::PathBuf;

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

fn drive(script: &str) -> Result<()> {
    let folder = workspace::root().join("e2e");
    tools::npm_packages(&folder)?;
    let browser = tools::browser()?;
    Command::new("npm")
        .args(["run", "--silent", script])
        .env("CHROMIUM", &browser.to_string_lossy())
        .env("GIPFEL", &program()?.to_string_lossy())
        .current_dir(folder)
        .run()
}

/// The program that serves the app; without optimisation it reads the app from its folder.
fn program() -> Result<PathBuf> {
    Command::cargo().args(["build", "-p", "gipfel-cli"]).run()?;
    let name = format!("gipfel{}", std::env::consts::EXE_SUFFIX);
    Ok(Metadata::read()?.target_directory.join("debug").join(name))
}
