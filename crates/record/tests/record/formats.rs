//! The examples of `docs/formats` are true.

use gipfel_record::{
    MAX_COMMAND_LENGTH, MAX_DEPTH, MAX_TAGS, MAX_TURN_LENGTH, MAX_TURNS, MAX_UNFINISHED_LENGTH,
    Record, play_while_valid,
};
use gipfel_rules::{AnyPosition, parse_turn, turn_text};

/// The blocks of a kind on a page.
fn blocks(page: &str, kind: &str) -> Vec<String> {
    let page = crate::common::read(&format!("docs/formats/{page}.md"));
    let opening = format!("```{kind}");
    let mut blocks: Vec<String> = Vec::new();
    let mut inside = false;
    for line in page.lines() {
        if line == opening {
            inside = true;
            blocks.push(String::new());
        } else if line == "```" {
            inside = false;
        } else if let Some(block) = blocks.last_mut().filter(|_| inside) {
            *block += line;
            *block += "\n";
        }
    }
    blocks
}

#[test]
fn positions() {
    let blocks = blocks("positions", "gipfel-positions");
    assert_eq!(blocks.len(), 7);
    for line in blocks.iter().flat_map(|block| block.lines()) {
        let position: AnyPosition = line.parse().unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(position.to_string(), line);
    }
}

#[test]
fn turns() {
    let blocks = blocks("turns", "gipfel-turns");
    assert_eq!(blocks.len(), 12);
    for block in blocks {
        let mut lines = block.lines();
        let position: AnyPosition = lines.next().unwrap().parse().unwrap();
        for line in lines {
            let (read, written) = line.split_once(" => ").unwrap_or((line, line));
            let turn =
                parse_turn(&position, read).unwrap_or_else(|error| panic!("{line}: {error}"));
            let actions = turn.finish().unwrap_or_else(|error| panic!("{line}: {error}"));
            assert_eq!(turn_text(&position, &actions), written);
        }
    }
}

#[test]
fn records() {
    let blocks = blocks("records", "gipfel-record");
    assert_eq!(blocks.len(), 7);
    for block in blocks {
        let record = Record::parse(&block).unwrap_or_else(|error| panic!("{error}\n{block}"));
        assert_eq!(record.to_string(), block, "records are shown in their canonical form");
    }
}

#[test]
fn broken_records() {
    let blocks = blocks("records", "gipfel-broken");
    assert_eq!(blocks.len(), 1);
    for block in blocks {
        let (text, expected) = block.split_once("\n=> ").unwrap();
        let (error, kept) = expected.split_once("\n=> ").unwrap();
        let (record, found) = play_while_valid(text);
        assert_eq!(found.unwrap().to_string(), error);
        assert!(record.unwrap().to_string().ends_with(&format!("\n\n{kept}")));
    }
}

#[test]
fn limits() {
    let page = crate::common::read("docs/formats/records.md");
    for (name, limit) in [
        ("turns of a record, variations included", MAX_TURNS),
        ("variations inside each other", MAX_DEPTH),
        ("tags besides Game, Variant, Position, Result and Unfinished", MAX_TAGS),
        ("bytes of a turn", MAX_TURN_LENGTH),
        ("bytes of an unfinished turn", MAX_UNFINISHED_LENGTH),
        ("bytes of a command", MAX_COMMAND_LENGTH),
    ] {
        let row = page.lines().find_map(|line| line.strip_prefix(&format!("| {name} | ")));
        let digits: String = row
            .unwrap_or_else(|| panic!("no row: {name}"))
            .chars()
            .take_while(|letter| letter.is_ascii_digit() || *letter == ',')
            .filter(char::is_ascii_digit)
            .collect();
        assert_eq!(digits, limit.to_string(), "{name}");
    }
}
