//! The five kinds of potentials.

use crate::words::letters;
use core::fmt;

letters! {
    /// A power that a basic piece can be loaded with. It works once.
    Potential {
        /// TAMSK: an extra push, when the loaded piece stands on the centre.
        Tamsk => 'T',
        /// ZÈRTZ: jumps over pieces in a line, onto the first empty spot behind them.
        Zertz => 'Z',
        /// DVONN: jumps onto a plain piece of the opponent next to it, or onto his D.
        Dvonn => 'D',
        /// YINSH: runs along a line over empty spots.
        Yinsh => 'Y',
        /// PÜNCT: jumps onto a GIPF-piece of the opponent next to it, or onto his U.
        Punct => 'U',
    }
}

impl Potential {
    /// The kind with a place in [`Potential::ALL`].
    #[inline]
    pub(super) const fn from_index(index: usize) -> Potential {
        Potential::ALL[index]
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
