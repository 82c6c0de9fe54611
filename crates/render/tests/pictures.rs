//! Pictures and boards, as they were when somebody last looked at them.

use gipfel_render::{LastTurn, Letters, Marks, Picture, Place, Scene, Terminal, Theme, svg, text};
use gipfel_rules::{AnyPosition, GameKind, Position, parse_turn};
use insta::assert_snapshot;

const GIPF_ROW: &str = "gipf standard PpPp/PpgPp/P1pGPp/pppG2g/P2GPP/Pg1pp/Pp1P b 0/0 -- claim";
const STACKS: &str =
    "gipf+ standard (pz)2G/2z2/1(PT)2p1/(pD)1(PuU)2y1/2(PdDdDd)3/2(Pd)2/g3 w 7/8 *- Z1U2/- push";
const YINSH_MOVE: &str =
    "yinsh standard r3/R2M3/3MRm2/1mMMRm3/r2MmMmmM1/3mMmR2/1r1mmM4/2Mm5/1r6/7/r3 w 0/0 1/0 move";
const YINSH_ROW: &str = "yinsh standard mrRm/1mmMMrM/3mRMm1/1r2m1Mm1/2M1m1M1m1/3MM2M1/mmMMMMM2M/2mMMM1M1/m1Mm1MrM/1mMMRRM/mR1M w 0/0 0/1 claim-row";

fn position(line: &str) -> AnyPosition {
    line.parse().unwrap_or_else(|error| panic!("{line}: {error}"))
}

fn start(game: GameKind, variant: &str) -> AnyPosition {
    game.start(variant).expect("a variant")
}

/// A position after a turn, with the traces of the turn.
fn played(line: &str, turn: &str) -> (AnyPosition, Marks) {
    let position = position(line);
    let turn = parse_turn(&position, turn).expect("a turn");
    let marks = Marks {
        last: LastTurn::new(&position, turn.actions()),
        rows: Marks::rows_to_take(turn.position()),
        ..Marks::default()
    };
    (turn.position().clone(), marks)
}

fn places(game: GameKind, names: &[&str]) -> Vec<Place> {
    names.iter().map(|name| Place::from_name(game, name).expect("a place")).collect()
}

#[test]
fn gipf_pictures() {
    let start = Scene::new(&start(GameKind::Gipf, "standard"));
    assert_snapshot!("gipf_start", svg(&start, &Marks::default(), &Picture::default()));

    let (taken, marks) = played(GIPF_ROW, "xb5,c6,d7,Ge8");
    let picture = Picture { theme: Theme::Dark, flipped: true, ..Picture::default() };
    assert_snapshot!("gipf_taken", svg(&Scene::new(&taken), &marks, &picture));

    let (pushed, mut marks) =
        played("gipf basic 1pP1/5/PPP3/4p2/2pP2/5/1p2 w 9/7 -- push", "d1-d5");
    marks.targets = places(GameKind::Gipf, &["e1", "e5", "e6"]);
    marks.arrows = vec![(marks.targets[0], marks.targets[1])];
    let picture = Picture {
        coordinates: false,
        stocks: false,
        size: 240,
        prefix: Some("p".into()),
        ..Picture::default()
    };
    assert_snapshot!("gipf_marks", svg(&Scene::new(&pushed), &marks, &picture));
}

#[test]
fn stacks_are_drawn_with_their_letters() {
    let start = Scene::new(&start(GameKind::GipfPlus, "tournament"));
    assert_snapshot!("gipf_plus_start", svg(&start, &Marks::default(), &Picture::default()));

    let stacks = Scene::new(&position(STACKS));
    let picture = Picture { theme: Theme::Dark, ..Picture::default() };
    assert_snapshot!("gipf_plus_stacks", svg(&stacks, &Marks::default(), &picture));

    let (used, marks) = played("gipf+ basic 4/5/6/2(PY)4/6/5/4 w 9/9 -- -/- push", "Y:e4-e6");
    assert_eq!(marks.last.arrived, places(GameKind::GipfPlus, &["e6"]));
    assert_eq!(marks.last.ways.len(), 1);
    assert_eq!(Scene::new(&used).stacks().count(), 2);
}

#[test]
fn yinsh_pictures() {
    let start = Scene::new(&start(GameKind::Yinsh, "blitz"));
    assert_snapshot!("yinsh_start", svg(&start, &Marks::default(), &Picture::default()));

    let (moved, marks) = played(YINSH_MOVE, "c5-c7");
    assert_eq!(marks.last.turned, places(GameKind::Yinsh, &["c6"]));
    let picture = Picture { theme: Theme::Dark, ..Picture::default() };
    assert_snapshot!("yinsh_move", svg(&Scene::new(&moved), &marks, &picture));

    let row = position(YINSH_ROW);
    let marks = Marks { rows: Marks::rows_to_take(&row), ..Marks::default() };
    assert_eq!(marks.rows.len(), 1);
    assert_snapshot!("yinsh_row", svg(&Scene::new(&row), &marks, &Picture::default()));
}

#[test]
fn a_picture_loads_nothing_and_names_no_font() {
    for game in GameKind::ALL {
        let scene = Scene::new(&game.start("standard").expect("a variant"));
        let picture = svg(&scene, &Marks::default(), &Picture::default());
        for foreign in ["<text", "font", "<style", "<image", "<script", "xlink"] {
            assert!(!picture.contains(foreign), "{foreign}");
        }
        let addresses = picture.matches("http").count();
        assert_eq!(addresses, 1, "the name of SVG itself");
    }
}

#[test]
fn what_a_turn_took_off_is_not_shown_as_arrived() {
    let (_, marks) = played("gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push", "c1-c5;xc2,c3,c4,c5");
    assert_eq!(marks.last.arrived, []);
    assert_eq!(marks.last.taken, places(GameKind::Gipf, &["c2", "c3", "c4", "c5"]));
}

#[test]
fn boards_as_text() {
    let plain = Terminal::default();
    let gipf = position(GIPF_ROW);
    assert_snapshot!("text_gipf", text(&gipf, &Marks::default(), &plain));
    assert_snapshot!(
        "text_gipf_start_ascii",
        text(
            &start(GameKind::Gipf, "tournament"),
            &Marks::default(),
            &Terminal { letters: Letters::Ascii, ..plain }
        )
    );
    assert_snapshot!("text_gipf_plus", text(&position(STACKS), &Marks::default(), &plain));
    let yinsh = position(YINSH_MOVE);
    assert_snapshot!("text_yinsh", text(&yinsh, &Marks::default(), &plain));
    let flipped = Terminal { flipped: true, letters: Letters::Ascii, ..plain };
    assert_snapshot!("text_yinsh_flipped", text(&yinsh, &Marks::default(), &flipped));
}

#[test]
fn colours_do_not_change_the_lines() {
    let terminal = Terminal { color: true, ..Terminal::default() };
    for line in [GIPF_ROW, STACKS, YINSH_MOVE, YINSH_ROW] {
        let position = position(line);
        let marks = Marks { rows: Marks::rows_to_take(&position), ..Marks::default() };
        let colored = text(&position, &marks, &terminal);
        let bare = without_codes(&colored);
        assert!(colored.contains("\x1b[") && !bare.contains('\x1b'));
        let plain = text(&position, &marks, &Terminal::default());
        // The legend is needed without colours only.
        assert_eq!(bare.lines().count() + 1, plain.lines().count());
    }
    let (taken, marks) = played(GIPF_ROW, "xb5,c6,d7,Ge8");
    assert_snapshot!("text_colored", text(&taken, &marks, &terminal).replace('\x1b', "␛"));
}

fn without_codes(text: &str) -> String {
    let mut bare = String::new();
    for (number, part) in text.split("\x1b[").enumerate() {
        bare += if number == 0 { part } else { part.split_once('m').expect("a code ends").1 };
    }
    bare
}

#[test]
fn words_for_every_end() {
    let mut lines = Vec::new();
    for line in [
        "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push",
        "gipf standard g3/5/6/7/6/5/g3 w 12/12 -- push",
        "gipf tournament 4/5/6/7/6/5/4 w 1/18 !! push",
        "gipf tournament 4/5/6/3G3/6/5/4 b 16/18 +! push",
        "gipf tournament 4/5/6/3G2g/6/5/4 w 16/16 ++ push",
        "gipf+ tournament 4/5/6/3G2g/6/5/4 w 16/16 ++ Z1/- push",
        "gipf+ basic 4/5/6/3(PY)3/6/5/4 w 9/9 ** Z1/- push",
        "gipf+ basic 4/5/6/3(PY)3/6/5/4 w 0/9 -- -/- push",
        "gipf+ basic 4/5/6/3P3/6/5/4 w 9/9 ** Z1/- push",
        "gipf+ basic 4/5/6/3(PT)3/6/5/4 w 9/9 -- -/- extra1",
        "gipf+ basic 4/5/6/PPP(PZ)3/6/5/4 w 9/9 -- -/- claim",
        "yinsh blitz r3/7/8/9/r3R5/9/2r3R3/9/R3r3/6R/r3 w 0/0 1/0 claim-ring",
        YINSH_ROW,
    ] {
        let position = position(line);
        let over = position.outcome().is_some();
        lines.push(format!("{over} {}", gipfel_render::words::status(&position)));
    }
    assert_snapshot!(lines.join("\n"));
}
