//! Choosing in YINSH: a point, a ring and where it goes, a row, a ring to remove.

use gipfel_render::Place;
use gipfel_rules::{AnyAction, Position as _, yinsh};
use yinsh::{Action, ActionKind, FiveInRow, Phase, Point, Position};

use crate::grid;
use crate::picker::{Chosen, Highlights, NOT_ON_A_ROW, Picked, Picker};

impl Picker {
    pub(crate) fn choose_yinsh(&mut self, position: &Position) -> Picked {
        let Some(point) = grid::point(self.cursor) else { return Picked::Part };
        match position.phase() {
            Phase::Place => decide(position, ActionKind::Place(point)),
            Phase::Move if must_pass(position) => decide(position, ActionKind::Pass),
            Phase::Move => self.choose_move(position, point),
            Phase::ClearRow | Phase::ClaimRow => match self.meant_five(position) {
                Some(row) if row.points().contains(point) => {
                    decide(position, ActionKind::TakeRow(row))
                }
                _ => Picked::Refused(NOT_ON_A_ROW.to_owned()),
            },
            Phase::ClearRing | Phase::ClaimRing => decide(position, ActionKind::RemoveRing(point)),
        }
    }

    fn choose_move(&mut self, position: &Position, point: Point) -> Picked {
        let side = position.side();
        if position.rings(side).contains(point) {
            if self.chosen == Some(Chosen::Ring(point)) {
                self.chosen = None;
            } else if moves(position, point).is_empty() {
                return Picked::Refused(format!("the ring on {point} cannot move"));
            } else {
                self.chosen = Some(Chosen::Ring(point));
            }
            return Picked::Part;
        }
        match self.chosen {
            Some(Chosen::Ring(from)) => {
                let Some(action) = Action::from_kind(ActionKind::Move { from, to: point }) else {
                    return Picked::Refused(format!("{from} and {point} are not on one line"));
                };
                match position.check(action) {
                    Ok(()) => Picked::Action(AnyAction::Yinsh(action)),
                    Err(reason) => Picked::Refused(reason.to_string()),
                }
            }
            _ => {
                Picked::Refused(format!("choose a {} ring first", side.to_string().to_lowercase()))
            }
        }
    }

    /// The row that is meant, if rows are to be taken.
    fn meant_five(&self, position: &Position) -> Option<FiveInRow> {
        let mut rows = position.rows(position.side());
        let taking = matches!(position.phase(), Phase::ClearRow | Phase::ClaimRow);
        taking.then(|| rows.nth(self.row)).flatten()
    }

    /// The places that may be chosen, as far as it is worth pointing out.
    pub(crate) fn yinsh_targets(&self, position: &Position) -> Vec<Place> {
        let rings = || position.rings(position.side()).iter().map(Place::from).collect();
        match (position.phase(), self.chosen) {
            (Phase::Move, Some(Chosen::Ring(from))) => {
                moves(position, from).into_iter().map(Place::from).collect()
            }
            (Phase::Move | Phase::ClearRing | Phase::ClaimRing, _) => rings(),
            _ => Vec::new(),
        }
    }

    pub(crate) fn yinsh_highlights(&self, position: &Position) -> Highlights {
        let mut highlights = Highlights::default();
        match (position.phase(), self.chosen) {
            (Phase::Move, Some(Chosen::Ring(from))) => {
                self.move_highlights(position, from, &mut highlights);
            }
            (Phase::ClearRing | Phase::ClaimRing, _) => {
                highlights.targets = self.yinsh_targets(position);
            }
            (Phase::ClearRow | Phase::ClaimRow, _) => {
                let row = self.meant_five(position);
                highlights.taken = row
                    .map(|row| row.points().iter().map(Place::from).collect())
                    .unwrap_or_default();
            }
            // Every ring may move; the cursor on one shows where to.
            (Phase::Move, _) => {
                let ring = grid::point(self.cursor)
                    .filter(|point| position.rings(position.side()).contains(*point));
                if let Some(ring) = ring {
                    highlights.targets =
                        moves(position, ring).into_iter().map(Place::from).collect();
                }
            }
            (Phase::Place, _) => {}
        }
        highlights
    }

    fn move_highlights(&self, position: &Position, from: Point, highlights: &mut Highlights) {
        highlights.chosen = Some(from.into());
        highlights.targets = self.yinsh_targets(position);
        let Some(to) = grid::point(self.cursor) else { return };
        if !highlights.targets.contains(&to.into()) {
            return;
        }
        highlights.turned = position.flips(from, to).iter().map(Place::from).collect();
        highlights.end = Some(to.into());
        let (start, end) = (Place::from(from), Place::from(to));
        let steps = (end.q - start.q).abs().max((end.r - start.r).abs()).max(1);
        let step = ((end.q - start.q) / steps, (end.r - start.r) / steps);
        highlights.way = (0..=steps)
            .map(|count| Place { q: start.q + step.0 * count, r: start.r + step.1 * count })
            .collect();
    }
}

/// Whether the mover can only pass.
fn must_pass(position: &Position) -> bool {
    position.prompt() == yinsh::prompts::PASS
}

/// Where a ring may go.
fn moves(position: &Position, ring: Point) -> Vec<Point> {
    let to = |action: Action| match action.kind() {
        ActionKind::Move { from, to } if from == ring => Some(to),
        _ => None,
    };
    position.actions().into_iter().filter_map(to).collect()
}

fn decide(position: &Position, kind: ActionKind) -> Picked {
    let Some(action) = Action::from_kind(kind) else { return Picked::Part };
    match position.check(action) {
        Ok(()) => Picked::Action(AnyAction::Yinsh(action)),
        Err(reason) => Picked::Refused(reason.to_string()),
    }
}
