//! Texts that mean no good: they are read in time that grows with their size, and nothing overflows.

use gipfel_record::{MAX_DEPTH, MAX_TURNS, Reader, Reason, Record, play_while_valid};

const HEAD: &str = "[Game \"yinsh\"]\n[Variant \"standard\"]\n\n";
/// Large enough that anything quadratic would take minutes.
const SIZE: usize = 300_000;

fn fault(text: &str) -> Reason {
    play_while_valid(text).1.expect("a fault").reason
}

/// All readings of a piece of text that is repeated up to a large size.
fn read_repeated(piece: &str) -> usize {
    Reader::new(&piece.repeat(SIZE / piece.len())).count()
}

#[test]
fn repetitions_are_read_quickly() {
    for piece in [
        "[",
        "(",
        "{",
        "\\",
        "\"",
        "1.",
        "1",
        "!",
        "$",
        ";",
        ",",
        "\n",
        "x",
        "é",
        "[A ",
        "[A \"",
        "[A \"\n",
        "[%",
        "[%a",
        "(1",
        "( ",
        "*",
        "* ",
        "[A \"\"]",
        "[A \"\"]\n\n",
        "<",
        ">",
        "< [A \"\"] ",
    ] {
        read_repeated(piece);
        for middle in ["", "{", "1. f6 ", "1. f6 {", "1. f6 (", "1. f6 (1. f7 {"] {
            let text = format!("{HEAD}{middle}{}", piece.repeat(SIZE / piece.len()));
            assert!(Reader::new(&text).count() > 0);
        }
    }
}

/// A linked game whose first turn is a challenge that was given up.
const LINKED: &str = "[Game \"gipf+\"]\n[Variant \"basic\"]\n[Links \"Z:gipf-basic\"]\n\
    [Position \"gipf+ basic 4/5/6/P(PZ)p4/6/5/4 w 9/9 -- -/- push\"]\n\n";

#[test]
fn contests_are_read_quickly() {
    let challenge = "1. Z:e3-e5;challenge;lost;b2 ";
    for piece in
        ["<", "<<>>", "< [Game \"gipf\"] [Variant \"basic\"] ", "{x} ", "(1) ", "! ", "b3 "]
    {
        let text = format!("{LINKED}{challenge}{}", piece.repeat(SIZE / piece.len()));
        assert!(Reader::new(&text).count() > 0);
    }
    // A contest as long as a record may be: both push along the edge and nothing is ever decided.
    let open = "< [Game \"gipf\"] [Variant \"basic\"] ";
    let variation = "(1. b3) ";
    let long =
        format!("{LINKED}{challenge}{open}1. b4 {}", variation.repeat(SIZE / variation.len()));
    assert!(Reader::new(&format!("{long} 0-1 > *")).count() > 0);
    let rounds = "c2 g2 c1-c3 g1-g3 c1-c4 g1-g4 c1-c5;xc2,c3,c4,c5 g1-g5;xg2,g3,g4,g5 ";
    let text = format!("{LINKED}{challenge}{open}{} 0-1 > *", rounds.repeat(SIZE / rounds.len()));
    assert!(play_while_valid(&text).1.expect("a fault").to_string().contains("contest is over"));
}

#[test]
fn many_broken_records_are_read_quickly() {
    for turns in [
        "{",
        "{ [%eval x] ",
        "{ [%eval x ",
        "1. f6 (1. f7",
        "1. f6 f6",
        "(",
        "1-0",
        "1. f6\n\n\n",
        "\\{ \\}",
        "{\n",
        "1. f6 <",
    ] {
        let record = format!("{HEAD}{turns}\n");
        assert!(read_repeated(&record) >= SIZE / record.len(), "{turns}");
        // With the brace that all of them lack far behind.
        let text = record.repeat(SIZE / record.len()) + "}";
        assert!(Reader::new(&text).count() > 0);
    }
    let one_line = "[Game \"yinsh\"] [Variant \"blitz\"] [Result \"*\"] 1-0 ";
    assert_eq!(read_repeated(one_line), SIZE / one_line.len());
}

#[test]
fn variations_have_a_limit() {
    let nested = |depth: usize| {
        format!("{HEAD}1. a2 {}1. a3{} *", "(1. a4 ".repeat(depth - 1) + "(", ")".repeat(depth))
    };
    assert_eq!(Record::parse(&nested(MAX_DEPTH)).unwrap().turn_count(), MAX_DEPTH + 1);
    assert_eq!(fault(&nested(MAX_DEPTH + 1)), Reason::TooDeep);
    assert_eq!(fault(&format!("{HEAD}1. a2 {}", "(1. a3".repeat(SIZE))), Reason::TooDeep);
}

#[test]
fn turns_have_a_limit() {
    let many = |turns: usize| format!("{HEAD}1. a2 {} *", "(1. a3)".repeat(turns - 1));
    assert_eq!(Record::parse(&many(MAX_TURNS)).unwrap().turn_count(), MAX_TURNS);
    assert_eq!(fault(&many(MAX_TURNS + 1)), Reason::TooManyTurns);
    assert_eq!(fault(&format!("{HEAD}1. {}", "a".repeat(SIZE))), Reason::TurnTooLong);
}

#[test]
fn tags_have_a_limit() {
    let tags: String = (0..SIZE / 20).map(|number| format!("[T{number} \"\"]\n")).collect();
    assert_eq!(fault(&tags), Reason::TooManyTags);
}

#[test]
fn messages_are_short() {
    let long = "y".repeat(SIZE);
    for text in [
        format!("[Game \"{long}\"]\n\n*"),
        format!("[Game \"gipf\"]\n[Variant \"{long}\"]\n\n*"),
        format!("[Game \"gipf\"]\n[Variant \"basic\"]\n[Position \"{long}\"]\n\n*"),
        format!("[Game \"gipf\"]\n[Variant \"basic\"]\n[Result \"{long}\"]\n\n*"),
        format!("[{long} \"\"]\n[{long} \"\"]"),
        format!("{HEAD}1. f6 {}", "!".repeat(SIZE)),
        format!("{HEAD}1. x{}", "y".repeat(900)),
        format!("{HEAD}1. f6 {{ [%eval {}] }}", "y".repeat(400)),
    ] {
        let error = play_while_valid(&text).1.expect("a fault");
        assert!(error.to_string().len() < 2500, "{error}");
    }
}
