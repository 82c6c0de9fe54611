//! `engine`: the protocol on the standard streams, and the engine driven as a process.

use std::process::Command;
use std::time::Duration;

use assert_cmd::cargo::cargo_bin;
use gipfel_protocol::{Answer, Driver, Go, Patience, Question};
use gipfel_rules::{AnyPosition, GameKind, Position, TurnBuilder};

use super::gipfel_with;

fn driver() -> Driver {
    let patience = Patience {
        answer: Duration::from_secs(120),
        margin: Duration::from_secs(120),
        search: Duration::from_secs(120),
    };
    let mut command = Command::new(cargo_bin!("gipfel"));
    Driver::start(command.arg("engine"), patience).expect("the engine starts")
}

#[test]
fn a_conversation_on_the_standard_streams() {
    let said = gipfel_with(
        ["engine"],
        "ugi\nisready\nposition startpos moves e1-e3\nquery p1turn\nnonsense\ngo depth 2\nquit\n",
    );
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    let lines: Vec<&str> = said.text().lines().collect();
    assert!(lines[0].starts_with("id name Gipfel "));
    for line in ["ugiok", "readyok", "response false", "error unknown command `nonsense`"] {
        assert!(lines.contains(&line), "{line}: {said}");
    }
    assert!(lines.last().is_some_and(|line| line.starts_with("bestmove ")), "{said}");
}

#[test]
fn the_end_of_the_input_ends_the_engine() {
    assert_eq!(gipfel_with(["engine"], "go infinite\n").code, 0);
    assert_eq!(gipfel_with(["engine"], "").code, 0);
}

#[test]
fn the_engine_plays_games_with_itself() {
    let mut engine = driver();
    assert!(engine.name().starts_with("Gipfel "));
    engine.set_option("Hash", "4").unwrap();
    for (game, variant) in [(GameKind::Gipf, "basic"), (GameKind::Yinsh, "blitz")] {
        engine.new_game().unwrap();
        let start = game.start(variant).expect("a variant");
        let mut position = start.clone();
        let mut played = Vec::new();
        for _ in 0..120 {
            if position.outcome().is_some() {
                break;
            }
            let turn = engine.turn(&start, &played, &Go::nodes(300), &mut |_| {}).unwrap();
            let mut builder = TurnBuilder::new(position.clone());
            for &action in &turn.actions {
                builder.push(action).unwrap();
            }
            assert!(builder.legal().is_empty(), "the turn is complete");
            position = builder.position().clone();
            played.extend(turn.actions);
        }
        // The engine knows as well as we do how it stands.
        let question: AnyPosition = position.clone();
        engine.set_position(&question, &[]).unwrap();
        let over = engine.query(Question::GameOver).unwrap();
        assert_eq!(over, Answer::Truth(position.outcome().is_some()));
        assert_eq!(engine.query(Question::Result).unwrap(), Answer::Result(position.outcome()));
    }
}

#[test]
fn the_same_budget_gives_the_same_turn() {
    let start = GameKind::Yinsh.start("standard").expect("a variant");
    let turns: Vec<_> = (0..2)
        .map(|_| driver().turn(&start, &[], &Go::nodes(3_000), &mut |_| {}).unwrap())
        .map(|turn| (turn.actions, turn.info.map(|info| (info.score, info.nodes, info.turns))))
        .collect();
    assert_eq!(turns[0], turns[1]);
}

#[test]
fn an_engine_with_clocks_answers() {
    let start = GameKind::Gipf.start("standard").expect("a variant");
    let time = [Duration::from_millis(500); 2];
    let increment = [Duration::from_millis(10); 2];
    let mut told = 0;
    let go = Go::clocks(time, increment);
    let turn = driver().turn(&start, &[], &go, &mut |_| told += 1).unwrap();
    assert_eq!(turn.actions.len(), 1);
    assert!(told > 0);
}

#[test]
fn a_refusal_is_passed_on() {
    let mut engine = driver();
    let error = engine.set_option("Level", "11").unwrap_err();
    assert!(error.to_string().contains("Level takes a number from 0 to 10"), "{error}");
}

#[test]
fn a_search_that_panics_is_reported_and_the_session_lives() {
    let mut command = Command::new(cargo_bin!("gipfel"));
    command.arg("engine").env("GIPFEL_PANIC_IN_SEARCH", "1").env("RUST_BACKTRACE", "0");
    let patience = Patience { answer: Duration::from_secs(120), ..Patience::default() };
    let mut engine = Driver::start(&mut command, patience).expect("the engine starts");
    engine.set_option("Threads", "2").unwrap();
    let start = GameKind::Gipf.start("standard").expect("a variant");
    let error = engine.turn(&start, &[], &Go::nodes(100), &mut |_| {}).unwrap_err();
    assert!(error.to_string().contains("the search failed: search 1 was told to panic"), "{error}");
    let turn = engine.turn(&start, &[], &Go::nodes(100), &mut |_| {}).unwrap();
    assert_eq!(turn.actions.len(), 1);
}
