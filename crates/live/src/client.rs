//! The client's half of the protocol, without a socket and without a clock.

use std::collections::BTreeMap;

use gipfel_wire::{
    ClockView, Event, GameHead, GameId, Message, MessageId, PROTOCOL, Problem, Request,
    RequestBody, Version,
};

/// Milliseconds after which a request that was not answered is sent again.
pub const RESEND: i64 = 3_000;
/// Milliseconds after which a game is asked for anew although nothing seems to be missing. This finds what a connection lost without
/// a gap to show for it, sets the clocks right, and tells the server that somebody is still there.
pub const REFRESH: i64 = 15_000;

/// What a client knows and what it waits for.
///
/// It is told what happens ([`Client::connect`], [`Client::receive`], [`Client::tick`], [`Client::ask`]) and returns the requests that
/// are to be sent. All of its rules:
///
/// 1. A request is kept until it is answered, and sent again with the same id: after a while, and on every new connection.
///    `unavailable` is no answer.
/// 2. Events are taken in their order only. An old one is dropped; one that is too new shows a gap, and the gap is asked for.
/// 3. After a connection is lost, and now and then, every followed game is asked for from the version that is known.
#[derive(Clone, Debug)]
pub struct Client {
    /// What the ids of its requests begin with: nobody else uses it.
    name: String,
    next: u64,
    connected: bool,
    waiting: Vec<Waiting>,
    games: BTreeMap<GameId, Followed>,
    answers: Vec<(MessageId, Result<(), Problem>)>,
}

#[derive(Clone, Debug)]
struct Waiting {
    request: Request,
    sent: i64,
}

/// A game as far as it is known.
#[derive(Clone, Debug, Default)]
pub struct Followed {
    head: Option<GameHead>,
    events: Vec<Event>,
    clock: Option<ClockView>,
    asked: i64,
}

impl Followed {
    /// What does not change, once it is known.
    pub fn head(&self) -> Option<&GameHead> {
        self.head.as_ref()
    }

    /// All that has happened, without gaps.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The clocks, as last heard of.
    pub fn clock(&self) -> Option<ClockView> {
        self.clock
    }

    /// The version that is known.
    pub fn version(&self) -> Version {
        self.events.len() as Version
    }

    /// Takes the events that come next and says whether some are missing before the others.
    fn take(&mut self, events: Vec<Event>, clock: ClockView) -> bool {
        for event in events {
            match event.version.cmp(&(self.version() + 1)) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => self.events.push(event),
                std::cmp::Ordering::Greater => return true,
            }
        }
        // A node that has not heard of everything may speak of an older game at a later time.
        let newer =
            self.clock.is_none_or(|known| (known.version, known.now) <= (clock.version, clock.now));
        if newer && clock.version == self.version() {
            self.clock = Some(clock);
        }
        false
    }
}

impl Client {
    /// A client that knows nothing. No other client may ever have had the name.
    pub fn new(name: impl Into<String>) -> Client {
        Client {
            name: name.into(),
            next: 0,
            connected: false,
            waiting: Vec::new(),
            games: BTreeMap::new(),
            answers: Vec::new(),
        }
    }

    /// A game that is followed.
    pub fn game(&self, id: &GameId) -> Option<&Followed> {
        self.games.get(id)
    }

    /// Whether an answer is still to come.
    pub fn waits(&self) -> bool {
        !self.waiting.is_empty()
    }

    /// The answers since the last call.
    pub fn take_answers(&mut self) -> Vec<(MessageId, Result<(), Problem>)> {
        std::mem::take(&mut self.answers)
    }

    /// A connection stands: says who is there, asks for what was missed, and sends again what was not answered.
    pub fn connect(&mut self, now: i64) -> Vec<Request> {
        self.connected = true;
        let mut requests = vec![self.request(RequestBody::Hello { protocol: PROTOCOL })];
        let games: Vec<GameId> = self.games.keys().cloned().collect();
        requests.extend(games.iter().map(|game| self.ask_for(game, now)));
        for waiting in &mut self.waiting {
            waiting.sent = now;
            requests.push(waiting.request.clone());
        }
        requests
    }

    /// The connection is lost.
    pub fn disconnect(&mut self) {
        self.connected = false;
    }

    /// Follows a game.
    pub fn follow(&mut self, game: &GameId, now: i64) -> Vec<Request> {
        self.games.entry(game.clone()).or_default();
        if self.connected { vec![self.ask_for(game, now)] } else { Vec::new() }
    }

    /// Follows a game no more.
    pub fn unfollow(&mut self, game: &GameId) -> Vec<Request> {
        self.games.remove(game);
        let request = RequestBody::Unfollow { game: game.clone() };
        if self.connected { vec![self.request(request)] } else { Vec::new() }
    }

    /// Asks for something that is to take effect once.
    pub fn ask(&mut self, body: RequestBody, now: i64) -> (MessageId, Vec<Request>) {
        let request = self.request(body);
        self.waiting.push(Waiting { request: request.clone(), sent: now });
        let id = request.id.clone();
        (id, if self.connected { vec![request] } else { Vec::new() })
    }

    /// Something has come from the server.
    pub fn receive(&mut self, message: Message, now: i64) -> Vec<Request> {
        if let Some(id) = message.answers()
            && let Some(place) = self.waiting.iter().position(|waiting| waiting.request.id == *id)
        {
            match &message {
                // Nothing final: it is sent again as if it had not been heard.
                Message::Refused { problem: Problem::Unavailable, .. } => {
                    self.waiting[place].sent = now;
                }
                Message::Refused { problem, .. } => {
                    self.answers.push((id.clone(), Err(problem.clone())));
                    self.waiting.remove(place);
                }
                _ => {
                    self.answers.push((id.clone(), Ok(())));
                    self.waiting.remove(place);
                }
            }
        }
        match message {
            Message::Game { head, events, clock, .. } => {
                let Some(game) = self.games.get_mut(&head.id) else { return Vec::new() };
                game.head = Some(*head);
                game.take(events, clock);
                Vec::new()
            }
            Message::News { game, events, clock } => {
                let Some(known) = self.games.get_mut(&game) else { return Vec::new() };
                let misses = known.take(events, clock);
                if misses { vec![self.ask_for(&game, now)] } else { Vec::new() }
            }
            _ => Vec::new(),
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: i64) -> Vec<Request> {
        if !self.connected {
            return Vec::new();
        }
        let mut requests = Vec::new();
        for waiting in &mut self.waiting {
            if now - waiting.sent >= RESEND {
                waiting.sent = now;
                requests.push(waiting.request.clone());
            }
        }
        let due = |(id, game): (&GameId, &Followed)| {
            let patience = if game.head.is_none() { RESEND } else { REFRESH };
            (now - game.asked >= patience).then(|| id.clone())
        };
        let due: Vec<GameId> = self.games.iter().filter_map(due).collect();
        requests.extend(due.iter().map(|game| self.ask_for(game, now)));
        requests
    }

    fn ask_for(&mut self, game: &GameId, now: i64) -> Request {
        let known = self.games.entry(game.clone()).or_default();
        known.asked = now;
        let since = known.head.is_some().then(|| known.version());
        self.request(RequestBody::Follow { game: game.clone(), since })
    }

    fn request(&mut self, body: RequestBody) -> Request {
        self.next += 1;
        let id = MessageId::new(format!("{}-{}", self.name, self.next));
        Request { id: id.expect("the name of a client is plain and short"), body }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use gipfel_wire::{
        ClockTerms, EventBody, Person, PersonId, PersonKind, Seat, SideChoice, Terms,
    };

    fn id() -> GameId {
        GameId::new("g").expect("an id")
    }

    fn head() -> Box<GameHead> {
        let person = PersonId::new("p").expect("an id");
        let person = Person { id: person, kind: PersonKind::Guest, name: None };
        let seat = Seat { person, rating: None, level: None };
        let terms = Terms {
            start: String::new(),
            links: None,
            clock: ClockTerms::None,
            rated: false,
            side: SideChoice::Any,
        };
        let seats = [seat.clone(), seat];
        Box::new(GameHead { id: id(), terms, seats, at: 0, commitment: None })
    }

    fn clock(version: Version) -> ClockView {
        ClockView { left: None, running: None, since: 0, now: 9, version }
    }

    fn event(version: Version) -> Event {
        let body = EventBody::Said { text: version.to_string() };
        Event { version, at: 0, by: None, cause: None, body }
    }

    fn news(versions: std::ops::RangeInclusive<Version>) -> Message {
        let clock = clock(*versions.end());
        Message::News { game: id(), events: versions.map(event).collect(), clock }
    }

    fn following() -> Client {
        let mut client = Client::new("c");
        client.connect(0);
        client.follow(&id(), 0);
        let (events, clock, unplayable) = (vec![], clock(0), None);
        client.receive(Message::Game { head: head(), events, clock, unplayable }, 0);
        client
    }

    #[test]
    fn a_gap_is_asked_for_and_repeats_are_dropped() {
        let mut client = following();
        assert!(client.receive(news(1..=2), 1).is_empty());
        assert!(client.receive(news(1..=2), 1).is_empty());
        let requests = client.receive(news(4..=5), 1);
        assert_eq!(requests[0].body, RequestBody::Follow { game: id(), since: Some(2) });
        assert_eq!(client.game(&id()).unwrap().version(), 2);
        assert!(client.receive(news(2..=5), 1).is_empty());
        assert_eq!(client.game(&id()).unwrap().version(), 5);
        assert_eq!(client.game(&id()).unwrap().clock().unwrap().version, 5);
    }

    #[test]
    fn clocks_of_an_older_game_are_dropped() {
        let mut client = following();
        client.receive(news(1..=2), 1);
        let late = ClockView { now: 99, since: 77, ..clock(1) };
        client.receive(Message::News { game: id(), events: vec![], clock: late }, 1);
        assert_eq!(client.game(&id()).unwrap().clock(), Some(clock(2)));
    }

    #[test]
    fn a_game_that_is_followed_no_more_is_forgotten() {
        let mut client = following();
        let requests = client.unfollow(&id());
        assert_eq!(requests[0].body, RequestBody::Unfollow { game: id() });
        assert!(client.receive(news(1..=2), 1).is_empty());
        assert!(client.game(&id()).is_none());
        assert!(client.tick(REFRESH).is_empty());
        client.disconnect();
        assert!(client.unfollow(&id()).is_empty());
    }

    #[test]
    fn a_request_is_sent_until_it_is_answered() {
        let mut client = following();
        let (message, sent) = client.ask(RequestBody::Resign { game: id() }, 0);
        assert_eq!(sent.len(), 1);
        assert!(client.tick(RESEND - 1).is_empty());
        assert_eq!(client.tick(RESEND), sent);
        client.disconnect();
        assert!(client.tick(RESEND * 3).is_empty());
        assert_eq!(client.connect(RESEND * 4).last(), sent.last());
        client.receive(Message::done(message.clone(), 1), RESEND * 4);
        client.receive(Message::done(message.clone(), 1), RESEND * 4);
        assert!(!client.waits());
        assert_eq!(client.take_answers(), [(message, Ok(()))]);
    }

    #[test]
    fn an_unavailable_server_is_asked_again() {
        let mut client = following();
        let (message, sent) = client.ask(RequestBody::Resign { game: id() }, 0);
        let refused = Message::Refused { id: message, problem: Problem::Unavailable };
        assert!(client.receive(refused, 1_000).is_empty());
        assert!(client.waits() && client.take_answers().is_empty());
        assert!(client.tick(RESEND + 999).is_empty());
        assert_eq!(client.tick(RESEND + 1_000), sent);
    }

    #[test]
    fn events_before_a_gap_are_taken() {
        let mut client = following();
        let Message::News { game, events, clock } = news(1..=3) else { panic!("news") };
        let events = events.into_iter().filter(|event| event.version != 2).collect();
        let requests = client.receive(Message::News { game, events, clock }, 1);
        assert_eq!(client.game(&id()).unwrap().version(), 1);
        assert_eq!(requests[0].body, RequestBody::Follow { game: id(), since: Some(1) });
    }

    #[test]
    fn what_a_connection_lost_is_found_in_time() {
        let mut client = following();
        client.receive(news(1..=1), 0);
        assert!(client.tick(REFRESH - 1).is_empty());
        let asked = client.tick(REFRESH);
        assert_eq!(asked[0].body, RequestBody::Follow { game: id(), since: Some(1) });
        client.disconnect();
        let again = client.connect(REFRESH + 1);
        assert_eq!(again[1].body, RequestBody::Follow { game: id(), since: Some(1) });
    }
}
