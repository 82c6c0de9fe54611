//! Saving and opening.

use std::path::PathBuf;

use gipfel_engine::Level;
use gipfel_record::{Record, parse_all};
use gipfel_rules::GameKind;
use gipfel_tui::{App, Effect, Effort, Event, Left, Over, Play, Player, SaveError};
use ratatui::crossterm::event::KeyCode;

use crate::desk::{Desk, PLAIN};
use crate::linked;

/// The file that was to be written last.
fn written(desk: &Desk) -> (PathBuf, String, Over) {
    match desk.effects.last() {
        Some(Effect::Save { file, text, over }) => (file.clone(), text.clone(), over.clone()),
        other => panic!("{other:?}"),
    }
}

/// The game as it was kept last; none if nothing is kept.
fn kept(desk: &Desk) -> Option<String> {
    desk.effects.iter().rev().find_map(|effect| match effect {
        Effect::Keep { text } => Some(Some(text.clone())),
        Effect::Forget => Some(None),
        _ => None,
    })?
}

/// A program that is started after another was killed, which had kept this.
fn started_again(text: &str) -> Desk {
    let left = Left { number: 7, file: "game-7.kept".into(), text: Ok(text.to_owned()) };
    Desk::of(App::new(PLAIN, 1, Effort::Nodes(100)).with_left(vec![left]))
}

#[test]
fn saved_games_are_opened_again() {
    let mut desk = Desk::people(GameKind::Yinsh, "blitz");
    for turn in ["f6", "e5", "g7"] {
        desk.turn(turn);
    }
    desk.keys("s");
    assert!(desk.screen().contains("File: yinsh-blitz.gipfel"), "{}", desk.screen());
    desk.press([KeyCode::Enter]);
    let (file, text, over) = written(&desk);
    assert_eq!((file.to_str(), over), (Some("yinsh-blitz.gipfel"), Over::Nothing));
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
    let mut desk = Desk::people(GameKind::Gipf, "basic");
    desk.turn("e1-e3");
    desk.keys("qn");
    assert!(!desk.effects.contains(&Effect::Quit));
    // Saving from the question, then leaving.
    desk.keys("qs");
    desk.press([KeyCode::Enter]);
    let (file, _, _) = written(&desk);
    let exists = |records| Err(SaveError::Exists { records });
    desk.send(Event::Saved { file: file.clone(), result: exists(1) });
    assert!(desk.screen().contains("gipf-basic.gipfel is there already. R"), "{}", desk.screen());
    // Another name is asked for if it is not to be replaced.
    desk.keys("n");
    assert!(desk.screen().contains("File: gipf-basic.gipfel"), "{}", desk.screen());
    desk.press([KeyCode::Enter]);
    desk.send(Event::Saved { file: file.clone(), result: exists(3) });
    assert!(desk.screen().contains("with 3 records. Replace them all?"), "{}", desk.screen());
    desk.keys("y");
    assert_eq!(written(&desk).2, Over::Anything);
    desk.send(Event::Saved { file, result: Ok(()) });
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
    assert_eq!(kept(&desk), None, "what is saved need not be kept");
}

#[test]
fn leaving_survives_a_name_that_does_not_work() {
    let mut desk = Desk::people(GameKind::Gipf, "basic");
    desk.turn("e1-e3");
    desk.keys("qs");
    // No name at all, then one in a folder that is not there.
    desk.control('u');
    desk.press([KeyCode::Enter]);
    assert!(desk.screen().contains("A file needs a name"), "{}", desk.screen());
    desk.keys("no/game");
    desk.press([KeyCode::Enter]);
    let other = SaveError::Other("no such folder".to_owned());
    desk.send(Event::Saved { file: written(&desk).0, result: Err(other) });
    assert!(desk.screen().contains("no/game: no such folder"), "{}", desk.screen());
    assert!(kept(&desk).is_some(), "nothing is lost meanwhile");
    desk.press([KeyCode::Enter]);
    desk.send(Event::Saved { file: "no/game".into(), result: Ok(()) });
    assert_eq!(desk.effects.last(), Some(&Effect::Quit));
}

#[test]
fn the_other_records_of_a_file_stay() {
    let text = "[Game \"yinsh\"]\n[Variant \"blitz\"]\n\n1. f6 *\n\n[Game \"gipf\"]\n[Variant \"basic\"]\n\n*\n";
    let mut desk = Desk::menu();
    desk.send(Event::Loaded { file: "games".into(), result: Ok(text.to_owned()) });
    assert_eq!(desk.message(), "This is the first of 2 records; the others stay");
    desk.turn("e5");
    desk.keys("s");
    assert!(desk.screen().contains("File: games"), "{}", desk.screen());
    desk.press([KeyCode::Enter]);
    let (file, saved, over) = written(&desk);
    let Over::Record(known) = over else { panic!("{over:?}") };
    let both = parse_all(&text.replace(&known, saved.trim_end())).unwrap();
    assert_eq!(both.iter().map(Record::turn_count).collect::<Vec<_>>(), [2, 0]);
    desk.send(Event::Saved { file: file.clone(), result: Ok(()) });
    // The next time it replaces what was written now.
    desk.turn("g7");
    desk.keys("s");
    desk.press([KeyCode::Enter]);
    assert_eq!(written(&desk).2, Over::Record(saved.trim().to_owned()));
    desk.send(Event::Saved { file, result: Err(SaveError::Changed { records: 2 }) });
    assert!(desk.screen().contains("was changed meanwhile (2 records)"), "{}", desk.screen());
    desk.keys("n");
    assert!(kept(&desk).is_some());
}

#[test]
fn a_turn_and_a_contest_that_are_not_finished_are_saved() {
    let mut desk = Desk::position("gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push");
    desk.turn("d1-d5");
    let claim = desk.position_text();
    assert!(claim.ends_with("claim"), "{claim}");
    let mut other = Desk::menu();
    other.send(Event::Loaded { file: "game".into(), result: Ok(desk.play().text()) });
    assert_eq!(other.position_text(), claim);

    let mut desk = linked::in_contest();
    let contest = desk.position_text();
    desk.keys("s");
    desk.press([KeyCode::Enter]);
    let (file, text, _) = written(&desk);
    desk.send(Event::Saved { file, result: Ok(()) });
    assert!(desk.message().starts_with("Saved to gipf+-"), "{}", desk.message());
    desk.keys("q");
    assert_eq!(desk.effects.last(), Some(&Effect::Quit), "nothing would be lost");
    let mut other = Desk::menu();
    other.send(Event::Loaded { file: "game".into(), result: Ok(text) });
    assert_eq!(other.position_text(), contest);
    other.turn("g9");
    assert!(other.play().text().contains("g9"), "{}", other.play().text());
}

#[test]
fn a_game_is_found_again_after_a_crash() {
    // In the middle of a turn.
    let mut desk = Desk::position("gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push");
    assert_eq!(kept(&desk), None);
    desk.turn("d1-d5");
    let claim = desk.position_text();
    let mut again = started_again(&kept(&desk).unwrap());
    assert!(again.screen().contains("in the middle of a turn: d1-d5"), "{}", again.screen());
    again.keys("g");
    assert_eq!(again.position_text(), claim);
    assert!(again.effects.contains(&Effect::GoOnWith { number: 7 }));
    assert!(kept(&again).is_some(), "it is kept on");
    again.keys("q");
    assert!(again.screen().contains("This game is not saved"), "{}", again.screen());

    // In the middle of a contest, against the computer too.
    let mut desk = linked::in_contest();
    desk.turn("g9");
    let contest = desk.position_text();
    let mut again = started_again(&kept(&desk).unwrap());
    assert!(again.screen().contains("in the middle of a contest"), "{}", again.screen());
    again.press([KeyCode::Enter]);
    assert_eq!(again.position_text(), contest);
    assert_eq!(again.turns(), desk.turns());
}

#[test]
fn a_turn_of_another_line_is_found_again_too() {
    let mut desk = linked::in_contest();
    // The contest's turn is finished, taken back, and begun anew.
    desk.keys("x");
    desk.keys("y");
    desk.keys("u");
    linked::begin_contest(&mut desk);
    desk.turn("f7");
    let contest = desk.position_text();
    desk.keys("s");
    desk.press([KeyCode::Enter]);
    let (file, _, _) = written(&desk);
    desk.send(Event::Saved { file, result: Ok(()) });
    assert!(desk.long_message().contains("what is decided of this turn is not in it"));
    let text = kept(&desk).unwrap();
    let mut again = started_again(&text);
    again.keys("g");
    assert_eq!(again.position_text(), contest);
    assert_eq!(again.play().line().len(), 2, "what was taken back can come back");
}

#[test]
fn a_game_that_was_left_can_be_discarded_or_wait() {
    let level = Player::Level(Level::MIN);
    let start = GameKind::Yinsh.start("blitz").unwrap();
    let mut desk = Desk::with(Play::new(start, [Player::Human, level]));
    desk.turn("f6");
    let text = kept(&desk).unwrap();
    let mut again = started_again(&text);
    again.keys("zd");
    assert!(again.effects.contains(&Effect::Discard { number: 7 }));
    assert!(again.screen().contains("Start"), "the menu: {}", again.screen());
    let mut again = started_again(&text);
    again.keys("l");
    assert!(!again.effects.contains(&Effect::Discard { number: 7 }));
    // The computer waits to be told to go on.
    let mut again = started_again(&text);
    again.keys("g");
    assert_eq!(again.play().players(), [Player::Human, level]);
    assert!(again.question().is_none());
    again.keys("p");
    again.answer();
    assert_eq!(again.turns().len(), 2);
    // What cannot be read is never thrown away unasked.
    let mut again = started_again("something else");
    assert!(again.screen().contains("game-7.kept"), "{}", again.screen());
    again.keys("gl");
    assert!(!again.effects.iter().any(|effect| matches!(effect, Effect::Discard { .. })));
}

#[test]
fn a_full_disk_is_told() {
    let mut desk = Desk::people(GameKind::Gipf, "basic");
    desk.turn("e1-e3");
    desk.send(Event::NotKept("no space left on device".to_owned()));
    assert!(desk.long_message().contains("no space left on device"), "{}", desk.screen());
    desk.turn("e9-e7");
    assert_eq!(desk.turns().len(), 2);
}

#[test]
fn control_c_asks_once() {
    let mut desk = Desk::people(GameKind::Gipf, "basic");
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
    let mut desk = Desk::people(GameKind::Gipf, "basic");
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
        desk.long_message().starts_with("Only the first turn is right"),
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
    let mut desk = Desk::people(GameKind::Gipf, "basic");
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
