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
    ] {
        read_repeated(piece);
        for middle in ["", "{", "1. f6 ", "1. f6 {", "1. f6 (", "1. f6 (1. f7 {"] {
            let text = format!("{HEAD}{middle}{}", piece.repeat(SIZE / piece.len()));
            assert!(Reader::new(&text).count() > 0);
        }
    }
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
