//! What the rules of YINSH forbid, and why a point of its board cannot be chosen.

use gipfel_rules::{Color, Position as _, yinsh};
use yinsh::{Action, ActionKind, Phase, PieceKind, Point, Position};

use crate::subject::Refuses;
use crate::why::{Choice, Kind, Why, kinds};

kinds! { Yinsh, KINDS:
    /// The rings are still being placed.
    PLACE_NOW "place-now" "setup",
    /// A ring is to be moved.
    MOVE_NOW "move-now" "turn",
    /// A row is to be taken.
    ROW_NOW "row-now" "rows",
    /// A ring is to be removed.
    RING_NOW "ring-now" "rings",
    /// Rings are placed on empty points.
    OCCUPIED_POINT "occupied-point" "setup",
    /// There is no ring of the mover.
    NOT_YOUR_RING "not-your-ring" "moving",
    /// The opponent's ring.
    THEIR_RING "their-ring" "moving",
    /// Markers do not move.
    MARKER_STAYS "marker-stays" "moving",
    /// An empty point before a ring is chosen.
    CHOOSE_RING "choose-ring" "moving",
    /// The ring cannot move.
    RING_STUCK "ring-stuck" "moving",
    /// The two points are not in line.
    NOT_IN_LINE "not-in-line" "moving",
    /// A ring does not stop on a marker.
    MARKER_THERE "marker-there" "jumping",
    /// A ring does not stop on a ring.
    RING_THERE "ring-there" "moving",
    /// Rings are never passed.
    RING_IN_THE_WAY "ring-in-the-way" "moving",
    /// Behind markers a ring stops at once.
    STOP_BEHIND_MARKERS "stop-behind-markers" "jumping",
    /// Only one group of markers is jumped.
    TWO_GROUPS "two-groups" "jumping",
    /// Five markers of the mover's colour.
    NOT_FIVE "not-five-in-a-row" "rows",
    /// Rings do not count in rows.
    RING_IN_ROW "ring-in-row" "rows",
    /// The opponent's rings are not removed.
    THEIR_RING_STAYS "their-ring-stays" "rings",
    /// Passing although a ring can move.
    MUST_MOVE "must-move" "passing",
    /// Not passing although no ring can move.
    MUST_PASS "must-pass" "passing",
}

fn moving(position: &Position, chosen: Option<Point>, point: Point) -> Option<Why> {
    let side = position.side();
    if position.check(Action::PASS).is_ok() {
        return Some(because(Kind::MUST_PASS));
    }
    if position.rings(side).contains(point) {
        let stuck = !can_move(position, point);
        return stuck.then(|| because(Kind::RING_STUCK).with([point]));
    }
    match chosen {
        Some(ring) => towards(position, ring, point),
        None => Some(because(untouched(position, point)).with([point])),
    }
}

/// What pointing at something else than one's own ring means when no ring is chosen.
fn untouched(position: &Position, point: Point) -> Kind {
    match position.piece(point).map(|piece| piece.kind) {
        Some(PieceKind::Ring) => Kind::THEIR_RING,
        Some(PieceKind::Marker) => Kind::MARKER_STAYS,
        None => Kind::CHOOSE_RING,
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
        return Some(because(Kind::NOT_IN_LINE).with([ring, point]));
    };
    let illegal = position.check(action).err()?;
    Some(match illegal {
        yinsh::Illegal::OccupiedPoint(point) => match position.piece(point).map(|p| p.kind) {
            Some(PieceKind::Ring) => because(Kind::RING_THERE).with([point]),
            _ => because(Kind::MARKER_THERE).with([point]),
        },
        yinsh::Illegal::StopBehindMarkers(stop) if jumps_again(position, stop, point) => {
            because(Kind::TWO_GROUPS).with([stop])
        }
        other => reason(&other),
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
        None => Kind::ROW_NOW,
        Some(PieceKind::Ring) => Kind::RING_IN_ROW,
        Some(PieceKind::Marker) if in_row(side.other()) => Kind::THEIR_ROW,
        Some(PieceKind::Marker) => Kind::NOT_IN_ROW,
    };
    Some(because(kind).with([point]))
}

fn ring(position: &Position, point: Point) -> Option<Why> {
    if position.rings(position.side()).contains(point) {
        return None;
    }
    let theirs = position.rings(position.side().other()).contains(point);
    Some(because(if theirs { Kind::THEIR_RING_STAYS } else { Kind::RING_NOW }).with([point]))
}

/// The rule behind an illegal action of YINSH.
pub(crate) fn reason(illegal: &yinsh::Illegal) -> Why {
    use yinsh::{Illegal, Phase};
    match illegal {
        Illegal::GameOver => because(Kind::GAME_OVER),
        Illegal::OtherPhase(Phase::Place) => because(Kind::PLACE_NOW),
        Illegal::OtherPhase(Phase::Move) => because(Kind::MOVE_NOW),
        Illegal::OtherPhase(Phase::ClearRow | Phase::ClaimRow) => because(Kind::ROW_NOW),
        Illegal::OtherPhase(Phase::ClearRing | Phase::ClaimRing) => because(Kind::RING_NOW),
        Illegal::OccupiedPoint(point) => because(Kind::OCCUPIED_POINT).with([point]),
        Illegal::NotYourRing(point) => because(Kind::NOT_YOUR_RING).with([point]),
        Illegal::RingInTheWay(point) => because(Kind::RING_IN_THE_WAY).with([point]),
        Illegal::StopBehindMarkers(point) => because(Kind::STOP_BEHIND_MARKERS).with([point]),
        Illegal::NotARow(row) => because(Kind::NOT_FIVE).with(row.points().iter()),
        Illegal::MustMove => because(Kind::MUST_MOVE),
        Illegal::MustPass => because(Kind::MUST_PASS),
    }
}

impl Refuses for Position {
    fn refuse(&self, choice: Choice<'_>) -> Option<Why> {
        let Some(point) = Point::from_name(choice.point) else {
            return Some(because(Kind::NO_SUCH_POINT).with([choice.point]));
        };
        match self.phase() {
            Phase::Place => self.piece(point).map(|_| because(Kind::OCCUPIED_POINT).with([point])),
            Phase::ClearRow | Phase::ClaimRow => row(self, point),
            Phase::ClearRing | Phase::ClaimRing => ring(self, point),
            Phase::Move => moving(self, choice.chosen.and_then(Point::from_name), point),
        }
    }

    fn refuse_text(&self, text: &str) -> Option<Why> {
        if text.starts_with('x') || text == "pass" {
            return None;
        }
        let (from, to) = text.split_once('-')?;
        let (ring, point) = (Point::from_name(from)?, Point::from_name(to)?);
        if self.phase() != Phase::Move || !self.rings(self.side()).contains(ring) {
            return None;
        }
        moving(self, Some(ring), point)
    }
}
