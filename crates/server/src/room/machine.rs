//! One game on one node: who follows it, and the way of each request to the store and back.

use std::collections::VecDeque;

use gipfel_live::Fold;
use gipfel_store::{Commit, CommitAnswer, StoredGame};
use gipfel_wire::{
    Event, EventBody, GameId, Message, MessageId, Problem, Request, RequestBody, Side, TermsError,
    Version,
};

use super::follow::{Connection, Followers};
use super::judge::{Circumstances, Fresh, Verdict, judge, judge_time};
use super::stored::load;

/// What happens to a room.
#[derive(Clone, Debug)]
pub enum Input {
    /// A client asks for something. The server knows which side he plays, if any.
    Request {
        /// Over which connection.
        connection: Connection,
        /// The side he plays.
        side: Option<Side>,
        /// For what.
        request: Request,
        /// For a rematch that may come of it.
        fresh: Fresh,
    },
    /// A connection is gone.
    Gone(Connection),
    /// The store has answered a write.
    Written(CommitAnswer),
    /// The store has answered a load: events behind a version.
    Loaded(Vec<Event>),
    /// The store did not answer. What was to be written may be written or not.
    StoreFailed,
    /// Another node has written a version.
    News(Version),
    /// Other nodes may have written something: the bus was broken.
    BusBroken,
    /// A player is there on another node, or no more.
    Elsewhere {
        /// Who.
        side: Side,
        /// Whether he is.
        here: bool,
    },
    /// A moment has come.
    Alarm,
}

/// What a room wants.
#[derive(Clone, PartialEq, Debug)]
pub enum Output {
    /// To write. One write at a time; the answer is an [`Input::Written`] or an [`Input::StoreFailed`]. The store tells other
    /// nodes of it with the write itself: a node can die before it hears the answer.
    Write(Box<Commit>),
    /// To read the events behind a version. The answer is an [`Input::Loaded`] or an [`Input::StoreFailed`].
    Load {
        /// The version.
        after: Version,
    },
    /// To tell one client.
    Send(Connection, Message),
    /// To tell all who follow the game on this node.
    Broadcast(Message),
    /// To tell other nodes whether a player is here.
    Here {
        /// Who.
        side: Side,
        /// Whether he is.
        here: bool,
    },
    /// To be woken at a moment. A later alarm replaces an earlier one.
    Alarm(i64),
    /// To be thrown away: the store does not answer, and what is known may be wrong. Connections that follow the game are to be
    /// closed, so that their clients ask again.
    Close,
}

/// A request on its way.
#[derive(Clone, Debug)]
struct Asked {
    connection: Connection,
    side: Side,
    request: Request,
    fresh: Fresh,
    /// Whether everything that was written before it came is known.
    confirmed: bool,
}

/// What the store is asked for.
#[derive(Debug)]
enum Waiting {
    Write { commit: Box<Commit>, asked: Option<Box<Asked>>, refuse: Option<Problem> },
    Load,
}

/// A game on a node.
#[derive(Debug)]
pub struct Room {
    state: Fold,
    events: Vec<Event>,
    followers: Followers,
    waiting: Option<Waiting>,
    queue: VecDeque<Asked>,
    /// Whether something was written elsewhere that is not loaded yet.
    behind: bool,
}

impl Room {
    /// A room for a game as it is stored.
    pub fn open(game: StoredGame, now: i64) -> Result<(Room, Vec<Output>), TermsError> {
        let state = load(&game)?;
        let events = shown(&state, game);
        let room = Room {
            state,
            events,
            followers: Followers::new(now),
            waiting: None,
            queue: VecDeque::new(),
            behind: false,
        };
        let alarm = room.alarm();
        Ok((room, alarm.into_iter().collect()))
    }

    /// What the events have led to.
    pub fn state(&self) -> &Fold {
        &self.state
    }

    /// Whether nobody needs the room: it can be thrown away.
    pub fn is_idle(&self) -> bool {
        self.followers.is_empty() && self.waiting.is_none() && self.queue.is_empty()
    }

    /// Takes something in and says what is to be done.
    pub fn step(&mut self, now: i64, input: Input) -> Vec<Output> {
        let mut out = Vec::new();
        match input {
            Input::Request { connection, side, request, fresh } => {
                self.request(now, connection, side, request, fresh, &mut out);
            }
            Input::Gone(connection) => {
                self.present(&mut out, |followers| followers.remove(connection, now));
            }
            Input::Elsewhere { side, here } => {
                self.present(&mut out, |followers| followers.set_elsewhere(side, here, now));
            }
            Input::Written(answer) => self.written(now, answer, &mut out),
            Input::Loaded(events) => {
                self.waiting = None;
                self.take(now, events, &mut out);
            }
            Input::StoreFailed => out.push(Output::Close),
            Input::News(version) => self.behind |= version > self.state.version(),
            Input::BusBroken => self.behind = true,
            Input::Alarm => {}
        }
        self.proceed(now, &mut out);
        out
    }

    fn id(&self) -> &GameId {
        &self.state.head().id
    }

    fn alarm(&self) -> Option<Output> {
        self.state.deadline().map(Output::Alarm)
    }

    /// Changes who is there, and tells those whom it concerns.
    fn present(&mut self, out: &mut Vec<Output>, change: impl FnOnce(&mut Followers) -> bool) {
        let before = Side::ALL.map(|side| self.followers.has(side));
        if !change(&mut self.followers) {
            return;
        }
        for side in Side::ALL {
            let here = self.followers.has(side);
            if here != before[side.index()] {
                out.push(Output::Here { side, here });
            }
        }
        let presence = self.followers.presence();
        out.push(Output::Broadcast(Message::Presence { game: self.id().clone(), presence }));
    }

    fn request(
        &mut self,
        now: i64,
        connection: Connection,
        side: Option<Side>,
        request: Request,
        fresh: Fresh,
        out: &mut Vec<Output>,
    ) {
        match (&request.body, side) {
            (RequestBody::Follow { since, .. }, _) => {
                let since = *since;
                self.present(out, |followers| followers.add(connection, side, now));
                out.push(Output::Send(connection, self.news_since(since, now)));
            }
            (RequestBody::Unfollow { .. }, _) => {
                self.present(out, |followers| followers.remove(connection, now));
            }
            (_, None) => out.push(refused(connection, request.id, Problem::NotAPlayer)),
            (_, Some(side)) => {
                self.enqueue(Asked { connection, side, request, fresh, confirmed: false });
            }
        }
    }

    /// Puts a request behind the others. If it is there already, it has been sent again: the answer goes to where it came from
    /// last.
    fn enqueue(&mut self, asked: Asked) {
        let current = match &mut self.waiting {
            Some(Waiting::Write { asked, .. }) => asked.as_deref_mut(),
            _ => None,
        };
        let same =
            |known: &&mut Asked| known.side == asked.side && known.request.id == asked.request.id;
        let known = current.into_iter().chain(self.queue.iter_mut()).find(same);
        if let Some(known) = known {
            known.connection = asked.connection;
        } else {
            self.queue.push_back(asked);
        }
    }

    /// Does what is next, as long as the store is not to be waited for.
    fn proceed(&mut self, now: i64, out: &mut Vec<Output>) {
        while self.waiting.is_none() {
            if self.behind {
                self.load(out);
                return;
            }
            if let Some(commit) = judge_time(&self.state, now) {
                self.write(Box::new(commit), None, None, out);
                return;
            }
            let Some(asked) = self.queue.pop_front() else { return };
            let around = Circumstances {
                now,
                away_since: self.followers.away_since(),
                fresh: asked.fresh.clone(),
            };
            match judge(&self.state, asked.side, &asked.request, &around) {
                Verdict::Already(version) => {
                    let message = Message::done(asked.request.id, version);
                    out.push(Output::Send(asked.connection, message));
                }
                // The same request may have had its effect through another node, of which nothing has been heard here. Nobody
                // is told no before that is ruled out.
                Verdict::Refuse(_) if !asked.confirmed => {
                    self.queue.push_front(Asked { confirmed: true, ..asked });
                    self.load(out);
                }
                Verdict::Refuse(problem) => {
                    if matches!(problem, Problem::OtherTurn { .. }) {
                        // He does not know where the game stands.
                        let news = self.news_since(None, now);
                        out.push(Output::Send(asked.connection, news));
                    }
                    out.push(refused(asked.connection, asked.request.id, problem));
                }
                Verdict::Write(commit) => self.write(commit, Some(asked), None, out),
                Verdict::WriteAndRefuse(commit, problem) => {
                    self.write(commit, Some(asked), Some(problem), out);
                }
            }
        }
    }

    fn write(
        &mut self,
        commit: Box<Commit>,
        asked: Option<Asked>,
        refuse: Option<Problem>,
        out: &mut Vec<Output>,
    ) {
        out.push(Output::Write(commit.clone()));
        self.waiting = Some(Waiting::Write { commit, asked: asked.map(Box::new), refuse });
    }

    fn load(&mut self, out: &mut Vec<Output>) {
        self.behind = false;
        self.waiting = Some(Waiting::Load);
        out.push(Output::Load { after: self.state.version() });
    }

    fn written(&mut self, now: i64, answer: CommitAnswer, out: &mut Vec<Output>) {
        let Some(Waiting::Write { commit, asked, refuse }) = self.waiting.take() else { return };
        match answer {
            CommitAnswer::Done => {
                self.take(now, commit.events, out);
                let Some(asked) = asked else { return };
                let (connection, id) = (asked.connection, asked.request.id);
                out.push(match (refuse, commit.rematch) {
                    (Some(problem), _) => refused(connection, id, problem),
                    (None, rematch) => {
                        let version = Some(self.state.version());
                        let game = rematch.map(|game| game.head.id);
                        Output::Send(
                            connection,
                            Message::Done { id, version, invitation: None, game },
                        )
                    }
                });
            }
            CommitAnswer::Stale => {
                // Somebody else was first. Once it is known what he did, the request is judged anew.
                if let Some(asked) = asked {
                    self.queue.push_front(*asked);
                }
                self.behind = true;
            }
        }
    }

    /// Takes in events that are written, and tells everybody.
    fn take(&mut self, now: i64, events: Vec<Event>, out: &mut Vec<Output>) {
        let new = events.into_iter().filter(|event| event.version > self.state.version());
        let new: Vec<Event> = new.collect();
        if new.is_empty() {
            return;
        }
        for event in &new {
            self.state.apply(event);
        }
        self.events.extend(new.iter().cloned());
        let (game, clock) = (self.id().clone(), self.state.clock_view(now));
        out.push(Output::Broadcast(Message::News { game, events: new, clock }));
        out.extend(self.alarm());
    }

    /// The whole game, or what came after a version.
    fn news_since(&self, since: Option<Version>, now: i64) -> Message {
        let clock = self.state.clock_view(now);
        match since {
            Some(since) => {
                let known = usize::try_from(since).unwrap_or(usize::MAX).min(self.events.len());
                let events = self.events[known..].to_vec();
                Message::News { game: self.id().clone(), events, clock }
            }
            None => {
                let head = Box::new(self.state.head().clone());
                let unplayable = self.state.unplayable().cloned().map(Problem::from);
                Message::Game { head, events: self.events.clone(), clock, unplayable }
            }
        }
    }

    /// The connections that follow the game.
    pub fn connections(&self) -> impl Iterator<Item = Connection> {
        self.followers.connections()
    }
}

/// The events of a game as clients may fold them: what does not fit the rules, and what came of it, is left blank, so that versions
/// stay without gaps.
pub(crate) fn shown(state: &Fold, game: StoredGame) -> Vec<Event> {
    let Some(unplayable) = state.unplayable() else { return game.events };
    let blank = || EventBody::Said { text: String::new() };
    let ends = |event: &Event| matches!(event.body, EventBody::Over { .. });
    let mut events = game.events;
    for event in events.iter_mut().filter(|event| event.version >= unplayable.version) {
        if !ends(event) {
            event.body = blank();
        }
    }
    let at = events.last().map_or(game.head.at, |event| event.at);
    let known = events.len() as Version;
    let unread = |version| Event { version, at, by: None, cause: None, body: blank() };
    events.extend((known + 1..=state.version()).map(unread));
    events
}

fn refused(connection: Connection, id: MessageId, problem: Problem) -> Output {
    Output::Send(connection, Message::Refused { id, problem })
}
