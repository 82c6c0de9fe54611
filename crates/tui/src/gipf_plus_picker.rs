//! Choosing in GIPF with potentials: what is brought in, a dot and a line; a loaded piece and where its potential goes; a row
//! and what of it stays.

use gipf_plus::{
    Action, ActionKind, Dot, Entry, Newcomer, Phase, Position, Row, Spot, SpotSet, Stack, Way,
};
use gipfel_render::Place;
use gipfel_rules::{AnyAction, Position as _, gipf_plus};

use crate::grid;
use crate::picker::{Chosen, Highlights, NOT_ON_A_ROW, Picked, Picker, dots_around, toggled};

/// What the mover may bring in: GIPF-pieces first, then loaded pieces, then basic pieces, as the rules order them.
pub(crate) fn newcomers(position: &Position) -> Vec<Newcomer> {
    if position.phase() != Phase::Push {
        return Vec::new();
    }
    let actions = position.actions();
    let comes = |newcomer: &Newcomer| {
        actions.iter().any(
            |action| matches!(action.kind(), ActionKind::Push { piece, .. } if piece == *newcomer),
        )
    };
    let mut all: Vec<Newcomer> = Newcomer::all().filter(comes).collect();
    all.sort_by_key(|newcomer| match newcomer {
        Newcomer::Gipf => 0,
        Newcomer::Loaded(_) => 1,
        Newcomer::Basic => 2,
    });
    all
}

impl Picker {
    /// What is brought in next: what was chosen, if it may be, else the first of what may.
    pub(crate) fn newcomer(&self, position: &Position) -> Option<Newcomer> {
        let all = newcomers(position);
        self.newcomer.filter(|chosen| all.contains(chosen)).or(all.first().copied())
    }

    /// Goes on to the next of what may be brought in; false if there is no choice.
    pub(crate) fn next_newcomer(&mut self, position: &Position, backwards: bool) -> bool {
        let all = newcomers(position);
        if all.len() < 2 {
            return false;
        }
        let at = all.iter().position(|one| Some(*one) == self.newcomer(position)).unwrap_or(0);
        let step = if backwards { all.len() - 1 } else { 1 };
        self.newcomer = Some(all[(at + step) % all.len()]);
        // What was chosen of a use is given up: a piece is to be brought in.
        if matches!(self.chosen, Some(Chosen::Loaded(_))) {
            self.chosen = None;
        }
        true
    }

    /// The action that brings something in along an entry, if it is legal: the T of the centre when its push is due.
    fn bring_in(&self, position: &Position, entry: Entry) -> Option<Action> {
        let way = match position.stack(entry.spot()) {
            None => Way::Place(entry.spot()),
            Some(_) => Way::Push(entry),
        };
        let kind = if position.phase().is_extra() {
            ActionKind::ExtraPush { way }
        } else {
            ActionKind::Push { way, piece: self.newcomer(position)? }
        };
        Action::from_kind(kind).filter(|action| position.check(*action).is_ok())
    }

    fn open_entries(&self, position: &Position, dot: Dot) -> Vec<Entry> {
        let open = |entry: &Entry| entry.dot() == dot && self.bring_in(position, *entry).is_some();
        Entry::all().filter(open).collect()
    }

    pub(crate) fn choose_gipf_plus(&mut self, position: &Position) -> Picked {
        if position.phase().is_taking() {
            return self.choose_from_rows(position);
        }
        if let Some(dot) = grid::dot(self.cursor) {
            let lines = self.open_entries(position, dot);
            let Some(first) = lines.first() else {
                return Picked::Refused(format!("no line is open from {dot}"));
            };
            self.chosen = Some(Chosen::Dot(dot));
            self.cursor = first.spot().into();
            return Picked::Part;
        }
        let Some(spot) = grid::spot(self.cursor) else { return Picked::Part };
        match self.chosen {
            Some(Chosen::Dot(dot)) => {
                let entry = Entry::between(dot, spot);
                match entry.and_then(|entry| self.bring_in(position, entry)) {
                    Some(action) => Picked::Action(AnyAction::GipfPlus(action)),
                    None if is_usable(position, spot) => self.choose_loaded(spot),
                    None => Picked::Refused(format!("no open line leads from {dot} over {spot}")),
                }
            }
            Some(Chosen::Loaded(from)) if from == spot => {
                self.chosen = None;
                Picked::Part
            }
            Some(Chosen::Loaded(from)) => match use_between(position, from, spot) {
                Some(action) => Picked::Action(AnyAction::GipfPlus(action)),
                None if is_usable(position, spot) => self.choose_loaded(spot),
                None => Picked::Refused(format!("the potential on {from} cannot go to {spot}")),
            },
            _ if is_usable(position, spot) => self.choose_loaded(spot),
            _ => self.choose_entry(position, spot),
        }
    }

    fn choose_loaded(&mut self, spot: Spot) -> Picked {
        self.chosen = Some(Chosen::Loaded(spot));
        self.cursor = spot.into();
        Picked::Part
    }

    /// An empty spot of the outer ring needs no dot.
    fn choose_entry(&self, position: &Position, spot: Spot) -> Picked {
        let Some(entry) = Entry::all().find(|entry| entry.spot() == spot) else {
            return Picked::Refused(format!("pieces enter from the edge, not on {spot}"));
        };
        match self.bring_in(position, entry) {
            Some(action) if position.stack(spot).is_none() => {
                Picked::Action(AnyAction::GipfPlus(action))
            }
            _ => Picked::Refused(format!("{spot} is taken: choose the dot to push from")),
        }
    }

    /// The row that is meant, if rows are to be taken.
    fn row_meant(&self, position: &Position) -> Option<Row> {
        let mut rows = position.rows(position.side());
        position.phase().is_taking().then(|| rows.nth(self.row)).flatten()
    }

    fn choose_from_rows(&mut self, position: &Position) -> Picked {
        if let Some(Chosen::Row { spots, taken }) = self.chosen {
            return self.toggle(position, spots, taken);
        }
        let Some(row) = self.row_meant(position) else { return Picked::Part };
        if !grid::spot(self.cursor).is_some_and(|spot| row.spots.contains(spot)) {
            return Picked::Refused(NOT_ON_A_ROW.to_owned());
        }
        let Some(first) = row.may_stay.iter().next() else {
            return self.take_stacks(position, row.spots);
        };
        // One's own usually stay, and the opponent's go.
        let own = position.spots(position.side());
        let stays = |spot: &Spot| row.may_stay.contains(*spot) && own.contains(*spot);
        let taken = row.spots.iter().filter(|spot| !stays(spot)).collect();
        self.chosen = Some(Chosen::Row { spots: row.spots, taken });
        self.cursor = first.into();
        Picked::Part
    }

    /// Chooses a GIPF-piece or a loaded piece to go, or to stay if it was to go.
    fn toggle(&mut self, position: &Position, spots: SpotSet, taken: SpotSet) -> Picked {
        let Some(spot) = grid::spot(self.cursor).filter(|spot| spots.contains(*spot)) else {
            return Picked::Refused("this is not in the row".to_owned());
        };
        if !may_stay(position, spot) {
            return Picked::Refused(
                "basic pieces and used potentials always go; Enter takes the row".to_owned(),
            );
        }
        self.chosen = Some(Chosen::Row { spots, taken: toggled(taken, spot) });
        Picked::Part
    }

    pub(crate) fn take_stacks(&self, position: &Position, removed: SpotSet) -> Picked {
        let action = Action::from_kind(ActionKind::Take { removed });
        match action.filter(|action| position.check(*action).is_ok()) {
            Some(action) => Picked::Action(AnyAction::GipfPlus(action)),
            None => Picked::Refused("no row may stand: choose at least one to go".to_owned()),
        }
    }

    /// The places that Tab goes through: loaded pieces that can be used, then dots; the targets of what is chosen.
    pub(crate) fn gipf_plus_stops(&self, position: &Position) -> Vec<Place> {
        match (position.phase().is_taking(), self.chosen) {
            (false, Some(Chosen::Dot(dot))) => {
                self.open_entries(position, dot).iter().map(|entry| entry.spot().into()).collect()
            }
            (false, Some(Chosen::Loaded(from))) => {
                position.targets(from).iter().map(Place::from).collect()
            }
            (false, _) => {
                let usable = Spot::all().filter(|spot| is_usable(position, *spot));
                let mut stops: Vec<Place> = usable.map(Place::from).collect();
                stops.extend(dots_around(|dot| !self.open_entries(position, *dot).is_empty()));
                stops
            }
            (true, Some(Chosen::Row { spots, .. })) => {
                spots.iter().filter(|spot| may_stay(position, *spot)).map(Place::from).collect()
            }
            (true, _) => Vec::new(),
        }
    }

    pub(crate) fn gipf_plus_highlights(&self, position: &Position) -> Highlights {
        let mut highlights = Highlights::default();
        if !position.phase().is_taking() {
            match self.chosen {
                Some(Chosen::Loaded(from)) => self.use_highlights(position, from, &mut highlights),
                _ => self.entry_highlights(position, &mut highlights),
            }
            return highlights;
        }
        match self.chosen {
            Some(Chosen::Row { taken, .. }) => {
                highlights.targets = self.gipf_plus_stops(position);
                highlights.taken = taken.iter().map(Place::from).collect();
            }
            _ => {
                let spots = self.row_meant(position).map_or(SpotSet::EMPTY, |row| row.spots);
                highlights.taken = spots.iter().map(Place::from).collect();
            }
        }
        highlights
    }

    /// A loaded piece is chosen: where its potential may go, and the way under the cursor.
    fn use_highlights(&self, position: &Position, from: Spot, highlights: &mut Highlights) {
        highlights.chosen = Some(from.into());
        highlights.targets = position.targets(from).iter().map(Place::from).collect();
        let to = self.cursor;
        if highlights.targets.contains(&to) {
            highlights.end = Some(to);
            highlights.way = grid::straight(from.into(), to);
        }
    }

    fn entry_highlights(&self, position: &Position, highlights: &mut Highlights) {
        let chosen = match self.chosen {
            Some(Chosen::Dot(dot)) => Some(dot),
            _ => None,
        };
        highlights.chosen = chosen.map(Place::from);
        let spot = grid::spot(self.cursor);
        let usable = spot.filter(|spot| chosen.is_none() && is_usable(position, *spot));
        let dot = chosen.or_else(|| grid::dot(self.cursor));
        highlights.targets = match (usable, dot) {
            // The cursor on a loaded piece shows what it can do.
            (Some(spot), _) => position.targets(spot).iter().map(Place::from).collect(),
            (None, Some(dot)) => {
                self.open_entries(position, dot).iter().map(|entry| entry.spot().into()).collect()
            }
            (None, None) => self.gipf_plus_stops(position),
        };
        let entry = chosen.zip(spot).and_then(|(dot, spot)| Entry::between(dot, spot));
        let Some(entry) = entry.filter(|entry| self.bring_in(position, *entry).is_some()) else {
            return;
        };
        if let Some(end) = position.push_end(entry) {
            highlights.push(entry, end);
        }
    }
}

/// Whether there is a loaded piece of the mover on a spot that he may use now.
pub(crate) fn is_usable(position: &Position, spot: Spot) -> bool {
    position.phase() == Phase::Push
        && position.loaded_spots(position.side()).contains(spot)
        && !position.targets(spot).is_empty()
}

fn use_between(position: &Position, from: Spot, to: Spot) -> Option<Action> {
    let action = Action::from_kind(ActionKind::Use { from, to })?;
    position.check(action).is_ok().then_some(action)
}

/// Whether what is on a spot of a row may stay.
fn may_stay(position: &Position, spot: Spot) -> bool {
    position.stack(spot).is_some_and(|stack: Stack| stack.is_gipf() || stack.load().is_some())
}
