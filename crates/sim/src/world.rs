//! Time, the network, the nodes.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use gipfel_live::{Fold, REFRESH, commitment};
use gipfel_rules::GameKind;
use gipfel_server::room::{Connection, Fresh, Input, Output, Room, begin};
use gipfel_store::Commit;
use gipfel_wire::{
    ClockTerms, ContestTerms, GameHead, GameId, LinkTerms, Message, Person as Somebody, PersonId,
    PersonKind, Problem, Request, Seat, Side, SideChoice, Terms, Version,
};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::check;
use crate::player::{Bug, Person};
use crate::store::MemoryStore;

/// What was seen in a world.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Summary {
    /// Turns that were written.
    pub turns: u64,
    /// Turns that were taken back.
    pub takebacks: u64,
    /// Games that came to an end.
    pub over: u64,
    /// Games that were begun as a rematch.
    pub rematches: u64,
    /// Dice and coins that fell.
    pub rolls: u64,
    /// Commits that came too late.
    pub stale: u64,
    /// Requests that were refused.
    pub refused: u64,
    /// Messages that the network lost.
    pub lost: u64,
    /// Messages that the network repeated.
    pub repeated: u64,
    /// Nodes that died.
    pub deaths: u64,
    /// Clients that crashed.
    pub crashes: u64,
    /// Times the store did not answer.
    pub failures: u64,
}

impl Summary {
    /// Everything that was counted, by name.
    pub fn counts(&self) -> [(&'static str, u64); 12] {
        [
            ("turns", self.turns),
            ("takebacks", self.takebacks),
            ("games over", self.over),
            ("rematches", self.rematches),
            ("rolls", self.rolls),
            ("stale commits", self.stale),
            ("refusals", self.refused),
            ("lost messages", self.lost),
            ("repeated messages", self.repeated),
            ("dead nodes", self.deaths),
            ("crashed clients", self.crashes),
            ("failures of the store", self.failures),
        ]
    }
}

impl AddAssign for Summary {
    fn add_assign(&mut self, other: Summary) {
        self.turns += other.turns;
        self.takebacks += other.takebacks;
        self.over += other.over;
        self.rematches += other.rematches;
        self.rolls += other.rolls;
        self.stale += other.stale;
        self.refused += other.refused;
        self.lost += other.lost;
        self.repeated += other.repeated;
        self.deaths += other.deaths;
        self.crashes += other.crashes;
        self.failures += other.failures;
    }
}

/// Something that will happen.
enum Step {
    /// A client's request reaches a node, if the connection still stands.
    ToNode { connection: Connection, request: Request },
    /// A message reaches a client, if the connection still stands.
    ToClient { connection: Connection, message: Message },
    /// Somebody looks at his screen.
    Tick { person: usize },
    /// Somebody tries to connect.
    Connect { person: usize },
    /// The store does something for a node.
    Store { node: usize, epoch: u64, errand: Errand },
    /// Something reaches the room of a node.
    Input { node: usize, epoch: u64, input: Input },
    /// A node has loaded the game.
    Opened { node: usize, epoch: u64 },
    /// A node dies.
    Kill { node: usize },
    /// A node starts again.
    Start { node: usize },
    /// A client crashes.
    Crash { person: usize },
    /// A node looks for games whose time is up.
    Sweep { node: usize },
}

/// What a node asks the store for.
enum Errand {
    Write(Box<Commit>),
    Load(Version),
}

#[derive(Default)]
struct Node {
    alive: bool,
    /// Grows when the room or the node is thrown away: what was on its way to it then never arrives.
    epoch: u64,
    room: Option<Room>,
    opening: bool,
    inbox: Vec<Input>,
}

pub(crate) struct World {
    pub(crate) now: i64,
    random: Xoshiro256PlusPlus,
    steps: BTreeMap<(i64, u64), Step>,
    next: u64,
    pub(crate) store: MemoryStore,
    nodes: Vec<Node>,
    pub(crate) people: Vec<Person>,
    /// Who is connected to which node.
    connections: BTreeMap<Connection, (usize, usize)>,
    pub(crate) game: GameId,
    pub(crate) summary: Summary,
    /// Until when things go wrong, until when people act, and when it is over.
    trouble: i64,
    play: i64,
    end: i64,
}

const NODES: usize = 2;

impl World {
    pub(crate) fn new(seed: u64, bug: Option<Bug>) -> World {
        let mut random = Xoshiro256PlusPlus::seed_from_u64(seed);
        let (head, secret) = new_game(&mut random);
        let game = head.id.clone();
        let beginning = Fold::new(head.clone(), secret.clone()).expect("the terms are good");
        let mut store = MemoryStore::default();
        store.create(begin(head, secret).expect("the terms are good"));
        let people = [("w", Some(Side::White)), ("b", Some(Side::Black)), ("x", None)];
        let people = people.map(|(name, side)| Person::new(name, side, beginning.clone(), bug));
        let trouble = random.random_range(20_000..120_000);
        let mut world = World {
            now: 0,
            random,
            steps: BTreeMap::new(),
            next: 0,
            store,
            nodes: (0..NODES).map(|_| Node { alive: true, ..Node::default() }).collect(),
            people: people.into(),
            connections: BTreeMap::new(),
            game,
            summary: Summary::default(),
            trouble,
            play: trouble + 15_000,
            end: trouble + 15_000 + 3 * REFRESH,
        };
        for person in 0..world.people.len() {
            world.after(0..2_000, Step::Connect { person });
            world.after(0..2_000, Step::Tick { person });
            world.after(20_000..200_000, Step::Crash { person });
        }
        for node in 0..NODES {
            world.after(5_000..90_000, Step::Kill { node });
            world.after(0..5_000, Step::Sweep { node });
        }
        world
    }

    pub(crate) fn run(mut self) -> Result<Summary, String> {
        while let Some(((at, _), step)) = self.steps.pop_first() {
            if at > self.end {
                break;
            }
            self.now = at;
            self.step(step)?;
        }
        check::check(&mut self)?;
        Ok(self.summary)
    }

    fn at(&mut self, at: i64, step: Step) {
        self.next += 1;
        self.steps.insert((at.max(self.now), self.next), step);
    }

    fn after(&mut self, delay: std::ops::Range<i64>, step: Step) {
        let at = self.now + self.random.random_range(delay);
        self.at(at, step);
    }

    fn is_trouble(&mut self, chance: f64) -> bool {
        self.now < self.trouble && self.random.random_bool(chance)
    }

    /// Sends something over the network, which may lose it or bring it twice, and in any order.
    fn transmit(&mut self, step: impl Fn() -> Step) {
        if self.is_trouble(0.08) {
            self.summary.lost += 1;
            return;
        }
        let slow = if self.is_trouble(0.1) { 4_000 } else { 150 };
        self.after(5..slow, step());
        if self.is_trouble(0.08) {
            self.summary.repeated += 1;
            self.after(5..slow, step());
        }
    }

    fn send(&mut self, person: usize, requests: Vec<Request>) {
        let own = self.connections.iter().find(|(_, (owner, _))| *owner == person);
        let Some((&connection, _)) = own else { return };
        for request in self.people[person].sends(requests) {
            self.transmit(|| Step::ToNode { connection, request: request.clone() });
        }
    }

    fn step(&mut self, step: Step) -> Result<(), String> {
        match step {
            Step::ToNode { connection, request } => {
                let Some(&(person, node)) = self.connections.get(&connection) else {
                    return Ok(());
                };
                if request.body.game().is_none() {
                    return Ok(());
                }
                if self.is_trouble(0.02) {
                    // The node cannot reach its store.
                    let (id, problem) = (request.id, Problem::Unavailable);
                    let message = Message::Refused { id, problem };
                    self.transmit(|| Step::ToClient { connection, message: message.clone() });
                    return Ok(());
                }
                let side = self.people[person].side;
                let fresh = self.fresh();
                self.input(node, Input::Request { connection, side, request, fresh });
            }
            Step::ToClient { connection, message } => {
                let Some(&(person, _)) = self.connections.get(&connection) else { return Ok(()) };
                if message == Message::GoingAway {
                    self.disconnect(person);
                    self.after(50..6_000, Step::Connect { person });
                    return Ok(());
                }
                let requests = self.people[person].receive(message, self.now);
                self.send(person, requests);
            }
            Step::Tick { person } => {
                let mut requests = self.people[person].client.tick(self.now);
                if self.now < self.play {
                    let (game, random) = (&self.game, &mut self.random);
                    requests.extend(self.people[person].act(game, self.now, random));
                }
                self.people[person].note_answers();
                self.send(person, requests);
                self.after(100..900, Step::Tick { person });
            }
            Step::Connect { person } => self.connect(person),
            Step::Store { node, epoch, errand } => self.errand(node, epoch, errand)?,
            Step::Input { node, epoch, input } => {
                if self.nodes[node].epoch == epoch {
                    self.input(node, input);
                }
            }
            Step::Opened { node, epoch } => self.opened(node, epoch),
            Step::Kill { node } => {
                if self.now < self.trouble {
                    self.summary.deaths += 1;
                    self.nodes[node].alive = false;
                    self.throw_away(node);
                    self.after(500..8_000, Step::Start { node });
                    self.after(15_000..90_000, Step::Kill { node });
                }
            }
            Step::Start { node } => self.nodes[node].alive = true,
            Step::Crash { person } => {
                if self.now < self.trouble {
                    self.summary.crashes += 1;
                    self.disconnect(person);
                    self.people[person].crash();
                    self.after(500..20_000, Step::Connect { person });
                    self.after(20_000..200_000, Step::Crash { person });
                }
            }
            Step::Sweep { node } => {
                let due = self.store.deadline(&self.game).is_some_and(|at| at <= self.now);
                if due && self.nodes[node].room.is_none() {
                    self.open(node);
                } else if self.nodes[node].room.as_ref().is_some_and(Room::is_idle) {
                    self.throw_away(node);
                }
                self.after(2_000..6_000, Step::Sweep { node });
            }
        }
        Ok(())
    }

    fn fresh(&mut self) -> Fresh {
        let number = self.random.next_u64();
        let game = GameId::new(format!("r{number:x}")).expect("an id");
        Fresh { game, secret: format!("{number:064x}") }
    }

    fn connect(&mut self, person: usize) {
        if self.connections.values().any(|(owner, _)| *owner == person) {
            return;
        }
        let alive: Vec<usize> = (0..NODES).filter(|&node| self.nodes[node].alive).collect();
        let Some(&node) = alive.choose(&mut self.random) else {
            self.after(300..2_000, Step::Connect { person });
            return;
        };
        self.next += 1;
        self.connections.insert(Connection(self.next), (person, node));
        let (game, now) = (self.game.clone(), self.now);
        let client = &mut self.people[person].client;
        let mut requests = client.connect(now);
        if client.game(&game).is_none() {
            requests.extend(client.follow(&game, now));
        }
        self.send(person, requests);
        // The next break of this connection.
        if self.is_trouble(0.7) {
            let at = self.now + self.random.random_range(3_000..40_000);
            let connection = Connection(self.next);
            self.at(at, Step::ToClient { connection, message: Message::GoingAway });
        }
    }

    fn disconnect(&mut self, person: usize) {
        let own = self.connections.iter().find(|(_, (owner, _))| *owner == person);
        let Some((&connection, &(_, node))) = own else { return };
        self.connections.remove(&connection);
        self.people[person].client.disconnect();
        // The node notices in its own time, or never.
        let epoch = self.nodes[node].epoch;
        self.after(10..5_000, Step::Input { node, epoch, input: Input::Gone(connection) });
    }

    /// A room is gone with all that was on its way to it, and so are the connections of its node.
    fn throw_away(&mut self, node: usize) {
        let it = &mut self.nodes[node];
        it.epoch += 1;
        it.room = None;
        it.opening = false;
        it.inbox.clear();
        let there = self.connections.values().filter(|(_, other)| *other == node);
        for person in there.map(|(person, _)| *person).collect::<Vec<_>>() {
            self.disconnect(person);
            self.after(100..3_000, Step::Connect { person });
        }
    }

    fn open(&mut self, node: usize) {
        if self.nodes[node].alive && !self.nodes[node].opening {
            self.nodes[node].opening = true;
            let epoch = self.nodes[node].epoch;
            self.after(1..40, Step::Opened { node, epoch });
        }
    }

    fn opened(&mut self, node: usize, epoch: u64) {
        if self.nodes[node].epoch != epoch {
            return;
        }
        let game = self.store.game(&self.game).expect("it was begun").clone();
        let (room, outputs) = Room::open(game, self.now).expect("the terms are good");
        self.nodes[node].room = Some(room);
        self.nodes[node].opening = false;
        self.outputs(node, outputs);
        for input in std::mem::take(&mut self.nodes[node].inbox) {
            self.input(node, input);
        }
    }

    fn input(&mut self, node: usize, input: Input) {
        if !self.nodes[node].alive {
            return;
        }
        let Some(room) = &mut self.nodes[node].room else {
            // Only a client's wish opens a room; news of a game that nobody follows here can wait.
            if matches!(input, Input::Request { .. }) {
                self.nodes[node].inbox.push(input);
                self.open(node);
            }
            return;
        };
        let outputs = room.step(self.now, input);
        self.outputs(node, outputs);
    }

    fn outputs(&mut self, node: usize, outputs: Vec<Output>) {
        for output in outputs {
            let epoch = self.nodes[node].epoch;
            match output {
                Output::Write(commit) => {
                    let errand = Errand::Write(commit);
                    self.after(1..60, Step::Store { node, epoch, errand });
                }
                Output::Load { after } => {
                    let errand = Errand::Load(after);
                    self.after(1..60, Step::Store { node, epoch, errand });
                }
                Output::Send(connection, message) => {
                    self.transmit(|| Step::ToClient { connection, message: message.clone() });
                }
                Output::Broadcast(message) => {
                    let room = self.nodes[node].room.as_ref().expect("it has just spoken");
                    for connection in room.connections().collect::<Vec<_>>() {
                        self.transmit(|| Step::ToClient { connection, message: message.clone() });
                    }
                }
                Output::Here { side, here } => {
                    self.publish(node, || Input::Elsewhere { side, here });
                }
                Output::Alarm(at) => {
                    self.at(at, Step::Input { node, epoch, input: Input::Alarm });
                }
                Output::Close => self.throw_away(node),
            }
        }
    }

    /// Tells the other nodes. A bus that loses something says so in the end.
    fn publish(&mut self, from: usize, input: impl Fn() -> Input) {
        for node in (0..NODES).filter(|&node| node != from) {
            let epoch = self.nodes[node].epoch;
            if self.is_trouble(0.1) {
                self.after(1_000..5_000, Step::Input { node, epoch, input: Input::BusBroken });
            } else {
                self.after(1..50, Step::Input { node, epoch, input: input() });
            }
        }
    }

    fn errand(&mut self, node: usize, epoch: u64, errand: Errand) -> Result<(), String> {
        // What a node has sent is done even if the node has died since; or the store fails before or after it.
        let (fails_before, fails_after) = (self.is_trouble(0.01), self.is_trouble(0.01));
        let mut input = Input::StoreFailed;
        if !fails_before {
            input = match errand {
                Errand::Write(commit) => {
                    let answer = self.store.commit(&commit)?;
                    self.summary.stale += u64::from(answer == gipfel_store::CommitAnswer::Stale);
                    // Time may end a game at any moment: everybody gets the time to hear of it.
                    self.end = self.end.max(self.now + 2 * REFRESH);
                    let version = commit.expected + commit.events.len() as Version;
                    if answer == gipfel_store::CommitAnswer::Done {
                        self.publish(node, || Input::News(version));
                    }
                    Input::Written(answer)
                }
                Errand::Load(after) => Input::Loaded(self.store.events_after(&self.game, after)),
            };
        }
        if fails_before || fails_after {
            self.summary.failures += 1;
            input = Input::StoreFailed;
        }
        self.after(1..40, Step::Input { node, epoch, input });
        Ok(())
    }
}

fn new_game(random: &mut Xoshiro256PlusPlus) -> (GameHead, Option<String>) {
    let clocks = [
        ClockTerms::Fischer { initial: 40_000, increment: 1_000 },
        ClockTerms::Fischer { initial: 600_000, increment: 0 },
        ClockTerms::Delay { initial: 20_000, delay: 2_000 },
        ClockTerms::Days { days: 1 },
        ClockTerms::None,
    ];
    let games = [
        ("gipf", "basic", None),
        ("gipf", "tournament", None),
        ("yinsh", "blitz", None),
        ("dvonn", "standard", None),
        ("tzaar", "standard", None),
        ("zertz", "standard", None),
        ("punct", "standard", None),
        ("gipf+", "basic", Some("T:coin Z:die D:die Y:coin U:die")),
        ("gipf+", "tournament", Some("T:tzaar Z:gipf-basic D:dvonn Y:die U:agreed")),
    ];
    let (game, variant, links) = *games.choose(random).expect("there are some");
    let game = GameKind::from_word(game).expect("a game");
    let start = game.start(variant).expect("a variant").to_string();
    let links = links.map(|links| {
        let always = random.random_bool(0.5);
        let contests = if always { ContestTerms::Always } else { ContestTerms::Challenged };
        LinkTerms { links: links.to_owned(), contests, limit: None }
    });
    let secret = links.is_some().then(|| format!("{:064x}", random.next_u64()));
    let terms = Terms {
        start,
        links,
        clock: *clocks.choose(random).expect("there are some"),
        rated: false,
        side: SideChoice::Any,
    };
    let seat = |name: &str| Seat {
        person: Somebody {
            id: PersonId::new(name).expect("an id"),
            kind: PersonKind::Guest,
            name: None,
        },
        rating: None,
        level: None,
    };
    let commitment = secret.as_deref().map(commitment);
    let id = GameId::new("game").expect("an id");
    (GameHead { id, terms, seats: [seat("w"), seat("b")], at: 0, commitment }, secret)
}
