//! Kinds of pieces, and what stands on a space.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::num::NonZeroU8;

use crate::Color;
use crate::words::letters;

letters! {
    /// The three kinds of pieces. They move and capture alike; a player who has no stack of one of them left has lost.
    PieceKind {
        /// A Tzaar, of which each player has 6.
        Tzaar => 'Z',
        /// A Tzarra, of which each player has 9.
        Tzarra => 'A',
        /// A Tott, of which each player has 15.
        Tott => 'T',
    }
}

impl PieceKind {
    /// How many pieces of the kind a player has.
    pub const fn count(self) -> u8 {
        match self {
            PieceKind::Tzaar => 6,
            PieceKind::Tzarra => 9,
            PieceKind::Tott => 15,
        }
    }

    /// The kind's word.
    pub const fn word(self) -> &'static str {
        match self {
            PieceKind::Tzaar => "tzaar",
            PieceKind::Tzarra => "tzarra",
            PieceKind::Tott => "tott",
        }
    }

    /// The kind's name in English.
    pub const fn name(self) -> &'static str {
        match self {
            PieceKind::Tzaar => "Tzaar",
            PieceKind::Tzarra => "Tzarra",
            PieceKind::Tott => "Tott",
        }
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A stack of one or more pieces of one colour. Of what lies below the top only the number matters.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack(NonZeroU8);

// The height, above it two bits for the kind, and the highest for Black.
const HEIGHT: u8 = 31;
const KIND_SHIFT: u32 = 5;
const KIND: u8 = 3;
const BLACK: u8 = 128;

impl Stack {
    /// All pieces of a player in one stack.
    pub const HIGHEST: u8 = 30;

    /// A stack of a player with a piece of some kind on top. There is none of height 0 or above 30.
    pub const fn new(color: Color, kind: PieceKind, height: u8) -> Option<Stack> {
        if height == 0 || height > Stack::HIGHEST {
            return None;
        }
        let black = match color {
            Color::White => 0,
            Color::Black => BLACK,
        };
        match NonZeroU8::new(black | (kind as u8) << KIND_SHIFT | height) {
            Some(byte) => Some(Stack(byte)),
            None => None,
        }
    }

    /// A single piece of a player.
    pub const fn single(color: Color, kind: PieceKind) -> Stack {
        Stack::new(color, kind, 1).expect("one is a height")
    }

    /// Every stack there can be.
    pub fn all() -> impl Iterator<Item = Stack> {
        Color::ALL.into_iter().flat_map(|color| {
            PieceKind::ALL.into_iter().flat_map(move |kind| {
                (1..=Stack::HIGHEST).filter_map(move |height| Stack::new(color, kind, height))
            })
        })
    }

    /// Whose it is.
    #[inline]
    pub const fn color(self) -> Color {
        if self.byte() & BLACK != 0 { Color::Black } else { Color::White }
    }

    /// Its kind: that of its top piece.
    #[inline]
    pub const fn kind(self) -> PieceKind {
        match self.byte() >> KIND_SHIFT & KIND {
            0 => PieceKind::Tzaar,
            1 => PieceKind::Tzarra,
            _ => PieceKind::Tott,
        }
    }

    /// How many pieces it is high.
    #[inline]
    pub const fn height(self) -> u8 {
        self.byte() & HEIGHT
    }

    /// This stack on top of another of the same player.
    #[inline]
    pub(crate) const fn onto(self, below: Stack) -> Stack {
        let height = self.height() + below.height();
        // No player has more pieces; where somebody seems to, the position is none that a game can reach.
        let height = if height > HEIGHT { HEIGHT } else { height };
        match NonZeroU8::new(self.byte() & !HEIGHT | height) {
            Some(byte) => Stack(byte),
            None => self,
        }
    }

    /// The same stack of the other player.
    #[must_use]
    pub(crate) const fn swap_colors(self) -> Stack {
        match NonZeroU8::new(self.byte() ^ BLACK) {
            Some(byte) => Stack(byte),
            None => self,
        }
    }

    /// The stack as a number: the height in the lowest five bits, then two for the kind, and 128 for Black.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
    }

    /// Colour and kind as a number below 8.
    #[inline]
    pub(crate) const fn top(self) -> usize {
        (self.byte() >> KIND_SHIFT) as usize
    }

    /// Reads a stack from the beginning of a text: how many bytes it took, or at which byte it goes wrong and why.
    pub(crate) fn read(text: &str) -> Result<(Stack, usize), (usize, String)> {
        if let Some(inner) = text.strip_prefix('(') {
            let Some((inner, _)) = inner.split_once(')') else {
                return Err((0, "a stack that is not closed".to_owned()));
            };
            let stack = Stack::read_inner(inner).map_err(|reason| (0, reason))?;
            return Ok((stack, inner.len() + 2));
        }
        let letter = text.chars().next().unwrap_or_default();
        let (color, kind) =
            top_of(letter).ok_or_else(|| (0, format!("unknown character `{letter}`")))?;
        Ok((Stack::single(color, kind), letter.len_utf8()))
    }

    /// What stands between parentheses: the letter of the top, and the height.
    fn read_inner(inner: &str) -> Result<Stack, String> {
        let wrong = |reason: &str| {
            let shown: String = inner.chars().take(20).collect();
            format!("a stack `({shown})`: {reason}")
        };
        let mut letters = inner.chars();
        let top = letters.next().and_then(top_of);
        let (color, kind) = top.ok_or_else(|| wrong("it begins with one of `ZATzat`"))?;
        let digits = letters.as_str();
        let height = match digits.parse() {
            Ok(height @ 2..=Stack::HIGHEST)
                if digits.starts_with(|c: char| matches!(c, '1'..='9')) =>
            {
                height
            }
            _ => return Err(wrong("its height is a number from 2 to 30")),
        };
        Stack::new(color, kind, height).ok_or_else(|| wrong("there is no such stack"))
    }
}

/// Colour and kind of a piece's letter.
fn top_of(letter: char) -> Option<(Color, PieceKind)> {
    let color = if letter.is_ascii_lowercase() { Color::Black } else { Color::White };
    Some((color, PieceKind::from_letter(letter.to_ascii_uppercase())?))
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.color() {
            Color::White => self.kind().letter(),
            Color::Black => self.kind().letter().to_ascii_lowercase(),
        };
        match self.height() {
            1 => write!(f, "{letter}"),
            height => write!(f, "({letter}{height})"),
        }
    }
}

impl fmt::Debug for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_stack_reads_back() {
        assert_eq!(Stack::all().count(), 2 * 3 * 30);
        for stack in Stack::all() {
            let text = format!("{stack}2/");
            assert_eq!(Stack::read(&text), Ok((stack, text.len() - 2)), "{text}");
            assert_eq!(stack.swap_colors().swap_colors(), stack);
            assert_eq!(stack.swap_colors().color(), stack.color().other());
            let again = Stack::new(stack.color(), stack.kind(), stack.height());
            assert_eq!(again, Some(stack));
        }
        assert_eq!(Stack::new(Color::White, PieceKind::Tott, 0), None);
        assert_eq!(Stack::new(Color::White, PieceKind::Tott, 31), None);
    }

    #[test]
    fn what_is_no_stack_is_refused() {
        let wrong = ["", "P", "x", "(", "()", "(Z", "(Z)", "(Z1)", "(Z0)", "(Z02)", "(Z31)"];
        let more = ["(Z+2)", "(2Z)", "(ZZ)", "(z2Z)", "(Z999)", "(é2)", "é", "(p2)"];
        for text in wrong.into_iter().chain(more) {
            assert!(Stack::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn the_top_gives_the_kind() {
        let stack = |text| Stack::read(text).expect("a stack").0;
        for (top, below, sum) in
            [("Z", "T", "(Z2)"), ("(t2)", "(z3)", "(t5)"), ("(A10)", "(T20)", "(A30)")]
        {
            assert_eq!(stack(top).onto(stack(below)), stack(sum));
        }
    }
}
