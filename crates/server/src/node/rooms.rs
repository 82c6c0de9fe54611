//! The rooms that are open on this node.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use gipfel_wire::{GameId, Request, Side, Version};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::{Caller, Node, room_task};
use crate::room::Connection;

/// What is brought to a room.
#[derive(Debug)]
pub(super) enum Errand {
    /// Somebody asks for something.
    Ask(Caller, Request),
    /// A connection is gone.
    Gone(Connection),
    /// A version was written, here or elsewhere.
    News(Version),
    /// Something may have been written of which nothing was heard.
    Gap,
    /// A player is connected to another node, or no more.
    Elsewhere { node: String, side: Side, here: bool },
    /// Another node wants to know who is here.
    Who,
    /// Its time may have come.
    Wake,
    /// No node was alive for a while: what the room knows of time is wrong.
    Stale,
}

type Table = HashMap<GameId, UnboundedSender<Errand>>;

/// The rooms of a node. A room that nobody needs ends by itself.
#[derive(Default)]
pub(super) struct Rooms {
    table: Mutex<Table>,
}

impl Rooms {
    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn len(&self) -> usize {
        self.table().len()
    }

    /// Tells a room, if it is open here.
    pub(super) fn tell(&self, game: &GameId, errand: Errand) {
        if let Some(room) = self.table().get(game) {
            // One that has just ended knows nothing that is not written.
            let _ = room.send(errand);
        }
    }

    pub(super) fn tell_all(&self, errand: impl Fn() -> Errand) {
        for room in self.table().values() {
            let _ = room.send(errand());
        }
    }

    /// Brings an errand to a room, and opens it if it is not open.
    pub(super) fn bring(&self, node: &Node, game: &GameId, errand: Errand) {
        let mut table = self.table();
        let errand = match table.get(game) {
            Some(room) => match room.send(errand) {
                Ok(()) => return,
                // Its task has failed.
                Err(failed) => failed.0,
            },
            None => errand,
        };
        let (room, inbox) = unbounded_channel();
        let _ = room.send(errand);
        table.insert(game.clone(), room);
        tokio::spawn(room_task::run_guarded(node.clone(), game.clone(), inbox));
    }

    /// Closes a room, unless something has just been brought to it.
    pub(super) fn close_if_idle(&self, game: &GameId, inbox: &UnboundedReceiver<Errand>) -> bool {
        let mut table = self.table();
        if !inbox.is_empty() {
            return false;
        }
        table.remove(game);
        true
    }

    /// Forgets a room whose task has failed, and what waits in it: clients ask again.
    pub(super) fn forget(&self, game: &GameId) {
        self.table().remove(game);
    }

    /// Closes a room whatever waits in it.
    pub(super) fn close(
        &self,
        game: &GameId,
        inbox: &mut UnboundedReceiver<Errand>,
    ) -> Vec<Errand> {
        let mut table = self.table();
        table.remove(game);
        std::iter::from_fn(|| inbox.try_recv().ok()).collect()
    }
}
