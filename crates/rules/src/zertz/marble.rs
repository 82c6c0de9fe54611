//! The marbles of ZÈRTZ.

use core::fmt;

/// A colour of marbles. It has nothing to do with the players, who are called White and Black.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Marble {
    /// A white marble.
    White = 0,
    /// A grey marble.
    Grey = 1,
    /// A black marble.
    Black = 2,
}

impl Marble {
    /// How many colours there are.
    pub const COUNT: usize = 3;

    /// All colours, in the order of the text.
    pub const ALL: [Marble; Marble::COUNT] = [Marble::White, Marble::Grey, Marble::Black];

    /// The colour's number in the order of the text.
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The colour's letter in texts.
    pub const fn letter(self) -> char {
        match self {
            Marble::White => 'W',
            Marble::Grey => 'G',
            Marble::Black => 'B',
        }
    }

    /// The colour with a letter.
    pub fn from_letter(letter: char) -> Option<Marble> {
        Marble::ALL.into_iter().find(|marble| marble.letter() == letter)
    }

    /// What a marble of the colour is called, also the key of its name in translations.
    pub const fn word(self) -> &'static str {
        match self {
            Marble::White => "white-marble",
            Marble::Grey => "grey-marble",
            Marble::Black => "black-marble",
        }
    }

    /// The name of the colour.
    pub const fn color_name(self) -> &'static str {
        match self {
            Marble::White => "white",
            Marble::Grey => "grey",
            Marble::Black => "black",
        }
    }
}

impl fmt::Display for Marble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.color_name())
    }
}
