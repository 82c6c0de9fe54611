//! How far a player is from a chain: what it takes to join two opposite sides.

use super::Position;
use super::set::SpaceSet;
use super::space::Space;
use crate::Color;

/// The ways of a player from side to side, over the board as it is seen from above: a dot of his own costs nothing, an empty space one,
/// and a dot of his opponent's, which has to be jumped on, as much as a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ways {
    own: SpaceSet,
    empty: SpaceSet,
    other: SpaceSet,
}

impl Ways {
    /// What it costs to go over a dot of the opponent's.
    pub const OVER: u8 = 3;
    /// Nothing is further away.
    pub const FAR: u8 = 24;

    /// The ways of a player.
    pub fn new(position: &Position, color: Color) -> Ways {
        let (own, other) = (position.seen(color), position.seen(color.other()));
        Ways { own, empty: !(own | other), other }
    }

    /// The spaces that cost at most so much to reach from a side, from 0 on, until `end` says that it is enough.
    fn spread(&self, side: SpaceSet, mut end: impl FnMut(u8, &SpaceSet) -> bool) {
        const OVER: usize = Ways::OVER as usize;
        // The last is what was reached `OVER` ago.
        let mut reached = [SpaceSet::EMPTY; OVER + 1];
        reached[0] = self.flood(side & self.own);
        for cost in 0..=Ways::FAR {
            if end(cost, &reached[0]) {
                return;
            }
            let begun = cost + 1 >= Ways::OVER;
            let jump = if begun { reached[OVER - 1].neighbors() | side } else { SpaceSet::EMPTY };
            let step = reached[0].neighbors() | side;
            let next = reached[0] | (step & self.empty) | (jump & self.other);
            reached.rotate_right(1);
            reached[0] = self.flood(next);
        }
    }

    /// With everything that hangs together with it by own dots.
    fn flood(&self, from: SpaceSet) -> SpaceSet {
        let mut reached = from;
        loop {
            let further = reached | (reached.neighbors() & self.own);
            if further == reached {
                return reached;
            }
            reached = further;
        }
    }

    /// What it costs to join each pair of opposite sides.
    pub fn distances(&self) -> [u8; 3] {
        SpaceSet::sides().map(|[from, to]| {
            let mut found = Ways::FAR;
            self.spread(from, |cost, reached| {
                let there = !(*reached & to).is_empty();
                if there {
                    found = cost;
                }
                there
            });
            found
        })
    }

    /// What the cheapest chain costs.
    pub fn shortest(&self) -> u8 {
        self.distances().into_iter().min().unwrap_or(Ways::FAR)
    }

    /// What it costs to reach every space from a side, by [`Space::index`].
    pub fn costs(&self, side: SpaceSet) -> [u8; Space::COUNT] {
        let mut costs = [Ways::FAR; Space::COUNT];
        let mut before = SpaceSet::EMPTY;
        self.spread(side, |cost, reached| {
            for space in (*reached & !before).iter() {
                costs[space.index()] = cost;
            }
            before = *reached;
            before == SpaceSet::BOARD
        });
        costs
    }

    /// What it costs to go over a space.
    pub fn cost_of(&self, space: Space) -> u8 {
        match (self.own.contains(space), self.empty.contains(space)) {
            (true, _) => 0,
            (_, true) => 1,
            _ => Ways::OVER,
        }
    }
}
