//! The two players, and values that each of them has.

/// A player, and the colour of his pieces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Side {
    White,
    Black,
}

impl Side {
    pub(crate) fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }

    /// The word for this side in a position's SIDE field and in a result.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Side::White => "w",
            Side::Black => "b",
        }
    }

    /// White pieces are written in capital letters, black ones in small letters.
    pub(crate) fn letter_case(self, capital: char) -> char {
        match self {
            Side::White => capital,
            Side::Black => capital.to_ascii_lowercase(),
        }
    }

    /// The owner of a piece written with `letter`: the reverse of [`Side::letter_case`].
    pub(crate) fn of_letter(letter: char) -> Side {
        if letter.is_ascii_uppercase() { Side::White } else { Side::Black }
    }
}

/// One value for White and one for Black.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Pair<Value> {
    pub(crate) white: Value,
    pub(crate) black: Value,
}

impl<Value> Pair<Value> {
    pub(crate) fn of(&self, side: Side) -> &Value {
        match side {
            Side::White => &self.white,
            Side::Black => &self.black,
        }
    }

    pub(crate) fn of_mut(&mut self, side: Side) -> &mut Value {
        match side {
            Side::White => &mut self.white,
            Side::Black => &mut self.black,
        }
    }
}
