//! What a turn of GIPF with potentials is good for.

use gipfel_rules::{AnyPosition, Interface as _};

use crate::Attempt;
use crate::gipf::gain;
use crate::idea::{IdeaKind, ideas};

ideas! { IDEAS:
    /// Uses a potential.
    USES_POTENTIAL "uses-potential",
    /// Brings the T on the centre in as an extra push.
    EXTRA_PUSH "extra-push",
    /// Brings in a loaded piece while that is still allowed.
    LOADS "loads",
}

pub(crate) fn idea(attempt: &Attempt) -> (IdeaKind, u32) {
    gain(attempt).unwrap_or_else(|| quiet(attempt))
}

/// Whether the mover's piece stands on the centre.
fn has_centre(position: &AnyPosition, attempt: &Attempt) -> bool {
    let pieces = position.pieces();
    let top = position.board().at(0, 0).and_then(|centre| pieces.stack(centre).last());
    top.is_some_and(|top| top.owner == Some(attempt.mover()))
}

fn quiet(attempt: &Attempt) -> (IdeaKind, u32) {
    let centre = |position: &AnyPosition| has_centre(position, attempt);
    match (attempt.enters(), attempt.uses().next()) {
        (_, Some('T')) => (IdeaKind::EXTRA_PUSH, 0),
        (_, Some(_)) => (IdeaKind::USES_POTENTIAL, 0),
        (Some('G'), None) => (IdeaKind::BRINGS_GIPF, 0),
        (Some('P'), None) if attempt.deeds().get("clears") > 0 => {
            (IdeaKind::CLEARS, attempt.deeds().get("returns"))
        }
        (Some('P'), None) if centre(attempt.after()) && !centre(attempt.before()) => {
            (IdeaKind::CENTRE, 0)
        }
        (Some('P') | None, None) => (IdeaKind::QUIET, 0),
        (Some(_), None) => (IdeaKind::LOADS, 0),
    }
}
