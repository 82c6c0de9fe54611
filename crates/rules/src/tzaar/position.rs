//! A position of TZAAR and how it changes.

use core::ops::ControlFlow;

use super::action::{Action, ActionKind, StackMove};
use super::board::{BOARD, Bands, Space, SpaceSet, TABLE, band_bits, count_sights, sight};
use super::{Illegal, Phase, PieceKind, Stack, Variant, endings, prompts};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Hint, Outcome, Prompt, Stage, Symmetry};

/// A validated position of TZAAR.
///
/// Two positions are equal when variant, board, side to move and phase are equal; what is in hand follows from them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// What stands on each space, by bit. Everything else about the board follows from it.
    pub(super) stacks: [Option<Stack>; TABLE],
    /// The stacks of White, of Black, along the lines of each direction; the first of three is by space.
    pub(super) controlled: [Bands; 2],
    /// The stacks of each kind, of both players.
    pub(super) kinds: [u64; PieceKind::COUNT],
    /// The stacks of two pieces or more.
    pub(super) high: u64,
    pub(super) key: Key,
    pub(super) hand: [[u8; PieceKind::COUNT]; 2],
    pub(super) side: Color,
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// What takes back an action: the position before it, which is small.
#[derive(Clone, Copy, Debug)]
pub struct Undo(Position);

/// By colour and kind of the top, and by space; turned by the height.
static STACK_KEYS: [[Key; TABLE]; 8] = [
    zobrist::table(401),
    zobrist::table(402),
    zobrist::table(403),
    [0; TABLE],
    zobrist::table(404),
    zobrist::table(405),
    zobrist::table(406),
    [0; TABLE],
];
/// Keeps positions of this game apart from those of the others.
const VARIANT_KEYS: [Key; 2] = zobrist::table(407);
const PHASE_KEYS: [Key; 3] = zobrist::table(408);
/// Black is to move.
const BLACK_KEY: Key = zobrist::random(409, 0);

#[inline]
fn stack_key(space: Space, stack: Stack) -> Key {
    // Turning by 64 changes nothing, and no stack is so high.
    STACK_KEYS[stack.top() % 8][space.shift()].rotate_left(u32::from(stack.height()))
}

#[inline]
fn add(bands: &mut Bands, space: Space) {
    let bits = band_bits(space);
    bands[0] |= bits[0];
    bands[1] |= bits[1];
    bands[2] |= bits[2];
}

#[inline]
fn remove(bands: &mut Bands, space: Space) {
    let bits = band_bits(space);
    bands[0] &= !bits[0];
    bands[1] &= !bits[1];
    bands[2] &= !bits[2];
}

impl Position {
    /// The start of a game.
    ///
    /// ```
    /// use gipfel_rules::tzaar::{Position, Variant};
    ///
    /// let start = Position::new(Variant::Tournament);
    /// assert_eq!(start.to_string(), "tzaar tournament 5/6/7/8/8/8/7/6/5 w Z6A9T15/Z6A9T15 place");
    /// ```
    pub fn new(variant: Variant) -> Position {
        super::Setup::start(variant).validate().expect("the start position is valid")
    }

    /// Nothing on the board and nothing in hand.
    pub(super) const fn empty(variant: Variant) -> Position {
        Position {
            stacks: [None; TABLE],
            controlled: [[0; 3]; 2],
            kinds: [0; PieceKind::COUNT],
            high: 0,
            key: VARIANT_KEYS[variant as usize] ^ PHASE_KEYS[Phase::Place as usize],
            hand: [[0; PieceKind::COUNT]; 2],
            side: Color::White,
            phase: Phase::Place,
            variant,
        }
    }

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// What is to be done now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The pieces of a kind that a player has still to place.
    pub const fn hand(&self, color: Color, kind: PieceKind) -> u8 {
        self.hand[color.index()][kind.index()]
    }

    /// What stands on a space.
    #[inline]
    pub const fn stack(&self, space: Space) -> Option<Stack> {
        self.stacks[space.shift()]
    }

    /// How high the stack on a space is; 0 if it is empty.
    #[inline]
    pub const fn height(&self, space: Space) -> u8 {
        match self.stack(space) {
            Some(stack) => stack.height(),
            None => 0,
        }
    }

    /// The spaces that are not empty.
    #[inline]
    pub const fn occupied(&self) -> SpaceSet {
        SpaceSet::new(self.controlled[0][0] | self.controlled[1][0])
    }

    /// The spaces with stacks of a player.
    #[inline]
    pub const fn controlled(&self, color: Color) -> SpaceSet {
        SpaceSet::new(self.controlled[color.index()][0])
    }

    /// The spaces with stacks of a player that have a piece of a kind on top.
    #[inline]
    pub const fn of_kind(&self, color: Color, kind: PieceKind) -> SpaceSet {
        SpaceSet::new(self.controlled[color.index()][0] & self.kinds[kind.index()])
    }

    /// The spaces with stacks of two pieces or more.
    #[inline]
    pub const fn high(&self) -> SpaceSet {
        SpaceSet::new(self.high)
    }

    /// A kind of which a player has no stack: he has lost, once all pieces are placed.
    #[inline]
    pub fn lacks(&self, color: Color) -> Option<PieceKind> {
        PieceKind::ALL.into_iter().find(|&kind| self.of_kind(color, kind).is_empty())
    }

    /// The first stacks in the six directions, seen from a space.
    #[inline]
    pub const fn in_sight(&self, space: Space) -> SpaceSet {
        SpaceSet::new(sight(space, self.occupied().0))
    }

    /// What the stack on a space could capture if it were its player's turn.
    #[inline]
    pub const fn captures(&self, space: Space) -> SpaceSet {
        match self.stack(space) {
            Some(stack) => {
                let others = self.controlled[stack.color().other().index()][0];
                let seen = sight(space, self.occupied().0) & others;
                SpaceSet::new(seen & !self.higher(seen & self.high, stack.height()))
            }
            None => SpaceSet::EMPTY,
        }
    }

    /// Those of some high stacks that are higher than a number.
    #[inline]
    const fn higher(&self, high: u64, height: u8) -> u64 {
        if height == 1 {
            return high;
        }
        let (mut higher, mut rest) = (0, high);
        while rest != 0 {
            let space = Space::from_bit(rest.trailing_zeros());
            if self.height(space) > height {
                higher |= space.bit();
            }
            rest &= rest - 1;
        }
        higher
    }

    /// Where the stack on a space may go in this phase, if it is its player's turn.
    #[inline]
    pub const fn targets(&self, space: Space) -> SpaceSet {
        let captures = self.captures(space);
        match (self.phase, self.stack(space)) {
            (Phase::Place, _) | (_, None) => SpaceSet::EMPTY,
            (Phase::Capture, _) => captures,
            (Phase::Second, Some(stack)) => {
                let own = self.controlled[stack.color().index()][0];
                SpaceSet::new(captures.0 | sight(space, self.occupied().0) & own)
            }
        }
    }

    /// How many captures a player has, whoever is to move.
    #[inline]
    pub fn count_captures(&self, color: Color) -> usize {
        self.count_moves(color).0 as usize
    }

    /// How many captures a player has, and how many pairs of his stacks see each other.
    #[inline]
    fn count_moves(&self, color: Color) -> (u32, u32) {
        let (own, others) =
            (&self.controlled[color.index()], &self.controlled[color.other().index()]);
        let (mut captures, pairs) = count_sights(own, others);
        // What is too high for those who see it is no capture.
        for space in SpaceSet::new(others[0] & self.high).iter() {
            let seen_by = sight(space, self.occupied().0) & own[0];
            captures -= (seen_by & !self.high).count_ones();
            let height = self.height(space);
            for seer in SpaceSet::new(seen_by & self.high).iter() {
                captures -= u32::from(self.height(seer) < height);
            }
        }
        (captures, pairs)
    }

    /// Whether a player has a capture, whoever is to move.
    #[inline]
    pub fn can_capture(&self, color: Color) -> bool {
        self.controlled(color).iter().any(|space| !self.captures(space).is_empty())
    }

    /// Whether this is the opening turn, which has one move.
    #[inline]
    pub const fn is_opening(&self) -> bool {
        matches!(self.phase, Phase::Capture) && self.occupied().0 == BOARD
    }

    /// Who has lost because he lacks a kind, and which.
    #[inline]
    fn deprived(&self) -> Option<(Color, PieceKind)> {
        if self.phase == Phase::Place {
            return None;
        }
        Color::ALL.into_iter().find_map(|color| Some((color, self.lacks(color)?)))
    }

    fn decided(&self) -> Option<(Outcome, EndReason)> {
        if let Some((loser, kind)) = self.deprived() {
            let reason = match kind {
                PieceKind::Tzaar => endings::NO_TZAAR,
                PieceKind::Tzarra => endings::NO_TZARRA,
                PieceKind::Tott => endings::NO_TOTT,
            };
            return Some((Outcome::Win(loser.other()), reason));
        }
        let over = self.phase == Phase::Capture && !self.can_capture(self.side);
        over.then_some((Outcome::Win(self.side.other()), endings::NO_CAPTURE))
    }

    /// Puts a stack on an empty space.
    pub(super) fn put(&mut self, space: Space, stack: Stack) {
        self.stacks[space.shift()] = Some(stack);
        add(&mut self.controlled[stack.color().index()], space);
        self.kinds[stack.kind().index()] |= space.bit();
        if stack.height() > 1 {
            self.high |= space.bit();
        }
        self.key ^= stack_key(space, stack);
    }

    #[inline]
    pub(super) fn set_turn(&mut self, side: Color, phase: Phase) {
        if self.side != side {
            self.key ^= BLACK_KEY;
            self.side = side;
        }
        self.key ^= PHASE_KEYS[self.phase as usize] ^ PHASE_KEYS[phase as usize];
        self.phase = phase;
    }

    #[inline(never)]
    fn place(&mut self, kind: PieceKind, space: Space) {
        let (side, other) = (self.side, self.side.other());
        self.put(space, Stack::single(side, kind));
        let hand = &mut self.hand[side.index()][kind.index()];
        *hand = hand.saturating_sub(1);
        let has_pieces = |color: Color| self.hand[color.index()].iter().any(|&count| count > 0);
        match (has_pieces(other), has_pieces(side)) {
            (true, _) => self.set_turn(other, Phase::Place),
            (false, true) => {}
            (false, false) => self.set_turn(Color::White, Phase::Capture),
        }
    }

    /// Moves a stack: what stands where it goes is captured if it is the opponent's, and covered if it is the mover's.
    #[inline(always)]
    fn move_stack(&mut self, StackMove { from, to }: StackMove) {
        let (Some(moved), Some(below)) = (self.stack(from), self.stack(to)) else {
            return;
        };
        let opens = self.is_opening();
        let (own, other) = (self.side.index(), self.side.other().index());
        let (from_bit, to_bit) = (from.bit(), to.bit());
        let stack = if below.color() == moved.color() {
            self.high |= to_bit;
            moved.onto(below)
        } else {
            remove(&mut self.controlled[other], to);
            add(&mut self.controlled[own], to);
            let high = if moved.height() > 1 { to_bit } else { 0 };
            self.high = self.high & !to_bit | high;
            moved
        };
        self.high &= !from_bit;
        remove(&mut self.controlled[own], from);
        self.kinds[below.kind().index()] &= !to_bit;
        let kind = &mut self.kinds[moved.kind().index()];
        *kind = *kind & !from_bit | to_bit;
        self.stacks[from.shift()] = None;
        self.stacks[to.shift()] = Some(stack);
        self.key ^= stack_key(from, moved) ^ stack_key(to, below) ^ stack_key(to, stack);
        if self.phase == Phase::Capture && !opens {
            self.set_turn(self.side, Phase::Second);
        } else {
            self.set_turn(self.side.other(), Phase::Capture);
        }
    }

    #[inline]
    fn visit_moves<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        if self.deprived().is_some() {
            return ControlFlow::Continue(());
        }
        for from in self.controlled(self.side).iter() {
            for to in self.targets(from).iter() {
                visit(Action::stack_move(from, to))?;
            }
        }
        match self.phase {
            Phase::Second => visit(Action::PASS),
            _ => ControlFlow::Continue(()),
        }
    }

    fn visit_placings<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let empty = SpaceSet::new(BOARD & !self.occupied().0);
        let hand = self.hand[self.side.index()];
        for kind in PieceKind::ALL.into_iter().filter(|kind| hand[kind.index()] > 0) {
            empty.iter().try_for_each(|space| visit(Action::place(kind, space)))?;
        }
        ControlFlow::Continue(())
    }

    fn check_place(&self, kind: PieceKind, space: Space) -> Result<(), Illegal> {
        if self.stack(space).is_some() {
            return Err(Illegal::OccupiedSpace(space));
        }
        if self.hand(self.side, kind) == 0 {
            return Err(Illegal::NoneInHand(kind));
        }
        Ok(())
    }

    fn check_move(&self, from: Space, to: Space) -> Result<(), Illegal> {
        let stack = self.stack(from).ok_or(Illegal::EmptySpace(from))?;
        if stack.color() != self.side {
            return Err(Illegal::NotYourStack(from));
        }
        let between = from.between(to).0 & self.occupied().0 & self.in_sight(from).0;
        if let Some(between) = SpaceSet::new(between).iter().next() {
            return Err(Illegal::InTheWay { space: from, to, between });
        }
        let target = self.stack(to).ok_or(Illegal::EmptyTarget(to))?;
        if target.color() == self.side {
            return match self.phase {
                Phase::Second => Ok(()),
                _ => Err(Illegal::CaptureFirst(to)),
            };
        }
        let (height, target_height) = (stack.height(), target.height());
        if target_height > height {
            return Err(Illegal::TooHigh { space: from, height, target: to, target_height });
        }
        Ok(())
    }

    fn compute_key(&self) -> Key {
        let mut fresh = Position::empty(self.variant);
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
    ) -> Position {
        let mut mapped = Position { hand: self.hand, ..Position::empty(self.variant) };
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
        match self.phase {
            Phase::Place | Phase::Capture => Stage::Main,
            Phase::Second => Stage::After,
        }
    }

    fn prompt(&self) -> Prompt {
        match self.phase {
            _ if self.decided().is_some() => Prompt::GAME_OVER,
            Phase::Place => prompts::PLACE_KIND,
            Phase::Capture if self.is_opening() => prompts::OPEN_CAPTURE,
            Phase::Capture => prompts::CAPTURE_STACK,
            Phase::Second if self.count_moves(self.side) == (0, 0) => prompts::PASS_SECOND,
            Phase::Second => prompts::SECOND_MOVE,
        }
    }

    #[inline]
    fn visit_actions<F>(&self, visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        match self.phase {
            Phase::Place => self.visit_placings(visit),
            Phase::Capture | Phase::Second => self.visit_moves(visit),
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        if self.phase == Phase::Place {
            let kinds = self.hand[self.side.index()].iter().filter(|&&count| count > 0).count();
            return kinds * (Space::COUNT - self.occupied().len());
        }
        if self.deprived().is_some() {
            return 0;
        }
        let (captures, pairs) = self.count_moves(self.side);
        match self.phase {
            // Each of a pair goes onto the other, and passing is one more.
            Phase::Second => (captures + 2 * pairs + 1) as usize,
            _ => captures as usize,
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        if self.decided().is_some() {
            return Err(Illegal::GameOver);
        }
        match (self.phase, action.kind()) {
            (Phase::Place, ActionKind::Place { kind, space }) => self.check_place(kind, space),
            (Phase::Capture | Phase::Second, ActionKind::Move { from, to }) => {
                self.check_move(from, to)
            }
            (Phase::Second, ActionKind::Pass) => Ok(()),
            (Phase::Capture, ActionKind::Pass) => Err(Illegal::PassTooEarly),
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
            ActionKind::Place { kind, space } => self.place(kind, space),
            ActionKind::Move { .. } | ActionKind::Pass => {
                self.set_turn(self.side.other(), Phase::Capture);
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
    fn transform(&self, symmetry: Symmetry) -> Position {
        self.map(|space| space.transform(symmetry), |stack| stack, self.side)
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry)
    }

    /// None while pieces are placed: whoever places the last one, White opens.
    fn swap_colors(&self) -> Option<Position> {
        let swapped = || self.map(|space| space, Stack::swap_colors, self.side.other());
        (self.phase != Phase::Place).then(swapped)
    }
}

impl crate::Tactics for Position {
    /// The mover gains by a capture, which the first move of a turn always is.
    fn hint(&self, action: Action) -> Hint {
        let Some(StackMove { to, .. }) = action.as_move() else {
            return Hint::QUIET;
        };
        let mut gains = [false; 2];
        gains[self.side.index()] = self.controlled(self.side.other()).contains(to);
        Hint::new(gains)
    }
}
