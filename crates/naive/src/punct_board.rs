//! The board of PÜNCT: spaces, directions, and pieces of three dots.

use std::collections::BTreeMap;
use std::fmt;

use crate::side::Side;

/// The kinds with their numbers, in the order of the notation.
pub(crate) const KINDS: [(char, usize); 6] =
    [('T', 6), ('E', 4), ('C', 2), ('L', 2), ('M', 2), ('R', 2)];

/// The six directions, clockwise: their words and their steps as (letter, number).
pub(crate) const DIRECTIONS: [(&str, (i32, i32)); 6] = [
    ("n", (0, 1)),
    ("ne", (1, 1)),
    ("se", (1, 0)),
    ("s", (0, -1)),
    ("sw", (-1, -1)),
    ("nw", (-1, 0)),
];

/// A space by the place of its letter in the alphabet and its number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Space {
    letter: i32,
    number: i32,
}

const CORNERS: [(i32, i32); 6] = [(1, 1), (1, 9), (9, 1), (9, 17), (17, 9), (17, 17)];

impl Space {
    fn at(letter: i32, number: i32) -> Option<Space> {
        let in_range = (1..=17).contains(&letter) && (1..=17).contains(&number);
        let on_board = in_range && (-8..=8).contains(&(letter - number));
        let corner = CORNERS.contains(&(letter, number));
        (on_board && !corner).then_some(Space { letter, number })
    }

    pub(crate) fn all() -> Vec<Space> {
        let mut all = Vec::new();
        for letter in 1..=17 {
            for number in 1..=17 {
                all.extend(Space::at(letter, number));
            }
        }
        all
    }

    /// Found by comparing with the names of all spaces.
    pub(crate) fn parse(name: &str) -> Option<Space> {
        Space::all().into_iter().find(|space| space.to_string() == name)
    }

    pub(crate) fn step(self, (letter, number): (i32, i32)) -> Option<Space> {
        Space::at(self.letter + letter, self.number + number)
    }

    pub(crate) fn is_adjacent(self, other: Space) -> bool {
        DIRECTIONS.iter().any(|(_, step)| self.step(*step) == Some(other))
    }

    /// At most two steps from the centre.
    pub(crate) fn is_central(self) -> bool {
        let center = Space { letter: 9, number: 9 };
        let near = |space: Space| space == center || space.is_adjacent(center);
        near(self) || DIRECTIONS.iter().any(|(_, step)| self.step(*step).is_some_and(near))
    }

    /// Which of the six sides it is on: opposite ones are 0 and 1, 2 and 3, 4 and 5.
    pub(crate) fn side_of_board(self) -> Option<usize> {
        let Space { letter, number } = self;
        let sides = [
            letter == 1,
            letter == 17,
            number == 1,
            number == 17,
            number - letter == 8,
            letter - number == 8,
        ];
        sides.iter().position(|on| *on)
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let letters: Vec<char> = ('a'..='q').collect();
        write!(f, "{}{}", letters[(self.letter - 1) as usize], self.number)
    }
}

/// A piece on the board: its kind, the space of its pünct, its direction and its level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) side: Side,
    pub(crate) kind: char,
    pub(crate) space: Space,
    pub(crate) direction: usize,
    pub(crate) level: usize,
}

impl Piece {
    /// The three spaces it covers, the pünct's first; none if one is not on the board.
    pub(crate) fn dots(&self) -> Option<[Space; 3]> {
        let ahead = DIRECTIONS[self.direction].1;
        let before = DIRECTIONS[(self.direction + 5) % 6].1;
        let after = DIRECTIONS[(self.direction + 1) % 6].1;
        let first = self.space.step(ahead);
        let minor = match self.kind {
            'T' => [first, self.space.step(after)],
            'E' => [first, first.and_then(|space| space.step(ahead))],
            'C' => [first, self.space.step((-ahead.0, -ahead.1))],
            'L' => [first, first.and_then(|space| space.step(before))],
            'M' => [self.space.step(before), self.space.step(after)],
            'R' => [first, first.and_then(|space| space.step(after))],
            _ => [None, None],
        };
        Some([self.space, minor[0]?, minor[1]?])
    }

    /// The dots that have to rest on the level below: all of a triangle, the ends of the others.
    pub(crate) fn resting(&self) -> Vec<Space> {
        let Some([punct, one, other]) = self.dots() else { return Vec::new() };
        match self.kind {
            'T' => vec![punct, one, other],
            'C' | 'M' => vec![one, other],
            _ => vec![punct, other],
        }
    }

    fn middle(&self) -> Option<Space> {
        let dots = self.dots()?;
        dots.into_iter().find(|dot| !self.resting().contains(dot))
    }

    pub(crate) fn text(&self) -> String {
        let letter = self.side.letter_case(self.kind);
        format!("{letter}{}{}", self.space, DIRECTIONS[self.direction].0)
    }

    /// Reads kind, space and direction by trying all of them.
    pub(crate) fn parse(text: &str, level: usize) -> Option<Piece> {
        let letter = text.chars().next()?;
        let side = Side::of_letter(letter);
        let kind = KINDS.iter().find(|(kind, _)| side.letter_case(*kind) == letter)?.0;
        let rest = &text[1..];
        let directions = 0..directions_of(kind);
        directions.into_iter().find_map(|direction| {
            let space = Space::parse(rest.strip_suffix(DIRECTIONS[direction].0)?)?;
            let piece = Piece { side, kind, space, direction, level };
            piece.dots().map(|_| piece)
        })
    }
}

/// In how many directions a kind can lie, from `n` on.
pub(crate) fn directions_of(kind: char) -> usize {
    if kind == 'C' { 3 } else { 6 }
}

/// The highest dot over every space that is not empty: its level and its colour.
pub(crate) type Surface = BTreeMap<Space, (usize, Side)>;

pub(crate) fn surface(pieces: &[Piece]) -> Surface {
    let mut surface = Surface::new();
    for piece in pieces {
        for dot in piece.dots().into_iter().flatten() {
            let higher = surface.get(&dot).is_some_and(|(level, _)| *level > piece.level);
            if !higher {
                surface.insert(dot, (piece.level, piece.side));
            }
        }
    }
    surface
}

fn height(surface: &Surface, space: Space) -> usize {
    surface.get(&space).map_or(0, |(level, _)| *level)
}

/// The level on which a piece comes to lie when it is put down, if it may.
pub(crate) fn level_when_put(piece: &Piece, surface: &Surface) -> Option<usize> {
    piece.dots()?;
    let heights: Vec<usize> = piece.resting().into_iter().map(|dot| height(surface, dot)).collect();
    let below = heights[0];
    if heights.iter().any(|other| *other != below) {
        return None;
    }
    if piece.middle().is_some_and(|middle| height(surface, middle) > below) {
        return None;
    }
    if below > 0 {
        let (_, side) = surface.get(&piece.space)?;
        if *side != piece.side {
            return None;
        }
    }
    Some(below + 1)
}

/// Whether dots of one colour, seen from above, join opposite sides.
pub(crate) fn has_chain(surface: &Surface, side: Side) -> bool {
    let own: Vec<Space> =
        surface.iter().filter(|(_, dot)| dot.1 == side).map(|(space, _)| *space).collect();
    let mut left = own;
    while let Some(first) = left.pop() {
        let mut group = vec![first];
        let mut next = 0;
        while next < group.len() {
            let here = group[next];
            let (near, far) = left.into_iter().partition(|space| here.is_adjacent(*space));
            let near: Vec<Space> = near;
            group.extend(near);
            left = far;
            next += 1;
        }
        let touches = |wanted| group.iter().any(|space| space.side_of_board() == Some(wanted));
        if [0, 2, 4].into_iter().any(|one| touches(one) && touches(one + 1)) {
            return true;
        }
    }
    false
}
