//! The vectors: perft counts, complete games and positions to be rejected.

use std::fs;

use gipfel_naive::{AnyState, perft};
use serde_json::Value;

/// Perft entries are counted up to this many sequences: this program is slow.
///
/// `PERFT_LIMIT` in the environment overrides it, for a full count in release mode.
const DEFAULT_PERFT_LIMIT: u64 = 300_000;

fn read(file: &str) -> String {
    let path = format!("{}/{file}", concat!(env!("CARGO_MANIFEST_DIR"), "/../../data/vectors"));
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"))
}

fn parse(position: &str) -> AnyState {
    let state = AnyState::parse(position).unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(state.text(), position, "the text is canonical");
    state
}

fn array(value: &Value) -> &Vec<Value> {
    value.as_array().expect("a JSON array")
}

fn string(value: &Value) -> &str {
    value.as_str().expect("a JSON string")
}

fn strings(value: &Value) -> Vec<&str> {
    array(value).iter().map(string).collect()
}

fn check_perft(file: &str) {
    let limit = std::env::var("PERFT_LIMIT")
        .map_or(DEFAULT_PERFT_LIMIT, |limit| limit.parse().expect("PERFT_LIMIT is a number"));
    let entries: Value = serde_json::from_str(&read(file)).expect("JSON");
    assert!(!array(&entries).is_empty());
    for entry in array(&entries) {
        let position = string(&entry["position"]);
        let state = parse(position);
        for (depth, count) in (0..).zip(array(&entry["perft"])) {
            let count = count.as_u64().expect("a count");
            if count > limit {
                break;
            }
            assert_eq!(perft(&state, depth), count, "{position}: perft {depth}");
        }
        assert_eq!(state.result().is_some(), state.actions().is_empty(), "{position}");
    }
}

/// Plays actions from `state`; each has to be in the list of legal actions.
fn play_turn<'turn>(mut state: AnyState, actions: impl Iterator<Item = &'turn str>) -> AnyState {
    for action in actions {
        assert_eq!(state.result(), None, "{} is not finished", state.text());
        let legal = state.actions();
        assert!(legal.is_sorted_by(|left, right| left < right), "sorted, without duplicates");
        assert!(legal.iter().any(|text| text == action), "{action} in {}", state.text());
        state = state.play(action).expect("the action is legal");
    }
    state
}

/// Replays every game of a file. The moves are actions, or turns that join actions with `;`.
fn check_games(file: &str, moves_field: &str) {
    let text = read(file);
    assert!(text.lines().count() > 0);
    for (line_number, line) in (1..).zip(text.lines()) {
        let game: Value = serde_json::from_str(line).expect("JSON");
        let mut state = parse(string(&game["start"]));
        let moves = strings(&game[moves_field]);
        let positions = strings(&game["positions"]);
        assert_eq!(moves.len(), positions.len());
        for (text, position) in moves.into_iter().zip(positions) {
            state = play_turn(state, text.split(';'));
            assert_eq!(state.text(), position, "{file}:{line_number}: after {text}");
            assert_eq!(state, parse(position), "{file}:{line_number}: after {text}");
        }
        // People resign: their games have no result by the rules.
        if let Some(result) = game["result"].as_str() {
            assert_eq!(state.result(), Some(result), "{file}:{line_number}");
        }
        assert_eq!(state.result().is_some(), state.actions().is_empty(), "{file}:{line_number}");
    }
}

fn check_rejected(file: &str) {
    let text = read(file);
    assert!(text.lines().count() > 0);
    for line in text.lines() {
        let (position, reason) = line.split_once('\t').expect("position, tab, reason");
        assert!(AnyState::parse(position).is_err(), "{position}: {reason}");
    }
}

#[test]
fn gipf_perft() {
    check_perft("gipf-perft.json");
}

#[test]
fn yinsh_perft() {
    check_perft("yinsh-perft.json");
}

#[test]
fn gipf_plus_perft() {
    check_perft("gipf-plus-perft.json");
}

#[test]
fn dvonn_perft() {
    check_perft("dvonn-perft.json");
}

#[test]
fn punct_perft() {
    check_perft("punct-perft.json");
}

#[test]
fn tzaar_perft() {
    check_perft("tzaar-perft.json");
}

#[test]
fn zertz_perft() {
    check_perft("zertz-perft.json");
}

#[test]
fn gipf_games() {
    check_games("gipf-games.jsonl", "actions");
}

#[test]
fn gipf_games_of_people() {
    check_games("gipf-human-games.jsonl", "turns");
}

#[test]
fn yinsh_games() {
    check_games("yinsh-games.jsonl", "actions");
}

#[test]
fn gipf_plus_games() {
    check_games("gipf-plus-games.jsonl", "actions");
}

#[test]
fn dvonn_games() {
    check_games("dvonn-games.jsonl", "actions");
}

#[test]
fn punct_games() {
    check_games("punct-games.jsonl", "actions");
}

#[test]
fn tzaar_games() {
    check_games("tzaar-games.jsonl", "actions");
}

#[test]
fn zertz_games() {
    check_games("zertz-games.jsonl", "actions");
}

#[test]
fn whole_games() {
    check_games("whole-games.jsonl", "actions");
}

#[test]
fn bad_positions_are_rejected() {
    check_rejected("bad-positions.txt");
}

#[test]
fn bad_positions_with_potentials_are_rejected() {
    check_rejected("gipf-plus-bad-positions.txt");
}

#[test]
fn bad_positions_of_dvonn_are_rejected() {
    check_rejected("dvonn-bad-positions.txt");
}

#[test]
fn bad_positions_of_punct_are_rejected() {
    check_rejected("punct-bad-positions.txt");
}

#[test]
fn bad_positions_of_tzaar_are_rejected() {
    check_rejected("tzaar-bad-positions.txt");
}

#[test]
fn bad_positions_of_zertz_are_rejected() {
    check_rejected("zertz-bad-positions.txt");
}
