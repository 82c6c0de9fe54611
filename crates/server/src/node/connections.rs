//! Who is connected to this node.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use gipfel_wire::{Message, MessageId, PersonId};
use tokio::sync::mpsc::{Receiver, Sender, channel};

use crate::room::Connection;

/// Messages that may wait for a client. One that does not take them is given up; it asks for what it missed when it comes back.
const WAITING: usize = 256;

/// A message on its way to a client.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    /// Its JSON, which all who get the same message share.
    pub(crate) text: Utf8Bytes,
    /// The request that it is the last word about.
    pub(crate) answers: Option<MessageId>,
}

impl Outgoing {
    fn new(message: &Message) -> Option<Outgoing> {
        let text = serde_json::to_string(message).ok()?;
        Some(Outgoing { text: text.into(), answers: message.answers().cloned() })
    }
}

struct Entry {
    person: PersonId,
    out: Sender<Outgoing>,
}

#[derive(Default)]
struct Table {
    next: u64,
    all: HashMap<Connection, Entry>,
    of: HashMap<PersonId, BTreeSet<Connection>>,
    /// Those that want to hear of invitations.
    lobby: HashSet<Connection>,
}

impl Table {
    fn remove(&mut self, connection: Connection) {
        self.lobby.remove(&connection);
        let Some(entry) = self.all.remove(&connection) else { return };
        if let Some(own) = self.of.get_mut(&entry.person) {
            own.remove(&connection);
            if own.is_empty() {
                self.of.remove(&entry.person);
            }
        }
    }

    fn send(&mut self, connection: Connection, message: &Outgoing) {
        let Some(entry) = self.all.get(&connection) else { return };
        if entry.out.try_send(message.clone()).is_err() {
            self.remove(connection);
        }
    }

    fn send_all(&mut self, connections: Vec<Connection>, message: &Message) {
        if connections.is_empty() {
            return;
        }
        let Some(message) = Outgoing::new(message) else { return };
        for connection in connections {
            self.send(connection, &message);
        }
    }
}

/// The connections of a node. One that is removed is closed: its queue ends.
#[derive(Default)]
pub(crate) struct Connections {
    table: Mutex<Table>,
}

impl Connections {
    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A new connection of somebody, and what is to be sent over it.
    pub(crate) fn open(&self, person: PersonId) -> (Connection, Receiver<Outgoing>) {
        let (out, queue) = channel(WAITING);
        let mut table = self.table();
        table.next += 1;
        let connection = Connection(table.next);
        table.of.entry(person.clone()).or_default().insert(connection);
        table.all.insert(connection, Entry { person, out });
        (connection, queue)
    }

    pub(crate) fn close(&self, connection: Connection) {
        self.table().remove(connection);
    }

    pub(crate) fn close_person(&self, person: &PersonId) {
        let mut table = self.table();
        for connection in table.of.get(person).cloned().unwrap_or_default() {
            table.remove(connection);
        }
    }

    pub(crate) fn close_all(&self) {
        let mut table = self.table();
        let next = table.next;
        *table = Table { next, ..Table::default() };
    }

    pub(crate) fn len(&self) -> usize {
        self.table().all.len()
    }

    /// Whether somebody is connected here.
    pub(crate) fn has(&self, person: &PersonId) -> bool {
        self.table().of.contains_key(person)
    }

    /// Whether a connection wants to hear of invitations.
    pub(crate) fn set_lobby(&self, connection: Connection, open: bool) {
        let mut table = self.table();
        if open && table.all.contains_key(&connection) {
            table.lobby.insert(connection);
        } else {
            table.lobby.remove(&connection);
        }
    }

    pub(crate) fn tell(&self, connection: Connection, message: &Message) {
        self.table().send_all(vec![connection], message);
    }

    /// Tells several connections the same.
    pub(crate) fn tell_each(&self, connections: Vec<Connection>, message: &Message) {
        self.table().send_all(connections, message);
    }

    pub(crate) fn tell_person(&self, person: &PersonId, message: &Message) {
        let mut table = self.table();
        let own = table.of.get(person).into_iter().flatten().copied().collect();
        table.send_all(own, message);
    }

    /// Tells the connections of somebody that do not listen to the lobby: the others have heard it there.
    pub(crate) fn tell_outside_lobby(&self, person: &PersonId, message: &Message) {
        let mut table = self.table();
        let own = table.of.get(person).into_iter().flatten().copied();
        let outside = own.filter(|connection| !table.lobby.contains(connection)).collect();
        table.send_all(outside, message);
    }

    pub(crate) fn tell_lobby(&self, message: &Message) {
        let mut table = self.table();
        let lobby = table.lobby.iter().copied().collect();
        table.send_all(lobby, message);
    }

    pub(crate) fn tell_all(&self, message: &Message) {
        let mut table = self.table();
        let all = table.all.keys().copied().collect();
        table.send_all(all, message);
    }
}
