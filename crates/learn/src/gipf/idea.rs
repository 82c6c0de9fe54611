//! What a turn of GIPF is good for.

use gipfel_rules::{AnyPosition, Color, Member as _, Position as _, gipf};

use crate::idea::{IdeaKind, ideas};
use crate::{Attempt, rows};

ideas! { IDEAS:
    /// Takes the last GIPF-piece of the opponent and wins.
    WINS_LAST_GIPF "wins-last-gipf",
    /// Leaves the opponent without a piece to bring in, and wins.
    RUNS_OUT "runs-out",
    /// Leaves the opponent without an open line, and wins.
    CLOSES_ALL "closes-all",
    /// Captures GIPF-pieces.
    WINS_GIPF "wins-gipf",
    /// Makes a row that captures pieces.
    CAPTURES "captures",
    /// Makes a row that brings pieces home.
    MAKES_ROW "makes-row",
    /// Makes the opponent take a row of his own, and his threats are gone.
    FORCES_TAKING "forces-taking",
    /// Brings in a GIPF-piece while that is still allowed.
    BRINGS_GIPF "brings-gipf",
    /// Brings in the first basic piece: the opening is over for the mover.
    FIRST_BASIC "first-basic",
    /// Takes rows that stood and brings the pieces home.
    CLEARS "clears",
    /// Gets a piece onto the centre.
    CENTRE "centre",
    /// Gets more pieces about the centre.
    TOWARDS_CENTRE "towards-centre",
}

pub(crate) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    let (before, after) = (attempt.before(), attempt.after());
    let positions = gipf::Position::of(before).zip(gipf::Position::of(after));
    let quiet = || positions.map_or((IdeaKind::QUIET, 0), |(from, to)| quiet(attempt, from, to));
    gain(attempt).unwrap_or_else(quiet)
}

/// What is won by a turn, or promised, with or without potentials.
pub(crate) fn gain(attempt: &Attempt) -> Option<(IdeaKind, u32)> {
    let deeds = attempt.deeds();
    let captured_gipf = deeds.get("captures-gipf");
    if let Some(kind) = ending(attempt) {
        return Some((kind, 0));
    }
    if captured_gipf > 0 {
        return Some((IdeaKind::WINS_GIPF, captured_gipf));
    }
    if deeds.get("claims") > 0 {
        return Some(match deeds.get("captures") {
            0 => (IdeaKind::MAKES_ROW, deeds.get("returns")),
            captured => (IdeaKind::CAPTURES, captured),
        });
    }
    if attempt.leaves_row() && forces_taking(attempt) {
        return Some((IdeaKind::FORCES_TAKING, 0));
    }
    rows::threats(attempt)
}

fn ending(attempt: &Attempt) -> Option<IdeaKind> {
    if !attempt.wins() {
        return None;
    }
    Some(match attempt.after().end_reason()?.name {
        "out-of-pieces" => IdeaKind::RUNS_OUT,
        "no-gipf-piece" => IdeaKind::WINS_LAST_GIPF,
        _ => IdeaKind::CLOSES_ALL,
    })
}

/// Whether the row that is left to the opponent costs him all his threats, however he takes it.
fn forces_taking(attempt: &Attempt) -> bool {
    let opponent = attempt.mover().other();
    let threatens = |position: &AnyPosition| !rows::row_makers(position, opponent).is_empty();
    threatens(&rows::cleared(attempt))
        && rows::after_takings(attempt.after(), &mut |position| !threatens(position))
}

/// GIPF: pieces count more towards the centre.
fn weight(position: &gipf::Position, color: Color) -> i32 {
    let near = |spot: gipf::Spot| {
        let (q, r) = spot.coordinates();
        3 - i32::from(q.abs().max(r.abs()).max((q - r).abs()))
    };
    position.spots(color).iter().map(near).sum()
}

fn quiet(attempt: &Attempt, before: &gipf::Position, after: &gipf::Position) -> (IdeaKind, u32) {
    let mover = attempt.mover();
    let centre = |position: &gipf::Position| {
        gipf::Spot::from_name("e5").is_some_and(|spot| position.spots(mover).contains(spot))
    };
    if attempt.enters() == Some('G') {
        return (IdeaKind::BRINGS_GIPF, after.gipf_spots(mover).len() as u32);
    }
    let opening =
        |position: &gipf::Position| position.permission(mover) != gipf::Permission::BasicOnly;
    if opening(before) && !opening(after) {
        return (IdeaKind::FIRST_BASIC, 0);
    }
    if attempt.deeds().get("clears") > 0 {
        return (IdeaKind::CLEARS, attempt.deeds().get("returns"));
    }
    if centre(after) && !centre(before) {
        return (IdeaKind::CENTRE, 0);
    }
    let balance = |position| weight(position, mover) - weight(position, mover.other());
    if balance(after) > balance(before) {
        return (IdeaKind::TOWARDS_CENTRE, 0);
    }
    (IdeaKind::QUIET, 0)
}
