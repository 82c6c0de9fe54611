//! The list of games.

use std::fmt;

use crate::{AnyPosition, gipf, yinsh};

/// A game of the project.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Game {
    /// GIPF.
    Gipf,
    /// YINSH.
    Yinsh,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 2] = [Game::Gipf, Game::Yinsh];

    /// The game's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Game::Gipf => "gipf",
            Game::Yinsh => "yinsh",
        }
    }

    /// The game with a word.
    pub fn from_word(word: &str) -> Option<Game> {
        Game::ALL.into_iter().find(|game| game.word() == word)
    }

    /// The words of the game's variants; the first is the one that is played when none is named.
    pub fn variants(self) -> &'static [&'static str] {
        match self {
            Game::Gipf => &["standard", "basic", "tournament"],
            Game::Yinsh => &["standard", "blitz"],
        }
    }

    /// The start of a game of a variant, without extra pieces.
    pub fn start(self, variant: &str) -> Option<AnyPosition> {
        match self {
            Game::Gipf => gipf::Variant::from_word(variant)
                .map(|variant| AnyPosition::Gipf(gipf::Position::new(variant))),
            Game::Yinsh => yinsh::Variant::from_word(variant)
                .map(|variant| AnyPosition::Yinsh(yinsh::Position::new(variant))),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Game::Gipf => "GIPF",
            Game::Yinsh => "YINSH",
        })
    }
}
