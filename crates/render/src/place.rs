//! Where something is on a board, whatever the game.

use gipfel_rules::{Board, BoardPlace, GameKind, PlaceId};

/// A named point of a board, written about the centre: `q` columns to the right, `r` steps up the column.
///
/// Neighbours on a line differ by (0, 1), (1, 0) or (1, 1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Place {
    /// Columns to the right of the centre.
    pub q: i8,
    /// Steps up the column, from the row through the centre that falls to the right.
    pub r: i8,
}

impl Place {
    /// The place with a name such as `e5`; the names differ from game to game.
    pub fn from_name(game: GameKind, name: &str) -> Option<Place> {
        let boards = game.description().boards;
        boards.iter().find_map(|board| Some(Place::of(board, board.named(name)?)))
    }

    /// A place of a board.
    pub(crate) fn of(board: &Board, id: PlaceId) -> Place {
        Place::from(&board[id])
    }

    pub(crate) fn plus(self, (q, r): (i8, i8)) -> Place {
        Place { q: self.q + q, r: self.r + r }
    }
}

impl From<(i8, i8)> for Place {
    fn from((q, r): (i8, i8)) -> Place {
        Place { q, r }
    }
}

impl From<&BoardPlace> for Place {
    fn from(place: &BoardPlace) -> Place {
        Place { q: place.q, r: place.r }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_differ_from_game_to_game() {
        let place = |word, name| Place::from_name(GameKind::from_word(word).expect("a game"), name);
        assert_eq!(place("gipf", "e5"), Some(Place { q: 0, r: 0 }));
        assert_eq!(place("yinsh", "f6"), Some(Place { q: 0, r: 0 }));
        assert_eq!(place("gipf", "e1"), Some(Place { q: 0, r: -4 }));
        assert_eq!(place("gipf", "k7"), None);
    }
}
