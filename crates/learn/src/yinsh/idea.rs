//! What a turn of YINSH is good for.

use gipfel_rules::yinsh::{Action, ActionKind, Point, Position};
use gipfel_rules::{AnyPosition, Color, Member as _, Outcome, Position as _};

use crate::idea::{IdeaKind, ideas};
use crate::{Attempt, rows};

ideas! { IDEAS:
    /// Removes the last ring needed, and wins.
    WINS_RINGS "wins-rings",
    /// Ends the game with more rings removed.
    WINS_COUNT "wins-count",
    /// Makes a row and removes a ring.
    TAKES_RING "takes-ring",
    /// Gives the opponent a row that costs him a ring and does not win.
    GIVES_ROW "gives-row",
    /// Places a ring with many lines.
    PLACES_CENTRE "places-centre",
    /// Places a ring near the edge, away from the others.
    PLACES_WIDE "places-wide",
    /// Turns markers to the mover's colour.
    TURNS_OWN "turns-own",
    /// Takes markers away from the opponent's colour.
    TURNS_THEIRS "turns-theirs",
    /// Puts a marker beside others of the mover's.
    JOINS "joins",
    /// Takes away moves of the opponent's rings.
    RESTRICTS "restricts",
    /// Gives the mover's rings more room.
    FREES "frees",
}

pub(crate) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    let claimed = attempt.deeds().get("claims");
    if attempt.wins() {
        let rings = attempt.after().end_reason().is_some_and(|end| end.name == "rings-removed");
        return (if rings { IdeaKind::WINS_RINGS } else { IdeaKind::WINS_COUNT }, 0);
    }
    if claimed > 0 {
        return (IdeaKind::TAKES_RING, claimed);
    }
    let main = attempt.main_action().and_then(|action| Action::try_from(action).ok());
    if main == Some(Action::PASS) {
        return (IdeaKind::PASSES, 0);
    }
    if attempt.leaves_row() && !takes_and_wins(attempt.after(), attempt.mover().other()) {
        return (IdeaKind::GIVES_ROW, 0);
    }
    if let Some(found) = rows::threats(attempt) {
        return found;
    }
    let positions = Position::of(attempt.before()).zip(Position::of(attempt.after()));
    match (main, positions) {
        (Some(action), Some((before, after))) => quiet(attempt, action, before, after),
        _ => (IdeaKind::QUIET, 0),
    }
}

/// Whether a player who begins his turn with rows can win by taking them.
fn takes_and_wins(position: &AnyPosition, color: Color) -> bool {
    let wins = |position: &AnyPosition| position.outcome().and_then(Outcome::winner) == Some(color);
    !rows::after_takings(position, &mut |position| !wins(position))
}

fn quiet(
    attempt: &Attempt,
    action: Action,
    before: &Position,
    after: &Position,
) -> (IdeaKind, u32) {
    let (mover, opponent) = (attempt.mover(), attempt.mover().other());
    let from = match action.kind() {
        ActionKind::Place(point) => {
            let (q, r) = point.coordinates();
            let inner = q.abs().max(r.abs()).max((q - r).abs()) <= 3;
            return (if inner { IdeaKind::PLACES_CENTRE } else { IdeaKind::PLACES_WIDE }, 0);
        }
        ActionKind::Move { from, .. } => from,
        ActionKind::Pass | ActionKind::TakeRow(_) | ActionKind::RemoveRing(_) => {
            return (IdeaKind::QUIET, 0);
        }
    };
    // The marker left behind is not turned; it comes on top.
    let gained = after.markers(mover).len() as i32 - before.markers(mover).len() as i32 - 1;
    let lost = before.markers(opponent).len() as i32 - after.markers(opponent).len() as i32;
    if gained > 0 {
        return (IdeaKind::TURNS_OWN, gained as u32);
    }
    if lost > 0 {
        return (IdeaKind::TURNS_THEIRS, lost as u32);
    }
    let moves = |position: &Position, color| position.count_ring_moves(color) as i32;
    let room = |color| moves(after, color) - moves(before, color);
    let beside = after.markers(mover).iter().filter(|other| is_beside(from, *other)).count();
    if beside > 0 {
        return (IdeaKind::JOINS, beside as u32 + 1);
    }
    if -room(opponent) > room(mover).abs() {
        return (IdeaKind::RESTRICTS, (-room(opponent)) as u32);
    }
    if room(mover) > 0 {
        return (IdeaKind::FREES, room(mover) as u32);
    }
    (IdeaKind::QUIET, 0)
}

fn is_beside(one: Point, other: Point) -> bool {
    let ((q, r), (p, s)) = (one.coordinates(), other.coordinates());
    matches!((q - p, r - s), (0, 1 | -1) | (1 | -1, 0) | (1, 1) | (-1, -1))
}
