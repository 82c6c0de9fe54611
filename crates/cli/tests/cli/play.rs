//! `gipfel play`, as far as it can be used without a terminal.

use crate::refused;

#[test]
fn a_terminal_is_needed() {
    let line = refused(["play", "gipf"]);
    assert_eq!(line, "error: playing needs a terminal for input and output");
}

#[test]
fn a_game_is_composed() {
    let composed = [
        &["play", "gipf+", "--links", "Z:die,Y:yinsh-blitz", "--challenges", "3", "--seed", "1"][..],
        &[
            "play",
            "gipf+",
            "--variant",
            "basic",
            "--stocks",
            "Z1/T2D1",
            "--links",
            "T:coin U:agreed",
        ],
        &["play", "gipf+", "--links", "own-games", "--contests", "always"],
        &["play", "gipf+", "--links", "D:dvonn", "--contests", "challenged", "--challenges", "0"],
        &[
            "play",
            "--position",
            "gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push",
            "--links",
            "Z:die",
        ],
    ];
    for arguments in composed {
        // Everything about the game is right: what is missing is the terminal.
        let line = refused(arguments.iter().copied());
        assert_eq!(line, "error: playing needs a terminal for input and output");
    }
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
        (&["play", "gipf+", "--links", "Z:chess"], "`Z:chess`: unknown contest"),
        (&["play", "gipf+", "--links", "Z"], "expected a kind and a contest, as in Z:die"),
        (&["play", "gipf", "--links", "Z:die"], "only gipf+ has potentials to be linked"),
        (&["play", "--links", "Z:die"], "--links needs a game or a position"),
        (&["play", "gipf+", "--challenges", "3"], "--links"),
        (&["play", "gipf+", "--contests", "always"], "--links"),
        (&["play", "gipf+", "--links", "Z:die", "--contests", "never"], "always, challenged"),
        (
            &["play", "gipf+", "--links", "Z:die", "--contests", "always", "--challenges", "3"],
            "nobody challenges",
        ),
        (&["play", "gipf+", "--stocks", "Z7/-"], "at most 6 of a kind"),
    ] {
        let line = refused(arguments.iter().copied());
        assert!(line.contains(reason), "{arguments:?}: {line}");
    }
}
