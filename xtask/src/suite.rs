//! Everything that must hold before a change is done.

use anyhow::{Result, bail};

use crate::arguments::Arguments;
use crate::command::Command;
use crate::step::Step;
use crate::{api, dist, python, runner, tools, web, workspace};

/// Options of `cargo xtask test`.
pub(crate) const OPTIONS: &str = "  \
  --quick       Format, lints and unit tests only: what a change needs while it is made
  --only STEP   This step alone; what it needs must be there
  --deny        Run `cargo deny` even if it has to be installed first
";

/// The steps that need no browser and, where the modules are there, nothing that takes long.
const QUICK: [&str; 10] = [
    "format",
    "tests",
    "doc tests",
    "clippy",
    "web packages",
    web::MISSING_MODULES,
    "web types",
    "web tests",
    "web format",
    "web lint",
];

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let quick = arguments.flag("--quick");
    let deny = arguments.flag("--deny") || tools::has_cargo_deny();
    let only = arguments.value::<String>("--only")?;
    arguments.end()?;
    let mut steps = steps();
    match &only {
        Some(name) => steps.retain(|step| step.name == name),
        None if quick => steps.retain(|step| QUICK.contains(&step.name)),
        None => steps.retain(|step| match step.name {
            CARGO_DENY => deny,
            web::MISSING_MODULES => false,
            _ => true,
        }),
    }
    if steps.is_empty() {
        bail!("there is no such step");
    }
    runner::run_all(&steps)
}

const CARGO_DENY: &str = "cargo deny";

/// Cargo does one thing at a time in a folder, so its steps are a chain; the steps of the web app run beside it. The
/// tests are built first, because the browser drives the program that is built with them.
pub(crate) fn steps() -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", || Command::cargo().args(["fmt", "--all", "--check"]).run()),
        Step::new("test build", build_tests),
    ];
    steps.extend(web::steps());
    steps.extend([
        Step::new("tests", test).after(&["test build"]),
        Step::new("doc tests", doc_tests).after(&["tests"]),
        // The slow rules, which it is compared with, are built with the tests.
        Step::new("python", python::check).after(&["doc tests"]),
        Step::new("clippy", clippy).after(&["python"]),
        Step::new("documentation", documentation).after(&["clippy"]),
        Step::new("api lists", api::check).after(&["documentation"]),
        // The tool that lists the licences is built with the tests.
        Step::new("archive", dist::check).after(&["documentation", "web packages"]),
        Step::new(CARGO_DENY, cargo_deny),
    ]);
    steps
}

/// Builds all tests, and with them the program.
pub(crate) fn build_tests() -> Result<()> {
    Command::cargo().args(["test", "--workspace", "--no-run"]).run()
}

fn test() -> Result<()> {
    // What keeps things is tested against a real database server.
    if workspace::root().join("crates/store").exists() {
        tools::postgres()?;
    }
    if tools::has_nextest() {
        return Command::cargo().args(["nextest", "run", "--workspace", "--no-fail-fast"]).run();
    }
    Command::cargo()
        .args(["test", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"])
        .run()
}

fn doc_tests() -> Result<()> {
    Command::cargo().args(["test", "--workspace", "--doc"]).run()
}

fn clippy() -> Result<()> {
    Command::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()
}

/// The examples are named because they have the features of the tests: cargo finds the dependencies that clippy has seen.
pub(crate) fn documentation() -> Result<()> {
    Command::cargo()
        .args(["doc", "--no-deps", "--workspace", "--lib", "--bins", "--examples"])
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()
}

fn cargo_deny() -> Result<()> {
    tools::cargo_deny()?;
    Command::cargo().args(["deny", "check", "licenses", "bans", "sources"]).run()?;
    // The advisories come from a repository on GitHub, which not every machine can reach.
    if Command::cargo().args(["deny", "fetch", "db"]).output().is_err() {
        println!("advisories not checked: their database cannot be reached");
        return Ok(());
    }
    Command::cargo().args(["deny", "check", "--disable-fetch", "advisories"]).run()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quick_steps_exist() {
        for name in QUICK {
            assert!(steps().iter().any(|step| step.name == name), "{name}");
        }
    }
}
