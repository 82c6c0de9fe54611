//! The decisions of PÜNCT and their numbers.

use super::held::{Held, Source};
use super::piece::{PieceKind, is_reflection, seen};
use super::space::{Direction, Space};
use crate::Symmetry;
use crate::module::numbered;

/// One decision: which piece, where its pünct goes, or in which direction it lies.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an [`Action`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// A piece of the reserve is chosen.
    Add(PieceKind),
    /// The piece with its pünct on a space is chosen.
    Lift(Space),
    /// The pünct of the chosen piece goes to a space.
    Spot(Space),
    /// The chosen piece lies in a direction.
    Turn(Direction),
}

const LIFT_FIRST: u16 = PieceKind::COUNT as u16;
const SPOT_FIRST: u16 = LIFT_FIRST + Space::COUNT as u16;
const TURN_FIRST: u16 = SPOT_FIRST + Space::COUNT as u16;

impl Action {
    /// How many numbers there are.
    pub const COUNT: usize = TURN_FIRST as usize + Direction::COUNT;

    /// The action that does what a kind says.
    #[inline]
    pub const fn from_kind(kind: ActionKind) -> Action {
        Action(match kind {
            ActionKind::Add(kind) => kind.index() as u16,
            ActionKind::Lift(space) => LIFT_FIRST + space.index() as u16,
            ActionKind::Spot(space) => SPOT_FIRST + space.index() as u16,
            ActionKind::Turn(direction) => TURN_FIRST + direction.index() as u16,
        })
    }

    /// The decisions that lead to what is held.
    pub(crate) fn of_held(held: Held) -> [Option<Action>; 2] {
        let first = held.source().map(|source| match source {
            Source::Reserve(kind) => ActionKind::Add(kind),
            Source::Board(space) => ActionKind::Lift(space),
        });
        [first, held.spot().map(ActionKind::Spot)].map(|kind| kind.map(Action::from_kind))
    }

    /// The action with a number.
    pub fn from_index(index: u16) -> Option<Action> {
        (usize::from(index) < Action::COUNT).then_some(Action(index))
    }

    /// What the action does.
    #[inline]
    pub fn kind(self) -> ActionKind {
        let number = usize::from(self.0);
        match self.0 {
            TURN_FIRST.. => {
                ActionKind::Turn(Direction::ALL[(number - usize::from(TURN_FIRST)) % 6])
            }
            SPOT_FIRST..TURN_FIRST => {
                ActionKind::Spot(Space::from_index(number - usize::from(SPOT_FIRST)))
            }
            LIFT_FIRST..SPOT_FIRST => {
                ActionKind::Lift(Space::from_index(number - usize::from(LIFT_FIRST)))
            }
            ..LIFT_FIRST => ActionKind::Add(PieceKind::ALL[number]),
        }
    }

    /// The action seen through a symmetry of the board. How a direction is seen depends on the kind of piece that is
    /// turned.
    #[must_use]
    pub(crate) fn transform(self, symmetry: Symmetry, turned: Option<PieceKind>) -> Action {
        Action::from_kind(match self.kind() {
            ActionKind::Add(kind) => match kind {
                PieceKind::Left if is_reflection(symmetry) => ActionKind::Add(PieceKind::Right),
                PieceKind::Right if is_reflection(symmetry) => ActionKind::Add(PieceKind::Left),
                _ => ActionKind::Add(kind),
            },
            ActionKind::Lift(space) => ActionKind::Lift(space.transform(symmetry)),
            ActionKind::Spot(space) => ActionKind::Spot(space.transform(symmetry)),
            ActionKind::Turn(direction) => {
                // No kind is seen as another by its direction alone.
                let kind = turned.unwrap_or(PieceKind::End);
                ActionKind::Turn(seen(kind, direction, symmetry).1)
            }
        })
    }
}

numbered!(dense);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_those_of_the_rules_page() {
        let space = |name| Space::from_name(name).expect("a space");
        for (kind, number) in [
            (ActionKind::Add(PieceKind::Triangle), 0),
            (ActionKind::Add(PieceKind::Right), 5),
            (ActionKind::Lift(space("a2")), 6),
            (ActionKind::Lift(space("q16")), 216),
            (ActionKind::Spot(space("a2")), 217),
            (ActionKind::Spot(space("q16")), 427),
            (ActionKind::Turn(Direction::North), 428),
            (ActionKind::Turn(Direction::NorthWest), 433),
        ] {
            assert_eq!(Action::from_kind(kind).0, number);
        }
        assert_eq!(Action::COUNT, 434);
    }
}
