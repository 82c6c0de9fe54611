//! All chapters, as they come with the program.

use std::sync::OnceLock;

use gipfel_rules::GameKind;

use crate::files::LESSONS;
use crate::{Chapter, read_chapter, topic};

/// The files of the chapters, in the order in which they are learned: name and text.
pub fn files() -> impl Iterator<Item = (&'static str, &'static str)> {
    let of = |game| move |(name, _): &(&str, &str)| name.split('/').next() == Some(topic(game));
    GameKind::ALL.into_iter().flat_map(move |game| LESSONS.iter().copied().filter(of(game)))
}

/// All chapters, in the order in which they are learned.
pub fn chapters() -> &'static [Chapter] {
    static CHAPTERS: OnceLock<Vec<Chapter>> = OnceLock::new();
    CHAPTERS.get_or_init(|| {
        let read = |(name, text)| {
            // The tests read every file; one that cannot be read is not shipped.
            read_chapter(text).unwrap_or_else(|error| panic!("data/lessons/{name}.txt: {error}"))
        };
        files().map(read).collect()
    })
}

/// A chapter by its game and its name.
pub fn chapter(game: GameKind, name: &str) -> Option<&'static Chapter> {
    chapters().iter().find(|chapter| chapter.game == game && chapter.name == name)
}
