//! Records in a format of serde.

use gipfel_record::Record;

#[test]
fn a_record_is_its_text() {
    let text =
        "[Result \"*\"]\n[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 { Well. } 1... e9-e7 *\n";
    let record = Record::parse(text).unwrap();
    let written = serde_json::to_string(&record).unwrap();
    assert_eq!(serde_json::from_str::<String>(&written).unwrap(), text);
    assert_eq!(serde_json::from_str::<Record>(&written).unwrap(), record);
}

#[test]
fn a_broken_record_says_where_it_stops() {
    let written =
        serde_json::to_string("[Game \"gipf\"]\n[Variant \"basic\"]\n\n1. e1-e3 e5 *\n").unwrap();
    let error = serde_json::from_str::<Record>(&written).unwrap_err().to_string();
    assert!(error.contains("e5"), "{error}");
}
