//! Sessions survive everything that can be sent to them.

use std::io::{self, Write};
use std::sync::{Arc, Mutex};

use gipfel_protocol::{Capacity, MAX_LINE, Reply, Session};
use proptest::prelude::*;

#[derive(Clone, Default)]
struct Memory(Arc<Mutex<Vec<u8>>>);

impl Write for Memory {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().expect("nobody panics").write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What a session says to some bytes. Every line of it must be a message.
fn said(input: &[u8]) -> Vec<Reply> {
    let memory = Memory::default();
    let session = Session::with_capacity(memory.clone(), Capacity { hash: 2, threads: 2 });
    session.converse(input).expect("memory can be read");
    let bytes = memory.0.lock().expect("nobody panics").clone();
    let text = String::from_utf8(bytes).expect("a session writes text");
    text.lines()
        .map(|line| line.parse().unwrap_or_else(|error| panic!("{line:?}: {error}")))
        .collect()
}

#[test]
fn lines_that_are_no_text() {
    let replies = said(b"\xff\xfe\nisready\n\0\nugi\0\nisready");
    let Reply::Error(first) = &replies[0] else { panic!("{replies:?}") };
    assert_eq!(first, "the line is not text in UTF-8");
    assert_eq!(replies[1], Reply::ReadyOk);
    assert_eq!(replies[2], Reply::Error("unknown command `\\u{0}`".to_owned()));
    assert_eq!(replies[3], Reply::Error("unknown command `ugi\\u{0}`".to_owned()));
    assert_eq!(replies[4], Reply::ReadyOk);
}

#[test]
fn lines_that_are_too_long() {
    let mut input = vec![b'x'; MAX_LINE + 10];
    input.extend(b"\nisready\n");
    input.extend(vec![b'y'; MAX_LINE]);
    input.extend(b"\nposition startpos moves ");
    input.extend(b"e1-e3 ".repeat(MAX_LINE / 8));
    input.extend(b"\nisready\n");
    let replies = said(&input);
    assert_eq!(replies.len(), 5);
    assert_eq!(replies[0], Reply::Error(format!("the line is longer than {MAX_LINE} bytes")));
    assert_eq!(replies[1], Reply::ReadyOk);
    assert!(replies.iter().all(|reply| reply.to_string().len() < 300));
}

#[test]
fn questions_in_great_number() {
    let replies = said(&b"isready\n".repeat(10_000));
    assert_eq!(replies.len(), 10_000);
    let replies = said(&b"go depth 1\nstop\n".repeat(200));
    assert_eq!(replies.iter().filter(|reply| matches!(reply, Reply::BestMove(_))).count(), 200);
}

/// Words of the protocol, and words that are nearly such.
fn word() -> impl Strategy<Value = String> {
    let known = [
        "ugi",
        "isready",
        "uginewgame",
        "setoption",
        "name",
        "value",
        "Game",
        "gipf",
        "yinsh",
        "Variant",
        "basic",
        "blitz",
        "tournament",
        "standard",
        "Hash",
        "Threads",
        "MultiPV",
        "Level",
        "Seed",
        "position",
        "startpos",
        "fen",
        "moves",
        "e1-e3",
        "e9-e7",
        "f6",
        "xb2",
        "done",
        "pass",
        "go",
        "depth",
        "nodes",
        "movetime",
        "p1time",
        "p2time",
        "movestogo",
        "ponder",
        "stop",
        "ponderhit",
        "query",
        "gameover",
        "p1turn",
        "result",
        "0",
        "1",
        "2",
        "3",
        "-1",
        "18446744073709551616",
        "\0",
        "é",
        ";",
        "\u{1b}[2J",
    ];
    prop_oneof![
        8 => prop::sample::select(known.to_vec()).prop_map(str::to_owned),
        1 => "[ -~]{0,12}",
        1 => any::<String>(),
    ]
}

/// Lines that mean something more often than not.
fn line() -> impl Strategy<Value = String> {
    let known = [
        "position fen gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push moves c1-c5",
        "position fen gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push",
        "position fen yinsh standard RR2/4r2/1M3r2/2M6/3Mmm4/3M3R1/1R2M5/1r2M4/4R3/4r2/3r w 0/0 0/0 claim-row",
        "setoption name Game value yinsh",
        "setoption name Level value 1",
        "setoption name MultiPV value 3",
        "setoption name Threads value 2",
        "go depth 1",
        "go nodes 300",
        "go movetime 1",
        "go infinite",
        "go ponder nodes 100",
        "stop",
        "ponderhit",
        "isready",
        "query result",
    ];
    prop_oneof![
        3 => prop::sample::select(known.to_vec()).prop_map(str::to_owned),
        2 => prop::collection::vec(word(), 0..6).prop_map(|words| words.join(" ")),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    #[test]
    fn any_conversation_comes_to_an_end(lines in prop::collection::vec(line(), 0..25)) {
        let mut input = lines.join("\n");
        // Whatever was sent, the session is still there.
        input.push_str("\nstop\nisready\nquit\n");
        let replies = said(input.as_bytes());
        let quit_early = lines.iter().any(|line| line.lines().any(|line| line.trim() == "quit"));
        prop_assert!(quit_early || replies.contains(&Reply::ReadyOk));
        let asked = input.matches("go").count();
        let answered = replies.iter().filter(|reply| matches!(reply, Reply::BestMove(_))).count();
        prop_assert!(answered <= asked);
    }

    #[test]
    fn any_bytes_come_to_an_end(bytes in prop::collection::vec(any::<u8>(), 0..300)) {
        said(&bytes);
    }
}
