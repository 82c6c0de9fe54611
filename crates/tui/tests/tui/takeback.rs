//! Taking back, bringing back, looking back.

use gipfel_engine::Level;
use gipfel_rules::{Cause, End, GameKind, Outcome};
use gipfel_tui::{Effect, Play, Player, Task};
use ratatui::crossterm::event::KeyCode;

use crate::desk::Desk;

fn against_level() -> Desk {
    let start = GameKind::Gipf.start("standard").unwrap();
    Desk::with(Play::new(start, [Player::Human, Player::Level(Level::MIN)]))
}

#[test]
fn undo_and_redo_between_people() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    let start = desk.position_text();
    desk.keys("u");
    assert_eq!(desk.message(), "There is nothing to take back");
    desk.turn("e1-e3");
    desk.turn("e9-e7");
    desk.keys("uu");
    assert_eq!(desk.position_text(), start);
    desk.keys("rr");
    assert_eq!(desk.play().node(), desk.play().record().last());
    desk.keys("r");
    assert_eq!(desk.message(), "There is nothing to bring back");
    // Another turn is the game now; the one that was taken back stays as a variation.
    desk.keys("u");
    desk.turn("d8-d7");
    assert_eq!(desk.turns(), ["e1-e3", "d7"]);
    assert!(desk.play().text().contains("(1... e9-e7)"), "{}", desk.play().text());
    assert!(desk.screen().contains("d7*"), "{}", desk.screen());
}

#[test]
fn escape_goes_back_inside_a_turn() {
    let mut desk = Desk::position("gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push");
    let start = desk.position_text();
    // A dot, then nothing chosen again.
    desk.press([KeyCode::Down; 4]);
    desk.press([KeyCode::Enter, KeyCode::Esc]);
    assert!(desk.prompt().contains("choose a dot"), "{}", desk.prompt());
    desk.turn("d1-d5");
    desk.press([KeyCode::Esc]);
    assert_eq!(desk.position_text(), start);
    desk.turn("d1-d5");
    desk.keys("u");
    assert_eq!(desk.position_text(), start);
}

#[test]
fn undo_against_the_computer_takes_back_both_turns() {
    let mut desk = against_level();
    let start = desk.position_text();
    desk.turn("e1-e3");
    assert!(desk.prompt().contains("Level 1 is thinking"), "{}", desk.prompt());
    desk.answer();
    assert_eq!(desk.turns().len(), 2);
    desk.keys("u");
    assert_eq!(desk.position_text(), start);
    desk.keys("r");
    assert_eq!(desk.play().line().len(), 2);
    assert!(desk.prompt().starts_with("White:"), "{}", desk.prompt());
}

#[test]
fn undo_while_the_computer_thinks_stops_it() {
    let mut desk = against_level();
    desk.turn("e1-e3");
    desk.keys("u");
    assert_eq!(desk.effects.last(), Some(&Effect::StopEngine));
    // An answer that comes too late is not played.
    desk.answer();
    assert_eq!(desk.play().line().len(), 1);
    assert_eq!(desk.play().node(), gipfel_record::Record::ROOT);
}

#[test]
fn the_computer_waits_while_somebody_looks_back() {
    let mut desk = against_level();
    desk.turn("e1-e3");
    desk.answer();
    desk.press([KeyCode::PageUp]);
    let asked = desk.effects.iter().filter(|effect| matches!(effect, Effect::Ask(_))).count();
    assert_eq!(asked, 1, "Black is to move here, but nobody asks the engine");
    assert_eq!(desk.message(), "This is an earlier turn: End goes to the last one");
    desk.press([KeyCode::Home, KeyCode::End]);
    assert_eq!(desk.play().node(), desk.play().record().last());
    // Letting it go on from an earlier turn gives it the move.
    desk.press([KeyCode::PageUp]);
    desk.keys("p");
    assert!(matches!(desk.question().unwrap().task, Task::Play { .. }));
    desk.answer();
    assert!(desk.prompt().starts_with("White:"), "{}", desk.prompt());
}

/// Both players fill a column, take it off again, and are where they were.
pub(crate) const CYCLE: [&str; 8] =
    ["b2", "h2", "b3", "h3", "b4", "h4", "b5;xb2,b3,b4,b5", "h5;xh2,h3,h4,h5"];

#[test]
fn third_repetition_is_a_draw() {
    let mut desk = Desk::position("gipf basic 4/5/6/7/6/5/4 w 9/9 -- push");
    for turn in CYCLE.iter().chain(&CYCLE) {
        assert_eq!(desk.play().ending(), None);
        desk.turn(turn);
    }
    let drawn = End { outcome: Some(Outcome::Draw), cause: Cause::Repetition };
    assert_eq!(desk.play().ending(), Some(drawn));
    let prompt = "A draw: the same position came up for the third time.";
    assert_eq!(desk.prompt(), prompt);
    let text = desk.play().text();
    assert!(text.contains("[Termination \"repetition\"]") && text.contains("1/2-1/2"), "{text}");
    desk.press([KeyCode::Enter]);
    assert!(desk.message().starts_with("The game is over"), "{}", desk.message());
    // Taken back, the game goes on.
    desk.keys("u");
    assert_eq!(desk.play().ending(), None);
    desk.turn("c2");
    assert_eq!(desk.play().record().result(), None);
    assert!(!desk.play().text().contains("Termination"));
}
