//! What must hold in the end.

use std::collections::BTreeMap;

use gipfel_live::{Fold, LAG_PER_TURN, commitment, seed};
use gipfel_wire::{ClockTerms, Event, EventBody, GameHead, MessageId, RequestBody, Side, Version};

use crate::world::World;

/// Checks a world that has come to rest.
pub(crate) fn check(world: &mut World) -> Result<(), String> {
    let game = world.store.game(&world.game).expect("it was begun").clone();
    let events = &game.events;
    numbers_have_no_gaps(events)?;
    requests_had_their_effect(world, events)?;
    let state = replayed(&game.head, game.secret.clone(), events)?;
    let texts: Vec<&str> = state.board().turns().iter().map(|turn| turn.text.as_str()).collect();
    if texts != world.store.turns(&world.game) {
        return Err("the turns that stand are not those of the log".to_owned());
    }
    clocks_add_up(&game.head, events)?;
    everybody_agrees(world, events, &state)?;
    dice_can_be_checked(&game.head, events)?;
    count(world, events);
    Ok(())
}

fn numbers_have_no_gaps(events: &[Event]) -> Result<(), String> {
    let in_order = (1..).zip(events).all(|(version, event): (Version, _)| event.version == version);
    let forward = events.is_sorted_by_key(|event| event.at);
    if in_order && forward { Ok(()) } else { Err("events are not in order".to_owned()) }
}

/// Every turn that was acknowledged is there once; nothing that was refused is there; nothing is there twice.
fn requests_had_their_effect(world: &World, events: &[Event]) -> Result<(), String> {
    let mut effects: BTreeMap<&MessageId, u32> = BTreeMap::new();
    for event in events {
        // The end that a turn brings has the same cause.
        let follows = matches!(event.body, EventBody::Over { .. })
            && event.version > 1
            && events[event.version as usize - 2].cause == event.cause;
        if let (Some(cause), false) = (&event.cause, follows && event.cause.is_some()) {
            *effects.entry(cause).or_default() += 1;
        }
    }
    if let Some((id, times)) = effects.iter().find(|(_, times)| **times > 1) {
        return Err(format!("{id} had its effect {times} times"));
    }
    for person in &world.people {
        if let Some(id) = person.done.iter().find(|id| !effects.contains_key(id)) {
            return Err(format!("{id} was acknowledged and is lost: {:?}", person.asked.get(id)));
        }
        for (id, problem) in &person.refused {
            // Whether the other is away is each node's own knowledge, so that one may say yes while another says no; and what
            // was said too fast may be said when a copy of it comes later.
            let by_time = matches!(
                person.asked.get(id),
                Some(RequestBody::Claim { .. } | RequestBody::Say { .. })
            );
            if effects.contains_key(id) && !by_time {
                return Err(format!("{id} was refused ({problem}) and has happened"));
            }
        }
        if person.client.waits() {
            return Err("somebody was never answered".to_owned());
        }
    }
    Ok(())
}

fn replayed(head: &GameHead, secret: Option<String>, events: &[Event]) -> Result<Fold, String> {
    let mut state = Fold::new(head.clone(), secret).map_err(|error| error.to_string())?;
    for event in events {
        if let (EventBody::Turn { .. }, decider) = (&event.body, state.decider())
            && (decider.is_none() || decider != event.by)
        {
            return Err(format!("event {} is a turn of the wrong player", event.version));
        }
        state.apply(event);
    }
    Ok(state)
}

/// Computes all clocks a second time, from the moments alone.
fn clocks_add_up(head: &GameHead, events: &[Event]) -> Result<(), String> {
    let clock = head.terms.clock;
    let Some(initial) = clock.initial() else { return Ok(()) };
    let mut left = [initial; 2];
    let mut played = [false; 2];
    let mut since = head.at;
    for event in events {
        let fault = |what: &str| Err(format!("event {}: {what}: {event:?}", event.version));
        match &event.body {
            EventBody::Turn { spent, lag, left: after, .. } => {
                let side = event.by.map_or(0, Side::index);
                let elapsed = event.at - since;
                let free = clock.is_live() && !played[side];
                let (cost, added) = match clock {
                    _ if free => (0, 0),
                    ClockTerms::Fischer { increment, .. } => (elapsed - lag, i64::from(increment)),
                    ClockTerms::Delay { delay, .. } => {
                        ((elapsed - lag - i64::from(delay)).max(0), 0)
                    }
                    _ => (elapsed, initial - (left[side] - elapsed)),
                };
                if *spent != cost || cost >= left[side] || !(0..=LAG_PER_TURN).contains(lag) {
                    return fault("the cost is wrong");
                }
                left[side] += added - cost;
                if *after != Some(left[side]) {
                    return fault("what is left is wrong");
                }
                played[side] = true;
                since = event.at;
            }
            EventBody::TakenBack { .. } => since = event.at,
            EventBody::TimeAdded { to, millis } => left[to.index()] += millis,
            _ => {}
        }
    }
    Ok(())
}

fn everybody_agrees(world: &World, events: &[Event], state: &Fold) -> Result<(), String> {
    for (index, person) in world.people.iter().enumerate() {
        let known = person.client.game(&world.game).ok_or("a client does not know the game")?;
        if known.events() != events {
            let (has, all) = (known.version(), events.len());
            return Err(format!("client {index} knows {has} of {all} events"));
        }
        let clock = known.clock().ok_or("a client does not know the clocks")?;
        let expected = state.clock_view(clock.now);
        if clock != expected {
            return Err(format!("client {index} sees {clock:?} and not {expected:?}"));
        }
    }
    Ok(())
}

/// Whoever was there can check the dice afterwards.
fn dice_can_be_checked(head: &GameHead, events: &[Event]) -> Result<(), String> {
    let mut nonces = [String::new(), String::new()];
    for event in events {
        match (&event.body, event.by) {
            (EventBody::Nonce { nonce }, Some(side)) => nonces[side.index()].clone_from(nonce),
            (EventBody::Over { reveal, .. }, _) => {
                let hash = reveal.as_ref().map(|reveal| commitment(&reveal.secret));
                let [white, black] = &nonces;
                let same_seed = reveal.as_ref().is_none_or(|reveal| {
                    reveal.seed == seed(&reveal.secret, [white, black]).to_string()
                });
                if hash != head.commitment || !same_seed {
                    return Err("the dice are not those that were committed to".to_owned());
                }
            }
            _ => {}
        }
    }
    Ok(())
}

fn count(world: &mut World, events: &[Event]) {
    let summary = &mut world.summary;
    for event in events {
        match &event.body {
            EventBody::Turn { roll, .. } => {
                summary.turns += 1;
                summary.rolls += u64::from(roll.is_some());
            }
            EventBody::TakenBack { .. } => summary.takebacks += 1,
            EventBody::Over { .. } => summary.over += 1,
            _ => {}
        }
    }
    summary.rematches += world.store.games() as u64 - 1;
    summary.refused += world.people.iter().map(|person| person.refused.len() as u64).sum::<u64>();
}
