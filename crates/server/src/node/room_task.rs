//! The task of one game on one node: it runs the room's state machine around the store.

use std::collections::HashMap;
use std::panic::AssertUnwindSafe;
use std::pin::Pin;
use std::time::{Duration, Instant};

use futures_util::FutureExt as _;
use gipfel_store::StoreError;
use gipfel_wire::{GameId, Message, Problem, RequestBody, Side};
use tokio::sync::mpsc::UnboundedReceiver;

use super::pace::Pace;
use super::rooms::Errand;
use super::{Caller, News, Node, fresh};
use crate::room::{Input, Output, Room};

/// How long a room stays open that nobody needs.
const IDLE: Duration = Duration::from_secs(20);
/// How often other nodes are told that a player is still here.
const REPEAT: Duration = Duration::from_secs(10);
/// How long another node is believed that a player is there.
const BELIEVE: Duration = Duration::from_secs(25);

type Answer = Pin<Box<dyn Future<Output = Input> + Send>>;

struct Task {
    node: Node,
    game: GameId,
    room: Room,
    /// When the next alarm is due.
    alarm: Option<i64>,
    /// What the store is asked for: one thing at a time.
    answer: Option<Answer>,
    /// The latest outage when the game was loaded.
    outage: Option<i64>,
    /// The players that are connected to other nodes, and until when that is believed.
    elsewhere: HashMap<(String, Side), Instant>,
    /// Which players are connected here.
    here: [bool; 2],
    /// Who is there, as it is to be told to all.
    presence: Pace<Message>,
    broken: bool,
}

/// Runs a room. A bug in it must not take others along.
pub(super) async fn run_guarded(node: Node, game: GameId, inbox: UnboundedReceiver<Errand>) {
    let running = AssertUnwindSafe(run(node.clone(), game.clone(), inbox)).catch_unwind();
    if running.await.is_err() {
        tracing::error!(%game, "a room has failed");
        node.counts.panics.add(1);
        node.rooms.forget(&game);
        // Time must not wake it once a second for ever.
        let _ = node.store.set_aside(&game).await;
    }
}

/// Runs a room until nobody needs it.
#[tracing::instrument(name = "room", skip_all, fields(%game))]
pub(super) async fn run(node: Node, game: GameId, mut inbox: UnboundedReceiver<Errand>) {
    let outage = node.outage();
    let opened = match node.store.game(&game).await {
        Ok(Some(stored)) => Room::open(stored, node.time.now()).map_err(StoreError::from),
        Ok(None) => return refuse(&node, &game, &mut inbox, &Problem::NotFound),
        Err(error) => Err(error),
    };
    let (room, outputs) = match opened {
        Ok(opened) => opened,
        Err(error) if error.is_content() => {
            let text = error.to_string();
            set_aside(&node, &game, &text).await;
            return refuse(&node, &game, &mut inbox, &Problem::Unplayable { version: 0, text });
        }
        Err(error) => {
            tracing::error!(%error, "the game cannot be loaded");
            give_up(&node, node.rooms.close(&game, &mut inbox));
            return;
        }
    };
    if let (Some(unplayable), None) = (room.state().unplayable(), room.state().over()) {
        set_aside(&node, &game, &unplayable.to_string()).await;
    }
    node.publish(&News::Who { node: node.name().to_owned(), game: game.clone() });
    let mut task = Task {
        node,
        game,
        room,
        alarm: None,
        answer: None,
        outage,
        elsewhere: HashMap::new(),
        here: [false; 2],
        presence: Pace::new(tokio::time::Instant::now()),
        broken: false,
    };
    task.carry_out(outputs);
    task.live(&mut inbox).await;
}

/// A game that cannot go on has no deadline, so that it keeps no other game waiting.
async fn set_aside(node: &Node, game: &GameId, reason: &str) {
    tracing::error!(%game, reason, "the game cannot be played on");
    if let Err(error) = node.store.set_aside(game).await {
        tracing::warn!(%game, %error, "the game is not set aside");
    }
}

/// There is no room. The caller is told why.
fn refuse(node: &Node, game: &GameId, inbox: &mut UnboundedReceiver<Errand>, problem: &Problem) {
    for errand in node.rooms.close(game, inbox) {
        if let Errand::Ask(caller, request) = errand {
            let refused = Message::Refused { id: request.id, problem: problem.clone() };
            node.connections.tell(caller.connection, &refused);
        }
    }
}

/// Those who wait for an answer connect anew and ask again.
fn give_up(node: &Node, errands: Vec<Errand>) {
    for errand in errands {
        if let Errand::Ask(caller, _) = errand {
            node.connections.close(caller.connection);
        }
    }
}

impl Task {
    async fn live(&mut self, inbox: &mut UnboundedReceiver<Errand>) {
        let mut pulse = tokio::time::interval(REPEAT);
        let mut idle_since = Instant::now();
        while !self.broken {
            if !self.room.is_idle() {
                idle_since = Instant::now();
            }
            let (node, alarm, due) = (self.node.clone(), self.alarm, self.presence.due());
            tokio::select! {
                // What the store says comes first: others wait for it.
                biased;
                input = async { self.answer.as_mut().expect("see below").await }, if self.answer.is_some() => {
                    self.answer = None;
                    self.step(input);
                }
                () = async { node.time.until(alarm.expect("see below")).await }, if alarm.is_some() => {
                    self.alarm = None;
                    self.step(Input::Alarm);
                }
                () = async { tokio::time::sleep_until(due.expect("see below")).await }, if due.is_some() => {
                    self.tell_presence();
                }
                errand = inbox.recv() => match errand {
                    Some(errand) => self.take(errand),
                    None => return,
                },
                _ = pulse.tick() => {
                    self.repeat();
                    let idle = self.room.is_idle() && idle_since.elapsed() >= IDLE;
                    if idle && self.node.rooms.close_if_idle(&self.game, inbox) {
                        return;
                    }
                }
                () = node.stopped() => break,
            }
        }
        give_up(&self.node, self.node.rooms.close(&self.game, inbox));
    }

    fn take(&mut self, errand: Errand) {
        match errand {
            Errand::Ask(caller, request) => {
                let side = self.side_of(&caller);
                if let RequestBody::Turn { .. } = request.body {
                    self.node.counts.turns.add(1);
                }
                let connection = caller.connection;
                self.step(Input::Request { connection, side, request, fresh: fresh() });
            }
            Errand::Gone(connection) => self.step(Input::Gone(connection)),
            Errand::News(version) => self.step(Input::News(version)),
            Errand::Gap => self.step(Input::BusBroken),
            Errand::Elsewhere { node, side, here } => {
                if here {
                    self.elsewhere.insert((node, side), Instant::now() + BELIEVE);
                } else {
                    self.elsewhere.remove(&(node, side));
                }
                self.look_elsewhere();
            }
            Errand::Who => self.repeat(),
            Errand::Wake => self.step(Input::Alarm),
            Errand::Stale => self.carry_out(vec![Output::Close]),
        }
    }

    fn side_of(&self, caller: &Caller) -> Option<Side> {
        let seats = &self.room.state().head().seats;
        Side::ALL.into_iter().find(|side| seats[side.index()].person.id == caller.person.id)
    }

    /// Tells other nodes again who is here, and forgets what they have not repeated.
    fn repeat(&mut self) {
        for side in Side::ALL.into_iter().filter(|side| self.here[side.index()]) {
            self.tell_here(side, true);
        }
        self.look_elsewhere();
    }

    fn look_elsewhere(&mut self) {
        let now = Instant::now();
        self.elsewhere.retain(|_, until| *until > now);
        for side in Side::ALL {
            let here = self.elsewhere.keys().any(|(_, other)| *other == side);
            self.step(Input::Elsewhere { side, here });
        }
    }

    fn tell_here(&self, side: Side, here: bool) {
        let (node, game) = (self.node.name().to_owned(), self.game.clone());
        self.node.publish(&News::Here { node, game, side, here });
    }

    fn broadcast(&self, message: &Message) {
        let followers = self.room.connections().collect();
        self.node.connections.tell_each(followers, message);
    }

    fn tell_presence(&mut self) {
        let crowd = self.room.connections().count();
        if let Some(message) = self.presence.take(tokio::time::Instant::now(), crowd) {
            self.broadcast(&message);
        }
    }

    fn step(&mut self, input: Input) {
        let outputs = self.room.step(self.node.time.now(), input);
        self.carry_out(outputs);
    }

    fn carry_out(&mut self, outputs: Vec<Output>) {
        for output in outputs {
            match output {
                Output::Write(commit) => {
                    let (node, outage) = (self.node.clone(), self.outage);
                    self.answer = Some(Box::pin(async move {
                        let began = Instant::now();
                        let answer = node.commit(*commit, outage).await;
                        node.counts.commits.observe(began.elapsed());
                        answer.map_or_else(store_failed, Input::Written)
                    }));
                }
                Output::Load { after } => {
                    let (node, game) = (self.node.clone(), self.game.clone());
                    self.answer = Some(Box::pin(async move {
                        let events = node.store.events_after(&game, after).await;
                        events.map_or_else(store_failed, Input::Loaded)
                    }));
                }
                Output::Send(connection, message) => {
                    self.node.connections.tell(connection, &message);
                }
                Output::Broadcast(message @ Message::Presence { .. }) => {
                    self.presence.put(message);
                    self.tell_presence();
                }
                Output::Broadcast(message) => self.broadcast(&message),
                Output::Here { side, here } => {
                    self.here[side.index()] = here;
                    self.tell_here(side, here);
                }
                Output::Alarm(at) => self.alarm = Some(at),
                Output::Close => {
                    for connection in self.room.connections() {
                        self.node.connections.close(connection);
                    }
                    self.broken = true;
                }
            }
        }
    }
}

#[expect(clippy::needless_pass_by_value, reason = "what a failed answer is turned into")]
fn store_failed(error: StoreError) -> Input {
    tracing::error!(%error, "the store did not answer");
    Input::StoreFailed
}
