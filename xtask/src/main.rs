//! The steps around the code, as `cargo xtask …`: what must hold before a change is done, what has
//! to be installed, what is measured.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the developers, which talks to a terminal"
)]

mod command;
mod dependencies;
mod fuzz;
mod instructions;
mod play;
mod step;
mod suite;
mod tools;
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
    /// Build and start what there is to play with
    Run,
    /// Run the fuzz targets, each for some time
    Fuzz(fuzz::Arguments),
    /// Count the instructions that perft spends per leaf, under callgrind
    Instructions,
}

fn main() -> ExitCode {
    let result = match Arguments::parse().task {
        Task::Setup(arguments) => tools::set_up(&arguments),
        Task::Test(arguments) => suite::run(&arguments),
        Task::Run => play::run(),
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
