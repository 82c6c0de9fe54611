//! Position texts and set-ups of DVONN that are no positions, and why; unlikely ones that are; and symmetries.

use crate::common::bad;
use gipfel_rules::dvonn::{Phase, PieceKind, Position, SetupError, Space, SpaceSet};
use gipfel_rules::{Color, Field, Outcome};

/// What the error of each line of `dvonn-bad-positions.txt` has to say, in the order of the file.
const REASONS: [&str; 64] = [
    "position, at character 6: 1 fields instead of 6",
    "5 fields instead of 6",
    "unknown game `standard`",
    "7 fields instead of 6",
    "exactly one space",
    "exactly one space",
    "unknown game `devonn`",
    "unknown variant `blitz`",
    "10 columns instead of 11",
    "12 columns instead of 11",
    "column a has 4 spaces instead of 3",
    "column j has 5 spaces instead of 4",
    "column f has 4 spaces instead of 5",
    "column e has 0 spaces instead of 5",
    "`22`: two numbers in a row",
    "may not start with 0",
    "`40`: two numbers in a row, or a number above 5",
    "may not start with 0",
    "unknown character `R`",
    "unknown character `d`",
    "unknown character `W`",
    "column e has 7 spaces instead of 5",
    "a stack `(P1)`: its height is a number from 2 to 49",
    "a stack `(P)`: its height",
    "a stack `(P0)`: its height",
    "a stack `(P03)`: its height",
    "a stack `(P50)`: its height",
    "a stack `(3P)`: it begins with `P` or `p`",
    "a stack `(PpP)`: its height",
    "a stack `(D2)`: it begins with `P` or `p`",
    "a stack `(P3d)`: its height",
    "not closed",
    "unknown character `)`",
    "a stack `()`: it begins with `P` or `p`",
    "unknown side `r`",
    "hand, at character 40: expected three numbers",
    "board and hand: 24 white pieces instead of 23",
    "board and hand: 4 DVONN pieces instead of 3",
    "hand, at character 78: a number with a leading zero",
    "hand, at character 40: expected a number",
    "board and hand: 22 black pieces instead of 23",
    "board and hand: 4 DVONN pieces instead of 3",
    "board and hand: 24 white pieces instead of 23",
    "hand: 2 DVONN pieces, with white or black ones on the board already",
    "board: a stack of 2 on f4 while pieces are being placed",
    "phase: place, but Black has nothing to place",
    "phase: place, but White has nothing to place",
    "hand: 1 white pieces in phase move",
    "hand: 23 white pieces in phase move",
    "board: White controls 25 stacks, more than 23",
    "board: 50 pieces, more than 49",
    "board: 50 pieces, more than 49",
    "board: DVONN pieces on 4 spaces, more than 3",
    "board: DVONN pieces on 4 spaces, more than 3",
    "board: room for 2 DVONN pieces",
    "board: room for 0 DVONN pieces",
    "board: room for 0 DVONN pieces",
    "board: room for 2 DVONN pieces",
    "board: room for 2 DVONN pieces",
    "board: room for 2 DVONN pieces",
    "board: no contact with a DVONN piece on i3",
    "board: no contact with a DVONN piece on g2",
    "unknown phase `push`",
    "unknown side `W`",
];

#[test]
fn every_bad_position_is_rejected_with_its_reason() {
    bad::check_reasons("dvonn-bad-positions.txt", &REASONS);
}

const HAND: Field = Field::named("hand");

#[test]
fn text_that_cannot_be_read_says_where() {
    let board = "D2/4/5/5/5/2D2/5/5/5/4/2D";
    for (field, reason, marked) in [
        (Field::BOARD, "not closed", "D2/4/5/5/5/^(P2D2/5/5/5/4/2D w 0/0/0 move"),
        (Field::BOARD, "height", "D2/4/5/5/5/2^(P1)2/5/5/5/4/2D w 0/0/0 move"),
        (Field::BOARD, "one `D`", "D2/4/5/5/5/2^(P5DD)2/5/5/5/4/2D w 0/0/0 move"),
        (Field::BOARD, "height", "D2/4/5/5/5/2^(P+5)2/5/5/5/4/2D w 0/0/0 move"),
        (Field::BOARD, "`é`", "D2/4/5/5/5/2^é2/5/5/5/4/2D w 0/0/0 move"),
    ] {
        bad::check_syntax(field, reason, &format!("dvonn standard {marked}"));
    }
    for (field, reason, marked) in [
        (Field::SIDE, "unknown", "^x 0/0/0 move"),
        (HAND, "three numbers", "w ^0/0 move"),
        (HAND, "three numbers", "w ^0/0/0/0 move"),
        (HAND, "leading zero", "w 0/0/^00 move"),
        (HAND, "too large", "w 0/^256/0 move"),
        (HAND, "a number", "w 0/0/^ move"),
        (Field::PHASE, "unknown", "w 0/0/0 ^moves"),
        (Field::PHASE, "unknown", "w 0/0/0 ^move\n"),
    ] {
        bad::check_syntax(field, reason, &format!("dvonn standard {board} {marked}"));
    }
}

fn errors(text: &str) -> Vec<SetupError> {
    bad::setup_errors::<Position, _>(text)
}

#[test]
fn a_set_up_reports_all_its_errors() {
    use SetupError::*;
    let space = |name| Space::from_name(name).expect("a space");
    assert_eq!(
        errors("dvonn standard DPp/4/5/5/5/2D2/5/5/5/4/3 b 23/0/2 place"),
        [
            PieceCount { kind: PieceKind::Of(Color::White), count: 24 },
            PieceCount { kind: PieceKind::Of(Color::Black), count: 1 },
            PieceCount { kind: PieceKind::Dvonn, count: 4 },
            DvonnInHand(2),
        ]
    );
    assert_eq!(
        errors("dvonn standard (P2)(p3D)1/4/5/5/5/5/5/5/5/4/3 w 0/23/0 place"),
        [
            StackInPlace { space: space("a1"), height: 2 },
            StackInPlace { space: space("a2"), height: 3 },
            NothingToPlace(Color::White),
        ]
    );
    let apart: SpaceSet = ["f3", "g3"].map(space).into_iter().collect();
    assert_eq!(
        errors("dvonn standard (P2D)2/4/5/5/5/2p2/2(P49)2/5/5/4/3 w 255/0/1 move"),
        [
            PiecesInHand { kind: PieceKind::Of(Color::White), count: 255 },
            PiecesInHand { kind: PieceKind::Dvonn, count: 1 },
            TooManyPieces(52),
            DvonnMissing { room: 1 },
            NoContact(apart),
        ]
    );
}

/// Whatever the page does not reject is a position, and its result is the one it gives.
#[test]
fn unlikely_positions_are_accepted() {
    let cases = [
        ("dvonn standard 3/4/5/5/5/5/5/5/5/4/3 b 23/23/3 place", None),
        ("dvonn standard D2/4/5/5/5/2D2/5/5/5/4/2D w 23/23/0 place", None),
        ("dvonn standard D2/4/5/5/5/2D2/5/5/5/4/2D b 0/0/0 move", Some(Outcome::Draw)),
        (
            "dvonn standard 3/4/5/5/5/2(P49D)2/5/5/5/4/3 b 0/0/0 move",
            Some(Outcome::Win(Color::White)),
        ),
        // Three DVONN pieces below one top, or two and one.
        (
            "dvonn standard 3/4/5/5/5/2(p4D)2/5/5/5/4/3 w 0/0/0 move",
            Some(Outcome::Win(Color::Black)),
        ),
        (
            "dvonn standard D2/4/5/5/5/2(P3D)2/5/5/5/4/3 w 0/0/0 move",
            Some(Outcome::Win(Color::White)),
        ),
        // More white pieces than black ones can be told from the tops alone.
        ("dvonn standard DDD/PPPP/5/5/5/5/5/5/5/4/3 b 0/0/0 move", None),
    ];
    for (text, outcome) in cases {
        bad::check_accepted::<Position>(text, outcome);
    }
}

#[test]
fn counts_are_equal_under_four_symmetries_and_with_colours_exchanged() {
    // Exchanged colours are the same game only when everything is placed: White moves first.
    bad::check_symmetries::<Position>(
        "dvonn-perft.json",
        120_000,
        |_| 4,
        |position| position.phase() == Phase::Move,
    );
}
