//! Help pages and the version.

use insta::assert_snapshot;

use super::{gipfel, refused};

#[test]
fn pages() {
    assert_snapshot!("help", gipfel(["--help"]));
    for command in
        ["new", "moves", "apply", "perft", "show", "record", "analyse", "play", "engine", "bench"]
    {
        assert_snapshot!(format!("help_{command}"), gipfel([command, "--help"]));
    }
}

#[test]
fn every_page_has_examples() {
    for command in
        ["new", "moves", "apply", "perft", "show", "record", "analyse", "play", "engine", "bench"]
    {
        let page = gipfel([command, "--help"]);
        assert!(page.text().contains("Examples:\n  gipfel "), "{command}");
    }
}

#[test]
fn version() {
    let said = gipfel(["--version"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""));
    assert_eq!(said.text(), concat!("gipfel ", env!("CARGO_PKG_VERSION"), "\n"));
}

#[test]
fn command_lines_that_cannot_be_understood() {
    let lines: Vec<String> = [
        vec!["chess"],
        vec!["new"],
        vec!["new", "chess"],
        vec!["new", "gipf", "--variant", "blitz"],
        vec!["new", "gipf", "--extra-white", "4"],
        vec!["new", "yinsh", "--extra-black", "1"],
        vec!["moves"],
        vec!["moves", "a", "b"],
        vec!["perft", super::GIPF, "deep"],
        vec!["perft", super::GIPF, "3", "--threads", "0"],
        vec!["show", super::GIPF, "--svgg", "x"],
        vec!["show", super::GIPF, "--svg", "a", "--png", "b"],
        vec!["show", super::GIPF, "--color", "sometimes"],
        vec!["record", "--check", "--positions"],
    ]
    .into_iter()
    .map(refused)
    .collect();
    assert_snapshot!(lines.join("\n"));
}

#[test]
fn nothing_asked_shows_the_help() {
    let said = gipfel([]);
    assert_eq!((said.code, said.text()), (2, ""));
    assert!(said.err.contains("Usage: gipfel <COMMAND>"));
}
