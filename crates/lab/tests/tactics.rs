//! The tactics in `data/tactics.txt`: true, and found by the engine.

use gipfel_lab::Tactic;
use rayon::prelude::*;

fn tactics() -> Vec<Tactic> {
    include_str!("../../../data/tactics.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.parse().unwrap_or_else(|error| panic!("{error}: {line}")))
        .collect()
}

#[test]
fn trying_everything_proves_them() {
    let tactics = tactics();
    assert!(tactics.len() >= 390);
    tactics.par_iter().for_each(|tactic| {
        let proved = Tactic::prove(&tactic.position, tactic.turns, usize::MAX);
        assert_eq!(proved.as_ref(), Some(tactic));
    });
}

#[test]
fn the_engine_finds_them() {
    tactics().par_iter().for_each(|tactic| {
        let nodes = tactic.nodes_to_solve(200_000);
        assert!(nodes.is_some(), "not found within 200,000 positions: {tactic}");
    });
}
