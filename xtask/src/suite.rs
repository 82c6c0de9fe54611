//! Everything that must hold before a change is done.

use anyhow::Result;

use crate::command::Command;
use crate::step::{self, Step};
use crate::{dependencies, tools, web};

/// Options of `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct Arguments {
    /// Run `cargo deny` even if it has to be installed first
    #[arg(long)]
    deny: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<()> {
    step::run_all(&steps(arguments.deny || tools::has_cargo_deny()))
}

fn steps(deny: bool) -> Vec<Step> {
    let mut steps = vec![
        Step::new("format", || Command::cargo().args(["fmt", "--all", "--check"]).run()),
        Step::new("clippy", clippy),
        Step::new("tests", || Command::cargo().args(["test", "--workspace"]).run()),
        Step::new("documentation", documentation),
        Step::new("dependencies", dependencies::check),
    ];
    steps.extend(web::steps());
    if deny {
        steps.push(Step::new("cargo deny", cargo_deny));
    }
    steps
}

fn clippy() -> Result<()> {
    Command::cargo().args(["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()
}

fn documentation() -> Result<()> {
    Command::cargo()
        .args(["doc", "--no-deps", "--workspace"])
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
