//! Position texts and set-ups of ZÈRTZ that are no positions, and why; unlikely ones that are; and symmetries.

use crate::common::bad;
use gipfel_rules::zertz::{Extent, Marble, Position, Ring, SetupError};
use gipfel_rules::{Color, Field, Outcome};

/// What the error of each line of `zertz-bad-positions.txt` has to say, in the order of the file.
const REASONS: [&str; 57] = [
    "1 fields instead of 8",
    "7 fields instead of 8",
    "unknown game `standard`",
    "9 fields instead of 8",
    "exactly one space",
    "exactly one space",
    "unknown game ``",
    "8 fields instead of 6",
    "unknown game `Zertz`",
    "unknown variant `basic`",
    "7 columns instead of 8",
    "8 columns instead of 7",
    "6 columns instead of 7",
    "column a has 3 rings instead of 4",
    "column d has 8 rings instead of 7",
    "column g has 5 rings instead of 4",
    "column d has 0 rings instead of 7",
    "`34`: two numbers in a row",
    "may not start with 0",
    "may not start with 0",
    "`10`: two numbers in a row, or a number above 9",
    "unknown character `w`",
    "unknown character `P`",
    "unknown character `-`",
    "unknown side `W`",
    "unknown side `-`",
    "pool, at character 32: expected three numbers",
    "pool, at character 34: a number with a leading zero",
    "pool, at character 36: expected a number",
    "white, at character 39: expected three numbers",
    "black, at character 49: expected a number",
    "5 white marbles instead of 6",
    "11 black marbles instead of 10",
    "9 grey marbles instead of 8",
    "6 white marbles instead of 5",
    "7 white marbles instead of 6",
    "the group of a1 has no vacant ring",
    "the group of c3 has no vacant ring",
    "no ring is left, so the game is over",
    "place, but the marble on d4 can jump",
    "jump, but no marble can",
    "jump, but no marble can",
    "a chain, but White holds no marble",
    "a chain, but no marble is on d3",
    "a chain, but no marble is on d1",
    "unknown phase `jump-d8`",
    "unknown phase `jump-`",
    "the marble on b2 cannot jump",
    "remove, but no marble can have been placed",
    "remove, but no ring is free",
    "over, but nobody has won",
    "White holds a winning set, so the game is over",
    "black: a winning set of the player who is not to move",
    "white: a winning set of the player who is not to move",
    "nobody has a marble to place, so the game is over",
    "over, but nobody has won",
    "unknown phase `PLACE`",
];

#[test]
fn every_bad_position_is_rejected_with_its_reason() {
    bad::check_reasons("zertz-bad-positions.txt", &REASONS);
}

#[test]
fn text_that_cannot_be_read_says_where() {
    for (field, reason, marked) in [
        (Field::BOARD, "`é`", "2^é1/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place"),
        (Field::BOARD, "two numbers", "W^21/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place"),
        (Field::SIDE, "unknown", "4/5/6/7/6/5/4 ^x 6/8/10 0/0/0 0/0/0 place"),
        (Field::named("pool"), "too large", "4/5/6/7/6/5/4 w 6/^100/10 0/0/0 0/0/0 place"),
        (Field::named("pool"), "too large", "4/5/6/7/6/5/4 w 6/^999/10 0/0/0 0/0/0 place"),
        (Field::named("white"), "three", "4/5/6/7/6/5/4 w 6/8/10 ^0/0/0/0 0/0/0 place"),
        (Field::named("black"), "number", "4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/^/0 place"),
        (Field::PHASE, "unknown", "4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 ^move"),
        (Field::PHASE, "unknown", "4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 ^jump-d4\n"),
    ] {
        bad::check_syntax(field, reason, &format!("zertz standard {marked}"));
    }
}

fn errors(text: &str) -> Vec<SetupError> {
    bad::setup_errors::<Position, _>(text)
}

#[test]
fn a_set_up_reports_all_its_errors() {
    let ring = |name| Ring::from_name(name, Extent::Rings37).expect("a ring");
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        errors("zertz standard W.2/..3/6/7/3G2/5/4 w 6/8/9 4/0/0 0/0/6 place"),
        [
            SetupError::MarbleCount { marble: Marble::White, count: 11, all: 6 },
            SetupError::MarbleCount { marble: Marble::Grey, count: 9, all: 8 },
            SetupError::MarbleCount { marble: Marble::Black, count: 15, all: 10 },
            SetupError::FullGroup(ring("a1")),
            SetupError::OtherHasWon(black),
            SetupError::WonNotOver(white),
        ]
    );
    assert_eq!(
        errors(
            "zertz standard ..../...../....../......./....../...../.... w 6/8/10 0/0/0 0/0/0 remove"
        ),
        [SetupError::NoRingNotOver, SetupError::NoFreeRing, SetupError::NothingPlaced]
    );
    assert_eq!(
        errors("zertz standard 4/5/6/3W3/6/5/4 b 5/8/10 0/0/0 0/0/0 jump-d4"),
        [SetupError::ChainEnded(ring("d4")), SetupError::NothingCaptured(black)]
    );
}

/// Whatever the page does not reject is a position, and its result is the one it gives.
#[test]
fn unlikely_positions_are_accepted() {
    let won = |color| Some(Outcome::Win(color));
    for (text, outcome) in [
        // A hole in the middle of the board.
        ("zertz standard 4/5/6/3.3/6/5/4 w 6/8/10 0/0/0 0/0/0 place", None),
        // A ring on its own.
        (
            "zertz expert ...1./....../......./......../........./......../......./....../..... b 6/8/10 0/0/0 0/0/0 place",
            None,
        ),
        // Handicaps.
        ("zertz standard 4/5/6/7/6/5/4 w 3/8/10 0/0/0 3/0/0 place", None),
        // A ring may be due though the marble was taken with its group.
        ("zertz standard 4/5/6/7/6/5/4 w 5/8/10 1/0/0 0/0/0 remove", None),
        // A jump although nobody has anything to place.
        ("zertz blitz WB2/5/6/7/6/5/4 w 4/7/8 0/0/0 0/0/0 jump", None),
        ("zertz blitz 4/5/6/7/6/5/4 b 5/7/4 0/0/0 0/0/5 over", won(Color::Black)),
        (
            "zertz blitz ..../...../....../......./....../...../.... w 5/7/9 0/0/0 0/0/0 over",
            won(Color::White),
        ),
    ] {
        bad::check_accepted::<Position>(text, outcome);
    }
}

#[test]
fn counts_are_equal_under_all_symmetries_and_with_the_players_exchanged() {
    bad::check_symmetries::<Position>(
        "zertz-perft.json",
        60_000,
        |position| if position.extent() == Extent::Rings48 { 6 } else { 12 },
        |_| true,
    );
}
