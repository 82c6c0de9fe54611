//! Where something is on a board, whatever the game.

use gipfel_rules::{Game, gipf, yinsh};

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
    pub fn from_name(game: Game, name: &str) -> Option<Place> {
        match game {
            Game::Gipf | Game::GipfPlus => gipf::Place::from_name(name).map(|place| match place {
                gipf::Place::Spot(spot) => spot.into(),
                gipf::Place::Dot(dot) => dot.into(),
            }),
            Game::Yinsh => yinsh::Point::from_name(name).map(Place::from),
        }
    }

    /// Steps to the centre.
    pub(crate) fn radius(self) -> i8 {
        self.q.abs().max(self.r.abs()).max((self.q - self.r).abs())
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

impl From<gipf::Spot> for Place {
    fn from(spot: gipf::Spot) -> Place {
        spot.coordinates().into()
    }
}

impl From<gipf::Dot> for Place {
    fn from(dot: gipf::Dot) -> Place {
        dot.coordinates().into()
    }
}

impl From<yinsh::Point> for Place {
    fn from(point: yinsh::Point) -> Place {
        point.coordinates().into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_both_games() {
        assert_eq!(Place::from_name(Game::Gipf, "e5"), Some(Place { q: 0, r: 0 }));
        assert_eq!(Place::from_name(Game::Yinsh, "f6"), Some(Place { q: 0, r: 0 }));
        assert_eq!(Place::from_name(Game::Gipf, "e1").map(Place::radius), Some(4));
        assert_eq!(Place::from_name(Game::Gipf, "k7"), None);
    }
}
