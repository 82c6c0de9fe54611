//! From a stored game to its fold, and from a fold to what is stored with it.

use gipfel_live::{Fold, Unplayable};
use gipfel_store::{Standing, StoredGame};
use gipfel_wire::TermsError;

/// A game as it is stored, folded, without the time in which no node was alive.
pub fn load(game: &StoredGame) -> Result<Fold, TermsError> {
    let mut fold = Fold::new(game.head.clone(), game.secret.clone())?;
    for event in &game.events {
        fold.apply(event);
    }
    if let Some(unreadable) = &game.unreadable {
        let (version, reason) = (unreadable.first, unreadable.reason.clone());
        fold.break_off(Unplayable { version, reason }, unreadable.last);
    }
    for outage in &game.outages {
        fold.skip(outage.began, outage.ended);
    }
    Ok(fold)
}

/// Where a game stands, for lists.
pub fn standing(fold: &Fold) -> Standing {
    Standing {
        turns: u32::try_from(fold.board().turns().len()).unwrap_or(u32::MAX),
        decider: fold.decider(),
        deadline: fold.deadline(),
        over: fold.over(),
    }
}
