//! The worked examples and the rulings of the ZÈRTZ rules page, and its notation.

use crate::common::examples::{self, actions, after, illegal};
use gipfel_rules::zertz::{Illegal, Marble, Phase, Position, Ring, Variant, endings, prompts};
use gipfel_rules::{
    ActionError, Color, Notation, Outcome, Position as _, Prompt, Stage, TurnStatus, parse_turn,
    turn_text,
};

fn position(text: &str) -> Position {
    examples::position(text)
}

fn ring(position: &Position, name: &str) -> Ring {
    Ring::from_name(name, position.extent()).expect("a ring")
}

const CHAIN: &str = "zertz standard 3./1W2./2G3/.3B2/.2B2/5/4 w 5/7/8 0/0/0 0/0/0 jump";
const PASSING: &str = "zertz standard W2W/2W2/1W2G1/G2G2G/1B2B1/2B2/B2B w 0/0/0 0/0/0 2/4/5 place";
const DRAW: &str =
    "zertz standard 1G.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/1 0/0/0 place";

#[test]
fn example_1_start() {
    let start = Position::new(Variant::Standard);
    assert_eq!(start.count_actions(), 111);
    assert_eq!((start.prompt(), start.stage()), (prompts::PLACE_MARBLE, Stage::Main));
    let placed = after(&start, "Wd4");
    assert_eq!((placed.prompt(), placed.stage()), (prompts::REMOVE_RING, Stage::After));
    assert_eq!(placed.free().len(), 18);
    assert_eq!(
        after(&placed, "d1").to_string(),
        "zertz standard 4/5/6/.2W3/6/5/4 b 5/8/10 0/0/0 0/0/0 place"
    );
}

#[test]
fn example_2_free_rings() {
    let free = position("zertz standard G2G/5/6/.B1W3/.5/.4/4 b 5/6/9 0/0/0 0/0/0 remove");
    assert_eq!(actions(&free).len(), 14);
    assert!(actions(&free).contains(&"e2".to_owned()));
    for occupied in ["a1", "d2"] {
        assert_eq!(illegal(&free, occupied), Illegal::OccupiedRing(ring(&free, occupied)));
    }
    assert_eq!(illegal(&free, "f2"), Illegal::NotFree(ring(&free, "f2")));
    assert_eq!(illegal(&free, "e1"), Illegal::MissingRing(ring(&free, "e1")));
    let other = position("zertz standard 4/5/6/.B1W3/6/5/4 w 5/8/9 0/0/0 0/0/0 remove");
    for kept in ["e2", "c2"] {
        assert_eq!(illegal(&other, kept), Illegal::NotFree(ring(&other, kept)));
    }
}

#[test]
fn example_3_compulsory_capture() {
    let jump = position("zertz standard 4/5/6/3W3/3G2/5/4 b 5/7/10 0/0/0 0/0/0 jump");
    assert_eq!(actions(&jump), ["d4-f4", "e4-c3"]);
    assert_eq!((jump.prompt(), jump.stage()), (prompts::JUMP_MARBLE, Stage::Main));
    assert_eq!(
        after(&jump, "d4-f4").to_string(),
        "zertz standard 4/5/6/7/6/3W1/4 w 5/7/10 0/0/0 0/1/0 place"
    );
    for text in ["Wa1", "a1", "pass"] {
        assert_eq!(illegal(&jump, text), Illegal::MustJump);
    }
    assert_eq!(illegal(&jump, "d4-d6"), Illegal::NothingToJump { over: ring(&jump, "d5") });
    assert_eq!(illegal(&jump, "a1-a3"), Illegal::NoMarble(ring(&jump, "a1")));
}

#[test]
fn example_4_chain() {
    let chain = position(CHAIN);
    assert_eq!(actions(&chain), ["b2-d4", "c3-a1", "d5-f3", "e4-c5"]);
    let jumped = after(&chain, "b2-d4");
    assert_eq!(jumped.phase(), Phase::JumpOn(ring(&jumped, "d4")));
    assert_eq!((jumped.prompt(), jumped.stage()), (prompts::JUMP_ON, Stage::After));
    assert_eq!(actions(&jumped), ["d4-d6", "d4-f4"]);
    assert_eq!(illegal(&jumped, "d5-f3"), Illegal::MustJumpOn(ring(&jumped, "d4")));
    assert_eq!(illegal(&jumped, "Wa1"), Illegal::MustJumpOn(ring(&jumped, "d4")));
    for onwards in ["d4-d6", "d4-f4"] {
        assert_eq!(after(&jumped, onwards).side(), Color::Black);
    }
    let other = after(&chain, "c3-a1");
    assert_eq!((other.side(), other.phase()), (Color::Black, Phase::Jump));
    assert!(actions(&other).iter().all(|text| text.starts_with("d5") || text.starts_with("e4")));
}

#[test]
fn example_5_back_to_the_start() {
    let start = position("zertz standard 3./4./6/.1WG3/.1GB2/5/4 b 5/6/9 0/0/0 0/0/0 jump");
    assert_eq!(
        after(&start, "d3-d5;d5-f3;f3-d3").to_string(),
        "zertz standard 3./4./6/.1W4/.5/5/4 w 5/6/9 0/0/0 0/2/1 place"
    );
}

#[test]
fn example_6_no_free_ring() {
    let crowded = position(
        "zertz standard ..../...../..GGW./..W2B./..BBG./...../.... w 3/2/4 1/1/2 0/2/1 place",
    );
    let placed = after(&crowded, "Wd4");
    assert_eq!((placed.side(), placed.phase()), (Color::Black, Phase::Jump));
    assert!(placed.free().is_empty());
    assert_eq!(actions(&placed), ["d3-d5"]);
}

#[test]
fn example_7_isolating() {
    let before = position("zertz standard WW../.1.../..4/7/6/5/4 w 3/7/6 0/1/2 1/0/2 place");
    assert_eq!(
        after(&before, "Bd7;b2").to_string(),
        "zertz standard ..../...../..4/6B/6/5/4 b 3/7/5 2/1/2 1/0/2 place"
    );
}

#[test]
fn example_8_filling_a_group() {
    let before = position("zertz standard W1../...../..4/7/6/5/4 b 4/7/6 0/1/2 1/0/2 place");
    let filled = after(&before, "Ga2");
    assert_eq!(filled.held(Color::Black, Marble::White), 2);
    assert_eq!(filled.held(Color::Black, Marble::Grey), 1);
    assert_eq!((filled.side(), filled.phase()), (Color::Black, Phase::Remove));
    assert_eq!(actions(&filled).len(), 15);
    let elsewhere = after(&before, "Gd4;a2");
    assert_eq!(elsewhere.held(Color::Black, Marble::White), 2);
    assert_eq!(elsewhere.held(Color::Black, Marble::Grey), 0);
}

#[test]
fn example_9_a_vacant_ring_in_the_group() {
    let before = position("zertz standard W2./.1.../..4/7/6/5/4 w 4/7/6 0/1/2 1/0/2 place");
    let isolated = after(&before, "Ga2;b2");
    assert_eq!((isolated.side(), isolated.phase()), (Color::Black, Phase::Jump));
    assert_eq!(actions(&isolated), ["a1-a3"]);
    assert_eq!(isolated.held(Color::White, Marble::White), 0);
}

#[test]
fn example_10_the_larger_group() {
    let before = position(
        "zertz standard ..../...../..BG../....W2/..BG.1/...../.... w 4/3/5 1/1/2 0/2/1 place",
    );
    let taken = after(&before, "Bd7;d6");
    assert_eq!(
        taken.to_string(),
        "zertz standard ..../...../....../......B/.....1/...../.... b 4/3/4 2/3/4 0/2/1 place"
    );
    for text in ["We6", "Ge6", "Be6"] {
        let filled = after(&taken, text);
        assert_eq!(filled.end(), Some((Outcome::Win(Color::Black), endings::ALL_RINGS)));
    }
}

#[test]
fn example_11_the_pool() {
    let without_white = position(
        "zertz standard ..../...../..2../..1G1../..2../..2./..1G w 0/2/2 3/2/3 3/2/5 place",
    );
    assert!(actions(&without_white).iter().all(|text| !text.starts_with('W')));
    assert_eq!(illegal(&without_white, "Wd3"), Illegal::NotInPool(Marble::White));
    let empty = position("zertz standard W2./4./5./3G3/6/5/3G w 0/0/0 2/4/5 3/2/5 place");
    assert_eq!(empty.prompt(), prompts::PLACE_CAPTURED);
    for letter in ['W', 'G', 'B'] {
        assert!(actions(&empty).iter().any(|text| text.starts_with(letter)));
    }
    let placed = after(&empty, "Wb3;c1");
    assert_eq!(Marble::ALL.map(|marble| placed.held(Color::White, marble)), [1, 4, 5]);
}

#[test]
fn example_12_passing() {
    let before = position(PASSING);
    assert_eq!(before.prompt(), prompts::PASS_EMPTY);
    assert_eq!(actions(&before), ["pass"]);
    assert_eq!(illegal(&before, "Wa2"), Illegal::NothingToPlace);
    let passed = after(&before, "pass");
    assert_eq!((passed.side(), passed.prompt()), (Color::Black, prompts::PLACE_CAPTURED));
    assert_eq!(illegal(&passed, "pass"), Illegal::PassWithMarbles);
    assert_eq!(actions(&passed).len(), 3 * passed.vacant().len());
}

#[test]
fn example_13_a_draw() {
    let before = position(DRAW);
    let drawn = after(&before, "Ba1");
    assert_eq!(
        drawn.to_string(),
        "zertz standard BG.G/B.1B./.GW.GG/WB.WB.W/.BW.GB/W.BB./GG.B w 0/0/0 0/0/0 0/0/0 over"
    );
    assert_eq!(drawn.end(), Some((Outcome::Draw, endings::NO_MARBLES)));
    let placed = after(&before, "Bb3");
    assert_eq!(actions(&placed), ["a1"]);
    let won = after(&placed, "a1");
    assert_eq!(won.outcome(), Some(Outcome::Win(Color::White)));
    assert!(won.rings().is_empty());
}

#[test]
fn example_14_winning_in_a_chain() {
    let before = position("zertz standard 3./1B2./2W3/.6/.2B2/5/4 w 2/7/8 3/1/0 0/0/0 jump");
    let won = after(&before, "b2-d4");
    assert_eq!(won.to_string(), "zertz standard 3./4./6/.2B3/.2B2/5/4 w 2/7/8 4/1/0 0/0/0 over");
    assert_eq!(won.end(), Some((Outcome::Win(Color::White), endings::WHITE_MARBLES)));
    assert_eq!(illegal(&won, "d4-f4"), Illegal::GameOver);
}

#[test]
fn example_15_all_rings_occupied() {
    let before = position(
        "zertz standard 2../...../....../......./....../...../.... b 5/5/7 1/1/2 0/2/1 place",
    );
    let won = after(&before, "Ba1;a2");
    assert_eq!(
        won.to_string(),
        "zertz standard ..../...../....../......./....../...../.... b 5/5/6 1/1/2 0/2/2 over"
    );
    assert_eq!(won.end(), Some((Outcome::Win(Color::Black), endings::ALL_RINGS)));
}

#[test]
fn example_16_aims() {
    let blitz = position("zertz blitz 4/5/6/3W3/3B2/5/4 w 2/5/7 2/2/1 0/0/0 jump");
    let won = Some((Outcome::Win(Color::White), endings::EACH_MARBLE));
    assert_eq!(after(&blitz, "d4-f4").end(), won);
    let standard = position("zertz standard 4/5/6/3W3/3B2/5/4 w 3/6/8 2/2/1 0/0/0 jump");
    assert_eq!(after(&standard, "d4-f4").end(), None);
}

#[test]
fn example_17_lines() {
    let tournament = position("zertz tournament 5/6/7/3W4/3B3/6/5/4 w 5/8/9 0/0/0 0/0/0 jump");
    assert_eq!(actions(&tournament), ["d4-f4", "e4-c3"]);
    let expert = position("zertz expert 5/6/7/3W4/3B5/8/7/6/5 w 5/8/9 0/0/0 0/0/0 jump");
    assert_eq!(actions(&expert), ["d4-f3", "e4-c4"]);
}

#[test]
fn every_set_wins_with_its_last_marble() {
    let won = |white: &str, text: &str| {
        let before = position(text);
        let after = after(&before, "d4-f4");
        assert_eq!(
            Marble::ALL.map(|marble| after.held(Color::White, marble).to_string()).join("/"),
            white
        );
        after.end_reason()
    };
    for (white, reason, text) in [
        ("0/5/0", endings::GREY_MARBLES, "3W3/3G2/5/4 w 5/3/10 0/4/0 0/0/0 jump"),
        ("0/0/6", endings::BLACK_MARBLES, "3W3/3B2/5/4 w 5/8/4 0/0/5 0/0/0 jump"),
        ("3/3/3", endings::EACH_MARBLE, "3W3/3B2/5/4 w 2/5/7 3/3/2 0/0/0 jump"),
    ] {
        assert_eq!(won(white, &format!("zertz standard 4/5/6/{text}")), Some(reason));
    }
}

#[test]
fn what_forbids_other_actions() {
    let start = Position::new(Variant::Standard);
    assert_eq!(illegal(&start, "d1"), Illegal::PlaceFirst);
    assert_eq!(illegal(&start, "pass"), Illegal::PassWithMarbles);
    assert_eq!(illegal(&start, "d4-f4"), Illegal::NoMarble(ring(&start, "d4")));
    let placed = after(&start, "Wd4");
    for text in ["We4", "d4-f4", "pass"] {
        assert_eq!(illegal(&placed, text), Illegal::MustRemove);
    }
    let removed = after(&placed, "d1");
    assert_eq!(illegal(&removed, "Wd4"), Illegal::OccupiedRing(ring(&removed, "d4")));
    assert_eq!(illegal(&removed, "Wd1"), Illegal::MissingRing(ring(&removed, "d1")));
    let bare = position("zertz standard W2W/4./W4./3G3/6/5/3G w 0/0/0 0/4/5 3/2/5 place");
    assert_eq!(illegal(&bare, "Wb3"), Illegal::NotHeld(Marble::White));
    let blocked = position("zertz standard 4/5/6/3WGW1/3GB1/5/4 w 4/6/9 0/0/0 0/0/0 jump");
    assert_eq!(illegal(&blocked, "d4-d6"), Illegal::OccupiedRing(ring(&blocked, "d6")));
    assert_eq!(illegal(&blocked, "d6-b4"), Illegal::NothingToJump { over: ring(&blocked, "c5") });
}

#[test]
fn actions_that_cannot_be_read() {
    let start = Position::new(Variant::Standard);
    for text in ["", "W", "Wd8", "w d4", "d9", "Xd4", "d4-", "d4-d5", "d4-a1", "d4-f4-d4", "Pass"] {
        let error = start.parse_action(text).expect_err(text);
        assert!(matches!(error, ActionError::Syntax { .. }), "{text}: {error}");
    }
}

#[test]
fn turns_are_written_as_far_as_they_were_played() {
    let texts = |position: &Position, text: &str| {
        let turn = parse_turn(position, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(turn.status(), TurnStatus::Complete, "{text}");
        turn_text(position, &turn.actions().collect::<Vec<_>>())
    };
    assert_eq!(texts(&Position::new(Variant::Standard), "Wd4;d1"), "Wd4;d1");
    assert_eq!(texts(&position(CHAIN), "b2-d4;d4-f4"), "b2-d4;d4-f4");
    assert_eq!(texts(&position(DRAW), "Ba1"), "Ba1");
    assert_eq!(texts(&position(PASSING), "pass"), "pass");
    let unfinished = parse_turn(&Position::new(Variant::Standard), "Wd4").expect("the beginning");
    assert_ne!(unfinished.status(), TurnStatus::Complete);
    assert_eq!(position(DRAW).prompt(), prompts::PLACE_CAPTURED);
    assert_eq!(after(&position(DRAW), "Ba1").prompt(), Prompt::GAME_OVER);
}
