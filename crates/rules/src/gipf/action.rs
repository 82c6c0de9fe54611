//! The decisions of GIPF and their numbers.

use super::board::{Entry, OUTER, Spot, SpotSet};
use super::taking;
use super::way::Way;
use crate::Symmetry;
use crate::module::numbered;

/// One decision: bringing in a piece, taking a row, or ending an optional phase.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an [`Action`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// A piece enters an empty spot of the outer ring; from which dot makes no difference.
    Place {
        /// The spot.
        spot: Spot,
        /// Whether it is a GIPF-piece.
        gipf: bool,
    },
    /// A piece enters an occupied spot and pushes what stands there.
    Push {
        /// The dot and the line.
        entry: Entry,
        /// Whether it is a GIPF-piece.
        gipf: bool,
    },
    /// Pieces of a row are taken off. Two takings of the same pieces are the same decision.
    Take {
        /// The spots whose pieces go.
        removed: SpotSet,
    },
    /// The phase ends although an optional row stands.
    Done,
}

const DONE: u16 = 2 * Way::COUNT as u16;
const TAKE_FIRST: usize = DONE as usize + 1;
impl Action {
    /// How many numbers there are.
    pub const COUNT: usize = TAKE_FIRST + taking::COUNT;

    /// Ending an optional phase.
    pub const DONE: Action = Action(DONE);

    /// The action that brings a piece in.
    #[inline]
    pub(crate) const fn enter(way: Way, gipf: bool) -> Action {
        Action((way.number() + if gipf { Way::COUNT } else { 0 }) as u16)
    }

    /// The action that takes off some spots of one line. See [`taking::number`].
    pub(crate) const fn take(removed: u64, line: usize) -> Action {
        Action((TAKE_FIRST + taking::number(removed, line)) as u16)
    }

    /// The taking of a set of spots, if they lie on one line.
    pub(crate) fn take_set(removed: SpotSet) -> Option<Action> {
        Some(Action((TAKE_FIRST + taking::number_of_set(removed)?) as u16))
    }

    /// The action that does what a kind says, if there is one: a place must be on the outer ring, removed spots on a line.
    pub fn from_kind(kind: ActionKind) -> Option<Action> {
        match kind {
            ActionKind::Place { spot, gipf } => {
                (OUTER & spot.bit() != 0).then(|| Action::enter(Way::Place(spot), gipf))
            }
            ActionKind::Push { entry, gipf } => Some(Action::enter(Way::Push(entry), gipf)),
            ActionKind::Take { removed } => Action::take_set(removed),
            ActionKind::Done => Some(Action::DONE),
        }
    }

    /// The action with a number. Numbers that repeat another taking, or take nothing, are none.
    pub fn from_index(index: u16) -> Option<Action> {
        let action = Action(index);
        match usize::from(index) {
            0..TAKE_FIRST => Some(action),
            index if index < Action::COUNT => {
                taking::is_canonical(index - TAKE_FIRST).then_some(action)
            }
            _ => None,
        }
    }

    /// What the action does.
    #[inline]
    pub fn kind(self) -> ActionKind {
        let index = usize::from(self.0);
        if self.0 < DONE {
            let gipf = index >= Way::COUNT;
            let number = if gipf { index - Way::COUNT } else { index };
            return match Way::from_number(number) {
                Way::Place(spot) => ActionKind::Place { spot, gipf },
                Way::Push(entry) => ActionKind::Push { entry, gipf },
            };
        }
        if self.0 == DONE {
            ActionKind::Done
        } else {
            ActionKind::Take { removed: taking::removed(index - TAKE_FIRST) }
        }
    }

    /// The action seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Action {
        let kind = match self.kind() {
            ActionKind::Place { spot, gipf } => {
                ActionKind::Place { spot: spot.transform(symmetry), gipf }
            }
            ActionKind::Push { entry, gipf } => {
                ActionKind::Push { entry: entry.transform(symmetry), gipf }
            }
            ActionKind::Take { removed } => {
                ActionKind::Take { removed: removed.transform(symmetry) }
            }
            ActionKind::Done => ActionKind::Done,
        };
        Action::from_kind(kind).expect("a symmetry maps actions to actions")
    }
}

numbered!();

#[cfg(test)]
mod tests {
    use super::super::board::LINES;
    use super::*;

    #[test]
    fn numbers_and_kinds_agree() {
        let mut takings = 0;
        for index in 0..Action::COUNT as u16 {
            let Some(action) = Action::from_index(index) else {
                assert!(usize::from(index) >= TAKE_FIRST);
                continue;
            };
            assert_eq!(Action::from_kind(action.kind()), Some(action));
            takings += usize::from(matches!(action.kind(), ActionKind::Take { .. }));
        }
        // Each line has its subsets of two or more, and every spot is taken alone in one way.
        let subsets: usize = LINES
            .iter()
            .map(|line| (1 << line.count_ones()) - 1 - line.count_ones() as usize)
            .sum();
        assert_eq!(takings, subsets + Spot::COUNT);
        assert_eq!(Action::from_index(Action::COUNT as u16), None);
    }
}
