//! The worked examples of the DVONN rules page.

use gipfel_naive::dvonn::State;

fn parse(position: &str) -> State {
    State::parse(position).unwrap_or_else(|error| panic!("{position}: {error}"))
}

/// The position after actions of both players.
fn play(position: &str, actions: &str) -> State {
    actions.split(' ').fold(parse(position), |state, action| {
        state.play(action).unwrap_or_else(|error| panic!("{error}"))
    })
}

#[test]
fn positions_after_actions() {
    for (position, actions, expected) in [
        (
            "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place",
            "e3 a1 k5 f1 f2",
            "dvonn standard D2/4/5/5/2D2/pP3/5/5/5/4/2D b 22/22/0 place",
        ),
        (
            "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/pP1PD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 1/0/0 place",
            "f3",
            "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/pPPPD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 0/0/0 move",
        ),
        (
            "dvonn standard D2/4/5/2p2/1PD2/2p2/2p2/2p2/5/4/2D w 0/0/0 move",
            "e2-e3 h3-g3 e3-g3",
            "dvonn standard D2/4/5/5/5/2p2/2(P4D)2/5/5/4/2D b 0/0/0 move",
        ),
        (
            "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move",
            "d3-c3",
            "dvonn standard D2/2P1/2(P2D)2/5/5/5/5/5/5/4/2D b 0/0/0 move",
        ),
        (
            "dvonn standard D2/4/1PD2/2P2/2p2/2p2/5/5/5/4/2D w 0/0/0 move",
            "d3-e3",
            "dvonn standard D2/4/1PD2/5/5/5/5/5/5/4/2D b 0/0/0 move",
        ),
    ] {
        assert_eq!(play(position, actions).text(), expected, "{actions} in {position}");
    }
}

#[test]
fn what_may_be_played() {
    let surrounded = "dvonn standard D2/4/5/5/1pD2/1p(P2)p1/2pp1/2pp1/5/4/2D w 0/0/0 move";
    for (position, actions) in [
        ("dvonn standard 3/4/1D(P3)2/5/5/1Dp2/5/5/5/4/2D w 0/0/0 move", "c3-f3"),
        ("dvonn standard 3/4/1D(P3)2/2p2/5/1D3/2p2/5/5/4/2D w 0/0/0 move", "pass"),
        (surrounded, "pass"),
    ] {
        assert_eq!(parse(position).actions(), [actions], "{position}");
    }
    let again = play(surrounded, "pass g3-h3").actions();
    assert!(again.contains(&"f3-h3".to_string()) && !again.contains(&"pass".to_string()));
    let first = play(
        "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/pP1PD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 1/0/0 place",
        "f3 pass",
    );
    assert_eq!(first.actions().len(), 78);
}

#[test]
fn how_games_end() {
    let draw = "dvonn standard 3/4/2(P5D)2/2(p4)(P2)1/5/5/5/1(p3D)3/5/4/D2 w 0/0/0 move";
    assert_eq!(parse(draw).result(), Some("draw"));
    assert_eq!(parse(&draw.replace("(P2)", "(P3)")).result(), Some("w"));
    let one = "dvonn standard 3/4/1PP2/2D2/5/5/5/5/5/3p/1DD b 0/0/0 move";
    assert_eq!(play(one, "j5-k5 c2-c3").result(), Some("draw"));
    assert_eq!(play(one, "j5-k5 c2-d3").actions(), ["pass"]);
    assert_eq!(play(one, "j5-k5 c2-d3 pass c3-d3").result(), Some("w"));
}
