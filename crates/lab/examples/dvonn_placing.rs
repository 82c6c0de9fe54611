//! Compares two ways of placing in DVONN: each places for one side, then one player moves for both.
//!
//! `cargo run --release -p gipfel-lab --example dvonn_placing -- engine:nodes=1000 rule engine:nodes=2000 100 21` plays 100 pairs
//! with swapped colours from random DVONN pieces. `rule` places where the summed distance to all three DVONN pieces is smallest.

#![allow(clippy::print_stdout, reason = "a program for the terminal")]

use std::error::Error;

use gipfel_engine::Clock;
use gipfel_lab::{Openings, Player, PlayerError, PlayerSpec, Thought};
use gipfel_rules::dvonn::{Action, ActionKind, Phase, Position as Dvonn, Space, Variant};
use gipfel_rules::{AnyPosition, Color, Game, Member as _, Outcome, Position as _};

/// The steps from a space to another.
fn distance(from: Space, to: Space) -> i32 {
    let ((x, y), (u, v)) = (from.coordinates(), to.coordinates());
    let (across, up) = (i32::from(x - u), i32::from(y - v));
    if across.signum() == up.signum() { across.abs().max(up.abs()) } else { (across - up).abs() }
}

fn distance_to_all(position: &Dvonn, space: Space) -> i32 {
    position.dvonn().iter().map(|dvonn| distance(space, dvonn)).sum()
}

/// Places by the rule; among equals any.
struct Rule {
    random: u64,
}

impl Player for Rule {
    fn new_game(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.random = seed | 1;
        Ok(())
    }

    fn choose(&mut self, game: &Game, _: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let illegal = || PlayerError::Crash("there is nothing to place".to_owned());
        let position = Dvonn::of(game.position()).ok_or_else(illegal)?;
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        let actions = position.actions();
        let first = self.random as usize % actions.len().max(1);
        let key = |action: &&Action| match action.kind() {
            ActionKind::Place(space) => distance_to_all(position, space),
            _ => 0,
        };
        let rotated = actions[first..].iter().chain(&actions[..first]);
        let action = rotated.min_by_key(key).ok_or_else(illegal)?;
        Ok(Thought { turn: vec![(*action).into()], ..Thought::default() })
    }
}

fn player(text: &str) -> Result<Box<dyn Player>, Box<dyn Error>> {
    if text == "rule" {
        return Ok(Box::new(Rule { random: 1 }));
    }
    Ok(text.parse::<PlayerSpec>()?.build()?)
}

/// What the first placer made, and the shape of what both placed.
#[derive(Default)]
struct Table {
    wins: u32,
    draws: u32,
    losses: u32,
    distances: [i32; 2],
    outer: [i32; 2],
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, second, mover, pairs, seed] = &arguments[..] else {
        return Err("expected PLACER PLACER MOVER PAIRS SEED".into());
    };
    let mut placers = [player(first)?, player(second)?];
    let mut mover = player(mover)?;
    let (pairs, seed): (u64, u64) = (pairs.parse()?, seed.parse()?);
    let start = AnyPosition::from(Dvonn::new(Variant::Standard));
    let openings = Openings::Random { start, turns: 3 };
    let mut table = Table::default();
    for number in 0..2 * pairs {
        // Which placer is White.
        let white = (number % 2) as usize;
        let mut game = openings.get(number / 2, seed);
        for player in placers.iter_mut().chain([&mut mover]) {
            player.new_game(seed ^ number)?;
        }
        play(&mut game, &mut placers, &mut *mover, white, &mut table)?;
        match game.outcome() {
            Some(Outcome::Win(color)) if (color == Color::White) == (white == 0) => table.wins += 1,
            Some(Outcome::Win(_)) => table.losses += 1,
            _ => table.draws += 1,
        }
    }
    let Table { wins, draws, losses, distances, outer } = table;
    let games = f64::from(wins + draws + losses);
    let score = (f64::from(wins) + f64::from(draws) / 2.0) / games;
    let margin = 1.96 * (score * (1.0 - score) / games).sqrt();
    println!("{first} against {second}: +{wins} ={draws} -{losses}");
    println!("score {:.1} % ± {:.1}", 100.0 * score, 100.0 * margin);
    let mean = |sums: [i32; 2]| sums.map(|sum| f64::from(sum) / games);
    println!("summed distance {:.1?}, in outer columns {:.1?}", mean(distances), mean(outer));
    Ok(())
}

/// Plays a game to its end.
fn play(
    game: &mut Game,
    placers: &mut [Box<dyn Player>; 2],
    mover: &mut dyn Player,
    white: usize,
    table: &mut Table,
) -> Result<(), Box<dyn Error>> {
    let placer = |color: Color| white ^ color.index();
    let mut counted = false;
    while game.end().is_none() {
        let position = *Dvonn::of(game.position()).ok_or("no position of DVONN")?;
        let thought = if position.phase() == Phase::Place {
            placers[placer(game.side())].choose(game, None)?
        } else {
            if !std::mem::replace(&mut counted, true) {
                for color in Color::ALL {
                    for space in position.controlled(color).iter() {
                        table.distances[placer(color)] += distance_to_all(&position, space);
                        let (column, _) = space.coordinates();
                        table.outer[placer(color)] += i32::from(column.abs() >= 4);
                    }
                }
            }
            mover.choose(game, None)?
        };
        game.play(thought.turn)?;
    }
    Ok(())
}
