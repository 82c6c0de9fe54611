//! The worked examples and the rulings of the DVONN rules page, and its notation.

use crate::common::examples::{self, actions, after, illegal};
use gipfel_rules::dvonn::{
    Illegal, Phase, Position, Space, SpaceSet, Stack, Variant, endings, prompts,
};
use gipfel_rules::{
    Action, Color, Notation, Outcome, Position as _, Prompt, TurnStatus, parse_turn,
};

fn position(text: &str) -> Position {
    examples::position(text)
}

fn space(name: &str) -> Space {
    Space::from_name(name).expect("a space")
}

fn spaces(names: &str) -> SpaceSet {
    names.split(' ').map(space).collect()
}

fn score(position: &Position) -> [u32; 2] {
    Color::ALL.map(|color| position.score(color))
}

const SURROUNDED: &str = "dvonn standard D2/4/5/5/1pD2/1p(P2)p1/2pp1/2pp1/5/4/2D w 0/0/0 move";
const LAST_PLACING: &str = "dvonn standard \
    ppp/pPPp/DPPPp/ppPPp/pPPPp/pP1PD/pPPPp/pPPpp/pPPPp/pPPp/pDp w 1/0/0 place";

#[test]
fn example_1_placing() {
    let start = Position::new(Variant::Standard);
    assert_eq!(start.prompt(), prompts::PLACE_DVONN_PIECE);
    let after_three = after(&start, "e3 a1 k5");
    for name in ["e3", "a1", "k5"] {
        assert_eq!(after_three.stack(space(name)), Some(Stack::DVONN));
    }
    assert_eq!((after_three.side(), after_three.prompt()), (Color::Black, prompts::PLACE_PIECE));
    let placed = after(&after_three, "f1 f2");
    assert_eq!(placed.to_string(), "dvonn standard D2/4/5/5/2D2/pP3/5/5/5/4/2D b 22/22/0 place");
    assert_eq!(illegal(&placed, "f1"), Illegal::OccupiedSpace(space("f1")));
    assert_eq!(illegal(&placed, "f1-f2"), Illegal::OtherPhase(Phase::Place));
    assert_eq!(illegal(&placed, "pass"), Illegal::OtherPhase(Phase::Place));
}

#[test]
fn example_2_white_again() {
    let placed = after(&position(LAST_PLACING), "f3");
    assert_eq!((placed.side(), placed.phase()), (Color::White, Phase::Move));
    assert_eq!(illegal(&placed, "f3"), Illegal::OtherPhase(Phase::Move));
}

#[test]
fn example_3_the_first_move() {
    let first = after(&position(LAST_PLACING), "f3");
    assert_eq!(first.prompt(), prompts::PASS);
    assert_eq!(actions(&first), ["pass"]);
    assert_eq!(illegal(&first, "f3-f4"), Illegal::Surrounded(space("f3")));
    let passed = after(&first, "pass");
    assert_eq!(actions(&passed).len(), 78);
    assert_eq!(illegal(&passed, "pass"), Illegal::MustMove);
    for action in actions(&passed) {
        assert!(space(&action[..2]).is_edge(), "{action}");
    }
}

#[test]
fn example_4_distance() {
    let jump = position("dvonn standard 3/4/1D(P3)2/5/5/1Dp2/5/5/5/4/2D w 0/0/0 move");
    assert_eq!(actions(&jump), ["c3-f3"]);
    let wrong = |distance| Illegal::WrongDistance { space: space("c3"), height: 3, distance };
    assert_eq!(illegal(&jump, "c3-c2"), wrong(1));
    assert_eq!(illegal(&jump, "c3-k3"), wrong(8));
    assert_eq!(illegal(&jump, "f2-f3"), Illegal::LoneDvonn(space("f2")));
    assert_eq!(illegal(&jump, "f3-f2"), Illegal::NotYourStack(space("f3")));
    assert_eq!(illegal(&jump, "e3-f3"), Illegal::EmptySpace(space("e3")));

    let none = position("dvonn standard 3/4/1D(P3)2/2p2/5/1D3/2p2/5/5/4/2D w 0/0/0 move");
    assert_eq!(illegal(&none, "c3-f3"), Illegal::EmptyTarget(space("f3")));
    assert_eq!(illegal(&none, "c3-d3"), wrong(1));
    assert_eq!(illegal(&none, "c3-g3"), wrong(4));
    assert_eq!(actions(&none), ["pass"]);
}

#[test]
fn example_5_surrounded() {
    let start = position(SURROUNDED);
    assert!(start.surrounded().contains(space("f3")));
    assert_eq!(illegal(&start, "f3-h3"), Illegal::Surrounded(space("f3")));
    assert_eq!(actions(&start), ["pass"]);
    assert_eq!(start.prompt(), prompts::PASS);
}

#[test]
fn example_6_moving_again() {
    let again = after(&position(SURROUNDED), "pass g3-h3");
    assert_eq!(again.side(), Color::White);
    assert_eq!(again.prompt(), prompts::MOVE_STACK);
    assert_eq!(illegal(&again, "pass"), Illegal::MustMove);
    assert!(actions(&again).contains(&"f3-h3".to_owned()));
    assert!(actions(&again).iter().all(|action| action.starts_with("f3-")));
}

#[test]
fn example_7_a_dvonn_piece_travels() {
    let start = position("dvonn standard D2/4/5/2p2/1PD2/2p2/2p2/2p2/5/4/2D w 0/0/0 move");
    let carried = after(&start, "e2-e3");
    assert_eq!(carried.stack(space("e3")), Stack::new(Color::White, 2, true));
    let carried = after(&carried, "h3-g3");
    let action = carried.parse_action("e3-g3").expect("a legal move");
    assert_eq!(carried.lost_by(action), spaces("d3"));
    assert_eq!(
        after(&carried, "e3-g3").to_string(),
        "dvonn standard D2/4/5/5/5/2p2/2(P4D)2/5/5/4/2D b 0/0/0 move"
    );
}

#[test]
fn example_8_cutting_off() {
    let start = position("dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move");
    let action = start.parse_action("d3-c3").expect("a legal move");
    assert_eq!(start.lost_by(action), spaces("e3 f2 f3 f4 g4"));
    assert_eq!(
        after(&start, "d3-c3").to_string(),
        "dvonn standard D2/2P1/2(P2D)2/5/5/5/5/5/5/4/2D b 0/0/0 move"
    );
}

#[test]
fn example_9_the_moved_stack_is_lost() {
    let start = position("dvonn standard D2/4/1PD2/2P2/2p2/2p2/5/5/5/4/2D w 0/0/0 move");
    let action = start.parse_action("d3-e3").expect("a legal move");
    assert_eq!(start.lost_by(action), spaces("e3 f3"));
    assert_eq!(
        after(&start, "d3-e3").to_string(),
        "dvonn standard D2/4/1PD2/5/5/5/5/5/5/4/2D b 0/0/0 move"
    );
}

#[test]
fn example_10_lone_dvonn_pieces_stay() {
    for text in [
        "dvonn standard 3/4/1D(P3)2/5/5/1Dp2/5/5/5/4/2D w 0/0/0 move",
        SURROUNDED,
        "dvonn standard D2/4/5/2p2/1PD2/2p2/2p2/2p2/5/4/2D w 0/0/0 move",
        "dvonn standard D2/2P1/2D2/2P2/2p2/1(p3)p(P2)1/3P1/5/5/4/2D w 0/0/0 move",
        "dvonn standard D2/4/1PD2/2P2/2p2/2p2/5/5/5/4/2D w 0/0/0 move",
    ] {
        let start = position(text);
        for action in start.actions() {
            assert!(!start.lost_by(action).contains(space("k5")));
        }
        assert_eq!(illegal(&start, "k5-k4"), Illegal::LoneDvonn(space("k5")));
    }
}

#[test]
fn example_11_the_end() {
    let draw = position("dvonn standard 3/4/2(P5D)2/2(p4)(P2)1/5/5/5/1(p3D)3/5/4/D2 w 0/0/0 move");
    assert_eq!(score(&draw), [7, 7]);
    assert_eq!(draw.outcome(), Some(Outcome::Draw));
    assert_eq!(draw.end_reason(), Some(endings::NO_STACK_CAN_MOVE));
    assert_eq!(draw.prompt(), Prompt::GAME_OVER);
    assert_eq!(actions(&draw), Vec::<String>::new());
    assert_eq!(illegal(&draw, "pass"), Illegal::GameOver);
    let won = position("dvonn standard 3/4/2(P5D)2/2(p4)(P3)1/5/5/5/1(p3D)3/5/4/D2 w 0/0/0 move");
    assert_eq!(score(&won), [8, 7]);
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
}

#[test]
fn example_12_one_plays_on() {
    let start = position("dvonn standard 3/4/1PP2/2D2/5/5/5/5/5/3p/1DD b 0/0/0 move");
    let start = after(&start, "j5-k5");
    let over = after(&start, "c2-c3");
    assert_eq!(over.outcome(), Some(Outcome::Draw));
    assert_eq!(score(&over), [2, 2]);
    assert_eq!(over.side(), Color::Black);

    let passing = after(&start, "c2-d3");
    assert_eq!(passing.outcome(), None);
    assert_eq!(actions(&passing), ["pass"]);
    let won = after(&passing, "pass c3-d3");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
    assert_eq!(score(&won), [3, 2]);
}

#[test]
fn ruling_uneven_placing_goes_on_with_who_has_pieces() {
    let two = "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/p1P1D/pPPPp/pPPpp/pPPPp/pPPp/pDp";
    let first = after(&position(&format!("{two} w 2/0/0 place")), "f2");
    assert_eq!((first.side(), first.phase()), (Color::White, Phase::Place));
    let last = after(&first, "f4");
    assert_eq!((last.side(), last.phase()), (Color::White, Phase::Move));
    let black = "dvonn standard ppp/pPPp/DPPPp/ppPPp/pPPPp/1PPPD/pPPPp/pPPpp/pPPPp/pPPp/pDp";
    let last = after(&position(&format!("{black} b 0/1/0 place")), "f1");
    assert_eq!((last.side(), last.phase()), (Color::White, Phase::Move));
}

#[test]
fn stacks_above_ten_never_move() {
    let tall = position("dvonn standard 1D(P11)/2pp/5/5/5/5/5/5/5/PpP1/DD(p2) w 0/0/0 move");
    let a3 = space("a3");
    let illegal = illegal(&tall, "a3-k3");
    assert_eq!(illegal, Illegal::WrongDistance { space: a3, height: 11, distance: 10 });
    let ten = position("dvonn standard 1D(P10)/2pp/5/5/5/5/5/5/5/PpP1/DD(p2) w 0/0/0 move");
    assert!(actions(&ten).contains(&"a3-k3".to_owned()));
}

#[test]
fn every_turn_is_one_action() {
    let start = position(LAST_PLACING);
    let turn = parse_turn(&start, "f3").expect("a turn");
    assert_eq!(turn.status(), TurnStatus::Complete);
    assert!(parse_turn(&start, "f3;pass").is_err());
    assert_eq!(turn.position().side(), Color::White, "two turns in a row");
}

#[test]
fn text_that_is_no_action_says_why() {
    let start = position(SURROUNDED);
    examples::check_unreadable(
        &start,
        &[
            ("a4", "`a4` is no space"),
            ("f3-l3", "`l3` is no space"),
            ("f3-", "`` is no space"),
            ("Pass", "is no space"),
            ("f3-g5", "not on one line"),
            ("f3-f3", "not on one line"),
            ("xf3", "is no space"),
        ],
    );
}

#[test]
fn no_position_occurs_twice() {
    // The longest game there is: always the first action.
    let mut position = Position::new(Variant::Standard);
    let mut seen = std::collections::HashSet::new();
    let mut played = 0;
    while let Some(&action) = position.actions().first() {
        assert!(seen.insert(position), "no position comes back: {position}");
        assert!(usize::from(action.index()) < Position::ACTION_COUNT);
        position.play(action).expect("a generated action is legal");
        played += 1;
    }
    assert!((60..=49 + 2 * 48).contains(&played), "{played}");
}
