//! Plays a game of any kind by choosing whole turns without looking: `cargo run --example random_game yinsh blitz`.

#![expect(clippy::print_stdout, reason = "an example talks to a terminal")]

use std::env;
use std::error::Error;

use gipfel_rules::{Game, GameKind, Position, legal_turns, turn_text};

fn main() -> Result<(), Box<dyn Error>> {
    let mut words = env::args().skip(1);
    let word = words.next().unwrap_or_else(|| "gipf".to_owned());
    let kind = GameKind::from_word(&word).ok_or_else(|| format!("there is no game `{word}`"))?;
    let variant = words.next().unwrap_or_else(|| kind.variants()[0].to_owned());
    let mut game = Game::new(kind.start_with(&variant, &[])?);
    let mut chance: u64 = 1;
    while game.end().is_none() {
        // With potentials a position can have very many turns: the first hundred will do.
        let turns: Vec<_> = legal_turns(game.position()).take(100).collect();
        chance =
            chance.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let turn = &turns[(chance >> 33) as usize % turns.len()];
        println!("{} {}", game.position().side(), turn_text(game.position(), turn));
        game.play(turn.iter().copied())?;
    }
    println!("{}\n{:?}", game.position(), game.end());
    Ok(())
}
