//! The decisions of TZAAR and their numbers.

use super::PieceKind;
use super::board::{Space, TABLE};
use crate::Symmetry;
use crate::module::numbered;

/// One decision: placing a piece, moving a stack, or passing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an [`Action`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// A piece of the mover's is placed.
    Place {
        /// Which piece.
        kind: PieceKind,
        /// Where.
        space: Space,
    },
    /// A stack captures another or is put on top of it.
    Move {
        /// Where the stack stands.
        from: Space,
        /// Where it goes: on a line with `from`, on the same side of the hole.
        to: Space,
    },
    /// There is no second move.
    Pass,
}

const MOVE_COUNT: usize = 960;
const MOVE_FIRST: u16 = (PieceKind::COUNT * Space::COUNT) as u16;
const PASS: u16 = MOVE_FIRST + MOVE_COUNT as u16;

/// A stack's way.
#[derive(Clone, Copy)]
pub(crate) struct StackMove {
    pub(crate) from: Space,
    pub(crate) to: Space,
}

const NO_MOVE: u16 = u16::MAX;

const MOVE_TABLES: ([StackMove; MOVE_COUNT], [[u16; TABLE]; TABLE]) = {
    let first = Space::from_index(0);
    let mut moves = [StackMove { from: first, to: first }; MOVE_COUNT];
    let mut numbers = [[NO_MOVE; TABLE]; TABLE];
    let (mut next, mut one) = (0, 0);
    while one < Space::COUNT {
        let mut other = 0;
        while other < Space::COUNT {
            let (from, to) = (Space::from_index(one), Space::from_index(other));
            if from.lines().bits() & to.bit() != 0 {
                moves[next] = StackMove { from, to };
                numbers[from.shift()][to.shift()] = MOVE_FIRST + next as u16;
                next += 1;
            }
            other += 1;
        }
        one += 1;
    }
    (moves, numbers)
};
static MOVES: [StackMove; MOVE_COUNT] = MOVE_TABLES.0;
static MOVE_NUMBERS: [[u16; TABLE]; TABLE] = MOVE_TABLES.1;

impl Action {
    /// How many numbers there are.
    pub const COUNT: usize = PASS as usize + 1;

    /// Passing.
    pub const PASS: Action = Action(PASS);

    #[inline]
    pub(crate) const fn place(kind: PieceKind, space: Space) -> Action {
        Action((kind.index() * Space::COUNT + space.index()) as u16)
    }

    /// The move between two spaces of a line.
    #[inline]
    pub(crate) const fn stack_move(from: Space, to: Space) -> Action {
        Action(MOVE_NUMBERS[from.shift()][to.shift()])
    }

    /// The move with this number, if it is one.
    #[inline]
    pub(crate) fn as_move(self) -> Option<StackMove> {
        MOVES.get(usize::from(self.0.wrapping_sub(MOVE_FIRST))).copied()
    }

    /// The action that does what a kind says; none for a move between spaces that are not on one line, or with the hole
    /// between them.
    pub fn from_kind(kind: ActionKind) -> Option<Action> {
        match kind {
            ActionKind::Place { kind, space } => Some(Action::place(kind, space)),
            ActionKind::Move { from, to } => {
                Some(Action::stack_move(from, to)).filter(|action| action.0 != NO_MOVE)
            }
            ActionKind::Pass => Some(Action::PASS),
        }
    }

    /// The action with a number.
    pub fn from_index(index: u16) -> Option<Action> {
        (index <= PASS).then_some(Action(index))
    }

    /// What the action does.
    #[inline]
    pub fn kind(self) -> ActionKind {
        match self.as_move() {
            Some(StackMove { from, to }) => ActionKind::Move { from, to },
            None if self.0 < MOVE_FIRST => {
                let number = usize::from(self.0);
                ActionKind::Place {
                    kind: PieceKind::ALL[number / Space::COUNT],
                    space: Space::from_index(number % Space::COUNT),
                }
            }
            None => ActionKind::Pass,
        }
    }

    /// The action seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Action {
        let kind = match self.kind() {
            ActionKind::Place { kind, space } => {
                ActionKind::Place { kind, space: space.transform(symmetry) }
            }
            ActionKind::Move { from, to } => {
                ActionKind::Move { from: from.transform(symmetry), to: to.transform(symmetry) }
            }
            ActionKind::Pass => ActionKind::Pass,
        };
        Action::from_kind(kind).unwrap_or(self)
    }
}

numbered!(dense);

#[cfg(test)]
mod tests {
    use super::*;
    use alloc::vec::Vec;

    #[test]
    fn numbers_are_those_of_the_rules_page() {
        let space = |name| Space::from_name(name).expect("a space");
        let number = |kind| Action::from_kind(kind).map(|action| action.0);
        let place = |kind, name| number(ActionKind::Place { kind, space: space(name) });
        let stack_move = |from, to| ActionKind::Move { from: space(from), to: space(to) };
        assert_eq!(place(PieceKind::Tzaar, "a1"), Some(0));
        assert_eq!(place(PieceKind::Tzarra, "a1"), Some(60));
        assert_eq!(place(PieceKind::Tott, "i5"), Some(179));
        assert_eq!(number(stack_move("a1", "a2")), Some(180));
        assert_eq!(number(stack_move("i5", "i4")), Some(1139));
        assert_eq!(number(ActionKind::Pass), Some(1140));
        assert_eq!(number(stack_move("a1", "b3")), None);
        assert_eq!(number(stack_move("e4", "e6")), None, "the hole is between them");
        assert_eq!(number(stack_move("a1", "a1")), None);
        let moves: Vec<_> = MOVES.iter().map(|way| (way.from.index(), way.to.index())).collect();
        assert!(moves.is_sorted_by(|one, other| one < other));
    }
}
