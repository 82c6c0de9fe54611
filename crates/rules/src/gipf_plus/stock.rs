//! The potentials that a player may still bring in.

use alloc::borrow::ToOwned;
use alloc::string::String;
use core::fmt;

use super::Potential;

/// How many potentials of each kind a player has that are not on the board yet.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Stock([u8; Potential::COUNT]);

impl Stock {
    /// No potentials.
    pub const EMPTY: Stock = Stock([0; Potential::COUNT]);

    /// The stock of Ultimate GIPF: three of each kind.
    pub const ULTIMATE: Stock = Stock([3; Potential::COUNT]);

    /// The most potentials of a kind that a player may have, in stock and on the board.
    pub const MOST: u8 = 6;

    /// A stock with these counts, in the order of [`Potential::ALL`].
    pub const fn new(counts: [u8; Potential::COUNT]) -> Stock {
        Stock(counts)
    }

    /// The counts, in the order of [`Potential::ALL`].
    pub const fn counts(self) -> [u8; Potential::COUNT] {
        self.0
    }

    /// How many of a kind there are.
    #[inline]
    pub const fn count(self, kind: Potential) -> u8 {
        self.0[kind.index()]
    }

    /// Sets how many of a kind there are.
    pub fn set(&mut self, kind: Potential, count: u8) {
        self.0[kind.index()] = count;
    }

    /// Whether nothing is left.
    #[inline]
    pub fn is_empty(self) -> bool {
        self.0 == [0; Potential::COUNT]
    }

    /// All potentials together.
    pub fn len(self) -> usize {
        self.0.iter().map(|&count| usize::from(count)).sum()
    }

    /// Takes one of a kind out.
    #[inline]
    pub(super) fn spend(&mut self, kind: Potential) {
        self.0[kind.index()] = self.0[kind.index()].wrapping_sub(1);
    }

    /// Reads a stock: kinds in the order T Z D Y U with their counts, `-` for none. The error is the byte at which it goes
    /// wrong, and why.
    pub fn from_text(text: &str) -> Result<Stock, (usize, String)> {
        let mut stock = Stock::EMPTY;
        if text == "-" {
            return Ok(stock);
        }
        let mut rest = text;
        for kind in Potential::ALL {
            let Some(behind) = rest.strip_prefix(kind.letter()) else {
                continue;
            };
            let at = text.len() - behind.len();
            let digits =
                behind.len() - behind.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let count = match &behind[..digits] {
                "" => Err("expected a count behind the kind"),
                number if number.starts_with('0') => Err("a count that starts with 0"),
                number => number.parse().map_err(|_| "the count is too large"),
            };
            stock.set(kind, count.map_err(|reason| (at, reason.to_owned()))?);
            rest = &behind[digits..];
        }
        let reason = "expected kinds in the order T Z D Y U with their counts, or `-`";
        if rest.is_empty() && !stock.is_empty() {
            Ok(stock)
        } else {
            Err((text.len() - rest.len(), reason.to_owned()))
        }
    }
}

impl fmt::Display for Stock {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_empty() {
            return f.write_str("-");
        }
        for kind in Potential::ALL {
            if self.count(kind) > 0 {
                write!(f, "{}{}", kind.letter(), self.count(kind))?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    #[test]
    fn stocks_are_written_and_read_back() {
        for text in ["-", "T3Z3D3Y3U3", "T1", "U6", "Z2Y10", "T255"] {
            assert_eq!(Stock::from_text(text).map(|stock| stock.to_string()), Ok(text.to_owned()));
        }
    }

    #[test]
    fn wrong_stocks_say_where() {
        for (text, at) in [
            ("", 0),
            ("T", 1),
            ("T0", 1),
            ("T01", 1),
            ("T256", 1),
            ("Z1T1", 2),
            ("T1T1", 2),
            ("t1", 0),
            ("--", 0),
            ("T1-", 2),
            ("3T", 0),
        ] {
            assert_eq!(Stock::from_text(text).expect_err(text).0, at, "{text}");
        }
    }
}
