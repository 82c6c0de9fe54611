//! What one decision does on the board, for the animation and the mark of the last turn.

use gipfel_rules::{
    Action as _, AnyAction, AnyPosition, Color, Notation as _, Position as _, gipf, gipf_plus,
    yinsh,
};
use serde::Serialize;

use crate::choices::{flips, names};
use crate::colour::Colour;
use crate::view::{PieceView, pieces};

/// One piece going from a point to another.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Shift {
    /// Where it comes from: a spot, a point, or the dot it enters from.
    pub from: String,
    /// Where it goes.
    pub to: String,
}

/// Where a piece goes that leaves the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Destination {
    /// To White.
    White,
    /// To Black.
    Black,
    /// Out of the game, or into the common pool.
    Away,
}

impl From<Color> for Destination {
    fn from(color: Color) -> Destination {
        match color {
            Color::White => Destination::White,
            Color::Black => Destination::Black,
        }
    }
}

/// One piece leaving the board.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Removal {
    /// Where it stood.
    pub point: String,
    /// Where it goes.
    pub to: Destination,
}

/// What kind of decision a step was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum StepKind {
    /// GIPF: a piece was brought in.
    Push,
    /// GIPF: a row was taken.
    Take,
    /// GIPF: rows were left standing.
    Done,
    /// GIPF with potentials: a potential was used.
    Use,
    /// GIPF with potentials: the T on the centre was brought in.
    Extra,
    /// GIPF with potentials: the T on the centre was discarded.
    Discard,
    /// Linked games: a use was declared, accepted, challenged, lost, or its contest reported.
    Answer,
    /// YINSH: a ring was placed.
    Place,
    /// YINSH: a ring was moved.
    Move,
    /// YINSH: a row was taken.
    Row,
    /// YINSH: a ring was removed.
    Ring,
    /// YINSH: nothing could be moved.
    Pass,
}

/// A decision that was made and what it did.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    /// The number of the decision.
    pub action: u16,
    /// Its text.
    pub text: String,
    /// What kind it was.
    pub kind: StepKind,
    /// Who made it.
    pub mover: Colour,
    /// Pieces that moved; one that entered comes first.
    pub moves: Vec<Shift>,
    /// Markers that were turned over, in this order.
    pub flips: Vec<String>,
    /// Pieces that left the board.
    pub removals: Vec<Removal>,
    /// Everything on the board afterwards.
    pub pieces: Vec<PieceView>,
    /// Linked games: the board is that of a contest.
    pub contest: bool,
}

/// What a legal action does in a position.
pub(crate) fn step(before: &AnyPosition, action: AnyAction) -> Step {
    let mut after = before.clone();
    after.play_unchecked(action);
    let mut step = Step {
        action: action.index(),
        text: before.action_text(action),
        kind: StepKind::Done,
        mover: before.side().into(),
        moves: Vec::new(),
        flips: Vec::new(),
        removals: Vec::new(),
        pieces: pieces(&after),
        contest: false,
    };
    match (before, action) {
        (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => gipf(&mut step, position, action),
        (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
            gipf_plus(&mut step, position, action);
        }
        (AnyPosition::Yinsh(position), AnyAction::Yinsh(action)) => {
            yinsh(&mut step, position, action);
        }
        _ => {}
    }
    step
}

fn gipf(step: &mut Step, position: &gipf::Position, action: gipf::Action) {
    use gipf::ActionKind;
    match action.kind() {
        ActionKind::Place { spot, .. } => {
            step.kind = StepKind::Push;
            step.moves = entering(gipf::Way::Place(spot), None);
        }
        ActionKind::Push { entry, .. } => {
            step.kind = StepKind::Push;
            step.moves = entering(gipf::Way::Push(entry), position.push_end(entry));
        }
        ActionKind::Take { removed } => {
            step.kind = StepKind::Take;
            let mover = position.side();
            let removal = |spot: gipf::Spot| Removal {
                point: spot.to_string(),
                to: if position.spots(mover).contains(spot) {
                    mover.into()
                } else {
                    Destination::Away
                },
            };
            step.removals = removed.iter().map(removal).collect();
        }
        ActionKind::Done => step.kind = StepKind::Done,
    }
}

/// What moves when a piece comes in; `end` is where the furthest piece ends.
fn entering(way: gipf::Way, end: Option<gipf::Spot>) -> Vec<Shift> {
    match way {
        gipf::Way::Place(spot) => {
            // From which dot makes no difference; one is needed to show it coming in.
            let entry = gipf::Entry::all().find(|entry| entry.spot() == spot);
            let from = entry.map_or_else(|| spot.to_string(), |entry| entry.dot().to_string());
            vec![Shift { from, to: spot.to_string() }]
        }
        gipf::Way::Push(entry) => {
            let mut moves = Vec::new();
            let mut from = entry.dot().to_string();
            for spot in entry.spots() {
                let to = spot.to_string();
                moves.push(Shift { from, to: to.clone() });
                from = to;
                if Some(spot) == end {
                    break;
                }
            }
            moves
        }
    }
}

fn gipf_plus(step: &mut Step, position: &gipf_plus::Position, action: gipf_plus::Action) {
    use gipf_plus::{ActionKind, Way};
    let end = |way: Way| match way {
        Way::Place(_) => None,
        Way::Push(entry) => position.push_end(entry),
    };
    match action.kind() {
        ActionKind::Push { way, .. } => {
            step.kind = StepKind::Push;
            step.moves = entering(way, end(way));
        }
        ActionKind::ExtraPush { way } => {
            step.kind = StepKind::Extra;
            step.moves = entering(way, end(way));
        }
        ActionKind::Discard => {
            step.kind = StepKind::Discard;
            step.removals.push(Removal { point: "e5".to_owned(), to: Destination::Away });
        }
        ActionKind::Use { from, to } => {
            step.kind = StepKind::Use;
            step.moves.push(Shift { from: from.to_string(), to: to.to_string() });
        }
        ActionKind::Take { removed } => {
            step.kind = StepKind::Take;
            let mover = position.side();
            step.removals = removed
                .iter()
                .map(|spot| {
                    // A used potential is out of the game whoever takes it.
                    let returns = position
                        .stack(spot)
                        .is_some_and(|stack| stack.color() == mover && stack.used().is_none());
                    let to = if returns { mover.into() } else { Destination::Away };
                    Removal { point: spot.to_string(), to }
                })
                .collect();
        }
    }
}

fn yinsh(step: &mut Step, position: &yinsh::Position, action: yinsh::Action) {
    use yinsh::ActionKind;
    match action.kind() {
        ActionKind::Place(_) => step.kind = StepKind::Place,
        ActionKind::Move { from, to } => {
            step.kind = StepKind::Move;
            step.moves.push(Shift { from: from.to_string(), to: to.to_string() });
            step.flips = flips(position, from, to);
        }
        ActionKind::TakeRow(row) => {
            step.kind = StepKind::Row;
            let away = |point| Removal { point, to: Destination::Away };
            step.removals = names(row.points().iter()).into_iter().map(away).collect();
        }
        ActionKind::RemoveRing(point) => {
            step.kind = StepKind::Ring;
            let to = position.side().into();
            step.removals.push(Removal { point: point.to_string(), to });
        }
        ActionKind::Pass => step.kind = StepKind::Pass,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(position: &str, action: &str) -> Step {
        let position: AnyPosition = position.parse().unwrap();
        let action = position.parse_action(action).unwrap();
        step(&position, action)
    }

    #[test]
    fn a_push_moves_every_piece_up_to_the_gap() {
        let step = of("gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push", "e1-e3");
        let moves: Vec<_> = step.moves.iter().map(|m| format!("{}-{}", m.from, m.to)).collect();
        assert_eq!(moves, ["e1-e2", "e2-e3"]);
        assert_eq!(step.pieces.len(), 7);
    }

    #[test]
    fn own_pieces_return_and_others_are_captured() {
        let step = of("gipf basic 4/5/6/PPPPp2/6/5/4 w 9/9 -- claim", "xe2,e3,e4,e5,e6*");
        let to: Vec<_> = step.removals.iter().map(|removal| removal.to).collect();
        assert_eq!(to[..4], [Destination::White; 4]);
        assert_eq!(to[4], Destination::Away);
    }
}
