//! The words of a YINSH position: variants, phases, pieces.

use std::fmt;

use crate::Color;

/// Which YINSH is played.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant {
    /// Three rings win.
    Standard = 0,
    /// One ring wins.
    Blitz = 1,
}

impl Variant {
    /// All variants.
    pub const ALL: [Variant; 2] = [Variant::Standard, Variant::Blitz];

    /// How many removed rings win.
    #[inline]
    pub const fn target(self) -> u8 {
        match self {
            Variant::Standard => 3,
            Variant::Blitz => 1,
        }
    }

    /// The variant's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Variant::Standard => "standard",
            Variant::Blitz => "blitz",
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

/// What the mover has to do.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// Place a ring.
    Place = 0,
    /// Take a row that the opponent's move left.
    ClearRow = 1,
    /// Remove a ring for it.
    ClearRing = 2,
    /// Move a ring.
    Move = 3,
    /// Take a row that the move made.
    ClaimRow = 4,
    /// Remove a ring for it.
    ClaimRing = 5,
}

impl Phase {
    /// All phases.
    pub const ALL: [Phase; 6] = [
        Phase::Place,
        Phase::ClearRow,
        Phase::ClearRing,
        Phase::Move,
        Phase::ClaimRow,
        Phase::ClaimRing,
    ];

    /// The phase's word in position text.
    pub const fn word(self) -> &'static str {
        match self {
            Phase::Place => "place",
            Phase::ClearRow => "clear-row",
            Phase::ClearRing => "clear-ring",
            Phase::Move => "move",
            Phase::ClaimRow => "claim-row",
            Phase::ClaimRing => "claim-ring",
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

/// A ring or a marker.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum PieceKind {
    /// A ring.
    Ring,
    /// A marker.
    Marker,
}

/// What stands on a point.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The colour it shows.
    pub color: Color,
    /// What it is.
    pub kind: PieceKind,
}

impl Piece {
    /// The piece's letter in position text.
    pub const fn letter(self) -> char {
        match (self.color, self.kind) {
            (Color::White, PieceKind::Ring) => 'R',
            (Color::Black, PieceKind::Ring) => 'r',
            (Color::White, PieceKind::Marker) => 'M',
            (Color::Black, PieceKind::Marker) => 'm',
        }
    }

    /// The piece with a letter.
    pub const fn from_letter(letter: char) -> Option<Piece> {
        let (color, kind) = match letter {
            'R' => (Color::White, PieceKind::Ring),
            'r' => (Color::Black, PieceKind::Ring),
            'M' => (Color::White, PieceKind::Marker),
            'm' => (Color::Black, PieceKind::Marker),
            _ => return None,
        };
        Some(Piece { color, kind })
    }
}
