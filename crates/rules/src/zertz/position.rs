//! A position of ZÈRTZ: what is known of it, and what may be played.

use core::ops::ControlFlow;

use super::action::{Action, ActionKind};
use super::board::{DIRECTIONS, Extent, Ring, RingSet, TABLE, free, jumpers, step};
use super::description::symmetries;
use super::{Illegal, Marble, Phase, Variant, endings, prompts};
use crate::module::position_items;
use crate::zobrist::{self, Key};
use crate::{Color, EndReason, Outcome, Prompt, Stage, Symmetry};

/// Marbles by colour.
pub(super) type Count = [u8; Marble::COUNT];

/// A validated position of ZÈRTZ.
///
/// Two positions are equal when their texts are: board, side to move, pool, captured marbles and phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The rings that are left.
    pub(super) rings: u64,
    /// Where marbles of each colour lie.
    pub(super) marbles: [u64; Marble::COUNT],
    pub(super) key: Key,
    pub(super) pool: Count,
    /// What White, what Black has captured and not placed again.
    pub(super) held: [Count; 2],
    pub(super) side: Color,
    pub(super) phase: Phase,
    pub(super) variant: Variant,
}

/// What takes back an action: the position before it, which is small.
#[derive(Clone, Copy, Debug)]
pub struct Undo(pub(super) Position);

/// A marble of each colour on each ring.
static MARBLE_KEYS: [[Key; TABLE]; Marble::COUNT] =
    [zobrist::first(601, 61), zobrist::first(602, 61), zobrist::first(603, 61)];
/// A ring that is missing.
static MISSING_KEYS: [Key; TABLE] = zobrist::first(604, 61);
/// The pool, White's and Black's marbles by colour; turned by how many there are.
const COUNT_KEYS: [[Key; Marble::COUNT]; 3] =
    [zobrist::table(605), zobrist::table(606), zobrist::table(607)];
/// Keeps positions of this game apart from those of the others.
const VARIANT_KEYS: [Key; 4] = zobrist::table(608);
const PHASE_KEYS: [Key; 5] = zobrist::table(609);
/// Black is to move.
const BLACK_KEY: Key = zobrist::random(610, 0);

/// Turning by 64 changes nothing; no count times six is so large.
#[inline]
const fn count_key(of: usize, marble: usize, count: u8) -> Key {
    COUNT_KEYS[of][marble].rotate_left(6 * count as u32)
}

#[inline]
const fn phase_key(phase: Phase) -> Key {
    match phase {
        Phase::Place => PHASE_KEYS[0],
        Phase::Remove => PHASE_KEYS[1],
        Phase::Jump => PHASE_KEYS[2],
        Phase::Over => PHASE_KEYS[3],
        Phase::JumpOn(ring) => PHASE_KEYS[4].rotate_left(ring.shift() as u32),
    }
}

impl Position {
    /// The start of a game.
    ///
    /// ```
    /// use gipfel_rules::zertz::{Position, Variant};
    ///
    /// let start = Position::new(Variant::Standard);
    /// assert_eq!(start.to_string(), "zertz standard 4/5/6/7/6/5/4 w 6/8/10 0/0/0 0/0/0 place");
    /// ```
    pub fn new(variant: Variant) -> Position {
        super::Setup::start(variant).validate().expect("the start position is valid")
    }

    /// The variant that is played.
    pub const fn variant(&self) -> Variant {
        self.variant
    }

    /// The board that the game began with.
    #[inline]
    pub const fn extent(&self) -> Extent {
        self.variant.extent()
    }

    /// What is to be done now.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The marbles of a colour in the pool.
    #[inline]
    pub const fn pool(&self, marble: Marble) -> u8 {
        self.pool[marble.index()]
    }

    /// The marbles of a colour that a player has captured and not placed again.
    #[inline]
    pub const fn held(&self, color: Color, marble: Marble) -> u8 {
        self.held[color.index()][marble.index()]
    }

    #[inline]
    pub(super) const fn set(&self, bits: u64) -> RingSet {
        RingSet { bits, extent: self.extent() }
    }

    #[inline]
    pub(super) const fn occupied_bits(&self) -> u64 {
        self.marbles[0] | self.marbles[1] | self.marbles[2]
    }

    #[inline]
    pub(super) const fn vacant_bits(&self) -> u64 {
        self.rings & !self.occupied_bits()
    }

    /// The rings that are left.
    #[inline]
    pub const fn rings(&self) -> RingSet {
        self.set(self.rings)
    }

    /// The rings with marbles.
    #[inline]
    pub const fn occupied(&self) -> RingSet {
        self.set(self.occupied_bits())
    }

    /// The rings without marbles.
    #[inline]
    pub const fn vacant(&self) -> RingSet {
        self.set(self.vacant_bits())
    }

    /// The rings with marbles of a colour.
    #[inline]
    pub const fn marbles(&self, marble: Marble) -> RingSet {
        self.set(self.marbles[marble.index()])
    }

    /// The marble on a ring.
    #[inline]
    pub fn marble(&self, ring: Ring) -> Option<Marble> {
        Marble::ALL.into_iter().find(|marble| self.marbles[marble.index()] & ring.bit() != 0)
    }

    /// The rings that could be removed now, if that were to be done.
    #[inline]
    pub const fn free(&self) -> RingSet {
        self.set(free(self.rings, self.vacant_bits()))
    }

    /// The marbles that can jump in a direction, as bits.
    #[inline(always)]
    pub(super) const fn jumpers(&self, direction: usize) -> u64 {
        jumpers(self.occupied_bits(), self.vacant_bits(), direction)
    }

    /// The marbles that can jump.
    pub fn can_jump(&self) -> RingSet {
        self.set((0..DIRECTIONS).fold(0, |any, direction| any | self.jumpers(direction)))
    }

    /// Where the marble on a ring can jump to: what is jumped over, and where it lands.
    pub fn jumps(&self, from: Ring) -> impl Iterator<Item = (Ring, Ring)> {
        let (position, extent) = (*self, self.extent());
        let ways = (0..DIRECTIONS).filter(move |way| position.jumpers(*way) & from.bit() != 0);
        ways.map(move |direction| {
            let over = step(from.bit(), direction);
            let ring = |bits: u64| Ring::new(bits.trailing_zeros(), extent);
            (ring(over), ring(step(over, direction)))
        })
    }

    /// Whether a player holds enough to win.
    #[inline]
    pub const fn has_won(&self, color: Color) -> bool {
        self.variant.wins(self.held[color.index()])
    }

    /// What a player may place, by colour: the pool as long as it has any marble, then what he has captured.
    #[inline]
    pub const fn placeable(&self, color: Color) -> [u8; Marble::COUNT] {
        if self.pool_is_empty() { self.held[color.index()] } else { self.pool }
    }

    /// Whether the pool has no marble of any colour.
    #[inline]
    pub const fn pool_is_empty(&self) -> bool {
        self.pool[0] | self.pool[1] | self.pool[2] == 0
    }

    /// Whether a player has anything to place.
    #[inline]
    pub(super) const fn can_place(&self, color: Color) -> bool {
        let [white, grey, black] = self.placeable(color);
        white | grey | black != 0
    }

    fn decided(&self) -> Option<(Outcome, EndReason)> {
        if self.phase != Phase::Over {
            return None;
        }
        let (held, aims) = (self.held[self.side.index()], self.variant.aims());
        let reason = match () {
            () if self.has_won(self.side) => match Marble::ALL
                .into_iter()
                .find(|marble| held[marble.index()] >= aims[marble.index()])
            {
                Some(Marble::White) => endings::WHITE_MARBLES,
                Some(Marble::Grey) => endings::GREY_MARBLES,
                Some(Marble::Black) => endings::BLACK_MARBLES,
                None => endings::EACH_MARBLE,
            },
            () if self.rings == 0 => endings::ALL_RINGS,
            () => return Some((Outcome::Draw, endings::NO_MARBLES)),
        };
        Some((Outcome::Win(self.side), reason))
    }

    #[inline]
    pub(super) fn set_turn(&mut self, side: Color, phase: Phase) {
        if self.side != side {
            self.key ^= BLACK_KEY;
            self.side = side;
        }
        self.key ^= phase_key(self.phase) ^ phase_key(phase);
        self.phase = phase;
    }

    /// Puts a marble on a ring or takes it away.
    #[inline]
    pub(super) fn toggle_marble(&mut self, marble: usize, bit: u64) {
        self.marbles[marble] ^= bit;
        self.key ^= MARBLE_KEYS[marble][bit.trailing_zeros() as usize % TABLE];
    }

    #[inline]
    pub(super) fn remove_ring(&mut self, bit: u64) {
        self.rings ^= bit;
        self.key ^= MISSING_KEYS[bit.trailing_zeros() as usize % TABLE];
    }

    #[inline]
    pub(super) fn set_pool(&mut self, marble: usize, count: u8) {
        self.key ^= count_key(0, marble, self.pool[marble]) ^ count_key(0, marble, count);
        self.pool[marble] = count;
    }

    #[inline]
    pub(super) fn set_held(&mut self, color: Color, marble: usize, count: u8) {
        let of = 1 + color.index();
        let held = &mut self.held[color.index()][marble];
        self.key ^= count_key(of, marble, *held) ^ count_key(of, marble, count);
        *held = count;
    }

    /// Computes the key anew, from all that the position is.
    pub(super) fn compute_key(&self) -> Key {
        let mut key = VARIANT_KEYS[self.variant as usize] ^ phase_key(self.phase);
        if self.side == Color::Black {
            key ^= BLACK_KEY;
        }
        for ring in self.set(self.extent().bits() & !self.rings).iter() {
            key ^= MISSING_KEYS[ring.shift()];
        }
        for marble in Marble::ALL {
            for ring in self.marbles(marble).iter() {
                key ^= MARBLE_KEYS[marble.index()][ring.shift()];
            }
            let marble = marble.index();
            for (of, counts) in [self.pool, self.held[0], self.held[1]].into_iter().enumerate() {
                key ^= count_key(of, marble, counts[marble]);
            }
        }
        key
    }

    #[inline]
    fn visit_placings<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        let (vacant, placeable) = (self.vacant(), self.placeable(self.side));
        if !self.can_place(self.side) {
            return visit(Action::pass(self.extent()));
        }
        for marble in Marble::ALL {
            if placeable[marble.index()] > 0 {
                vacant.iter().try_for_each(|ring| visit(Action::place(marble, ring)))?;
            }
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn visit_jumps<F>(&self, from: u64, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        for direction in 0..DIRECTIONS {
            let jumpers = self.set(self.jumpers(direction) & from);
            jumpers.iter().try_for_each(|ring| visit(Action::jump(ring, direction)))?;
        }
        ControlFlow::Continue(())
    }

    #[inline]
    fn count_jumps(&self, from: u64) -> usize {
        (0..DIRECTIONS)
            .map(|direction| (self.jumpers(direction) & from).count_ones() as usize)
            .sum()
    }

    /// Whether there is a vacant ring.
    fn check_vacant(&self, ring: Ring) -> Result<(), Illegal> {
        match (self.rings().contains(ring), self.marble(ring)) {
            (false, _) => Err(Illegal::MissingRing(ring)),
            (true, Some(_)) => Err(Illegal::OccupiedRing(ring)),
            (true, None) => Ok(()),
        }
    }

    fn check_place(&self, marble: Marble, ring: Ring) -> Result<(), Illegal> {
        self.check_vacant(ring)?;
        match (self.placeable(self.side)[marble.index()], self.pool_is_empty()) {
            (1.., _) => Ok(()),
            (0, false) => Err(Illegal::NotInPool(marble)),
            (0, true) if self.can_place(self.side) => Err(Illegal::NotHeld(marble)),
            (0, true) => Err(Illegal::NothingToPlace),
        }
    }

    fn check_remove(&self, ring: Ring) -> Result<(), Illegal> {
        self.check_vacant(ring)?;
        if self.free().contains(ring) { Ok(()) } else { Err(Illegal::NotFree(ring)) }
    }

    fn check_jump(&self, from: Ring, to: Ring) -> Result<(), Illegal> {
        if self.marble(from).is_none() {
            return Err(Illegal::NoMarble(from));
        }
        if let Some(over) = from.between(to).filter(|over| self.marble(*over).is_none()) {
            return Err(Illegal::NothingToJump { over });
        }
        self.check_vacant(to)
    }

    /// The position with every ring moved to where it is seen.
    fn map(&self, image: impl Fn(Ring) -> Ring) -> Position {
        let moved = |bits: u64| self.set(bits).iter().fold(0, |all, ring| all | image(ring).bit());
        let phase = match self.phase {
            Phase::JumpOn(ring) => Phase::JumpOn(image(ring)),
            phase => phase,
        };
        let mut mapped =
            Position { rings: moved(self.rings), marbles: self.marbles.map(moved), phase, ..*self };
        mapped.key = mapped.compute_key();
        mapped
    }
}

impl crate::Position for Position {
    position_items!(types);
    position_items!(key);

    #[inline]
    fn stage(&self) -> Stage {
        match self.phase {
            Phase::Place | Phase::Jump => Stage::Main,
            // A game ends within the turn of the player who ends it.
            Phase::Remove | Phase::JumpOn(_) | Phase::Over => Stage::After,
        }
    }

    fn prompt(&self) -> Prompt {
        match self.phase {
            Phase::Over => Prompt::GAME_OVER,
            Phase::Place if !self.pool_is_empty() => prompts::PLACE_MARBLE,
            Phase::Place if self.can_place(self.side) => prompts::PLACE_CAPTURED,
            Phase::Place => prompts::PASS_EMPTY,
            Phase::Remove => prompts::REMOVE_RING,
            Phase::Jump => prompts::JUMP_MARBLE,
            Phase::JumpOn(_) => prompts::JUMP_ON,
        }
    }

    #[inline]
    fn visit_actions<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action) -> ControlFlow<()>,
    {
        match self.phase {
            Phase::Place => self.visit_placings(visit),
            Phase::Remove => self.free().iter().try_for_each(|ring| visit(Action::remove(ring))),
            Phase::Jump => self.visit_jumps(u64::MAX, visit),
            Phase::JumpOn(ring) => self.visit_jumps(ring.bit(), visit),
            Phase::Over => ControlFlow::Continue(()),
        }
    }

    #[inline]
    fn count_actions(&self) -> usize {
        match self.phase {
            Phase::Place => {
                let [white, grey, black] = self.placeable(self.side).map(|count| count.min(1));
                let colors = usize::from(white + grey + black);
                if colors == 0 { 1 } else { colors * self.vacant().len() }
            }
            Phase::Remove => self.free().len(),
            Phase::Jump => self.count_jumps(u64::MAX),
            Phase::JumpOn(ring) => self.count_jumps(ring.bit()),
            Phase::Over => 0,
        }
    }

    fn check(&self, action: Action) -> Result<(), Illegal> {
        let kind = action.kind();
        match (self.phase, kind) {
            (Phase::Over, _) => Err(Illegal::GameOver),
            (Phase::JumpOn(ring), ActionKind::Jump { from, .. }) if from != ring => {
                Err(Illegal::MustJumpOn(ring))
            }
            (Phase::Remove, ActionKind::Remove(ring)) => self.check_remove(ring),
            (Phase::Remove, _) => Err(Illegal::MustRemove),
            (_, ActionKind::Jump { from, to }) => self.check_jump(from, to),
            (Phase::JumpOn(ring), _) => Err(Illegal::MustJumpOn(ring)),
            (Phase::Jump, _) => Err(Illegal::MustJump),
            (Phase::Place, ActionKind::Place { marble, ring }) => self.check_place(marble, ring),
            (Phase::Place, ActionKind::Remove(_)) => Err(Illegal::PlaceFirst),
            (Phase::Place, ActionKind::Pass) if self.can_place(self.side) => {
                Err(Illegal::PassWithMarbles)
            }
            (Phase::Place, ActionKind::Pass) => Ok(()),
        }
    }

    #[inline]
    fn play_unchecked(&mut self, action: Action) -> Undo {
        let undo = Undo(*self);
        self.perform(action);
        undo
    }

    #[inline]
    fn undo(&mut self, Undo(before): Undo) {
        *self = before;
    }

    fn action_from_index(&self, index: u16) -> Option<Action> {
        Action::from_index(index, self.extent())
    }
}

impl crate::Symmetric for Position {
    fn symmetries(&self) -> &'static [Symmetry] {
        symmetries(self.extent())
    }

    fn transform(&self, symmetry: Symmetry) -> Position {
        self.map(|ring| ring.transform(symmetry))
    }

    fn transform_action(&self, action: Action, symmetry: Symmetry) -> Action {
        action.transform(symmetry)
    }

    fn swap_colors(&self) -> Option<Position> {
        let [white, black] = self.held;
        let mut swapped = Position { held: [black, white], side: self.side.other(), ..*self };
        swapped.key = swapped.compute_key();
        Some(swapped)
    }
}
