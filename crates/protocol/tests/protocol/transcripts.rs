//! The conversations in docs/PROTOCOL.md, replayed.
//!
//! Replies must be what the page says, to the letter, but for times and speeds. A search that is stopped may have come
//! further than the page says: further `info` lines may come, and its `bestmove` may be another.

use crate::common::Talk;
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

/// An `info` line without what is never the same.
fn timeless(info: &Info) -> Info {
    let some = |known: bool| known.then_some(0);
    Info {
        time: info.time.map(|_| std::time::Duration::ZERO),
        nodes_per_second: some(info.nodes_per_second.is_some()),
        ..info.clone()
    }
}

/// Whether a reply is the expected one; that of a search that was stopped may be another.
fn matches(expected: &str, heard: &str, was_stopped: bool) -> bool {
    let reply =
        |text: &str| text.parse::<Reply>().unwrap_or_else(|error| panic!("{text}: {error}"));
    match (reply(expected), reply(heard)) {
        (Reply::Info(expected), Reply::Info(heard)) => timeless(&expected) == timeless(&heard),
        (Reply::BestMove(_), Reply::BestMove(_)) if was_stopped => true,
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
        let mut was_stopped = false;
        for (number, line) in lines.iter().enumerate() {
            let number = first + number;
            if let Some(command) = line.strip_prefix("> ") {
                was_stopped |= command == "stop";
                let over = talk.say(command).is_break();
                assert_eq!(over, command == "quit", "line {number}");
                continue;
            }
            let expected = line.strip_prefix("< ").expect("a line is sent or received");
            let heard = loop {
                let heard = talk.hear();
                if matches(expected, &heard, was_stopped) || !heard.starts_with("info ") {
                    break heard;
                }
            };
            assert!(
                matches(expected, &heard, was_stopped),
                "line {number}: {expected}\nheard: {heard}"
            );
        }
        // Nothing is left but what a search has told.
        while let Some(rest) = talk.overhear() {
            assert!(rest.starts_with("info "), "after line {first}: {rest}");
        }
    }
}
