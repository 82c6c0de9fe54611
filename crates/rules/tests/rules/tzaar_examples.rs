//! The worked examples and the rulings of the TZAAR rules page, and its notation.

use crate::common::examples::{self, actions, after, illegal};
use gipfel_rules::tzaar::{
    Illegal, Phase, PieceKind, Position, Space, Stack, Variant, endings, prompts,
};
use gipfel_rules::{
    Action, Color, Notation, Outcome, Position as _, Prompt, Stage, Symmetric, Symmetry,
    TurnStatus, parse_turn,
};

fn position(text: &str) -> Position {
    examples::position(text)
}

fn space(name: &str) -> Space {
    Space::from_name(name).expect("a space")
}

const START: &str = "tzaar standard \
    ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- capture";
const SIGHT: &str = "tzaar standard 2a2/6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture";
const HEIGHT: &str = "tzaar standard A1(a3)2/6/7/(z3)1(Z2)2t2/8/1(a2)4t1/7/(a2)5/T4 w -/- capture";
const COVERING: &str = "tzaar standard 2t2/6/2(Z3)1(T2)1z/8/8/8/7/2(A2)2a/5 w -/- second";
const LAST_PLACING: &str = "tzaar tournament \
    ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZT1zat/taztTzat/tazZZat/taAAAt/tTTTT b -/T1 place";

#[test]
fn example_1_opening() {
    let start = Position::new(Variant::Standard);
    assert_eq!(start, position(START));
    assert_eq!((start.prompt(), start.stage()), (prompts::OPEN_CAPTURE, Stage::Main));
    assert!(start.is_opening());
    assert_eq!(actions(&start).len(), 42);
    let opened = after(&start, "e4-d4");
    assert_eq!(
        opened.to_string(),
        "tzaar standard ttttT/TaaaAT/TAzzZAT/TAZTTZAT/TAZ1tzat/taztTzat/tazZZat/taAAAt/tTTTT \
         b -/- capture"
    );
    assert_eq!(opened.prompt(), prompts::CAPTURE_STACK);
    let captured = after(&opened, "f4-d3");
    assert_eq!((captured.side(), captured.phase()), (Color::Black, Phase::Second));
    assert_eq!((captured.prompt(), captured.stage()), (prompts::SECOND_MOVE, Stage::After));
}

#[test]
fn example_2_the_first_stack_in_sight() {
    let sight = position(SIGHT);
    assert_eq!(actions(&sight), ["c3-a3", "c3-c6", "e3-g3", "i1-g3"]);
    let in_the_way = |from: &str, to: &str, between: &str| Illegal::InTheWay {
        space: space(from),
        to: space(to),
        between: space(between),
    };
    assert_eq!(illegal(&sight, "c3-c7"), in_the_way("c3", "c7", "c6"));
    assert_eq!(illegal(&sight, "e3-a3"), in_the_way("e3", "a3", "c3"));
    assert_eq!(illegal(&sight, "c3-c5"), Illegal::EmptyTarget(space("c5")));
    assert_eq!(illegal(&sight, "d3-c3"), Illegal::EmptySpace(space("d3")));
    assert_eq!(illegal(&sight, "c7-c6"), Illegal::NotYourStack(space("c7")));
}

#[test]
fn example_3_the_hole() {
    let hole = position("tzaar standard 5/6/2A1T2/8/2Z2z2/8/2t1a2/6/5 w -/- capture");
    assert_eq!(actions(&hole), ["c5-e7", "e3-g3"]);
    for text in ["e3-e7", "c3-g5", "c5-g3"] {
        let error = hole.parse_action(text).expect_err(text).to_string();
        assert!(error.contains("the hole is between"), "{text}: {error}");
    }
}

#[test]
fn example_4_height() {
    let height = position(HEIGHT);
    assert_eq!(actions(&height), ["d3-d6", "d3-f2"]);
    for (target, target_height) in [("a3", 3), ("d1", 3)] {
        assert_eq!(
            illegal(&height, &format!("d3-{target}")),
            Illegal::TooHigh {
                space: space("d3"),
                height: 2,
                target: space(target),
                target_height,
            }
        );
    }
}

#[test]
fn example_5_captured_whole() {
    let captured = after(&position(HEIGHT), "d3-f2");
    assert_eq!(
        captured.to_string(),
        "tzaar standard A1(a3)2/6/7/(z3)4t2/8/1(Z2)4t1/7/(a2)5/T4 w -/- second"
    );
    assert_eq!(actions(&captured), ["f2-f7", "pass"]);
}

#[test]
fn example_6_stacking() {
    let stacking = position("tzaar standard z3a/6/2Z1(T2)2/8/8/8/Z6/4Tt/A4 w -/- second");
    let stack = |position: &Position, name| position.stack(space(name));
    let three = |kind| Stack::new(Color::White, kind, 3);
    assert_eq!(stack(&after(&stacking, "c3-c5"), "c5"), three(PieceKind::Tzaar));
    let tott = after(&stacking, "c5-c3");
    assert_eq!(stack(&tott, "c3"), three(PieceKind::Tott));
    assert_eq!(
        tott.of_kind(Color::White, PieceKind::Tzaar).iter().collect::<Vec<_>>(),
        [space("g1")]
    );
    let all = actions(&stacking);
    let ends_on = |color: Color| {
        let own = stacking.controlled(color);
        all.iter().filter(|text| text.len() == 5 && own.contains(space(&text[3..]))).count()
    };
    assert_eq!((ends_on(Color::Black), ends_on(Color::White), all.len()), (3, 6, 10));
}

#[test]
fn example_7_the_order() {
    let sight = position(SIGHT);
    assert_eq!(illegal(&sight, "pass"), Illegal::PassTooEarly);
    assert_eq!(illegal(&sight, "c3-e3"), Illegal::CaptureFirst(space("e3")));
    let second = after(&sight, "e3-g3");
    assert_eq!(actions(&second), ["c3-a3", "c3-c6", "g3-i1", "i1-g3", "pass"]);
}

#[test]
fn example_8_won_by_the_first_move() {
    let won = after(&position(SIGHT), "c3-a3");
    assert_eq!(won.to_string(), "tzaar standard 2Z2/6/5tz/8/2T5/8/2t4/6/A4 w -/- second");
    assert_eq!(won.end(), Some((Outcome::Win(Color::White), endings::NO_TZARRA)));
    assert_eq!(won.prompt(), Prompt::GAME_OVER);
    assert_eq!(actions(&won), Vec::<String>::new());
    assert_eq!(illegal(&won, "pass"), Illegal::GameOver);
    let turn = parse_turn(&position(SIGHT), "c3-a3").expect("a turn");
    assert_eq!(turn.status(), TurnStatus::Complete);
}

#[test]
fn example_9_won_by_the_second() {
    let sight = position(SIGHT);
    let won = after(&sight, "c3-c6;c6-c7");
    assert_eq!(won.end(), Some((Outcome::Win(Color::White), endings::NO_TZAAR)));
    assert_eq!((won.side(), won.phase()), (Color::Black, Phase::Capture));
    let goes_on = after(&sight, "c3-c6;pass");
    assert_eq!(goes_on.end(), None);
    let lost = after(&goes_on, "c7-c6");
    assert_eq!(lost.end(), Some((Outcome::Win(Color::Black), endings::NO_TZAAR)));
}

#[test]
fn example_10_covering_ones_own_last() {
    let covering = position(COVERING);
    for (action, reason) in [("c3-c5", endings::NO_TOTT), ("c5-c3", endings::NO_TZAAR)] {
        let over = after(&covering, action);
        assert_eq!(over.end(), Some((Outcome::Win(Color::Black), reason)), "{action}");
        assert!(!over.can_capture(Color::Black));
    }
}

#[test]
fn example_11_no_capture() {
    let over = after(&position(COVERING), "pass");
    assert_eq!(over.end(), Some((Outcome::Win(Color::White), endings::NO_CAPTURE)));
    assert_eq!(over.lacks(Color::Black), None);
    assert_eq!((over.side(), over.phase()), (Color::Black, Phase::Capture));
}

#[test]
fn example_12_nothing_but_pass() {
    let bare = position("tzaar standard Z4/6/1T5/8/2A4(z2)/8/2(a2)4/6/3(t2)1 w -/- second");
    assert_eq!(bare.prompt(), prompts::PASS_SECOND);
    assert_eq!(actions(&bare), ["pass"]);
    let passed = after(&bare, "pass");
    assert_eq!(passed.end(), None);
    for taken in ["g3-e3", "i4-c2"] {
        assert_eq!(after(&passed, taken).outcome(), Some(Outcome::Win(Color::Black)));
    }
}

#[test]
fn example_13_placing() {
    let start = Position::new(Variant::Tournament);
    assert_eq!((start.prompt(), start.stage()), (prompts::PLACE_KIND, Stage::Main));
    assert_eq!(start.count_actions(), 180);
    let placed = after(&start, "Ze4 Td4 Ad5");
    assert_eq!(
        placed.to_string(),
        "tzaar tournament 5/6/7/3tA3/3Z4/8/7/6/5 b Z5A8T15/Z6A9T14 place"
    );
    assert_eq!(illegal(&placed, "Ze4"), Illegal::OccupiedSpace(space("e4")));
    assert_eq!(illegal(&placed, "d4-e4"), Illegal::OtherPhase(Phase::Place));
    assert_eq!(illegal(&placed, "pass"), Illegal::OtherPhase(Phase::Place));
}

#[test]
fn example_14_the_last_piece() {
    let last = position(LAST_PLACING);
    assert_eq!(actions(&last), ["Te6"]);
    assert_eq!(illegal(&last, "Ze6"), Illegal::NoneInHand(PieceKind::Tzaar));
    let opening = after(&last, "Te6");
    assert_eq!((opening.side(), opening.prompt()), (Color::White, prompts::OPEN_CAPTURE));
    assert_eq!(actions(&opening).len(), 42);
    assert_eq!(illegal(&opening, "Te6"), Illegal::OtherPhase(Phase::Capture));
    for action in opening.actions() {
        let mut opened = opening;
        opened.play(action).expect("a generated action is legal");
        assert_eq!((opened.side(), opened.phase()), (Color::Black, Phase::Capture));
    }
}

#[test]
fn ruling_uneven_placing_goes_on_with_who_has_pieces() {
    let two = position(
        "tzaar tournament t1TTZ/ZAttTa/TtttTTa/ZzaTazzt/TZATAazt/tttATtAZ/aTAaTta/AT1zAa/tzTZt \
         w A1T1/- place",
    );
    let first = after(&two, "Aa2");
    assert_eq!((first.side(), first.phase()), (Color::White, Phase::Place));
    let last = after(&first, "Th3");
    assert_eq!((last.side(), last.phase()), (Color::White, Phase::Capture));
}

#[test]
fn in_the_fixed_arrangement_a_sixth_of_a_turn_exchanges_the_colours() {
    let start = position(START);
    let turned = start.transform(Symmetry::new(1, false));
    assert_eq!(
        turned.to_string(),
        start.swap_colors().expect("all is placed").to_string().replace(" b ", " w ")
    );
}

#[test]
fn turns_have_one_action_or_two() {
    let start = position(START);
    let status = |position: &Position, text: &str| {
        parse_turn(position, text).unwrap_or_else(|error| panic!("{text}: {error}")).status()
    };
    assert_eq!(status(&start, "e4-d4"), TurnStatus::Complete);
    assert!(parse_turn(&start, "e4-d4;pass").is_err(), "the opening has one move");
    let sight = position(SIGHT);
    assert_eq!(status(&sight, "c3-c6;c6-c7"), TurnStatus::Complete);
    assert_eq!(status(&sight, "c3-c6;pass"), TurnStatus::Complete);
    let open = parse_turn(&sight, "c3-c6").map(|turn| turn.status());
    assert!(!matches!(open, Ok(TurnStatus::Complete)), "`pass` is never left out");
    assert!(parse_turn(&sight, "c3-c6;pass;pass").is_err());
    assert!(parse_turn(&sight, "pass").is_err());
}

#[test]
fn text_that_is_no_action_says_why() {
    let sight = position(SIGHT);
    examples::check_unreadable(
        &sight,
        &[
            ("Ze5", "`e5` is no space"),
            ("c3-c8", "`c8` is no space"),
            ("c3-", "`` is no space"),
            ("Z", "`` is no space"),
            ("Pass", "expected `Ze4`, `c3-c6` or `pass`"),
            ("e4", "expected `Ze4`, `c3-c6` or `pass`"),
            ("ze4", "expected `Ze4`, `c3-c6` or `pass`"),
            ("", "expected `Ze4`, `c3-c6` or `pass`"),
            ("é4", "expected `Ze4`, `c3-c6` or `pass`"),
            ("c3-e4", "not on one line"),
            ("c3-c3", "not on one line"),
        ],
    );
}

#[test]
fn games_have_at_most_55_moves() {
    for first in 0..40 {
        let mut position = Position::new(Variant::Standard);
        let mut seen = std::collections::HashSet::new();
        let mut moves = 0;
        loop {
            let actions = position.actions();
            let Some(&action) = actions.get(first % actions.len().max(1)) else { break };
            assert!(seen.insert(position), "no position comes back: {position}");
            assert!(usize::from(action.index()) < Position::ACTION_COUNT);
            moves += usize::from(position.action_text(action) != "pass");
            position.play(action).expect("a generated action is legal");
        }
        assert!(moves <= 55, "{moves}");
    }
}
