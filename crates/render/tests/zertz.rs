//! ZÈRTZ as it was when somebody last looked at it.

use gipfel_render::{
    LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, svg, text, words,
};
use gipfel_rules::{AnyPosition, GameKind, parse_turn};
use insta::assert_snapshot;

const START: &str = "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place";
const MIDDLE: &str = "zertz standard ..1./.2G./.1W3/.2B1B./2G2./W3./.B.. w 4/6/7 0/0/0 0/0/0 jump";
const LARGER: &str = "zertz tournament 5/6/7/3W4/3B3/6/3../..G. w 5/7/9 0/0/0 0/0/0 jump";

fn position(line: &str) -> AnyPosition {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn place(name: &str) -> Place {
    Place::from_name(GameKind::Zertz, name).expect("a place")
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
    assert_snapshot!("zertz_start", svg(&start, &Marks::default(), &Picture::default()));
    let dark = Picture { theme: Theme::Dark, flipped: true, ..Picture::default() };
    let larger = Scene::new(&position(LARGER));
    assert_snapshot!("zertz_larger", svg(&larger, &Marks::default(), &dark));
    let (after, last) = last(MIDDLE, "c3-e4;e4-e2");
    let marks = Marks { last, targets: vec![place("b4"), place("b3")], ..Marks::default() };
    assert_snapshot!("zertz_middle", svg(&Scene::new(&after), &marks, &Picture::default()));
}

#[test]
fn boards_as_text() {
    let terminal = Terminal::default();
    assert_snapshot!("text_zertz", text(&position(MIDDLE), &Marks::default(), &terminal));
    let flipped = Terminal { flipped: true, letters: Letters::Ascii, ..terminal };
    assert_snapshot!("text_zertz_flipped", text(&position(LARGER), &Marks::default(), &flipped));
}

#[test]
fn what_a_turn_leaves() {
    let (_, turn) = last(MIDDLE, "c3-e4;e4-e2");
    assert_eq!(turn.ways, [(place("c3"), place("e4")), (place("e4"), place("e2"))]);
}

#[test]
fn words() {
    let said = |line: &str| words::status(&position(line));
    assert_eq!(said(START), "White to place: choose a marble of the pool and a vacant ring.");
    assert_eq!(said(MIDDLE), "White to move: a marble has to jump.");
    assert_eq!(
        said("zertz standard 3./4./6/.2B3/.2B2/5/4 w 2/7/8 4/1/0 0/0/0 over"),
        "White has won: 4 white marbles."
    );
    assert_eq!(
        said("zertz standard ..../...../....../......./....../...../.... b 5/5/6 1/1/2 0/2/2 over"),
        "Black has won: all rings were occupied."
    );
    assert_eq!(
        said("zertz standard BG.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/0 0/0/0 over"),
        "Drawn: nobody has a marble to place."
    );
}
