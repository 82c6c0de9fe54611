//! What the functions that read make of texts that hold no record, one, or several.

use gipfel_record::{Reader, Reason, Record, parse_all, play_while_valid};
use gipfel_rules::{GameKind, Position};

const ONE: &str = "[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. b3 *\n";

#[test]
fn nothing() {
    for (text, line, column) in [("", 1, 1), (" \r\n\t ", 2, 3), ("\u{feff}\n", 2, 1)] {
        assert_eq!(Reader::new(text).count(), 0);
        assert_eq!(parse_all(text), Ok(Vec::new()));
        let error = Record::parse(text).unwrap_err();
        assert_eq!((error.line, error.column, &error.reason), (line, column, &Reason::NoRecord));
        assert_eq!(play_while_valid(text), (None, Some(error)));
    }
}

#[test]
fn one() {
    let record: Record = ONE.parse().unwrap();
    assert_eq!(parse_all(ONE), Ok(vec![record.clone()]));
    assert_eq!(play_while_valid(ONE), (Some(record.clone()), None));
    assert_eq!(record.start().game(), GameKind::Gipf);
    let tags: Vec<String> =
        record.all_tags().map(|(name, value)| format!("{name}={value}")).collect();
    assert_eq!(tags, ["Result=*", "Game=gipf", "Variant=basic"]);
}

#[test]
fn several() {
    let two = format!("{ONE}{ONE}");
    assert_eq!(parse_all(&two).unwrap().len(), 2);
    let error = Record::parse(&two).unwrap_err();
    assert_eq!(error.to_string(), "line 5, column 1: text behind the end of the record");
    let error = Record::parse(&format!("{ONE}x")).unwrap_err();
    assert_eq!((error.offset, error.reason), (ONE.len(), Reason::TextBehind));
    assert_eq!(play_while_valid(&two).1, None);

    let broken = format!("{ONE}{}{ONE}", ONE.replace('*', "b9 *"));
    assert_eq!(parse_all(&broken).unwrap_err().line, 8);
    let readings: Vec<_> = Reader::new(&broken).collect();
    let faults: Vec<bool> = readings.iter().map(|reading| reading.error.is_some()).collect();
    assert_eq!(faults, [false, true, false]);
    assert!(readings.iter().all(|reading| reading.record.as_ref().unwrap().turn_count() == 1));
}

#[test]
fn many_records_on_one_line() {
    let line = "[Game \"yinsh\"][Variant \"blitz\"] 1.f6* [Game \"gipf\"] [Variant \"basic\"]*";
    let error = parse_all(line).unwrap_err();
    assert_eq!(error.to_string(), "line 1, column 35: `f6*`: `f6*` is no point");
    let records = parse_all(&line.replace("f6*", "f6 *")).unwrap();
    assert_eq!(records.len(), 2);
}
