//! The web app: its WebAssembly modules, its checks, its build.

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::command::Command;
use crate::step::Step;
use crate::workspace::{self, Metadata};
use crate::{browser, tools};

/// The modules that the app loads, by the feature of `gipfel-wasm` that makes each: the rules come
/// with the pages that need them, the engine when somebody asks for it.
const MODULES: [&str; 2] = ["board", "engine"];

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

/// Builds the modules and writes the JavaScript side of each beside it.
fn modules() -> Result<()> {
    tools::wasm_target()?;
    let target = Metadata::read()?.target_directory;
    let module = target.join(tools::WASM_TARGET).join("release/gipfel_wasm.wasm");
    for feature in MODULES {
        Command::cargo()
            .args(["build", "--release", "-p", "gipfel-wasm", "--lib"])
            .args(["--target", tools::WASM_TARGET])
            .args(["--no-default-features", "--features", feature])
            .run()?;
        Command::cargo()
            .args(["run", "-p", "gipfel-wasm", "--bin", "bindgen", "--features", "bindgen", "--"])
            .args([&module, &folder().join("src/wasm/pkg").join(feature)])
            .run()?;
    }
    Ok(())
}
