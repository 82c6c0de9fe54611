//! The words of a ZÈRTZ position: variants and phases.

use core::fmt;

use super::board::{Extent, Ring};
use super::marble::Marble;
use crate::words::words;

words! {
    /// Which ZÈRTZ is played.
    Variant {
        /// The basic game of the current rulebook.
        Standard => "standard",
        /// The short game: fewer marbles, lower aims.
        Blitz => "blitz",
        /// The game of tournaments, on 48 rings.
        Tournament => "tournament",
        /// The largest game, on 61 rings.
        Expert => "expert",
    }
}

impl Variant {
    /// The rings that it begins with.
    #[inline]
    pub const fn extent(self) -> Extent {
        match self {
            Variant::Standard | Variant::Blitz => Extent::Rings37,
            Variant::Tournament => Extent::Rings48,
            Variant::Expert => Extent::Rings61,
        }
    }

    /// How many marbles of each colour there are.
    pub const fn marbles(self) -> [u8; Marble::COUNT] {
        match self {
            Variant::Blitz => [5, 7, 9],
            _ => [6, 8, 10],
        }
    }

    /// How many marbles of one colour win.
    #[inline]
    pub const fn aims(self) -> [u8; Marble::COUNT] {
        match self {
            Variant::Blitz => [3, 4, 5],
            _ => [4, 5, 6],
        }
    }

    /// How many marbles of each colour win.
    #[inline]
    pub const fn aim_of_each(self) -> u8 {
        match self {
            Variant::Blitz => 2,
            _ => 3,
        }
    }

    /// Whether so many captured marbles win.
    #[inline]
    pub const fn wins(self, held: [u8; Marble::COUNT]) -> bool {
        let ([white, grey, black], each) = (self.aims(), self.aim_of_each());
        held[0] >= white
            || held[1] >= grey
            || held[2] >= black
            || held[0] >= each && held[1] >= each && held[2] >= each
    }
}

/// What is to be done now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// A turn begins, and no marble can jump: one is placed.
    Place,
    /// A marble was placed; a free ring is removed.
    Remove,
    /// A turn begins, and a marble can jump.
    Jump,
    /// The marble there has jumped and has to go on.
    JumpOn(Ring),
    /// The game is over.
    Over,
}

impl Phase {
    /// All phases by their words. A chain is a jump that goes on.
    pub const WORDS: [&'static str; 4] = ["place", "remove", "jump", "over"];

    /// The phase's word in position text; of a chain without its ring.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Remove => "remove",
            Phase::Jump | Phase::JumpOn(_) => "jump",
            Phase::Over => "over",
        }
    }

    /// The phase with a word, on a board; of a chain with its ring.
    pub fn from_word(word: &str, extent: Extent) -> Option<Phase> {
        match word {
            "place" => Some(Phase::Place),
            "remove" => Some(Phase::Remove),
            "jump" => Some(Phase::Jump),
            "over" => Some(Phase::Over),
            chain => Ring::from_name(chain.strip_prefix("jump-")?, extent).map(Phase::JumpOn),
        }
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Phase::JumpOn(ring) => write!(f, "jump-{ring}"),
            phase => f.write_str(phase.word()),
        }
    }
}
