//! What a request does in a game.

use gipfel_live::{CLAIM_AFTER, Fold};
use gipfel_rules::Cause;
use gipfel_store::{Commit, JobKind, NewGame, NewJob};
use gipfel_wire::limits::{
    CHAT_LINES, CHAT_SPAN, MAX_CHAT, MAX_EVENTS, MAX_TURN, MAX_TURNS, NONCE,
};
use gipfel_wire::{
    Claim, Event, EventBody, GameHead, GameId, GameResult, MessageId, OverReason, Problem, Request,
    RequestBody, Side, TermsError, Version, line,
};

use super::judge_offer::{agree, offer, refuse};
use super::stored::standing;

/// What a request meets with, besides the state of the game.
#[derive(Clone, Debug)]
pub struct Circumstances {
    /// The moment it came.
    pub now: i64,
    /// Since when White and Black are away, if they are.
    pub away_since: [Option<i64>; 2],
    /// What a rematch would be made of.
    pub fresh: Fresh,
}

/// What nobody has seen before: chance comes from outside.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fresh {
    /// The id of a new game.
    pub game: GameId,
    /// A secret for its dice.
    pub secret: String,
}

/// What becomes of a request.
#[derive(Clone, Debug)]
pub enum Verdict {
    /// It took effect before.
    Already(Version),
    /// It has no effect.
    Refuse(Problem),
    /// It has an effect, once this is written.
    Write(Box<Commit>),
    /// Something else happens because of it (the time was up), and it is refused once that is written.
    WriteAndRefuse(Box<Commit>, Problem),
}

/// What a request becomes: events without numbers yet, and a game.
pub(super) struct Effect {
    pub(super) bodies: Vec<EventBody>,
    pub(super) rematch: Option<NewGame>,
}

impl From<EventBody> for Effect {
    fn from(body: EventBody) -> Effect {
        Effect { bodies: vec![body], rematch: None }
    }
}

/// The beginning of a game.
pub fn begin(head: GameHead, secret: Option<String>) -> Result<NewGame, TermsError> {
    let state = Fold::new(head.clone(), secret.clone())?;
    Ok(NewGame { head, secret, standing: standing(&state), jobs: jobs(&state) })
}

/// What a request of a player does. Requests that only ask for something are not for this.
pub fn judge(state: &Fold, side: Side, request: &Request, around: &Circumstances) -> Verdict {
    if let Some(version) = state.effect_of(side, &request.id) {
        return Verdict::Already(version);
    }
    if let (Some(unplayable), None) = (state.unplayable(), state.over()) {
        if !matches!(request.body, RequestBody::Abort { .. }) {
            return Verdict::Refuse(unplayable.clone().into());
        }
        // Nobody can win it any more, so that either of the two can end it.
        let effect = over(state, GameResult::None, OverReason::Aborted).into();
        let author = Some((side, &request.id));
        return Verdict::Write(Box::new(commit(state, author, effect, around.now)));
    }
    if let Some(commit) = judge_time(state, around.now) {
        return Verdict::WriteAndRefuse(Box::new(commit), Problem::Over);
    }
    let author = Some((side, &request.id));
    match effect(state, side, &request.body, around) {
        Ok(effect) => Verdict::Write(Box::new(commit(state, author, effect, around.now))),
        Err(Problem::TimeUp) => {
            let effect = time_is_up(state, side).into();
            let commit = commit(state, None, effect, around.now);
            Verdict::WriteAndRefuse(Box::new(commit), Problem::TimeUp)
        }
        Err(problem) => Verdict::Refuse(problem),
    }
}

/// What time does to a game by itself, if its time has come.
pub fn judge_time(state: &Fold, now: i64) -> Option<Commit> {
    let side = state.decider()?;
    if now < state.deadline()? {
        return None;
    }
    Some(commit(state, None, time_is_up(state, side).into(), now))
}

/// Ends a game without a result, if it is not over.
pub fn close(state: &Fold, reason: OverReason, now: i64) -> Option<Commit> {
    still_on(state).ok()?;
    Some(commit(state, None, over(state, GameResult::None, reason).into(), now))
}

fn time_is_up(state: &Fold, side: Side) -> EventBody {
    let live = state.head().terms.clock.is_live();
    let (result, reason) = if live && !state.clock().has_begun() {
        (GameResult::None, OverReason::Aborted)
    } else {
        (win(side.other()), OverReason::Time)
    };
    over(state, result, reason)
}

pub(super) const fn win(side: Side) -> GameResult {
    match side {
        Side::White => GameResult::White,
        Side::Black => GameResult::Black,
    }
}

pub(super) fn over(state: &Fold, result: GameResult, reason: OverReason) -> EventBody {
    EventBody::Over { result, reason, reveal: state.reveal() }
}

fn effect(
    state: &Fold,
    side: Side,
    body: &RequestBody,
    around: &Circumstances,
) -> Result<Effect, Problem> {
    let only_turns = state.version() >= MAX_EVENTS;
    if only_turns && !matches!(body, RequestBody::Turn { .. } | RequestBody::Resign { .. }) {
        return Err(Problem::Full);
    }
    let now = state.moment(around.now);
    match body {
        RequestBody::Turn { number, text, thought, seen, .. } => {
            // What is refused must stay refused, also when a copy of it comes late and would fit by then.
            let number = if state.is_unchanged_since(*seen) { *number } else { 0 };
            turn(state, side, number, text, *thought, now)
        }
        RequestBody::Offer { offer: what, seen, .. } => {
            if !state.is_unchanged_since(*seen) {
                return Err(Problem::NoOffer);
            }
            offer(state, side, *what, around)
        }
        RequestBody::Agree { offer: what, seen, .. } => {
            if !state.offered_by(side.other(), *what, *seen) {
                return Err(Problem::NotOffered);
            }
            agree(state, side, *what, around)
        }
        RequestBody::Refuse { offer: what, seen, .. } => refuse(state, *what, *seen),
        RequestBody::Resign { .. } => {
            still_on(state)?;
            // What has not begun cannot be lost.
            let lost = (win(side.other()), OverReason::Resigned);
            let aborted = (GameResult::None, OverReason::Aborted);
            let (result, reason) = if state.clock().has_begun() { lost } else { aborted };
            Ok(over(state, result, reason).into())
        }
        RequestBody::Abort { .. } => {
            still_on(state)?;
            if state.clock().has_begun() {
                return Err(Problem::HasBegun);
            }
            Ok(over(state, GameResult::None, OverReason::Aborted).into())
        }
        RequestBody::Claim { claim, .. } => {
            still_on(state)?;
            let live = state.head().terms.clock.is_live() && state.clock().has_begun();
            let away = around.away_since[side.other().index()];
            if !live || away.is_none_or(|since| around.now - since < CLAIM_AFTER) {
                return Err(Problem::NotAway);
            }
            let result = match claim {
                Claim::Win => win(side),
                Claim::Draw => GameResult::Draw,
            };
            Ok(over(state, result, OverReason::Left).into())
        }
        RequestBody::Nonce { nonce, .. } => add_nonce(state, side, nonce),
        RequestBody::Say { text, .. } => say(state, side, text, now),
        _ => Err(Problem::NotAllowed),
    }
}

pub(super) fn still_on(state: &Fold) -> Result<(), Problem> {
    if state.over().is_some() { Err(Problem::Over) } else { Ok(()) }
}

fn turn(
    state: &Fold,
    side: Side,
    number: u32,
    text: &str,
    thought: Option<u32>,
    at: i64,
) -> Result<Effect, Problem> {
    still_on(state)?;
    let next = u32::try_from(state.board().turns().len()).unwrap_or(u32::MAX).saturating_add(1);
    if number != next {
        return Err(Problem::OtherTurn { next });
    }
    if state.decider() != Some(side) {
        return Err(Problem::NotYourTurn);
    }
    if text.len() > MAX_TURN {
        return Err(Problem::Illegal { text: format!("a turn has at most {MAX_TURN} bytes") });
    }
    let charge = state.clock().charge(side, at, thought).ok_or(Problem::TimeUp)?;
    let mut board = state.board().clone();
    let played = board.play(text).map_err(|error| Problem::Illegal { text: error.to_string() })?;
    let mut bodies = vec![EventBody::Turn {
        number,
        text: played.text.clone(),
        spent: charge.spent,
        lag: charge.lag,
        left: charge.left,
        roll: played.roll,
    }];
    let too_long = (next >= MAX_TURNS).then_some((GameResult::Draw, OverReason::TooLong));
    let ended = board.end().map(|end| {
        let reason = match end.cause {
            Cause::Repetition => OverReason::Repetition,
            _ => OverReason::Rules,
        };
        (end.outcome.map_or(GameResult::Draw, GameResult::from), reason)
    });
    if let Some((result, reason)) = ended.or(too_long) {
        bodies.push(over(state, result, reason));
    }
    Ok(Effect { bodies, rematch: None })
}

fn add_nonce(state: &Fold, side: Side, nonce: &str) -> Result<Effect, Problem> {
    still_on(state)?;
    let fits = NONCE.contains(&nonce.len()) && nonce.bytes().all(|byte| byte.is_ascii_hexdigit());
    // What has fallen came from the seed as it was.
    let fallen = state.board().turns().iter().any(|turn| turn.roll.is_some());
    let wanted = state.head().commitment.is_some() && state.nonce(side).is_none() && !fallen;
    if !fits || !wanted || state.has_played(side) {
        return Err(Problem::Nonce);
    }
    Ok(EventBody::Nonce { nonce: nonce.to_owned() }.into())
}

fn say(state: &Fold, side: Side, text: &str, at: i64) -> Result<Effect, Problem> {
    let text = line(text, MAX_CHAT).map_err(|_| Problem::ChatLength)?;
    let recent = state.said(side).iter().filter(|&&said| said > at - CHAT_SPAN);
    if recent.clone().count() >= CHAT_LINES {
        let first = recent.min().copied().unwrap_or(at);
        return Err(Problem::TooFast { wait: first + CHAT_SPAN - at });
    }
    Ok(EventBody::Said { text }.into())
}

/// The events with their numbers, and what else is to be written with them.
fn commit(state: &Fold, author: Option<(Side, &MessageId)>, effect: Effect, now: i64) -> Commit {
    let at = state.moment(now);
    let number = |(version, body): (Version, EventBody)| {
        // Nobody ends a game by playing a turn: the rules do.
        let (by, cause) = (author.map(|(side, _)| side), author.map(|(_, id)| id.clone()));
        Event { version, at, by, cause, body }
    };
    let events: Vec<Event> = (state.version() + 1..).zip(effect.bodies).map(number).collect();
    let mut next = state.clone();
    for event in &events {
        next.apply(event);
    }
    Commit {
        game: state.head().id.clone(),
        expected: state.version(),
        events,
        standing: standing(&next),
        rematch: effect.rematch,
        jobs: jobs(&next),
    }
}

/// The work that a state makes: a turn of the computer, or ratings to change. The same state always makes the same.
fn jobs(state: &Fold) -> Vec<NewJob> {
    let id = &state.head().id;
    let decider = state.decider().filter(|&side| state.is_computer(side));
    let turn = decider.map(|_| NewJob {
        // Numbers of turns come again after a takeback, versions never.
        key: format!("turn/{id}/{}", state.version()),
        kind: JobKind::Turn,
        payload: id.to_string(),
    });
    let counts = |(result, ..): (GameResult, OverReason, i64)| result != GameResult::None;
    let rated = state.head().terms.rated && state.over().is_some_and(counts);
    let rating = rated.then(|| NewJob {
        key: format!("rating/{id}"),
        kind: JobKind::Rating,
        payload: id.to_string(),
    });
    turn.into_iter().chain(rating).collect()
}
