//! Who follows a game, and who of the players is there.

use std::collections::BTreeMap;

use gipfel_wire::{Presence, Side};

/// A connection of a client to this node.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Connection(pub u64);

/// The connections that follow a game on this node, and what is known of the players on others.
#[derive(Clone, Debug)]
pub(super) struct Followers {
    here: BTreeMap<Connection, Option<Side>>,
    elsewhere: [bool; 2],
    away_since: [Option<i64>; 2],
}

impl Followers {
    /// Nobody is there. How long a player has been away before is not known: he is given the whole time.
    pub(super) fn new(now: i64) -> Followers {
        Followers { here: BTreeMap::new(), elsewhere: [false; 2], away_since: [Some(now); 2] }
    }

    /// Somebody follows. Says whether that changes who is there.
    pub(super) fn add(&mut self, connection: Connection, side: Option<Side>, now: i64) -> bool {
        let known = self.here.insert(connection, side) == Some(side);
        self.update(now) || !known
    }

    pub(super) fn remove(&mut self, connection: Connection, now: i64) -> bool {
        let known = self.here.remove(&connection).is_some();
        self.update(now) || known
    }

    /// Whether a player is there on another node.
    pub(super) fn set_elsewhere(&mut self, side: Side, here: bool, now: i64) -> bool {
        self.elsewhere[side.index()] = here;
        self.update(now)
    }

    pub(super) fn connections(&self) -> impl Iterator<Item = Connection> {
        self.here.keys().copied()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.here.is_empty()
    }

    pub(super) fn away_since(&self) -> [Option<i64>; 2] {
        self.away_since
    }

    /// Whether a player follows on this node.
    pub(super) fn has(&self, side: Side) -> bool {
        self.here.values().any(|follower| *follower == Some(side))
    }

    pub(super) fn presence(&self) -> Presence {
        let watchers = self.here.values().filter(|side| side.is_none()).count();
        Presence {
            here: self.away_since.map(|since| since.is_none()),
            away_since: self.away_since,
            watchers: u32::try_from(watchers).unwrap_or(u32::MAX),
        }
    }

    fn update(&mut self, now: i64) -> bool {
        let before = self.away_since;
        for side in Side::ALL {
            let here = self.has(side) || self.elsewhere[side.index()];
            let since = &mut self.away_since[side.index()];
            *since = if here { None } else { since.or(Some(now)) };
        }
        self.away_since != before
    }
}
