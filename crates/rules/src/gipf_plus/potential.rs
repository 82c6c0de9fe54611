//! The five kinds of potentials.

use core::fmt;

/// A power that a basic piece can be loaded with. It works once.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Potential {
    /// TAMSK: an extra push, when the loaded piece stands on the centre.
    Tamsk = 0,
    /// ZÈRTZ: jumps over pieces in a line, onto the first empty spot behind them.
    Zertz = 1,
    /// DVONN: jumps onto a plain piece of the opponent next to it, or onto his D.
    Dvonn = 2,
    /// YINSH: runs along a line over empty spots.
    Yinsh = 3,
    /// PÜNCT: jumps onto a GIPF-piece of the opponent next to it, or onto his U.
    Punct = 4,
}

impl Potential {
    /// How many kinds there are.
    pub const COUNT: usize = 5;

    /// All kinds, in the order of the text of stocks.
    pub const ALL: [Potential; Potential::COUNT] =
        [Potential::Tamsk, Potential::Zertz, Potential::Dvonn, Potential::Yinsh, Potential::Punct];

    /// The kind's place in [`Potential::ALL`].
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The kind with a place in [`Potential::ALL`].
    #[inline]
    pub(super) const fn from_index(index: usize) -> Potential {
        Potential::ALL[index]
    }

    /// The kind's letter in actions, stocks and, for White, on the board.
    pub const fn letter(self) -> char {
        match self {
            Potential::Tamsk => 'T',
            Potential::Zertz => 'Z',
            Potential::Dvonn => 'D',
            Potential::Yinsh => 'Y',
            Potential::Punct => 'U',
        }
    }

    /// The kind with a capital letter.
    pub fn from_letter(letter: char) -> Option<Potential> {
        Potential::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The name of the game that the kind comes from.
    pub const fn name(self) -> &'static str {
        match self {
            Potential::Tamsk => "TAMSK",
            Potential::Zertz => "ZÈRTZ",
            Potential::Dvonn => "DVONN",
            Potential::Yinsh => "YINSH",
            Potential::Punct => "PÜNCT",
        }
    }

    /// A word for options, tags and file names.
    pub const fn word(self) -> &'static str {
        match self {
            Potential::Tamsk => "tamsk",
            Potential::Zertz => "zertz",
            Potential::Dvonn => "dvonn",
            Potential::Yinsh => "yinsh",
            Potential::Punct => "punct",
        }
    }

    /// Whether it is used by a decision of the push phase. T is not: its push comes when the loaded piece has reached the
    /// centre.
    pub const fn is_used_by_choice(self) -> bool {
        !matches!(self, Potential::Tamsk)
    }
}

impl fmt::Display for Potential {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
