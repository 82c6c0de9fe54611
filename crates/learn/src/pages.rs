//! What a reader gets of a game: its page of the rules and its puzzles.

use gipfel_rules::GameKind;

use crate::files::{PAGES, PUZZLES};
use crate::{Language, topic};

/// The page of the rules of a topic, as `gipf` or `potentials`, in a language.
pub fn page_text(language: Language, topic: &str) -> Option<&'static str> {
    let name = format!("{}/{topic}", language.tag());
    PAGES.iter().find(|(page, _)| *page == name).map(|(_, text)| *text)
}

/// The puzzles of a game, one in each line that is not empty and does not begin with `#`; an empty text if it has none.
pub fn puzzles(game: GameKind) -> &'static str {
    PUZZLES.iter().find(|(name, _)| *name == topic(game)).map_or("", |(_, text)| text)
}
