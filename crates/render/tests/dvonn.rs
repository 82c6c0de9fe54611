//! DVONN as it was when somebody last looked at it.

use gipfel_render::{
    LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, svg, text, words,
};
use gipfel_rules::{AnyPosition, GameKind, parse_turn};
use insta::assert_snapshot;

const START: &str = "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place";
const STACKS: &str =
    "dvonn standard p2/p1(P2)(p5)/1PP2/2pDp/3(p4)p/4(P3D)/5/(p2)4/1p3/(p3D)(p2)2/3 w 0/0/0 move";
/// After d3-c3 nothing links the columns e, f and g any more.
const CUT: &str = "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move";

fn position(line: &str) -> AnyPosition {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn place(name: &str) -> Place {
    Place::from_name(GameKind::Dvonn, name).expect("a place")
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
    assert_snapshot!("dvonn_start", svg(&start, &Marks::default(), &Picture::default()));
    let dark = Picture { theme: Theme::Dark, flipped: true, ..Picture::default() };
    let stacks = Scene::new(&position(STACKS));
    assert_snapshot!("dvonn_stacks", svg(&stacks, &Marks::default(), &dark));
    let (after, last) = last(CUT, "d3-c3");
    let marks = Marks { last, targets: vec![place("c3"), place("e3")], ..Marks::default() };
    assert_snapshot!("dvonn_cut", svg(&Scene::new(&after), &marks, &Picture::default()));
}

#[test]
fn boards_as_text() {
    let terminal = Terminal::default();
    assert_snapshot!("text_dvonn", text(&position(STACKS), &Marks::default(), &terminal));
    let flipped = Terminal { flipped: true, letters: Letters::Ascii, ..terminal };
    assert_snapshot!("text_dvonn_flipped", text(&position(STACKS), &Marks::default(), &flipped));
    let colored = Terminal { color: true, ..terminal };
    let board = text(&position(STACKS), &Marks::default(), &colored);
    assert!(board.contains("\x1b[0;1;38;5;124;48;5;65mD"), "a DVONN piece is red: {board}");
}

#[test]
fn what_a_move_leaves() {
    let (_, cut) = last(CUT, "d3-c3");
    assert_eq!((cut.ways, cut.arrived), (vec![(place("d3"), place("c3"))], vec![place("c3")]));
    assert_eq!(cut.taken, ["f2", "e3", "f3", "f4", "g4"].map(place));
    // The stack that moved is one of those that are lost.
    let (_, lost) = last("dvonn standard D2/4/1PD2/2P2/2p2/2p2/5/5/5/4/2D w 0/0/0 move", "d3-e3");
    assert_eq!(lost.arrived, []);
    assert_eq!(lost.taken, ["e3", "f3"].map(place));
    let (_, placed) = last(START, "f3");
    assert_eq!((placed.ways.len(), placed.arrived), (0, vec![place("f3")]));
}

#[test]
fn words() {
    let said = |line: &str| words::status(&position(line));
    assert_eq!(said(START), "White to place: choose a space for a DVONN piece.");
    assert_eq!(said(STACKS), "White to move: move a stack.");
    assert_eq!(
        said("dvonn standard 3/4/2(P5D)2/2(p4)(P3)1/5/5/5/1(p3D)3/5/4/D2 w 0/0/0 move"),
        "White has won: no stack can move, White has 8 pieces and Black 7."
    );
}
