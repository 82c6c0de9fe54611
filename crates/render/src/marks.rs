//! What is pointed out on a board: the last turn, targets, rows, arrows.

use gipfel_rules::{AnyAction, AnyPosition, Position, gipf, gipf_plus, yinsh};

use crate::Place;

/// Things to point out. The default points out nothing.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Marks {
    /// What the last turn did.
    pub last: LastTurn,
    /// Places that may be chosen.
    pub targets: Vec<Place>,
    /// Rows, each by its places in order.
    pub rows: Vec<Vec<Place>>,
    /// Arrows from place to place.
    pub arrows: Vec<(Place, Place)>,
}

/// The traces of a turn that has been played.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LastTurn {
    /// The ways that pieces have gone: the first place and the last.
    pub ways: Vec<(Place, Place)>,
    /// Where something has come to stand.
    pub arrived: Vec<Place>,
    /// Markers that have been turned over.
    pub turned: Vec<Place>,
    /// Places whose pieces have been taken off.
    pub taken: Vec<Place>,
}

impl LastTurn {
    /// The traces of actions that were played one after another from a position.
    pub fn new(start: &AnyPosition, actions: impl IntoIterator<Item = AnyAction>) -> LastTurn {
        let mut last = LastTurn::default();
        let mut position = start.clone();
        for action in actions {
            match (&position, action) {
                (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => {
                    last.add_gipf(position, action);
                }
                (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
                    last.add_gipf_plus(position, action);
                }
                (AnyPosition::Yinsh(position), AnyAction::Yinsh(action)) => {
                    last.add_yinsh(position, action);
                }
                _ => break,
            }
            if position.play(action).is_err() {
                break;
            }
        }
        // What was taken off again has not arrived anywhere.
        last.arrived.retain(|place| !last.taken.contains(place));
        last.turned.retain(|place| !last.taken.contains(place));
        last
    }

    fn add_gipf(&mut self, position: &gipf::Position, action: gipf::Action) {
        match action.kind() {
            gipf::ActionKind::Place { spot, .. } => self.arrived.push(spot.into()),
            gipf::ActionKind::Push { entry, .. } => {
                self.arrived.push(entry.spot().into());
                if let Some(end) = position.push_end(entry) {
                    self.ways.push((entry.dot().into(), end.into()));
                }
            }
            gipf::ActionKind::Take { removed } => {
                self.taken.extend(removed.iter().map(Place::from));
            }
            gipf::ActionKind::Done => {}
        }
    }

    fn add_gipf_plus(&mut self, position: &gipf_plus::Position, action: gipf_plus::Action) {
        use gipf_plus::{ActionKind, Way};
        match action.kind() {
            ActionKind::Push { way, .. } | ActionKind::ExtraPush { way } => {
                self.arrived.push(way.spot().into());
                if let Way::Push(entry) = way
                    && let Some(end) = position.push_end(entry)
                {
                    self.ways.push((entry.dot().into(), end.into()));
                }
            }
            ActionKind::Use { from, to } => {
                self.ways.push((from.into(), to.into()));
                self.arrived.push(to.into());
            }
            ActionKind::Take { removed } => {
                self.taken.extend(removed.iter().map(Place::from));
            }
            ActionKind::Discard => {}
        }
    }

    fn add_yinsh(&mut self, position: &yinsh::Position, action: yinsh::Action) {
        match action.kind() {
            yinsh::ActionKind::Place(point) => self.arrived.push(point.into()),
            yinsh::ActionKind::Move { from, to } => {
                self.ways.push((from.into(), to.into()));
                self.arrived.push(to.into());
                self.turned.extend(position.flips(from, to).iter().map(Place::from));
            }
            yinsh::ActionKind::TakeRow(row) => {
                self.taken.extend(row.points().iter().map(Place::from));
            }
            yinsh::ActionKind::RemoveRing(point) => self.taken.push(point.into()),
            yinsh::ActionKind::Pass => {}
        }
    }
}

impl Marks {
    /// The rows that the mover has to take, or may take.
    pub fn rows_to_take(position: &AnyPosition) -> Vec<Vec<Place>> {
        if position.outcome().is_some() {
            return Vec::new();
        }
        match position {
            AnyPosition::Gipf(position) if position.phase() != gipf::Phase::Push => position
                .rows(position.side())
                .map(|row| row.spots.iter().map(Place::from).collect())
                .collect(),
            AnyPosition::GipfPlus(position) if position.phase().is_taking() => position
                .rows(position.side())
                .map(|row| row.spots.iter().map(Place::from).collect())
                .collect(),
            AnyPosition::Yinsh(position)
                if matches!(position.phase(), yinsh::Phase::ClearRow | yinsh::Phase::ClaimRow) =>
            {
                position
                    .rows(position.side())
                    .map(|row| row.points().iter().map(Place::from).collect())
                    .collect()
            }
            _ => Vec::new(),
        }
    }
}
