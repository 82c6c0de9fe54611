//! Help pages and the version.

use insta::assert_snapshot;

use super::{commands, gipfel, help, refused};

#[test]
fn pages() {
    assert_snapshot!("help", gipfel(["--help"]));
    for command in [
        "new", "moves", "apply", "perft", "show", "record", "analyse", "play", "engine", "lab",
        "server",
    ] {
        assert_snapshot!(format!("help_{command}"), gipfel([command, "--help"]));
    }
}

#[test]
fn every_page_has_examples() {
    for command in commands() {
        let page = help(&command);
        assert!(page.text().contains("Examples:\n  gipfel "), "{command}");
    }
}

#[test]
fn old_names_answer_with_the_new_one() {
    for (old, new) in [
        ("match", "lab match"),
        ("climb", "lab spsa"),
        ("bench", "lab bench"),
        ("backup", "server backup"),
        ("admin", "server admin"),
    ] {
        let line = refused([old, "--game", "gipf"]);
        assert_eq!(line, format!("error: `gipfel {old}` is now `gipfel {new}`"));
    }
    assert!(refused(["lab", "worker"]).contains("unrecognized subcommand 'worker'"));
    assert_eq!(gipfel(["lab", "climb", "--help"]).text(), gipfel(["lab", "spsa", "--help"]).text());
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
