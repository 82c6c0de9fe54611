//! Position texts and set-ups of ZÈRTZ that are no positions, and why; unlikely ones that are; and symmetries.

use crate::common::vectors;
use gipfel_rules::zertz::{Extent, Marble, Position, Ring, Setup, SetupError};
use gipfel_rules::{
    AnyPosition, Color, Field, Outcome, Position as _, PositionError, Symmetric, perft,
};

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
    let text = vectors::read("zertz-bad-positions.txt");
    assert_eq!(text.lines().count(), REASONS.len());
    for (line, reason) in text.lines().zip(REASONS) {
        let (position, why) = line.split_once('\t').expect("position, tab, reason");
        let error = position.parse::<AnyPosition>().expect_err(why).to_string();
        assert!(error.contains(reason), "{position}: {why}\n`{error}` does not say `{reason}`");
    }
}

/// The syntax error of a text in which `^` stands in front of the byte it is to point at.
fn check_syntax(field: Field, reason: &str, marked: &str) {
    let at = marked.find('^').expect("a mark");
    match marked.replacen('^', "", 1).parse::<Position>() {
        Err(PositionError::Syntax(error)) => {
            assert_eq!((error.at, error.field), (at, field), "{marked}: {error}");
            assert!(error.reason.contains(reason), "{marked}: {error}");
        }
        other => panic!("{marked}: {other:?}"),
    }
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
        check_syntax(field, reason, &format!("zertz standard {marked}"));
    }
}

fn faults(text: &str) -> Vec<SetupError> {
    match text.parse::<Position>() {
        Err(PositionError::Setup(faults)) => faults,
        other => panic!("{text}: {other:?}"),
    }
}

#[test]
fn a_set_up_reports_all_its_faults() {
    let ring = |name| Ring::from_name(name, Extent::Rings37).expect("a ring");
    let (white, black) = (Color::White, Color::Black);
    assert_eq!(
        faults("zertz standard W.2/..3/6/7/3G2/5/4 w 6/8/9 4/0/0 0/0/6 place"),
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
        faults(
            "zertz standard ..../...../....../......./....../...../.... w 6/8/10 0/0/0 0/0/0 remove"
        ),
        [SetupError::NoRingNotOver, SetupError::NoFreeRing, SetupError::NothingPlaced]
    );
    assert_eq!(
        faults("zertz standard 4/5/6/3W3/6/5/4 b 5/8/10 0/0/0 0/0/0 jump-d4"),
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
        let position: Position = text.parse().unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(position.to_string(), text);
        assert_eq!(position.outcome(), outcome, "{text}");
        assert_eq!(position.actions().is_empty(), outcome.is_some(), "{text}");
        assert_eq!(Setup::from(&position).validate(), Ok(position));
    }
}

#[test]
fn counts_are_equal_under_all_symmetries_and_with_the_players_exchanged() {
    let table: serde_json::Value =
        serde_json::from_str(&vectors::read("zertz-perft.json")).expect("JSON");
    for entry in table.as_array().expect("a list") {
        let position: Position =
            entry["position"].as_str().expect("a position").parse().expect("a position");
        let counts: Vec<u64> = entry["perft"]
            .as_array()
            .expect("counts")
            .iter()
            .filter_map(serde_json::Value::as_u64)
            .collect();
        let deepest = counts.iter().rposition(|&count| count <= 60_000).unwrap_or(0);
        let expected = if position.extent() == Extent::Rings48 { 6 } else { 12 };
        assert_eq!(position.symmetries().len(), expected);
        for &symmetry in position.symmetries() {
            let image = position.transform(symmetry);
            assert_eq!(perft(&image, deepest as u32), counts[deepest], "{image}");
            let swapped = image.swap_colors().expect("the players are alike");
            assert_eq!(perft(&swapped, deepest as u32), counts[deepest], "{swapped}");
        }
    }
}
