//! Invitations: made, listed, accepted.

use gipfel_live::commitment;
use gipfel_store::{Accepted, NewInvitation, Rating, StoreError};
use gipfel_wire::limits::MAX_INVITATIONS;
use gipfel_wire::{
    Audience, GameHead, GameId, Invitation, InvitationId, Message, MessageId, Person, PersonId,
    PersonKind, Problem, RatingView, Seat, SideChoice, Start, Terms,
};
use rand::Rng as _;

use super::dispatch::{Followed, done};
use super::{COMPUTER, Caller, News, Node, fresh, random_id};
use crate::rating::aged;
use crate::room::begin;

const MINUTE: i64 = 60 * 1000;
const DAY: i64 = 24 * 60 * MINUTE;
/// How long somebody waits for whoever comes, in a live game.
const WAIT: i64 = 30 * MINUTE;
/// How long an invitation for somebody in particular is open, or one to a game that takes days.
const STAY: i64 = 14 * DAY;
/// Invitations in a list.
const LISTED: u32 = 500;

/// A rating as it is shown.
pub(crate) const fn shown(rating: Rating) -> RatingView {
    let Rating { rating, deviation, games, .. } = rating;
    RatingView { rating, deviation, games }
}

/// A store that does not answer is a server that cannot do it now. The client is told nothing final: it may try again.
#[expect(clippy::needless_pass_by_value, reason = "what a failed answer is turned into")]
pub(crate) fn unavailable(error: StoreError) -> Problem {
    tracing::error!(%error, "the store did not answer");
    Problem::Unavailable
}

impl Node {
    /// The open invitations that somebody may see: those in the lobby, his own, and those for him.
    pub(crate) async fn lobby(&self, me: &PersonId) -> Result<Vec<Invitation>, Problem> {
        let now = self.time.now();
        let open = self.store.open_invitations(None, now, LISTED).await.map_err(unavailable)?;
        let mut seen = Vec::new();
        for mut invitation in open {
            if is_for(&invitation, me) {
                self.show_rating(&mut invitation).await?;
                seen.push(invitation);
            }
        }
        Ok(seen)
    }

    /// An invitation, with the rating of the one who invites.
    pub(crate) async fn invitation(
        &self,
        id: &InvitationId,
    ) -> Result<Option<Invitation>, Problem> {
        let found = self.store.invitation(id, self.time.now()).await.map_err(unavailable)?;
        let Some(mut invitation) = found else { return Ok(None) };
        self.show_rating(&mut invitation).await?;
        Ok(Some(invitation))
    }

    async fn show_rating(&self, invitation: &mut Invitation) -> Result<(), Problem> {
        if let Ok(start) = invitation.terms.start() {
            let person = &invitation.by.id;
            invitation.rating = self.rating(person, &start, &invitation.terms).await?;
        }
        Ok(())
    }

    /// The rating of somebody for games on such terms, as it is today.
    pub(super) async fn rating(
        &self,
        person: &PersonId,
        start: &Start,
        terms: &Terms,
    ) -> Result<Option<RatingView>, Problem> {
        let (game, speed) = (start.game().word(), terms.clock.speed());
        let rating = self.store.rating(person, game, speed).await.map_err(unavailable)?;
        Ok(rating.map(|rating| shown(aged(rating, self.time.now()))))
    }

    pub(super) async fn invite(
        &self,
        caller: &Caller,
        followed: &mut Followed,
        id: MessageId,
        to: Audience,
        terms: Terms,
    ) -> Message {
        match self.try_invite(caller, followed, &id, to, terms).await {
            Ok((invitation, game)) => {
                Message::Done { id, version: None, invitation: Some(invitation), game }
            }
            Err(problem) => Message::Refused { id, problem },
        }
    }

    async fn try_invite(
        &self,
        caller: &Caller,
        followed: &mut Followed,
        cause: &MessageId,
        to: Audience,
        terms: Terms,
    ) -> Result<(InvitationId, Option<GameId>), Problem> {
        let me = &caller.person;
        let start = check_terms(&terms)?;
        check_rated(&terms, me)?;
        match &to {
            Audience::Person { person } if *person == me.id => return Err(Problem::Own),
            Audience::Person { person } => {
                let found = self.store.person(person).await.map_err(unavailable)?;
                let found = found.ok_or(Problem::NotFound)?.person;
                let asked =
                    matches!(found.kind, PersonKind::Guest | PersonKind::Account | PersonKind::Bot);
                if !asked {
                    return Err(Problem::NotFound);
                }
                check_rated(&terms, &found)?;
                self.check_blocks(&me.id, person).await?;
            }
            Audience::Computer { level } => {
                if terms.rated {
                    let text = "games against the computer are not rated".to_owned();
                    return Err(Problem::Terms { text });
                }
                gipfel_engine::Level::new(*level).ok_or(Problem::NotFound)?;
            }
            Audience::Anyone | Audience::Link | Audience::Pairing => {}
        }
        let now = self.time.now();
        let own = self.store.open_invitations(Some(&me.id), now, LISTED).await;
        let own = own.map_err(unavailable)?.into_iter().filter(|open| open.by.id == me.id).count();
        let waits = matches!(to, Audience::Anyone | Audience::Pairing) && terms.clock.is_live();
        let new = NewInvitation {
            id: InvitationId::new(random_id()).expect("letters and digits"),
            owner: me.id.clone(),
            cause: cause.clone(),
            to: to.clone(),
            terms,
            at: now,
            expires_at: now + if waits { WAIT } else { STAY },
        };
        if own >= MAX_INVITATIONS {
            return Err(Problem::TooMany);
        }
        let id = self.store.invite(&new).await.map_err(unavailable)?;
        if waits && id == new.id {
            followed.invitations.insert(id.clone());
        }
        if let Audience::Computer { level } = to {
            let opponent = Seat { person: computer(), rating: None, level: Some(level) };
            let invitation = self
                .store
                .invitation(&id, now)
                .await
                .map_err(unavailable)?
                .ok_or(Problem::Closed)?;
            return Ok((id, Some(self.begin(&invitation, &start, opponent).await?)));
        }
        self.publish(&News::Invited { invitation: id.clone() });
        if to == Audience::Pairing {
            self.pair().await;
        }
        Ok((id, None))
    }

    pub(super) async fn accept(
        &self,
        caller: &Caller,
        id: MessageId,
        invitation: InvitationId,
    ) -> Message {
        match self.try_accept(&caller.person, &invitation).await {
            Ok(game) => {
                let invitation = Some(invitation);
                Message::Done { id, version: None, invitation, game: Some(game) }
            }
            Err(problem) => Message::Refused { id, problem },
        }
    }

    async fn try_accept(&self, me: &Person, id: &InvitationId) -> Result<GameId, Problem> {
        let found = self.store.invitation(id, self.time.now()).await.map_err(unavailable)?;
        let invitation = found.ok_or(Problem::NotFound)?;
        if invitation.by.id == me.id {
            return Err(Problem::Own);
        }
        if let Some(game) = &invitation.game {
            // The same wish, sent again, or somebody who was too late.
            return self.own_game(&me.id, game).await;
        }
        let may = match &invitation.to {
            Audience::Anyone | Audience::Link => true,
            Audience::Person { person } => *person == me.id,
            Audience::Pairing | Audience::Computer { .. } => false,
        };
        if !may {
            return Err(Problem::NotAllowed);
        }
        if !invitation.open {
            return Err(Problem::Closed);
        }
        self.check_blocks(&me.id, &invitation.by.id).await?;
        check_rated(&invitation.terms, me)?;
        let start = check_terms(&invitation.terms)?;
        let rating = self.rating(&me.id, &start, &invitation.terms).await?;
        let seat = Seat { person: me.clone(), rating, level: None };
        let game = self.begin(&invitation, &start, seat).await?;
        self.own_game(&me.id, &game).await
    }

    /// A game that somebody plays in; for everybody else the invitation is closed.
    async fn own_game(&self, me: &PersonId, game: &GameId) -> Result<GameId, Problem> {
        let stored = self.store.game(game).await.map_err(unavailable)?.ok_or(Problem::Closed)?;
        let plays = stored.head.seats.iter().any(|seat| seat.person.id == *me);
        if plays { Ok(game.clone()) } else { Err(Problem::Closed) }
    }

    /// Begins the game of an invitation, unless somebody else has. Returns the game that came of it.
    async fn begin(
        &self,
        invitation: &Invitation,
        start: &Start,
        opponent: Seat,
    ) -> Result<GameId, Problem> {
        let rating = self.rating(&invitation.by.id, start, &invitation.terms).await?;
        let owner = Seat { person: invitation.by.clone(), rating, level: None };
        let new = self.new_game(invitation.terms.clone(), start, owner, opponent)?;
        let accepted = self.store.accept_invitation(&invitation.id, &new).await;
        match accepted.map_err(unavailable)? {
            Accepted::Begun => {
                self.closed(invitation);
                self.started(&new.head);
                Ok(new.head.id)
            }
            Accepted::Before(game) => Ok(game),
            Accepted::Closed => Err(Problem::Closed),
        }
    }

    /// The beginning of a game on agreed terms. The sides are those that the first player wants.
    pub(super) fn new_game(
        &self,
        terms: Terms,
        start: &Start,
        first: Seat,
        second: Seat,
    ) -> Result<gipfel_store::NewGame, Problem> {
        let white = match terms.side {
            SideChoice::White => true,
            SideChoice::Black => false,
            SideChoice::Any => rand::rng().next_u64() & 1 == 0,
        };
        let seats = if white { [first, second] } else { [second, first] };
        let fresh = fresh();
        let secret = start.needs_chance().then_some(fresh.secret);
        let commitment = secret.as_deref().map(commitment);
        let at = self.time.now();
        let head = GameHead { id: fresh.game, terms, seats, at, commitment };
        begin(head, secret).map_err(|error| Problem::Terms { text: error.to_string() })
    }

    pub(super) async fn close_invitation(
        &self,
        me: &PersonId,
        id: MessageId,
        invitation: InvitationId,
    ) -> Message {
        let found = match self.store.invitation(&invitation, self.time.now()).await {
            Ok(Some(found)) => found,
            Ok(None) => return Message::Refused { id, problem: Problem::NotFound },
            Err(error) => return Message::Refused { id, problem: unavailable(error) },
        };
        let may =
            found.by.id == *me || matches!(&found.to, Audience::Person { person } if person == me);
        if !may {
            return Message::Refused { id, problem: Problem::NotAllowed };
        }
        match self.store.close_invitation(&invitation, me).await {
            Ok(true) => {
                self.closed(&found);
                done(id)
            }
            // It was closed before, by the same wish or otherwise; or a game has come of it.
            Ok(false) if found.game.is_some() => Message::Refused { id, problem: Problem::Closed },
            Ok(false) => done(id),
            Err(error) => Message::Refused { id, problem: unavailable(error) },
        }
    }

    /// Withdraws an invitation whose owner has left.
    pub(super) async fn withdraw(&self, me: &PersonId, id: InvitationId) {
        if let Ok(true) = self.store.close_invitation(&id, me).await {
            self.publish(&News::Closed { invitation: id, owner: me.clone(), person: None });
        }
    }

    /// Tells everybody that an invitation is open no more.
    pub(super) fn closed(&self, invitation: &Invitation) {
        let person = match &invitation.to {
            Audience::Person { person } => Some(person.clone()),
            _ => None,
        };
        let (invitation, owner) = (invitation.id.clone(), invitation.by.id.clone());
        self.publish(&News::Closed { invitation, owner, person });
    }

    async fn check_blocks(&self, one: &PersonId, other: &PersonId) -> Result<(), Problem> {
        let blocked = self.store.is_blocked(one, other).await.map_err(unavailable)?;
        if blocked { Err(Problem::Blocked) } else { Ok(()) }
    }

    /// Tells those who may see a new invitation.
    pub(super) async fn tell_invited(self, id: InvitationId) {
        let Ok(Some(invitation)) = self.invitation(&id).await else { return };
        if !invitation.open {
            return;
        }
        let (owner, to) = (invitation.by.id.clone(), invitation.to.clone());
        let message = Message::Invited { invitation: Box::new(invitation) };
        match to {
            Audience::Anyone => self.connections.tell_lobby(&message),
            Audience::Person { person } => {
                self.connections.tell_person(&person, &message);
                self.connections.tell_person(&owner, &message);
            }
            Audience::Link | Audience::Pairing | Audience::Computer { .. } => {
                self.connections.tell_person(&owner, &message);
            }
        }
    }
}

fn computer() -> Person {
    let id = PersonId::new(COMPUTER).expect("a plain word");
    Person { id, kind: PersonKind::Computer, name: None }
}

/// Whether somebody may see an invitation in a list.
fn is_for(invitation: &Invitation, me: &PersonId) -> bool {
    let own = invitation.by.id == *me;
    match &invitation.to {
        Audience::Anyone => true,
        Audience::Person { person } => own || person == me,
        Audience::Link | Audience::Pairing | Audience::Computer { .. } => own,
    }
}

fn check_terms(terms: &Terms) -> Result<Start, Problem> {
    terms.start().map_err(|error| Problem::Terms { text: error.to_string() })
}

/// Only those who can be found again have ratings.
fn check_rated(terms: &Terms, person: &Person) -> Result<(), Problem> {
    let named = matches!(person.kind, PersonKind::Account | PersonKind::Bot);
    if terms.rated && !named { Err(Problem::NotAllowed) } else { Ok(()) }
}
