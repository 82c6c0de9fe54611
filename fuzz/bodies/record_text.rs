//! Any bytes as the text of records: read as far as they are valid, and what was read is written and read back.

use gipfel_record::{Reader, Record, parse_all, play_while_valid, write_all};

pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let readings: Vec<_> = Reader::new(text).collect();
    for reading in &readings {
        assert!(reading.record.is_some() || reading.error.is_some());
        if let Some(error) = &reading.error {
            assert!(!error.to_string().is_empty());
        }
        if let Some(record) = &reading.record {
            check(record);
        }
    }
    let (record, error) = play_while_valid(text);
    match readings.first() {
        Some(first) => assert_eq!((&record, &error), (&first.record, &first.error)),
        None => assert!(record.is_none() && error.is_some()),
    }
    if let Ok(records) = parse_all(text) {
        assert_eq!(records.len(), readings.len());
        let written = write_all(&records);
        assert_eq!(parse_all(&written).as_ref(), Ok(&records), "{written}");
    }
    if let Ok(only) = Record::parse(text) {
        assert_eq!(Some(only), record);
    }
}

fn check(record: &Record) {
    let written = record.to_string();
    let again = Record::parse(&written).unwrap_or_else(|error| panic!("{written}\n{error}"));
    assert_eq!(&again, record, "{written}");
    assert_eq!(again.to_string(), written);
    assert_eq!(record.positions().count(), record.main_line().count() + 1);
    let game = record.to_game();
    assert_eq!(game.position(), record.open_turn().position(), "{written}");
    let kept = Record::from_game(&game).unwrap_or_else(|error| panic!("{written}\n{error}"));
    assert_eq!(kept.game(), game, "{written}");
}
