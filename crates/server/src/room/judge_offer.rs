//! Offers and their answers.

use gipfel_live::{Fold, commitment};
use gipfel_wire::{EventBody, GameHead, GameResult, Offer, OverReason, Problem, Side, Version};

use super::judge::{Circumstances, Effect, begin, over, still_on};

/// Offers something. What the other offers already is agreed on with that; the computer agrees to what costs nobody
/// anything.
pub(super) fn offer(
    state: &Fold,
    side: Side,
    offer: Offer,
    around: &Circumstances,
) -> Result<Effect, Problem> {
    let other = side.other();
    possible(state, side, offer)?;
    if state.offers(other, offer) {
        return agree(state, side, offer, around);
    }
    if state.is_computer(other) {
        return match offer {
            Offer::Takeback | Offer::MoreTime if state.head().terms.rated => Err(Problem::NoOffer),
            Offer::Draw => Err(Problem::NoOffer),
            Offer::Takeback | Offer::MoreTime | Offer::Rematch => {
                granted(state, side, offer, around)
            }
        };
    }
    if state.offers(side, offer) || state.was_declined(side, offer) {
        return Err(Problem::NoOffer);
    }
    Ok(EventBody::Offered { offer }.into())
}

/// Accepts what the other offers.
pub(super) fn agree(
    state: &Fold,
    side: Side,
    offer: Offer,
    around: &Circumstances,
) -> Result<Effect, Problem> {
    let other = side.other();
    if !state.offers(other, offer) {
        return Err(Problem::NotOffered);
    }
    possible(state, other, offer)?;
    granted(state, other, offer, around)
}

/// Declines what the other offers, or withdraws one's own offer.
pub(super) fn refuse(state: &Fold, offer: Offer, seen: Version) -> Result<Effect, Problem> {
    if !Side::ALL.into_iter().any(|side| state.offered_by(side, offer, seen)) {
        return Err(Problem::NotOffered);
    }
    Ok(EventBody::Declined { offer }.into())
}

/// Whether something can be offered now.
fn possible(state: &Fold, side: Side, offer: Offer) -> Result<(), Problem> {
    match offer {
        Offer::Draw => still_on(state),
        Offer::Takeback => {
            still_on(state)?;
            takeback(state, side).map(|_| ()).ok_or(Problem::NoOffer)
        }
        Offer::MoreTime => {
            still_on(state)?;
            state.clock().more_time().map(|_| ()).ok_or(Problem::NoOffer)
        }
        Offer::Rematch => match (state.over(), state.rematch()) {
            (None, _) => Err(Problem::NotOver),
            (Some(_), None) => Ok(()),
            (Some(_), Some(_)) => Err(Problem::NoOffer),
        },
    }
}

/// How many turns stand when the last one of a player, and all behind it, are taken back. What dice have shown cannot be taken back:
/// they would show the same again.
fn takeback(state: &Fold, side: Side) -> Option<u32> {
    let turns = state.board().turns();
    let last = turns.iter().rposition(|turn| turn.by == side)?;
    let fallen = turns[last..].iter().any(|turn| turn.roll.is_some());
    if fallen { None } else { u32::try_from(last).ok() }
}

/// What happens when both agree on what a player has offered.
fn granted(
    state: &Fold,
    by: Side,
    offer: Offer,
    around: &Circumstances,
) -> Result<Effect, Problem> {
    Ok(match offer {
        Offer::Draw => over(state, GameResult::Draw, OverReason::Agreed).into(),
        Offer::Takeback => {
            EventBody::TakenBack { to: takeback(state, by).ok_or(Problem::NoOffer)? }.into()
        }
        Offer::MoreTime => {
            let millis = state.clock().more_time().ok_or(Problem::NoOffer)?;
            EventBody::TimeAdded { to: by, millis }.into()
        }
        Offer::Rematch => {
            let [white, black] = state.head().seats.clone();
            let fresh = &around.fresh;
            let secret = state.head().commitment.is_some().then(|| fresh.secret.clone());
            let head = GameHead {
                id: fresh.game.clone(),
                terms: state.head().terms.clone(),
                seats: [black, white],
                at: state.moment(around.now),
                commitment: secret.as_deref().map(commitment),
            };
            let rematch = begin(head, secret);
            let rematch = rematch.map_err(|error| Problem::Terms { text: error.to_string() })?;
            let bodies = vec![EventBody::Rematch { game: fresh.game.clone() }];
            Effect { bodies, rematch: Some(rematch) }
        }
    })
}
