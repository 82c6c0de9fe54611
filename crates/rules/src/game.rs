//! The list of games.

use std::fmt;

use crate::{AnyPosition, gipf, gipf_plus, yinsh};

/// A game of the project.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Game {
    /// GIPF.
    Gipf,
    /// GIPF with potentials.
    GipfPlus,
    /// YINSH.
    Yinsh,
}

impl Game {
    /// All games.
    pub const ALL: [Game; 3] = [Game::Gipf, Game::GipfPlus, Game::Yinsh];

    /// The game's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Game::Gipf => "gipf",
            Game::GipfPlus => "gipf+",
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
            Game::GipfPlus => &["tournament", "standard", "basic"],
            Game::Yinsh => &["standard", "blitz"],
        }
    }

    /// The start of a game of a variant, without extra pieces. With potentials both have three of each kind, and the
    /// tournament game is Ultimate GIPF: 21 pieces each.
    pub fn start(self, variant: &str) -> Option<AnyPosition> {
        match self {
            Game::Gipf => gipf::Variant::from_word(variant)
                .map(|variant| AnyPosition::Gipf(gipf::Position::new(variant))),
            Game::GipfPlus => gipf::Variant::from_word(variant).map(|variant| {
                AnyPosition::GipfPlus(match variant {
                    gipf::Variant::Tournament => gipf_plus::Position::ultimate(),
                    _ => gipf_plus::Position::new(variant, [gipf_plus::Stock::ULTIMATE; 2]),
                })
            }),
            Game::Yinsh => yinsh::Variant::from_word(variant)
                .map(|variant| AnyPosition::Yinsh(yinsh::Position::new(variant))),
        }
    }
}

impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Game::Gipf => "GIPF",
            Game::GipfPlus => "GIPF with potentials",
            Game::Yinsh => "YINSH",
        })
    }
}
