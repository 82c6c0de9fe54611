//! What actions of ZÈRTZ do to a position.

use core::ops::ControlFlow;

use super::Position;
use super::action::{Action, ActionKind};
use super::board::{DIRECTIONS, Ring, beside, group, jumpers, step};
use super::phase::Phase;
use crate::{Hint, Position as _, Tactics};

impl Position {
    #[inline]
    pub(super) fn perform(&mut self, action: Action) {
        if let Some((from, direction)) = action.as_jump() {
            return self.jump(from, direction);
        }
        match action.kind() {
            ActionKind::Place { marble, ring } => self.place(marble.index(), ring.bit()),
            ActionKind::Remove(ring) => self.remove(ring.bit()),
            ActionKind::Jump { .. } | ActionKind::Pass => self.end_turn(),
        }
    }

    #[inline]
    fn place(&mut self, marble: usize, bit: u64) {
        if self.pool_is_empty() {
            let held = self.held[self.side.index()][marble];
            self.set_held(self.side, marble, held.saturating_sub(1));
        } else {
            self.set_pool(marble, self.pool[marble].saturating_sub(1));
        }
        self.toggle_marble(marble, bit);
        self.capture(self.enclosed(bit));
        if self.is_won() {
            self.set_turn(self.side, Phase::Over);
        } else if self.free().is_empty() {
            self.end_turn();
        } else {
            self.set_turn(self.side, Phase::Remove);
        }
    }

    #[inline]
    fn remove(&mut self, bit: u64) {
        self.remove_ring(bit);
        self.capture(self.enclosed(beside(bit)));
        if self.is_won() {
            self.set_turn(self.side, Phase::Over);
        } else {
            self.end_turn();
        }
    }

    #[inline]
    fn jump(&mut self, from: Ring, direction: usize) {
        let over = step(from.bit(), direction);
        let to = step(over, direction);
        let colour = |bit: u64| (0..3).find(|&marble| self.marbles[marble] & bit != 0);
        let (Some(jumper), Some(jumped)) = (colour(from.bit()), colour(over)) else { return };
        self.toggle_marble(jumper, from.bit());
        self.toggle_marble(jumper, to);
        self.toggle_marble(jumped, over);
        self.set_held(self.side, jumped, self.held[self.side.index()][jumped] + 1);
        if self.has_won(self.side) {
            self.set_turn(self.side, Phase::Over);
        } else if self.any_jump(to) {
            let ring = Ring::new(to.trailing_zeros(), self.extent());
            self.set_turn(self.side, Phase::JumpOn(ring));
        } else {
            self.end_turn();
        }
    }

    /// Whether one of some marbles can jump.
    #[inline]
    pub(super) fn any_jump(&self, of: u64) -> bool {
        let (marbles, vacant) = (self.occupied_bits(), self.vacant_bits());
        let ways = (0..DIRECTIONS).map(|direction| jumpers(marbles, vacant, direction));
        ways.fold(0, |all, way| all | way) & of != 0
    }

    /// The mover has enough marbles, or has taken the last ring.
    #[inline]
    fn is_won(&self) -> bool {
        self.rings == 0 || self.has_won(self.side)
    }

    /// The groups without a vacant ring that some rings belong to.
    #[inline]
    pub(super) fn enclosed(&self, rings: u64) -> u64 {
        let vacant = self.vacant_bits();
        // A ring beside a vacant one is of its group. Where there is no ring, as where a wrong action puts a marble, there is no group.
        let mut suspects = rings & self.rings & self.occupied_bits() & !beside(vacant);
        let mut enclosed = 0;
        while suspects != 0 {
            let group = group(suspects & suspects.wrapping_neg(), self.rings);
            if group & vacant == 0 {
                enclosed |= group;
            }
            suspects &= !group;
        }
        enclosed
    }

    /// The mover takes all marbles of some groups, and their rings leave the board.
    #[inline]
    fn capture(&mut self, groups: u64) {
        let mut rest = groups;
        while rest != 0 {
            let bit = rest & rest.wrapping_neg();
            rest ^= bit;
            self.remove_ring(bit);
            if let Some(marble) = (0..3).find(|&marble| self.marbles[marble] & bit != 0) {
                self.toggle_marble(marble, bit);
                self.set_held(self.side, marble, self.held[self.side.index()][marble] + 1);
            }
        }
    }

    /// The other player is to move; the game is a draw if there is no jump and nobody has anything to place.
    #[inline]
    fn end_turn(&mut self) {
        let other = self.side.other();
        if self.any_jump(u64::MAX) {
            self.set_turn(other, Phase::Jump);
        } else if self.can_place(other) || self.can_place(self.side) {
            self.set_turn(other, Phase::Place);
        } else {
            self.set_turn(self.side, Phase::Over);
        }
    }

    /// Where a marble or a removal might isolate something: beside marbles with no other vacant ring beside them, and vacant
    /// rings that have none themselves.
    #[inline]
    fn isolators(&self) -> u64 {
        let vacant = self.vacant_bits();
        let (mut one, mut several) = (0, 0);
        for direction in 0..DIRECTIONS {
            let there = step(vacant, direction);
            several |= one & there;
            one |= there;
        }
        let lone = vacant & !one;
        lone | vacant & beside(self.occupied_bits() & !several)
    }

    /// The groups that a player captures by an action besides a jump.
    pub(super) fn isolates(&self, action: Action) -> u64 {
        let mut after = *self;
        match action.kind() {
            ActionKind::Place { marble, ring } => {
                after.marbles[marble.index()] |= ring.bit();
                after.enclosed(ring.bit())
            }
            ActionKind::Remove(ring) => {
                after.rings &= !ring.bit();
                after.enclosed(beside(ring.bit()))
            }
            ActionKind::Jump { .. } | ActionKind::Pass => 0,
        }
    }
}

impl Tactics for Position {
    /// The mover gains by a jump, and by what he isolates.
    #[inline]
    fn hint(&self, action: Action) -> Hint {
        let mut gains = [false; 2];
        gains[self.side.index()] = action.as_jump().is_some() || self.isolates(action) != 0;
        Hint::new(gains)
    }

    /// Most placings and removals are far from anything that could be isolated, which is seen for all of them at once.
    #[inline]
    fn visit_hints<F>(&self, mut visit: F) -> ControlFlow<()>
    where
        F: FnMut(Action, Hint) -> ControlFlow<()>,
    {
        let near = self.isolators();
        self.visit_actions(|action| {
            let quiet = match action.kind() {
                ActionKind::Place { ring, .. } | ActionKind::Remove(ring) => near & ring.bit() == 0,
                ActionKind::Jump { .. } | ActionKind::Pass => false,
            };
            visit(action, if quiet { Hint::QUIET } else { self.hint(action) })
        })
    }
}
