//! The steps around the code, as `cargo xtask …`: what must hold before a change is done, what has
//! to be installed, what is measured.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the developers, which talks to a terminal"
)]

mod browser;
mod command;
mod dependencies;
mod fuzz;
mod instructions;
mod play;
mod step;
mod suite;
mod tools;
mod web;
mod workspace;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Set-up, test and measurement steps of the workspace.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Install what the other tasks need, or say what is missing
    Setup(tools::Arguments),
    /// Check everything that must hold; stops at the first failure
    Test(suite::Arguments),
    /// Build everything, start it, print the address and open it where there is a desktop
    Run(play::Arguments),
    /// Write pictures of every page into docs/screenshots
    Screenshots,
    /// Check everything about the web app, in a real browser too
    Web,
    /// Drive the built app through a real browser
    E2e,
    /// Compare the engine in the browser with the engine outside
    BrowserSpeed,
    /// Trace the page while the engine thinks and pieces move; writes the figures into docs/BUDGET.md
    Frames,
    /// Run the fuzz targets, each for some time
    Fuzz(fuzz::Arguments),
    /// Count the instructions that perft spends per leaf, under callgrind
    Instructions,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Setup(arguments) => tools::set_up(&arguments),
        Task::Test(arguments) => suite::run(&arguments),
        Task::Run(arguments) => play::run(&arguments),
        Task::Screenshots => browser::screenshots(),
        Task::Web => step::run_all(&web::steps()),
        Task::E2e => browser::test(),
        Task::BrowserSpeed => browser::speed(),
        Task::Frames => browser::frames(),
        Task::Fuzz(arguments) => fuzz::run(&arguments),
        Task::Instructions => instructions::run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}
