//! DVONN, TZAAR, ZÈRTZ and PÜNCT as they were when somebody last looked at them.

use gipfel_render::{
    LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, svg, text, words,
};
use gipfel_rules::{AnyPosition, GameKind, parse_turn};
use insta::assert_snapshot;

const DVONN_START: &str = "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place";
const DVONN_STACKS: &str =
    "dvonn standard p2/p1(P2)(p5)/1PP2/2pDp/3(p4)p/4(P3D)/5/(p2)4/1p3/(p3D)(p2)2/3 w 0/0/0 move";
/// After d3-c3 nothing links the columns e, f and g any more.
const DVONN_CUT: &str = "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move";

const TZAAR_START: &str = "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture";
const TZAAR_STACKS: &str = "tzaar standard T1a1t/1T2(T2)t/(t4)1(A3)2t1/1t1T1(a2)Az/T2At(Z2)1t/1(z2)1(a3)z1A1/t1Z1tT1/1Tt1T1/t1T1a w -/- capture";
const TZAAR_PLACING: &str = "tzaar tournament 5/6/7/3tA3/3Z4/8/7/6/5 b Z5A8T15/Z6A9T14 place";

const ZERTZ_START: &str = "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place";
const ZERTZ_MIDDLE: &str =
    "zertz standard ..1./.2G./.1W3/.2B1B./2G2./W3./.B.. w 4/6/7 0/0/0 0/0/0 jump";
const ZERTZ_LARGER: &str = "zertz tournament 5/6/7/3W4/3B3/6/3../..G. w 5/7/9 0/0/0 0/0/0 jump";

const PUNCT_START: &str = "punct standard - w - piece";
const PUNCT_MIDDLE: &str = "punct standard Tb4n,te7n,Li9s,Ek5se,mk13n w - piece";

fn position(line: &str) -> AnyPosition {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

/// A place of the game that a position's text names.
fn place(line: &str, name: &str) -> Place {
    let word = line.split(' ').next().and_then(GameKind::from_word).expect("a game");
    Place::from_name(word, name).expect("a place")
}

/// The position after a turn, and what the turn left; without a turn the position itself.
fn after(line: &str, turn: &str) -> (AnyPosition, LastTurn) {
    let position = position(line);
    if turn.is_empty() {
        return (position, LastTurn::default());
    }
    let turn = parse_turn(&position, turn).expect("a turn");
    let last = LastTurn::new(&position, turn.actions());
    (turn.position().clone(), last)
}

#[test]
fn pictures() {
    let light = Picture::default();
    let dark = Picture { theme: Theme::Dark, flipped: true, ..Picture::default() };
    for (name, line, turn, targets, picture) in [
        ("dvonn_start", DVONN_START, "", &[][..], &light),
        ("dvonn_stacks", DVONN_STACKS, "", &[], &dark),
        ("dvonn_cut", DVONN_CUT, "d3-c3", &["c3", "e3"], &light),
        ("tzaar_start", TZAAR_START, "", &[], &light),
        ("tzaar_placing", TZAAR_PLACING, "", &[], &dark),
        ("tzaar_stacks", TZAAR_STACKS, "c3-f2;e4-d4", &["a3", "c6"], &light),
        ("zertz_start", ZERTZ_START, "", &[], &light),
        ("zertz_larger", ZERTZ_LARGER, "", &[], &dark),
        ("zertz_middle", ZERTZ_MIDDLE, "c3-e4;e4-e2", &["b4", "b3"], &light),
        ("punct_start", PUNCT_START, "", &[], &light),
        ("punct_bridge", PUNCT_MIDDLE, "k5;@c5;ne", &["d12", "e7"], &dark),
    ] {
        let (position, last) = after(line, turn);
        let targets = targets.iter().map(|name| place(line, name)).collect();
        let drawn =
            svg(&Scene::new(&position), &Marks { last, targets, ..Marks::default() }, picture);
        assert_snapshot!(name, drawn);
    }
}

#[test]
fn boards_as_text() {
    let plain = Terminal::default();
    let flipped = Terminal { flipped: true, letters: Letters::Ascii, ..plain };
    for (name, line, turn, terminal) in [
        ("text_dvonn", DVONN_STACKS, "", plain),
        ("text_dvonn_flipped", DVONN_STACKS, "", flipped),
        ("text_tzaar", TZAAR_STACKS, "", plain),
        ("text_tzaar_flipped", TZAAR_PLACING, "", flipped),
        ("text_zertz", ZERTZ_MIDDLE, "", plain),
        ("text_zertz_flipped", ZERTZ_LARGER, "", flipped),
        ("text_punct", PUNCT_MIDDLE, "k5;@c5;ne", plain),
        ("text_punct_flipped", PUNCT_MIDDLE, "k5;@c5;ne", flipped),
    ] {
        let drawn = text(&after(line, turn).0, &Marks::default(), &terminal);
        assert_snapshot!(name, drawn);
    }
    let colored = Terminal { color: true, ..plain };
    let board = text(&position(DVONN_STACKS), &Marks::default(), &colored);
    assert!(board.contains("\x1b[0;1;38;5;124;48;5;65mD"), "a DVONN piece is red: {board}");
}

#[test]
fn what_a_turn_leaves() {
    let lost = "dvonn standard D2/4/1PD2/2P2/2p2/2p2/5/5/5/4/2D w 0/0/0 move";
    let cut = ["f2", "e3", "f3", "f4", "g4"];
    for (line, turn, ways, arrived, taken) in [
        (DVONN_CUT, "d3-c3", &[("d3", "c3")][..], &["c3"][..], &cut[..]),
        // The stack that moved is one of those that are lost.
        (lost, "d3-e3", &[("d3", "e3")], &[], &["e3", "f3"]),
        (DVONN_START, "f3", &[], &["f3"], &[]),
        (TZAAR_STACKS, "c3-f2;e4-d4", &[("c3", "f2"), ("e4", "d4")], &["f2", "d4"], &[]),
        (PUNCT_MIDDLE, "k5;@c5;ne", &[("k5", "c5")], &["c5"], &[]),
    ] {
        let places =
            |names: &[&str]| names.iter().map(|name| place(line, name)).collect::<Vec<_>>();
        let ways: Vec<_> =
            ways.iter().map(|(from, to)| (place(line, from), place(line, to))).collect();
        let left = after(line, turn).1;
        assert_eq!(left.ways, ways, "{turn}");
        assert_eq!(left.arrived, places(arrived), "{turn}");
        assert_eq!(left.taken, places(taken), "{turn}");
    }
    let jumped = after(ZERTZ_MIDDLE, "c3-e4;e4-e2").1;
    let ways = [("c3", "e4"), ("e4", "e2")]
        .map(|(from, to)| (place(ZERTZ_MIDDLE, from), place(ZERTZ_MIDDLE, to)));
    assert_eq!(jumped.ways, ways);
}

#[test]
fn words() {
    for (line, said) in [
        (DVONN_START, "White to place: choose a space for a DVONN piece."),
        (DVONN_STACKS, "White to move: move a stack."),
        (
            "dvonn standard 3/4/2(P5D)2/2(p4)(P3)1/5/5/5/1(p3D)3/5/4/D2 w 0/0/0 move",
            "White has won: no stack can move, White has 8 pieces and Black 7.",
        ),
        (TZAAR_START, "White to move: open with a capture."),
        (TZAAR_STACKS, "White to move: capture a stack."),
        (TZAAR_PLACING, "Black to place: choose a kind and a space."),
        (
            "tzaar standard 2Z2/6/5tz/8/2T5/8/2t4/6/A4 w -/- second",
            "White has won: Black has no Tzarra left.",
        ),
        (
            "tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 b -/- capture",
            "White has won: Black cannot capture anything.",
        ),
        (ZERTZ_START, "White to place: choose a marble of the pool and a vacant ring."),
        (ZERTZ_MIDDLE, "White to move: a marble has to jump."),
        (
            "zertz standard 3./4./6/.2B3/.2B2/5/4 w 2/7/8 4/1/0 0/0/0 over",
            "White has won: 4 white marbles.",
        ),
        (
            "zertz standard ..../...../....../......./....../...../.... b 5/5/6 1/1/2 0/2/2 over",
            "Black has won: all rings were occupied.",
        ),
        (
            "zertz standard BG.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/0 0/0/0 over",
            "Drawn: nobody has a marble to place.",
        ),
        (PUNCT_START, "White to move: add a piece or move one."),
        ("punct standard - w T spot", "White to move: choose the space for its pünct."),
        ("punct standard - w T@d4 rotation", "White to move: choose its direction."),
        (
            "punct standard Ea5se,Ed5se,Eg5se,Ej6ne,Cn10ne,Tp12n b - piece",
            "White has won: a chain joins two opposite sides.",
        ),
    ] {
        assert_eq!(words::status(&position(line)), said, "{line}");
    }
}
