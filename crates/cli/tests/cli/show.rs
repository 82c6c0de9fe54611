//! `show`.

use std::fs;

use insta::assert_snapshot;

use super::{GIPF, ROW, YINSH, gipfel, refused};

const MIDDLE: &str =
    "yinsh standard r3/R2M3/3MRm2/1mMMRm3/r2MmMmmM1/3mMmR2/1r1mmM4/2Mm5/1r6/7/r3 w 0/0 1/0 move";

const STACKS: &str =
    "gipf+ standard (pz)2G/2z2/1(PT)2p1/(pD)1(PuU)2y1/6/2(Pd)2/g3 b 7/8 *- Z1U2/- push";

#[test]
fn boards_as_text() {
    assert_snapshot!("show_gipf", gipfel(["show", GIPF]));
    assert_snapshot!("show_gipf_plus", gipfel(["show", STACKS]));
    assert_snapshot!("show_yinsh", gipfel(["show", MIDDLE]));
    assert_snapshot!("show_ascii", gipfel(["show", MIDDLE, "--ascii", "--flip"]));
    let ascii = gipfel(["show", GIPF, "--ascii"]);
    assert!(ascii.text().is_ascii());
}

#[test]
fn colours_only_where_asked_for() {
    assert!(!gipfel(["show", GIPF]).text().contains('\x1b'), "standard output is no terminal");
    assert!(gipfel(["show", GIPF, "--color", "always"]).text().contains("\x1b["));
    assert!(!gipfel(["show", GIPF, "--color", "never"]).text().contains('\x1b'));
}

#[test]
fn a_turn_is_played_first() {
    let said = gipfel(["show", ROW, "--last", "c1-c5"]);
    assert!(said.text().contains("White to move: take a row."), "{said}");
}

#[test]
fn pictures() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let (svg, png) = (path("board.svg"), path("board.png"));
    for (option, file) in [("--svg", &svg), ("--png", &png)] {
        let said = gipfel(["show", GIPF, option, file, "--theme", "dark", "--size", "200"]);
        assert_eq!((said.code, said.text(), said.err.as_str()), (0, "", ""));
        assert_eq!(
            fs::read(file).expect("a file"),
            gipfel(["show", GIPF, option, "-", "--theme", "dark", "--size", "200"]).out
        );
    }
    assert!(fs::read(png).expect("a file").starts_with(b"\x89PNG\r\n\x1a\n"));
    let options = ["--last", "e1-e3", "--targets", "b2,c1", "--arrows", "c1-c5", "--no-stocks"];
    let marked = gipfel(["show", GIPF, "--svg", "-"].into_iter().chain(options));
    assert_eq!((marked.code, marked.err.as_str()), (0, ""));
    assert!(marked.text().starts_with("<svg ") && marked.text().ends_with("</svg>\n"));
}

#[test]
fn refusals() {
    let lines: Vec<String> = [
        vec!["show", "chess"],
        vec!["show", GIPF, "--last", "e5"],
        vec!["show", GIPF, "--targets", "e5,k9"],
        vec!["show", YINSH, "--arrows", "f6"],
        vec!["show", YINSH, "--arrows", "f6-a1"],
        vec!["show", GIPF, "--size", "0"],
    ]
    .into_iter()
    .map(refused)
    .collect();
    assert_snapshot!("show_refusals", lines.join("\n"));
    refused(["show", GIPF, "--svg", "/no/such/folder/board.svg"]);
}
