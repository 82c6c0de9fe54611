//! Reading records, one after another.

use std::str::FromStr;

use gipfel_rules::Outcome;

use crate::Record;
use crate::error::{Error, Fault, Reason};
use crate::escape::is_blank;
use crate::head::{Head, TagResult};
use crate::movetext::Movetext;
use crate::scanner::Scanner;
use crate::tags::looks_like_tag;

/// The records of a text. A broken record is read as far as it is valid, and reading goes on with the next one.
///
/// ```
/// use gipfel_record::Reader;
///
/// let text = r#"
/// [Game "gipf"]
/// [Variant "basic"]
///
/// 1. e1-e3 e9-e9 2. b3 *
///
/// [Game "yinsh"]
/// [Variant "blitz"]
///
/// 1. f6 *
/// "#;
/// let readings: Vec<_> = Reader::new(text).collect();
/// assert_eq!(readings.len(), 2);
/// assert_eq!(readings[0].record.as_ref().unwrap().turn_count(), 1);
/// let error = readings[0].error.as_ref().unwrap();
/// assert_eq!(error.to_string(), "line 5, column 10: `e9-e9`: a push ends on a spot");
/// assert_eq!(readings[1].error, None);
/// ```
pub struct Reader<'a> {
    scanner: Scanner<'a>,
    lines: Lines,
}

/// How far a text has been read: whoever cannot hold a [`Reader`] goes on with [`Reader::resume`].
///
/// ```
/// use gipfel_record::Reader;
///
/// let text = "[Game \"yinsh\"]\n[Variant \"blitz\"]\n\n1. f6 *\n\n[Game \"yinsh\"]\n[Variant \"blitz\"]\n\n1. z9 *\n";
/// let mut first = Reader::new(text);
/// first.next();
/// let mut second = Reader::resume(text, first.mark());
/// let error = second.next().unwrap().error.unwrap();
/// assert_eq!((error.line, error.column), (9, 4));
/// assert_eq!(second.mark().offset(), text.len());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Mark {
    offset: usize,
    lines: Lines,
}

impl Mark {
    /// How many bytes have been read.
    pub fn offset(self) -> usize {
        self.offset
    }
}

/// What was read of one record.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Everything before the first fault. None if the fault comes before it is known what is played.
    pub record: Option<Record>,
    /// The first fault.
    pub error: Option<Error>,
}

impl Reading {
    /// The record if it has no fault, the fault otherwise.
    pub fn into_result(self) -> Result<Record, Error> {
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.record.expect("without a fault there is a record")),
        }
    }
}

impl<'a> Reader<'a> {
    /// A reader of all records of a text.
    pub fn new(text: &'a str) -> Reader<'a> {
        let mut scanner = Scanner::new(text);
        // Some editors put a mark in front of everything.
        scanner.take('\u{feff}');
        Reader { scanner, lines: Lines::default() }
    }

    /// A reader that goes on where another one of the same text has stopped.
    pub fn resume(text: &'a str, mark: Mark) -> Reader<'a> {
        let mut reader = Reader::new(text);
        if mark.offset > 0 {
            reader.scanner.go(mark.offset);
        }
        Reader { lines: mark.lines, ..reader }
    }

    /// How far it has read.
    pub fn mark(&self) -> Mark {
        Mark { offset: self.scanner.at(), lines: self.lines }
    }

    /// Reads up to the first fault. The scanner is left where the next record is to be looked for.
    fn read(&mut self) -> (Option<Record>, Option<Fault>) {
        let start = self.scanner.at();
        let mut head = Head::default();
        if let Err(fault) = head.read(&mut self.scanner) {
            self.skip_broken(fault.at, fault.reason != Reason::ExpectedTag);
            let tag = head.result().unwrap_or_default();
            return (head.into_record(start).ok().map(|record| settle(record, tag)), Some(fault));
        }
        let tag = head.result();
        let unfinished = head.take_unfinished();
        let (mut record, tag) = match (head.into_record(start), tag) {
            (Ok(record), Ok(tag)) => (record, tag),
            (Err(fault), _) => {
                self.skip_broken(self.scanner.at(), false);
                return (None, Some(fault));
            }
            (Ok(record), Err(fault)) => {
                self.skip_broken(self.scanner.at(), false);
                return (Some(settle(record, None)), Some(fault));
            }
        };
        let fault = match Movetext::new(&mut record).read(&mut self.scanner) {
            Err(fault) => {
                self.skip_broken(fault.at, false);
                fault
            }
            Ok((at, found)) => match wrong_result(&record, tag, found) {
                None => {
                    let fault = unfinished.read(&mut record).err();
                    return (Some(settle(record, Some(found))), fault);
                }
                Some(reason) => Fault::new(at, reason),
            },
        };
        (Some(settle(record, tag)), Some(fault))
    }

    /// Goes to the next line that looks like the first tag of a record. If the fault is among the tags of the broken record,
    /// those are passed over.
    fn skip_broken(&mut self, fault_at: usize, mut among_tags: bool) {
        let text = self.scanner.text();
        let line_start = text[..fault_at].rfind('\n').map_or(0, |at| at + 1);
        let first_on_line = text[line_start..fault_at].trim_start_matches(is_blank).is_empty();
        let mut at = line_start;
        for line in text[line_start..].split_inclusive('\n') {
            let behind = at > fault_at;
            if !among_tags && (behind || first_on_line) && looks_like_tag(line) {
                self.scanner.go(at);
                return;
            }
            if behind {
                among_tags &= line.trim_start_matches(is_blank).starts_with('[');
            }
            at += line.len();
        }
        self.scanner.go(text.len());
    }
}

/// Why a result cannot stand behind the turns.
pub(crate) fn wrong_result(
    record: &Record,
    tag: Option<TagResult>,
    found: Option<Outcome>,
) -> Option<Reason> {
    match (tag, record.outcome()) {
        (Some(tag), _) if tag != found => Some(Reason::ResultDisagrees { tag, found }),
        (_, Some(outcome)) if found != Some(outcome) => {
            Some(Reason::ResultAgainstRules { found, outcome })
        }
        _ => None,
    }
}

/// The record with its result: what the rules say, or else what is written.
pub(crate) fn settle(mut record: Record, written: Option<TagResult>) -> Record {
    record.result = record.outcome().or(written.flatten());
    record
}

impl Iterator for Reader<'_> {
    type Item = Reading;

    fn next(&mut self) -> Option<Reading> {
        self.scanner.skip_space();
        self.scanner.peek()?;
        let (record, fault) = self.read();
        let error = fault.map(|fault| self.lines.error(self.scanner.text(), fault));
        Some(Reading { record, error })
    }
}

/// A place whose line and column are known. Faults come in the order of the text, so that counting goes on from the last.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Lines {
    at: usize,
    line: usize,
    column: usize,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines { at: 0, line: 1, column: 1 }
    }
}

impl Lines {
    fn error(&mut self, text: &str, fault: Fault) -> Error {
        let passed = text.get(self.at..fault.at).unwrap_or_default();
        self.line += passed.matches('\n').count();
        match passed.rsplit_once('\n') {
            Some((_, last)) => self.column = 1 + last.chars().count(),
            None => self.column += passed.chars().count(),
        }
        self.at = fault.at;
        Error { line: self.line, column: self.column, offset: fault.at, reason: fault.reason }
    }
}

/// Reads as much of the first record of a text as is valid, and says where it stops. Nothing is read if the fault comes
/// before it is known what is played. [`Reader`] does the same for every record of a text.
///
/// ```
/// use gipfel_record::play_while_valid;
///
/// let (record, error) = play_while_valid("[Game \"yinsh\"]\n[Variant \"blitz\"]\n\n1. f6 f6 *");
/// assert_eq!(record.unwrap().turn_count(), 1);
/// assert_eq!(error.unwrap().to_string(), "line 4, column 7: `f6` is not allowed: f6 is not empty");
/// ```
pub fn play_while_valid(text: &str) -> (Option<Record>, Option<Error>) {
    match Reader::new(text).next() {
        Some(reading) => (reading.record, reading.error),
        None => (None, Some(no_record(text))),
    }
}

/// Reads all records of a text, if none is broken.
pub fn parse_all(text: &str) -> Result<Vec<Record>, Error> {
    Reader::new(text).map(Reading::into_result).collect()
}

fn no_record(text: &str) -> Error {
    let mut lines = Lines::default();
    lines.error(text, Fault::new(text.len(), Reason::NoRecord))
}

impl Record {
    /// Reads the one record of a text.
    pub fn parse(text: &str) -> Result<Record, Error> {
        let mut reader = Reader::new(text);
        let record = reader.next().ok_or_else(|| no_record(text))?.into_result()?;
        reader.scanner.skip_space();
        if reader.scanner.peek().is_some() {
            let fault = Fault::new(reader.scanner.at(), Reason::TextBehind);
            return Err(reader.lines.error(text, fault));
        }
        Ok(record)
    }
}

impl FromStr for Record {
    type Err = Error;

    fn from_str(text: &str) -> Result<Record, Error> {
        Record::parse(text)
    }
}
