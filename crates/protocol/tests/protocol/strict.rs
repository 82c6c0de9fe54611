//! A client as strict as published match runners: it sends what UGI describes, accepts `bestmove <move>` and nothing longer, and
//! keeps score itself.

use std::ops::ControlFlow;

use gipfel_protocol::{Capacity, Question};
use gipfel_rules::{Color, GameKind, Notation as _, Position as _};

use crate::common::Talk;

/// The answer to a search. Whatever the engine tells before must be `info`.
fn best_move(talk: &mut Talk) -> String {
    loop {
        let line = talk.hear();
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["info", ..] => {}
            ["bestmove", action] => return action.to_owned(),
            _ => panic!("a strict client does not know `{line}`"),
        }
    }
}

fn ask(talk: &mut Talk, question: Question) -> String {
    assert_eq!(talk.say(&format!("query {}", question.word())), ControlFlow::Continue(()));
    let line = talk.hear();
    line.strip_prefix("response ").expect("a response").to_owned()
}

/// Plays some turns of a game, each move of it by the engine; the client knows nothing but the list of moves.
fn play(game: GameKind, variant: &str, most: usize) {
    let mut talk = Talk::with_capacity(Capacity { hash: 1, threads: 1 });
    let _ = talk.say("ugi");
    while talk.hear() != "ugiok" {}
    for (name, value) in [("Game", game.word()), ("Variant", variant)] {
        let _ = talk.say(&format!("setoption name {name} value {value}"));
    }
    let _ = talk.say("uginewgame");
    let _ = talk.say("isready");
    assert_eq!(talk.hear(), "readyok", "{game} {variant}");
    let mut referee = game.start(variant).expect("a variant");
    let mut moves = String::new();
    for _ in 0..most {
        let _ = talk.say(&format!("position startpos{moves}"));
        let white = ask(&mut talk, Question::P1Turn) == "true";
        assert_eq!(white, referee.side() == Color::White, "{game} {variant}{moves}");
        if ask(&mut talk, Question::GameOver) == "true" {
            assert_ne!(ask(&mut talk, Question::Result), "none");
            return;
        }
        let _ = talk.say("go nodes 40");
        let action = best_move(&mut talk);
        let parsed = referee.parse_action(&action).expect("a move");
        referee.play(parsed).expect("a legal move");
        moves += if moves.is_empty() { " moves " } else { " " };
        moves += &action;
    }
}

#[test]
fn every_variant_is_played_by_a_strict_client() {
    for game in GameKind::ALL {
        for variant in game.variants() {
            play(game, variant, 60);
        }
    }
}
