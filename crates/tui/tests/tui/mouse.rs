//! The mouse.

use gipfel_rules::GameKind;
use ratatui::crossterm::event::{KeyCode, MouseButton, MouseEventKind};

use crate::desk::Desk;
use crate::takeback::CYCLE;

#[test]
fn pushing_with_clicks() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    desk.click_on("e1");
    assert!(desk.prompt().contains("e1: choose the line"), "{}", desk.prompt());
    // The piece right above the dot, a little beside its middle.
    let (x, y) = desk.find("e1");
    desk.click(x + 1, y - 2);
    assert_eq!(desk.turns(), ["e1-e3"]);
    // An empty spot of the outer ring needs no dot.
    let (x, y) = desk.find("d8");
    desk.click(x, y + 2);
    assert_eq!(desk.turns(), ["e1-e3", "d7"]);
}

#[test]
fn choosing_what_cannot_be_says_why() {
    let mut desk = Desk::people(GameKind::Gipf, "standard");
    let (x, y) = desk.find("e1");
    desk.click(x, y - 8);
    assert_eq!(
        desk.long_message(),
        "Pieces enter at the edge. To get one to e5 you have to push it there along a line."
    );
    desk.click(x, y - 2);
    assert_eq!(
        desk.long_message(),
        "There is a piece on e2 already. Choose the dot from which you push it, and the line."
    );
    desk.click_on("e1");
    desk.click_on("c7");
    assert!(desk.prompt().contains("c7: "), "{}", desk.prompt());
    desk.mouse(MouseEventKind::Down(MouseButton::Right), 5, 5);
    assert!(desk.prompt().contains("choose a dot"), "{}", desk.prompt());
}

#[test]
fn moving_a_ring_with_clicks() {
    let text = "yinsh standard r3/7/r7/9/r9/RmmM5/10/R8/R7/R1r3r/R3 w 0/0 0/0 move";
    let mut desk = Desk::position(text);
    // Where f2 is; neighbours on a column are two lines apart.
    let (x, y) = (24, 18);
    desk.click(x, y);
    assert!(desk.prompt().contains("f2: choose where the ring goes"), "{}", desk.prompt());
    desk.click(x, y - 10);
    assert!(desk.message().contains("f6"), "{}", desk.message());
    desk.mouse(MouseEventKind::Moved, x, y - 8);
    assert!(desk.screen().contains('◐'), "{}", desk.screen());
    desk.click(x, y - 8);
    assert_eq!(desk.turns(), ["f2-f6"]);
}

#[test]
fn the_bar_and_the_turns_can_be_clicked() {
    let mut desk = Desk::people(GameKind::Yinsh, "standard");
    for turn in ["f6", "e5", "g7"] {
        desk.turn(turn);
    }
    desk.click_on("e5");
    assert_eq!(desk.play().line().len(), 3);
    assert_eq!(desk.play().record().turn_text(desk.play().node()).as_deref(), Some("e5"));
    desk.press([KeyCode::End]);
    desk.click_on("u undo");
    assert_eq!(desk.play().record().turn_text(desk.play().node()).as_deref(), Some("e5"));
    desk.click_on("? help");
    assert!(desk.screen().contains("Notation:"));
    desk.click(1, 1);
    assert!(!desk.screen().contains("Notation:"));
}

#[test]
fn the_wheel_scrolls_the_turns() {
    let mut desk = Desk::position("gipf basic 4/5/6/7/6/5/4 w 9/9 -- push");
    for turn in CYCLE.iter().chain(&CYCLE) {
        desk.turn(turn);
    }
    // The analysis leaves little room.
    desk.keys("a");
    assert!(!desk.screen().contains("  1. "), "{}", desk.screen());
    for _ in 0..100 {
        desk.mouse(MouseEventKind::ScrollUp, 70, 10);
    }
    assert!(desk.screen().contains("  1. "), "{}", desk.screen());
    desk.mouse(MouseEventKind::ScrollDown, 70, 10);
    desk.mouse(MouseEventKind::ScrollDown, 70, 10);
    assert!(!desk.screen().contains("  1. "), "{}", desk.screen());
}

#[test]
fn the_menu_can_be_clicked() {
    let mut desk = Desk::menu();
    desk.click_on("Game ");
    desk.click_on("Game ");
    desk.click_on("Variant ");
    desk.click_on("Black ");
    desk.click_on("Start");
    assert!(desk.position_text().starts_with("yinsh blitz"));
    assert!(desk.screen().contains("Human – Level 4"), "{}", desk.screen());
}
