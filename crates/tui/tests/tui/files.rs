//! Saving and opening.

use std::path::PathBuf;

use gipfel_rules::Game;
use gipfel_tui::{Effect, Event, SaveError};
use ratatui::crossterm::event::KeyCode;

use crate::desk::Desk;

/// The file that was to be written last.
fn written(desk: &Desk) -> (PathBuf, String, bool) {
    match desk.effects.last() {
        Some(Effect::Save { file, text, replace }) => (file.clone(), text.clone(), *replace),
        other => panic!("{other:?}"),
    }
}

#[test]
fn saved_games_are_opened_again() {
    let mut desk = Desk::people(Game::Yinsh, "blitz");
    for turn in ["f6", "e5", "g7"] {
        desk.turn(turn);
    }
    desk.keys("s");
    assert!(desk.screen().contains("File: yinsh-blitz.gipfel"), "{}", desk.screen());
    desk.press([KeyCode::Enter]);
    let (file, text, replace) = written(&desk);
    assert_eq!((file.to_str(), replace), (Some("yinsh-blitz.gipfel"), false));
    assert!(text.contains("[White \"Human\"]") && text.contains("1. f6 e5 2. g7 *"), "{text}");
    desk.send(Event::Saved { file: file.clone(), result: Ok(()) });
    assert_eq!(desk.message(), "Saved to yinsh-blitz.gipfel");
    let position = desk.position_text();

    let mut other = Desk::menu();
    other.keys("o");
    other.keys("game");
    other.press([KeyCode::Enter]);
    assert_eq!(other.effects.last(), Some(&Effect::Load { file: "game".into() }));
    other.send(Event::Loaded { file, result: Ok(text) });
    assert_eq!(other.position_text(), position);
    assert_eq!(other.turns(), ["f6", "e5", "g7"]);
    assert_eq!(other.message(), "3 turns from yinsh-blitz.gipfel");
}

#[test]
fn an_unsaved_game_is_not_lost_by_mistake() {
    let mut desk = Desk::people(Game::Gipf, "basic");
    desk.turn("e1-e3");
    desk.keys("qn");
    assert!(!desk.effects.contains(&Effect::Quit));
    // Saving from the question, then leaving.
    desk.keys("qs");
    desk.press([KeyCode::Enter]);
    let (file, _, _) = written(&desk);
    desk.send(Event::Saved { file: file.clone(), result: Err(SaveError::Exists) });
    assert!(desk.screen().contains("gipf-basic.gipfel is there already"), "{}", desk.screen());
    desk.keys("y");
    assert!(written(&desk).2, "replace it");
    desk.send(Event::Saved { file, result: Ok(()) });
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
}

#[test]
fn control_c_asks_once() {
    let mut desk = Desk::people(Game::Gipf, "basic");
    desk.turn("e1-e3");
    desk.control('c');
    assert!(!desk.effects.contains(&Effect::Quit));
    desk.control('c');
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
    let mut desk = Desk::menu();
    desk.control('c');
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
}

#[test]
fn files_that_cannot_be_used() {
    let mut desk = Desk::people(Game::Gipf, "basic");
    desk.keys("o");
    desk.keys("none");
    desk.press([KeyCode::Enter]);
    desk.send(Event::Loaded { file: "none".into(), result: Err("no such file".to_owned()) });
    assert!(desk.screen().contains("none: no such file"), "{}", desk.screen());
    desk.send(Event::Loaded { file: "none".into(), result: Ok("hello".to_owned()) });
    assert!(desk.screen().contains("File: none"), "{}", desk.screen());
    // What is right of a broken record is played, but the file is not overwritten with it unasked.
    let broken = "[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 e9-e9 *\n";
    desk.send(Event::Loaded { file: "broken".into(), result: Ok(broken.to_owned()) });
    assert_eq!(desk.turns(), ["e1-e3"]);
    assert!(
        desk.long_message().starts_with("Only the first 1 turns are right"),
        "{}",
        desk.long_message()
    );
    desk.keys("s");
    assert!(desk.screen().contains("File: gipf-basic.gipfel"));
    desk.send(Event::Saved {
        file: "x/y".into(),
        result: Err(SaveError::Other("no such folder".to_owned())),
    });
    assert!(desk.screen().contains("x/y: no such folder"), "{}", desk.screen());
}

#[test]
fn a_new_game_asks_first() {
    let mut desk = Desk::people(Game::Gipf, "basic");
    desk.turn("e1-e3");
    desk.keys("n");
    desk.press([KeyCode::Enter]);
    assert!(desk.screen().contains("This game is not saved"), "{}", desk.screen());
    desk.keys("n");
    desk.press([KeyCode::Esc]);
    assert_eq!(desk.turns(), ["e1-e3"]);
    desk.keys("n");
    desk.press([KeyCode::Enter]);
    desk.keys("y");
    assert!(desk.turns().is_empty());
}
