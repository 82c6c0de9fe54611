//! The decisions of GIPF with potentials and their numbers.
//!
//! | numbers | decision |
//! |---|---|
//! | 0…419 | bringing in one of 7 kinds of pieces in one of 60 ways |
//! | 420…479 | bringing in the T on the centre in one of 60 ways |
//! | 480 | discarding it |
//! | 481…1536 | taking off any set of spots of a line |
//! | 1537…2034 | using the loaded piece on a spot to go to another spot of one of its lines |
//!
//! The numbers are dense because the position tells the rest. A taking is the set of spots that lose something: a plain
//! basic piece or a used potential always does, a GIPF-piece or a loaded piece does if its spot is in the set. So every choice
//! of what goes is a subset of the seven or fewer spots of a line, and as in plain GIPF there are 1,056 of them. Which potential
//! a use uses is on its spot.

use super::Potential;
use crate::Symmetry;
use crate::gipf::board::{BOARD, LINES, line_through};
use crate::gipf::{Spot, SpotSet, Way, taking};
use crate::module::numbered;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Action(u16);

/// A piece that a push brings in.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Newcomer {
    /// A plain basic piece.
    Basic,
    /// A GIPF-piece; it costs two pieces from the reserve.
    Gipf,
    /// A basic piece with a potential from the stock.
    Loaded(Potential),
}

impl Newcomer {
    /// How many there are.
    pub(super) const COUNT: usize = 2 + Potential::COUNT;

    /// All of them: basic, GIPF-piece, loaded in the order of [`Potential::ALL`].
    pub fn all() -> impl Iterator<Item = Newcomer> {
        (0..Newcomer::COUNT).map(Newcomer::from_index)
    }

    #[inline]
    pub(super) const fn index(self) -> usize {
        match self {
            Newcomer::Basic => 0,
            Newcomer::Gipf => 1,
            Newcomer::Loaded(kind) => 2 + kind.index(),
        }
    }

    #[inline]
    pub(super) const fn from_index(index: usize) -> Newcomer {
        match index {
            0 => Newcomer::Basic,
            1 => Newcomer::Gipf,
            loaded => Newcomer::Loaded(Potential::from_index(loaded - 2)),
        }
    }

    /// The letter in front of its push; a basic piece has none.
    pub const fn letter(self) -> Option<char> {
        match self {
            Newcomer::Basic => None,
            Newcomer::Gipf => Some('G'),
            Newcomer::Loaded(kind) => Some(kind.letter()),
        }
    }

    /// How many basic pieces it takes from the reserve.
    #[inline]
    pub const fn cost(self) -> u8 {
        match self {
            Newcomer::Gipf => 2,
            Newcomer::Basic | Newcomer::Loaded(_) => 1,
        }
    }
}

/// What an [`Action`] does.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ActionKind {
    /// An ordinary push.
    Push {
        /// Where it comes from.
        way: Way,
        /// What is brought in.
        piece: Newcomer,
    },
    /// The T on the centre is lifted off and brought in.
    ExtraPush {
        /// Where it comes from.
        way: Way,
    },
    /// The T on the centre is taken off and out of the game.
    Discard,
    /// A row is taken. Two takings from the same spots are the same decision.
    Take {
        /// The spots that lose something.
        removed: SpotSet,
    },
    /// The potential of a loaded piece goes to another spot.
    Use {
        /// The loaded piece.
        from: Spot,
        /// Where its potential goes.
        to: Spot,
    },
}

const EXTRA_FIRST: usize = Newcomer::COUNT * Way::COUNT;
const DISCARD: usize = EXTRA_FIRST + Way::COUNT;
const TAKE_FIRST: usize = DISCARD + 1;
const USE_FIRST: usize = TAKE_FIRST + taking::COUNT;

/// Pairs of different spots on one line.
const USE_COUNT: usize = 498;

/// The other spots of the lines through each spot.
pub(super) static REACH: [u64; 64] = {
    let mut reach = [0; 64];
    let mut bit = 0;
    while bit < 56 {
        let spot = Spot::from_bit(bit);
        if BOARD & spot.bit() != 0 {
            let mut direction = 0;
            while direction < 3 {
                reach[bit as usize] |= LINES[line_through(direction, spot)] & !spot.bit();
                direction += 1;
            }
        }
        bit += 1;
    }
    reach
};

/// The number of the first use of the piece on each spot.
static USE_OFFSETS: [u16; 64] = {
    let mut offsets = [0; 64];
    let mut bit = 1;
    while bit < 64 {
        offsets[bit] = offsets[bit - 1] + REACH[bit - 1].count_ones() as u16;
        bit += 1;
    }
    assert!(offsets[63] as usize == USE_COUNT);
    offsets
};

/// From where to where each use goes.
static USES: [(Spot, Spot); USE_COUNT] = {
    let mut uses = [(Spot::from_bit(0), Spot::from_bit(0)); USE_COUNT];
    let (mut bit, mut number) = (0, 0);
    while bit < 56 {
        let mut rest = REACH[bit as usize];
        while rest != 0 {
            uses[number] = (Spot::from_bit(bit), Spot::from_bit(rest.trailing_zeros()));
            number += 1;
            rest &= rest - 1;
        }
        bit += 1;
    }
    uses
};

impl Action {
    /// How many numbers there are.
    pub const COUNT: usize = USE_FIRST + USE_COUNT;

    /// Discarding the T on the centre.
    pub const DISCARD: Action = Action(DISCARD as u16);

    #[inline]
    pub(super) const fn push(way: Way, piece: Newcomer) -> Action {
        Action((piece.index() * Way::COUNT + way.number()) as u16)
    }

    #[inline]
    pub(super) const fn extra_push(way: Way) -> Action {
        Action((EXTRA_FIRST + way.number()) as u16)
    }

    /// The taking of spots of a line. See [`taking::number`].
    #[inline]
    pub(super) const fn take(removed: u64, line: usize) -> Action {
        Action((TAKE_FIRST + taking::number(removed, line)) as u16)
    }

    /// The use of the piece on a spot; the spots are different and on one line.
    #[inline]
    pub(super) fn use_potential(from: Spot, to: Spot) -> Action {
        let rank = (REACH[from.shift() % 64] & (to.bit() - 1)).count_ones() as u16;
        Action(USE_FIRST as u16 + USE_OFFSETS[from.shift() % 64] + rank)
    }

    /// The action that does what a kind says, if there is one: a place must be on the outer ring, removed spots on a line,
    /// the spots of a use different and on a line.
    pub fn from_kind(kind: ActionKind) -> Option<Action> {
        match kind {
            ActionKind::Push { way, piece } => way.is_valid().then(|| Action::push(way, piece)),
            ActionKind::ExtraPush { way } => way.is_valid().then(|| Action::extra_push(way)),
            ActionKind::Discard => Some(Action::DISCARD),
            ActionKind::Take { removed } => {
                Some(Action((TAKE_FIRST + taking::number_of_set(removed)?) as u16))
            }
            ActionKind::Use { from, to } => {
                (REACH[from.shift()] & to.bit() != 0).then(|| Action::use_potential(from, to))
            }
        }
    }

    /// The action with a number. Numbers that repeat another taking, or take nothing, are none.
    pub fn from_index(index: u16) -> Option<Action> {
        let action = Action(index);
        match usize::from(index) {
            number @ TAKE_FIRST..USE_FIRST => {
                taking::is_canonical(number - TAKE_FIRST).then_some(action)
            }
            0..Action::COUNT => Some(action),
            _ => None,
        }
    }

    /// What the action does.
    #[inline]
    pub fn kind(self) -> ActionKind {
        match usize::from(self.0) {
            number @ 0..EXTRA_FIRST => ActionKind::Push {
                way: Way::from_number(number % Way::COUNT),
                piece: Newcomer::from_index(number / Way::COUNT),
            },
            number @ EXTRA_FIRST..DISCARD => {
                ActionKind::ExtraPush { way: Way::from_number(number - EXTRA_FIRST) }
            }
            DISCARD => ActionKind::Discard,
            number @ TAKE_FIRST..USE_FIRST => {
                ActionKind::Take { removed: taking::removed(number - TAKE_FIRST) }
            }
            number => {
                let (from, to) = USES[number - USE_FIRST];
                ActionKind::Use { from, to }
            }
        }
    }

    /// The action seen through a symmetry of the board.
    #[must_use]
    pub fn transform(self, symmetry: Symmetry) -> Action {
        let kind = match self.kind() {
            ActionKind::Push { way, piece } => {
                ActionKind::Push { way: way.transform(symmetry), piece }
            }
            ActionKind::ExtraPush { way } => ActionKind::ExtraPush { way: way.transform(symmetry) },
            ActionKind::Discard => ActionKind::Discard,
            ActionKind::Take { removed } => {
                ActionKind::Take { removed: removed.transform(symmetry) }
            }
            ActionKind::Use { from, to } => {
                ActionKind::Use { from: from.transform(symmetry), to: to.transform(symmetry) }
            }
        };
        Action::from_kind(kind).expect("a symmetry maps actions to actions")
    }
}

numbered!();

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_kinds_agree() {
        assert_eq!(Action::COUNT, 2035);
        let mut none = 0;
        for index in 0..Action::COUNT as u16 {
            match Action::from_index(index) {
                Some(action) => assert_eq!(Action::from_kind(action.kind()), Some(action)),
                None => none += 1,
            }
        }
        // The empty set of each line, and the single spots of lines that are no columns.
        assert_eq!(none, 21 + 2 * Spot::COUNT);
        assert_eq!(Action::from_index(Action::COUNT as u16), None);
    }

    #[test]
    fn every_choice_of_what_goes_has_a_number_of_its_own() {
        for line in LINES {
            let mut seen = alloc::collections::BTreeSet::new();
            let mut subset = line;
            while subset != 0 {
                let kind = ActionKind::Take { removed: SpotSet::new(subset) };
                let action = Action::from_kind(kind).expect("the spots are on a line");
                assert_eq!(action.kind(), kind);
                assert!(seen.insert(action));
                subset = (subset - 1) & line;
            }
            assert_eq!(seen.len(), (1 << line.count_ones()) - 1);
        }
    }
}
