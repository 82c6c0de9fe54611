//! The legal actions of positions by the slow rules: reads a position a line, answers with the texts of its actions in a
//! line, separated by spaces. Whoever offers the rules in another language compares with it.

#![expect(clippy::print_stdout, reason = "an example talks to a terminal")]

use std::io::{self, BufRead as _};

use gipfel_naive::AnyState;

fn main() -> Result<(), String> {
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        let state = AnyState::parse(&line).map_err(|why| format!("{line}: {why}"))?;
        println!("{}", state.actions().join(" "));
    }
    Ok(())
}
