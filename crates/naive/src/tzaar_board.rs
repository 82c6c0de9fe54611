//! The board of TZAAR: spaces, lines, stacks and the text of a board.

use std::collections::BTreeMap;
use std::fmt;

use crate::side::Side;

/// One of the 60 spaces, in the order of the text: by letter, then by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Space {
    letter: char,
    number: i32,
}

impl fmt::Display for Space {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", self.letter, self.number)
    }
}

/// The columns: letter and highest number; the lowest is 1 everywhere.
const COLUMNS: [(char, i32); 9] =
    [('a', 5), ('b', 6), ('c', 7), ('d', 8), ('e', 9), ('f', 8), ('g', 7), ('h', 6), ('i', 5)];

/// The hole, which is no space.
const HOLE: Space = Space { letter: 'e', number: 5 };

/// All spaces of a column, from its lowest number upwards.
fn column((letter, highest): (char, i32)) -> Vec<Space> {
    let spaces = (1..=highest).map(|number| Space { letter, number });
    spaces.filter(|space| *space != HOLE).collect()
}

/// All spaces of the board.
pub(crate) fn spaces() -> Vec<Space> {
    COLUMNS.into_iter().flat_map(column).collect()
}

/// The six ways along the lines.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Direction {
    Up,
    Down,
    /// One letter to the right, the number growing by one up to column e and staying equal behind it.
    Rising,
    RisingBack,
    /// One letter to the right, the number staying equal up to column e and dropping by one behind it.
    Falling,
    FallingBack,
}

pub(crate) const DIRECTIONS: [Direction; 6] = [
    Direction::Up,
    Direction::Down,
    Direction::Rising,
    Direction::RisingBack,
    Direction::Falling,
    Direction::FallingBack,
];

impl Space {
    /// The next space in a direction; none at the edge of the board and at the hole.
    pub(crate) fn next(self, direction: Direction) -> Option<Space> {
        let Space { letter, number } = self;
        let left_half = letter < 'e';
        let right_half = letter > 'e';
        let right = |number| Space { letter: char::from(letter as u8 + 1), number };
        let left = |number| Space { letter: char::from(letter as u8 - 1), number };
        let next = match direction {
            Direction::Up => Space { letter, number: number + 1 },
            Direction::Down => Space { letter, number: number - 1 },
            Direction::Rising if left_half => right(number + 1),
            Direction::Rising => right(number),
            Direction::RisingBack if right_half => left(number),
            Direction::RisingBack => left(number - 1),
            Direction::Falling if left_half => right(number),
            Direction::Falling => right(number - 1),
            Direction::FallingBack if right_half => left(number + 1),
            Direction::FallingBack => left(number),
        };
        let on_board = |(letter, highest): &(char, i32)| {
            *letter == next.letter && 1 <= next.number && next.number <= *highest
        };
        (COLUMNS.iter().any(on_board) && next != HOLE).then_some(next)
    }
}

/// The kinds of pieces with their letters, and how many of each a player has.
pub(crate) const KINDS: [(char, usize); 3] = [('Z', 6), ('A', 9), ('T', 15)];

/// One or more pieces of a player on one space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    pub(crate) side: Side,
    /// The letter of the kind of the piece on top.
    pub(crate) kind: char,
    pub(crate) height: u32,
}

/// What stands on the spaces; an empty space has no entry.
pub(crate) type Board = BTreeMap<Space, Stack>;

fn stack_text(stack: Stack) -> String {
    let letter = stack.side.letter_case(stack.kind);
    if stack.height == 1 { letter.to_string() } else { format!("({letter}{})", stack.height) }
}

/// BOARD: the columns separated by `/`, each from its lowest number upwards; a number stands for
/// that many empty spaces, on both sides of the hole too.
pub(crate) fn board_text(board: &Board) -> String {
    let mut columns = Vec::new();
    for spaces in COLUMNS.map(column) {
        // Empty spaces as dots first, then every run of dots as its length.
        let contents = spaces.iter().map(|space| board.get(space).copied());
        let mut text: String =
            contents.map(|stack| stack.map_or(".".to_string(), stack_text)).collect();
        for run in (1..=8).rev() {
            text = text.replace(&".".repeat(run), &run.to_string());
        }
        columns.push(text);
    }
    columns.join("/")
}

/// Every stack there can be, by its text.
fn stacks_by_text() -> BTreeMap<String, Stack> {
    let mut stacks = BTreeMap::new();
    for side in [Side::White, Side::Black] {
        for (kind, _) in KINDS {
            for height in 1..=30 {
                let stack = Stack { side, kind, height };
                stacks.insert(stack_text(stack), stack);
            }
        }
    }
    stacks
}

/// Cuts the text of a column into numbers, letters and what is in parentheses.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    for character in text.chars() {
        let goes_on = tokens.last().is_some_and(|token| {
            let open = token.starts_with('(') && !token.ends_with(')');
            let number = token.chars().all(|digit| digit.is_ascii_digit());
            open || number && character.is_ascii_digit()
        });
        match tokens.last_mut() {
            Some(token) if goes_on => token.push(character),
            _ => tokens.push(character.to_string()),
        }
    }
    tokens
}

/// Reads what [`board_text`] writes.
pub(crate) fn parse_board(text: &str) -> Result<Board, String> {
    let columns: Vec<&str> = text.split('/').collect();
    if columns.len() != COLUMNS.len() {
        return Err(format!("BOARD: {} columns instead of 9", columns.len()));
    }
    let stacks = stacks_by_text();
    let mut board = Board::new();
    for (column_text, spaces) in columns.into_iter().zip(COLUMNS.map(column)) {
        let mut contents = Vec::new();
        for token in tokens(column_text) {
            if let Some(stack) = stacks.get(&token) {
                contents.push(Some(*stack));
            } else if ["1", "2", "3", "4", "5", "6", "7", "8"].contains(&token.as_str()) {
                let empty: usize = token.parse().map_err(|error| format!("BOARD: {error}"))?;
                contents.extend(vec![None; empty]);
            } else {
                return Err(format!("BOARD: {token:?} is no stack and no number"));
            }
        }
        if contents.len() != spaces.len() {
            let (found, wanted) = (contents.len(), spaces.len());
            return Err(format!("BOARD: {column_text:?}: {found} spaces instead of {wanted}"));
        }
        for (space, stack) in spaces.into_iter().zip(contents) {
            if let Some(stack) = stack {
                board.insert(space, stack);
            }
        }
    }
    Ok(board)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_60_spaces_and_every_line_goes_both_ways() {
        assert_eq!(spaces().len(), 60);
        let (mut steps, mut edge) = (0, 0);
        for space in spaces() {
            let mut neighbours = 0;
            for (direction, back) in DIRECTIONS.into_iter().zip([1, 0, 3, 2, 5, 4]) {
                if let Some(next) = space.next(direction) {
                    assert_eq!(next.next(DIRECTIONS[back]), Some(space));
                    neighbours += 1;
                }
            }
            steps += neighbours;
            edge += usize::from(neighbours < 5);
        }
        assert_eq!(edge, 24, "those at the hole have five neighbours");
        // Three directions of nine lines each, one of them in two parts, both ways.
        assert_eq!(steps, 2 * 3 * (60 - 10));
    }
}
