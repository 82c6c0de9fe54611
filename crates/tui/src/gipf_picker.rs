//! Choosing in GIPF: a dot and a line, or a row and its GIPF-pieces.

use gipf::{Action, ActionKind, Dot, Entry, Permission, Phase, Position, Row, SpotSet};
use gipfel_render::Place;
use gipfel_rules::{AnyAction, Position as _, gipf};

use crate::grid;
use crate::picker::{Chosen, Highlights, NOT_ON_A_ROW, Picked, Picker, dots_around, toggled};

impl Picker {
    /// Whether the piece that is brought in is a GIPF-piece.
    pub(crate) fn brings_gipf_piece(&self, position: &Position) -> bool {
        match position.permission(position.side()) {
            Permission::GipfOnly => true,
            Permission::BasicOnly => false,
            Permission::Either => self.gipf_piece && position.reserve(position.side()) >= 2,
        }
    }

    /// The action that brings in a piece along an entry, if it is legal.
    fn enter(&self, position: &Position, entry: Entry) -> Option<Action> {
        let gipf = self.brings_gipf_piece(position);
        let kind = match position.piece(entry.spot()) {
            None => ActionKind::Place { spot: entry.spot(), gipf },
            Some(_) => ActionKind::Push { entry, gipf },
        };
        Action::from_kind(kind).filter(|action| position.check(*action).is_ok())
    }

    /// The open lines of a dot.
    fn open_lines(&self, position: &Position, dot: Dot) -> Vec<Entry> {
        let open = |entry: &Entry| entry.dot() == dot && self.enter(position, *entry).is_some();
        Entry::all().filter(open).collect()
    }

    pub(crate) fn choose_gipf(&mut self, position: &Position) -> Picked {
        match position.phase() {
            Phase::Push => self.choose_push(position),
            Phase::Clear | Phase::Claim => self.choose_row(position),
        }
    }

    fn choose_push(&mut self, position: &Position) -> Picked {
        if let Some(dot) = grid::dot(self.cursor) {
            return self.choose_dot(position, dot);
        }
        let Some(spot) = grid::spot(self.cursor) else { return Picked::Part };
        if let Some(Chosen::Dot(dot)) = self.chosen {
            let entry = Entry::between(dot, spot);
            return match entry.and_then(|entry| self.enter(position, entry)) {
                Some(action) => Picked::Action(AnyAction::Gipf(action)),
                None => Picked::Refused(format!("no open line leads from {dot} over {spot}")),
            };
        }
        let Some(entry) = Entry::all().find(|entry| entry.spot() == spot) else {
            return Picked::Refused(format!("pieces enter from the edge, not on {spot}"));
        };
        match self.enter(position, entry) {
            Some(action) if position.piece(spot).is_none() => {
                Picked::Action(AnyAction::Gipf(action))
            }
            _ => Picked::Refused(format!("{spot} is taken: choose the dot to push from")),
        }
    }

    fn choose_dot(&mut self, position: &Position, dot: Dot) -> Picked {
        let lines = self.open_lines(position, dot);
        let Some(first) = lines.first() else {
            return Picked::Refused(format!("no line is open from {dot}"));
        };
        self.chosen = Some(Chosen::Dot(dot));
        self.cursor = first.spot().into();
        Picked::Part
    }

    /// The row that is meant, if rows are to be taken.
    fn meant_row(&self, position: &Position) -> Option<Row> {
        let mut rows = position.rows(position.side());
        (position.phase() != Phase::Push).then(|| rows.nth(self.row)).flatten()
    }

    fn choose_row(&mut self, position: &Position) -> Picked {
        if let Some(Chosen::Row { spots, taken }) = self.chosen {
            return self.choose_from_row(position, spots, taken);
        }
        let Some(row) = self.meant_row(position) else { return Picked::Part };
        if !grid::spot(self.cursor).is_some_and(|spot| row.spots.contains(spot)) {
            return Picked::Refused(NOT_ON_A_ROW.to_owned());
        }
        if row.may_stay.is_empty() {
            return self.take(position, row.spots);
        }
        // One's own GIPF-pieces usually stay, and the opponent's go.
        let own = position.gipf_spots(position.side());
        let taken = row.spots.iter().filter(|spot| !own.contains(*spot)).collect();
        self.chosen = Some(Chosen::Row { spots: row.spots, taken });
        if let Some(first) = row.may_stay.iter().next() {
            self.cursor = first.into();
        }
        Picked::Part
    }

    /// Chooses a GIPF-piece to go, or to stay if it was to go.
    fn choose_from_row(&mut self, position: &Position, spots: SpotSet, taken: SpotSet) -> Picked {
        let Some(spot) = grid::spot(self.cursor).filter(|spot| spots.contains(*spot)) else {
            return Picked::Refused("this is not in the row".to_owned());
        };
        if !position.piece(spot).is_some_and(|piece| piece.gipf) {
            return Picked::Refused("basic pieces always go; Enter takes the row".to_owned());
        }
        self.chosen = Some(Chosen::Row { spots, taken: toggled(taken, spot) });
        Picked::Part
    }

    pub(crate) fn take(&self, position: &Position, removed: SpotSet) -> Picked {
        let action = Action::from_kind(ActionKind::Take { removed });
        match action.filter(|action| position.check(*action).is_ok()) {
            Some(action) => Picked::Action(AnyAction::Gipf(action)),
            None => Picked::Refused("choose at least one GIPF-piece to take".to_owned()),
        }
    }

    pub(crate) fn gipf_stops(&self, position: &Position) -> Vec<Place> {
        match (position.phase(), self.chosen) {
            (Phase::Push, Some(Chosen::Dot(dot))) => {
                self.open_lines(position, dot).iter().map(|entry| entry.spot().into()).collect()
            }
            (Phase::Push, _) => dots_around(|dot| !self.open_lines(position, *dot).is_empty()),
            (_, Some(Chosen::Row { spots, .. })) => {
                let gipf =
                    |spot: &gipf::Spot| position.piece(*spot).is_some_and(|piece| piece.gipf);
                spots.iter().filter(gipf).map(Place::from).collect()
            }
            _ => Vec::new(),
        }
    }

    pub(crate) fn gipf_highlights(&self, position: &Position) -> Highlights {
        let mut highlights = Highlights::default();
        if position.phase() == Phase::Push {
            self.push_highlights(position, &mut highlights);
            return highlights;
        }
        match self.chosen {
            Some(Chosen::Row { taken, .. }) => {
                highlights.targets = self.gipf_stops(position);
                highlights.taken = taken.iter().map(Place::from).collect();
            }
            _ => {
                let spots = self.meant_row(position).map_or(SpotSet::EMPTY, |row| row.spots);
                highlights.taken = spots.iter().map(Place::from).collect();
            }
        }
        highlights
    }

    fn push_highlights(&self, position: &Position, highlights: &mut Highlights) {
        let chosen = match self.chosen {
            Some(Chosen::Dot(dot)) => Some(dot),
            _ => None,
        };
        highlights.chosen = chosen.map(Place::from);
        let dot = chosen.or_else(|| grid::dot(self.cursor));
        highlights.targets = match dot {
            Some(dot) => {
                self.open_lines(position, dot).iter().map(|entry| entry.spot().into()).collect()
            }
            None => self.gipf_stops(position),
        };
        let spot = grid::spot(self.cursor);
        let entry = chosen.zip(spot).and_then(|(dot, spot)| Entry::between(dot, spot));
        let Some(entry) = entry.filter(|entry| self.enter(position, *entry).is_some()) else {
            return;
        };
        if let Some(end) = position.push_end(entry) {
            highlights.push(entry, end);
        }
    }
}
