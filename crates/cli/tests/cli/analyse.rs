//! `analyse`.

use serde_json::Value;

use super::{GIPF, YINSH, gipfel, gipfel_with, refused};

/// A game in which Black leaves a row to be made.
const GAME: &str = r#"[White "Ada"]
[Black "Béla"]
[Game "gipf"]
[Variant "basic"]

1. e1-e3 e9-e7 2. b3 h3 *
"#;

#[test]
fn a_position() {
    for (position, lines) in [(GIPF, "4"), (YINSH, "2")] {
        let arguments = ["analyse", position, "--nodes", "2000", "--lines", lines];
        let said = gipfel(arguments);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{said}");
        assert_eq!(said.text(), gipfel(arguments).text(), "the same answer every time");
        let rows: Vec<&str> = said.text().lines().collect();
        assert!(rows[0].starts_with("White to move, depth "), "{said}");
        assert_eq!(rows[1], "line   score  turns");
        assert_eq!(rows.len(), 2 + lines.parse::<usize>().unwrap());
        assert!(!said.text().contains('\x1b'), "only a terminal is drawn on");
    }
}

#[test]
fn scores_are_from_whites_side() {
    // Black is to move and wins: White has nothing left to bring in.
    let position = "gipf basic p2P/5/6/P5p/6/5/p2P b 0/12 -- push";
    let said =
        gipfel_with(["analyse", "-", "--depth", "2", "--lines", "1"], &format!("{position}\n"));
    let row = said.text().lines().nth(2).expect("a line").to_owned();
    assert!(row.starts_with("   1     #-1  "), "{said}");
}

#[test]
fn a_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.gipfel");
    let graph = folder.path().join("game.svg");
    std::fs::write(&file, GAME).expect("a file");
    let (file, graph) = (file.to_str().expect("a name"), graph.to_str().expect("a name"));
    let said = gipfel(["analyse", file, "--nodes", "500", "--graph", graph, "--theme", "dark"]);
    assert_eq!((said.code, said.err.as_str()), (0, ""), "{said}");
    let rows: Vec<&str> = said.text().lines().collect();
    assert_eq!(rows[0], "GIPF basic, Ada – Béla, *");
    assert!(rows[1].starts_with("turn     played    score   swing  better"), "{said}");
    for (row, start) in rows[2..7].iter().zip(["start", "1.", "1...", "2.", "2..."]) {
        assert!(row.starts_with(start), "{said}");
    }
    assert!(said.text().contains("urning point"), "{said}");
    let picture = std::fs::read_to_string(graph).expect("the graph is there");
    assert!(picture.starts_with("<svg ") && picture.contains("Béla"));
    let piped = gipfel_with(["analyse", "-", "--nodes", "500"], GAME);
    assert_eq!(piped.text(), said.text());
}

#[test]
fn a_decided_game() {
    let game = r#"[Game "gipf"]
[Variant "basic"]
[Position "gipf basic p2P/5/6/P5p/6/5/p2P w 12/0 -- push"]

1. c2 1-0
"#;
    let said = gipfel_with(["analyse", "-", "--nodes", "500"], game);
    let last = said.text().lines().nth(3).expect("a turn").to_owned();
    assert!(last.contains("1-0"), "{said}");
}

#[test]
fn input_that_is_refused() {
    let over = "gipf basic p2P/5/6/P5p/6/5/p2P w 0/12 -- push";
    assert!(refused(["analyse", over]).contains("the game is over"));
    assert!(refused(["analyse", "no-such-file"]).contains("neither a position nor a file"));
    assert!(refused(["analyse", "gipf basic"]).contains("2 fields"));
    refused(["analyse", GIPF, "--graph", "x.svg", "--nodes", "1"]);
    refused(["analyse", GIPF, "--nodes", "0"]);
    refused(["analyse", GIPF, "--time", "0"]);
    refused(["analyse", GIPF, "--time", "soon"]);
    refused(["analyse", GIPF, "--depth", "0"]);
    refused(["analyse", GIPF, "--lines", "0"]);
    let said = gipfel_with(["analyse", "-", "--lines", "2"], GAME);
    assert_eq!((said.code, said.text()), (2, ""));
    let said = gipfel_with(["analyse", "-", "--number", "2"], GAME);
    assert_eq!(said.code, 2);
    assert!(said.err.contains("there is no record 2"), "{said}");
    let said = gipfel_with(["analyse", "-"], "1. nonsense");
    assert_eq!((said.code, said.text()), (2, ""));
}

#[test]
fn a_score_that_is_not_known_is_no_mate() {
    let said = gipfel(["analyse", GIPF, "--nodes", "1"]);
    assert_eq!(said.code, 0, "{said}");
    assert!(!said.text().contains('#'), "{said}");
    let said = gipfel_with(["analyse", "-", "--nodes", "1"], GAME);
    assert!(!said.text().contains('#') && !said.text().contains("100 %"), "{said}");
}

#[test]
fn nothing_is_better_than_a_turn_that_loses_nothing() {
    let said = gipfel_with(["analyse", "-", "--nodes", "3000"], GAME);
    let (table, _) = said.text().split_once("\n\n").expect("a table and the turning points");
    let mut losses = 0;
    for row in table.lines().skip(3) {
        let (before, better) = row.split_once(" %").expect("a swing");
        let swing: i32 = before.rsplit(' ').next().and_then(|word| word.parse().ok()).expect(row);
        losses += usize::from(swing < 0);
        assert!(swing < 0 || better.trim().is_empty(), "{said}");
        assert!(!row.contains("-0 %"), "{said}");
    }
    assert!(losses > 0, "{said}");
}

#[test]
fn for_programs() {
    let said = gipfel(["analyse", GIPF, "--nodes", "500", "--lines", "2", "--json"]);
    let found: Value = serde_json::from_str(said.text()).expect("JSON");
    assert_eq!(found["lines"].as_array().map(Vec::len), Some(2), "{said}");
    assert!(found["lines"][0]["score"]["hundredths"].is_i64(), "{said}");
    let won = "gipf basic p2P/5/6/P5p/6/5/p2P b 0/12 -- push";
    let said = gipfel(["analyse", won, "--depth", "2", "--json"]);
    let found: Value = serde_json::from_str(said.text()).expect("JSON");
    assert_eq!(found["lines"][0]["score"]["mate"], -1, "{said}");
    let said = gipfel_with(["analyse", "-", "--nodes", "200", "--json"], GAME);
    let found: Value = serde_json::from_str(said.text()).expect("JSON");
    assert_eq!((&found["white"], &found["turns"][1]["turn"]), (&"Ada".into(), &"e9-e7".into()));
    assert_eq!(found["turns"].as_array().map(Vec::len), Some(4), "{said}");
}
