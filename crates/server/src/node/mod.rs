//! One node of the service: everything that is alive, around the store.
//!
//! Any node takes any request. What a node remembers (who is connected, which rooms are open) can be thrown away at any moment; the
//! store has all that counts, and the [`Bus`] tells the other nodes.

mod bus;
mod chance;
mod commit;
mod connections;
mod dispatch;
mod lobby;
mod pace;
mod pairing;
mod pulse;
mod room_task;
mod rooms;
mod time;
mod upkeep;

use std::collections::BTreeMap;
use std::sync::Arc;

use gipfel_store::{Commit, CommitAnswer, Store, StoreError};
use gipfel_wire::{GameId, Message, Person, PersonId, PersonKind};
use tokio::sync::{Notify, watch};

pub(crate) use bus::{Bus, Heard, News};
pub(crate) use chance::{fresh, random_hex, random_id};
pub(crate) use connections::{Connections, Outgoing};
pub(crate) use dispatch::{Caller, Followed};
pub(crate) use lobby::{shown, unavailable};
pub use time::Time;

use crate::counts::Counts;
use commit::Committer;
use rooms::{Errand, Rooms};

/// The id of the computer of the server.
pub(crate) const COMPUTER: &str = "computer";

/// A node. Cheap to clone; all clones are the same node.
#[derive(Clone)]
pub(crate) struct Node(Arc<Inner>);

pub(crate) struct Inner {
    pub(crate) store: Store,
    pub(crate) time: Time,
    pub(crate) counts: Counts,
    pub(crate) connections: Connections,
    /// Workers of this process wait here for work.
    pub(crate) work: Notify,
    name: String,
    bus: Box<dyn Bus>,
    rooms: Rooms,
    committer: Committer,
    pulse: pulse::Pulse,
    stopping: watch::Sender<bool>,
}

impl std::ops::Deref for Node {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Node {
    /// Starts a node on a store. Its tasks run until [`Node::stop`].
    pub(crate) async fn start(store: Store, time: Time) -> Result<Node, StoreError> {
        let computer = Person {
            id: PersonId::new(COMPUTER).expect("a plain word"),
            kind: PersonKind::Computer,
            name: None,
        };
        pulse::hold(&time, store.last_alive().await?);
        store.add_person(&computer, time.now()).await?;
        let (bus, heard) = bus::open(&store).await?;
        let committer = Committer::start(store.clone());
        let node = Node(Arc::new(Inner {
            time,
            counts: Counts::default(),
            connections: Connections::default(),
            work: Notify::new(),
            name: random_id(),
            bus,
            rooms: Rooms::default(),
            committer,
            pulse: pulse::Pulse::default(),
            stopping: watch::Sender::new(false),
            store,
        }));
        node.beat().await?;
        tokio::spawn(node.clone().live());
        tokio::spawn(node.clone().hear(heard));
        tokio::spawn(node.clone().keep_up());
        Ok(node)
    }

    /// Tells everybody who is connected to go elsewhere, and ends all tasks. What was answered is written.
    pub(crate) fn stop(&self) {
        self.stopping.send_replace(true);
        self.connections.tell_all(&Message::GoingAway);
        self.connections.close_all();
    }

    /// Resolves when the node is told to stop.
    pub(crate) async fn stopped(&self) {
        let mut stopping = self.stopping.subscribe();
        // The sender lives as long as the node.
        let _ = stopping.wait_for(|stopping| *stopping).await;
    }

    pub(crate) fn has_stopped(&self) -> bool {
        *self.stopping.borrow()
    }

    /// The name by which other nodes know this one.
    pub(crate) fn name(&self) -> &str {
        &self.name
    }

    pub(crate) fn publish(&self, news: &News) {
        self.bus.publish(news);
    }

    /// Writes what happens in a game, and tells those whom it concerns. The game was loaded when a certain outage was the latest.
    pub(crate) async fn commit(
        &self,
        commit: Commit,
        outage: Option<i64>,
    ) -> Result<CommitAnswer, StoreError> {
        let game = commit.game.clone();
        let version = commit.expected + commit.events.len() as u64;
        let rematch = commit.rematch.as_ref().map(|new| new.head.clone());
        let makes_work = !commit.jobs.is_empty() || rematch.is_some();
        self.ensure_alive(outage).await?;
        let answer = self.committer.commit(commit).await?;
        if answer == CommitAnswer::Done {
            if self.bus.wants_commits() {
                self.publish(&News::Game { game, version });
            }
            if let Some(head) = rematch {
                self.started(&head);
            }
            if makes_work {
                self.work.notify_waiters();
            }
        }
        Ok(answer)
    }

    /// A game has begun: its players hear of it wherever they are.
    pub(crate) fn started(&self, head: &gipfel_wire::GameHead) {
        let people = head.seats.each_ref().map(|seat| seat.person.id.clone());
        self.publish(&News::Started { game: head.id.clone(), people });
        self.work.notify_waiters();
    }

    /// Takes in what all nodes tell each other.
    async fn hear(self, mut heard: tokio::sync::mpsc::UnboundedReceiver<Heard>) {
        loop {
            let next = tokio::select! {
                next = heard.recv() => next,
                () = self.stopped() => None,
            };
            match next {
                Some(Heard::News(news)) => self.take_in(news),
                Some(Heard::Gap) => self.rooms.tell_all(|| Errand::Gap),
                None => return,
            }
        }
    }

    fn take_in(&self, news: News) {
        match news {
            News::Game { game, version } => {
                self.rooms.tell(&game, Errand::News(version));
            }
            News::Here { node, game, side, here } => {
                if node != self.name {
                    self.rooms.tell(&game, Errand::Elsewhere { node, side, here });
                }
            }
            News::Who { node, game } => {
                if node != self.name {
                    self.rooms.tell(&game, Errand::Who);
                }
            }
            News::Started { game, people } => {
                if people.iter().any(|person| self.connections.has(person)) {
                    tokio::spawn(self.clone().tell_started(game, people));
                }
            }
            News::Invited { invitation } => {
                tokio::spawn(self.clone().tell_invited(invitation));
            }
            News::Closed { invitation, owner, person } => {
                let message = Message::Closed { invitation };
                self.connections.tell_lobby(&message);
                for concerned in [Some(owner), person].into_iter().flatten() {
                    self.connections.tell_outside_lobby(&concerned, &message);
                }
            }
            News::SignedOut { person } => self.connections.close_person(&person),
        }
    }

    async fn tell_started(self, game: GameId, people: [PersonId; 2]) {
        match self.store.game(&game).await {
            Ok(Some(stored)) => {
                let message = Message::Started { head: Box::new(stored.head) };
                for person in &people {
                    self.connections.tell_person(person, &message);
                }
            }
            Ok(None) => {}
            // They see it in the list of their games.
            Err(error) => tracing::warn!(%game, %error, "nobody is told of a new game"),
        }
    }

    /// What the node holds: connections, and open rooms.
    pub(crate) fn gauges(&self) -> BTreeMap<&'static str, usize> {
        BTreeMap::from([("connections", self.connections.len()), ("rooms", self.rooms.len())])
    }
}
