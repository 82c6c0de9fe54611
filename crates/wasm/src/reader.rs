//! The records of a text, one at a time: a large file is read without anybody waiting for all of it.

use gipfel_record::{Mark, Node, NodeId, Reader, Reading, Record, result_text};
use gipfel_rules::Position;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::to_js;
use crate::problem::Problem;
use crate::record::error_problem;

/// A record that was read, as a game to be kept.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ReadGame {
    /// The game.
    #[cfg_attr(test, ts(type = "GameName"))]
    pub game: &'static str,
    /// The word of the variant.
    pub variant: &'static str,
    /// How many turns its main line has.
    pub turns: usize,
    /// How many decisions of an unfinished turn stand behind them.
    pub decided: usize,
    /// The position behind them, as text.
    pub position: String,
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
    #[expect(clippy::should_implement_trait, reason = "JavaScript knows no traits")]
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
            game: start.game().word(),
            variant: start.variant(),
            turns: ids.len() - 1,
            decided: record.unfinished().len(),
            position: record.position(record.last()).unwrap_or(start).to_string(),
            tags: pairs.map(|(name, value)| [name.to_owned(), value.to_owned()]).collect(),
            result: result_text(record.result()),
            size: record.turn_count() as u32,
            annotated: line().any(is_annotated),
            text: record.to_string(),
        }
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
        assert_eq!((first.turns, first.decided), (2, 0));
        assert!(first.annotated);
        assert_eq!(first.tags, [["White".to_owned(), "Ada".to_owned()]]);
        let second = reader.read().unwrap();
        assert_eq!(second.record.unwrap().turns, 1);
        assert_eq!(second.problem.unwrap().place, Some([10, 7]));
        let rest: Vec<_> = std::iter::from_fn(|| reader.read()).collect();
        let last = rest.last().unwrap();
        assert_eq!(last.record.as_ref().unwrap().turns, 1);
        assert!(!last.record.as_ref().unwrap().annotated);
        assert_eq!(last.problem, None);
        assert!((reader.progress() - 1.0).abs() < f64::EPSILON);
    }
}
