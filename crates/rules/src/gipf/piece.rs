//! The words of a GIPF position: variants, phases, pieces, permissions.

use std::fmt;

use crate::Color;

/// Which GIPF is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Basic pieces only.
    Basic = 0,
    /// Three GIPF-pieces each at the start.
    Standard = 1,
    /// Empty board; GIPF-pieces are brought in first.
    Tournament = 2,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 3] = [Variant::Basic, Variant::Standard, Variant::Tournament];

    /// The variant's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Basic => "basic",
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

/// The three parts of a turn.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// The mover takes rows that stood when his turn began.
    Clear = 0,
    /// He brings in a piece.
    Push = 1,
    /// He takes rows that stand after his push.
    Claim = 2,
}

impl Phase {
    /// All phases, in the order of a turn.
    pub const ALL: [Phase; 3] = [Phase::Clear, Phase::Push, Phase::Claim];

    /// The phase's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Clear => "clear",
            Phase::Push => "push",
            Phase::Claim => "claim",
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

/// What a player may still bring in.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Permission {
    /// `-`: basic pieces only.
    BasicOnly = 0,
    /// `+`: GIPF-pieces and basic pieces.
    Either = 1,
    /// `!`: his first turn, it must be a GIPF-piece.
    GipfOnly = 2,
}

impl Permission {
    /// All permissions.
    pub const ALL: [Permission; 3] =
        [Permission::BasicOnly, Permission::Either, Permission::GipfOnly];

    /// The permission's character in position text.
    pub const fn letter(self) -> char {
        match self {
            Permission::BasicOnly => '-',
            Permission::Either => '+',
            Permission::GipfOnly => '!',
        }
    }

    /// The permission with a character.
    pub fn from_letter(letter: char) -> Option<Permission> {
        Permission::ALL.into_iter().find(|permission| permission.letter() == letter)
    }
}

/// What stands on a spot.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// Whose it is.
    pub color: Color,
    /// Whether it is a GIPF-piece, two basic pieces stacked.
    pub gipf: bool,
}

impl Piece {
    /// The piece's letter in position text.
    pub const fn letter(self) -> char {
        match (self.color, self.gipf) {
            (Color::White, false) => 'P',
            (Color::Black, false) => 'p',
            (Color::White, true) => 'G',
            (Color::Black, true) => 'g',
        }
    }

    /// The piece with a letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let (color, gipf) = match letter {
            'P' => (Color::White, false),
            'p' => (Color::Black, false),
            'G' => (Color::White, true),
            'g' => (Color::Black, true),
            _ => return None,
        };
        Some(Piece { color, gipf })
    }

    /// How many basic pieces it is made of.
    pub const fn size(self) -> u8 {
        if self.gipf { 2 } else { 1 }
    }
}
