//! Why a point of a YINSH board cannot be chosen.

use gipfel_rules::{Color, Game, Position as _, yinsh};
use yinsh::{Action, ActionKind, Phase, PieceKind, Point, Position};

use crate::why::{Choice, Kind, Why, of_yinsh};

fn because(kind: Kind) -> Why {
    Why::new(Game::Yinsh, kind)
}

pub(crate) fn choice(position: &Position, choice: Choice<'_>) -> Option<Why> {
    let Some(point) = Point::from_name(choice.point) else {
        return Some(because(Kind::NoSuchPoint).with([choice.point]));
    };
    match position.phase() {
        Phase::Place => position.piece(point).map(|_| because(Kind::OccupiedPoint).with([point])),
        Phase::ClearRow | Phase::ClaimRow => row(position, point),
        Phase::ClearRing | Phase::ClaimRing => ring(position, point),
        Phase::Move => moving(position, choice.chosen.and_then(Point::from_name), point),
    }
}

fn moving(position: &Position, chosen: Option<Point>, point: Point) -> Option<Why> {
    let side = position.side();
    if position.check(Action::PASS).is_ok() {
        return Some(because(Kind::MustPass));
    }
    if position.rings(side).contains(point) {
        let stuck = !can_move(position, point);
        return stuck.then(|| because(Kind::RingStuck).with([point]));
    }
    match chosen {
        Some(ring) => towards(position, ring, point),
        None => Some(because(untouched(position, point)).with([point])),
    }
}

/// What pointing at something else than one's own ring means when no ring is chosen.
fn untouched(position: &Position, point: Point) -> Kind {
    match position.piece(point).map(|piece| piece.kind) {
        Some(PieceKind::Ring) => Kind::TheirRing,
        Some(PieceKind::Marker) => Kind::MarkerStays,
        None => Kind::ChooseRing,
    }
}

fn can_move(position: &Position, ring: Point) -> bool {
    position
        .actions()
        .iter()
        .any(|action| matches!(action.kind(), ActionKind::Move { from, .. } if from == ring))
}

/// Moving a ring towards a point.
fn towards(position: &Position, ring: Point, point: Point) -> Option<Why> {
    let Some(action) = Action::from_kind(ActionKind::Move { from: ring, to: point }) else {
        return Some(because(Kind::NotInLine).with([ring, point]));
    };
    let illegal = position.check(action).err()?;
    Some(match illegal {
        yinsh::Illegal::OccupiedPoint(point) => match position.piece(point).map(|p| p.kind) {
            Some(PieceKind::Ring) => because(Kind::RingThere).with([point]),
            _ => because(Kind::MarkerThere).with([point]),
        },
        yinsh::Illegal::StopBehindMarkers(stop) if jumps_again(position, stop, point) => {
            because(Kind::TwoGroups).with([stop])
        }
        other => of_yinsh(&other),
    })
}

/// Whether markers stand between the point where a ring must stop and the one it was to go to.
fn jumps_again(position: &Position, stop: Point, target: Point) -> bool {
    !position.flips(stop, target).is_empty()
}

fn row(position: &Position, point: Point) -> Option<Why> {
    let side = position.side();
    let in_row = |color: Color| position.rows(color).any(|row| row.points().contains(point));
    if in_row(side) {
        return None;
    }
    let kind = match position.piece(point).map(|piece| piece.kind) {
        None => Kind::RowNow,
        Some(PieceKind::Ring) => Kind::RingInRow,
        Some(PieceKind::Marker) if in_row(side.other()) => Kind::TheirRow,
        Some(PieceKind::Marker) => Kind::NotInRow,
    };
    Some(because(kind).with([point]))
}

fn ring(position: &Position, point: Point) -> Option<Why> {
    if position.rings(position.side()).contains(point) {
        return None;
    }
    let theirs = position.rings(position.side().other()).contains(point);
    Some(because(if theirs { Kind::TheirRingStays } else { Kind::RingNow }).with([point]))
}

/// The reason that the points of a text give.
pub(crate) fn text(position: &Position, text: &str) -> Option<Why> {
    if text.starts_with('x') || text == "pass" {
        return None;
    }
    let (from, to) = text.split_once('-')?;
    let (ring, point) = (Point::from_name(from)?, Point::from_name(to)?);
    if position.phase() != Phase::Move || !position.rings(position.side()).contains(ring) {
        return None;
    }
    moving(position, Some(ring), point)
}
