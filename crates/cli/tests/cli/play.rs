//! `gipfel play`, as far as it can be used without a terminal.

use crate::refused;

#[test]
fn a_terminal_is_needed() {
    let line = refused(["play", "gipf"]);
    assert_eq!(line, "error: playing needs a terminal for input and output");
}

#[test]
fn what_cannot_be_played_is_refused_first() {
    for (arguments, reason) in [
        (&["play", "gipf", "--black", "11"][..], "a level from 1 to 10"),
        (&["play", "yinsh", "--extra-white", "1"], "extra pieces are given only in GIPF"),
        (&["play", "yinsh", "--variant", "basic"], "YINSH has no variant `basic`"),
        (&["play", "--position", "gipf basic"], "position"),
        (&["play", "--record", "no-such-file"], "no-such-file"),
        (&["play", "--variant", "basic"], "<GAME>"),
        (&["play", "gipf", "--position", "gipf basic"], "cannot be used with"),
    ] {
        let line = refused(arguments.iter().copied());
        assert!(line.contains(reason), "{arguments:?}: {line}");
    }
}
