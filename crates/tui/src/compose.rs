//! Composing a GIPF with potentials: how many of each kind, and what each kind is linked to.

use gipfel_rules::gipf_plus::{Potential, Stock};
use gipfel_rules::linked::{Contest, Links, Settings};

/// What is agreed on before a game with potentials, the same for both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Composition {
    pub(crate) stock: Stock,
    pub(crate) links: Links,
    /// How often each player may challenge.
    pub(crate) limit: Option<u8>,
}

/// A composition with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Preset {
    /// The tournament rules, 21 pieces and three of each kind.
    Ultimate,
    /// The standard game with one of each kind.
    OneOfEach,
    /// The standard game with three of one kind.
    Only(Potential),
}

/// The most challenges a limit allows in the menu.
const MOST_CHALLENGES: u8 = 9;

impl Preset {
    /// All of them.
    pub(crate) fn all() -> impl Iterator<Item = Preset> {
        [Preset::Ultimate, Preset::OneOfEach]
            .into_iter()
            .chain(Potential::ALL.into_iter().map(Preset::Only))
    }

    /// The word of its variant.
    pub(crate) const fn variant(self) -> &'static str {
        match self {
            Preset::Ultimate => "tournament",
            Preset::OneOfEach | Preset::Only(_) => "standard",
        }
    }

    /// The extra pieces of both sides.
    pub(crate) const fn extra(self) -> u8 {
        match self {
            Preset::Ultimate => 3,
            Preset::OneOfEach | Preset::Only(_) => 0,
        }
    }

    /// The potentials of both sides.
    pub(crate) fn stock(self) -> Stock {
        match self {
            Preset::Ultimate => Stock::ULTIMATE,
            Preset::OneOfEach => Stock::new([1; Potential::COUNT]),
            Preset::Only(kind) => {
                let mut stock = Stock::new([0; Potential::COUNT]);
                stock.set(kind, 3);
                stock
            }
        }
    }
}

impl Composition {
    /// Three of each kind, and nothing linked.
    pub(crate) const ULTIMATE: Composition =
        Composition { stock: Stock::ULTIMATE, links: Links::NONE, limit: None };

    /// Changes how many of a kind there are.
    pub(crate) fn change_count(&mut self, kind: Potential, by: isize) {
        let count = turn(usize::from(self.stock.count(kind)), usize::from(Stock::MOST) + 1, by);
        self.stock.set(kind, count as u8);
    }

    /// Links a kind to another contest.
    pub(crate) fn change_link(&mut self, kind: Potential, by: isize) {
        let at = Contest::ALL.iter().position(|contest| *contest == self.links.get(kind));
        self.links.set(kind, Contest::ALL[turn(at.unwrap_or(0), Contest::ALL.len(), by)]);
    }

    /// Changes how often may be challenged: without a limit, or 1 to 9 times.
    pub(crate) fn change_limit(&mut self, by: isize) {
        let at = self.limit.unwrap_or(0);
        let next = turn(usize::from(at), usize::from(MOST_CHALLENGES) + 1, by) as u8;
        self.limit = (next > 0).then_some(next);
    }

    /// The settings of a linked game; none if nothing is linked.
    pub(crate) fn settings(&self, seed: u64) -> Option<Settings> {
        let Composition { links, limit, .. } = *self;
        (!links.is_empty()).then_some(Settings { links, limit, seed })
    }
}

/// The next of so many, going round.
pub(crate) fn turn(at: usize, count: usize, by: isize) -> usize {
    (at as isize + by).rem_euclid(count as isize) as usize
}
