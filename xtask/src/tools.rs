//! The tools that tasks need: each function installs what is missing, or says how to get it.

use std::cmp::Reverse;
use std::path::{Path, PathBuf};
use std::{env, fs};

use anyhow::{Context, Result, bail};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::step::Step;
use crate::{python, runner, workspace};

/// The target that browsers run.
pub(crate) const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// A target on which there is no standard library.
pub(crate) const BARE_TARGET: &str = "wasm32v1-none";

/// The folders with npm packages of their own.
const NPM_FOLDERS: &[&str] = &["web", "e2e"];

/// Options of `cargo xtask setup`.
pub(crate) const OPTIONS: &str = "  \
  --all         Also the tools for measuring, fuzzing and the full check of dependencies
";

pub(crate) fn set_up(mut arguments: Arguments) -> Result<()> {
    let all = arguments.flag("--all");
    arguments.end()?;
    let mut steps = steps();
    if !all {
        steps.truncate(NEEDED);
    }
    runner::run_all(&steps)
}

/// How many of the steps install what tests need.
const NEEDED: usize = 6;

/// One after the other: the system's packages are installed by one at a time, and so are the toolchains.
pub(crate) fn steps() -> Vec<Step> {
    vec![
        Step::new("wasm target", || target(WASM_TARGET)),
        Step::new("node", node),
        Step::new("npm packages", all_npm_packages).after(&["node"]),
        Step::new("chromium", || browser().map(drop)).after(&["node"]),
        Step::new("postgresql", || postgres().map(drop)).after(&["chromium"]),
        Step::new("python tools", python::prepare).after(&["postgresql"]),
        Step::new("valgrind", valgrind).after(&["python tools"]),
        Step::new("nightly", nightly).after(&["wasm target"]),
        Step::new("cargo-fuzz", cargo_fuzz),
        Step::new("cargo-deny", cargo_deny).after(&["cargo-fuzz"]),
    ]
}

/// What is needed to compile for another target.
pub(crate) fn target(name: &str) -> Result<()> {
    let library =
        Command::new("rustc").args(["--print", "target-libdir", "--target", name]).output()?;
    if Path::new(library.trim()).exists() {
        return Ok(());
    }
    if !on_path("rustup") {
        bail!(
            "rustc has no library for {name}: install it with your system's packages, \
             or use rustup (https://rustup.rs)"
        );
    }
    Command::new("rustup").args(["target", "add", name]).run()
}

pub(crate) fn nightly() -> Result<()> {
    toolchain("nightly")
}

/// Another toolchain than the one that is pinned.
pub(crate) fn toolchain(name: &str) -> Result<()> {
    if !on_path("rustup") {
        bail!("the toolchain {name} needs rustup: get it from https://rustup.rs");
    }
    if Command::new("rustup").args(["run", name, "rustc", "--version"]).output().is_ok() {
        return Ok(());
    }
    Command::new("rustup").args(["toolchain", "install", name, "--profile", "minimal"]).run()
}

pub(crate) fn node() -> Result<()> {
    system_package("node", "nodejs")?;
    system_package("npm", "npm")
}

/// Installs what a folder's `package-lock.json` names, once per state of that file.
pub(crate) fn npm_packages(folder: &Path) -> Result<()> {
    let modified = |path: &str| folder.join(path).metadata().and_then(|m| m.modified()).ok();
    // npm writes this file at the end of every installation.
    let installed = modified("node_modules/.package-lock.json");
    if installed.is_some() && installed >= modified("package-lock.json") {
        return Ok(());
    }
    node()?;
    let arguments = ["ci", "--no-audit", "--no-fund"];
    Command::npm().args(arguments).current_dir(folder).run()
}

pub(crate) fn all_npm_packages() -> Result<()> {
    let folders = NPM_FOLDERS.iter().map(|name| workspace::root().join(name));
    for folder in folders.filter(|folder| folder.join("package-lock.json").exists()) {
        npm_packages(&folder)?;
    }
    Ok(())
}

/// The names under which systems know a browser that can be driven.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// The browser that the tests drive.
pub(crate) fn browser() -> Result<PathBuf> {
    let find = || BROWSERS.iter().find_map(|name| path_of(name));
    if let Some(path) = find() {
        return Ok(path);
    }
    system_package("chromium", "chromium")?;
    find().context("chromium was installed, but it is not on the path")
}

/// The programs of a database server that tests start for themselves.
const POSTGRES: [&str; 3] = ["initdb", "pg_ctl", "postgres"];

/// The folder with PostgreSQL's programs.
pub(crate) fn postgres() -> Result<PathBuf> {
    if let Some(folder) = find_postgres() {
        return Ok(folder);
    }
    install("PostgreSQL", "postgresql")?;
    find_postgres().context(
        "PostgreSQL was installed, but `initdb`, `pg_ctl` and `postgres` are neither on the path nor in \
         /usr/lib/postgresql",
    )
}

/// On the path, or where Debian keeps them: a folder for each version, of which the newest counts.
fn find_postgres() -> Option<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let versions = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<_> = versions.map(|entry| entry.path()).collect();
    let number = |folder: &PathBuf| folder.file_name()?.to_str()?.parse::<u32>().ok();
    versions.sort_by_key(|folder| Reverse(number(folder)));
    let packaged = versions.iter().map(|folder| folder.join("bin"));
    env::split_paths(&path).chain(packaged).find(|folder| {
        POSTGRES
            .iter()
            .all(|name| folder.join(format!("{name}{}", env::consts::EXE_SUFFIX)).is_file())
    })
}

/// The oldest Python that the package is for.
const OLDEST_PYTHON: (u32, u32) = (3, 10);

/// A Python that can make environments.
pub(crate) fn python() -> Result<&'static str> {
    let name = if cfg!(windows) { "python" } else { "python3" };
    system_package(name, "python3")?;
    let version =
        Command::new(name).args(["-c", "import sys; print(*sys.version_info[:2])"]).output()?;
    let mut numbers = version.split_whitespace().map(str::parse::<u32>);
    let (Some(Ok(major)), Some(Ok(minor))) = (numbers.next(), numbers.next()) else {
        bail!("`{name}` does not say which version it is");
    };
    let (oldest_major, oldest_minor) = OLDEST_PYTHON;
    if (major, minor) < OLDEST_PYTHON {
        bail!("`{name}` is Python {major}.{minor}, but {oldest_major}.{oldest_minor} is needed");
    }
    // Debian has it in a package of its own.
    if Command::new(name).args(["-c", "import venv, ensurepip"]).output().is_err() {
        install("Python's `venv`", "python3-venv")?;
    }
    Ok(name)
}

pub(crate) fn valgrind() -> Result<()> {
    system_package("valgrind", "valgrind")
}

pub(crate) fn cargo_fuzz() -> Result<()> {
    cargo_tool("cargo-fuzz")
}

pub(crate) fn cargo_deny() -> Result<()> {
    cargo_tool("cargo-deny")
}

pub(crate) fn has_cargo_deny() -> bool {
    on_path("cargo-deny")
}

pub(crate) fn has_nextest() -> bool {
    on_path("cargo-nextest")
}

fn cargo_tool(name: &str) -> Result<()> {
    if on_path(name) {
        return Ok(());
    }
    Command::cargo().args(["install", name, "--locked"]).run()
}

/// Only root may install; anybody else is told the command.
fn system_package(program: &str, package: &str) -> Result<()> {
    if on_path(program) { Ok(()) } else { install(&format!("`{program}`"), package) }
}

fn install(what: &str, package: &str) -> Result<()> {
    if !(is_root() && on_path("apt-get")) {
        bail!("{what} is missing: install it, for example `sudo apt-get install {package}`");
    }
    let install = |args: &[&str]| {
        Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").run()
    };
    install(&["update", "--quiet"])?;
    install(&["install", "--yes", "--no-install-recommends", package])
}

fn is_root() -> bool {
    Command::new("id").args(["-u"]).output().is_ok_and(|user| user.trim() == "0")
}

fn on_path(program: &str) -> bool {
    path_of(program).is_some()
}

fn path_of(program: &str) -> Option<PathBuf> {
    // On Windows some programs are scripts.
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    let path = env::var_os("PATH").unwrap_or_default();
    let places = env::split_paths(&path).flat_map(|folder| {
        endings.iter().map(move |ending| folder.join(format!("{program}{ending}")))
    });
    places.into_iter().find(|file| file.is_file())
}
