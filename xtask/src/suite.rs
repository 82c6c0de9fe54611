//! Everything that must hold before a change is done.

use anyhow::{Result, bail};

use crate::arguments::Arguments;
use crate::changed::{self, Changed};
use crate::command::Command;
use crate::step::Step;
use crate::{api, dist, python, runner, tools, web, workspace};

/// Options of `cargo xtask test`.
pub(crate) const OPTIONS: &str = "  \
  --quick       Format, lints and the unit tests of what was changed; of the web app only if it was
  --all         With --quick: as if everything had been changed
  --only STEP   This step alone; what it needs must be there
  --deny        Run `cargo deny` even if it has to be installed first
";

/// The steps that need no browser and nothing that takes long.
const QUICK: [&str; 8] = [
    "format",
    CHANGED_TESTS,
    "clippy",
    web::MISSING_MODULES,
    "web types",
    "web tests",
    "web format",
    "web lint",
];

/// The step that takes the place of `tests` in a quick run, and the one that does if everything is to be tested.
const CHANGED_TESTS: &str = "changed tests";
const UNIT_TESTS: &str = "unit tests";

pub(crate) fn run(mut arguments: Arguments) -> Result<()> {
    let quick = arguments.flag("--quick");
    let all = arguments.flag("--all");
    let deny = arguments.flag("--deny") || tools::has_cargo_deny();
    let only = arguments.value::<String>("--only")?;
    arguments.end()?;
    let mut steps = steps();
    match &only {
        Some(name) => steps.retain(|step| step.name == name),
        None if quick && all => steps.retain(|step| match step.name {
            CHANGED_TESTS => false,
            UNIT_TESTS | "web packages" => true,
            name => QUICK.contains(&name),
        }),
        None if quick => {
            let changed = Changed::find()?;
            steps.retain(|step| {
                QUICK.contains(&step.name) && !changed::is_idle(step.name, &changed)
            });
        }
        None => steps.retain(|step| match step.name {
            CARGO_DENY => deny,
            web::MISSING_MODULES | CHANGED_TESTS | UNIT_TESTS => false,
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
        Step::new(CHANGED_TESTS, changed::test).after(&["clippy"]),
        Step::new(UNIT_TESTS, || unit_tests("all()")).after(&["clippy"]),
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
    Command::cargo().args(["test", "--locked", "--workspace", "--no-run"]).run()
}

fn test() -> Result<()> {
    // What keeps things is tested against a real database server.
    if workspace::root().join("crates/store").exists() {
        tools::postgres()?;
    }
    if tools::has_nextest() {
        return Command::cargo()
            .args(["nextest", "run", "--locked", "--workspace", "--no-fail-fast"])
            .run();
    }
    Command::cargo()
        .args(["test", "--locked", "--workspace", "--no-fail-fast", "--lib", "--bins", "--tests"])
        .run()
}

/// The unit tests that a filter of nextest chooses.
pub(crate) fn unit_tests(filter: &str) -> Result<()> {
    if !tools::has_nextest() {
        return Command::cargo().args(["test", "--locked", "--workspace", "--lib", "--bins"]).run();
    }
    let kinds = ["--workspace", "--lib", "--bins", "--no-fail-fast", "--no-tests", "pass"];
    Command::cargo().args(["nextest", "run", "--locked"]).args(kinds).args(["-E", filter]).run()
}

fn doc_tests() -> Result<()> {
    Command::cargo().args(["test", "--locked", "--workspace", "--doc"]).run()
}

fn clippy() -> Result<()> {
    Command::cargo()
        .args(["clippy", "--locked", "--workspace", "--all-targets", "--", "-D", "warnings"])
        .run()
}

/// The examples are named because they have the features of the tests: cargo finds the dependencies that clippy has seen.
pub(crate) fn documentation() -> Result<()> {
    Command::cargo()
        .args(["doc", "--locked", "--no-deps", "--workspace", "--lib", "--bins", "--examples"])
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
