//! The steps around the code, as `cargo xtask …`: what must hold before a change is done, what has
//! to be installed, what is measured.

#![expect(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the developers, which talks to a terminal"
)]

mod api;
mod arguments;
mod browser;
mod changed;
mod command;
mod console;
mod crash;
mod dist;
mod fuzz;
mod instructions;
mod names;
mod packages;
mod play;
mod python;
mod runner;
mod site;
mod step;
mod suite;
mod tools;
mod web;
mod workspace;

use std::env;
use std::process::ExitCode;

use anyhow::{Context, Result};

use crate::arguments::Arguments;

/// One thing that can be asked for.
struct Task {
    name: &'static str,
    about: &'static str,
    /// A line for each option, indented by two.
    options: &'static str,
    run: fn(Arguments) -> Result<()>,
}

impl Task {
    const fn plain(
        name: &'static str,
        about: &'static str,
        run: fn(Arguments) -> Result<()>,
    ) -> Self {
        Self { name, about, options: "", run }
    }
}

const TASKS: [Task; 17] = [
    Task {
        name: "setup",
        about: "Install what the other tasks need, or say what is missing",
        options: tools::OPTIONS,
        run: tools::set_up,
    },
    Task {
        name: "test",
        about: "Check everything that must hold; stops at the first failure",
        options: suite::OPTIONS,
        run: suite::run,
    },
    Task::plain("tests", "Print the names of all tests, sorted", names::print),
    Task {
        name: "run",
        about: "Build everything, start it, print the address and open it where there is a desktop",
        options: play::OPTIONS,
        run: play::run,
    },
    Task::plain("web", "Check everything about the web app, in a real browser too", web::check),
    Task {
        name: "e2e",
        about: "Drive the app through a real browser",
        options: browser::OPTIONS,
        run: browser::run,
    },
    Task {
        name: "layouts",
        about: "Look at every page in every language, size, size of text and scheme of colours",
        options: browser::LAYOUT_OPTIONS,
        run: browser::layouts,
    },
    Task::plain(
        "screenshots",
        "Write pictures of every page into docs/screenshots",
        browser::screenshots,
    ),
    Task::plain(
        "browser-speed",
        "Compare the engine in the browser with the engine outside",
        browser::speed,
    ),
    Task::plain(
        "frames",
        "Trace the page while the engine thinks and pieces move; writes the figures into docs/BUDGET.md",
        browser::frames,
    ),
    Task {
        name: "fuzz",
        about: "Run the fuzz targets, each for some time",
        options: fuzz::OPTIONS,
        run: fuzz::run,
    },
    Task {
        name: "crash",
        about: "Kill a server under load, on SQLite and on PostgreSQL, and look for what it had acknowledged",
        options: crash::OPTIONS,
        run: crash::run,
    },
    Task {
        name: "packages",
        about: "Pack the crates and npm packages that are published, and use them from outside",
        options: packages::OPTIONS,
        run: packages::run,
    },
    Task {
        name: "python",
        about: "Build the package for Python and test it from outside",
        options: python::OPTIONS,
        run: python::run,
    },
    Task {
        name: "dist",
        about: "Make the archive for users of this system, in target/dist",
        options: dist::OPTIONS,
        run: dist::run,
    },
    Task::plain(
        "site",
        "Build the app and the documentation of the crates into target/site",
        site::build,
    ),
    Task::plain(
        "instructions",
        "Count the instructions that perft spends per leaf, under callgrind",
        instructions::run,
    ),
];

fn main() -> ExitCode {
    let mut words = env::args().skip(1);
    let task = words.next();
    let result = match task.as_deref() {
        None | Some("-h" | "--help" | "help") => {
            print!("{}", overview());
            Ok(())
        }
        Some(runner::STEP_TASK) => runner::run_one(&all_steps(), &words.next().unwrap_or_default()),
        Some(name) => run(name, Arguments::new(words)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("xtask: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(name: &str, mut arguments: Arguments) -> Result<()> {
    let task = TASKS.iter().find(|task| task.name == name);
    let task = task.with_context(|| format!("there is no task {name}\n\n{}", overview()))?;
    if arguments.flag("--help") || arguments.flag("-h") {
        println!("{}\n\ncargo xtask {}\n{}", task.about, task.name, task.options);
        return Ok(());
    }
    (task.run)(arguments)
}

/// Every step of every task.
fn all_steps() -> Vec<step::Step> {
    suite::steps().into_iter().chain(tools::steps()).collect()
}

fn overview() -> String {
    let mut text = "Set-up, test and measurement steps of the workspace\n\n".to_owned();
    for Task { name, about, options, .. } in &TASKS {
        text += &format!("cargo xtask {name:14} {about}\n{options}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_have_names_of_their_own_and_wait_for_steps_that_exist() {
        let steps = all_steps();
        for (index, step) in steps.iter().enumerate() {
            assert!(steps[..index].iter().all(|other| other.name != step.name), "{}", step.name);
            for name in step.after {
                assert!(
                    steps.iter().any(|other| other.name == *name),
                    "{} waits for {name}",
                    step.name
                );
            }
        }
    }

    #[test]
    fn every_task_is_in_the_overview() {
        for Task { name, .. } in &TASKS {
            assert!(overview().contains(&format!("cargo xtask {name} ")), "{name}");
        }
    }
}
