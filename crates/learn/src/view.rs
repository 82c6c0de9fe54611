//! What can be seen in a position of any game: rows that could be made, and whether they can be prevented.

use gipfel_rules::{
    AnyAction, AnyPosition, AnySetup, Color, Position as _, Stage, Tactics as _, TurnBuilder, gipf,
    gipf_plus, yinsh,
};

/// The same position with another player about to make his main action; none if there is no such position, as when a row of
/// his is to be taken first.
pub(crate) fn with_mover(position: &AnyPosition, color: Color) -> Option<AnyPosition> {
    let mut setup = position.setup();
    match &mut setup {
        AnySetup::Gipf(setup) => {
            setup.side = color;
            setup.phase = gipf::Phase::Push;
        }
        AnySetup::GipfPlus(setup) => {
            setup.side = color;
            setup.phase = gipf_plus::Phase::Push;
        }
        AnySetup::Yinsh(setup) => {
            setup.side = color;
            if setup.phase != yinsh::Phase::Place {
                setup.phase = yinsh::Phase::Move;
            }
        }
    }
    setup.validate().ok()
}

/// Whether a row of a colour stands.
pub(crate) fn has_row(position: &AnyPosition, color: Color) -> bool {
    match position {
        AnyPosition::Gipf(position) => position.rows(color).next().is_some(),
        AnyPosition::GipfPlus(position) => position.rows(color).next().is_some(),
        AnyPosition::Yinsh(position) => position.rows(color).next().is_some(),
    }
}

/// The main actions with which a player could make a row of his, were it his move.
pub(crate) fn row_makers(position: &AnyPosition, color: Color) -> Vec<AnyAction> {
    if position.outcome().is_some() {
        return Vec::new();
    }
    let Some(position) = with_mover(position, color) else { return Vec::new() };
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

/// Of decisions from a position, the main one.
pub(crate) fn main_action(before: &AnyPosition, actions: &[AnyAction]) -> Option<AnyAction> {
    let mut position = before.clone();
    for &action in actions {
        if position.stage() == Stage::Main {
            return Some(action);
        }
        position.play(action).ok()?;
    }
    None
}

/// Where an action starts and where it ends.
pub(crate) fn way(position: &AnyPosition, action: AnyAction) -> Option<(String, String)> {
    match (position, action) {
        (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => match action.kind() {
            gipf::ActionKind::Place { spot, .. } => Some((spot.to_string(), spot.to_string())),
            gipf::ActionKind::Push { entry, .. } => {
                Some((entry.dot().to_string(), position.push_end(entry)?.to_string()))
            }
            gipf::ActionKind::Take { .. } | gipf::ActionKind::Done => None,
        },
        (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => match action.kind() {
            gipf_plus::ActionKind::Push { way, .. } | gipf_plus::ActionKind::ExtraPush { way } => {
                match way {
                    gipf::Way::Place(spot) => Some((spot.to_string(), spot.to_string())),
                    gipf::Way::Push(entry) => {
                        Some((entry.dot().to_string(), position.push_end(entry)?.to_string()))
                    }
                }
            }
            gipf_plus::ActionKind::Use { from, to } => Some((from.to_string(), to.to_string())),
            gipf_plus::ActionKind::Take { .. } | gipf_plus::ActionKind::Discard => None,
        },
        (_, AnyAction::Yinsh(action)) => match action.kind() {
            yinsh::ActionKind::Place(point) => Some((point.to_string(), point.to_string())),
            yinsh::ActionKind::Move { from, to } => Some((from.to_string(), to.to_string())),
            _ => None,
        },
        _ => None,
    }
}

/// What stands on a point as the text of positions writes it, `.` for nothing; none if the game has no such point.
pub(crate) fn text_on(position: &AnyPosition, point: &str) -> Option<String> {
    let letter = match position {
        AnyPosition::Gipf(position) => {
            position.piece(gipf::Spot::from_name(point)?).map_or('.', gipf::Piece::letter)
        }
        AnyPosition::GipfPlus(position) => {
            let stack = position.stack(gipf::Spot::from_name(point)?);
            return Some(stack.map_or_else(|| ".".to_owned(), |stack| stack.to_string()));
        }
        AnyPosition::Yinsh(position) => {
            position.piece(yinsh::Point::from_name(point)?).map_or('.', yinsh::Piece::letter)
        }
    };
    Some(letter.to_string())
}

/// Whose piece stands on the centre of a GIPF board.
pub(crate) fn owner_of_centre(position: &AnyPosition) -> Option<Color> {
    let centre = gipf::Spot::from_name("e5")?;
    match position {
        AnyPosition::Gipf(position) => position.piece(centre).map(|piece| piece.color),
        AnyPosition::GipfPlus(position) => position.stack(centre).map(gipf_plus::Stack::color),
        AnyPosition::Yinsh(_) => None,
    }
}

/// Whether a name is a point of the position's board, dots included.
pub(crate) fn is_point(position: &AnyPosition, point: &str) -> bool {
    match position {
        AnyPosition::Gipf(_) | AnyPosition::GipfPlus(_) => gipf::Place::from_name(point).is_some(),
        AnyPosition::Yinsh(_) => yinsh::Point::from_name(point).is_some(),
    }
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
