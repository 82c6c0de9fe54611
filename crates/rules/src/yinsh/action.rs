//! The decisions of YINSH and their numbers.

use core::fmt;

use super::board::{Point, PointSet, TABLE, neighbor, opposite, ray, ray_number, rays};
use crate::Symmetry;
use crate::module::numbered;

/// One decision: placing, moving or removing a ring, taking a row, or passing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// What an [`Action`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// A ring is placed at the start of the game.
    Place(Point),
    /// A marker is put into a ring and the ring moves.
    Move {
        /// Where the ring stands.
        from: Point,
        /// Where it goes, on a line with `from`.
        to: Point,
    },
    /// Five markers in a row are taken off.
    TakeRow(FiveInRow),
    /// A ring is removed for a row.
    RemoveRing(Point),
    /// The mover has no ring that can move.
    Pass,
}

/// Five consecutive points of a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FiveInRow(u8);

impl FiveInRow {
    /// How many there are.
    pub const COUNT: usize = 123;

    /// All of them.
    pub fn all() -> impl Iterator<Item = FiveInRow> {
        (0..FiveInRow::COUNT as u8).map(FiveInRow)
    }

    pub(crate) const fn starting(direction: usize, start: Point) -> FiveInRow {
        FiveInRow(ROW_NUMBERS[direction][start.shift()])
    }

    pub(crate) const fn mask(self) -> u128 {
        ROW_MASKS[self.0 as usize]
    }

    /// The five points.
    pub const fn points(self) -> PointSet {
        PointSet::new(self.mask())
    }

    /// The two ends, lower letter first; on a column lower number first.
    pub const fn ends(self) -> (Point, Point) {
        let mask = self.mask();
        (Point::from_bit(mask.trailing_zeros()), Point::from_bit(127 - mask.leading_zeros()))
    }

    /// The row with two given ends, in either order.
    pub fn between(one: Point, other: Point) -> Option<FiveInRow> {
        FiveInRow::all().find(|row| row.ends() == (one.min(other), one.max(other)))
    }

    fn transform(self, symmetry: Symmetry) -> FiveInRow {
        let (first, last) = self.ends();
        FiveInRow::between(first.transform(symmetry), last.transform(symmetry))
            .expect("a symmetry maps rows to rows")
    }
}

impl fmt::Display for FiveInRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (first, last) = self.ends();
        write!(f, "{first}-{last}")
    }
}

impl fmt::Debug for FiveInRow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const ROW_TABLES: ([u128; FiveInRow::COUNT], [[u8; TABLE]; 3]) = {
    let mut masks = [0; FiveInRow::COUNT];
    let mut numbers = [[u8::MAX; TABLE]; 3];
    let mut next = 0;
    let mut direction = 0;
    while direction < 3 {
        let mut index = 0;
        while index < Point::COUNT {
            let start = Point::from_index(index);
            let (mut mask, mut length, mut last) = (start.bit(), 1, start);
            while length < 5 {
                match neighbor(last, direction) {
                    Some(point) => last = point,
                    None => break,
                }
                mask |= last.bit();
                length += 1;
            }
            if length == 5 {
                masks[next] = mask;
                numbers[direction][start.shift()] = next as u8;
                next += 1;
            }
            index += 1;
        }
        direction += 1;
    }
    (masks, numbers)
};
static ROW_MASKS: [u128; FiveInRow::COUNT] = ROW_TABLES.0;
static ROW_NUMBERS: [[u8; TABLE]; 3] = ROW_TABLES.1;

const MOVE_COUNT: usize = 1848;
const MOVE_FIRST: u16 = Point::COUNT as u16;
const ROW_FIRST: u16 = MOVE_FIRST + MOVE_COUNT as u16;
const RING_FIRST: u16 = ROW_FIRST + FiveInRow::COUNT as u16;
const PASS: u16 = RING_FIRST + Point::COUNT as u16;

/// A ring move.
#[derive(Clone, Copy)]
pub(crate) struct RingMove {
    pub(crate) from: Point,
    pub(crate) to: Point,
    /// The rays from each towards the other.
    rays: [u16; 2],
}

const MOVE_TABLES: ([RingMove; MOVE_COUNT], [[u16; 6]; TABLE]) = {
    let blank = RingMove { from: Point::from_index(0), to: Point::from_index(0), rays: [0; 2] };
    let mut moves = [blank; MOVE_COUNT];
    let mut firsts = [[0; 6]; TABLE];
    let (mut next, mut index) = (0, 0);
    while index < Point::COUNT {
        let from = Point::from_index(index);
        let mut direction = 0;
        while direction < 6 {
            firsts[from.shift()][direction] = MOVE_FIRST + next as u16;
            let mut to = from;
            while let Some(point) = neighbor(to, direction) {
                to = point;
                let rays = [ray_number(from, direction), ray_number(to, opposite(direction))];
                moves[next] = RingMove { from, to, rays };
                next += 1;
            }
            direction += 1;
        }
        index += 1;
    }
    (moves, firsts)
};
static MOVES: [RingMove; MOVE_COUNT] = MOVE_TABLES.0;
/// The number of the one-step move from each point in each direction; longer moves follow it.
pub(crate) static MOVE_FIRSTS: [[u16; 6]; TABLE] = MOVE_TABLES.1;

impl RingMove {
    /// The points between the two.
    #[inline]
    pub(crate) fn between(self) -> u128 {
        ray(self.rays[0]) & ray(self.rays[1])
    }
}

impl Action {
    /// How many numbers there are.
    pub const COUNT: usize = PASS as usize + 1;

    /// Passing.
    pub const PASS: Action = Action(PASS);

    #[inline]
    pub(crate) const fn place(point: Point) -> Action {
        Action(point.index() as u16)
    }

    /// The move that is `distance` steps longer than the one numbered `first`, less one.
    #[inline]
    pub(crate) const fn ring_move(first: u16, distance: u32) -> Action {
        Action(first + distance as u16 - 1)
    }

    #[inline]
    pub(crate) const fn take_row(row: FiveInRow) -> Action {
        Action(ROW_FIRST + row.0 as u16)
    }

    #[inline]
    pub(crate) const fn remove_ring(point: Point) -> Action {
        Action(RING_FIRST + point.index() as u16)
    }

    /// The ring move with this number, if it is one.
    #[inline]
    pub(crate) fn as_move(self) -> Option<RingMove> {
        MOVES.get(usize::from(self.0.wrapping_sub(MOVE_FIRST))).copied()
    }

    /// The action that does what a kind says; none for a move between points that are not on one line.
    pub fn from_kind(kind: ActionKind) -> Option<Action> {
        Some(match kind {
            ActionKind::Place(point) => Action::place(point),
            ActionKind::Move { from, to } => {
                let direction = rays(from).iter().position(|ray| ray & to.bit() != 0)?;
                let between = rays(from)[direction] & rays(to)[opposite(direction)];
                Action::ring_move(MOVE_FIRSTS[from.shift()][direction], between.count_ones() + 1)
            }
            ActionKind::TakeRow(row) => Action::take_row(row),
            ActionKind::RemoveRing(point) => Action::remove_ring(point),
            ActionKind::Pass => Action::PASS,
        })
    }

    /// The action with a number.
    pub fn from_index(index: u16) -> Option<Action> {
        (index <= PASS).then_some(Action(index))
    }

    /// What the action does.
    #[inline]
    pub fn kind(self) -> ActionKind {
        if let Some(RingMove { from, to, .. }) = self.as_move() {
            return ActionKind::Move { from, to };
        }
        let point = |first| Point::from_index(usize::from(self.0 - first));
        match self.0 {
            0..MOVE_FIRST => ActionKind::Place(point(0)),
            MOVE_FIRST..RING_FIRST => ActionKind::TakeRow(FiveInRow((self.0 - ROW_FIRST) as u8)),
            RING_FIRST..PASS => ActionKind::RemoveRing(point(RING_FIRST)),
            PASS.. => ActionKind::Pass,
        }
    }

    /// The action seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Action {
        let kind = match self.kind() {
            ActionKind::Place(point) => ActionKind::Place(point.transform(symmetry)),
            ActionKind::Move { from, to } => {
                ActionKind::Move { from: from.transform(symmetry), to: to.transform(symmetry) }
            }
            ActionKind::TakeRow(row) => ActionKind::TakeRow(row.transform(symmetry)),
            ActionKind::RemoveRing(point) => ActionKind::RemoveRing(point.transform(symmetry)),
            ActionKind::Pass => ActionKind::Pass,
        };
        Action::from_kind(kind).expect("a symmetry maps actions to actions")
    }
}

numbered!(dense);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_a_number() {
        assert_eq!(
            ROW_MASKS.iter().filter(|mask| mask.count_ones() == 5).count(),
            FiveInRow::COUNT
        );
    }
}
