//! The worked examples of the TZAAR rules page.

use gipfel_naive::tzaar::State;

fn parse(position: &str) -> State {
    State::parse(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The position after actions of both players.
fn play(position: &str, actions: &str) -> State {
    actions.split(' ').fold(parse(position), |state, action| {
        state.play(action).unwrap_or_else(|error| panic!("{error}"))
    })
}

const START: &str = "tzaar standard \
    ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture";
const SIGHT: &str = "tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture";
const HEIGHT: &str = "tzaar standard A1(a3)2/6/7/(z3)1(Z2)2t2/8/1(a2)4t1/7/(a2)5/T4 w -/- capture";
const STACKING: &str = "tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second";
const COVERING: &str = "tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 w -/- second";

#[test]
fn positions_after_actions() {
    for (position, actions, expected) in [
        (
            START,
            "e4-d4",
            "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZTTZAT/TAZ1tzat/taztTzat/tazZZat/taAAAt/tTTTT \
             b -/- capture",
        ),
        (HEIGHT, "d3-f2", "tzaar standard A1(a3)2/6/7/(z3)4t2/8/1(Z2)4t1/7/(a2)5/T4 w -/- second"),
        (STACKING, "c3-c5", "tzaar standard z3a/6/4(Z3)2/8/8/8/Z6/4Tt/A4 b -/- capture"),
        (SIGHT, "c3-a3", "tzaar standard 2Z2/6/5tz/8/2T5/8/2t4/6/A4 w -/- second"),
        (
            "tzaar tournament 5/6/7/8/8/8/7/6/5 w Z6A9T15/Z6A9T15 place",
            "Ze4 Td4 Ad5",
            "tzaar tournament 5/6/7/3tA3/3Z4/8/7/6/5 b Z5A8T15/Z6A9T14 place",
        ),
        (
            "tzaar tournament \
             ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZT1zat/taztTzat/tazZZat/taAAAt/tTTTT b -/T1 place",
            "Te6",
            &START.replace("standard", "tournament"),
        ),
    ] {
        assert_eq!(play(position, actions).text(), expected, "{actions} in {position}");
    }
}

#[test]
fn what_may_be_played() {
    for (position, actions) in [
        (SIGHT, "c3-a3 c3-c6 e3-g3 i1-g3"),
        ("tzaar standard 5/6/2A1T2/8/2Z2z2/8/2t1a2/6/5 w -/- capture", "c5-e7 e3-g3"),
        (HEIGHT, "d3-d6 d3-f2"),
        ("tzaar standard Z4/6/1T5/8/2A4(z2)/8/2(a2)4/6/3(t2)1 w -/- second", "pass"),
    ] {
        assert_eq!(parse(position).actions().join(" "), actions, "{position}");
    }
    assert_eq!(parse(START).actions().len(), 42);
    assert_eq!(play(HEIGHT, "d3-f2").actions(), ["f2-f7", "pass"]);
    assert_eq!(parse(STACKING).actions().len(), 10);
    assert_eq!(play(SIGHT, "e3-g3").actions().join(" "), "c3-a3 c3-c6 g3-i1 i1-g3 pass");
}

#[test]
fn how_games_end() {
    for (position, actions, result) in [
        (SIGHT, "c3-a3", Some("w")),
        (SIGHT, "c3-c6 c6-c7", Some("w")),
        (SIGHT, "c3-c6 pass", None),
        (SIGHT, "c3-c6 pass c7-c6", Some("b")),
        (COVERING, "c3-c5", Some("b")),
        (COVERING, "c5-c3", Some("b")),
        (COVERING, "pass", Some("w")),
    ] {
        assert_eq!(play(position, actions).result(), result, "{actions} in {position}");
    }
    let nothing_but_pass = "tzaar standard Z4/6/1T5/8/2A4(z2)/8/2(a2)4/6/3(t2)1 w -/- second";
    for taken in ["g3-e3", "i4-c2"] {
        assert_eq!(play(nothing_but_pass, &format!("pass {taken}")).result(), Some("b"));
    }
}
