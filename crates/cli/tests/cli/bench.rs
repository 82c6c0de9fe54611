//! `lab bench`.

use gipfel_rules::GameKind;

use super::{gipfel, refused};

#[test]
fn the_same_nodes_every_time() {
    let run = || {
        let said = gipfel(["lab", "bench", "--depth", "1"]);
        assert_eq!((said.code, said.err.as_str()), (0, ""));
        said.text().to_owned()
    };
    let (one, other) = (run(), run());
    let without_speed = |text: &str| {
        let (speed, rest): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("nodes per second "));
        assert_eq!(speed.len(), GameKind::ALL.len(), "one for each game: {text}");
        rest.join("\n")
    };
    assert_eq!(without_speed(&one), without_speed(&other));
    let one = without_speed(&one);
    let lines: Vec<&str> = one.lines().collect();
    assert!(lines[0].starts_with("depth "));
    let counted: u64 = lines[1..lines.len() - 1]
        .iter()
        .map(|line| line.split_whitespace().nth(1).expect("a column").parse::<u64>().unwrap())
        .sum();
    assert_eq!(lines[lines.len() - 1], format!("nodes {counted}"));
}

#[test]
fn depths_that_are_refused() {
    for depth in ["0", "61", "deep"] {
        refused(["lab", "bench", "--depth", depth]);
    }
}
