//! How a game ended.

use core::fmt;

use crate::Color;

/// The result of a finished game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// One player has won.
    Win(Color),
    /// Nobody has won.
    Draw,
}

impl Outcome {
    /// The winner, if there is one.
    pub const fn winner(self) -> Option<Color> {
        match self {
            Outcome::Win(color) => Some(color),
            Outcome::Draw => None,
        }
    }

    /// The same outcome with the colours exchanged.
    #[must_use]
    pub const fn swap_colors(self) -> Outcome {
        match self {
            Outcome::Win(color) => Outcome::Win(color.other()),
            Outcome::Draw => Outcome::Draw,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win(Color::White) => f.write_str("w"),
            Outcome::Win(Color::Black) => f.write_str("b"),
            Outcome::Draw => f.write_str("draw"),
        }
    }
}

/// Why a game is over, for a sentence beside the board. Which reasons there are says the description of each game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct EndReason {
    /// A stable name, also the key of its sentence in translations.
    pub name: &'static str,
}

impl EndReason {
    /// A reason.
    pub const fn new(name: &'static str) -> EndReason {
        EndReason { name }
    }
}
