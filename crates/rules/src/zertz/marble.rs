//! The marbles of ZÈRTZ.

use crate::words::letters;
use core::fmt;

letters! {
    /// A colour of marbles. It has nothing to do with the players, who are called White and Black.
    Marble {
        /// A white marble.
        White => 'W',
        /// A grey marble.
        Grey => 'G',
        /// A black marble.
        Black => 'B',
    }
}

impl Marble {
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
