//! The twelve symmetries of the hexagon.

/// One of the six rotations of the board, or one of them after a reflection.
///
/// Which of the twelve map a board onto itself says its [`Board`](crate::Board). A point of a board is written with axial coordinates `(q, r)` about the centre: `q` counts columns to the right,
/// `r` counts along the column, and the three line directions are `(0, 1)`, `(1, 0)` and `(1, 1)`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Symmetry(u8);

impl Symmetry {
    /// The symmetry that moves nothing.
    pub const IDENTITY: Symmetry = Symmetry(0);

    /// How many there are.
    pub const COUNT: usize = 12;

    /// All twelve: six rotations, then six reflections.
    pub const ALL: [Symmetry; Symmetry::COUNT] = {
        let mut all = [Symmetry(0); Symmetry::COUNT];
        let mut index = 0;
        while index < Symmetry::COUNT {
            all[index] = Symmetry(index as u8);
            index += 1;
        }
        all
    };

    /// A number of sixths of a turn, after the reflection that exchanges the directions (1, 0) and (0, 1) if `reflected`.
    pub const fn new(sixths: u8, reflected: bool) -> Symmetry {
        Symmetry(sixths % 6 + if reflected { 6 } else { 0 })
    }

    /// All twelve: six rotations, then six reflections.
    pub fn all() -> impl Iterator<Item = Symmetry> {
        Symmetry::ALL.into_iter()
    }

    /// A number below [`Symmetry::COUNT`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The image of a point given by axial coordinates.
    pub const fn apply(self, (q, r): (i8, i8)) -> (i8, i8) {
        // The reflection exchanges the directions (1, 0) and (0, 1) and keeps (1, 1).
        let (mut q, mut r) = if self.0 >= 6 { (r, q) } else { (q, r) };
        // One sixth of a turn sends (1, 0) → (1, 1) → (0, 1) → (-1, 0) …
        let mut turns = self.0 % 6;
        while turns > 0 {
            (q, r) = (q - r, q);
            turns -= 1;
        }
        (q, r)
    }

    /// The symmetry that takes every image back.
    #[must_use]
    pub const fn inverse(self) -> Symmetry {
        // A reflection followed by a rotation is an involution.
        if self.0 >= 6 { self } else { Symmetry((6 - self.0) % 6) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn inverse_takes_back() {
        for symmetry in Symmetry::all() {
            for point in [(0, 0), (1, 0), (2, 1), (-3, 1), (0, -2)] {
                assert_eq!(symmetry.inverse().apply(symmetry.apply(point)), point);
            }
        }
    }

    #[test]
    fn twelve_different_images() {
        let images: alloc::collections::BTreeSet<_> =
            Symmetry::all().map(|symmetry| symmetry.apply((3, 1))).collect();
        assert_eq!(images.len(), Symmetry::COUNT);
    }
}
