//! Lists of games in texts are those of the program.

use std::fs;
use std::path::Path;

use gipfel_rules::GameKind;

use super::examples::ROOT;
use super::{Said, gipfel};

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
