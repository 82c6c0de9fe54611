//! The conversations in docs/PROTOCOL.md, replayed.
//!
//! Replies must be what the page says, to the letter. Only what a search finds may differ: of an `info` line the same things
//! must be told about the same depth and line, and a `bestmove` may be another; further `info` lines may come.

mod common;

use common::Talk;
use gipfel_protocol::{Capacity, Info, Reply};

const PAGE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/PROTOCOL.md");

/// The blocks marked as conversations, each with the number of its first line.
fn transcripts(page: &str) -> Vec<(usize, Vec<&str>)> {
    let mut found = Vec::new();
    let mut open: Option<(usize, Vec<&str>)> = None;
    for (number, line) in page.lines().enumerate() {
        match &mut open {
            None if line == "```ugi" => open = Some((number + 2, Vec::new())),
            None => {}
            Some(_) if line == "```" => found.extend(open.take()),
            Some((_, lines)) => lines.push(line),
        }
    }
    found
}

/// Which things an `info` line tells; depth and line with their values.
fn told(info: &Info) -> (Option<u32>, Option<u32>, [bool; 7]) {
    let things = [
        info.selective_depth.is_some(),
        info.score.is_some(),
        info.nodes.is_some(),
        info.nodes_per_second.is_some(),
        info.time.is_some(),
        info.table_fill.is_some(),
        !info.turns.is_empty(),
    ];
    (info.depth, info.line, things)
}

fn matches(expected: &str, heard: &str) -> bool {
    let reply =
        |text: &str| text.parse::<Reply>().unwrap_or_else(|error| panic!("{text}: {error}"));
    match (reply(expected), reply(heard)) {
        (Reply::Info(expected), Reply::Info(heard)) => told(&expected) == told(&heard),
        (Reply::BestMove(_), Reply::BestMove(_)) => true,
        _ => expected == heard,
    }
}

#[test]
fn every_conversation_goes_as_the_page_says() {
    let page = std::fs::read_to_string(PAGE).expect("the page is there");
    let transcripts = transcripts(&page);
    assert!(transcripts.len() >= 5, "{} conversations", transcripts.len());
    for (first, lines) in transcripts {
        let mut talk = Talk::with_capacity(Capacity::default());
        for (number, line) in lines.iter().enumerate() {
            let number = first + number;
            if let Some(command) = line.strip_prefix("> ") {
                let over = talk.say(command).is_break();
                assert_eq!(over, command == "quit", "line {number}");
                continue;
            }
            let expected = line.strip_prefix("< ").expect("a line is sent or received");
            let heard = loop {
                let heard = talk.hear();
                if matches(expected, &heard) || !heard.starts_with("info ") {
                    break heard;
                }
            };
            assert!(matches(expected, &heard), "line {number}: {expected}\nheard: {heard}");
        }
        // Nothing is left but what a search has told.
        while let Some(rest) = talk.overhear() {
            assert!(rest.starts_with("info "), "after line {first}: {rest}");
        }
    }
}
