//! The records in data/records: odd ones that are read, and broken ones.

use gipfel_record::{Reader, Reading, parse_all, write_all};

const GOOD: [&str; 8] = [
    "annotated-gipf",
    "comments",
    "hand-noted",
    "linked",
    "spacing",
    "starts",
    "uneven-placement",
    "variations",
];
const BROKEN: [&str; 6] = ["contests", "marks", "results", "tags", "turns", "variations"];

/// All files of a folder are in the list, so that none is forgotten.
fn check_complete(folder: &str, names: &[&str]) {
    let path = format!("{}/../../data/records/{folder}", env!("CARGO_MANIFEST_DIR"));
    let entries = std::fs::read_dir(path).expect("the folder is in the project");
    let mut found: Vec<String> = entries
        .map(|entry| entry.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    found.sort();
    let expected: Vec<String> = names.iter().map(|name| format!("{name}.gipfel")).collect();
    assert_eq!(found, expected);
}

fn snapshot(name: &str, text: &str) {
    insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
        insta::assert_snapshot!(name, text);
    });
}

#[test]
fn good_records_have_a_canonical_form() {
    check_complete("good", &GOOD);
    for name in GOOD {
        let text = crate::common::read(&format!("data/records/good/{name}.gipfel"));
        let records = parse_all(&text).unwrap_or_else(|error| panic!("{name}: {error}"));
        let canonical = write_all(&records);
        assert_eq!(parse_all(&canonical), Ok(records), "{name}");
        snapshot(&format!("good-{name}"), &canonical);
    }
}

#[test]
fn broken_records_are_read_up_to_the_fault() {
    check_complete("broken", &BROKEN);
    for name in BROKEN {
        let text = crate::common::read(&format!("data/records/broken/{name}.gipfel"));
        let readings: Vec<String> = Reader::new(&text).map(|reading| show(&reading)).collect();
        snapshot(&format!("broken-{name}"), &readings.join("\n"));
    }
}

fn show(reading: &Reading) -> String {
    let error = reading.error.as_ref().map_or("no fault".to_owned(), ToString::to_string);
    let Some(record) = &reading.record else { return format!("{error}\n  nothing is kept\n") };
    let text = record.to_string();
    let (_, turns) = text.split_once("\n\n").expect("a blank line behind the tags");
    format!("{error}\n  turns kept: {}: {turns}", record.turn_count())
}
