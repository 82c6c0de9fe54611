//! The board of GIPF: points, lines, pushing along a line, and rows.
//!
//! Plain GIPF and GIPF with potentials are played on the same board; what stands on a spot differs,
//! so everything here works for any kind of piece.

use std::collections::BTreeMap;
use std::fmt;

use crate::side::Side;

/// A point of the board: a spot or a dot.
///
/// The order is by letter, then by number. Along any line this is the order in which a taking
/// lists its spots: from the lower letter, on a column from the lower number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Point {
    pub(crate) letter: u8,
    pub(crate) number: i32,
}

/// The centre of the board.
pub(crate) const CENTRE: Point = Point { letter: b'e', number: 5 };

/// The columns that have spots.
pub(crate) const SPOT_COLUMNS: [u8; 7] = [b'b', b'c', b'd', b'e', b'f', b'g', b'h'];

/// One of the three line directions, forwards or backwards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Direction {
    Up,
    Down,
    RisingRight,
    RisingLeft,
    FallingRight,
    FallingLeft,
}

pub(crate) const DIRECTIONS: [Direction; 6] = [
    Direction::Up,
    Direction::Down,
    Direction::RisingRight,
    Direction::RisingLeft,
    Direction::FallingRight,
    Direction::FallingLeft,
];

impl fmt::Display for Point {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(self.letter), self.number)
    }
}

/// The number of points in a column, dots included.
fn points_in_column(letter: u8) -> i32 {
    match letter {
        b'a' | b'i' => 5,
        b'b' | b'h' => 6,
        b'c' | b'g' => 7,
        b'd' | b'f' => 8,
        b'e' => 9,
        _ => 0,
    }
}

/// The number of spots in a column: the outer columns have none, and each of the others has a dot
/// at both ends.
pub(crate) fn spots_in_column(letter: u8) -> i32 {
    if SPOT_COLUMNS.contains(&letter) { points_in_column(letter) - 2 } else { 0 }
}

impl Point {
    fn is_on_board(self) -> bool {
        1 <= self.number && self.number <= points_in_column(self.letter)
    }

    pub(crate) fn is_spot(self) -> bool {
        2 <= self.number && self.number <= 1 + spots_in_column(self.letter)
    }

    fn is_dot(self) -> bool {
        self.is_on_board() && !self.is_spot()
    }

    /// The neighbouring point in a direction, which may be off the board.
    ///
    /// Rising: one letter to the right, the number grows by one up to column `e` and stays equal
    /// after it. Falling: one letter to the right, the number stays equal up to column `e` and
    /// drops by one after it. The steps to the left undo these.
    fn neighbour(self, direction: Direction) -> Point {
        let Point { letter, number } = self;
        let left_half = letter < b'e';
        let left_half_or_middle = letter <= b'e';
        match direction {
            Direction::Up => Point { letter, number: number + 1 },
            Direction::Down => Point { letter, number: number - 1 },
            Direction::RisingRight => {
                Point { letter: letter + 1, number: if left_half { number + 1 } else { number } }
            }
            Direction::FallingRight => {
                Point { letter: letter + 1, number: if left_half { number } else { number - 1 } }
            }
            Direction::RisingLeft => Point {
                letter: letter - 1,
                number: if left_half_or_middle { number - 1 } else { number },
            },
            Direction::FallingLeft => Point {
                letter: letter - 1,
                number: if left_half_or_middle { number } else { number + 1 },
            },
        }
    }

    /// The spots that follow this point in a direction, up to the dot that ends the line.
    pub(crate) fn spots_beyond(self, direction: Direction) -> Vec<Point> {
        let mut spots = Vec::new();
        let mut point = self.neighbour(direction);
        while point.is_spot() {
            spots.push(point);
            point = point.neighbour(direction);
        }
        spots
    }
}

/// All dots of the board.
fn dots() -> Vec<Point> {
    let mut dots = Vec::new();
    for letter in b'a'..=b'i' {
        for number in 1..=points_in_column(letter) {
            let point = Point { letter, number };
            if point.is_dot() {
                dots.push(point);
            }
        }
    }
    dots
}

/// A way to enter the board: a dot and the spots of one of its lines, the nearest first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Entry {
    pub(crate) dot: Point,
    pub(crate) spots: Vec<Point>,
}

/// All 42 ways to enter the board.
pub(crate) fn entries() -> Vec<Entry> {
    let mut entries = Vec::new();
    for dot in dots() {
        for direction in DIRECTIONS {
            let spots = dot.spots_beyond(direction);
            if !spots.is_empty() {
                entries.push(Entry { dot, spots });
            }
        }
    }
    entries
}

/// The spots of all 21 lines, each from its lower letter (a column: from its lower number).
pub(crate) fn lines() -> Vec<Vec<Point>> {
    let mut lines = Vec::new();
    for dot in dots() {
        for direction in [Direction::Up, Direction::RisingRight, Direction::FallingRight] {
            let spots = dot.spots_beyond(direction);
            if !spots.is_empty() {
                lines.push(spots);
            }
        }
    }
    lines
}

/// What stands on the spots; an empty spot has no entry.
pub(crate) type Board<Piece> = BTreeMap<Point, Piece>;

/// A possible push: the entry, and how many pieces of its line move one step.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Push {
    entry: Entry,
    moved: usize,
}

impl Push {
    /// Onto an empty spot: the spot. Otherwise the dot and the spot where the furthest piece that
    /// moves ends. Pushes from different dots onto the same empty spot have the same text: they
    /// are one decision.
    pub(crate) fn text(&self) -> String {
        let end = self.entry.spots[self.moved];
        if self.moved == 0 { end.to_string() } else { format!("{}-{end}", self.entry.dot) }
    }

    /// Moves the pieces one step, the furthest first, and puts the new piece on the first spot.
    pub(crate) fn bring_in<Piece>(&self, board: &mut Board<Piece>, piece: Piece) {
        let spots = &self.entry.spots;
        for index in (0..self.moved).rev() {
            let pushed =
                board.remove(&spots[index]).expect("the spots before the gap are occupied");
            board.insert(spots[index + 1], pushed);
        }
        board.insert(spots[0], piece);
    }
}

/// All pushes the board allows: the pieces up to the first empty spot of the line move, and a line
/// whose spots are all occupied is closed.
pub(crate) fn pushes<Piece>(board: &Board<Piece>) -> Vec<Push> {
    let mut pushes = Vec::new();
    for entry in entries() {
        if let Some(moved) = entry.spots.iter().position(|spot| !board.contains_key(spot)) {
            pushes.push(Push { entry, moved });
        }
    }
    pushes
}

/// The rows of one colour.
///
/// A run is four or more pieces of one colour on consecutive spots of a line. The row is the run
/// together with every piece of either colour that extends it without a gap.
pub(crate) fn rows<Piece>(
    board: &Board<Piece>,
    colour: Side,
    colour_of: impl Fn(&Piece) -> Side,
) -> Vec<Vec<Point>> {
    let is_colour = |spot: &Point| board.get(spot).is_some_and(|piece| colour_of(piece) == colour);
    let mut rows = Vec::new();
    for line in lines() {
        for group in line.split(|spot| !board.contains_key(spot)) {
            if group.windows(4).any(|four| four.iter().all(is_colour)) {
                rows.push(group.to_vec());
            }
        }
    }
    rows
}

/// All subsets of some spots, the empty one included.
pub(crate) fn subsets(spots: &[Point]) -> Vec<Vec<Point>> {
    let mut subsets = vec![Vec::new()];
    for &spot in spots {
        for mut subset in subsets.clone() {
            subset.push(spot);
            subsets.push(subset);
        }
    }
    subsets
}

/// BOARD: the columns b to h separated by `/`, each from its lowest spot upwards; a digit stands
/// for that many empty spots.
pub(crate) fn board_text<Piece>(
    board: &Board<Piece>,
    piece_text: impl Fn(&Piece) -> String,
) -> String {
    let mut columns = Vec::new();
    for letter in SPOT_COLUMNS {
        let mut column = String::new();
        let mut empty_spots = 0;
        for number in 2..2 + spots_in_column(letter) {
            match board.get(&Point { letter, number }) {
                None => empty_spots += 1,
                Some(piece) => {
                    if empty_spots > 0 {
                        column.push_str(&empty_spots.to_string());
                        empty_spots = 0;
                    }
                    column.push_str(&piece_text(piece));
                }
            }
        }
        if empty_spots > 0 {
            column.push_str(&empty_spots.to_string());
        }
        columns.push(column);
    }
    columns.join("/")
}

/// Reads what [`board_text`] writes. `read_piece` reads one piece at the beginning of a text and
/// also returns the text behind it.
pub(crate) fn parse_board<Piece>(
    text: &str,
    read_piece: impl Fn(&str) -> Result<(Piece, &str), String>,
) -> Result<Board<Piece>, String> {
    let columns: Vec<&str> = text.split('/').collect();
    if columns.len() != SPOT_COLUMNS.len() {
        return Err(format!("BOARD: {} columns instead of 7", columns.len()));
    }
    let mut board = Board::new();
    for (letter, column) in SPOT_COLUMNS.into_iter().zip(columns) {
        let mut number = 2;
        let mut after_digit = false;
        let mut rest = column;
        while let Some(character) = rest.chars().next() {
            if let Some(digit) = character.to_digit(10) {
                if digit == 0 {
                    return Err("BOARD: the digit 0".to_string());
                }
                if after_digit {
                    return Err("BOARD: two digits in a row".to_string());
                }
                number += i32::try_from(digit).expect("a digit is small");
                after_digit = true;
                rest = &rest[1..];
            } else {
                let (piece, behind) = read_piece(rest)?;
                board.insert(Point { letter, number }, piece);
                number += 1;
                after_digit = false;
                rest = behind;
            }
        }
        let found = number - 2;
        let expected = spots_in_column(letter);
        if found != expected {
            let name = char::from(letter);
            return Err(format!("BOARD: column {name} has {found} spots instead of {expected}"));
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(points: &[Point]) -> String {
        points.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn the_board_has_the_numbers_of_the_rules_page() {
        let spots: i32 = SPOT_COLUMNS.into_iter().map(spots_in_column).sum();
        assert_eq!(spots, 37);
        assert_eq!(dots().len(), 24);
        assert_eq!(lines().len(), 21);
        assert!(lines().iter().all(|line| (4..=7).contains(&line.len())));
        assert_eq!(entries().len(), 42);
    }

    #[test]
    fn corner_spots_are_entered_in_three_ways_and_the_others_of_the_ring_in_two() {
        let mut ways: BTreeMap<Point, usize> = BTreeMap::new();
        for entry in entries() {
            *ways.entry(entry.spots[0]).or_default() += 1;
        }
        assert_eq!(ways.len(), 18);
        for (spot, count) in ways {
            let corner = ["b2", "b5", "e2", "e8", "h2", "h5"].contains(&spot.to_string().as_str());
            assert_eq!(count, if corner { 3 } else { 2 }, "{spot}");
        }
    }

    #[test]
    fn corner_dots_end_one_line_and_the_others_two() {
        for dot in dots() {
            let count = entries().iter().filter(|entry| entry.dot == dot).count();
            let corner = ["a1", "a5", "e1", "e9", "i1", "i5"].contains(&dot.to_string().as_str());
            assert_eq!(count, if corner { 1 } else { 2 }, "{dot}");
        }
    }

    #[test]
    fn lines_are_those_named_on_the_rules_page() {
        let lines: Vec<String> = lines().iter().map(|line| texts(line)).collect();
        for line in [
            "c2 c3 c4 c5 c6",
            "b2 c3 d4 e5 f5 g5 h5",
            "d2 e3 f3 g3 h3",
            "b5 c5 d5 e5 f4 g3 h2",
            "b2 c2 d2 e2",
        ] {
            assert!(lines.contains(&line.to_string()), "{line}");
        }
    }
}
