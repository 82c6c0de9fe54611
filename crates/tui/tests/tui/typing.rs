//! Turns that are typed.

use gipfel_rules::GameKind;
use gipfel_tui::Event;
use insta::assert_snapshot;
use ratatui::crossterm::event::KeyCode;

use crate::desk::Desk;

#[test]
fn wrong_notation_says_why_and_stays() {
    let mut gipf = Desk::people(GameKind::Gipf, "standard");
    let mut yinsh = Desk::people(GameKind::Yinsh, "standard");
    let mut news = String::new();
    for text in ["zz", "e5", "e1-e9", "Ge1-e3", "xe2", "e2;e3", "e1-e3;done", "done", "b5-b6"] {
        gipf.turn(text);
        news += &format!("{text:<12}{}\n", gipf.complaint());
        gipf.press([KeyCode::Esc]);
    }
    for text in ["z9", "a1", "f6-f7", "xf6", "pass"] {
        yinsh.turn(text);
        news += &format!("{text:<12}{}\n", yinsh.complaint());
        yinsh.press([KeyCode::Esc]);
    }
    assert_snapshot!("bad_notation", news);
    assert!(gipf.turns().is_empty() && yinsh.turns().is_empty());
}

#[test]
fn a_wrong_turn_can_be_corrected() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    desk.turn("e1-e4");
    assert_eq!(desk.message(), "Turn: e1-e4");
    desk.press([KeyCode::Backspace, KeyCode::Char('3'), KeyCode::Enter]);
    assert_eq!(desk.turns(), ["e1-e3"]);
    // A slash does as well, and text may be pasted.
    desk.keys("/");
    desk.send(Event::Paste("e9-e7\n".to_owned()));
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.turns(), ["e1-e3", "e9-e7"]);
}

#[test]
fn whole_turns_and_single_decisions() {
    let position = "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push";
    let mut desk = Desk::position(position);
    desk.turn("d1-d5;xd2,d3,d4,d5");
    assert_eq!(desk.turns(), ["d1-d5;xd2,d3,d4,d5"]);
    let mut desk = Desk::position(position);
    desk.turn("d1-d5");
    assert_eq!(desk.message(), "So far: d1-d5");
    assert!(desk.prompt().contains("take the row"), "{}", desk.prompt());
    desk.press([KeyCode::Enter]);
    assert_eq!(desk.turns(), ["d1-d5;xd2,d3,d4,d5"]);
}

#[test]
fn an_illegal_later_decision_leaves_everything() {
    let mut desk = Desk::position("gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push");
    let before = desk.position_text();
    desk.turn("d1-d5;xd2");
    let complaint = "The basic piece on d3 has to go too. Only GIPF-pieces may stay.";
    assert_eq!(desk.complaint(), complaint);
    assert_eq!(desk.position_text(), before);
}
