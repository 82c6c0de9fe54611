//! What a turn of TZAAR is good for.

use gipfel_rules::tzaar::{Action, ActionKind, PieceKind, Position, Space};
use gipfel_rules::{Color, Member as _};

use crate::Attempt;
use crate::idea::{IdeaKind, ideas};

ideas! { IDEAS:
    /// Takes the last stack of a kind.
    WINS_KIND "wins-kind",
    /// Leaves the opponent without a capture.
    WINS_STILL "wins-still",
    /// Places a piece away from others of its kind.
    PLACES_APART "places-apart",
    /// Places a piece beside others of its kind.
    PLACES_BESIDE "places-beside",
    /// Takes from the kind of which the opponent has the fewest.
    TAKES_SCARCE "takes-scarce",
    /// Captures and makes a stack.
    GROWS "grows",
    /// Captures.
    STRIKES "strikes",
    /// Makes a stack.
    STACKS "stacks",
    /// Passes instead of a second move.
    PASSES_SECOND "passes-second",
}

pub(super) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    let (Some(before), Some(after)) =
        (Position::of(attempt.before()), Position::of(attempt.after()))
    else {
        return (IdeaKind::PASSES_SECOND, 0);
    };
    let opponent = attempt.mover().other();
    if attempt.wins() {
        let kind = match after.lacks(opponent) {
            Some(_) => IdeaKind::WINS_KIND,
            None => IdeaKind::WINS_STILL,
        };
        return (kind, 0);
    }
    let main = attempt.main_action().and_then(|action| Action::try_from(action).ok());
    if let Some(ActionKind::Place { kind, space }) = main.map(Action::kind) {
        return (placing(before, attempt.mover(), kind, space), 0);
    }
    let deeds = attempt.deeds();
    let (struck, made) = (deeds.get("strikes"), deeds.get("stacks"));
    if let Some(left) = scarce_loss(before, after, opponent) {
        return (IdeaKind::TAKES_SCARCE, left);
    }
    match (struck, made) {
        (0, 0) => (IdeaKind::PASSES_SECOND, 0),
        (0, _) => (IdeaKind::STACKS, made),
        (_, 0) => (IdeaKind::STRIKES, struck),
        _ => (IdeaKind::GROWS, made),
    }
}

fn placing(before: &Position, mover: Color, kind: PieceKind, space: Space) -> IdeaKind {
    let beside = before.of_kind(mover, kind).iter().any(|own| own.neighbors().contains(space));
    if beside { IdeaKind::PLACES_BESIDE } else { IdeaKind::PLACES_APART }
}

/// How many are left of the opponent's scarcest kind, if it has got scarcer.
fn scarce_loss(before: &Position, after: &Position, opponent: Color) -> Option<u32> {
    let count = |position: &Position, kind| position.of_kind(opponent, kind).len() as u32;
    let scarcest = PieceKind::ALL.into_iter().min_by_key(|kind| count(before, *kind))?;
    let left = count(after, scarcest);
    (left < count(before, scarcest)).then_some(left)
}
