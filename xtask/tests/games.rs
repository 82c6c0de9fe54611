//! A game is a module: what is not one of its modules does not name it.
//!
//! Each crate has a number of places that still do. It may only get smaller; when it does, lower it here. What is left in the
//! end are the registrations, one a layer.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// How often each crate names a game outside the modules of that game. A crate that is not listed names none.
const NAMED: [(&str, usize); 1] = [("rules", 3)];

/// How often the page names the word of a game outside the modules of that game.
const NAMED_IN_PAGE: usize = 1;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// The names and the modules of the list of games.
fn games() -> Vec<(String, String)> {
    let source = fs::read_to_string(root().join("crates/rules/src/games.rs")).expect("the list");
    let (_, list) = source.split_once("\ngames! { ($)\n").expect("the list of games");
    let (list, _) = list.split_once("\n}").expect("the end of the list");
    let entry = |line: &str| {
        let (name, module) = line.trim().strip_suffix(',')?.split_once(" => ")?;
        Some((name.to_owned(), module.to_owned()))
    };
    let games: Vec<(String, String)> = list.lines().filter_map(entry).collect();
    assert!(games.len() >= 3, "{games:?}");
    games
}

fn files(folder: &Path, endings: &[&str], found: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        if path.is_dir() {
            files(&path, endings, found);
        } else if endings.iter().any(|ending| path.to_string_lossy().ends_with(ending)) {
            found.push(path);
        }
    }
}

/// Whether a file is one of the modules of a game: its name or that of a folder is the game's, alone or with more behind it.
fn is_module(path: &Path, modules: &[&str]) -> bool {
    path.components().any(|part| {
        let part = part.as_os_str().to_string_lossy();
        let stem = part.split('.').next().unwrap_or_default();
        modules.iter().any(|module| {
            let rest = stem.strip_prefix(module);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['_', '-']))
        })
    })
}

/// How often a source names a game: `GameKind::Name`, `AnyPosition::Name` and the like. Examples in the documentation and the
/// tests at the end of a file may.
fn namings(source: &str, names: &[&str]) -> usize {
    let source = source.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let code = |line: &&str| !line.trim_start().starts_with("//");
    let source = source.lines().filter(code).collect::<Vec<_>>().join("\n");
    let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    source
        .match_indices("::")
        .filter(|(at, _)| {
            let before = &source[..*at];
            let word = &before[before.trim_end_matches(is_word).len()..];
            let behind = &source[at + 2..];
            let name = &behind[..behind.len() - behind.trim_start_matches(is_word).len()];
            (word.starts_with("Game") || word.starts_with("Any")) && names.contains(&name)
        })
        .count()
}

#[test]
fn crates_name_no_more_games_than_they_did() {
    let games = games();
    let names: Vec<&str> = games.iter().map(|(name, _)| name.as_str()).collect();
    let modules: Vec<&str> = games.iter().map(|(_, module)| module.as_str()).collect();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let crates = root().join("crates");
    for folder in fs::read_dir(&crates).expect("the crates").filter_map(Result::ok) {
        let mut sources = Vec::new();
        files(&folder.path().join("src"), &[".rs"], &mut sources);
        let inside = |path: &PathBuf| path.strip_prefix(folder.path()).expect("inside").to_owned();
        sources.retain(|path| !is_module(&inside(path), &modules) && !path.ends_with("tests.rs"));
        let count = sources
            .iter()
            .map(|path| namings(&fs::read_to_string(path).expect("a source"), &names))
            .sum();
        counts.insert(folder.file_name().to_string_lossy().into_owned(), count);
    }
    let known: BTreeMap<String, usize> =
        NAMED.iter().map(|(name, count)| ((*name).to_owned(), *count)).collect();
    counts.retain(|_, count| *count > 0);
    assert_eq!(
        counts, known,
        "left: how often each crate names games outside their modules. Put what is new into the modules of the game, or ask \
         its description; where it has become less, lower the number here"
    );
}

#[test]
fn the_page_names_games_where_they_are_registered() {
    let games = games();
    let modules: Vec<&str> = games.iter().map(|(_, module)| module.as_str()).collect();
    let words = modules.iter().map(|module| module.replace("_plus", "+"));
    let words: Vec<String> =
        words.flat_map(|word| [format!("'{word}'"), format!("\"{word}\"")]).collect();
    let folder = root().join("web/src");
    let mut sources = Vec::new();
    files(&folder, &[".ts", ".svelte"], &mut sources);
    let inside = |path: &PathBuf| path.strip_prefix(&folder).expect("inside").to_owned();
    sources.retain(|path| !is_module(&inside(path), &modules));
    let count: usize = sources
        .iter()
        .map(|path| fs::read_to_string(path).expect("a source"))
        // What is generated names what it is generated from.
        .filter(|source| !source.starts_with("// Generated"))
        .map(|source| words.iter().map(|word| source.matches(word.as_str()).count()).sum::<usize>())
        .sum();
    assert_eq!(count, NAMED_IN_PAGE, "left: how often the page names games outside their modules");
}

#[test]
fn names_are_found() {
    let source =
        "match game { Game::Yinsh => AnyPosition::Yinsh(p), Game::GipfPlus | Color::White }";
    assert_eq!(namings(source, &["Gipf", "GipfPlus", "Yinsh"]), 3);
    assert_eq!(namings("Game::Gipfel Gamer Any :: Gipf", &["Gipf"]), 0);
    assert!(is_module(Path::new("src/yinsh/board.rs"), &["yinsh"]));
    assert!(is_module(Path::new("src/yinsh_picker.rs"), &["yinsh"]));
    assert!(!is_module(Path::new("src/yinshish.rs"), &["yinsh"]));
}
