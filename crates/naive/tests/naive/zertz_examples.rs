//! The worked examples of the ZÈRTZ rules page.

use gipfel_naive::zertz::State;

fn parse(position: &str) -> State {
    State::parse(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The position after actions of both players.
fn play(position: &str, actions: &str) -> State {
    actions.split(' ').fold(parse(position), |state, action| {
        state.play(action).unwrap_or_else(|error| panic!("{error}"))
    })
}

const START: &str = "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place";
const JUMP: &str = "zertz standard 4/5/6/3W3/3G2/5/4 b 5/7/10 0/0/0 0/0/0 jump";
const CHAIN: &str = "zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump";
const FILLING: &str = "zertz standard W1../...../..4/7/6/5/4 b 4/7/6 0/1/2 1/0/2 place";
const DRAW: &str =
    "zertz standard 1G.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/1 0/0/0 place";

#[test]
fn positions_after_actions() {
    for (position, actions, expected) in [
        (START, "Wd4 d1", "zertz standard 4/5/6/.2W3/6/5/4 b 5/8/10 0/0/0 0/0/0 place"),
        (JUMP, "d4-f4", "zertz standard 4/5/6/7/6/3W1/4 w 5/7/10 0/0/0 0/1/0 place"),
        (
            "zertz standard 3./4./6/.1WG3/.1GB2/5/4 b 5/6/9 0/0/0 0/0/0 jump",
            "d3-d5 d5-f3 f3-d3",
            "zertz standard 3./4./6/.1W4/.5/5/4 w 5/6/9 0/0/0 0/2/1 place",
        ),
        (
            "zertz standard WW../.1.../..4/7/6/5/4 w 3/7/6 0/1/2 1/0/2 place",
            "Bd7 b2",
            "zertz standard ..../...../..4/6B/6/5/4 b 3/7/5 2/1/2 1/0/2 place",
        ),
        (
            "zertz standard ..../...../..BG../....W2/..BG.1/...../.... w 4/3/5 1/1/2 0/2/1 place",
            "Bd7 d6",
            "zertz standard ..../...../....../......B/.....1/...../.... b 4/3/4 2/3/4 0/2/1 place",
        ),
        (
            "zertz standard 3./1B2./2W3/.6/.2B2/5/4 w 2/7/8 3/1/0 0/0/0 jump",
            "b2-d4",
            "zertz standard 3./4./6/.2B3/.2B2/5/4 w 2/7/8 4/1/0 0/0/0 over",
        ),
    ] {
        assert_eq!(play(position, actions).text(), expected, "{actions} in {position}");
    }
}

#[test]
fn what_may_be_played() {
    assert_eq!(parse(START).actions().len(), 111);
    assert_eq!(play(START, "Wd4").actions().len(), 18);
    for (position, actions) in [
        (JUMP, "d4-f4 e4-c3"),
        (CHAIN, "b2-d4 c3-a1 d5-f3 e4-c5"),
        ("zertz tournament 5/6/7/3W4/3B3/6/5/4 w 5/8/9 0/0/0 0/0/0 jump", "d4-f4 e4-c3"),
        ("zertz expert 5/6/7/3W4/3B5/8/7/6/5 w 5/8/9 0/0/0 0/0/0 jump", "d4-f3 e4-c4"),
        ("zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place", "pass"),
    ] {
        assert_eq!(parse(position).actions().join(" "), actions, "{position}");
    }
    assert_eq!(play(CHAIN, "b2-d4").actions(), ["d4-d6", "d4-f4"]);
    assert_eq!(play(FILLING, "Ga2").actions().len(), 15);
    let free = parse("zertz standard G2G/5/6/.B1W3/.5/.4/4 b 5/6/9 0/0/0 0/0/0 remove").actions();
    assert_eq!(free.len(), 14);
    assert!(free.contains(&"e2".to_string()) && !free.contains(&"f2".to_string()));
}

#[test]
fn how_games_end() {
    for (position, actions, result) in [
        (DRAW, "Ba1", Some("draw")),
        (DRAW, "Bb3 a1", Some("w")),
        (
            "zertz standard 2../...../....../......./....../...../.... b 5/5/7 1/1/2 0/2/1 place",
            "Ba1 a2",
            Some("b"),
        ),
        ("zertz blitz 4/5/6/3W3/3B2/5/4 w 2/5/7 2/2/1 0/0/0 jump", "d4-f4", Some("w")),
        ("zertz standard 4/5/6/3W3/3B2/5/4 w 3/6/8 2/2/1 0/0/0 jump", "d4-f4", None),
    ] {
        assert_eq!(play(position, actions).result(), result, "{actions} in {position}");
    }
}
