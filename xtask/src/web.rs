//! The web app: its WebAssembly modules, its checks, its build.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::Command;
use crate::step::Step;
use crate::{browser, tools, workspace};

/// Everything about the web app that must hold, in an order in which each step finds what it needs.
pub(crate) fn steps() -> Vec<Step> {
    vec![
        Step::new("web packages", packages),
        Step::new("wasm modules", modules),
        Step::new("web format", || everywhere("format:check")),
        Step::new("web lint", || everywhere("lint")),
        Step::new("web types", || npm("check")),
        Step::new("web tests", || npm("test")),
        Step::new("web build", || npm("build")),
        Step::new("browser tests", browser::test),
    ]
}

/// Builds the app into `web/dist`, from which the server takes it.
pub(crate) fn build() -> Result<()> {
    packages()?;
    modules()?;
    npm("build")
}

fn folder() -> PathBuf {
    workspace::root().join("web")
}

fn packages() -> Result<()> {
    tools::npm_packages(&folder())
}

fn npm(script: &str) -> Result<()> {
    npm_in(&folder(), script)
}

/// A script that the app and the tests that drive it both have.
fn everywhere(script: &str) -> Result<()> {
    npm(script)?;
    npm_in(&workspace::root().join("e2e"), script)
}

fn npm_in(folder: &Path, script: &str) -> Result<()> {
    Command::new("npm").args(["run", "--silent", script]).current_dir(folder).run()
}

/// Builds the WebAssembly modules and the JavaScript side of each; nothing happens if they are up to date.
fn modules() -> Result<()> {
    tools::wasm_target()?;
    npm("wasm")
}
