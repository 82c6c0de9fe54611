//! The records of a text, one at a time: a large file is read without anybody waiting for all of it.

use gipfel_record::{Mark, Node, NodeId, Reader, Reading, Record, result_text};
use gipfel_rules::Position;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::to_js;
use crate::linked::LinkSettings;
use crate::problem::Problem;
use crate::record::{error_problem, linked_turn};
use crate::view::GameName;

/// A record that was read, as a game to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadGame {
    /// The game.
    pub game: GameName,
    /// The word of the variant.
    pub variant: &'static str,
    /// The position it starts from, as text.
    pub start: String,
    /// The turns of the main line; in a linked game with all their decisions.
    pub turns: Vec<String>,
    /// What the players of a linked game have agreed on.
    pub links: Option<LinkSettings>,
    /// The time the mover had left after each turn, in milliseconds.
    pub clocks: Vec<Option<u32>>,
    /// The tags, without those that follow from the record.
    pub tags: Vec<[String; 2]>,
    /// `1-0`, `0-1`, `1/2-1/2` or `*`.
    pub result: &'static str,
    /// All turns, variations included.
    pub size: u32,
    /// Whether there is more in it than the main line: variations, comments, marks, judgements.
    pub annotated: bool,
    /// The record as text.
    pub text: String,
}

/// What was read of one record.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadRecord {
    /// Everything before the first fault; nothing if it is not even known what is played.
    pub record: Option<ReadGame>,
    /// The first fault.
    pub problem: Option<Problem>,
}

/// Reads the records of a text, one at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct RecordReader {
    text: String,
    mark: Mark,
}

#[wasm_bindgen]
impl RecordReader {
    /// A reader of all records of a text.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> RecordReader {
        RecordReader { text, mark: Mark::default() }
    }

    /// The next record; null behind the last.
    #[wasm_bindgen(unchecked_return_type = "ReadRecord | null")]
    pub fn next(&mut self) -> JsValue {
        to_js(&self.read())
    }

    /// How much of the text has been read, from 0 to 1.
    pub fn progress(&self) -> f64 {
        self.mark.offset() as f64 / self.text.len().max(1) as f64
    }
}

impl RecordReader {
    fn read(&mut self) -> Option<ReadRecord> {
        let mut reader = Reader::resume(&self.text, self.mark);
        let reading = reader.next();
        self.mark = reader.mark();
        reading.map(ReadRecord::from)
    }
}

impl From<Reading> for ReadRecord {
    fn from(Reading { record, error }: Reading) -> ReadRecord {
        ReadRecord {
            record: record.as_ref().map(ReadGame::from),
            problem: error.as_ref().map(error_problem),
        }
    }
}

impl From<&Record> for ReadGame {
    fn from(record: &Record) -> ReadGame {
        let next = |&id: &NodeId| record.node(id)?.children().first().copied();
        let ids: Vec<NodeId> = std::iter::successors(Some(Record::ROOT), next).collect();
        let line = || ids.iter().filter_map(|&id| record.node(id));
        let start = record.start();
        let pairs = record.tags().iter();
        ReadGame {
            game: start.game().into(),
            variant: start.variant(),
            start: start.to_string(),
            turns: ids.iter().filter_map(|&id| turn_text(record, id)).collect(),
            links: record.settings().map(LinkSettings::from),
            clocks: line()
                .skip(1)
                .map(|node| node.annotations().clock.map(gipfel_record::Clock::millis))
                .collect(),
            tags: pairs.map(|(name, value)| [name.to_owned(), value.to_owned()]).collect(),
            result: result_text(record.result()),
            size: record.turn_count() as u32,
            annotated: line().any(is_annotated),
            text: record.to_string(),
        }
    }
}

/// The turn that led to a node of the main line, with everything that is needed to play it again.
fn turn_text(record: &Record, id: NodeId) -> Option<String> {
    match linked_turn(record, record.node(id)?) {
        Some(turn) => turn.turn_view().decisions,
        None => record.turn_text(id),
    }
}

fn is_annotated(node: &Node) -> bool {
    let notes = node.annotations();
    node.children().len() > 1
        || node.glyph().is_some()
        || !node.comments_before().is_empty()
        || !notes.comments.is_empty()
        || notes.evaluation.is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_come_one_by_one_with_their_faults() {
        let text = "[White \"Ada\"]\n[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. c2 {Good.} d2 *\n\n\
                    [Game \"gipf\"]\n[Variant \"basic\"]\n\n1. c2 zz *\n\nnonsense\n\n\
                    [Game \"yinsh\"]\n[Variant \"blitz\"]\n\n1. f6 *\n";
        let mut reader = RecordReader::new(text.to_owned());
        let first = reader.read().unwrap().record.unwrap();
        assert_eq!(first.turns, ["c2", "d2"]);
        assert!(first.annotated);
        assert_eq!(first.tags, [["White".to_owned(), "Ada".to_owned()]]);
        let second = reader.read().unwrap();
        assert_eq!(second.record.unwrap().turns, ["c2"]);
        assert_eq!(second.problem.unwrap().place, Some([10, 7]));
        let rest: Vec<_> = std::iter::from_fn(|| reader.read()).collect();
        let last = rest.last().unwrap();
        assert_eq!(last.record.as_ref().unwrap().turns, ["f6"]);
        assert!(!last.record.as_ref().unwrap().annotated);
        assert_eq!(last.problem, None);
        assert!((reader.progress() - 1.0).abs() < f64::EPSILON);
    }
}
