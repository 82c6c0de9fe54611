//! Position texts and set-ups of TZAAR that are no positions, and why; unlikely ones that are; and symmetries.

use crate::common::bad;
use gipfel_rules::tzaar::{Phase, PieceKind, Position, SetupError, Space};
use gipfel_rules::{Color, Field, Outcome};

/// What the error of each line of `tzaar-bad-positions.txt` has to say, in the order of the file.
const REASONS: [&str; 67] = [
    "1 fields instead of 6",
    "5 fields instead of 6",
    "unknown game `standard`",
    "7 fields instead of 6",
    "exactly one space",
    "exactly one space",
    "unknown game `tzar`",
    "unknown variant `random`",
    "8 columns instead of 9",
    "10 columns instead of 9",
    "column a has 6 spaces instead of 5",
    "`9`: two numbers in a row, or a number above 8",
    "column e has 9 spaces instead of 8",
    "column d has 7 spaces instead of 8",
    "column h has 0 spaces instead of 6",
    "`41`: two numbers in a row",
    "may not start with 0",
    "may not start with 0",
    "`20`: two numbers in a row, or a number above 8",
    "may not start with 0",
    "unknown character `P`",
    "unknown character `x`",
    "unknown character `.`",
    "column a has 9 spaces instead of 5",
    "a stack `(a1)`: its height is a number from 2 to 30",
    "a stack `(a)`: its height",
    "a stack `(a0)`: its height",
    "a stack `(a03)`: its height",
    "a stack `(a31)`: its height",
    "a stack `(3a)`: it begins with one of `ZATzat`",
    "a stack `(taa)`: its height",
    "a stack `(a2Z)`: its height",
    "a stack `(p2)`: it begins with one of `ZATzat`",
    "a stack that is not closed",
    "unknown character `)`",
    "a stack `()`: it begins with one of `ZATzat`",
    "unknown side `s`",
    "unknown side `W`",
    "expected two parts, white/black",
    "in the order Z A T",
    "in the order Z A T",
    "in the order Z A T",
    "behind T stands a number from 1 to 15",
    "behind A stands a number from 1 to 9",
    "in the order Z A T",
    "behind T stands a number from 1 to 15",
    "behind Z stands a number from 1 to 6",
    "14 Black Tott pieces instead of 15",
    "7 White Tzaar pieces instead of 6",
    "10 Black Tzarra pieces instead of 9",
    "a stack of 2 on a1 while pieces are being placed",
    "place, but White has nothing to place",
    "place, but White has nothing to place",
    "place in the standard variant",
    "place in the standard variant",
    "hand: Black has pieces to place, but the phase is not place",
    "hand: Black has pieces to place, but the phase is not place",
    "16 stacks of Black with a Tott on top, more than 15",
    "7 stacks of White with a Tzaar on top, more than 6",
    "10 stacks of Black with a Tzarra on top, more than 9",
    "31 pieces of Black, more than 30",
    "31 pieces of White, more than 30",
    "White has no Tzaar and Black no Tzaar",
    "White has no Tzarra and Black no Tott",
    "White has no Tott and Black no Tott",
    "second, but no space is empty",
    "unknown phase `move`",
];

#[test]
fn every_bad_position_is_rejected_with_its_reason() {
    bad::check_reasons("tzaar-bad-positions.txt", &REASONS);
}

const HAND: Field = Field::named("hand");

#[test]
fn text_that_cannot_be_read_says_where() {
    let rest = "6/2Z2tz/8/2T5/8/2t4/6/A4 w -/- capture";
    for (reason, marked) in [
        ("not closed", "2^(a2/"),
        ("height", "2^(a1)2/"),
        ("begins with one of", "2^(x3)2/"),
        ("height", "2^(a+3)2/"),
        ("`é`", "2^é2/"),
        ("two numbers in a row", "2a^11/"),
    ] {
        bad::check_syntax(Field::BOARD, reason, &format!("tzaar standard {marked}{rest}"));
    }
    let board = "2a2/6/2Z2tz/8/2T5/8/2t4/6/A4";
    for (field, reason, marked) in [
        (Field::SIDE, "unknown", "^x -/- capture"),
        (HAND, "two parts", "w ^- capture"),
        (HAND, "two parts", "w ^-/-/- capture"),
        (HAND, "number from 1 to 6", "w -/Z^7 capture"),
        (HAND, "number from 1 to 9", "w A^0/- capture"),
        (HAND, "number from 1 to 15", "w T^/- capture"),
        (HAND, "number from 1 to 15", "w A1T^016/- capture"),
        (HAND, "in the order Z A T", "w T1^Z1/- capture"),
        (HAND, "in the order Z A T", "w -/^z1 capture"),
        (HAND, "in the order Z A T", "w -/^ capture"),
        (Field::PHASE, "unknown", "w -/- ^move"),
        (Field::PHASE, "unknown", "w -/- ^capture\n"),
    ] {
        bad::check_syntax(field, reason, &format!("tzaar standard {board} {marked}"));
    }
}

fn errors(text: &str) -> Vec<SetupError> {
    bad::setup_errors::<Position, _>(text)
}

#[test]
fn a_set_up_reports_all_its_errors() {
    use PieceKind::*;
    use SetupError::*;
    let space = |name| Space::from_name(name).expect("a space");
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        errors("tzaar standard Za3/6/7/8/8/8/7/6/5 w Z6A9T15/Z6A9T14 place"),
        [
            PlaceInStandard,
            PieceCount { color: white, kind: Tzaar, count: 7 },
            PieceCount { color: black, kind: Tzarra, count: 10 },
            PieceCount { color: black, kind: Tott, count: 14 },
        ]
    );
    assert_eq!(
        errors("tzaar tournament (Z2)(a3)3/6/7/8/8/8/7/6/5 b Z6/- place"),
        [
            StackInPlace { space: space("a1"), height: 2 },
            StackInPlace { space: space("a2"), height: 3 },
            NothingToPlace(black),
        ]
    );
    assert_eq!(
        errors("tzaar standard (Z30)A3/6/7/8/8/8/7/zz4/zzzzz b Z1/T2 second"),
        [
            PiecesInHand(white),
            PiecesInHand(black),
            TooManyPieces { color: white, count: 31 },
            TooManyOfKind { color: black, kind: Tzaar, count: 7 },
            BothLack([Tott, Tzarra]),
        ]
    );
    let full = "tzaar standard \
        ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT w -/- second";
    assert_eq!(errors(full), [NoEmptySpace]);
}

/// Whatever the page does not reject is a position, and its result is the one it gives.
#[test]
fn unlikely_positions_are_accepted() {
    let full = "ttttT/TaaaAT/TAzzZAT/TAZtTZAT/TAZTtzat/taztTzat/tazZZat/taAAAt/tTTTT";
    let won = |color| Some(Outcome::Win(color));
    let cases = [
        (format!("tzaar standard {full} b -/- capture"), None),
        ("tzaar tournament 5/6/7/8/8/8/7/6/5 b Z6A9T15/Z6A9T15 place".to_owned(), None),
        // Who lacks a kind has lost, in whichever phase and whoever is to move.
        ("tzaar standard ZA3/6/7/8/8/8/7/6/zat2 w -/- capture".to_owned(), won(Color::Black)),
        ("tzaar standard ZA3/6/7/8/8/8/7/6/zat2 b -/- second".to_owned(), won(Color::Black)),
        ("tzaar standard ZAT2/6/7/8/8/8/7/6/5 b -/- second".to_owned(), won(Color::White)),
        // A tower next to single pieces.
        ("tzaar standard ZAT(t28)z/a5/7/8/8/8/7/6/5 w -/- second".to_owned(), None),
        ("tzaar standard ZAT(t28)z/a5/7/8/8/8/7/6/5 b -/- capture".to_owned(), None),
    ];
    for (text, outcome) in cases {
        bad::check_accepted::<Position>(&text, outcome);
    }
}

#[test]
fn counts_are_equal_under_twelve_symmetries_and_with_colours_exchanged() {
    // Exchanged colours are the same game only when everything is placed: White opens.
    bad::check_symmetries::<Position>(
        "tzaar-perft.json",
        60_000,
        |_| 12,
        |position| position.phase() != Phase::Place,
    );
}
