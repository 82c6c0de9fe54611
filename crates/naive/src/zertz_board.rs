//! The boards of ZÈRTZ: places, lines, and the text of a board.

use std::collections::BTreeMap;
use std::fmt;

/// A place of a board, in the order of the text: by letter, then by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Place {
    letter: char,
    number: i32,
}

impl fmt::Display for Place {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.letter, self.number)
    }
}

/// How many places each column has, from `a` on, and the letter of the longest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    columns: &'static [i32],
    longest: char,
}

pub(crate) const SMALL: Shape = Shape { columns: &[4, 5, 6, 7, 6, 5, 4], longest: 'd' };
pub(crate) const MIDDLE: Shape = Shape { columns: &[5, 6, 7, 8, 7, 6, 5, 4], longest: 'd' };
pub(crate) const LARGE: Shape = Shape { columns: &[5, 6, 7, 8, 9, 8, 7, 6, 5], longest: 'e' };

impl Shape {
    /// The columns with their places, each from its lowest number upwards.
    fn columns(self) -> Vec<Vec<Place>> {
        let letters = 'a'..='i';
        let column = |(letter, &highest): (char, &i32)| {
            (1..=highest).map(|number| Place { letter, number }).collect()
        };
        letters.zip(self.columns).map(column).collect()
    }

    /// The place with a name.
    pub(crate) fn named(self, name: &str) -> Option<Place> {
        self.columns().into_iter().flatten().find(|place| place.to_string() == name)
    }

    /// The places around one, clockwise from the one above; those outside the board have no place.
    pub(crate) fn around(self, place: Place) -> [Option<Place>; 6] {
        let Place { letter, number } = place;
        let right = |number| Some(Place { letter: char::from(letter as u8 + 1), number });
        let left = |number| Some(Place { letter: char::from(letter as u8 - 1), number });
        let (left_half, right_half) = (letter < self.longest, letter > self.longest);
        let around = [
            Some(Place { letter, number: number + 1 }),
            right(if left_half { number + 1 } else { number }),
            right(if left_half { number } else { number - 1 }),
            Some(Place { letter, number: number - 1 }),
            left(if right_half { number } else { number - 1 }),
            left(if right_half { number + 1 } else { number }),
        ];
        let on_board = |next: &Place| {
            let column = ('a'..='i').position(|letter| letter == next.letter);
            let highest = column.and_then(|column| self.columns.get(column));
            highest.is_some_and(|highest| (1..=*highest).contains(&next.number))
        };
        around.map(|next| next.filter(on_board))
    }
}

/// The rings that are left, each with the letter of its marble, if there is one.
pub(crate) type Board = BTreeMap<Place, Option<char>>;

/// BOARD: the columns separated by `/`, each from its lowest number upwards; a letter for a marble, a
/// number for so many vacant rings, `.` for a missing one.
pub(crate) fn board_text(board: &Board, shape: Shape) -> String {
    let mut columns = Vec::new();
    for places in shape.columns() {
        // Vacant rings as `o` first, then every run of them as its length.
        let letter = |place: &Place| match board.get(place) {
            Some(Some(marble)) => *marble,
            Some(None) => 'o',
            None => '.',
        };
        let mut text: String = places.iter().map(letter).collect();
        for run in (1..=9).rev() {
            text = text.replace(&"o".repeat(run), &run.to_string());
        }
        columns.push(text);
    }
    columns.join("/")
}

/// Reads what [`board_text`] writes.
pub(crate) fn parse_board(text: &str, shape: Shape) -> Result<Board, String> {
    let columns: Vec<&str> = text.split('/').collect();
    if columns.len() != shape.columns.len() {
        return Err(format!("BOARD: {} columns", columns.len()));
    }
    let mut board = Board::new();
    for (column, places) in columns.into_iter().zip(shape.columns()) {
        let mut contents: Vec<Option<Option<char>>> = Vec::new();
        let mut after_number = false;
        for character in column.chars() {
            match character {
                'W' | 'G' | 'B' => contents.push(Some(Some(character))),
                '.' => contents.push(None),
                '1'..='9' if !after_number => {
                    let vacant = usize::from(character as u8 - b'0');
                    contents.extend(vec![Some(None); vacant]);
                }
                _ => return Err(format!("BOARD: {character:?} in {column:?}")),
            }
            after_number = character.is_ascii_digit();
        }
        if contents.len() != places.len() {
            let (found, wanted) = (contents.len(), places.len());
            return Err(format!("BOARD: {column:?}: {found} places instead of {wanted}"));
        }
        for (place, content) in places.into_iter().zip(contents) {
            if let Some(ring) = content {
                board.insert(place, ring);
            }
        }
    }
    Ok(board)
}

/// Groups of rings that hang together.
pub(crate) fn groups(board: &Board, shape: Shape) -> Vec<Vec<Place>> {
    let mut groups: Vec<Vec<Place>> = Vec::new();
    for &place in board.keys() {
        if groups.iter().any(|group| group.contains(&place)) {
            continue;
        }
        let mut group = vec![place];
        let mut next = 0;
        while next < group.len() {
            for beside in shape.around(group[next]).into_iter().flatten() {
                if board.contains_key(&beside) && !group.contains(&beside) {
                    group.push(beside);
                }
            }
            next += 1;
        }
        groups.push(group);
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_can_be_taken_back() {
        for (shape, count, edge) in [(SMALL, 37, 18), (MIDDLE, 48, 21), (LARGE, 61, 24)] {
            let places = shape.columns().concat();
            assert_eq!(places.len(), count);
            let mut at_edge = 0;
            for place in places {
                let around = shape.around(place);
                for (direction, next) in around.into_iter().enumerate() {
                    if let Some(next) = next {
                        assert_eq!(shape.around(next)[(direction + 3) % 6], Some(place));
                    }
                }
                at_edge += usize::from(around.contains(&None));
            }
            assert_eq!(at_edge, edge);
        }
    }
}
