//! Pieces of three dots: their kinds, how they lie, and what they cover.

use core::fmt;

use super::set::SpaceSet;
use super::space::{Direction, STRIDE, Space};
use crate::words::letters;
use crate::{Color, Symmetry};

letters! {
    /// The six kinds of pieces. A piece is never turned upside down, so that [`Left`](PieceKind::Left) and
    /// [`Right`](PieceKind::Right) differ.
    PieceKind {
        /// A triangle.
        Triangle => 'T',
        /// Straight, with its pünct at an end.
        End => 'E',
        /// Straight, with its pünct in the middle.
        Center => 'C',
        /// Angular, with its pünct at an end, bending to the left.
        Left => 'L',
        /// Angular, with its pünct in the middle.
        Middle => 'M',
        /// Angular, with its pünct at an end, bending to the right.
        Right => 'R',
    }
}

impl PieceKind {
    /// How many pieces a player has.
    pub const PIECES: u8 = 18;

    /// How many pieces of the kind a player has.
    #[inline]
    pub const fn count(self) -> u8 {
        match self {
            PieceKind::Triangle => 6,
            PieceKind::End => 4,
            PieceKind::Center | PieceKind::Left | PieceKind::Middle | PieceKind::Right => 2,
        }
    }

    /// The kind's word.
    pub const fn word(self) -> &'static str {
        match self {
            PieceKind::Triangle => "triangle",
            PieceKind::End => "straight-end",
            PieceKind::Center => "straight-middle",
            PieceKind::Left => "angular-left",
            PieceKind::Middle => "angular-middle",
            PieceKind::Right => "angular-right",
        }
    }

    /// The directions it can lie in: half a turn changes nothing about a straight piece with its pünct in the middle.
    #[inline]
    pub fn directions(self) -> &'static [Direction] {
        match self {
            PieceKind::Center => &Direction::ALL[..3],
            _ => &Direction::ALL,
        }
    }

    /// Where the minor dots are, seen from the pünct, as differences of coordinates. Of a piece that has a middle dot other
    /// than its pünct that dot is the first.
    pub const fn minor_dots(self, direction: Direction) -> [(i8, i8); 2] {
        let ahead = direction.step();
        let before = direction.turned(5).step();
        let after = direction.turned(1).step();
        match self {
            PieceKind::Triangle => [ahead, after],
            PieceKind::End => [ahead, (2 * ahead.0, 2 * ahead.1)],
            PieceKind::Center => [ahead, (-ahead.0, -ahead.1)],
            PieceKind::Left => [ahead, (ahead.0 + before.0, ahead.1 + before.1)],
            PieceKind::Middle => [before, after],
            PieceKind::Right => [ahead, (ahead.0 + after.0, ahead.1 + after.1)],
        }
    }

    /// Whether its pünct is its middle dot.
    #[inline]
    pub const fn is_middle(self) -> bool {
        matches!(self, PieceKind::Center | PieceKind::Middle)
    }
}

impl fmt::Display for PieceKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

/// By kind and direction: how many bits the minor dots are away from the pünct.
static MINOR_BITS: [[[i16; 2]; Direction::COUNT]; PieceKind::COUNT] = {
    let mut table = [[[0; 2]; Direction::COUNT]; PieceKind::COUNT];
    let mut kind = 0;
    while kind < PieceKind::COUNT {
        let mut direction = 0;
        while direction < Direction::COUNT {
            let dots = PieceKind::ALL[kind].minor_dots(Direction::ALL[direction]);
            let mut dot = 0;
            while dot < 2 {
                table[kind][direction][dot] = dots[dot].0 as i16 * STRIDE + dots[dot].1 as i16;
                dot += 1;
            }
            direction += 1;
        }
        kind += 1;
    }
    table
};

#[inline]
pub(crate) fn minor_bits(kind: PieceKind, direction: Direction) -> [i16; 2] {
    MINOR_BITS[kind.index()][direction.index()]
}

/// The three spaces that a piece covers, the pünct's first; none if one of them is not on the board.
#[inline]
pub(crate) fn dots(kind: PieceKind, space: Space, direction: Direction) -> Option<[Space; 3]> {
    let [one, other] = minor_bits(kind, direction);
    Some([space, space.beside(one)?, space.beside(other)?])
}

/// Where the pünct of a piece can be for the piece to lie within a set, in one direction.
#[inline(never)]
pub(crate) fn places_within(set: &SpaceSet, kind: PieceKind, direction: Direction) -> SpaceSet {
    let [one, other] = minor_bits(kind, direction);
    *set & set.shifted(one) & set.shifted(other)
}

/// A piece on the board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece {
    // In this order pieces are sorted as the text of a position lists them.
    pub(super) level: u8,
    pub(super) space: Space,
    pub(super) direction: Direction,
    pub(super) kind: PieceKind,
    pub(super) color: Color,
}

impl Piece {
    /// The highest level there can be: all pieces in one tower.
    pub const HIGHEST: u8 = 2 * PieceKind::PIECES;

    /// A piece with its pünct on a space, lying in a direction on a level from 1 to 36. None if a dot of it would not be on the board,
    /// or if pieces of the kind do not lie in that direction.
    pub fn new(
        color: Color,
        kind: PieceKind,
        space: Space,
        direction: Direction,
        level: u8,
    ) -> Option<Piece> {
        let possible = (1..=Piece::HIGHEST).contains(&level)
            && kind.directions().contains(&direction)
            && dots(kind, space, direction).is_some();
        possible.then_some(Piece { level, space, direction, kind, color })
    }

    /// Whose it is.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// Its kind.
    pub const fn kind(&self) -> PieceKind {
        self.kind
    }

    /// The space of its pünct.
    pub const fn space(&self) -> Space {
        self.space
    }

    /// The direction in which it lies.
    pub const fn direction(&self) -> Direction {
        self.direction
    }

    /// The level on which it lies, from 1 up.
    pub const fn level(&self) -> u8 {
        self.level
    }

    /// The three spaces that it covers, the pünct's first.
    pub fn dots(&self) -> [Space; 3] {
        dots(self.kind, self.space, self.direction).unwrap_or([self.space; 3])
    }

    /// Those dots that have to rest on something: the two ends, or all three of a triangle.
    pub fn ends(&self) -> impl Iterator<Item = Space> {
        let [punct, one, other] = self.dots();
        let all = match self.kind {
            PieceKind::Triangle => [Some(punct), Some(one), Some(other)],
            PieceKind::Center | PieceKind::Middle => [Some(one), Some(other), None],
            _ => [Some(punct), Some(other), None],
        };
        all.into_iter().flatten()
    }

    /// The piece seen through a symmetry of the board.
    #[must_use]
    pub fn transform(&self, symmetry: Symmetry) -> Piece {
        let (kind, direction) = seen(self.kind, self.direction, symmetry);
        Piece { space: self.space.transform(symmetry), kind, direction, ..*self }
    }
}

/// Kind and direction of a piece seen through a symmetry: a reflection exchanges the two that bend, and lets the triangle
/// begin with its other minor dot.
pub(crate) fn seen(
    kind: PieceKind,
    direction: Direction,
    symmetry: Symmetry,
) -> (PieceKind, Direction) {
    let mirrored = is_reflection(symmetry);
    let image = direction.transform(symmetry);
    match kind {
        PieceKind::Triangle if mirrored => (kind, image.turned(5)),
        PieceKind::Left if mirrored => (PieceKind::Right, image),
        PieceKind::Right if mirrored => (PieceKind::Left, image),
        PieceKind::Center if image.index() >= 3 => (kind, image.opposite()),
        _ => (kind, image),
    }
}

/// Whether a symmetry turns clockwise into counter-clockwise.
pub(crate) fn is_reflection(symmetry: Symmetry) -> bool {
    let image = |direction: Direction| direction.transform(symmetry);
    image(Direction::North).turned(1) != image(Direction::NorthEast)
}

/// A piece as the text of a position writes it, without its level.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letter = match self.color {
            Color::White => self.kind.letter(),
            Color::Black => self.kind.letter().to_ascii_lowercase(),
        };
        write!(f, "{letter}{}{}", self.space, self.direction)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::string::ToString;

    fn space(name: &str) -> Space {
        Space::from_name(name).expect("a space")
    }

    #[test]
    fn shapes_are_those_of_the_rules_page() {
        for (kind, covered) in [
            ('T', "d4, d5, e5"),
            ('E', "d4, d5, d6"),
            ('C', "d3, d4, d5"),
            ('L', "c5, d4, d5"),
            ('M', "c4, d4, e5"),
            ('R', "d4, d5, e6"),
        ] {
            let kind = PieceKind::from_letter(kind).expect("a kind");
            let dots = dots(kind, space("d4"), Direction::North).expect("it lies on the board");
            assert_eq!(dots.into_iter().collect::<SpaceSet>().to_string(), covered, "{kind}");
        }
        let all: u8 = PieceKind::ALL.into_iter().map(PieceKind::count).sum();
        assert_eq!(all, PieceKind::PIECES);
    }

    #[test]
    fn symmetries_take_dots_to_dots() {
        for kind in PieceKind::ALL {
            for &direction in kind.directions() {
                let piece =
                    Piece::new(Color::White, kind, space("f6"), direction, 1).expect("a piece");
                for symmetry in Symmetry::all() {
                    let image = piece.transform(symmetry);
                    assert!(image.kind.directions().contains(&image.direction));
                    let dots = piece.dots().map(|dot| dot.transform(symmetry));
                    assert_eq!(image.dots()[0], dots[0]);
                    let set = |dots: [Space; 3]| dots.into_iter().collect::<SpaceSet>();
                    assert_eq!(set(image.dots()), set(dots), "{piece} {symmetry:?}");
                    let ends = |piece: Piece| piece.ends().collect::<SpaceSet>();
                    assert_eq!(ends(image), ends(piece).transform(symmetry), "{piece}");
                }
            }
        }
    }

    #[test]
    fn pieces_lie_on_the_board() {
        let lies = |kind, name, direction| {
            let kind = PieceKind::from_letter(kind).expect("a kind");
            let direction = Direction::from_word(direction).expect("a direction");
            Piece::new(Color::Black, kind, space(name), direction, 1).is_some()
        };
        assert!(lies('E', "a2", "n") && lies('C', "a5", "n"));
        assert!(!lies('E', "a2", "s"), "off the board");
        assert!(!lies('C', "d4", "s"), "that is `n`");
        for kind in PieceKind::ALL {
            for &direction in kind.directions() {
                let within = places_within(&SpaceSet::BOARD, kind, direction);
                for space in Space::all() {
                    let on = dots(kind, space, direction).is_some();
                    assert_eq!(within.contains(space), on, "{kind} {space} {direction}");
                }
            }
        }
    }
}
