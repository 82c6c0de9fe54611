//! What stands on a space.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use core::fmt;
use core::num::NonZeroU8;

use crate::Color;

/// A stack of one or more pieces.
///
/// Of what lies below the top only two things matter: how much it is, and whether a DVONN piece is among it. A DVONN piece
/// on top is always alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Stack(NonZeroU8);

// The height, and above it a bit for a black piece on top and one for a DVONN piece anywhere.
const HEIGHT: u8 = 63;
const BLACK: u8 = 64;
const RED: u8 = 128;

impl Stack {
    /// All pieces in one stack.
    pub const HIGHEST: u8 = 49;

    /// A DVONN piece alone on its space, which is nobody's.
    pub const DVONN: Stack = Stack(NonZeroU8::new(RED | 1).expect("the height is in it"));

    /// A single piece of a player.
    pub const fn single(color: Color) -> Stack {
        let black = match color {
            Color::White => 0,
            Color::Black => BLACK,
        };
        Stack(NonZeroU8::new(black | 1).expect("the height is in it"))
    }

    /// A stack that a player controls, with or without a DVONN piece below its top. There is none of a height above 49, and
    /// no single piece with something below it.
    pub const fn new(color: Color, height: u8, has_dvonn: bool) -> Option<Stack> {
        if height == 0 || height > Stack::HIGHEST || (has_dvonn && height == 1) {
            return None;
        }
        let red = if has_dvonn { RED } else { 0 };
        match NonZeroU8::new((Stack::single(color).byte() & BLACK) | red | height) {
            Some(byte) => Some(Stack(byte)),
            None => None,
        }
    }

    /// Every stack there can be.
    pub fn all() -> impl Iterator<Item = Stack> {
        let controlled = Color::ALL.into_iter().flat_map(|color| {
            let heights = 1..=Stack::HIGHEST;
            heights.flat_map(move |height| {
                [false, true].into_iter().filter_map(move |red| Stack::new(color, height, red))
            })
        });
        core::iter::once(Stack::DVONN).chain(controlled)
    }

    /// Who controls it; nobody a DVONN piece that is alone.
    #[inline]
    pub const fn color(self) -> Option<Color> {
        if self.byte() == Stack::DVONN.byte() {
            None
        } else if self.byte() & BLACK != 0 {
            Some(Color::Black)
        } else {
            Some(Color::White)
        }
    }

    /// How many pieces it is high.
    #[inline]
    pub const fn height(self) -> u8 {
        self.byte() & HEIGHT
    }

    /// Whether it contains a DVONN piece, or more.
    #[inline]
    pub const fn has_dvonn(self) -> bool {
        self.byte() & RED != 0
    }

    /// This stack on top of another.
    #[inline]
    pub(crate) const fn onto(self, below: Stack) -> Stack {
        let byte = self.byte().wrapping_add(below.height()) | (below.byte() & RED);
        match NonZeroU8::new(byte) {
            Some(byte) => Stack(byte),
            None => self,
        }
    }

    /// The same stack with the other colour on top.
    #[must_use]
    pub(crate) fn swap_colors(self) -> Stack {
        let swapped = |color: Color| Stack::new(color.other(), self.height(), self.has_dvonn());
        self.color().and_then(swapped).unwrap_or(self)
    }

    /// The stack as a number: the height in the lowest six bits, 64 for a black top, 128 for a DVONN piece.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
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
        let stack = match letter {
            'D' => Stack::DVONN,
            _ => color_of(letter)
                .map(Stack::single)
                .ok_or_else(|| (0, format!("unknown character `{letter}`")))?,
        };
        Ok((stack, letter.len_utf8()))
    }

    /// What stands between parentheses: colour, height, and `D` for a DVONN piece.
    fn read_inner(inner: &str) -> Result<Stack, String> {
        let wrong = |reason: &str| {
            let shown: String = inner.chars().take(20).collect();
            format!("a stack `({shown})`: {reason}")
        };
        let mut letters = inner.chars();
        let color = letters.next().and_then(color_of);
        let color = color.ok_or_else(|| wrong("it begins with `P` or `p`"))?;
        let digits = letters.as_str().trim_end_matches('D');
        let has_dvonn = match letters.as_str().len() - digits.len() {
            0 => false,
            1 => true,
            _ => return Err(wrong("one `D` is enough")),
        };
        let height = match digits.parse() {
            Ok(height @ 2..=Stack::HIGHEST)
                if digits.starts_with(|c: char| matches!(c, '1'..='9')) =>
            {
                height
            }
            _ => {
                return Err(wrong(
                    "its height is a number from 2 to 49, with `D` or nothing behind it",
                ));
            }
        };
        Stack::new(color, height, has_dvonn).ok_or_else(|| wrong("there is no such stack"))
    }
}

/// The colour of a piece's letter.
const fn color_of(letter: char) -> Option<Color> {
    match letter {
        'P' => Some(Color::White),
        'p' => Some(Color::Black),
        _ => None,
    }
}

impl fmt::Display for Stack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.color() {
            None => return f.write_str("D"),
            Some(Color::White) => "P",
            Some(Color::Black) => "p",
        };
        match (self.height(), self.has_dvonn()) {
            (1, _) => f.write_str(letter),
            (height, false) => write!(f, "({letter}{height})"),
            (height, true) => write!(f, "({letter}{height}D)"),
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
        assert_eq!(Stack::all().count(), 1 + 2 * (1 + 48 * 2));
        for stack in Stack::all() {
            let text = format!("{stack}2/");
            assert_eq!(Stack::read(&text), Ok((stack, text.len() - 2)), "{text}");
            assert_eq!(stack.swap_colors().swap_colors(), stack);
            if let Some(color) = stack.color() {
                assert_eq!(Stack::new(color, stack.height(), stack.has_dvonn()), Some(stack));
            }
        }
    }

    #[test]
    fn what_is_no_stack_is_refused() {
        let wrong = ["", "d", "(", "()", "(P", "(P)", "(D)", "(D2)", "(P1)", "(P0)", "(P02)"];
        let more = ["(P50)", "(P2d)", "(P2DD)", "(P+2)", "(PD)", "(PD2)", "(2P)", "(P999)", "(é2)"];
        for text in wrong.into_iter().chain(more) {
            assert!(Stack::read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_stack_lies_on_top_of_what_was_there() {
        let stack = |text| Stack::read(text).expect("a stack").0;
        for (top, below, sum) in [
            ("P", "p", "(P2)"),
            ("p", "D", "(p2D)"),
            ("(P3D)", "(p4)", "(P7D)"),
            ("(p10)", "(P39D)", "(p49D)"),
        ] {
            assert_eq!(stack(top).onto(stack(below)), stack(sum));
        }
    }
}
