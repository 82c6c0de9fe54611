//! `record`.

use insta::assert_snapshot;

use super::{gipfel, gipfel_with, one_line};

const GOOD: &str = r#"[White "Ada"]
[Black "Bob"]
[Game "gipf"]
[Variant "standard"]
[Result "*"]

1. e1-e3 (1. b1-b3 e9-e7) e9-e7 { quiet }
2. d1-d2 *

[Game "yinsh"]
[Variant "blitz"]

1. f6 g6 *
"#;

const BROKEN: &str = r#"[Game "gipf"]
[Variant "basic"]

1. e1-e3 e9-e9 *

[Game "yinsh"]
[Variant "blitz"]

1. f6 g6 *

[Game "yinsh"]
[Variant "blitz"]

1. f6 f6 *
"#;

#[test]
fn summaries() {
    assert_snapshot!("record_summary", gipfel_with(["record"], GOOD));
}

#[test]
fn canonical_records_stay_as_they_are() {
    let said = gipfel_with(["record", "--normalise"], GOOD);
    assert_snapshot!("record_normalise", said);
    assert_eq!(gipfel_with(["record", "-", "--normalise"], said.text()).text(), said.text());
}

#[test]
fn positions() {
    assert_snapshot!("record_positions", gipfel_with(["record", "--positions"], GOOD));
}

#[test]
fn check() {
    let good = gipfel_with(["record", "--check"], GOOD);
    assert_eq!((good.code, good.text(), good.err.as_str()), (0, "", ""));
    assert_snapshot!("record_check", gipfel_with(["record", "--check"], BROKEN));
    assert_eq!(gipfel_with(["record", "--check"], "").code, 1);
}

#[test]
fn a_broken_record_stops_everything_else() {
    for option in ["--normalise", "--positions"] {
        let said = gipfel_with(["record", option], BROKEN);
        assert_eq!(said.code, 2);
        assert_eq!(
            one_line(&said.err),
            "error: standard input: line 4, column 10: `e9-e9`: a push ends on a spot"
        );
    }
    assert_eq!(gipfel_with(["record"], " \n").code, 2);
}

#[test]
fn files() {
    let file = tempfile::NamedTempFile::new().expect("a file");
    std::fs::write(file.path(), GOOD).expect("a text");
    let path = file.path().display().to_string();
    assert_eq!(gipfel(["record", &path]).text(), gipfel_with(["record", "-"], GOOD).text());
    let missing = gipfel(["record", "no-such-file.txt"]);
    assert_eq!(missing.code, 2);
    assert!(one_line(&missing.err).starts_with("error: no-such-file.txt: "));
    std::fs::write(file.path(), b"[Game \"gipf\xff\"]").expect("bytes");
    assert!(one_line(&gipfel(["record", &path]).err).ends_with("not text in UTF-8, at byte 12"));
}
