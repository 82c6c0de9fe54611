//! What a turn of ZÈRTZ is good for.

use gipfel_rules::zertz::{Marble, Phase, Position};
use gipfel_rules::{Color, Member as _, Position as _, Tactics as _};

use crate::Attempt;
use crate::idea::{IdeaKind, ideas};

ideas! { IDEAS:
    /// Captures the marbles that win.
    WINS_MARBLES "wins-marbles",
    /// Takes the last rings.
    WINS_RINGS_ALL "wins-rings-all",
    /// Cuts marbles off.
    ISOLATES "isolates",
    /// Captures by jumping.
    JUMPS "jumps",
    /// Lets the opponent jump and takes back more.
    GIVES_TO_TAKE "gives-to-take",
    /// Lets the opponent jump.
    STEERS "steers",
    /// Is going to cut marbles off.
    THREATENS_CUT "threatens-cut",
    /// Leaves nothing to jump.
    PLACES_SAFE "places-safe",
    /// Has nothing to place.
    PASSES_EMPTY "passes-empty",
}

pub(super) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    let Some(after) = Position::of(attempt.after()) else { return (IdeaKind::PASSES_EMPTY, 0) };
    let mover = attempt.mover();
    if attempt.wins() {
        let kind = match after.has_won(mover) {
            true => IdeaKind::WINS_MARBLES,
            false => IdeaKind::WINS_RINGS_ALL,
        };
        return (kind, 0);
    }
    let deeds = attempt.deeds();
    match (deeds.get("isolates"), deeds.get("jumps")) {
        (0, 0) if attempt.texts() == ["pass"] => (IdeaKind::PASSES_EMPTY, 0),
        (0, 0) if after.phase() == Phase::Jump => (given(after, mover), 0),
        (0, 0) if threatens(after) => (IdeaKind::THREATENS_CUT, 0),
        (0, 0) => (IdeaKind::PLACES_SAFE, 0),
        (0, jumped) => (IdeaKind::JUMPS, jumped),
        (isolated, _) => (IdeaKind::ISOLATES, isolated),
    }
}

/// What a player's marbles are worth: the fewer of a colour there are, the more each is.
fn worth(position: &Position, color: Color) -> i32 {
    let marbles = Marble::ALL.into_iter().zip([5, 4, 3]);
    marbles.map(|(marble, worth)| worth * i32::from(position.held(color, marble))).sum()
}

/// How far the mover comes out ahead when both go on jumping as long as there is a jump, each as well as he can.
fn balance(position: &Position, mover: Color) -> i32 {
    let jumping = matches!(position.phase(), Phase::Jump | Phase::JumpOn(_));
    if !jumping {
        return worth(position, mover) - worth(position, mover.other());
    }
    let after = position.actions().into_iter().map(|action| {
        let mut after = *position;
        after.play_unchecked(action);
        balance(&after, mover)
    });
    let best = if position.side() == mover { after.max() } else { after.min() };
    best.unwrap_or_default()
}

/// Whether the jump that the opponent has to make costs him more than it gives.
fn given(after: &Position, mover: Color) -> IdeaKind {
    let now = worth(after, mover) - worth(after, mover.other());
    if balance(after, mover) > now { IdeaKind::GIVES_TO_TAKE } else { IdeaKind::STEERS }
}

/// Whether marbles could be cut off by a single ring or marble, were the mover to play again.
fn threatens(after: &Position) -> bool {
    let gains = |position: &Position| {
        let mut actions = position.actions().into_iter();
        actions.any(|action| position.hint(action).gains(position.side()))
    };
    let placed = after.actions().into_iter().take(1).map(|action| {
        let mut placed = *after;
        placed.play_unchecked(action);
        placed
    });
    gains(after) || placed.into_iter().any(|position| gains(&position))
}
