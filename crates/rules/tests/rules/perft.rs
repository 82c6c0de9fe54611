//! The counts in data/vectors, and the counts that programs of other people agree on.

use gipfel_rules::{AnyPosition, Notation, Position, Symmetric, perft, perft_no_bulk};

/// Counts up to this are made in the ordinary test run.
const MOST_NODES: u64 = 4_000_000;

fn tables(name: &str) -> Vec<(AnyPosition, String, Vec<u64>)> {
    let path = format!("{}/../../data/vectors/{name}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the table is in the project");
    let entries: serde_json::Value = serde_json::from_str(&text).expect("the table is JSON");
    let entries = entries.as_array().expect("a list");
    entries
        .iter()
        .map(|entry| {
            let position = entry["position"].as_str().expect("a position");
            let note = entry["note"].as_str().expect("a note").to_owned();
            let counts = entry["perft"].as_array().expect("counts");
            let counts = counts.iter().map(|count| count.as_u64().expect("a count")).collect();
            (position.parse().unwrap_or_else(|error| panic!("{position}: {error}")), note, counts)
        })
        .collect()
}

fn check_table(name: &str, entries: usize) {
    let table = tables(name);
    assert_eq!(table.len(), entries);
    for (position, note, counts) in table {
        for (depth, &count) in counts.iter().enumerate() {
            let depth = depth as u32;
            assert_eq!(perft(&position, depth), count, "{note}: {position}, depth {depth}");
            if count <= MOST_NODES / 10 {
                assert_eq!(perft_no_bulk(&position, depth), count, "{note}, without bulk");
            }
        }
    }
}

#[test]
fn gipf_table() {
    check_table("gipf-perft.json", 37);
}

#[test]
fn gipf_plus_table() {
    check_table("gipf-plus-perft.json", 25);
}

#[test]
fn dvonn_table() {
    check_table("dvonn-perft.json", 36);
}

#[test]
fn tzaar_table() {
    check_table("tzaar-perft.json", 37);
}

#[test]
fn zertz_table() {
    check_table("zertz-perft.json", 49);
}

#[test]
fn punct_table() {
    check_table("punct-perft.json", 33);
}

#[test]
fn yinsh_table() {
    check_table("yinsh-perft.json", 33);
}

fn counts(position: &AnyPosition, depths: std::ops::RangeInclusive<u32>) -> Vec<u64> {
    depths.map(|depth| perft(position, depth)).collect()
}

#[test]
fn gipf_starts_as_other_programs_count() {
    for start in [
        "gipf basic p2P/5/6/P5p/6/5/p2P w 12/12 -- push",
        "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push",
    ] {
        let start: AnyPosition = start.parse().unwrap();
        assert_eq!(counts(&start, 1..=5), [30, 924, 29_016, 924_432, 29_769_120]);
    }
}

#[test]
fn yinsh_start_as_other_programs_count() {
    let start: AnyPosition =
        "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place".parse().unwrap();
    assert_eq!(counts(&start, 1..=4), [85, 7_140, 592_620, 48_594_840]);
}

#[test]
fn yinsh_after_placement_as_other_programs_count() {
    let mut position: AnyPosition =
        "yinsh standard 4/7/8/9/10/9/10/9/8/7/4 w 5/5 0/0 place".parse().unwrap();
    for ring in ["e6", "f6", "f7", "g7", "g6", "e5", "d5", "g8", "h7", "d4"] {
        let action = position.parse_action(ring).unwrap();
        position.play(action).unwrap();
    }
    assert_eq!(counts(&position, 1..=4), [50, 2_169, 114_056, 5_259_958]);
}

#[test]
fn equal_under_all_symmetries_and_with_colours_exchanged() {
    for name in ["gipf-perft.json", "gipf-plus-perft.json", "yinsh-perft.json"] {
        for (position, note, counts) in tables(name) {
            let deepest = counts.iter().rposition(|&count| count <= 40_000).unwrap_or(0);
            for &symmetry in position.symmetries() {
                let image = position.transform(symmetry);
                assert_eq!(perft(&image, deepest as u32), counts[deepest], "{note}, {symmetry:?}");
                if let Some(swapped) = image.swap_colors() {
                    assert_eq!(perft(&swapped, deepest as u32), counts[deepest], "{note}, swapped");
                }
            }
        }
    }
}
