//! The web app: its WebAssembly modules, its checks, its build.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::time::UNIX_EPOCH;
use std::{fs, io};

use anyhow::{Context, Result};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::step::Step;
use crate::{browser, runner, suite, tools, workspace};

/// The step that takes the place of `wasm modules` where there is no time to bring them up to date.
pub(crate) const MISSING_MODULES: &str = "missing modules";

/// Everything about the web app that must hold, and a step for those in a hurry.
pub(crate) fn steps() -> Vec<Step> {
    vec![
        Step::new("web packages", packages),
        Step::new("wasm modules", modules).after(&["web packages"]),
        Step::new("web build", bundle).after(&["wasm modules"]),
        Step::new(MISSING_MODULES, missing_modules).after(&["web packages"]),
        Step::new("web types", || npm("check")).after(&["wasm modules", MISSING_MODULES]),
        Step::new("web tests", || npm("test")).after(&["wasm modules", MISSING_MODULES]),
        // Alone: hands in a browser are slow beside compilers, and what a page does late looks like a fault.
        Step::new("browser tests", browser::test).after(&[
            "test build",
            "web build",
            "documentation",
        ]),
        Step::new("web format", || everywhere("format:check")).after(&["web packages"]),
        Step::new("web lint", || everywhere("lint")).after(&["web packages"]),
    ]
}

/// The steps of the app alone.
pub(crate) fn check(arguments: Arguments) -> Result<()> {
    arguments.end()?;
    suite::build_tests()?;
    let mut steps = steps();
    steps.retain(|step| step.name != MISSING_MODULES);
    runner::run_all(&steps)
}

/// Builds the app into `web/dist`, from which the server takes it.
pub(crate) fn build() -> Result<()> {
    modules()?;
    bundle()
}

/// What the build reads, and the folders therein that it does not.
const SOURCES: [&str; 5] = ["web", "locales", "docs/rules", "data/openings", "data/puzzles"];
const NO_SOURCES: [&str; 4] = ["node_modules", "dist", "dist-demo", "tests"];

/// Writes `web/dist`, unless it was written from these very files: the program has the app inside and would have to be
/// built again.
fn bundle() -> Result<()> {
    let note = workspace::target()?.join("web-sources.txt");
    let sources = sources()?;
    let known = fs::read_to_string(&note).is_ok_and(|known| known == sources);
    if known && dist().join("index.html").exists() {
        println!("web/dist is up to date");
        return Ok(());
    }
    npm("build")?;
    fs::write(&note, sources).with_context(|| format!("cannot write {note:?}"))
}

/// A line for each file that the build reads: its name, its size and when it was written.
fn sources() -> Result<String> {
    let mut lines = String::new();
    for name in SOURCES {
        let folder = workspace::root().join(name);
        list(&folder, &mut lines).with_context(|| format!("cannot read {folder:?}"))?;
    }
    Ok(lines)
}

fn list(folder: &Path, lines: &mut String) -> io::Result<()> {
    let mut entries = fs::read_dir(folder)?.collect::<io::Result<Vec<_>>>()?;
    entries.sort_by_key(fs::DirEntry::file_name);
    for entry in entries {
        let about = entry.metadata()?;
        if !about.is_dir() {
            let written = about.modified()?.duration_since(UNIX_EPOCH).unwrap_or_default();
            let line = (entry.path(), about.len(), written.as_nanos());
            writeln!(lines, "{line:?}").expect("writing to a string cannot fail");
        } else if !NO_SOURCES.iter().any(|name| entry.file_name() == *name) {
            list(&entry.path(), lines)?;
        }
    }
    Ok(())
}

fn folder() -> PathBuf {
    workspace::root().join("web")
}

/// Where the app is when it is built.
pub(crate) fn dist() -> PathBuf {
    folder().join("dist")
}

/// The app's packages and those of the tests that drive it.
fn packages() -> Result<()> {
    tools::all_npm_packages()
}

fn npm(script: &str) -> Result<()> {
    npm_in(&folder(), script).run()
}

/// A script that the app and the tests that drive it both have.
fn everywhere(script: &str) -> Result<()> {
    npm(script)?;
    npm_in(&workspace::root().join("e2e"), script).run()
}

pub(crate) fn npm_in(folder: &Path, script: &str) -> Command {
    Command::npm().args(["run", "--silent", script]).current_dir(folder)
}

/// Builds the WebAssembly modules and the JavaScript side of each; nothing happens if they are up to date.
pub(crate) fn modules() -> Result<()> {
    packages()?;
    tools::target(tools::WASM_TARGET)?;
    npm("wasm")
}

/// Builds the modules that were never built, as on a fresh machine.
fn missing_modules() -> Result<()> {
    tools::target(tools::WASM_TARGET)?;
    Command::new("node").args(["scripts/wasm.mjs", "--if-missing"]).current_dir(folder()).run()
}
