//! What the engine looks at is fixed: a change of it is meant, or a fault.

use std::fmt::Write as _;

use gipfel_engine::Evaluations;
use gipfel_engine::bench::run;
use gipfel_rules::GameKind;

/// The depth that tests have time for.
const SMALL: u32 = 3;

#[test]
fn node_totals() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/bench-nodes.txt");
    let evaluations = Evaluations::default();
    let count = |game| run(&evaluations, Some(SMALL), Some(game), &mut |_| {});
    let mut text = String::new();
    for game in GameKind::ALL {
        let nodes = count(game);
        assert_eq!(count(game), nodes, "the same work gives the same count");
        writeln!(text, "{} {nodes}", game.word()).expect("a string takes any text");
    }
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(file, &text).expect("the file can be written");
    }
    let known = std::fs::read_to_string(file).unwrap_or_default();
    // A game that is not built in is not counted.
    let is_built = |line: &&str| line.split(' ').next().and_then(GameKind::from_word).is_some();
    let known: String = known.lines().filter(is_built).map(|line| format!("{line}\n")).collect();
    assert_eq!(
        known, text,
        "the engine behaves in another way than data/bench-nodes.txt says. If that is intended, \
         run `UPDATE=1 cargo test -p gipfel-engine --test bench` and commit the file"
    );
}
