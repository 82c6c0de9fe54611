//! The sentences in all languages: nothing is missing, nothing is left in English.

#![expect(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use std::collections::BTreeMap;

use gipfel_learn::{Language, Texts};
use gipfel_rules::GameKind;

/// The sentences of a file by key, as they are written.
fn sentences(source: &str) -> BTreeMap<String, String> {
    let mut sentences = BTreeMap::new();
    let mut key = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#') && !line.is_empty()) {
        match line.split_once(" = ").filter(|_| !line.starts_with([' ', '}'])) {
            Some((name, text)) => {
                key = name.to_owned();
                assert!(sentences.insert(key.clone(), text.to_owned()).is_none(), "{key} twice");
            }
            None => {
                let text: &mut String = sentences.get_mut(&key).unwrap();
                text.push('\n');
                text.push_str(line);
            }
        }
    }
    sentences
}

/// The values that a sentence uses.
fn places(text: &str) -> Vec<&str> {
    let mut places: Vec<&str> = text
        .split('$')
        .skip(1)
        .map(|rest| {
            rest.split(|letter: char| !letter.is_ascii_alphanumeric()).next().unwrap_or_default()
        })
        .collect();
    places.sort_unstable();
    places.dedup();
    places
}

/// The games of the project are called the same everywhere.
const TITLES: [&str; 7] = ["GIPF", "TAMSK", "ZÈRTZ", "DVONN", "YINSH", "PÜNCT", "TZAAR"];

/// So are the kinds of pieces of TZAAR.
const KINDS: [&str; 3] = ["Tzaar", "Tzarra", "Tott"];

/// Whether a sentence is the same in every language: names of the games, and what has no words.
fn is_same_everywhere(key: &str, text: &str) -> bool {
    let outside = text.split('{').map(|part| part.rsplit('}').next().unwrap_or_default());
    TITLES.contains(&text)
        || KINDS.contains(&text)
        || key == "compose-preset-ultimate"
        || !text.contains("->") && outside.flat_map(str::chars).all(|c| !c.is_alphabetic())
}

/// Words that are English and Romanian.
const ENGLISH_AND_ROMANIAN: [&str; 1] = ["Standard"];

/// Words that occur in English sentences and in no other language of the app.
const ENGLISH: [&str; 16] = [
    "the", "and", "your", "row", "rows", "piece", "pieces", "ring", "marker", "markers", "push",
    "with", "that", "black", "white", "turns",
];

#[test]
fn every_language_has_the_same_sentences_with_the_same_values() {
    for language in Language::ALL {
        for ((name, english), (other_name, source)) in
            Language::English.files().into_iter().zip(language.files())
        {
            assert_eq!(name, other_name);
            let (english, other) = (sentences(english), sentences(source));
            let keys = |all: &BTreeMap<String, String>| all.keys().cloned().collect::<Vec<_>>();
            assert_eq!(keys(&english), keys(&other), "{} {name}", language.tag());
            for (key, text) in &english {
                assert_eq!(places(text), places(&other[key]), "{} {key}", language.tag());
            }
        }
    }
}

#[test]
fn nothing_is_left_in_english() {
    for language in Language::ALL.into_iter().filter(|language| *language != Language::English) {
        for ((_, english), (_, source)) in Language::English.files().iter().zip(language.files()) {
            let (english, other) = (sentences(english), sentences(source));
            for (key, text) in &other {
                let tag = language.tag();
                let shared = tag == "ro" && ENGLISH_AND_ROMANIAN.contains(&text.as_str());
                if !is_same_everywhere(key, text) && !shared {
                    assert_ne!(*text, english[key], "{tag} {key} is English");
                }
                // Keys of values and of variants are English everywhere.
                let words =
                    text.split('$')
                        .enumerate()
                        .map(|(at, part)| {
                            if at == 0 { part } else { part.split_once(' ').unwrap_or_default().1 }
                        })
                        .flat_map(|part| part.split(|letter: char| !letter.is_alphanumeric()));
                for word in words.map(str::to_lowercase) {
                    let variant = text.contains(&format!("[{word}]"));
                    let foreign = ENGLISH.contains(&word.as_str()) && !variant;
                    assert!(!foreign, "{tag} {key}: `{word}` is English");
                }
            }
        }
    }
}

/// Letters tell a language apart: what is Russian has Cyrillic letters and nothing else has.
#[test]
fn letters_are_those_of_the_language() {
    let cyrillic = |text: &str| text.chars().any(|letter| ('а'..='я').contains(&letter));
    for language in Language::ALL {
        for (name, source) in language.files() {
            for (key, text) in sentences(source) {
                let tag = language.tag();
                let expected = language == Language::Russian && !is_same_everywhere(&key, &text);
                assert_eq!(cyrillic(&text), expected, "{tag} {name} {key}: {text}");
                // The letters with a cedilla are Turkish.
                assert!(!text.contains(['ş', 'ţ', 'Ş', 'Ţ']), "{tag} {key}");
                assert!(!text.contains(['\'', '"']) && !text.contains("..."), "{tag} {key}");
            }
        }
    }
}

/// Every plural of the language is there where one is.
#[test]
fn plurals_are_complete() {
    for language in Language::ALL {
        let wanted: &[&str] = match language {
            Language::English | Language::Hungarian => &["[one]", "[other]"],
            Language::Romanian => &["[one]", "[few]", "[other]"],
            Language::Russian => &["[one]", "[few]", "[many]"],
        };
        for (_, source) in language.files() {
            for (key, text) in sentences(source) {
                if !["[one]", "[few]", "[many]"].iter().any(|form| text.contains(form)) {
                    continue;
                }
                for form in wanted {
                    assert!(text.contains(form), "{} {key} lacks {form}", language.tag());
                }
            }
        }
    }
}

/// A game's word in the names of sentences.
fn key(game: GameKind) -> String {
    game.word().replace('+', "-plus")
}

#[test]
fn every_game_has_its_own_sentences_in_every_language() {
    for language in Language::ALL {
        let texts = Texts::new(language);
        for game in GameKind::ALL {
            let name = key(game);
            assert!(texts.has(&format!("game-{name}")), "{} {name}", language.tag());
            for sentence in ["game-heading", "board-label", "setup-from-position"] {
                let said = |game: &str| {
                    let variant = ("variant", "standard".into());
                    let rest = [("side", "white".into()), ("over", "no".into())];
                    let [side, over] = rest;
                    texts.with(sentence, &[("game", game.into()), variant, side, over])
                };
                // A name of one word is the same in every language, another is translated.
                let title = game.description().title;
                if title.contains(' ') {
                    let own = said(&name);
                    assert!(!own.contains('⟦'), "{own}");
                    let unknown = said("NOGAME");
                    assert!(unknown.contains("NOGAME"), "{} {sentence}: {unknown}", language.tag());
                    let alike = unknown.replace("NOGAME", &name);
                    assert_ne!(own, alike, "{} {sentence}", language.tag());
                } else {
                    let own = said(title);
                    assert!(own.contains(title), "{} {sentence}: {own}", language.tag());
                }
            }
        }
    }
}

#[test]
fn no_sentence_takes_an_unknown_game_for_another() {
    let mut seen = 0;
    for language in Language::ALL {
        for (file, source) in language.files() {
            for (name, text) in sentences(source) {
                let Some((_, choice)) = text.split_once("{ $game ->") else { continue };
                let default = choice.lines().find(|line| line.trim_start().starts_with("*["));
                let default = default.unwrap_or_default();
                assert!(
                    default.contains("{ $game }"),
                    "{} {file} {name}: {default}",
                    language.tag()
                );
                seen += 1;
            }
        }
    }
    assert!(seen >= 5 * Language::ALL.len(), "{seen}");
}
