//! What an annotator thinks of a turn, in one or two characters.

use std::fmt;

/// A mark behind a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Glyph {
    /// `!`: a good turn.
    Good,
    /// `?`: a mistake.
    Mistake,
    /// `!!`: a brilliant turn.
    Brilliant,
    /// `??`: a blunder.
    Blunder,
    /// `!?`: an interesting turn.
    Interesting,
    /// `?!`: a dubious turn.
    Dubious,
}

impl Glyph {
    /// All glyphs, in the order of their numbers.
    pub const ALL: [Glyph; 6] = [
        Glyph::Good,
        Glyph::Mistake,
        Glyph::Brilliant,
        Glyph::Blunder,
        Glyph::Interesting,
        Glyph::Dubious,
    ];

    /// The glyph's characters.
    pub const fn text(self) -> &'static str {
        match self {
            Glyph::Good => "!",
            Glyph::Mistake => "?",
            Glyph::Brilliant => "!!",
            Glyph::Blunder => "??",
            Glyph::Interesting => "!?",
            Glyph::Dubious => "?!",
        }
    }

    /// The glyph that some characters stand for.
    pub fn from_text(text: &str) -> Option<Glyph> {
        Glyph::ALL.into_iter().find(|glyph| glyph.text() == text)
    }

    /// The glyph with a number of the PGN standard, which older programs write as `$1` … `$6`.
    pub fn from_number(number: usize) -> Option<Glyph> {
        Glyph::ALL.get(number.checked_sub(1)?).copied()
    }
}

impl fmt::Display for Glyph {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}
