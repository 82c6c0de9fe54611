//! What weak players do not see.

use gipfel_rules::{Color, Stage, Tactics};

/// What a person does not see: some rows, and moves not thought of.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Blindness {
    /// Who it is.
    pub(crate) person: Color,
    /// Of 256 rows of the opponent's so many are not seen.
    pub(crate) overlooked: u16,
    /// Of 256 rows of the person's own so many are not seen.
    pub(crate) missed: u16,
    /// Of 256 quiet actions at the root so many are not thought of.
    pub(crate) unseen: u16,
    /// Of 256 actions that a turn of the person's goes on with so many are not thought of.
    pub(crate) later: u16,
    /// Which ones.
    pub(crate) seed: u64,
}

impl Blindness {
    /// Whether a row is overlooked.
    pub(crate) fn hides<P: Tactics>(self, position: &P, action: P::Action) -> bool {
        let own = position.side() == self.person;
        self.falls_on(action, if own { self.missed } else { self.overlooked })
    }

    /// Whether an action that goes on with a turn, and makes no row, is not thought of.
    pub(crate) fn forgets<P: Tactics>(self, position: &P, action: P::Action) -> bool {
        position.side() == self.person
            && position.stage() != Stage::Main
            && self.falls_on(action, self.later)
    }

    /// Whether a quiet action is not thought of.
    pub(crate) fn ignores<A: gipfel_rules::Action>(self, action: A) -> bool {
        self.falls_on(action, self.unseen)
    }

    fn falls_on<A: gipfel_rules::Action>(self, action: A, share: u16) -> bool {
        (self.lot(action) >> 56) < u64::from(share)
    }

    /// The same action is overlooked every time it is met, as a person would, not at random in every line.
    pub(crate) fn lot<A: gipfel_rules::Action>(self, action: A) -> u64 {
        let number = u64::from(action.index());
        (self.seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)).wrapping_mul(0xd6e8_feb8_6659_fd93)
    }
}
