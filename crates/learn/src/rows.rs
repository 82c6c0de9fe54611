//! What rows promise, in games in which they are made and taken.

use gipfel_rules::{
    AnyAction, AnyPosition, Color, Position as _, Stage, Tactics as _, TurnBuilder, each_position,
};

use crate::Attempt;
use crate::idea::{IdeaKind, ideas};
use crate::subject::Taught as _;

ideas! { IDEAS:
    /// Ends every threat of the opponent to make a row.
    BREAKS_THREAT "breaks-threat",
    /// Makes a row on the next turn, whatever the opponent does.
    FORCES_ROW "forces-row",
    /// Threatens to make a row.
    THREATENS "threatens",
    /// Leaves the opponent fewer ways to make a row.
    HINDERS "hinders",
}

/// Whether a row of a colour stands.
pub(crate) fn has_row(position: &AnyPosition, color: Color) -> bool {
    each_position!(position, position => !position.row_places(color).is_empty())
}

/// The main actions with which a player could make a row of his, were it his move.
pub(crate) fn row_makers(position: &AnyPosition, color: Color) -> Vec<AnyAction> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let turned = each_position!(position, position => position.with_mover(color));
    let Some(position) = turned else { return Vec::new() };
    // What stands already is not made.
    if has_row(&position, color) {
        return Vec::new();
    }
    let makes = |action: &AnyAction| position.hint(*action).gains(color);
    position.actions().into_iter().filter(makes).collect()
}

/// Whether a player makes a row with his next turn, or wins before it, whatever the player to move does.
pub(crate) fn row_is_forced(position: &AnyPosition, color: Color) -> bool {
    if row_makers(position, color).is_empty() {
        return false;
    }
    let mut forced = true;
    each_turn(position, &mut |end| {
        let decided = end.outcome().is_some_and(|outcome| outcome.winner() == Some(color));
        forced = decided || has_row(end, color) || !row_makers(end, color).is_empty();
        forced
    });
    forced
}

/// Calls `visit` with the end of every turn that the player to move can play, as long as it answers true.
pub(crate) fn each_turn(position: &AnyPosition, visit: &mut dyn FnMut(&AnyPosition) -> bool) {
    let mut turn = TurnBuilder::new(position.clone());
    go_on(&mut turn, visit);
}

fn go_on(turn: &mut TurnBuilder<AnyPosition>, visit: &mut dyn FnMut(&AnyPosition) -> bool) -> bool {
    let legal = turn.legal();
    if legal.is_empty() {
        return visit(turn.position());
    }
    for action in legal {
        if turn.push(action).is_err() {
            continue;
        }
        let more = go_on(turn, visit);
        turn.pop();
        if !more {
            return false;
        }
    }
    true
}

/// Rows that could be made before and after, by both.
pub(crate) fn threats(attempt: &Attempt) -> Option<(IdeaKind, u32)> {
    let (mover, opponent) = (attempt.mover(), attempt.mover().other());
    let feared = row_makers(&cleared(attempt), opponent).len();
    let left = if attempt.leaves_row() { usize::MAX } else { attempt.chances(opponent).len() };
    let own = attempt.chances(mover).len() as u32;
    if feared > 0 && left == 0 {
        return Some((IdeaKind::BREAKS_THREAT, feared as u32));
    }
    if own > 0 && left == 0 && attempt.forces_row() {
        return Some((IdeaKind::FORCES_ROW, own));
    }
    if own > 0 && left <= feared {
        return Some((IdeaKind::THREATENS, own));
    }
    // One way less of many is nothing to speak of.
    (left <= feared / 2 && feared > 0).then_some((IdeaKind::HINDERS, left as u32))
}

/// Whether something holds however the rows at the beginning of a turn are taken.
pub(crate) fn after_takings(
    position: &AnyPosition,
    holds: &mut dyn FnMut(&AnyPosition) -> bool,
) -> bool {
    if position.outcome().is_some() || position.stage() != Stage::Before {
        return holds(position);
    }
    position.actions().into_iter().all(|action| {
        let mut next = position.clone();
        next.play_unchecked(action);
        after_takings(&next, holds)
    })
}

/// The position in which the main action was made: rows that stood are off.
pub(crate) fn cleared(attempt: &Attempt) -> AnyPosition {
    let mut position = attempt.before().clone();
    for &action in attempt.actions() {
        if position.stage() != Stage::Before {
            break;
        }
        position.play_unchecked(action);
    }
    position
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> AnyPosition {
        text.parse().expect("a position")
    }

    #[test]
    fn rows_that_could_be_made() {
        // e3 e4 e5 stand, e2 and e6 are empty: only from below, or by pushing along another line onto e6.
        let position = at("gipf basic 4/5/6/1PPP3/6/5/4 b 9/9 -- push");
        let makers = row_makers(&position, Color::White);
        assert!(!makers.is_empty());
        assert!(row_makers(&position, Color::Black).is_empty());
        assert!(row_makers(&at("gipf basic 4/5/6/7/6/5/4 b 9/9 -- push"), Color::White).is_empty());
    }

    #[test]
    fn a_single_threat_can_be_parried_and_many_cannot() {
        let single = at("gipf basic 4/5/6/PPP4/6/5/4 b 9/9 -- push");
        assert!(!row_makers(&single, Color::White).is_empty());
        assert!(!row_is_forced(&single, Color::White));
        let many = at("gipf basic 4/5/PPP3/PPP4/PPP3/5/4 b 9/9 -- push");
        assert!(row_is_forced(&many, Color::White));
    }

    #[test]
    fn turns_are_all_visited() {
        let position = at("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push");
        let mut count = 0;
        each_turn(&position, &mut |_| {
            count += 1;
            true
        });
        assert_eq!(count, 30);
    }
}
