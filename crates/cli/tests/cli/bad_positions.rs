//! Positions that must be refused.

use super::refused;

#[test]
fn every_bad_position_gives_one_line() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/vectors/bad-positions.txt");
    let text = std::fs::read_to_string(path).expect("the list is in the project");
    let mut lines = Vec::new();
    for entry in text.lines() {
        let (position, reason) = entry.split_once('\t').expect("a position and a reason");
        let line = refused(["moves", position]);
        lines.push(format!("{position}\n  {reason}\n  {line}"));
    }
    assert!(lines.len() > 50);
    insta::assert_snapshot!(lines.join("\n"));
}
