//! The worked examples and the rulings of the YINSH rules page, and its notation.

use crate::common::examples::{self, actions, after, illegal};
use gipfel_rules::yinsh::{Illegal, Phase, Point, Position, Variant, endings, prompts};
use gipfel_rules::{ActionError, Color, Notation, Outcome, Position as _, TurnStatus, parse_turn};

fn position(text: &str) -> Position {
    examples::position(text)
}

fn point(name: &str) -> Point {
    Point::from_name(name).expect("a point")
}

#[test]
fn example_1_where_a_ring_may_stop() {
    let start = position("yinsh standard rrrr/7/8/9/R2MmM4/9/10/9/8/r4RR/1R1R w 0/0 0/0 move");
    let column: Vec<String> =
        actions(&start).into_iter().filter(|text| text.starts_with("e1-e")).collect();
    assert_eq!(column, ["e1-e2", "e1-e3", "e1-e7"]);
    assert_eq!(illegal(&start, "e1-e5"), Illegal::OccupiedPoint(point("e5")));
    assert_eq!(illegal(&start, "e1-e8"), Illegal::StopBehindMarkers(point("e7")));
}

#[test]
fn example_1_rings_and_the_edge_stop_a_ring() {
    let edge = position("yinsh standard rrr1/7/8/9/6RmMm/9/7R2/8R/6R1/7/rr1R w 0/0 0/0 move");
    for to in ["e8", "e9", "e10"] {
        assert!(!actions(&edge).contains(&format!("e7-{to}")), "nothing lies behind the markers");
    }
    let wall = position("yinsh standard rrr1/7/8/9/RmMr6/9/7R2/8R/6R1/7/r2R w 0/0 0/0 move");
    assert!(!actions(&wall).iter().any(|text| text.starts_with("e1-e")));
    assert_eq!(illegal(&wall, "e1-e5"), Illegal::RingInTheWay(point("e4")));
    assert_eq!(illegal(&wall, "e4-e5"), Illegal::NotYourRing(point("e4")));
}

#[test]
fn example_2_flipping() {
    let start = position("yinsh standard rrrr/7/8/9/RMmMmM4/9/10/9/8/r4RR/1R1R w 0/0 0/0 move");
    assert_eq!(start.flips(point("e1"), point("e7")).len(), 5);
    let moved = after(&start, "e1-e7");
    assert_eq!(
        moved.to_string(),
        "yinsh standard rrrr/7/8/9/MmMmMmR3/9/10/9/8/r4RR/1R1R b 0/0 0/0 move"
    );
    assert_eq!(moved.markers(Color::Black).len(), 3);
    assert_eq!(moved.markers(Color::White).len(), 2 + 1, "the marker placed keeps its colour");
}

#[test]
fn example_3_seven_in_a_line() {
    let start =
        position("yinsh standard rrrr/7/8/9/1MMMMMMM2/9/10/9/8/r3RRR/1R1R w 0/0 0/0 clear-row");
    assert_eq!(actions(&start), ["xe2-e6", "xe3-e7", "xe4-e8"]);
    let middle = after(&start, "xe3-e7");
    assert_eq!(
        middle.to_string(),
        "yinsh standard rrrr/7/8/9/1M5M2/9/10/9/8/r3RRR/1R1R w 0/0 0/0 clear-ring"
    );
}

#[test]
fn example_4_two_rows_crossing() {
    let start = position(
        "yinsh standard RR2/4r2/3M2r1/3Mm4/1MMMMM4/2M4R1/1RM7/1r7/4R3/1r5/3r w 0/0 0/0 claim-row",
    );
    assert_eq!(actions(&start).len(), 2);
    for row in start.rows(Color::White).map(|row| format!("x{row}")) {
        let taken = after(&start, &row);
        assert_eq!(taken.phase(), Phase::ClaimRing);
        let done = after(&taken, "xa2");
        assert_eq!((done.side(), done.phase()), (Color::Black, Phase::Move), "{row}");
        assert_eq!((done.removed(Color::White), done.rings(Color::White).len()), (1, 4));
    }
}

#[test]
fn example_4_separate_rows_are_all_taken() {
    let start =
        position("yinsh standard rrrr/7/8/MMMMM4/10/MMMMM4/10/9/8/r3RRR/1R1R w 0/0 0/0 clear-row");
    let second = after(&start, "xd1-d5;xk8");
    assert_eq!(second.phase(), Phase::ClearRow);
    assert_eq!(actions(&second), ["xf2-f6"]);
    let cleared = after(&second, "xf2-f6;xk10");
    assert_eq!((cleared.side(), cleared.phase()), (Color::White, Phase::Move));
    assert_eq!(cleared.removed(Color::White), 2);
}

#[test]
fn example_5_rows_of_both_colours() {
    let start = position("yinsh standard RR2/7/8/9/MMMMR5/3Mmmmm1/10/9/8/7/rrr1 w 0/0 2/2 move");
    let moved = after(&start, "e5-g5");
    assert_eq!((moved.side(), moved.phase()), (Color::White, Phase::ClaimRow));
    assert_eq!(moved.rows(Color::Black).count(), 1);
    assert_eq!(actions(&moved), ["xe1-e5"], "his own row first");
    let won = after(&moved, "xe1-e5;xa2");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
    assert_eq!(won.end_reason(), Some(endings::RINGS_REMOVED));
    assert_eq!((won.side(), won.phase()), (Color::White, Phase::ClaimRing));
    assert_eq!(won.count_actions(), 0);
}

#[test]
fn example_5_the_opponent_follows_if_it_was_not_the_last() {
    let start = position("yinsh standard RRR1/7/8/9/MMMMR5/3Mmmmm1/10/9/8/7/rrr1 w 0/0 1/2 move");
    let claimed = after(&start, "e5-g5;xe1-e5;xa2");
    assert_eq!((claimed.side(), claimed.phase()), (Color::Black, Phase::ClearRow));
    let lost = after(&claimed, "xf5-f9;xk7");
    assert_eq!(lost.outcome(), Some(Outcome::Win(Color::Black)));
}

#[test]
fn example_6_a_row_made_by_the_opponent() {
    let start = position("yinsh standard RRRR/7/8/9/4R5/3Mmmmm1/10/9/8/6r/rrrr w 0/0 0/0 move");
    let moved = after(&start, "e5-g5");
    assert_eq!((moved.side(), moved.phase()), (Color::Black, Phase::ClearRow));
    assert_eq!(actions(&moved), ["xf5-f9"]);
    assert_eq!(illegal(&moved, "k7-j6").to_string(), "a row is to be taken now");
    let cleared = after(&moved, "xf5-f9;xj11");
    assert_eq!((cleared.side(), cleared.phase()), (Color::Black, Phase::Move));
    assert_eq!(cleared.prompt(), prompts::MOVE_RING);
    let turn = parse_turn(&moved, "xf5-f9;xj11;k7-j7").unwrap();
    assert_eq!(turn.status(), TurnStatus::Complete);
}

#[test]
fn example_7_a_ring_between_is_no_row() {
    let start = position("yinsh standard rrrr/7/8/9/MMRMM5/9/10/9/8/r3RR1/1R1R w 0/0 0/0 move");
    assert_eq!(start.rows(Color::White).count(), 0);
    let moved = after(&start, "e3-f3");
    assert_eq!(actions(&moved), ["xe1-e5"], "its marker is part of one");
    let around = position("yinsh standard rrrr/7/8/9/MMrMMM4/9/10/9/8/3RRRR/1R2 w 0/0 0/0 move");
    assert_eq!(around.rows(Color::White).count(), 0);
}

/// Fifty markers are on the board; White has removed one ring.
const LAST_MARKER: &str = "yinsh standard rrmM/1mmM1mm/mRmMmM1M/r2M1mm1M/1m2mm1mM1/mmm1mMmR1/1mM1MMrMMr/\
                           mMMM2M1m/MR3mMR/m1mmMm1/1mM1 b 0/0 1/0 move";

#[test]
fn example_8_the_last_marker_ends_the_game() {
    let start = position(LAST_MARKER);
    assert_eq!(start.pool(), 1);
    let over = after(&start, "a2-d5");
    assert_eq!(over.pool(), 0);
    assert_eq!(over.outcome(), Some(Outcome::Win(Color::White)), "one removed ring to none");
    assert_eq!(over.end_reason(), Some(endings::POOL_EMPTY));
    assert_eq!((over.side(), over.phase()), (Color::White, Phase::Move));
    assert_eq!(over.count_actions(), 0);
    let level = position(&LAST_MARKER.replace("rrmM", "1rmM").replace("1/0", "1/1"));
    assert_eq!(after(&level, "a3-d3").outcome(), Some(Outcome::Draw));
}

#[test]
fn example_8_a_row_of_the_mover_fills_the_pool_again() {
    let start = position(LAST_MARKER);
    let row = after(&start, "d1-d5");
    assert_eq!((row.pool(), row.phase()), (0, Phase::ClaimRow));
    assert_eq!(row.outcome(), None);
    let taking = actions(&row).swap_remove(0);
    let ring = after(&row, &taking);
    assert_eq!((ring.pool(), ring.phase()), (5, Phase::ClaimRing));
    let goes_on = after(&ring, "xg8");
    assert_eq!((goes_on.side(), goes_on.phase()), (Color::White, Phase::Move));
    assert_eq!(goes_on.outcome(), None);
}

#[test]
fn example_8_a_row_of_the_opponent_fills_the_pool_again() {
    let start = position(
        "yinsh standard 1MR1/rM1MmmM/M1mMM1mm/M3mM1R1/MM1M1M1MrM/2MmM1m1R/2MmmmMmm1/RMM2MrMM/Mm1M3M/\
         mrmMmMM/M1mM b 0/0 1/1 move",
    );
    let row = after(&start, "b1-b3");
    assert_eq!((row.pool(), row.side(), row.phase()), (0, Color::White, Phase::ClearRow));
    assert_eq!(row.outcome(), None, "he has not to move yet");
    let taking = actions(&row).swap_remove(0);
    let goes_on = after(&row, &format!("{taking};xa4"));
    assert_eq!((goes_on.pool(), goes_on.phase()), (5, Phase::Move));
    assert_eq!(goes_on.outcome(), None);
}

#[test]
fn blitz_ends_with_the_first_ring() {
    let start = position("yinsh blitz rrrr/7/8/9/1MMMMM4/9/10/9/8/r3RRR/1R1R w 0/0 0/0 claim-row");
    let won = after(&start, "xe2-e6;xk8");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
    let standard = position(&start.to_string().replace("blitz", "standard"));
    assert_eq!(after(&standard, "xe2-e6;xk8").outcome(), None);
}

#[test]
fn placement_on_any_empty_point() {
    let start = Position::new(Variant::Standard);
    assert_eq!(start.count_actions(), 85);
    let one = after(&start, "a2");
    assert_eq!(one.to_string(), "yinsh standard R3/7/8/9/10/9/10/9/8/7/4 b 4/5 0/0 place");
    assert_eq!(illegal(&one, "a2"), Illegal::OccupiedPoint(point("a2")));
    assert_eq!(illegal(&one, "a2-a3"), Illegal::OtherPhase(Phase::Place));
    let all = after(&one, "a3;a4;a5;b1;b2;b3;b4;b5;b6");
    assert_eq!((all.side(), all.phase()), (Color::White, Phase::Move));
}

#[test]
fn in_an_uneven_placement_the_holder_of_rings_goes_on() {
    let start = position("yinsh standard 4/7/8/9/10/9/10/9/8/6r/rrrr w 5/0 0/0 place");
    let mut placing = start;
    for ring in ["a2", "a3", "a4", "a5"] {
        placing = after(&placing, ring);
        assert_eq!((placing.side(), placing.phase()), (Color::White, Phase::Place));
    }
    let turn = parse_turn(&placing, "b1").unwrap();
    assert_eq!(turn.status(), TurnStatus::Complete);
    assert_eq!((turn.position().side(), turn.position().phase()), (Color::Black, Phase::Move));
}

#[test]
fn ruling_a_player_whose_rings_cannot_move_passes() {
    let start = position(
        "yinsh standard mRMm/RMRRmmm/mrMmr3/m1Mmr4/M1mm6/1MM6/1MM7/mM7/m7/7/4 w 0/0 1/2 move",
    );
    assert_eq!(actions(&start), ["pass"]);
    assert_eq!(start.prompt(), prompts::PASS);
    assert_eq!(illegal(&start, "a3-a2"), Illegal::MustPass);
    let passed = after(&start, "pass");
    assert_eq!((passed.side(), passed.phase()), (Color::Black, Phase::Move));
    assert_eq!(passed.pool(), start.pool(), "no marker is placed");
    assert_eq!(illegal(&passed, "pass"), Illegal::MustMove);
}

#[test]
fn ruling_the_game_is_over_when_no_ring_can_move() {
    let board = "RMMM/RRrMmMm/MrrmmmMm/MmmmM4/MmMMmM4/Mm1mMM3/mm2mMm3/M3MMm2/4mMM1/4MmM/3m";
    let over = position(&format!("yinsh standard {board} w 0/0 2/2 move"));
    assert_eq!(over.outcome(), Some(Outcome::Draw));
    assert_eq!(over.end_reason(), Some(endings::NO_RING_CAN_MOVE));
    assert_eq!(over.count_actions(), 0);
    assert_eq!(illegal(&over, "pass"), Illegal::GameOver);
    let board = "mMmR/mMmMrrR/mMmMmrRr/4MmMmM/4MmMmMm/3mMmMmM/3mMmM1Mm/2MmMm2M/1MmMm3/mMmM3/mM2";
    let ahead = position(&format!("yinsh standard {board} w 0/0 2/1 move"));
    assert_eq!(ahead.end_reason(), Some(endings::NO_RING_CAN_MOVE));
    assert_eq!(ahead.outcome(), Some(Outcome::Win(Color::White)), "two removed rings to one");
}

#[test]
fn notation_what_is_no_action() {
    let place = Position::new(Variant::Standard);
    for text in
        ["", "f", "f12", "a1", "F6", "f6 ", "f6-", "-f6", "f6-f6", "f6-g9", "xf6-f9", "x", "Pass"]
    {
        let error = place.parse_action(text).unwrap_err();
        assert!(matches!(error, ActionError::Syntax { .. }), "{text:?}: {error}");
    }
    assert_eq!(illegal(&place, "pass"), Illegal::OtherPhase(Phase::Place));
    assert_eq!(illegal(&place, "xf6"), Illegal::OtherPhase(Phase::Place));
    let row = position("yinsh blitz rrrr/7/8/9/1MMMMM4/9/10/9/8/r3RRR/1R1R w 0/0 0/0 claim-row");
    assert!(matches!(illegal(&row, "xe1-e5"), Illegal::NotARow(_)));
    let ring = after(&row, "xe2-e6");
    assert_eq!(illegal(&ring, "xa2"), Illegal::NotYourRing(point("a2")));
}

#[test]
fn notation_a_whole_turn() {
    let start = position("yinsh standard rrrr/7/8/9/MMRMM5/9/10/9/8/r3RR1/1R1R w 0/0 0/0 move");
    let turn = parse_turn(&start, "e3-f3;xe1-e5;xk8").unwrap();
    assert_eq!(turn.status(), TurnStatus::Complete);
    assert_eq!(turn.text(), "e3-f3;xe1-e5;xk8");
    let unfinished = parse_turn(&start, "e3-f3;xe1-e5").unwrap();
    assert_eq!(unfinished.status(), TurnStatus::Incomplete, "a ring is owed");
}

#[test]
fn a_turn_that_begins_in_a_claim_ends_with_it() {
    let ring = position("yinsh standard rrrr/7/8/9/10/9/10/9/8/r3RRR/1R1R w 0/0 0/0 claim-ring");
    let turn = parse_turn(&ring, "xk8").unwrap();
    assert_eq!(turn.status(), TurnStatus::Complete, "the next to decide is Black");
}
