//! Lists of games in texts are those of the program.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use gipfel_rules::GameKind;
use serde_json::Value;

use super::examples::ROOT;
use super::{GIPF, Said, gipfel, gipfel_with};

/// A list that names all games stands between these marks.
const MARKS: (&str, &str) = ("<!-- games -->", "<!-- /games -->");

#[test]
fn lists_of_games_are_complete() {
    let titles = GameKind::ALL.map(|game| game.description().title).join(", ");
    for page in ["README.md", "python/README.md", "crates/rules/README.md"] {
        let text = fs::read_to_string(Path::new(ROOT).join(page)).expect("the page is there");
        let list = text.split_once(MARKS.0).and_then(|(_, rest)| rest.split_once(MARKS.1));
        let (list, _) = list.unwrap_or_else(|| panic!("{page} has no list of games"));
        let list = list.split_whitespace().collect::<Vec<_>>().join(" ");
        assert_eq!(list, titles, "{page}");
    }
}

#[test]
fn help_names_every_game_and_variant() {
    let one_line = |said: &Said| said.text().split_whitespace().collect::<Vec<_>>().join(" ");
    let overview = one_line(&gipfel(["--help"]));
    let page = one_line(&gipfel(["new", "--help"]));
    for game in GameKind::ALL {
        let title = game.description().title;
        assert!(overview.contains(title), "{title}: {overview}");
        if game.variants().len() > 1 {
            let variants = format!("{title}: {}", game.variants().join(", "));
            assert!(page.contains(&variants), "{variants}: {page}");
        }
    }
}

/// The keys of a document, except those of tags, whose names are anybody's.
fn keys(document: &Value, found: &mut BTreeSet<String>) {
    match document {
        Value::Object(fields) => {
            for (key, value) in fields {
                found.insert(key.clone());
                if key != "tags" {
                    keys(value, found);
                }
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, found)),
        _ => {}
    }
}

#[test]
fn the_page_on_json_lists_every_key() {
    let page = fs::read_to_string(Path::new(ROOT).join("docs/formats/json.md")).expect("the page");
    let record = "[Game \"gipf\"]\n[Variant \"standard\"]\n\n1. a1-b2 *\n";
    for (heading, command, input) in [
        ("moves", vec!["moves", GIPF, "--json"], ""),
        ("apply", vec!["apply", GIPF, "a1-b2", "--json"], ""),
        ("analyse POSITION", vec!["analyse", GIPF, "--json", "--nodes", "500"], ""),
        ("analyse FILE", vec!["analyse", "-", "--json", "--nodes", "500"], record),
        ("record", vec!["record", "--json"], record),
    ] {
        let said = gipfel_with(command.clone(), input);
        assert_eq!((said.code, said.err.as_str()), (0, ""), "{command:?}");
        let document: Value = serde_json::from_str(said.text()).expect("JSON");
        let mut printed = BTreeSet::new();
        keys(&document, &mut printed);
        let section = page.split("\n## ").find(|section| section.starts_with(heading));
        let rows = section.expect("a section").lines().filter_map(|row| row.strip_prefix("| `"));
        let listed: BTreeSet<String> =
            rows.filter_map(|row| Some(row.split_once('`')?.0.to_owned())).collect();
        assert_eq!(printed, listed, "{heading}");
    }
}
