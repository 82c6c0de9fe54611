//! Choosing on the board: a cursor, and the taps that it makes.

use gipfel_render::{LastTurn, Place};
use gipfel_rules::{
    AnyAction, AnyPosition, Area, Board, Interface as _, Look, PlaceId, Position as _, Tap, Tapped,
    Walk, What,
};

use crate::games::face;
use crate::grid::straight;

/// Where the cursor is and what has been chosen of a decision.
#[derive(Clone, Debug)]
pub(crate) struct Picker {
    /// The place that Enter would choose.
    pub(crate) cursor: Place,
    board: &'static Board,
    walk: Walk<AnyAction>,
    /// What the hand held last.
    held: Option<&'static str>,
}

/// What came of choosing a place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Picked {
    /// A decision.
    Action(AnyAction),
    /// A part of one.
    Part,
    /// Nothing: that means nothing here.
    Refused,
}

impl From<Tapped<AnyAction>> for Picked {
    fn from(tapped: Tapped<AnyAction>) -> Picked {
        match tapped {
            Tapped::Chosen(action) => Picked::Action(action),
            Tapped::Part => Picked::Part,
            Tapped::Nothing => Picked::Refused,
        }
    }
}

/// What the board points out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Highlights {
    /// Places that may be chosen next.
    pub(crate) targets: Vec<Place>,
    /// What is chosen.
    pub(crate) chosen: Option<Place>,
    /// The way that a piece would go, place by place.
    pub(crate) way: Vec<Place>,
    /// Pieces that would be moved.
    pub(crate) moved: Vec<Place>,
    /// Markers that would be turned over.
    pub(crate) turned: Vec<Place>,
    /// Where the furthest piece would end.
    pub(crate) end: Option<Place>,
    /// All rows that may be taken.
    pub(crate) rows: Vec<Place>,
    /// What would be taken off.
    pub(crate) taken: Vec<Place>,
}

impl Picker {
    /// Nothing chosen of these decisions, the cursor in the middle.
    pub(crate) fn new(position: &AnyPosition, legal: &[AnyAction]) -> Picker {
        let board = position.board();
        let walk = Walk::new(position, legal, None);
        let mut picker = Picker { cursor: middle(board), board, walk, held: None };
        picker.arrive(position, legal);
        picker
    }

    /// Makes ready for another decision, on a board that may be another one than before. The cursor goes to what has to be
    /// taken.
    pub(crate) fn arrive(&mut self, position: &AnyPosition, legal: &[AnyAction]) {
        self.board = position.board();
        if self.here().is_none() {
            self.cursor = middle(self.board);
        }
        self.held = self.walk.held().or(self.held);
        self.walk = Walk::new(position, legal, self.held);
        // The line below the board says what is held, and one key changes it.
        if let (None, Some(first)) = (self.walk.held(), self.walk.holdable().first()) {
            self.walk.tap(Tap::Held(first));
        }
        let on_area = self.walk.areas().iter().any(|area| self.is_on(area));
        if let Some(first) = self.walk.areas().first().filter(|_| !on_area) {
            self.cursor = self.place(stop(first));
        }
        self.aim();
    }

    fn place(&self, id: PlaceId) -> Place {
        let place = self.board[id];
        Place { q: place.q, r: place.r }
    }

    fn places(&self, ids: impl IntoIterator<Item = PlaceId>) -> Vec<Place> {
        ids.into_iter().map(|id| self.place(id)).collect()
    }

    /// What the cursor is on.
    pub(crate) fn here(&self) -> Option<PlaceId> {
        self.board.at(self.cursor.q, self.cursor.r)
    }

    /// The name of the place under the cursor.
    pub(crate) fn name(&self) -> &'static str {
        self.here().map_or("", |id| self.board[id].name)
    }

    fn is_on(&self, area: &Area) -> bool {
        self.here().is_some_and(|here| area.places.contains(&here))
    }

    /// The names of the places to which what the cursor is on can go.
    pub(crate) fn reach(&self) -> Vec<&'static str> {
        let mut there = self.walk.clone();
        there.cancel();
        let part = self.here().is_some_and(|here| there.tap(Tap::Place(here)) == Tapped::Part);
        let reached = if part { places_of(&there.next()) } else { Vec::new() };
        reached.into_iter().map(|place| self.board[place].name).collect()
    }

    /// Puts the cursor somewhere.
    pub(crate) fn point_at(&mut self, place: Place) {
        self.cursor = place;
        self.aim();
    }

    /// Lets the area follow the cursor: of those under it, the one whose middle is nearest.
    fn aim(&mut self) {
        if self.walk.area().is_some_and(|area| self.is_on(area)) {
            return;
        }
        let Some(here) = self.here() else { return };
        let distance = |area: &Area| {
            let at = area.places.iter().position(|place| *place == here)?;
            Some((2 * at).abs_diff(area.places.len() - 1))
        };
        let areas = self.walk.areas().iter().zip(0_u8..);
        let best = areas.filter_map(|(area, number)| Some((distance(area)?, number))).min();
        if let Some((_, number)) = best {
            self.walk.tap(Tap::Area(number));
        }
    }

    /// Chooses the place under the cursor.
    pub(crate) fn choose(&mut self) -> Picked {
        let Some(here) = self.here() else { return Picked::Part };
        if let Some(area) = self.walk.area()
            && !area.toggles.contains(&here)
        {
            return self.confirm();
        }
        let picked = self.walk.tap(Tap::Place(here)).into();
        // From the edge it goes on where a line begins.
        if picked == Picked::Part
            && self.board[here].edge
            && let Some(first) = places_of(&self.walk.next()).first()
        {
            self.cursor = self.place(*first);
        }
        picked
    }

    /// Confirms what is chosen, or chooses.
    pub(crate) fn confirm(&mut self) -> Picked {
        if let Some(area) = self.walk.area() {
            let confirm = Tap::Button(area.confirm);
            return if self.is_on(area) { self.walk.tap(confirm).into() } else { Picked::Refused };
        }
        match self.walk.starts()[..] {
            [Tap::Button(word)] => self.walk.tap(Tap::Button(word)).into(),
            _ => self.choose(),
        }
    }

    /// Gives up what is chosen; false if nothing is.
    pub(crate) fn cancel(&mut self) -> bool {
        self.is_begun() && self.walk.back()
    }

    /// Whether a part of a decision is chosen.
    pub(crate) fn is_begun(&self) -> bool {
        !self.walk.taps().is_empty()
    }

    /// The place that was chosen last.
    pub(crate) fn chosen(&self) -> Option<PlaceId> {
        places_of(self.walk.taps()).last().copied()
    }

    /// How many groups of pieces there are to choose one from.
    pub(crate) fn areas(&self) -> usize {
        self.walk.areas().len()
    }

    /// The names of the places of the one that is chosen.
    pub(crate) fn area(&self) -> Vec<&'static str> {
        let places = self.walk.area().map_or(&[][..], |area| &area.places);
        places.iter().map(|place| self.board[*place].name).collect()
    }

    /// Whether some pieces of the chosen area may stay.
    pub(crate) fn may_keep(&self) -> bool {
        self.walk.area().is_some_and(|area| !area.toggles.is_empty())
    }

    /// The decision that is no place of the board, beside those that are: its word.
    pub(crate) fn button(&self) -> Option<&'static str> {
        match self
            .walk
            .starts()
            .iter()
            .filter(|tap| matches!(tap, Tap::Button(_)))
            .collect::<Vec<_>>()[..]
        {
            [Tap::Button(word)] => Some(word),
            _ => None,
        }
    }

    /// What is decided by its number: pieces that are taken up, or one of several buttons.
    pub(crate) fn numbered(&self) -> Vec<Tap> {
        let starts = self.walk.starts();
        let taken =
            |tap: &Tap| matches!(tap, Tap::Held(word) if !self.walk.holdable().contains(word));
        let buttons = starts.iter().filter(|tap| matches!(tap, Tap::Button(_))).count();
        let one_of_many = |tap: &Tap| buttons > 1 && matches!(tap, Tap::Button(_));
        starts.into_iter().filter(|tap| taken(tap) || one_of_many(tap)).collect()
    }

    /// Decides by number, counted from 0.
    pub(crate) fn pick(&mut self, number: usize) -> Picked {
        let tap = self.numbered().get(number).copied();
        tap.map_or(Picked::Refused, |tap| self.walk.tap(tap).into())
    }

    /// Makes that decision.
    pub(crate) fn press(&mut self) -> Picked {
        self.button().map_or(Picked::Refused, |word| self.walk.tap(Tap::Button(word)).into())
    }

    /// Goes to the next target, or the next row.
    pub(crate) fn next(&mut self, backwards: bool) {
        let stops = self.stops();
        let here = self.here();
        let area = self.walk.area_number();
        let at = stops.iter().position(|stop| (stop.0, Some(stop.1)) == (area, here));
        let next = match (at, backwards) {
            _ if stops.is_empty() => return,
            (Some(at), false) => (at + 1) % stops.len(),
            (Some(at), true) => (at + stops.len() - 1) % stops.len(),
            (None, _) => 0,
        };
        let (area, place) = stops[next];
        if let Some(number) = area.filter(|_| area != self.walk.area_number()) {
            self.walk.tap(Tap::Area(number));
        }
        self.cursor = self.place(place);
    }

    /// The places that Tab goes through, with their areas: what may stay of rows, or their middles; the targets of what is
    /// chosen; else pieces that may be chosen, and the edge clockwise.
    fn stops(&self) -> Vec<(Option<u8>, PlaceId)> {
        let areas = self.walk.areas().iter().zip(0_u8..);
        let stops: Vec<(Option<u8>, PlaceId)> = areas
            .flat_map(|(area, number)| {
                let stops =
                    if area.toggles.is_empty() { vec![stop(area)] } else { area.toggles.clone() };
                stops.into_iter().map(move |place| (Some(number), place))
            })
            .collect();
        if !stops.is_empty() {
            return stops;
        }
        self.targets().into_iter().map(|place| (None, place)).collect()
    }

    /// What goes on with what is chosen; if nothing is, where a decision may begin.
    fn targets(&self) -> Vec<PlaceId> {
        if self.is_begun() {
            return places_of(&self.walk.next());
        }
        let mut starts = places_of(&self.walk.starts());
        let is_edge = |place: &PlaceId| self.board[*place].edge;
        if starts.iter().any(is_edge) {
            // What can be entered from the edge need not be pointed out twice.
            let draggable = self.walk.draggable();
            starts.retain(|place| draggable.contains(place));
        }
        starts.sort_by(|one, other| {
            let key =
                |place: &PlaceId| if is_edge(place) { 1.0 + self.around(*place) } else { 0.0 };
            key(one).total_cmp(&key(other))
        });
        starts
    }

    /// Where a place lies on the way round the board, from below clockwise.
    fn around(&self, id: PlaceId) -> f64 {
        let place = self.board[id];
        (-place.x).atan2(place.y).rem_euclid(std::f64::consts::TAU)
    }

    /// What the board points out now.
    pub(crate) fn highlights(&self, position: &AnyPosition) -> Highlights {
        let rows = self.walk.areas().iter().flat_map(|area| area.places.iter().copied());
        let mut highlights = Highlights {
            chosen: self.chosen().map(|id| self.place(id)),
            rows: self.places(rows),
            ..Highlights::default()
        };
        if let Some(area) = self.walk.area() {
            let marked = self.walk.marked();
            let goes = |place: &PlaceId| !area.toggles.contains(place) || marked.contains(place);
            highlights.taken = self.places(area.places.iter().copied().filter(goes));
            highlights.targets = self.places(area.toggles.iter().copied());
            return highlights;
        }
        let Some(here) = self.here() else { return highlights };
        let mut there = self.walk.clone();
        match there.tap(Tap::Place(here)) {
            Tapped::Chosen(action) => self.preview(position, action, &mut highlights),
            // The cursor on something that can be chosen shows what it can do.
            Tapped::Part if !self.is_begun() => {
                highlights.targets = self.places(places_of(&there.next()));
                return highlights;
            }
            Tapped::Part | Tapped::Nothing => {}
        }
        let targets = self.targets();
        // Where nearly everything may be chosen, nothing is worth pointing out.
        if self.is_begun() || 2 * targets.len() < self.board.places.len() {
            highlights.targets = self.places(targets);
        }
        highlights
    }

    /// Points out what a decision would do.
    fn preview(&self, position: &AnyPosition, action: AnyAction, highlights: &mut Highlights) {
        let done = LastTurn::new(position, [action]);
        if let Some(&(from, to)) = done.ways.first().filter(|_| self.is_begun()) {
            highlights.way = straight(from, to);
            highlights.end = Some(to);
        }
        highlights.turned = done.turned;
        let moved =
            position.effect(action).changes.into_iter().filter_map(|change| match change.what {
                What::Move { from, .. } => Some(self.place(from)),
                _ => None,
            });
        highlights.moved = moved.collect();
    }

    /// Whether there is a choice of what to bring in.
    pub(crate) fn may_change_kind(&self) -> bool {
        self.walk.holdable().len() > 1
    }

    /// Goes on to the next kind of piece to bring in; false if there is no choice.
    pub(crate) fn change_kind(&mut self, backwards: bool) -> bool {
        let all = self.walk.holdable();
        let at = all.iter().position(|word| Some(*word) == self.walk.held());
        let Some(at) = at.filter(|_| all.len() > 1) else { return false };
        let step = if backwards { all.len() - 1 } else { 1 };
        let word = all[(at + step) % all.len()];
        self.walk.tap(Tap::Held(word));
        true
    }

    /// What the hand holds: a word of the game's description.
    pub(crate) fn held(&self) -> Option<&'static str> {
        self.walk.held()
    }

    /// The letter of what the hand holds: `G` for two pieces that stand as one, the sign of a piece that has one, the letter of
    /// its kind where letters tell pieces apart.
    pub(crate) fn held_letter(&self, position: &AnyPosition) -> Option<char> {
        let description = position.game().description();
        let held = description.held.iter().find(|held| Some(held.word) == self.held())?;
        let top = *held.layers.last()?;
        match description[top].look {
            Look::Emblem { letter, .. } => Some(letter),
            _ if held.layers.len() > 1 => Some('G'),
            _ => face(position.game()).kinds.chars().nth(usize::from(top.0)),
        }
    }
}

/// The place of a board that is nearest to its middle.
fn middle(board: &Board) -> Place {
    let far =
        |place: &&gipfel_rules::BoardPlace| i32::from(place.q).pow(2) + i32::from(place.r).pow(2);
    let place = board.places.iter().min_by_key(far);
    place.map_or(Place { q: 0, r: 0 }, |place| Place { q: place.q, r: place.r })
}

/// Where the cursor goes on an area.
fn stop(area: &Area) -> PlaceId {
    area.toggles.first().copied().unwrap_or(area.places[area.places.len() / 2])
}

fn places_of(taps: &[Tap]) -> Vec<PlaceId> {
    let place = |tap: &Tap| match tap {
        Tap::Place(place) => Some(*place),
        _ => None,
    };
    taps.iter().filter_map(place).collect()
}
