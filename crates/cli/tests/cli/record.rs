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

const LINKED: &str = r#"[White "Ada"]
[Game "gipf+"]
[Variant "basic"]
[Position "gipf+ basic 4/5/6/P(PZ)p4/2(py)3/5/4 w 9/9 -- -/- push"]
[Links "Z:yinsh-blitz Y:coin"]
[Seed "5"]

1. Z:e3-e5;challenge;lost;b2 < [Game "yinsh"] [Variant "blitz"] 1. f6 f7 0-1 > Y:f4-f5;accept *
"#;

#[test]
fn linked_games_are_checked_with_their_contests() {
    let good = gipfel_with(["record", "--check"], LINKED);
    assert_eq!((good.code, good.text(), good.err.as_str()), (0, "", ""));
    let said = gipfel_with(["record", "--normalise"], LINKED);
    assert_snapshot!("record_linked", said);
    assert_eq!(gipfel_with(["record", "--normalise"], said.text()).text(), said.text());
    assert_eq!(gipfel_with(["record", "--positions"], LINKED).text().lines().count(), 2);
    for (from, to, fault) in [
        ("f6 f7", "f6 f6", "f6 is not empty"),
        ("0-1 >", "1-0 >", "the result of the contest is not what the turn says"),
        ("\"blitz\"] 1.", "\"standard\"] 1.", "the contest is another game"),
        ("< [", "[", "the record of a contest is missing"),
        ("challenge;lost;b2", "accept", "no contest was played here"),
    ] {
        let broken = gipfel_with(["record", "--check"], &LINKED.replacen(from, to, 1));
        assert_eq!(broken.code, 1, "{from}");
        assert!(broken.err.contains(fault), "{}", broken.err);
    }
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
