//! Complete games replayed position by position.

use crate::common::vectors;
use gipfel_rules::{
    Action, AnyPosition, Color, GameKind, Notation, Position, TurnStatus, gipf, gipf_plus,
    parse_turn, turn_text, yinsh,
};
use serde_json::Value;

fn games(name: &str) -> Vec<Value> {
    vectors::read(name).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

fn strings<'a>(game: &'a Value, field: &str) -> Vec<&'a str> {
    let list = game[field].as_array().unwrap_or_else(|| panic!("no list `{field}`"));
    list.iter().map(|entry| entry.as_str().expect("a text")).collect()
}

fn parse<P>(text: &str) -> P
where
    P: Position + std::str::FromStr<Err: std::fmt::Display>,
{
    let position: P = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.to_string(), text, "the text is canonical");
    position
}

/// Plays one action given by its canonical text.
fn play<P: Notation>(position: &mut P, text: &str) {
    let action = position.parse_action(text).unwrap_or_else(|error| panic!("{position}: {error}"));
    assert_eq!(position.action_text(action), text, "{position}: the text is canonical");
    assert!(position.actions().contains(&action), "{position}: {text} is not generated");
    assert_eq!(position.action_from_index(action.index()), Some(action));
    position.play(action).unwrap_or_else(|error| panic!("{position}: {text}: {error}"));
    assert_eq!(position.key(), position.key_from_scratch(), "{position}");
}

fn replay<P>(game: &Value)
where
    P: Notation + std::str::FromStr<Err: std::fmt::Display>,
{
    let mut position: P = parse(game["start"].as_str().expect("a start"));
    let (actions, positions) = (strings(game, "actions"), strings(game, "positions"));
    assert_eq!(actions.len(), positions.len());
    for (action, expected) in actions.into_iter().zip(positions) {
        assert_eq!(position.outcome(), None, "{position}: over before {action}");
        play(&mut position, action);
        assert_eq!(position.to_string(), expected, "after {action}");
        assert_eq!(position, parse(expected));
    }
    let result = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(result.as_deref(), game["result"].as_str(), "{position}");
    assert_eq!(position.actions().is_empty(), result.is_some(), "{position}");
}

fn replay_all<P>(name: &str, count: usize)
where
    P: Notation + std::str::FromStr<Err: std::fmt::Display>,
{
    let games = games(name);
    assert_eq!(games.len(), count);
    for game in &games {
        replay::<P>(game);
        replay::<AnyPosition>(game);
    }
}

#[test]
fn gipf_games() {
    replay_all::<gipf::Position>("gipf-games.jsonl", 30);
}

#[test]
fn gipf_plus_games() {
    replay_all::<gipf_plus::Position>("gipf-plus-games.jsonl", 20);
}

#[test]
fn dvonn_games() {
    replay_all::<gipfel_rules::dvonn::Position>("dvonn-games.jsonl", 40);
}

#[test]
fn tzaar_games() {
    replay_all::<gipfel_rules::tzaar::Position>("tzaar-games.jsonl", 40);
}

#[test]
fn zertz_games() {
    replay_all::<gipfel_rules::zertz::Position>("zertz-games.jsonl", 40);
}

#[test]
fn punct_games() {
    replay_all::<gipfel_rules::punct::Position>("punct-games.jsonl", 40);
}

#[test]
fn yinsh_games() {
    replay_all::<yinsh::Position>("yinsh-games.jsonl", 30);
}

/// One game of each kind in which everything that is to be decided comes up; the web app is played through them.
#[test]
fn whole_games() {
    let games = games("whole-games.jsonl");
    assert_eq!(games.len(), 2);
    for game in &games {
        replay::<AnyPosition>(game);
    }
}

/// Reads a turn, demands that it may be committed, and gives its canonical text and where it leads.
fn read_turn(position: &gipf::Position, text: &str) -> (String, gipf::Position) {
    let turn =
        parse_turn(position, text).unwrap_or_else(|error| panic!("{position}: {text}: {error}"));
    assert_ne!(turn.status(), TurnStatus::Incomplete, "{position}: {text}");
    let actions = turn.finish().unwrap_or_else(|error| panic!("{position}: {text}: {error}"));
    let mut after = *position;
    for &action in &actions {
        after.play(action).expect("a turn that was read is legal");
    }
    (turn_text(position, &actions), after)
}

#[test]
fn gipf_games_of_people_in_both_forms() {
    let games = games("gipf-human-games.jsonl");
    assert_eq!(games.len(), 3);
    for game in &games {
        let mut position: gipf::Position = parse(game["start"].as_str().expect("a start"));
        let (turns, noted) = (strings(game, "turns"), strings(game, "noted"));
        let positions = strings(game, "positions");
        assert_eq!((turns.len(), noted.len()), (positions.len(), positions.len()));
        for ((turn, noted), expected) in turns.into_iter().zip(noted).zip(positions) {
            assert_eq!(position.outcome(), None, "{position}");
            let canonical = read_turn(&position, turn);
            assert_eq!(canonical.0, turn, "{position}: the text is canonical");
            assert_eq!(read_turn(&position, noted), canonical, "{position}: {noted}");
            position = canonical.1;
            assert_eq!(position.to_string(), expected, "after {turn}");
        }
    }
}

#[test]
fn the_number_in_parentheses_is_the_reserve_after_the_turn() {
    let mut numbers = 0;
    for game in &games("gipf-human-games.jsonl") {
        let mut mover = Color::White;
        for (noted, position) in strings(game, "noted").iter().zip(strings(game, "positions")) {
            if let Some((_, number)) = noted.split_once(" (") {
                let position: gipf::Position = parse(position);
                assert_eq!(format!("{})", position.reserve(mover)), number, "{noted}: {position}");
                numbers += 1;
            }
            mover = mover.other();
        }
    }
    assert!(numbers > 100, "{numbers}");
}

/// The front page of the documentation names every game with its variants, and so does the description of the package.
#[test]
fn the_front_page_lists_every_game() {
    let page = include_str!("../../src/lib.rs");
    let rows: Vec<&str> = page.lines().filter(|line| line.starts_with("//! | ")).skip(1).collect();
    let expected = GameKind::ALL.map(|game| {
        let variants: Vec<String> =
            game.variants().iter().map(|word| format!("`{word}`")).collect();
        let module = game.word().replace('+', "_plus");
        format!("//! | {game} | [`{module}`] | {} |", variants.join(", "))
    });
    assert_eq!(rows, expected);
}
