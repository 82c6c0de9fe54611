//! The fold of the events of a game.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use gipfel_wire::limits::CHAT_SPAN;
use gipfel_wire::{
    ClockView, Event, EventBody, GameHead, GameId, GameResult, MessageId, Offer, OverReason,
    PersonKind, Problem, Reveal, Side, TermsError, Version,
};
use thiserror::Error;

use crate::board::{Board, BoardError};
use crate::chance::seed;
use crate::clock::{Charge, Clock};

/// A game with all that has happened in it.
#[derive(Clone, Debug)]
pub struct Fold {
    head: GameHead,
    secret: Option<String>,
    version: Version,
    /// When the last event happened: none happens before it, however the clocks of nodes differ.
    last: i64,
    board: Board,
    clock: Clock,
    /// What each player offers, with the version in which he did.
    offers: [BTreeMap<Offer, Version>; 2],
    /// The version in which the board last changed, or the game ended.
    changed: Version,
    /// The offers of each player that were declined since the board last changed.
    declined: BTreeSet<(Side, Offer)>,
    /// What each request of a player has become.
    causes: BTreeMap<(Side, MessageId), Version>,
    nonces: [Option<String>; 2],
    /// Whether each has ever played a turn, also one that was taken back.
    played: [bool; 2],
    /// When each has last said something.
    said: [VecDeque<i64>; 2],
    over: Option<(GameResult, OverReason, i64)>,
    rematch: Option<GameId>,
    unplayable: Option<Unplayable>,
}

/// Why a stored game cannot go on: an event of it does not fit the rules, as after a bug was fixed or somebody changed the database.
/// The game stands as it was before the event.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("event {version} doesn't fit the rules: {reason}")]
pub struct Unplayable {
    /// The number of the event.
    pub version: Version,
    /// What is wrong with it.
    pub reason: String,
}

impl From<Unplayable> for Problem {
    fn from(Unplayable { version, reason }: Unplayable) -> Problem {
        Problem::Unplayable { version, text: reason }
    }
}

impl Fold {
    /// A game in which nothing has happened.
    pub fn new(head: GameHead, secret: Option<String>) -> Result<Fold, TermsError> {
        let start = head.terms.start()?;
        let dice = secret.as_deref().map_or(0, |secret| seed(secret, ["", ""]));
        Ok(Fold {
            board: Board::new(start, dice),
            clock: Clock::new(head.terms.clock, head.at),
            version: 0,
            last: head.at,
            offers: Default::default(),
            changed: 0,
            declined: BTreeSet::new(),
            causes: BTreeMap::new(),
            nonces: Default::default(),
            played: [false; 2],
            said: Default::default(),
            over: None,
            rematch: None,
            unplayable: None,
            head,
            secret,
        })
    }

    /// The events from here to a version cannot be read: the game cannot go on.
    pub fn break_off(&mut self, unplayable: Unplayable, last: Version) {
        self.unplayable.get_or_insert(unplayable);
        self.version = last;
    }

    /// No node was alive for a while: that is nobody's thinking time.
    pub fn skip(&mut self, began: i64, ended: i64) {
        self.clock.skip(began, ended);
    }

    /// Why the game cannot go on, if it cannot.
    pub fn unplayable(&self) -> Option<&Unplayable> {
        self.unplayable.as_ref()
    }

    /// What does not change.
    pub fn head(&self) -> &GameHead {
        &self.head
    }

    /// The number of the last event.
    pub fn version(&self) -> Version {
        self.version
    }

    /// The game on the board.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The clocks.
    pub fn clock(&self) -> &Clock {
        &self.clock
    }

    /// How, why and when the game ended.
    pub fn over(&self) -> Option<(GameResult, OverReason, i64)> {
        self.over
    }

    /// Who has to decide; nobody when the game is over or cannot go on.
    pub fn decider(&self) -> Option<Side> {
        let on = self.over.is_none() && self.unplayable.is_none();
        on.then(|| self.board.decider())
    }

    /// When time ends the game if nothing happens.
    pub fn deadline(&self) -> Option<i64> {
        self.clock.deadline(self.decider()?)
    }

    /// The clocks as they are shown.
    pub fn clock_view(&self, now: i64) -> ClockView {
        self.clock.view(self.decider(), self.version, now)
    }

    /// The version in which a request took effect, if it did.
    pub fn effect_of(&self, side: Side, id: &MessageId) -> Option<Version> {
        self.causes.get(&(side, id.clone())).copied()
    }

    /// Whether a player offers something.
    pub fn offers(&self, side: Side, offer: Offer) -> bool {
        self.offers[side.index()].contains_key(&offer)
    }

    /// Whether somebody who saw a version saw a player offer something that he still offers.
    pub fn offered_by(&self, side: Side, offer: Offer, seen: Version) -> bool {
        self.offers[side.index()].get(&offer).is_some_and(|&version| version <= seen)
    }

    /// Whether the board is as it was in a version, and the game as much over.
    pub fn is_unchanged_since(&self, seen: Version) -> bool {
        self.changed <= seen
    }

    /// Whether an offer was declined and nothing was played or taken back since.
    pub fn was_declined(&self, side: Side, offer: Offer) -> bool {
        self.declined.contains(&(side, offer))
    }

    /// Whether a player has ever played a turn, also one that was taken back.
    pub fn has_played(&self, side: Side) -> bool {
        self.played[side.index()]
    }

    /// What a player has added to the dice.
    pub fn nonce(&self, side: Side) -> Option<&str> {
        self.nonces[side.index()].as_deref()
    }

    /// When each line of chat of a player was said that still counts.
    pub fn said(&self, side: Side) -> &VecDeque<i64> {
        &self.said[side.index()]
    }

    /// The game that the players have begun after this one.
    pub fn rematch(&self) -> Option<&GameId> {
        self.rematch.as_ref()
    }

    /// The moment of an event that happens now.
    pub fn moment(&self, now: i64) -> i64 {
        now.max(self.last)
    }

    /// Whether the computer of the server plays a side.
    pub fn is_computer(&self, side: Side) -> bool {
        self.head.seats[side.index()].person.kind == PersonKind::Computer
    }

    /// Where dice and coins come from, for the end of the game.
    pub fn reveal(&self) -> Option<Reveal> {
        let secret = self.secret.clone()?;
        let seed = self.seed(&secret).to_string();
        Some(Reveal { secret, seed })
    }

    fn seed(&self, secret: &str) -> u64 {
        seed(secret, Side::ALL.map(|side| self.nonce(side).unwrap_or_default()))
    }

    /// Takes in the next event. Events are those of the store, which were judged before they were written. One that does not fit
    /// all the same, and those behind it, change nothing but the version: the game is [`unplayable`](Fold::unplayable) and can
    /// only be ended.
    pub fn apply(&mut self, event: &Event) {
        self.version = event.version;
        self.last = event.at;
        if let (Some(side), Some(cause)) = (event.by, &event.cause) {
            self.causes.entry((side, cause.clone())).or_insert(event.version);
        }
        let ends = matches!(event.body, EventBody::Over { .. } | EventBody::Rematch { .. });
        if self.unplayable.is_some() && !ends {
            return;
        }
        if let Err(error) = self.change(event) {
            let (version, reason) = (event.version, error.to_string());
            self.unplayable = Some(Unplayable { version, reason });
        }
    }

    fn change(&mut self, event: &Event) -> Result<(), BoardError> {
        match &event.body {
            EventBody::Turn { text, spent, lag, left, roll, .. } => {
                let Some(side) = event.by else { return Ok(()) };
                self.board.play_told(text, *roll)?;
                let charge = Charge { spent: *spent, lag: *lag, left: *left };
                self.clock.turn(side, event.at, charge);
                self.played[side.index()] = true;
                self.changed = event.version;
                self.declined.clear();
                self.offers[side.other().index()].clear();
                self.offers[side.index()].remove(&Offer::Takeback);
            }
            EventBody::Offered { offer } => {
                let Some(side) = event.by else { return Ok(()) };
                self.offers[side.index()].insert(*offer, event.version);
            }
            EventBody::Declined { offer } => {
                for side in Side::ALL {
                    if self.offers[side.index()].remove(offer).is_some() {
                        self.declined.insert((side, *offer));
                    }
                }
            }
            EventBody::TakenBack { to } => {
                self.board.take_back_to(*to as usize)?;
                self.clock.restart(event.at);
                self.declined.clear();
                self.changed = event.version;
                self.offers = Default::default();
            }
            EventBody::TimeAdded { to, millis } => {
                self.clock.add(*to, *millis);
                self.offers[to.index()].remove(&Offer::MoreTime);
            }
            EventBody::Said { .. } => {
                let Some(side) = event.by else { return Ok(()) };
                let said = &mut self.said[side.index()];
                said.push_back(event.at);
                while said.front().is_some_and(|&at| at <= event.at - CHAT_SPAN) {
                    said.pop_front();
                }
            }
            EventBody::Nonce { nonce } => {
                let Some(side) = event.by else { return Ok(()) };
                self.nonces[side.index()] = Some(nonce.clone());
                if let Some(secret) = self.secret.clone() {
                    let seed = self.seed(&secret);
                    self.board.reseed(seed)?;
                }
            }
            EventBody::Over { result, reason, .. } => {
                if let (OverReason::Time, Some(loser)) = (reason, self.decider()) {
                    self.clock.empty(loser);
                }
                self.over = Some((*result, *reason, event.at));
                self.changed = event.version;
                self.offers = Default::default();
            }
            EventBody::Rematch { game } => {
                self.rematch = Some(game.clone());
                self.offers = Default::default();
            }
        }
        Ok(())
    }
}
