//! The board of YINSH: points, lines and the text of a board.

use std::collections::BTreeMap;
use std::fmt;

use crate::side::Side;

/// One of the 85 points.
///
/// The order is by letter, then by number: of a row's two ends the one with the lower letter comes
/// first, on a column the one with the lower number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Point {
    letter: u8,
    number: i32,
}

impl fmt::Display for Point {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(self.letter), self.number)
    }
}

/// A step along a line: the change of the letter and of the number.
pub(crate) type Direction = (i32, i32);

/// Same letter; same number; letter and number growing together.
pub(crate) const FORWARDS: [Direction; 3] = [(0, 1), (1, 0), (1, 1)];

/// The directions in which a ring moves: each of the three forwards and backwards.
pub(crate) const ALL_DIRECTIONS: [Direction; 6] =
    [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

/// The columns.
const LETTERS: [u8; 11] = *b"abcdefghijk";

/// The lowest and the highest number of a column.
fn column_range(letter: u8) -> Option<(i32, i32)> {
    match letter {
        b'a' => Some((2, 5)),
        b'b' => Some((1, 7)),
        b'c' => Some((1, 8)),
        b'd' => Some((1, 9)),
        b'e' => Some((1, 10)),
        b'f' => Some((2, 10)),
        b'g' => Some((2, 11)),
        b'h' => Some((3, 11)),
        b'i' => Some((4, 11)),
        b'j' => Some((5, 11)),
        b'k' => Some((7, 10)),
        _ => None,
    }
}

impl Point {
    /// The neighbouring point in a direction, if the line goes on.
    pub(crate) fn neighbour(self, (letters, numbers): Direction) -> Option<Point> {
        let letter = u8::try_from(i32::from(self.letter) + letters).ok()?;
        let number = self.number + numbers;
        let (lowest, highest) = column_range(letter)?;
        (lowest <= number && number <= highest).then_some(Point { letter, number })
    }

    /// `count` consecutive points beginning with this one, if the line is long enough.
    pub(crate) fn consecutive(self, direction: Direction, count: usize) -> Option<Vec<Point>> {
        let mut points = vec![self];
        while points.len() < count {
            let last = points[points.len() - 1];
            points.push(last.neighbour(direction)?);
        }
        Some(points)
    }
}

/// The points of each column, from its lowest number upwards.
fn columns() -> Vec<Vec<Point>> {
    let mut columns = Vec::new();
    for letter in LETTERS {
        let (lowest, highest) = column_range(letter).expect("every letter has a column");
        columns.push((lowest..=highest).map(|number| Point { letter, number }).collect());
    }
    columns
}

/// All points of the board.
pub(crate) fn points() -> Vec<Point> {
    columns().concat()
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    Ring,
    Marker,
}

/// A ring or a marker; a marker's colour is the one that is up.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Piece {
    pub(crate) colour: Side,
    pub(crate) kind: Kind,
}

/// What stands on the points; an empty point has no entry.
pub(crate) type Board = BTreeMap<Point, Piece>;

/// BOARD: the columns separated by `/`, each from its lowest number upwards; a number stands for
/// that many empty points.
pub(crate) fn board_text(board: &Board) -> String {
    let mut texts = Vec::new();
    for column in columns() {
        let mut text = String::new();
        let mut empty_points = 0;
        for point in column {
            match board.get(&point) {
                None => empty_points += 1,
                Some(piece) => {
                    if empty_points > 0 {
                        text.push_str(&empty_points.to_string());
                        empty_points = 0;
                    }
                    let capital = match piece.kind {
                        Kind::Ring => 'R',
                        Kind::Marker => 'M',
                    };
                    text.push(piece.colour.letter_case(capital));
                }
            }
        }
        if empty_points > 0 {
            text.push_str(&empty_points.to_string());
        }
        texts.push(text);
    }
    texts.join("/")
}

/// One part of a column's text.
enum Part {
    Empty(usize),
    Piece(Piece),
}

/// Splits a column's text into numbers and pieces. Digits that follow each other are one number,
/// so two numbers in a row are a number that is too large.
fn column_parts(text: &str) -> Result<Vec<Part>, String> {
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        if character.is_ascii_digit() {
            let end = rest.find(|next: char| !next.is_ascii_digit()).unwrap_or(rest.len());
            let (digits, behind) = rest.split_at(end);
            if digits.starts_with('0') {
                return Err(format!("BOARD: the number {digits} begins with a zero"));
            }
            let count = digits.parse().ok().filter(|count| (1..=10).contains(count));
            let count = count.ok_or(format!("BOARD: {digits} is not a number from 1 to 10"))?;
            parts.push(Part::Empty(count));
            rest = behind;
        } else {
            let kind = match character {
                'R' | 'r' => Kind::Ring,
                'M' | 'm' => Kind::Marker,
                _ => return Err(format!("BOARD: unknown character {character:?}")),
            };
            parts.push(Part::Piece(Piece { colour: Side::of_letter(character), kind }));
            rest = &rest[1..];
        }
    }
    Ok(parts)
}

/// Reads what [`board_text`] writes.
pub(crate) fn parse_board(text: &str) -> Result<Board, String> {
    let texts: Vec<&str> = text.split('/').collect();
    if texts.len() != LETTERS.len() {
        return Err(format!("BOARD: {} columns instead of 11", texts.len()));
    }
    let mut board = Board::new();
    for (column, text) in columns().into_iter().zip(texts) {
        let mut contents = Vec::new();
        for part in column_parts(text)? {
            match part {
                Part::Empty(count) => contents.extend(vec![None; count]),
                Part::Piece(piece) => contents.push(Some(piece)),
            }
        }
        if contents.len() != column.len() {
            let name = char::from(column[0].letter);
            return Err(format!(
                "BOARD: column {name} has {} points instead of {}",
                contents.len(),
                column.len()
            ));
        }
        for (point, content) in column.into_iter().zip(contents) {
            if let Some(piece) = content {
                board.insert(point, piece);
            }
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_85_points_and_each_line_goes_both_ways() {
        assert_eq!(points().len(), 85);
        for point in points() {
            for (letters, numbers) in ALL_DIRECTIONS {
                if let Some(neighbour) = point.neighbour((letters, numbers)) {
                    assert_eq!(neighbour.neighbour((-letters, -numbers)), Some(point));
                }
            }
        }
    }

    #[test]
    fn the_board_is_symmetrical_about_its_centre() {
        // The centre is f6, so a point and its opposite add up to twice f6.
        for Point { letter, number } in points() {
            let opposite = Point { letter: 2 * b'f' - letter, number: 12 - number };
            assert!(points().contains(&opposite), "{opposite}");
        }
    }
}
