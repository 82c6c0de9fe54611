//! The board of DVONN: spaces, lines, stacks and the text of a board.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use crate::side::Side;

/// One of the 49 spaces, in the order of the text: by letter, then by number.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Space {
    letter: u8,
    number: i32,
}

impl fmt::Display for Space {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(formatter, "{}{}", char::from(self.letter), self.number)
    }
}

/// A step along a line: the change of the letter and of the number.
pub(crate) type Direction = (i32, i32);

/// Same letter; same number; letter and number growing together: each forwards and backwards.
pub(crate) const DIRECTIONS: [Direction; 6] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1)];

/// The columns: letter, lowest number, highest number.
const COLUMNS: [(u8, i32, i32); 11] = [
    (b'a', 1, 3),
    (b'b', 1, 4),
    (b'c', 1, 5),
    (b'd', 1, 5),
    (b'e', 1, 5),
    (b'f', 1, 5),
    (b'g', 1, 5),
    (b'h', 1, 5),
    (b'i', 1, 5),
    (b'j', 2, 5),
    (b'k', 3, 5),
];

/// The spaces of each column, from its lowest number upwards.
fn columns() -> Vec<Vec<Space>> {
    let column = |(letter, lowest, highest)| {
        (lowest..=highest).map(|number| Space { letter, number }).collect()
    };
    COLUMNS.into_iter().map(column).collect()
}

/// All spaces of the board.
pub(crate) fn spaces() -> Vec<Space> {
    columns().concat()
}

impl Space {
    /// The space that is a number of steps away in a direction, if it is on the board.
    pub(crate) fn steps(self, (letters, numbers): Direction, steps: i32) -> Option<Space> {
        let column = i32::from(self.letter - b'a') + steps * letters;
        let (letter, lowest, highest) = *COLUMNS.get(usize::try_from(column).ok()?)?;
        let number = self.number + steps * numbers;
        (lowest <= number && number <= highest).then_some(Space { letter, number })
    }

    /// The spaces next to this one on a line.
    pub(crate) fn neighbours(self) -> Vec<Space> {
        DIRECTIONS.into_iter().filter_map(|direction| self.steps(direction, 1)).collect()
    }
}

/// One or more pieces on one space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Stack {
    /// The colour of the piece on top; a DVONN piece, which is on top only if it is alone, has none.
    pub(crate) top: Option<Side>,
    pub(crate) height: u32,
    /// Whether one of the pieces is a DVONN piece.
    pub(crate) dvonn: bool,
}

/// What stands on the spaces; an empty space has no entry.
pub(crate) type Board = BTreeMap<Space, Stack>;

fn stack_text(stack: Stack) -> String {
    let Some(side) = stack.top else {
        return "D".to_string();
    };
    let letter = side.letter_case('P');
    let mark = if stack.dvonn { "D" } else { "" };
    if stack.height == 1 { letter.to_string() } else { format!("({letter}{}{mark})", stack.height) }
}

/// BOARD: the columns separated by `/`, each from its lowest number upwards; a number stands for
/// that many empty spaces.
pub(crate) fn board_text(board: &Board) -> String {
    let mut texts = Vec::new();
    for column in columns() {
        let mut text = String::new();
        let mut empty_spaces = 0;
        for space in column {
            let Some(stack) = board.get(&space) else {
                empty_spaces += 1;
                continue;
            };
            if empty_spaces > 0 {
                text.push_str(&empty_spaces.to_string());
                empty_spaces = 0;
            }
            text.push_str(&stack_text(*stack));
        }
        if empty_spaces > 0 {
            text.push_str(&empty_spaces.to_string());
        }
        texts.push(text);
    }
    texts.join("/")
}

/// What is between parentheses: `P` or `p`, a height from 2 to 49, and `D` or nothing.
fn parse_stack(text: &str) -> Result<Stack, String> {
    for side in [Side::White, Side::Black] {
        for height in 2..=49 {
            for dvonn in [false, true] {
                let stack = Stack { top: Some(side), height, dvonn };
                if stack_text(stack) == format!("({text})") {
                    return Ok(stack);
                }
            }
        }
    }
    Err(format!("BOARD: ({text}) is not a stack"))
}

/// Reads one column: what is on its spaces, one after the other.
fn parse_column(text: &str) -> Result<Vec<Option<Stack>>, String> {
    let mut contents = Vec::new();
    let mut after_number = false;
    let mut rest = text;
    while let Some(character) = rest.chars().next() {
        rest = &rest[character.len_utf8()..];
        let single = |top| Some(Stack { top, height: 1, dvonn: false });
        match character {
            '1'..='5' if after_number => {
                return Err("BOARD: two numbers in a row".to_string());
            }
            '1'..='5' => {
                for _ in '1'..=character {
                    contents.push(None);
                }
            }
            'P' => contents.push(single(Some(Side::White))),
            'p' => contents.push(single(Some(Side::Black))),
            'D' => contents.push(Some(Stack { top: None, height: 1, dvonn: true })),
            '(' => {
                let Some((inner, behind)) = rest.split_once(')') else {
                    return Err("BOARD: a stack is not closed".to_string());
                };
                contents.push(Some(parse_stack(inner)?));
                rest = behind;
            }
            _ => return Err(format!("BOARD: unknown character {character:?}")),
        }
        after_number = character.is_ascii_digit();
    }
    Ok(contents)
}

/// Reads what [`board_text`] writes.
pub(crate) fn parse_board(text: &str) -> Result<Board, String> {
    let texts: Vec<&str> = text.split('/').collect();
    if texts.len() != COLUMNS.len() {
        return Err(format!("BOARD: {} columns instead of 11", texts.len()));
    }
    let mut board = Board::new();
    for (column, text) in columns().into_iter().zip(texts) {
        let contents = parse_column(text)?;
        if contents.len() != column.len() {
            let name = char::from(column[0].letter);
            return Err(format!(
                "BOARD: column {name} has {} spaces instead of {}",
                contents.len(),
                column.len()
            ));
        }
        for (space, content) in column.into_iter().zip(contents) {
            if let Some(stack) = content {
                board.insert(space, stack);
            }
        }
    }
    Ok(board)
}

/// The spaces whose stacks are in contact: those with a DVONN piece, and those adjacent to a stack
/// that is in contact.
pub(crate) fn in_contact(board: &Board) -> BTreeSet<Space> {
    let with_dvonn = board.iter().filter(|(_, stack)| stack.dvonn);
    let mut to_follow: Vec<Space> = with_dvonn.map(|(space, _)| *space).collect();
    let mut contact = BTreeSet::new();
    while let Some(space) = to_follow.pop() {
        if board.contains_key(&space) && contact.insert(space) {
            to_follow.extend(space.neighbours());
        }
    }
    contact
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_board_has_49_spaces_and_24_of_them_are_at_the_edge() {
        assert_eq!(spaces().len(), 49);
        assert_eq!(spaces().iter().filter(|space| space.neighbours().len() < 6).count(), 24);
    }

    #[test]
    fn every_line_goes_both_ways() {
        let mut pairs = 0;
        for space in spaces() {
            for (letters, numbers) in DIRECTIONS {
                for steps in 1..=10 {
                    if let Some(other) = space.steps((letters, numbers), steps) {
                        assert_eq!(other.steps((-letters, -numbers), steps), Some(space));
                        pairs += 1;
                    }
                }
            }
        }
        assert_eq!(pairs, 786);
    }
}
