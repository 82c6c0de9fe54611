//! What is pointed out on a board: the last turn, targets, rows, arrows.

use gipfel_rules::{
    AnyAction, AnyPosition, Area, Change, Effect, Interface as _, PlaceId, Position as _, Taps,
    What,
};

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
            let effect = position.effect(action);
            if position.play(action).is_err() {
                break;
            }
            last.add(&effect, |id| Place::of(position.board(), id));
        }
        // What was taken off again has not arrived anywhere.
        last.arrived.retain(|place| !last.taken.contains(place));
        last.turned.retain(|place| !last.taken.contains(place));
        last
    }

    fn add(&mut self, effect: &Effect, at: impl Fn(PlaceId) -> Place) {
        let way = effect.way().map(|(from, to)| (at(from), at(to)));
        self.ways.extend(way.filter(|(from, to)| from != to));
        // What comes in from the edge pushes others on; elsewhere it goes the way itself.
        let entered = |change: &Change| match change.what {
            What::Move { from, to, .. } if Some(from) == effect.edge => Some(at(to)),
            What::Enter { to, .. } => Some(at(to)),
            _ => None,
        };
        self.arrived.extend(match effect.edge {
            Some(_) => effect.changes.iter().find_map(entered),
            None => way.map(|(_, to)| to),
        });
        for (number, change) in effect.changes.iter().enumerate() {
            match &change.what {
                What::Flip { place, .. } => self.turned.push(at(*place)),
                What::Leave { from, .. } => {
                    // What makes room for another piece leaves no empty place.
                    let refilled = effect.changes[number..]
                        .iter()
                        .any(|change| matches!(&change.what, What::Move { to, .. } if to == from));
                    if !refilled && !self.taken.contains(&at(*from)) {
                        self.taken.push(at(*from));
                    }
                }
                _ => {}
            }
        }
    }
}

impl Marks {
    /// The rows that the mover has to take, or may take.
    pub fn rows_to_take(position: &AnyPosition) -> Vec<Vec<Place>> {
        if position.outcome().is_some() {
            return Vec::new();
        }
        let takes = |taps: &Taps| matches!(taps, Taps::Area { .. });
        let now = position.actions().iter().any(|&action| position.taps(action).iter().any(takes));
        let areas = if now { position.areas() } else { Vec::new() };
        let places =
            |area: &Area| area.places.iter().map(|id| Place::of(position.board(), *id)).collect();
        areas.iter().map(places).collect()
    }
}
