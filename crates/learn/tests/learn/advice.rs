//! What the rulebooks say besides the rules: every place that `docs/ADVICE.md` names is there, in all languages.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::PathBuf;

use gipfel_learn::{Language, Page, Texts, library, topic};
use gipfel_rules::GameKind;

const ENTRIES: u32 = 58;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The entries by number, each with the places it names.
fn entries() -> BTreeMap<u32, Vec<String>> {
    let text = fs::read_to_string(root().join("docs/ADVICE.md")).unwrap();
    let mut entries = BTreeMap::new();
    for line in text.lines().filter(|line| line.starts_with("| ")) {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [number, said, places] = cells[..] else { panic!("{line}") };
        let Ok(number) = number.parse() else { continue };
        assert!(!said.is_empty(), "{line}");
        let places = places.split_whitespace().map(|place| place.trim_matches('`').to_owned());
        assert!(entries.insert(number, places.collect()).is_none(), "{number} twice");
    }
    entries
}

/// The sections of the pages in a language, as `gipf.md#rows`.
fn sections(language: Language) -> BTreeSet<String> {
    let folder = root().join("docs/rules").join(language.tag());
    let mut sections = BTreeSet::new();
    for name in GameKind::ALL.map(|game| format!("{}.md", topic(game))) {
        let page = Page::read(&fs::read_to_string(folder.join(&name)).unwrap()).unwrap();
        sections.extend(page.sections.iter().map(|section| format!("{name}#{}", section.name)));
    }
    sections
}

/// The keys of all sentences in a language.
fn keys(language: Language) -> BTreeSet<String> {
    let folder = root().join("locales").join(language.tag());
    let files = fs::read_dir(folder).unwrap().map(|file| file.unwrap());
    let sources = files.map(|file| fs::read_to_string(file.path()).unwrap());
    let mut keys = BTreeSet::new();
    for source in sources {
        let begun = source.lines().filter_map(|line| line.split_once(" = "));
        keys.extend(begun.map(|(key, _)| key.to_owned()));
    }
    keys
}

/// The steps of all lessons that have their words in a language, as `gipf/rows/four`.
fn steps(language: Language) -> BTreeSet<String> {
    let texts = Texts::new(language);
    let mut steps = BTreeSet::new();
    for chapter in library::chapters() {
        for step in chapter.steps.iter().filter(|step| !texts.get(&step.text_key()).contains('⟦'))
        {
            let name = step.key.strip_prefix(&format!("{}-", chapter.key())).unwrap();
            steps.insert(format!("{}/{}/{name}", topic(chapter.game), chapter.name));
        }
    }
    steps
}

#[test]
fn every_entry_is_somewhere() {
    let entries = entries();
    assert!(entries.keys().copied().eq(1..=ENTRIES), "{:?}", entries.keys());
    for (number, places) in &entries {
        assert!(!places.is_empty(), "{number} is nowhere");
    }
}

#[test]
fn every_place_is_there_in_every_language() {
    for language in Language::ALL {
        let (sections, keys, steps) = (sections(language), keys(language), steps(language));
        for (number, places) in entries() {
            for place in places {
                let known = match &place {
                    page if page.contains(".md#") => &sections,
                    step if step.contains('/') => &steps,
                    _ => &keys,
                };
                assert!(
                    known.contains(&place),
                    "{} lacks {place} of entry {number}",
                    language.tag()
                );
            }
        }
    }
}
