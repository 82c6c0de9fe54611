//! The words of a DVONN position: variants and phases.

use core::fmt;

/// Which DVONN is played: there is one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// The pieces are placed, then moved.
    Standard = 0,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 1] = [Variant::Standard];

    /// The variant's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
        }
    }

    /// The variant with a word.
    pub fn from_word(word: &str) -> Option<Variant> {
        Variant::ALL.into_iter().find(|variant| variant.word() == word)
    }
}

impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

/// What the game is about now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Pieces are placed.
    Place = 0,
    /// Stacks are moved.
    Move = 1,
}

impl Phase {
    /// All phases.
    pub const ALL: [Phase; 2] = [Phase::Place, Phase::Move];

    /// The phase's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Move => "move",
        }
    }

    /// The phase with a word.
    pub fn from_word(word: &str) -> Option<Phase> {
        Phase::ALL.into_iter().find(|phase| phase.word() == word)
    }
}

impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}
