//! The pieces on the board: what lies over what, and where another can lie.
//!
//! Every space knows the highest piece over it, and every piece what was below each of its dots when it was put down. Nothing moves
//! below a piece, so lifting a free one uncovers exactly that.

use core::fmt;

use arrayvec::ArrayVec;

use super::piece::{Piece, PieceKind, minor_bits, places_within};
use super::set::{SpaceSet, lines_through};
use super::space::{BITS, Direction, Space};
use crate::Color;

/// Pieces of both players.
const SLOTS: usize = 2 * PieceKind::PIECES as usize;

/// The number of a piece: White's from 0, Black's from 18, in the order in which they were added.
pub(super) type Id = u8;

/// The number of no piece.
const NOTHING: Id = Id::MAX;

/// How a piece lies, and what is below its three dots.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Slot {
    pub(super) space: Space,
    pub(super) kind: PieceKind,
    pub(super) direction: Direction,
    pub(super) level: u8,
    below: [Id; 3],
}

impl Slot {
    const UNUSED: Slot = Slot {
        space: Space::CENTER,
        kind: PieceKind::Triangle,
        direction: Direction::North,
        level: 0,
        below: [NOTHING; 3],
    };

    #[inline]
    pub(super) const fn new(
        kind: PieceKind,
        space: Space,
        direction: Direction,
        level: u8,
    ) -> Slot {
        Slot { space, kind, direction, level, below: [NOTHING; 3] }
    }

    #[inline]
    fn dots(&self) -> [Space; 3] {
        let [one, other] = minor_bits(self.kind, self.direction);
        let beside = |bits: i16| Space::from_bit((self.space.bit() as i16 + bits) as u16);
        [self.space, beside(one), beside(other)]
    }
}

/// Why a piece cannot lie somewhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Misfit {
    NotLevel,
    NothingBelow,
    OverOpponent,
}

/// All pieces of the board. One of them may be lifted: it is still listed, but covers nothing.
#[derive(Clone, Copy)]
pub(super) struct Layout {
    slots: [Slot; SLOTS],
    /// How many pieces each player has on the board.
    counts: [u8; 2],
    /// How many of each kind.
    kinds: [[u8; PieceKind::COUNT]; 2],
    /// The highest piece over each space, by bit.
    top: [Id; BITS],
    /// What is to be seen of each colour from above.
    seen: [SpaceSet; 2],
}

#[inline]
const fn color_of(id: Id) -> Color {
    if id < PieceKind::PIECES { Color::White } else { Color::Black }
}

#[inline]
const fn first_of(color: Color) -> Id {
    match color {
        Color::White => 0,
        Color::Black => PieceKind::PIECES,
    }
}

impl Layout {
    pub(super) const EMPTY: Layout = Layout {
        slots: [Slot::UNUSED; SLOTS],
        counts: [0; 2],
        kinds: [[0; PieceKind::COUNT]; 2],
        top: [NOTHING; BITS],
        seen: [SpaceSet::EMPTY; 2],
    };

    /// How many pieces a player has on the board.
    #[inline]
    pub(super) const fn count(&self, color: Color) -> u8 {
        self.counts[color.index()]
    }

    /// How many of a kind a player has not yet added.
    #[inline]
    pub(super) const fn reserve(&self, color: Color, kind: PieceKind) -> u8 {
        kind.count().saturating_sub(self.kinds[color.index()][kind.index()])
    }

    #[inline]
    pub(super) const fn seen(&self, color: Color) -> &SpaceSet {
        &self.seen[color.index()]
    }

    #[inline]
    pub(super) fn empty(&self) -> SpaceSet {
        !(self.seen[0] | self.seen[1])
    }

    #[inline]
    pub(super) const fn slot(&self, id: Id) -> &Slot {
        &self.slots[id as usize]
    }

    /// The numbers of a player's pieces.
    #[inline]
    pub(super) fn ids(&self, color: Color) -> core::ops::Range<Id> {
        let first = first_of(color);
        first..first + self.counts[color.index()]
    }

    pub(super) fn piece(&self, id: Id) -> Piece {
        let Slot { space, kind, direction, level, .. } = self.slots[usize::from(id)];
        Piece { level, space, direction, kind, color: color_of(id) }
    }

    /// All pieces, level by level, on each in the order of their püncts.
    pub(super) fn pieces(&self) -> ArrayVec<Piece, SLOTS> {
        let all = Color::ALL.into_iter().flat_map(|color| self.ids(color));
        let mut pieces: ArrayVec<Piece, SLOTS> = all.map(|id| self.piece(id)).collect();
        pieces.sort_unstable();
        pieces
    }

    /// The highest piece over a space.
    #[inline]
    pub(super) const fn top(&self, space: Space) -> Option<Id> {
        match self.top[space.bit()] {
            NOTHING => None,
            id => Some(id),
        }
    }

    /// The level of the highest dot over a space; 0 if it is empty.
    #[inline]
    pub(super) const fn height(&self, space: Space) -> u8 {
        match self.top(space) {
            Some(id) => self.slot(id).level,
            None => 0,
        }
    }

    /// Whose dot is the highest over a space.
    #[inline]
    pub(super) const fn color(&self, space: Space) -> Option<Color> {
        match self.top(space) {
            Some(id) => Some(color_of(id)),
            None => None,
        }
    }

    /// Whether nothing lies over a piece.
    #[inline]
    pub(super) fn is_free(&self, id: Id) -> bool {
        self.slot(id).dots().into_iter().all(|dot| self.top[dot.bit()] == id)
    }

    /// The level on which a piece would lie.
    #[inline]
    pub(super) fn level_for(
        &self,
        color: Color,
        kind: PieceKind,
        dots: [Space; 3],
    ) -> Result<u8, Misfit> {
        let [punct, one, other] = dots.map(|dot| self.height(dot));
        let (height, level) = match kind {
            PieceKind::Triangle => (punct, punct == one && punct == other),
            PieceKind::Center | PieceKind::Middle => (one, one == other && punct <= one),
            _ => (punct, punct == other && one <= punct),
        };
        if !level {
            return Err(Misfit::NotLevel);
        }
        match self.color(dots[0]) {
            _ if height == 0 => Ok(1),
            None => Err(Misfit::NothingBelow),
            Some(below) if below == color => Ok(height + 1),
            Some(_) => Err(Misfit::OverOpponent),
        }
    }

    /// Puts a piece over what is there now.
    #[inline]
    pub(super) fn lay(&mut self, id: Id) {
        let color = color_of(id);
        let dots = self.slot(id).dots();
        for (index, dot) in dots.into_iter().enumerate() {
            self.slots[usize::from(id)].below[index] = self.top[dot.bit()];
            self.top[dot.bit()] = id;
            self.seen[color.index()].insert(dot);
            self.seen[color.other().index()].remove(dot);
        }
    }

    /// Lifts a free piece: what is below it is to be seen.
    #[inline]
    pub(super) fn lift(&mut self, id: Id) {
        let color = color_of(id);
        let slot = *self.slot(id);
        for (index, dot) in slot.dots().into_iter().enumerate() {
            let below = slot.below[index];
            self.top[dot.bit()] = below;
            if below == NOTHING {
                self.seen[color.index()].remove(dot);
            } else if color_of(below) != color {
                self.seen[color.index()].remove(dot);
                self.seen[color.other().index()].insert(dot);
            }
        }
    }

    /// Lists a new piece of a player and lays it. None, and nothing changes, if he has none left.
    #[inline]
    pub(super) fn add(&mut self, color: Color, slot: Slot) -> Option<Id> {
        let count = &mut self.counts[color.index()];
        if *count >= PieceKind::PIECES {
            return None;
        }
        let id = first_of(color) + *count;
        *count += 1;
        self.kinds[color.index()][slot.kind.index()] += 1;
        self.slots[usize::from(id)] = slot;
        self.lay(id);
        Some(id)
    }

    /// Takes back the last piece that a player has added.
    #[inline]
    pub(super) fn take_back(&mut self, color: Color) {
        let Some(id) = self.ids(color).next_back() else { return };
        self.lift(id);
        let slot = core::mem::replace(&mut self.slots[usize::from(id)], Slot::UNUSED);
        self.counts[color.index()] -= 1;
        self.kinds[color.index()][slot.kind.index()] -= 1;
    }

    /// Lets a lifted piece lie otherwise; it is not yet laid.
    #[inline]
    pub(super) fn set_slot(&mut self, id: Id, slot: Slot) {
        self.slots[usize::from(id)] = slot;
    }

    /// Where the pünct of a new piece can go, given the spaces onto which pieces may be added.
    #[inline]
    pub(super) fn spots_to_add(kind: PieceKind, open: &SpaceSet) -> SpaceSet {
        let mut spots = SpaceSet::EMPTY;
        for &direction in kind.directions() {
            spots = spots | places_within(open, kind, direction);
        }
        spots
    }

    /// Whether there is room for a new piece.
    #[inline]
    pub(super) fn has_room(kind: PieceKind, open: &SpaceSet) -> bool {
        kind.directions().iter().any(|&direction| !places_within(open, kind, direction).is_empty())
    }

    /// Where the pünct of a piece that is lifted can go.
    pub(super) fn spots_to_move(&self, id: Id) -> SpaceSet {
        let slot = self.slot(id);
        let lines = lines_through(slot.space);
        let empty = self.empty();
        let mut spots = SpaceSet::EMPTY;
        for &direction in slot.kind.directions() {
            let mut places = places_within(&empty, slot.kind, direction);
            if direction == slot.direction {
                // There it lay.
                places.remove(slot.space);
            }
            spots = spots | places;
        }
        spots = spots & lines;
        for spot in (lines & *self.seen(color_of(id))).iter() {
            if slot.kind.directions().iter().any(|&direction| self.can_move(id, spot, direction)) {
                spots.insert(spot);
            }
        }
        spots
    }

    /// Whether a piece that is lifted can lie somewhere else: the spot is one of its lines.
    #[inline]
    pub(super) fn can_move(&self, id: Id, spot: Space, direction: Direction) -> bool {
        let Slot { space, kind, direction: before, .. } = *self.slot(id);
        (spot, direction) != (space, before)
            && super::piece::dots(kind, spot, direction)
                .is_some_and(|dots| self.level_for(color_of(id), kind, dots).is_ok())
    }

    /// Whether a free piece that is not lifted can lie anywhere else.
    #[inline]
    pub(super) fn has_target(&self, id: Id, empty: &SpaceSet) -> bool {
        let slot = self.slot(id);
        let lines = lines_through(slot.space);
        let flat = slot
            .kind
            .directions()
            .iter()
            .any(|&direction| !(places_within(empty, slot.kind, direction) & lines).is_empty());
        flat || self.has_target_lifted(id)
    }

    #[cold]
    fn has_target_lifted(&self, id: Id) -> bool {
        let mut lifted = *self;
        lifted.lift(id);
        !lifted.spots_to_move(id).is_empty()
    }
}

/// What lies where and what is below it, whatever the order in which it came there.
impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let all = Color::ALL.into_iter().flat_map(|color| self.ids(color));
        let level = |id: Id| if id == NOTHING { 0 } else { self.slot(id).level };
        let mut pieces: ArrayVec<_, SLOTS> =
            all.map(|id| (self.piece(id), self.slot(id).below.map(level))).collect();
        pieces.sort_unstable();
        let heights: ArrayVec<u8, { Space::COUNT }> =
            Space::all().map(|space| self.height(space)).collect();
        f.debug_struct("Layout")
            .field("pieces", &pieces)
            .field("kinds", &self.kinds)
            .field("heights", &heights)
            .field("seen", &self.seen)
            .finish()
    }
}

/// Two layouts are the same if the same pieces lie on the same places, in whatever order they came there.
impl PartialEq for Layout {
    fn eq(&self, other: &Layout) -> bool {
        self.seen == other.seen && self.counts == other.counts && self.pieces() == other.pieces()
    }
}

impl Eq for Layout {}
