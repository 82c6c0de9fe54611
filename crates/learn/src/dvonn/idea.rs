//! What a turn of DVONN is good for.

use gipfel_rules::Member as _;
use gipfel_rules::dvonn::{Action, ActionKind, Position, Space, Stack};

use crate::Attempt;
use crate::idea::{IdeaKind, ideas};

ideas! { IDEAS:
    /// Ends the game with more pieces.
    WINS_STACKS "wins-stacks",
    /// No stack can move.
    PASSES_STACKS "passes-stacks",
    /// Places a DVONN piece.
    PLACES_DVONN "places-dvonn",
    /// Places a piece beside a DVONN piece.
    PLACES_NEAR "places-near",
    /// Places a piece on the edge, from where it can move at once.
    PLACES_EDGE "places-edge",
    /// Places a piece inside, where it waits.
    PLACES_INSIDE "places-inside",
    /// Takes away the contact of more of the opponent's pieces than of the mover's.
    CUTS_OFF "cuts-off",
    /// Gets a DVONN piece into a stack of the mover's.
    TAKES_DVONN "takes-dvonn",
    /// Takes a DVONN piece along to another place.
    CARRIES_DVONN "carries-dvonn",
    /// Covers a stack of the opponent's.
    COVERS "covers",
    /// Puts a stack of the mover's upon another.
    BUILDS "builds",
}

pub(super) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    if attempt.wins() {
        let after = Position::of(attempt.after());
        return (IdeaKind::WINS_STACKS, after.map_or(0, |after| after.score(attempt.mover())));
    }
    let action = attempt.main_action().and_then(|action| Action::try_from(action).ok());
    match (Position::of(attempt.before()), action.map(Action::kind)) {
        (Some(before), Some(ActionKind::Place(space))) => (placing(before, space), 0),
        (Some(before), Some(ActionKind::Move { from, to })) => moving(attempt, before, from, to),
        _ => (IdeaKind::PASSES_STACKS, 0),
    }
}

fn placing(before: &Position, space: Space) -> IdeaKind {
    if before.dvonn_hand() > 0 {
        return IdeaKind::PLACES_DVONN;
    }
    let near = before.dvonn().iter().any(|dvonn| dvonn.neighbors().contains(space));
    match (near, space.is_edge()) {
        (true, _) => IdeaKind::PLACES_NEAR,
        (false, true) => IdeaKind::PLACES_EDGE,
        (false, false) => IdeaKind::PLACES_INSIDE,
    }
}

fn moving(attempt: &Attempt, before: &Position, from: Space, to: Space) -> (IdeaKind, u32) {
    let has_dvonn = |space| before.stack(space).is_some_and(Stack::has_dvonn);
    let deeds = attempt.deeds();
    let (cut, covered) = (deeds.get("cuts"), deeds.get("covers"));
    if cut > deeds.get("loses") {
        return (IdeaKind::CUTS_OFF, cut);
    }
    if has_dvonn(to) && !before.controlled(attempt.mover()).contains(to) {
        return (IdeaKind::TAKES_DVONN, 0);
    }
    if covered > 0 {
        return (IdeaKind::COVERS, covered);
    }
    if has_dvonn(from) {
        return (IdeaKind::CARRIES_DVONN, 0);
    }
    let height =
        [from, to].iter().filter_map(|space| before.stack(*space)).map(Stack::height).sum::<u8>();
    (IdeaKind::BUILDS, height.into())
}
