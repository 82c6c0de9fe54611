//! Whole games: from the vectors to records, to text, and back.

use gipfel_record::{Record, parse_all, write_all};
use gipfel_rules::{AnyPosition, Notation, Position, TurnBuilder, TurnStatus};
use serde_json::Value;

fn games(name: &str) -> Vec<Value> {
    let text = crate::common::read(&format!("data/vectors/{name}"));
    text.lines().map(|line| serde_json::from_str(line).expect("a game in JSON")).collect()
}

fn texts<'a>(game: &'a Value, key: &str) -> Vec<&'a str> {
    let list = game[key].as_array().expect("a list");
    list.iter().map(|text| text.as_str().expect("a text")).collect()
}

fn start(game: &Value) -> AnyPosition {
    game["start"].as_str().expect("a start").parse().expect("a position")
}

/// The record of a game whose decisions are known one by one, and the positions after its turns. A last turn that is not
/// complete is left out.
fn convert(game: &Value) -> (Record, Vec<String>) {
    let mut record = Record::new(start(game));
    let mut turn = TurnBuilder::new(record.start().clone());
    let mut positions = Vec::new();
    for (action, position) in texts(game, "actions").into_iter().zip(texts(game, "positions")) {
        let action = turn.position().parse_action(action).expect("an action");
        turn.push(action).expect("a legal action");
        assert_eq!(turn.position().to_string(), position);
        if turn.status() == TurnStatus::Complete {
            let actions: Vec<_> = turn.actions().collect();
            let last = record.add_turn(record.last(), &actions).expect("a legal turn");
            positions.push(position.to_owned());
            turn = TurnBuilder::new(record.position(last).expect("just added").clone());
        }
    }
    (record, positions)
}

fn check_games(name: &str, count: usize) {
    let mut records = Vec::new();
    for game in games(name) {
        let (record, positions) = convert(&game);
        assert_eq!(
            record.result().map(|outcome| outcome.to_string()).as_deref(),
            game["result"].as_str()
        );
        let text = record.to_string();
        let read = Record::parse(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(read, record);
        assert_eq!(read.to_string(), text);
        assert!(text.lines().skip_while(|line| !line.is_empty()).all(|line| line.len() <= 80));
        let found: Vec<String> = read.main_line().map(|step| step.after.to_string()).collect();
        assert_eq!(found, positions);
        assert_eq!(read.positions().count(), positions.len() + 1);
        records.push(record);
    }
    assert_eq!(records.len(), count);
    let text = write_all(&records);
    assert_eq!(parse_all(&text), Ok(records));
}

#[test]
fn gipf_games() {
    check_games("gipf-games.jsonl", 30);
}

#[test]
fn gipf_plus_games() {
    check_games("gipf-plus-games.jsonl", 20);
}

#[test]
fn yinsh_games() {
    check_games("yinsh-games.jsonl", 30);
}

#[test]
fn dvonn_games() {
    check_games("dvonn-games.jsonl", 40);
}

#[test]
fn punct_games() {
    check_games("punct-games.jsonl", 40);
}

#[test]
fn tzaar_games() {
    check_games("tzaar-games.jsonl", 40);
}

#[test]
fn zertz_games() {
    check_games("zertz-games.jsonl", 40);
}

/// Turns as a text with numbers for each pair, as people write them.
fn numbered(game: &Value, key: &str) -> String {
    let mut text = format!(
        "[Game \"GIPF\"]\n[Variant \"{}\"]\n\n",
        game["variant"].as_str().expect("a variant")
    );
    for (number, pair) in texts(game, key).chunks(2).enumerate() {
        text += &format!("{}. {}\n", number + 1, pair.join("  "));
    }
    text + "*\n"
}

#[test]
fn games_of_people_in_both_forms() {
    let games = games("gipf-human-games.jsonl");
    assert_eq!(games.len(), 3);
    for game in games {
        let canonical = Record::parse(&numbered(&game, "turns")).unwrap();
        let noted = Record::parse(&numbered(&game, "noted")).unwrap();
        assert_eq!(canonical, noted);
        let positions: Vec<String> = noted.main_line().map(|step| step.after.to_string()).collect();
        assert_eq!(positions, texts(&game, "positions"));
        let turns: Vec<String> =
            canonical.main_line().map(|step| canonical.turn_text(step.id).unwrap()).collect();
        assert_eq!(turns, texts(&game, "turns"));
        assert_eq!(noted.to_string(), canonical.to_string());
    }
}

#[test]
fn a_finished_game_takes_no_turn() {
    let finished = games("yinsh-games.jsonl");
    let (mut record, _) = convert(&finished[1]);
    let error = record.add_turn_text(record.last(), "f6").unwrap_err();
    assert_eq!(error.to_string(), "the game is over here");
    assert!(record.positions().last().unwrap().outcome().is_some());
}
