//! A position of DVONN and how it changes.

use core::ops::ControlFlow;

use super::action::{Action, ActionKind, StackMove};
use super::board::{
    BOARD, Space, SpaceSet, TABLE, count_adjacent, linked, reach, separates, surrounded,
};
use super::description::SYMMETRIES;
use super::{Illegal, Phase, Stack, Variant, endings, prompts};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Hint, Outcome, Prompt, Stage, Symmetry};

/// A validated position of DVONN.
///
/// Two positions are equal when board, side to move and phase are equal; what is in hand follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// What stands on each space, by bit. Everything else about the board follows from it.
    pub(super) stacks: [Option<Stack>; TABLE],
    /// The stacks that White, that Black controls.
    pub(super) controlled: [u64; 2],
    /// The stacks with DVONN pieces, lone ones among them.
    pub(super) dvonn: u64,
    /// The stacks of one piece.
    pub(super) singles: u64,
    pub(super) key: Key,
    pub(super) hand: [u8; 2],
    pub(super) dvonn_hand: u8,
    pub(super) side: Color,
    pub(super) phase: Phase,
}

/// What takes back an action: the position before it, which is small.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

/// By the colour on top and the space; turned by the height.
static STACK_KEYS: [[Key; TABLE]; 2] = [zobrist::table(301), zobrist::table(302)];
/// A DVONN piece is in the stack.
static DVONN_KEYS: [Key; TABLE] = zobrist::table(303);
/// Black is to move.
const BLACK_KEY: Key = zobrist::random(304, 0);
/// All pieces are placed.
const MOVE_KEY: Key = zobrist::random(304, 1);
/// Keeps positions of this game apart from those of the others.
const GAME_KEY: Key = zobrist::random(304, 2);

#[inline]
fn stack_key(space: Space, stack: Stack) -> Key {
    let byte = stack.byte();
    let top = STACK_KEYS[usize::from(byte >> 6 & 1)][space.shift()];
    let dvonn = if stack.has_dvonn() { DVONN_KEYS[space.shift()] } else { 0 };
    // The height is in the lowest six bits, and turning by 64 changes nothing.
    top.rotate_left(u32::from(byte)) ^ dvonn
}

impl Position {
    /// The start of a game.
    ///
    /// ```
    /// use gipfel_rules::dvonn::{Position, Variant};
    ///
    /// let start = Position::new(Variant::Standard);
    /// assert_eq!(start.to_string(), "dvonn standard 3/4/5/5/5/5/5/5/5/4/3 w 23/23/3 place");
    /// ```
    pub fn new(variant: Variant) -> Position {
        super::Setup::start(variant).validate().expect("the start position is valid")
    }

    /// Nothing on the board and nothing in hand.
    pub(super) const EMPTY: Position = Position {
        stacks: [None; TABLE],
        controlled: [0; 2],
        dvonn: 0,
        singles: 0,
        key: GAME_KEY,
        hand: [0; 2],
        dvonn_hand: 0,
        side: Color::White,
        phase: Phase::Place,
    };

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        Variant::Standard
    }

    /// Whether pieces are placed or moved.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The pieces of his own that a player has still to place.
    pub const fn hand(&self, color: Color) -> u8 {
        self.hand[color.index()]
    }

    /// The DVONN pieces that are still to be placed.
    pub const fn dvonn_hand(&self) -> u8 {
        self.dvonn_hand
    }

    /// What stands on a space.
    pub const fn stack(&self, space: Space) -> Option<Stack> {
        self.stacks[space.shift()]
    }

    /// The spaces that are not empty.
    #[inline]
    pub const fn occupied(&self) -> SpaceSet {
        SpaceSet::new(self.controlled[0] | self.controlled[1] | self.dvonn)
    }

    /// The spaces whose stacks a player controls.
    #[inline]
    pub const fn controlled(&self, color: Color) -> SpaceSet {
        SpaceSet::new(self.controlled[color.index()])
    }

    /// The spaces with DVONN pieces, alone or in a stack.
    #[inline]
    pub const fn dvonn(&self) -> SpaceSet {
        SpaceSet::new(self.dvonn)
    }

    /// The spaces whose stacks are one piece high.
    #[inline]
    pub const fn singles(&self) -> SpaceSet {
        SpaceSet::new(self.singles)
    }

    /// The inner spaces all of whose neighbours are occupied: stacks there may not move.
    #[inline]
    pub const fn surrounded(&self) -> SpaceSet {
        SpaceSet::new(surrounded(self.occupied().0))
    }

    /// The stacks of a player that are not surrounded; some may have nothing to move onto.
    #[inline]
    pub const fn free(&self, color: Color) -> SpaceSet {
        SpaceSet::new(self.controlled[color.index()] & !self.surrounded().0)
    }

    /// The occupied spaces at the distance that the stack on a space moves by, whether or not it may.
    #[inline]
    pub const fn targets(&self, space: Space) -> SpaceSet {
        match self.stack(space) {
            Some(stack) => SpaceSet::new(reach(stack.height(), space) & self.occupied().0),
            None => SpaceSet::EMPTY,
        }
    }

    /// How many pieces the stacks of a player have, of whatever colour: what counts in the end.
    pub fn score(&self, color: Color) -> u32 {
        let stacks = self.controlled(color).iter().filter_map(|space| self.stack(space));
        stacks.map(|stack| u32::from(stack.height())).sum()
    }

    /// How many moves a player has in the second phase, whoever is to move.
    #[inline]
    pub fn count_moves(&self, color: Color) -> usize {
        let (occupied, free) = (self.occupied().0, self.free(color).0);
        let mut count = count_adjacent(free & self.singles, occupied);
        for space in SpaceSet::new(free & !self.singles).iter() {
            count += self.targets(space).0.count_ones();
        }
        count as usize
    }

    /// Whether a player has a move in the second phase, whoever is to move.
    #[inline]
    pub fn can_move(&self, color: Color) -> bool {
        self.free(color).iter().any(|space| !self.targets(space).is_empty())
    }

    /// The stacks that lose their contact by a move and are removed, where they stand after it. The moved stack may be one.
    pub fn lost_by(&self, action: Action) -> SpaceSet {
        let Some(StackMove { from, to }) = action.as_move() else { return SpaceSet::EMPTY };
        let occupied = self.occupied().0 & !from.bit();
        let dvonn = if self.dvonn & from.bit() != 0 {
            self.dvonn & !from.bit() | to.bit()
        } else if separates(from, occupied) {
            self.dvonn
        } else {
            return SpaceSet::EMPTY;
        };
        SpaceSet::new(occupied & !linked(dvonn, occupied))
    }

    fn decided(&self) -> Option<(Outcome, EndReason)> {
        let over = self.phase == Phase::Move
            && !self.can_move(self.side)
            && !self.can_move(self.side.other());
        over.then(|| (self.by_score(), endings::NO_STACK_CAN_MOVE))
    }

    fn by_score(&self) -> Outcome {
        match self.score(Color::White).cmp(&self.score(Color::Black)) {
            core::cmp::Ordering::Greater => Outcome::Win(Color::White),
            core::cmp::Ordering::Equal => Outcome::Draw,
            core::cmp::Ordering::Less => Outcome::Win(Color::Black),
        }
    }

    /// What the mover places.
    pub(super) const fn next_piece(&self) -> Stack {
        if self.dvonn_hand > 0 { Stack::DVONN } else { Stack::single(self.side) }
    }

    /// Puts a stack on an empty space.
    pub(super) fn put(&mut self, space: Space, stack: Stack) {
        self.stacks[space.shift()] = Some(stack);
        if let Some(color) = stack.color() {
            self.controlled[color.index()] |= space.bit();
        }
        if stack.has_dvonn() {
            self.dvonn |= space.bit();
        }
        if stack.height() == 1 {
            self.singles |= space.bit();
        }
        self.key ^= stack_key(space, stack);
    }

    pub(super) fn set_turn(&mut self, side: Color, phase: Phase) {
        if self.side != side {
            self.key ^= BLACK_KEY;
            self.side = side;
        }
        if self.phase != phase {
            self.key ^= MOVE_KEY;
            self.phase = phase;
        }
    }

    #[inline(never)]
    fn place(&mut self, space: Space) {
        let (side, other) = (self.side, self.side.other());
        self.put(space, self.next_piece());
        let hand =
            if self.dvonn_hand > 0 { &mut self.dvonn_hand } else { &mut self.hand[side.index()] };
        *hand = hand.saturating_sub(1);
        if self.dvonn_hand > 0 || self.hand[other.index()] > 0 {
            self.set_turn(other, Phase::Place);
        } else if self.hand[side.index()] == 0 {
            self.set_turn(Color::White, Phase::Move);
        }
    }

    /// Moves a stack and removes what has lost its contact.
    #[inline(always)]
    fn move_stack(&mut self, StackMove { from, to }: StackMove) {
        let (Some(moved), Some(below)) = (self.stack(from), self.stack(to)) else {
            return;
        };
        let sum = moved.onto(below);
        self.stacks[from.shift()] = None;
        self.stacks[to.shift()] = Some(sum);
        self.key ^= stack_key(from, moved) ^ stack_key(to, below) ^ stack_key(to, sum) ^ BLACK_KEY;
        let (own, other) = (self.side.index(), self.side.other().index());
        self.controlled[own] = self.controlled[own] & !from.bit() | to.bit();
        self.controlled[other] &= !to.bit();
        self.singles &= !(from.bit() | to.bit());
        self.side = self.side.other();
        if moved.has_dvonn() {
            self.dvonn = self.dvonn & !from.bit() | to.bit();
        } else if !separates(from, self.occupied().0) {
            // What touched the stack still hangs together, and has the contact it had.
            return;
        }
        self.remove_lost();
    }

    /// Removes all stacks without contact.
    #[inline(never)]
    fn remove_lost(&mut self) {
        let occupied = self.occupied().0;
        let lost = occupied & !linked(self.dvonn, occupied);
        self.controlled[0] &= !lost;
        self.controlled[1] &= !lost;
        self.singles &= !lost;
        for space in SpaceSet::new(lost).iter() {
            if let Some(stack) = self.stacks[space.shift()].take() {
                self.key ^= stack_key(space, stack);
            }
        }
    }

    fn visit_moves<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let mut moved = false;
        for from in self.free(self.side).iter() {
            let targets = self.targets(from);
            moved |= !targets.is_empty();
            for to in targets.iter() {
                visit(Action::stack_move(from, to))?;
            }
        }
        if !moved && self.can_move(self.side.other()) {
            visit(Action::PASS)?;
        }
        ControlFlow::Continue(())
    }

    fn check_move(&self, from: Space, to: Space) -> Result<(), Illegal> {
        let stack = self.stack(from).ok_or(Illegal::EmptySpace(from))?;
        let color = stack.color().ok_or(Illegal::LoneDvonn(from))?;
        if color != self.side {
            return Err(Illegal::NotYourStack(from));
        }
        if self.surrounded().contains(from) {
            return Err(Illegal::Surrounded(from));
        }
        let (height, distance) = (stack.height(), from.distance(to).unwrap_or_default());
        if height != distance {
            return Err(Illegal::WrongDistance { space: from, height, distance });
        }
        if self.stack(to).is_none() {
            return Err(Illegal::EmptyTarget(to));
        }
        Ok(())
    }

    fn compute_key(&self) -> Key {
        let mut fresh = Position::EMPTY;
        for space in self.occupied().iter() {
            if let Some(stack) = self.stack(space) {
                fresh.put(space, stack);
            }
        }
        fresh.set_turn(self.side, self.phase);
        fresh.key
    }

    /// The position with every stack replaced and moved to where it is seen.
    fn map(
        &self,
        image: impl Fn(Space) -> Space,
        stack_image: impl Fn(Stack) -> Stack,
        side: Color,
        hand: [u8; 2],
    ) -> Position {
        let mut mapped = Position { hand, dvonn_hand: self.dvonn_hand, ..Position::EMPTY };
        for space in self.occupied().iter() {
            if let Some(stack) = self.stack(space) {
                mapped.put(image(space), stack_image(stack));
            }
        }
        mapped.set_turn(side, self.phase);
        mapped
    }
}

impl crate::Position for Position {
    position_items!();

    #[inline]
    fn stage(&self) -> Stage {
        Stage::Main
    }

    fn prompt(&self) -> Prompt {
        match self.phase {
            Phase::Place if self.dvonn_hand > 0 => prompts::PLACE_DVONN_PIECE,
            Phase::Place => prompts::PLACE_PIECE,
            Phase::Move if self.can_move(self.side) => prompts::MOVE_STACK,
            Phase::Move if self.can_move(self.side.other()) => prompts::PASS,
            Phase::Move => Prompt::GAME_OVER,
        }
    }

    #[inline]
    fn visit_actions<F>(&self, visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        match self.phase {
            Phase::Move => self.visit_moves(visit),
            Phase::Place => {
                let empty = SpaceSet::new(BOARD & !self.occupied().0);
                empty.iter().map(Action::place).try_for_each(visit)
            }
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        match self.phase {
            Phase::Move => match self.count_moves(self.side) {
                0 => usize::from(self.can_move(self.side.other())),
                count => count,
            },
            Phase::Place => Space::COUNT - self.occupied().len(),
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.decided().is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.phase, action.kind()) {
            (Phase::Place, ActionKind::Place(space)) => match self.stack(space) {
                Some(_) => Err(Illegal::OccupiedSpace(space)),
                None => Ok(()),
            },
            (Phase::Move, ActionKind::Move { from, to }) => self.check_move(from, to),
            (Phase::Move, ActionKind::Pass) if self.can_move(self.side) => Err(Illegal::MustMove),
            (Phase::Move, ActionKind::Pass) => Ok(()),
            (phase, _) => Err(Illegal::OtherPhase(phase)),
        }
    }

    #[inline(always)]
    fn play_unchecked(&mut self, action: Action) -> Undo {
        let undo = Undo(*self);
        if let Some(way) = action.as_move() {
            self.move_stack(way);
            return undo;
        }
        match action.kind() {
            ActionKind::Place(space) => self.place(space),
            ActionKind::Move { .. } | ActionKind::Pass => {
                self.set_turn(self.side.other(), self.phase);
            }
        }
        undo
    }

    #[inline(always)]
    fn undo(&mut self, Undo(before): Undo) {
        *self = before;
    }
}

impl crate::Symmetric for Position {
    fn symmetries(&self) -> &'static [Symmetry] {
        &SYMMETRIES
    }

    fn transform(&self, symmetry: Symmetry) -> Position {
        self.map(|space| space.transform(symmetry), |stack| stack, self.side, self.hand)
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry)
    }

    /// None while pieces are placed: whoever places the last one, White moves first.
    fn swap_colors(&self) -> Option<Position> {
        let [white, black] = self.hand;
        let swapped =
            || self.map(|space| space, Stack::swap_colors, self.side.other(), [black, white]);
        (self.phase == Phase::Move).then(swapped)
    }
}

impl crate::Tactics for Position {
    /// A player gains by a move that covers a stack of his opponent, or that takes away the contact of one.
    fn hint(&self, action: Action) -> Hint {
        let Some(StackMove { to, .. }) = action.as_move() else {
            return Hint::QUIET;
        };
        let (own, other) = (self.side.index(), self.side.other().index());
        let mut gains = [false; 2];
        gains[own] = self.controlled[other] & to.bit() != 0;
        let lost = self.lost_by(action).0;
        if lost != 0 {
            // What stands on `to` afterwards is the mover's.
            gains[own] |= self.controlled[other] & lost != 0;
            gains[other] = (self.controlled[own] | to.bit()) & lost != 0;
        }
        Hint::new(gains)
    }
}
