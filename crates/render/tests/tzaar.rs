//! TZAAR as it was when somebody last looked at it.

use gipfel_render::{
    LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, svg, text, words,
};
use gipfel_rules::{AnyPosition, GameKind, parse_turn};
use insta::assert_snapshot;

const START: &str = "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture";
const STACKS: &str = "tzaar standard T1a1t/1T2(T2)t/(t4)1(A3)2t1/1t1T1(a2)Az/T2At(Z2)1t/1(z2)1(a3)z1A1/t1Z1tT1/1Tt1T1/t1T1a w -/- capture";
const PLACING: &str = "tzaar tournament 5/6/7/3tA3/3Z4/8/7/6/5 b Z5A8T15/Z6A9T14 place";

fn position(line: &str) -> AnyPosition {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn place(name: &str) -> Place {
    Place::from_name(GameKind::Tzaar, name).expect("a place")
}

fn last(line: &str, turn: &str) -> (AnyPosition, LastTurn) {
    let position = position(line);
    let turn = parse_turn(&position, turn).expect("a turn");
    let last = LastTurn::new(&position, turn.actions());
    (turn.position().clone(), last)
}

#[test]
fn pictures() {
    let start = Scene::new(&position(START));
    assert_snapshot!("tzaar_start", svg(&start, &Marks::default(), &Picture::default()));
    let dark = Picture { theme: Theme::Dark, flipped: true, ..Picture::default() };
    let placing = Scene::new(&position(PLACING));
    assert_snapshot!("tzaar_placing", svg(&placing, &Marks::default(), &dark));
    let (after, last) = last(STACKS, "c3-f2;e4-d4");
    let marks = Marks { last, targets: vec![place("a3"), place("c6")], ..Marks::default() };
    assert_snapshot!("tzaar_stacks", svg(&Scene::new(&after), &marks, &Picture::default()));
}

#[test]
fn boards_as_text() {
    let terminal = Terminal::default();
    assert_snapshot!("text_tzaar", text(&position(STACKS), &Marks::default(), &terminal));
    let flipped = Terminal { flipped: true, letters: Letters::Ascii, ..terminal };
    assert_snapshot!("text_tzaar_flipped", text(&position(PLACING), &Marks::default(), &flipped));
}

#[test]
fn what_a_turn_leaves() {
    let (_, turn) = last(STACKS, "c3-f2;e4-d4");
    assert_eq!(turn.ways, [(place("c3"), place("f2")), (place("e4"), place("d4"))]);
    assert_eq!(turn.arrived, [place("f2"), place("d4")]);
}

#[test]
fn words() {
    let said = |line: &str| words::status(&position(line));
    assert_eq!(said(START), "White to move: open with a capture.");
    assert_eq!(said(STACKS), "White to move: capture a stack.");
    assert_eq!(said(PLACING), "Black to place: choose a kind and a space.");
    assert_eq!(
        said("tzaar standard 2Z2/6/5tz/8/2T5/8/2t4/6/A4 w -/- second"),
        "White has won: Black has no Tzarra left."
    );
    assert_eq!(
        said("tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 b -/- capture"),
        "White has won: Black cannot capture anything."
    );
}
