//! The words of a TZAAR position: variants and phases.

use core::fmt;

/// Which TZAAR is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// All pieces are on the board at the start.
    Standard = 0,
    /// The players place their pieces first.
    Tournament = 1,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Tournament];

    /// The variant's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Tournament => "tournament",
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

/// What is to be done now.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Pieces are placed.
    Place = 0,
    /// The first move of a turn, a capture.
    Capture = 1,
    /// The second move of a turn: capture once more, stack, or pass.
    Second = 2,
}

impl Phase {
    /// All phases.
    pub const ALL: [Phase; 3] = [Phase::Place, Phase::Capture, Phase::Second];

    /// The phase's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::Capture => "capture",
            Phase::Second => "second",
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
