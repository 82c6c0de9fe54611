//! Writes a position as SVG: `cargo run --example draw "yinsh blitz 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place" > board.svg`.

#![expect(clippy::print_stdout, reason = "an example talks to a terminal")]

use std::env;
use std::error::Error;

use gipfel_render::{Marks, Picture, Scene, svg};
use gipfel_rules::AnyPosition;

const START: &str = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";

fn main() -> Result<(), Box<dyn Error>> {
    let position: AnyPosition = env::args().nth(1).as_deref().unwrap_or(START).parse()?;
    println!("{}", svg(&Scene::new(&position), &Marks::default(), &Picture::default()));
    Ok(())
}
