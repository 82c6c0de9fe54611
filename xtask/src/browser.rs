//! What is done with the whole app in a real browser.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::arguments::Arguments;
use crate::command::Command;
use crate::{suite, tools, web, workspace};

/// Options of `cargo xtask e2e`.
pub(crate) const OPTIONS: &str = "  \
  --name PATTERN   Only the tests whose names match
";

/// Options of `cargo xtask layouts`.
pub(crate) const LAYOUT_OPTIONS: &str = "  \
  --only WORDS     Only the pages, sizes, languages and colours named: \"360x640 hu dark\"
  --again          Only what had faults the last time
  --browsers N     How many browsers look at once; as many as there are cores
";

/// Builds everything and looks at every page in every way it can be laid out.
pub(crate) fn layouts(mut arguments: Arguments) -> Result<()> {
    let only = arguments.value::<String>("--only")?.unwrap_or_default();
    let again = arguments.flag("--again");
    let browsers = arguments.value::<usize>("--browsers")?.map(|count| count.to_string());
    arguments.end()?;
    web::build()?;
    suite::build_tests()?;
    let mut script = vec!["layouts", "--"];
    script.extend(again.then_some("--again"));
    script.extend(browsers.iter().flat_map(|count| ["--browsers", count]));
    script.extend(only.split_whitespace());
    drive_with(&script, &program()?)
}

/// Builds everything and drives the app through what a user does.
pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let name = arguments.value::<String>("--name")?;
    arguments.end()?;
    web::build()?;
    suite::build_tests()?;
    match name {
        Some(name) => drive_with(&["test", "--", "--name", &name], &program()?),
        None => test(),
    }
}

/// Drives the app through everything a user does. The app and the program have to be built.
pub(crate) fn test() -> Result<()> {
    drive_with(&["test"], &program()?)
}

/// Builds the app and photographs its pages for the documentation.
pub(crate) fn screenshots(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    web::build()?;
    drive_with(&["screenshots"], &quick_program()?)
}

/// Builds the app, traces its frames while the engine thinks, and writes the figures into docs/BUDGET.md.
pub(crate) fn frames(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    web::build()?;
    drive_with(&["frames"], &shipped_program()?)
}

/// Builds everything as it is shipped and compares the engine in the browser with the engine outside.
pub(crate) fn speed(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    web::build()?;
    drive_with(&["speed"], &shipped_program()?)
}

/// Plays on a page in a folder that is none of ours.
pub(crate) fn play_on_page(folder: &Path) -> Result<()> {
    let tests = workspace::root().join("e2e");
    tools::npm_packages(&tests)?;
    let browser = tools::browser()?;
    web::npm_in(&tests, "outside")
        .env("CHROMIUM", &browser.to_string_lossy())
        .env("FOLDER", &folder.to_string_lossy())
        .run()
}

fn drive_with(script: &[&str], program: &Path) -> Result<()> {
    let folder = workspace::root().join("e2e");
    tools::npm_packages(&folder)?;
    let browser = tools::browser()?;
    Command::npm()
        .args(["run", "--silent"])
        .args(script)
        .env("CHROMIUM", &browser.to_string_lossy())
        .env("GIPFEL", &program.to_string_lossy())
        .current_dir(folder)
        .run()
}

/// The program that is built with the tests; it reads the app from its folder.
fn program() -> Result<PathBuf> {
    workspace::program("dev")
}

/// The program to play with, with the app inside: nearly as fast as the shipped one and built in a fraction of the time.
pub(crate) fn quick_program() -> Result<PathBuf> {
    build("quick")
}

/// The program as it is shipped, with the app inside.
pub(crate) fn shipped_program() -> Result<PathBuf> {
    build("release")
}

fn build(profile: &str) -> Result<PathBuf> {
    Command::cargo().args(["build", "--locked", "--profile", profile, "-p", "gipfel-cli"]).run()?;
    workspace::program(profile)
}
