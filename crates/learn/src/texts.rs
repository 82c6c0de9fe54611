//! The sentences to the keys, in the languages of the app.

use std::borrow::Cow;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use gipfel_rules::GameKind;
use unic_langid::LanguageIdentifier;

use crate::files::SENTENCES;
use crate::topic;

/// A language of the app.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// Hungarian.
    Hungarian,
    /// Romanian.
    Romanian,
    /// Russian.
    Russian,
}

impl Language {
    /// All of them.
    pub const ALL: [Language; 4] =
        [Language::English, Language::Hungarian, Language::Romanian, Language::Russian];

    /// The two letters that stand for it.
    pub const fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Hungarian => "hu",
            Language::Romanian => "ro",
            Language::Russian => "ru",
        }
    }

    /// The language that a tag or the name of a locale begins with: `hu`, `ro-MD`, `ru_RU.UTF-8`.
    pub fn from_tag(tag: &str) -> Option<Language> {
        let first = tag.split(['-', '_', '.']).next()?.to_lowercase();
        Language::ALL.into_iter().find(|language| language.tag() == first)
    }

    /// The text files of the language: name and content.
    pub fn files(self) -> Vec<(&'static str, &'static str)> {
        let prefix = format!("{}/", self.tag());
        let is_used = |name: &str| {
            let of_game = |game| name.strip_prefix("lessons-").unwrap_or(name) == topic(game);
            COMMON.contains(&name) || GameKind::ALL.into_iter().any(of_game)
        };
        let files = SENTENCES.iter().filter_map(|(path, text)| {
            let name = path.strip_prefix(&prefix)?;
            is_used(name).then_some((name, *text))
        });
        files.collect()
    }
}

/// What is not of one game only.
const COMMON: [&str; 8] =
    ["play", "linked", "terminal", "why", "ideas", "learn", "lessons-common", "puzzles"];

/// A value in a sentence.
#[derive(Clone, PartialEq, Debug)]
pub enum Value {
    /// A number; sentences follow it in their plural.
    Number(u32),
    /// A text.
    Text(String),
}

impl From<u32> for Value {
    fn from(number: u32) -> Value {
        Value::Number(number)
    }
}

impl From<usize> for Value {
    fn from(number: usize) -> Value {
        Value::Number(number as u32)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

/// All sentences in one language.
pub struct Texts {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Texts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Texts").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Texts {
    /// The sentences of a language.
    pub fn new(language: Language) -> Texts {
        let identifier: LanguageIdentifier = language.tag().parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
        // All languages are written from left to right.
        bundle.set_use_isolating(false);
        for (_, source) in language.files() {
            // What cannot be read is left out; the tests read every file without an error.
            let resource =
                FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
            let _ = bundle.add_resource(resource);
        }
        Texts { language, bundle }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Whether there is a sentence to a key.
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
    }

    /// The sentence to a key.
    pub fn get(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// The sentence to a key, with its values. A key that does not exist shows between brackets that no sentence contains.
    pub fn with(&self, key: &str, values: &[(&str, Value)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return format!("⟦{key}⟧") };
        let mut arguments = FluentArgs::new();
        for (name, value) in values {
            let value: FluentValue<'_> = match value {
                Value::Number(number) => (*number).into(),
                Value::Text(text) => text.as_str().into(),
            };
            arguments.set(Cow::Owned((*name).to_owned()), value);
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&arguments), &mut errors);
        // The same mark for a value that is missing.
        if errors.is_empty() { text.into_owned() } else { format!("⟦{key}: {errors:?}⟧") }
    }

    /// Why something cannot be done.
    pub fn why(&self, why: &crate::Why) -> String {
        let point = |at: Option<&String>| Value::from(at.cloned().unwrap_or_default());
        let values = [
            ("first", point(why.points.first())),
            ("second", point(why.points.get(1))),
            ("last", point(why.points.last())),
        ];
        self.with(&why.key(), &values)
    }

    /// What a turn is good for.
    pub fn idea(&self, idea: &crate::Idea) -> String {
        self.with(&idea.key(), &[("number", Value::Number(idea.number))])
    }

    /// What is said about a wrong turn.
    pub fn feedback(&self, feedback: &crate::Feedback) -> String {
        self.with(&feedback.key, &[("number", Value::Number(feedback.number.unwrap_or(1)))])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn languages_by_the_names_of_locales() {
        assert_eq!(Language::from_tag("hu_HU.UTF-8"), Some(Language::Hungarian));
        assert_eq!(Language::from_tag("ro-MD"), Some(Language::Romanian));
        assert_eq!(Language::from_tag("RU"), Some(Language::Russian));
        assert_eq!(Language::from_tag("C.UTF-8"), None);
    }

    #[test]
    fn plurals_follow_the_number() {
        let texts = Texts::new(Language::English);
        let say = |number: u32| texts.with("missed-flips", &[("number", number.into())]);
        assert_eq!(say(1), "That turns no marker over.");
        assert_eq!(say(3), "That turns fewer than 3 markers over.");
        assert_eq!(texts.get("nothing-like-it"), "⟦nothing-like-it⟧");
        assert!(texts.get("missed-flips").starts_with("⟦missed-flips: "));
    }
}
