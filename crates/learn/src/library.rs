//! All chapters, as they come with the program.

use std::sync::OnceLock;

use gipfel_rules::Game;

use crate::{Chapter, read_chapter};

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        &[$(($name, include_str!(concat!("../../../data/lessons/", $name, ".txt")))),*]
    };
}

/// The files of the chapters, in the order in which they are learned.
pub const FILES: &[(&str, &str)] = files![
    "gipf/board",
    "gipf/lines",
    "gipf/rows",
    "gipf/forced",
    "gipf/several",
    "gipf/end",
    "gipf/gipf-pieces",
    "gipf/crossing",
    "gipf/tournament",
    "gipf/strategy",
    "gipf/taking",
    "potentials/loading",
    "potentials/zertz",
    "potentials/yinsh",
    "potentials/dvonn",
    "potentials/punct",
    "potentials/tamsk",
    "potentials/rows",
    "potentials/linked",
    "yinsh/rings",
    "yinsh/moving",
    "yinsh/jumping",
    "yinsh/rows",
    "yinsh/choosing",
    "yinsh/both",
    "yinsh/winning",
    "yinsh/blitz",
    "yinsh/strategy",
];

/// All chapters, in the order in which they are learned.
pub fn chapters() -> &'static [Chapter] {
    static CHAPTERS: OnceLock<Vec<Chapter>> = OnceLock::new();
    CHAPTERS.get_or_init(|| {
        let read = |(name, text): &(&str, &str)| {
            // The tests read every file; one that cannot be read is not shipped.
            read_chapter(text).unwrap_or_else(|error| panic!("data/lessons/{name}.txt: {error}"))
        };
        FILES.iter().map(read).collect()
    })
}

/// A chapter by its game and its name.
pub fn chapter(game: Game, name: &str) -> Option<&'static Chapter> {
    chapters().iter().find(|chapter| chapter.game == game && chapter.name == name)
}
