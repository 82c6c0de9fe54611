//! PÜNCT as it was when somebody last looked at it.

use gipfel_render::{
    LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, svg, text, words,
};
use gipfel_rules::{AnyPosition, GameKind, parse_turn};
use insta::assert_snapshot;

const START: &str = "punct standard - w - piece";

fn position(line: &str) -> AnyPosition {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn place(name: &str) -> Place {
    Place::from_name(GameKind::Punct, name).expect("a place")
}

fn last(line: &str, turn: &str) -> (AnyPosition, LastTurn) {
    let position = position(line);
    let turn = parse_turn(&position, turn).expect("a turn");
    let last = LastTurn::new(&position, turn.actions());
    (turn.position().clone(), last)
}

const MIDDLE: &str = "punct standard Tb4n,te7n,Li9s,Ek5se,mk13n w - piece";

#[test]
fn pictures() {
    let start = Scene::new(&position(START));
    assert_snapshot!("punct_start", svg(&start, &Marks::default(), &Picture::default()));
    let dark = Picture { theme: Theme::Dark, flipped: true, ..Picture::default() };
    let (after, last) = last(MIDDLE, "k5;@c5;ne");
    let marks = Marks { last, targets: vec![place("d12"), place("e7")], ..Marks::default() };
    assert_snapshot!("punct_bridge", svg(&Scene::new(&after), &marks, &dark));
}

#[test]
fn boards_as_text() {
    let terminal = Terminal::default();
    let (after, _) = last(MIDDLE, "k5;@c5;ne");
    assert_snapshot!("text_punct", text(&after, &Marks::default(), &terminal));
    let flipped = Terminal { flipped: true, letters: Letters::Ascii, ..terminal };
    assert_snapshot!("text_punct_flipped", text(&after, &Marks::default(), &flipped));
}

#[test]
fn what_a_turn_leaves() {
    let (_, turn) = last(MIDDLE, "k5;@c5;ne");
    assert_eq!(turn.ways, [(place("k5"), place("c5"))]);
    assert_eq!(turn.arrived, [place("c5")]);
}

#[test]
fn words() {
    let said = |line: &str| words::status(&position(line));
    assert_eq!(said(START), "White to move: add a piece or move one.");
    assert_eq!(said("punct standard - w T spot"), "White to move: choose the space for its pünct.");
    assert_eq!(said("punct standard - w T@d4 rotation"), "White to move: choose its direction.");
    assert_eq!(
        said("punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne,Tp12n b - piece"),
        "White has won: a chain joins two opposite sides."
    );
}
