//! The puzzles in `data/puzzles`: all of them legal, and some of them verified. `gipfel puzzle --check` verifies them all.

use std::collections::HashSet;
use std::fs;

use gipfel_lab::{Puzzle, PuzzleChecker, winning_turns, wins_within};
use gipfel_rules::{GameKind, Position as _, Stage};
use rayon::prelude::*;

/// The puzzles of a game.
fn text(game: GameKind) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/puzzles");
    let file = format!("{folder}/{}.txt", game.description().topic);
    fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

fn puzzles(text: &str) -> Vec<Puzzle> {
    text.lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.parse().unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

/// One in so many puzzles of every game that are like this.
fn sample(every: usize, like: impl Fn(&Puzzle) -> bool) -> Vec<Puzzle> {
    let some = |game| puzzles(&text(game)).into_iter().filter(&like).step_by(every);
    GameKind::ALL.into_iter().flat_map(some).collect()
}

#[test]
fn every_one_is_legal_and_there_once() {
    for game in GameKind::ALL {
        let puzzles = puzzles(&text(game));
        let mut shapes = HashSet::new();
        for puzzle in &puzzles {
            assert_eq!(puzzle.position.game(), game, "{puzzle}");
            assert_eq!(puzzle.position.stage(), Stage::Main, "{puzzle}");
            assert!(puzzle.position.count_actions() > 1, "{puzzle}");
            assert!(shapes.insert(puzzle.shape()), "{puzzle} is there twice");
            let key = |solution: &Vec<_>| solution.first().copied();
            let first = key(&puzzle.solutions[0]);
            assert!(puzzle.solutions.iter().all(|turn| key(turn) == first), "{puzzle}");
        }
        for grade in 1..=Puzzle::HARDEST {
            let count = puzzles.iter().filter(|puzzle| puzzle.grade == grade).count();
            assert!(count * 100 >= puzzles.len(), "{game}: {count} puzzles of grade {grade}");
        }
    }
}

#[test]
fn trying_everything_proves_what_is_said_to_be_proved() {
    let proved = sample(23, |puzzle| puzzle.proved.is_some());
    assert!(proved.len() >= 10, "{}", proved.len());
    proved.par_iter().for_each(|puzzle| {
        let turns = puzzle.proved.expect("it was chosen for that");
        assert!(wins_within(&puzzle.position, turns), "{puzzle}");
        assert!(turns == 1 || !wins_within(&puzzle.position, turns - 1), "{puzzle}");
        for turn in winning_turns(&puzzle.position, turns) {
            assert!(puzzle.is_right(&turn), "{puzzle}: there is another way");
        }
    });
}

#[test]
fn a_search_finds_nothing_else_that_wins() {
    let open = sample(60, |puzzle| puzzle.proved.is_none());
    assert!(open.len() >= 10, "{}", open.len());
    let holds = |puzzle: &&Puzzle| PuzzleChecker::new(100_000).check(puzzle).is_ok();
    let held = open.par_iter().filter(holds).count();
    // They were verified with more, by the engine of their day.
    assert!(held * 10 >= open.len() * 8, "{held} of {}", open.len());
}
