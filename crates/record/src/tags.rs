//! What is known about a game besides its turns.

use std::borrow::Cow;

use thiserror::Error;

use crate::escape::{escape, is_blank};
use crate::limits::MAX_TAGS;

/// The tags that come first, in this order.
const ROSTER: [&str; 6] = ["Event", "Site", "Date", "Round", "White", "Black"];

/// The tags that follow from the start of the game and its result, and are never kept apart from them.
pub(crate) const DERIVED: [&str; 9] =
    [RESULT, GAME, VARIANT, POSITION, LINKS, CONTESTS, LIMIT, SEED, UNFINISHED];
pub(crate) const RESULT: &str = "Result";
pub(crate) const GAME: &str = "Game";
pub(crate) const VARIANT: &str = "Variant";
pub(crate) const POSITION: &str = "Position";
/// What is linked to what.
pub(crate) const LINKS: &str = "Links";
/// Which uses are contested.
pub(crate) const CONTESTS: &str = "Contests";
/// How often each player may challenge.
pub(crate) const LIMIT: &str = "ChallengeLimit";
/// Where dice and coins come from.
pub(crate) const SEED: &str = "Seed";

/// What is decided of the turn behind the main line.
pub(crate) const UNFINISHED: &str = "Unfinished";
/// Why a game ended, where the rules do not tell.
pub(crate) const TERMINATION: &str = "Termination";

/// The characters that get a backslash in a tag's value.
pub(crate) const TAG_SPECIAL: [char; 1] = ['"'];

/// The tag pairs of a record, without those that follow from it: `Game`, `Variant`, `Position` and
/// `Result`, `Unfinished`, and of a linked game `Links`, `Contests`, `ChallengeLimit` and `Seed`.
///
/// Event, Site, Date, Round, White and Black come first, in this order; the others keep the order they were added in.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tags {
    list: Vec<(String, String)>,
}

/// Why a tag cannot be added.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[non_exhaustive]
pub enum TagError {
    /// Names are letters, digits and underscores, a letter first.
    #[error("`{0}` is no name of a tag: letters, digits and underscores, a letter first")]
    Name(String),
    /// The tag says what the record knows by itself.
    #[error("the tag {0} follows from the record")]
    Derived(String),
    /// There are [`MAX_TAGS`] already.
    #[error("more than {MAX_TAGS} tags")]
    TooMany,
}

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.list.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Adds a tag, or gives it another value.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        if let Some((_, old)) = self.list.iter_mut().find(|(known, _)| known == name) {
            value.clone_into(old);
            return Ok(());
        }
        if !is_tag_name(name) {
            return Err(TagError::Name(name.to_owned()));
        }
        if DERIVED.contains(&name) {
            return Err(TagError::Derived(name.to_owned()));
        }
        if self.list.len() >= MAX_TAGS {
            return Err(TagError::TooMany);
        }
        let later = |(known, _): &(String, String)| place(known) > place(name);
        let at = self.list.iter().position(later).unwrap_or(self.list.len());
        self.list.insert(at, (name.to_owned(), value.to_owned()));
        Ok(())
    }

    /// Removes a tag and returns its value.
    pub fn remove(&mut self, name: &str) -> Option<String> {
        let at = self.list.iter().position(|(known, _)| known == name)?;
        Some(self.list.remove(at).1)
    }

    /// The tags in their order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.list.iter().map(|(name, value)| (name.as_str(), value.as_str()))
    }

    /// How many tags there are.
    pub fn len(&self) -> usize {
        self.list.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The tags with others put between the roster and the rest.
    pub(crate) fn with<'a>(
        &'a self,
        between: Vec<(&'static str, Cow<'a, str>)>,
    ) -> impl Iterator<Item = (&'a str, Cow<'a, str>)> {
        let roster = self.list.iter().take_while(|(name, _)| place(name) < ROSTER.len()).count();
        let (first, rest) = self.list.split_at(roster);
        let own = |(name, value): &'a (String, String)| (name.as_str(), Cow::from(value.as_str()));
        first.iter().map(own).chain(between).chain(rest.iter().map(own))
    }
}

/// The place of a tag in the roster; all others come behind it.
fn place(name: &str) -> usize {
    ROSTER.iter().position(|known| *known == name).unwrap_or(ROSTER.len())
}

pub(crate) fn is_tag_name(name: &str) -> bool {
    name.starts_with(|letter: char| letter.is_ascii_alphabetic()) && name.bytes().all(is_tag_byte)
}

pub(crate) const fn is_tag_byte(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || byte == b'_'
}

/// Whether a line begins like a tag. Writers never begin a line of a comment like this.
pub(crate) fn looks_like_tag(line: &str) -> bool {
    let Some(inside) = line.trim_start_matches(is_blank).strip_prefix('[') else { return false };
    let name = inside.bytes().take_while(|&byte| is_tag_byte(byte)).count();
    name > 0 && inside[name..].trim_start_matches(is_blank).starts_with('"')
}

/// The line of a tag.
pub(crate) fn tag_line(name: &str, value: &str) -> String {
    format!("[{name} \"{}\"]", escape(value, &TAG_SPECIAL))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_roster_comes_first() {
        let mut tags = Tags::default();
        for name in ["Annotator", "Black", "Opening", "Event", "White"] {
            tags.set(name, "x").unwrap();
        }
        tags.set("Opening", "y").unwrap();
        let names: Vec<&str> = tags.iter().map(|(name, _)| name).collect();
        assert_eq!(names, ["Event", "White", "Black", "Annotator", "Opening"]);
        assert_eq!(tags.get("Opening"), Some("y"));
        assert_eq!(tags.remove("Opening").as_deref(), Some("y"));
        assert_eq!(tags.len(), 4);
    }

    #[test]
    fn not_everything_is_a_tag() {
        let mut tags = Tags::default();
        for name in ["", "1st", "a b", "Évent", "a-b"] {
            assert_eq!(tags.set(name, ""), Err(TagError::Name(name.to_owned())));
        }
        for name in DERIVED {
            assert_eq!(tags.set(name, ""), Err(TagError::Derived(name.to_owned())));
        }
        for number in 0..MAX_TAGS {
            tags.set(&format!("Tag{number}"), "").unwrap();
        }
        assert_eq!(tags.set("Event", ""), Err(TagError::TooMany));
    }
}
