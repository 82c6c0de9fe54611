//! Searches a position and says what to play: `cargo run --release --example best_turn "POSITION" 100000`.

#![expect(clippy::print_stdout, reason = "an example talks to a terminal")]

use std::env;
use std::error::Error;

use gipfel_engine::{AnyEngine, Limits, NoControl, Options};
use gipfel_rules::{AnyPosition, turn_text};

const START: &str = "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place";

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let position: AnyPosition = words.next().as_deref().unwrap_or(START).parse()?;
    let nodes = words.next().map_or(Ok(20_000), |nodes| nodes.parse())?;
    let mut engine = AnyEngine::new(Options { hash: 16, ..Options::default() });
    let limits = Limits { nodes: Some(nodes), ..Limits::default() };
    let report = engine.search(&position, &[], &limits, &NoControl, &mut |info| {
        let line = &info.lines[0];
        println!("depth {:2}  {:>7}  {} nodes", info.depth, line.score.to_string(), info.nodes);
    });
    match report {
        Some(report) => println!("{}", turn_text(&position, &report.turn)),
        None => println!("the game is over"),
    }
    Ok(())
}
