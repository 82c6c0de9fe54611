//! Somebody at a screen: what he does is drawn by lot from what he sees.

use std::collections::{BTreeMap, BTreeSet};

use gipfel_client::random_turn;
use gipfel_live::{Client, Fold, Followed};
use gipfel_wire::{Claim, GameId, Message, MessageId, Offer, Problem, Request, RequestBody, Side};
use rand::seq::IndexedRandom;
use rand::{Rng, RngExt};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A player or a watcher with his client.
pub(crate) struct Person {
    pub(crate) side: Option<Side>,
    pub(crate) client: Client,
    name: String,
    lives: u32,
    /// What he knows, folded.
    state: Fold,
    beginning: Fold,
    /// When he saw that it is his turn.
    noticed: i64,
    /// All he has ever asked for.
    pub(crate) asked: BTreeMap<MessageId, RequestBody>,
    pub(crate) done: Vec<MessageId>,
    pub(crate) refused: Vec<(MessageId, Problem)>,
    bug: Option<Bug>,
    /// The requests that were sent, for a bug.
    sent: BTreeSet<MessageId>,
    /// The request that a bug made the client forget.
    forgotten: Option<MessageId>,
}

/// What a broken client does, once. The simulation has to find it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bug {
    /// It forgets a request instead of sending it again.
    DroppedResend,
    /// It takes events behind a gap as if there were none.
    AcceptedGap,
}

impl Person {
    pub(crate) fn new(name: &str, side: Option<Side>, beginning: Fold, bug: Option<Bug>) -> Person {
        Person {
            side,
            client: Client::new(format!("{name}-0")),
            name: name.to_owned(),
            lives: 0,
            state: beginning.clone(),
            beginning,
            noticed: 0,
            asked: BTreeMap::new(),
            done: Vec::new(),
            refused: Vec::new(),
            bug,
            sent: BTreeSet::new(),
            forgotten: None,
        }
    }

    /// His program is gone with all it knew; he starts it again.
    pub(crate) fn crash(&mut self) {
        self.note_answers();
        self.lives += 1;
        self.client = Client::new(format!("{}-{}", self.name, self.lives));
        self.state = self.beginning.clone();
    }

    /// The requests as they leave the client.
    pub(crate) fn sends(&mut self, mut requests: Vec<Request>) -> Vec<Request> {
        if self.bug == Some(Bug::DroppedResend) {
            requests.retain(|Request { id, .. }| {
                let again = !self.sent.insert(id.clone());
                let forgets = again && self.forgotten.is_none();
                if forgets {
                    self.forgotten = Some(id.clone());
                }
                self.forgotten.as_ref() != Some(id)
            });
        }
        requests
    }

    /// Something has come from a node.
    pub(crate) fn receive(&mut self, mut message: Message, now: i64) -> Vec<Request> {
        if let (Some(Bug::AcceptedGap), Message::News { game, events, .. }) =
            (self.bug, &mut message)
        {
            let known = self.client.game(game).map_or(0, Followed::version);
            if events.first().is_some_and(|event| event.version > known + 1) {
                self.bug = None;
                for (version, event) in (known + 1..).zip(events) {
                    event.version = version;
                }
            }
        }
        self.client.receive(message, now)
    }

    pub(crate) fn note_answers(&mut self) {
        for (id, answer) in self.client.take_answers() {
            match answer {
                Ok(()) => self.done.push(id),
                Err(problem) => self.refused.push((id, problem)),
            }
        }
    }

    /// Looks at the game, and perhaps does something.
    pub(crate) fn act(
        &mut self,
        game: &GameId,
        now: i64,
        random: &mut Xoshiro256PlusPlus,
    ) -> Vec<Request> {
        self.note_answers();
        let Some(side) = self.side else { return Vec::new() };
        let Some(known) = self.client.game(game) else { return Vec::new() };
        if known.head().is_none() || self.client.waits() {
            return Vec::new();
        }
        let folded = self.state.version();
        for event in known.events().iter().filter(|event| event.version > folded) {
            self.state.apply(event);
        }
        if self.state.version() > folded {
            self.noticed = now;
        }
        let Some(body) = self.wish(side, game, now, random) else { return Vec::new() };
        let (id, requests) = self.client.ask(body.clone(), now);
        self.asked.insert(id, body);
        requests
    }

    fn wish(
        &self,
        side: Side,
        game: &GameId,
        now: i64,
        random: &mut Xoshiro256PlusPlus,
    ) -> Option<RequestBody> {
        let (game, seen) = (game.clone(), self.state.version());
        let offers = [Offer::Draw, Offer::Takeback, Offer::MoreTime, Offer::Rematch];
        let offered = offers.into_iter().find(|&offer| self.state.offers(side.other(), offer));
        if let Some(offer) = offered
            && random.random_bool(0.4)
        {
            let agrees = offer != Offer::Draw || random.random_bool(0.1);
            return Some(if agrees {
                RequestBody::Agree { game, offer, seen }
            } else {
                RequestBody::Refuse { game, offer, seen }
            });
        }
        if self.state.over().is_some() {
            let rematch = RequestBody::Offer { game, offer: Offer::Rematch, seen };
            return random.random_bool(0.05).then_some(rematch);
        }
        let dice = self.state.head().commitment.is_some() && self.state.version() < 2;
        match random.random_range(0..1000) {
            0..150 if dice => {
                let nonce = format!("{:016x}{:016x}", random.next_u64(), random.next_u64());
                Some(RequestBody::Nonce { game, nonce })
            }
            0..3 => Some(RequestBody::Resign { game }),
            3..6 => Some(RequestBody::Abort { game }),
            6..20 => Some(RequestBody::Claim { game, claim: Claim::Draw }),
            20..50 => Some(RequestBody::Say { game, text: format!("hello at {now}") }),
            50..90 => {
                let offer = *offers[..3].choose(random).expect("there are some");
                Some(RequestBody::Offer { game, offer, seen })
            }
            // Out of turn, or nonsense.
            90..100 => Some(RequestBody::Turn {
                game,
                number: self.number() + random.random_range(0..2),
                text: "z9-z9".to_owned(),
                thought: None,
                seen,
            }),
            100..800 if self.state.decider() == Some(side) => {
                let thought = u32::try_from(now - self.noticed).ok();
                let thought = thought.filter(|_| random.random_bool(0.8));
                let text = random_turn(self.state.board(), random)?;
                Some(RequestBody::Turn { game, number: self.number(), text, thought, seen })
            }
            _ => None,
        }
    }

    /// The number of the next turn.
    fn number(&self) -> u32 {
        u32::try_from(self.state.board().turns().len()).unwrap_or(u32::MAX).saturating_add(1)
    }
}
