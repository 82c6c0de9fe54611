//! The decisions of ZÈRTZ and their numbers.

use super::board::{DIRECTIONS, Extent, PLACES, Ring, TABLE, step};
use super::marble::Marble;
use crate::Symmetry;

/// One decision: placing a marble, removing a ring, a jump, or passing.
///
/// It knows the board that it belongs to; its number is one of that board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an [`Action`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// A marble is placed.
    Place {
        /// Of which colour.
        marble: Marble,
        /// On which ring.
        ring: Ring,
    },
    /// A free ring is removed.
    Remove(Ring),
    /// A marble jumps over another and captures it.
    Jump {
        /// The ring that it leaves.
        from: Ring,
        /// The ring that it lands on, two steps away on a line.
        to: Ring,
    },
    /// There is nothing to place.
    Pass,
}

/// The bits above the number tell the board.
const NUMBER_BITS: u16 = 10;
const NUMBERS: u16 = (1 << NUMBER_BITS) - 1;

/// The most jumps that a board has.
const MOST_JUMPS: usize = 258;
const NO_JUMP: u16 = u16::MAX;

/// The jumps of a board: from where, in which direction; their numbers by bit and direction; and how many there are.
struct Jumps {
    list: [(u8, u8); MOST_JUMPS],
    numbers: [[u16; DIRECTIONS]; TABLE],
    count: usize,
}

/// The jumps of a board, by from and then by to.
const fn jumps(extent: Extent) -> Jumps {
    let mut jumps =
        Jumps { list: [(0, 0); MOST_JUMPS], numbers: [[NO_JUMP; DIRECTIONS]; TABLE], count: 0 };
    // Numbers grow up a column and from column to column, so this is the order of where a jump ends.
    let order = [4, 5, 3, 0, 2, 1];
    let mut index = 0;
    while index < extent.count() {
        let from = Ring::from_index(index, extent);
        let mut next = 0;
        while next < DIRECTIONS {
            let direction = order[next];
            let lands = step(step(from.bit(), direction), direction);
            if lands & extent.bits() != 0 {
                jumps.list[jumps.count] = (from.shift() as u8, direction as u8);
                jumps.numbers[from.shift()][direction] = (4 * extent.count() + jumps.count) as u16;
                jumps.count += 1;
            }
            next += 1;
        }
        index += 1;
    }
    jumps
}

static JUMPS: [Jumps; 3] = [jumps(Extent::Rings37), jumps(Extent::Rings48), jumps(Extent::Rings61)];

impl Action {
    /// How many numbers there are on the largest board.
    pub const COUNT: usize = 4 * PLACES + MOST_JUMPS + 1;

    #[inline]
    const fn new(number: u16, extent: Extent) -> Action {
        Action(number | (extent as u16) << NUMBER_BITS)
    }

    const fn extent(self) -> Extent {
        Extent::ALL[(self.0 >> NUMBER_BITS) as usize % 3]
    }

    #[inline]
    pub(super) fn place(marble: Marble, ring: Ring) -> Action {
        let extent = ring.extent();
        Action::new((marble.index() * extent.count() + ring.index()) as u16, extent)
    }

    #[inline]
    pub(super) fn remove(ring: Ring) -> Action {
        let extent = ring.extent();
        Action::new((3 * extent.count() + ring.index()) as u16, extent)
    }

    /// The jump from a ring in a direction in which there are two more.
    #[inline]
    pub(super) fn jump(from: Ring, direction: usize) -> Action {
        let extent = from.extent();
        let number = JUMPS[extent as usize].numbers[from.shift()][direction % DIRECTIONS];
        Action::new(number & NUMBERS, extent)
    }

    /// Passing, on a board.
    #[inline]
    pub fn pass(extent: Extent) -> Action {
        let last = 4 * extent.count() + JUMPS[extent as usize].count;
        Action::new(last as u16, extent)
    }

    /// The action that does what a kind says, on a board; none for rings of another board, and for a jump that does not go two
    /// steps along a line.
    pub fn from_kind(kind: ActionKind, extent: Extent) -> Option<Action> {
        let known = |ring: Ring| ring.extent() == extent;
        match kind {
            ActionKind::Place { marble, ring } => known(ring).then(|| Action::place(marble, ring)),
            ActionKind::Remove(ring) => known(ring).then(|| Action::remove(ring)),
            ActionKind::Jump { from, to } if known(from) && known(to) => {
                let lands =
                    |direction: &usize| step(step(from.bit(), *direction), *direction) == to.bit();
                (0..DIRECTIONS).find(lands).map(|direction| Action::jump(from, direction))
            }
            ActionKind::Jump { .. } => None,
            ActionKind::Pass => Some(Action::pass(extent)),
        }
    }

    /// The action of a board with a number.
    pub fn from_index(index: u16, extent: Extent) -> Option<Action> {
        let action = Action::new(index & NUMBERS, extent);
        (index <= NUMBERS && action <= Action::pass(extent)).then_some(action)
    }

    /// From where and in which direction a marble jumps, if the action is a jump.
    #[inline]
    pub(super) fn as_jump(self) -> Option<(Ring, usize)> {
        let extent = self.extent();
        let first = 4 * extent.count();
        let jumps = &JUMPS[extent as usize];
        let number = usize::from(self.0 & NUMBERS).checked_sub(first)?;
        let (bit, direction) = *jumps.list[..jumps.count].get(number)?;
        Some((Ring::new(u32::from(bit), extent), usize::from(direction)))
    }

    /// What the action does.
    #[inline]
    pub fn kind(self) -> ActionKind {
        if let Some((from, direction)) = self.as_jump() {
            let lands = step(step(from.bit(), direction), direction);
            let to = Ring::new(lands.trailing_zeros(), self.extent());
            return ActionKind::Jump { from, to };
        }
        let (extent, number) = (self.extent(), usize::from(self.0 & NUMBERS));
        let (of, index) = (number / extent.count(), number % extent.count());
        match Marble::ALL.get(of) {
            Some(&marble) => ActionKind::Place { marble, ring: Ring::from_index(index, extent) },
            None if of == Marble::COUNT => ActionKind::Remove(Ring::from_index(index, extent)),
            None => ActionKind::Pass,
        }
    }

    /// The action seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Action {
        let kind = match self.kind() {
            ActionKind::Place { marble, ring } => {
                ActionKind::Place { marble, ring: ring.transform(symmetry) }
            }
            ActionKind::Remove(ring) => ActionKind::Remove(ring.transform(symmetry)),
            ActionKind::Jump { from, to } => {
                ActionKind::Jump { from: from.transform(symmetry), to: to.transform(symmetry) }
            }
            ActionKind::Pass => ActionKind::Pass,
        };
        Action::from_kind(kind, self.extent()).unwrap_or(self)
    }
}

impl crate::Action for Action {
    #[inline]
    fn index(self) -> u16 {
        self.0 & NUMBERS
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Action as _;
    use alloc::vec::Vec;

    #[test]
    fn numbers_and_kinds_agree() {
        for (extent, count) in Extent::ALL.into_iter().zip([287, 385, 503]) {
            for index in 0..count {
                let action = Action::from_index(index, extent).expect("every number is an action");
                assert_eq!(Action::from_kind(action.kind(), extent), Some(action));
                assert_eq!(action.index(), index);
            }
            assert_eq!(Action::from_index(count, extent), None);
            assert_eq!(Action::from_index(1024, extent), None);
        }
        assert_eq!(Action::COUNT, 503);
    }

    #[test]
    fn jumps_come_by_from_and_then_by_to() {
        for (extent, count) in Extent::ALL.into_iter().zip([138, 192, 258]) {
            let first = 4 * extent.count() as u16;
            let ways: Vec<(usize, usize)> = (first..first + count)
                .filter_map(|index| match Action::from_index(index, extent)?.kind() {
                    ActionKind::Jump { from, to } => Some((from.index(), to.index())),
                    _ => None,
                })
                .collect();
            assert_eq!(ways.len(), usize::from(count));
            assert!(ways.is_sorted_by(|one, other| one < other), "{extent:?}");
        }
    }

    #[test]
    fn jumps_that_are_none() {
        let ring = |name| Ring::from_name(name, Extent::Rings37).expect("a ring");
        let jump = |from, to| {
            let kind = ActionKind::Jump { from: ring(from), to: ring(to) };
            Action::from_kind(kind, Extent::Rings37)
        };
        assert!(jump("d4", "f4").is_some());
        for (from, to) in [("d4", "d5"), ("d4", "d4"), ("d4", "e6"), ("a1", "g4")] {
            assert_eq!(jump(from, to), None, "{from}-{to}");
        }
    }
}
