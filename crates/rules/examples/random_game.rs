//! Plays a game of any kind by choosing whole turns without looking: `cargo run --example random_game yinsh blitz`.

#![expect(clippy::print_stdout, reason = "an example talks to a terminal")]

use std::env;
use std::error::Error;

use gipfel_rules::{Course, Game, Position, legal_turns, turn_text};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let game = words.next().unwrap_or_else(|| "gipf".to_owned());
    let game = Game::from_word(&game).ok_or_else(|| format!("there is no game `{game}`"))?;
    let variant = words.next().unwrap_or_else(|| game.variants()[0].to_owned());
    let mut course = Course::new(game.start_with(&variant, &[])?);
    let mut chance: u64 = 1;
    while course.end().is_none() {
        // With potentials a position can have very many turns: the first hundred will do.
        let turns: Vec<_> = legal_turns(course.position()).take(100).collect();
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let turn = &turns[(chance >> 33) as usize % turns.len()];
        println!("{} {}", course.position().side(), turn_text(course.position(), turn));
        course.play(turn.iter().copied())?;
    }
    println!("{}\n{:?}", course.position(), course.end());
    Ok(())
}
