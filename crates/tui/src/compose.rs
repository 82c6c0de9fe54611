//! Composing a GIPF with potentials: how many of each kind, and what each kind is linked to.

use gipfel_rules::gipf_plus::{Potential, Stock};
use gipfel_rules::linked::{Contest, Contests, Links, Settings};

/// What is agreed on before a game with potentials, the same for both sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Composition {
    pub(crate) stock: Stock,
    pub(crate) links: Links,
    /// Which uses are contested.
    pub(crate) contests: Contests,
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

/// Links of all kinds with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Linking {
    /// Nothing is linked.
    None,
    /// Each kind to the game it is named after, or to what the players agree on.
    OwnGames,
}

impl Linking {
    const ALL: [Linking; 2] = [Linking::None, Linking::OwnGames];

    fn links(self) -> Links {
        match self {
            Linking::None => Links::NONE,
            Linking::OwnGames => Links::own_games(),
        }
    }
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
    /// Three of each kind, and nothing linked; what is linked is contested always, as the rulebooks have it.
    pub(crate) const ULTIMATE: Composition =
        Composition { stock: Stock::ULTIMATE, links: Links::NONE, contests: Contests::Always };

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

    /// Links all kinds by a name: to nothing, or each to its own game.
    pub(crate) fn change_linking(&mut self, by: isize) {
        let at = Linking::ALL.iter().position(|linking| Some(*linking) == self.linking());
        let next = match at {
            Some(at) => turn(at, Linking::ALL.len(), by),
            None => 0,
        };
        self.links = Linking::ALL[next].links();
    }

    /// The name that the links have together; none if they are the players' own.
    pub(crate) fn linking(&self) -> Option<Linking> {
        Linking::ALL.into_iter().find(|linking| linking.links() == self.links)
    }

    /// Changes which uses are contested: always, or those that are challenged, without a limit or 1 to 9 times.
    pub(crate) fn change_contests(&mut self, by: isize) {
        let at = match self.contests {
            Contests::Always => 0,
            Contests::Challenged { limit } => 1 + usize::from(limit.unwrap_or(0)),
        };
        self.contests = match turn(at, usize::from(MOST_CHALLENGES) + 2, by) {
            0 => Contests::Always,
            next => {
                let limit = (next - 1) as u8;
                Contests::Challenged { limit: (limit > 0).then_some(limit) }
            }
        };
    }

    /// The settings of a linked game; none if nothing is linked.
    pub(crate) fn settings(&self, seed: u64) -> Option<Settings> {
        let Composition { links, contests, .. } = *self;
        (!links.is_empty()).then_some(Settings { links, contests, seed })
    }
}

/// The next of so many, going round.
pub(crate) fn turn(at: usize, count: usize, by: isize) -> usize {
    (at as isize + by).rem_euclid(count as isize) as usize
}
