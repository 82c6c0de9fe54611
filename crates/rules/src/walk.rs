//! Walking the tree of taps: what is chosen so far, what may come next, and the action it amounts to.

use crate::{Area, Interface, PlaceId, Tap, Taps};
use alloc::vec::Vec;

/// An action being chosen by hand.
///
/// ```
/// use gipfel_rules::{Interface, Notation, Position, Tap, Tapped, Walk, yinsh};
///
/// let start = yinsh::Position::new(yinsh::Variant::Blitz);
/// let mut walk = Walk::new(&start, &start.actions(), None);
/// let f6 = start.board().named("f6").unwrap();
/// assert_eq!(walk.tap(Tap::Place(f6)), Tapped::Chosen(start.parse_action("f6").unwrap()));
/// ```
#[derive(Clone, Debug)]
pub struct Walk<A> {
    choices: Vec<(A, Taps)>,
    areas: Vec<Area>,
    held: Vec<&'static str>,
    now: State,
}

/// What is chosen so far.
#[derive(Clone, PartialEq, Eq, Debug)]
struct State {
    held: Option<&'static str>,
    taps: Vec<Tap>,
    area: Option<u8>,
    marked: Vec<PlaceId>,
}

/// What came of a tap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tapped<A> {
    /// An action is chosen; what was tapped for it is forgotten.
    Chosen(A),
    /// A part of one is chosen, or given up.
    Part,
    /// Nothing: the tap means nothing here, and nothing has changed.
    Nothing,
}

impl<A: Copy + Eq> Walk<A> {
    /// Nothing is chosen of these legal actions. What was held last is held again if it may be; else the hand is empty until
    /// somebody chooses, unless there is just one thing to hold: what comes in may decide what may come in later.
    pub fn new<P: Interface<Action = A>>(
        position: &P,
        legal: &[A],
        held: Option<&'static str>,
    ) -> Walk<A> {
        let choices: Vec<(A, Taps)> = legal
            .iter()
            .flat_map(|&action| position.taps(action).into_iter().map(move |taps| (action, taps)))
            .collect();
        let offered = choices.iter().any(|(_, taps)| matches!(taps, Taps::Area { .. }));
        let areas = if offered { position.areas() } else { Vec::new() };
        let mut all: Vec<&'static str> = Vec::new();
        for (_, taps) in &choices {
            if let Taps::Steps { held: Some(word), .. } = taps
                && !all.contains(word)
            {
                all.push(word);
            }
        }
        let order = position.game().description().held;
        all.sort_by_key(|word| order.iter().position(|held| held.word == *word));
        let only = if let [word] = all[..] { Some(word) } else { None };
        let held = held.filter(|word| all.contains(word)).or(only);
        let now = State { held, taps: Vec::new(), area: None, marked: Vec::new() };
        let mut walk = Walk { choices, areas, held: all, now };
        walk.settle();
        walk
    }

    /// A single area needs no choosing.
    fn settle(&mut self) {
        if let [area] = &self.areas[..]
            && self.now.area.is_none()
        {
            self.now.marked = area.marked.clone();
            self.now.area = Some(0);
        }
    }

    /// What the hand holds.
    pub fn held(&self) -> Option<&'static str> {
        self.now.held
    }

    /// What it may hold; with fewer than two there is nothing to choose.
    pub fn holdable(&self) -> &[&'static str] {
        &self.held
    }

    /// Whether a tap means nothing only because the hand is still empty.
    pub fn wants_held(&self, tap: Tap) -> bool {
        let begins = |taps: &Taps| match taps {
            Taps::Steps { held, steps } => held.is_some() && steps.first() == Some(&tap),
            Taps::Area { .. } => false,
        };
        self.now.held.is_none() && self.choices.iter().any(|(_, taps)| begins(taps))
    }

    /// What was tapped of the action that is being chosen.
    pub fn taps(&self) -> &[Tap] {
        &self.now.taps
    }

    /// The groups of places of which one is to be chosen.
    pub fn areas(&self) -> &[Area] {
        &self.areas
    }

    /// The one that is chosen.
    pub fn area(&self) -> Option<&Area> {
        self.areas.get(usize::from(self.now.area?))
    }

    /// Its number.
    pub fn area_number(&self) -> Option<u8> {
        self.now.area
    }

    /// Which of its toggles are marked to go.
    pub fn marked(&self) -> &[PlaceId] {
        &self.now.marked
    }

    /// The action that the chosen area amounts to as it is marked; none if that is not allowed.
    pub fn confirmable(&self) -> Option<A> {
        self.area_action(&self.now)
    }

    /// The actions that can still be chosen without giving anything up.
    pub fn candidates(&self) -> Vec<A> {
        let mut actions: Vec<A> = Vec::new();
        for (action, taps) in &self.choices {
            let open = match taps {
                Taps::Steps { held, steps } => {
                    self.now.holds(*held) && steps.starts_with(&self.now.taps)
                }
                Taps::Area { area, .. } => self.now.area.is_none_or(|chosen| chosen == *area),
            };
            if open && !actions.contains(action) {
                actions.push(*action);
            }
        }
        actions
    }

    /// What goes on with what is chosen so far, each once: the targets of a piece, the toggles and the button of an area,
    /// and what an empty hand may take.
    pub fn next(&self) -> Vec<Tap> {
        let mut next = self.after(&self.now.taps);
        if self.now.held.is_none() {
            next.extend(self.held.iter().copied().map(Tap::Held));
        }
        if let Some(area) = self.area().filter(|_| self.now.taps.is_empty()) {
            next.extend(area.toggles.iter().copied().map(Tap::Place));
            if self.confirmable().is_some() {
                next.push(Tap::Button(area.confirm));
            }
        } else if self.now.taps.is_empty() {
            next.extend((0..self.areas.len() as u8).map(Tap::Area));
        }
        next
    }

    /// What may be tapped first, each once, whatever is chosen so far: it begins anew there.
    pub fn starts(&self) -> Vec<Tap> {
        let mut starts = self.after(&[]);
        let others = self.held.iter().filter(|word| Some(**word) != self.now.held);
        starts.extend(others.copied().map(Tap::Held));
        if self.areas.len() > 1 {
            starts.extend((0..self.areas.len() as u8).map(Tap::Area));
        }
        let mut places: Vec<PlaceId> =
            self.areas.iter().flat_map(|area| area.places.iter().copied()).collect();
        places.sort();
        places.dedup();
        starts.extend(places.into_iter().map(Tap::Place));
        starts
    }

    /// The places from which something can be dragged to another place.
    pub fn draggable(&self) -> Vec<PlaceId> {
        let mut places = Vec::new();
        for (_, taps) in &self.choices {
            if let Taps::Steps { held, steps } = taps
                && let [Tap::Place(from), Tap::Place(_)] = steps[..]
                && self.now.holds(*held)
                && !places.contains(&from)
            {
                places.push(from);
            }
        }
        places
    }

    /// The taps that go on behind these.
    fn after(&self, taps: &[Tap]) -> Vec<Tap> {
        let mut next = Vec::new();
        for (_, choice) in &self.choices {
            if let Taps::Steps { held, steps } = choice
                && self.now.holds(*held)
                && let Some([tap, ..]) = steps.strip_prefix(taps)
                && !next.contains(tap)
            {
                next.push(*tap);
            }
        }
        next
    }

    /// Does what a hand does.
    pub fn tap(&mut self, tap: Tap) -> Tapped<A> {
        let mut now = self.now.clone();
        let tapped = self.step(&mut now, tap);
        match tapped {
            Tapped::Chosen(_) => {
                let held = now.held;
                self.now = State { held, taps: Vec::new(), area: None, marked: Vec::new() };
                self.settle();
            }
            Tapped::Part => self.now = now,
            Tapped::Nothing => {}
        }
        tapped
    }

    /// What a tap would do, without doing it: what a pointer that rests on a place shows.
    pub fn aim(&self, tap: Tap) -> Tapped<A> {
        self.step(&mut self.now.clone(), tap)
    }

    /// Drags from one place to another; nothing is chosen afterwards if that means nothing.
    pub fn drag(&mut self, from: PlaceId, to: PlaceId) -> Tapped<A> {
        self.cancel();
        match self.tap(Tap::Place(from)) {
            Tapped::Part if !self.now.taps.is_empty() => {}
            other => return other,
        }
        match self.extend(&self.now.taps, Tap::Place(to)) {
            Some(Ok(action)) => {
                self.cancel();
                Tapped::Chosen(action)
            }
            Some(Err(taps)) => {
                self.now.taps = taps;
                Tapped::Part
            }
            None => {
                self.cancel();
                Tapped::Nothing
            }
        }
    }

    /// Whether something is chosen that can be given up.
    pub fn can_go_back(&self) -> bool {
        !self.now.taps.is_empty() || (self.areas.len() > 1 && self.now.area.is_some())
    }

    /// Gives up the last thing that was chosen; false if nothing was.
    pub fn back(&mut self) -> bool {
        if !self.can_go_back() {
            return false;
        }
        if self.now.taps.pop().is_none() {
            self.cancel();
        }
        true
    }

    /// Gives up everything that was chosen but not what is held.
    pub fn cancel(&mut self) {
        self.now.taps.clear();
        self.now.area = None;
        self.now.marked.clear();
        self.settle();
    }

    /// The taps that choose an action in one of its ways, from the beginning.
    pub fn route(&self, taps: &Taps) -> Vec<Tap> {
        match taps {
            Taps::Steps { held, steps } => {
                held.map(Tap::Held).into_iter().chain(steps.iter().copied()).collect()
            }
            Taps::Area { area, marked } => {
                let Some(known) = self.areas.get(usize::from(*area)) else { return Vec::new() };
                let differs =
                    |place: &&PlaceId| marked.contains(place) != known.marked.contains(place);
                core::iter::once(Tap::Area(*area))
                    .chain(known.toggles.iter().filter(differs).copied().map(Tap::Place))
                    .chain([Tap::Button(known.confirm)])
                    .collect()
            }
        }
    }

    fn step(&self, now: &mut State, tap: Tap) -> Tapped<A> {
        match tap {
            Tap::Held(word) if self.held.contains(&word) => return self.hold(now, word),
            Tap::Area(number) if usize::from(number) < self.areas.len() => {
                self.choose_area(now, number);
                return Tapped::Part;
            }
            Tap::Button(word) if now.area.is_some_and(|area| self.confirms(area, word)) => {
                return self.area_action(now).map_or(Tapped::Nothing, Tapped::Chosen);
            }
            Tap::Place(place) if now.taps.is_empty() => match self.point_at_area(now, place) {
                Tapped::Nothing => {}
                tapped => return tapped,
            },
            _ => {}
        }
        if let Some(went_on) = self.extend(&now.taps, tap) {
            return now.took(went_on);
        }
        if now.taps.last() == Some(&tap) {
            now.taps.pop();
            return Tapped::Part;
        }
        match self.extend(&[], tap) {
            Some(began) => now.took(began),
            None => Tapped::Nothing,
        }
    }

    fn confirms(&self, area: u8, word: &str) -> bool {
        self.areas.get(usize::from(area)).is_some_and(|area| area.confirm == word)
    }

    /// Takes something else into the hand; what was tapped stays if it goes on from there.
    fn hold(&self, now: &mut State, word: &'static str) -> Tapped<A> {
        now.held = Some(word);
        let goes_on = self.choices.iter().any(|(_, taps)| match taps {
            Taps::Steps { held, steps } => *held == Some(word) && steps.starts_with(&now.taps),
            Taps::Area { .. } => false,
        });
        if !goes_on {
            now.taps.clear();
        }
        Tapped::Part
    }

    /// The action that is chosen by one more tap, or the taps then; none if it leads nowhere.
    fn extend(&self, taps: &[Tap], tap: Tap) -> Option<Result<A, Vec<Tap>>> {
        let mut taps = taps.to_vec();
        taps.push(tap);
        let mut goes_on = false;
        for (action, choice) in &self.choices {
            if let Taps::Steps { held, steps } = choice
                && self.now.holds(*held)
            {
                if *steps == taps {
                    return Some(Ok(*action));
                }
                goes_on |= steps.starts_with(&taps);
            }
        }
        goes_on.then_some(Err(taps))
    }

    fn choose_area(&self, now: &mut State, number: u8) {
        now.taps.clear();
        now.area = Some(number);
        now.marked = self.areas[usize::from(number)].marked.clone();
    }

    /// A place of an area marks or unmarks what it can, chooses the area, the next one there, or takes the chosen one. If
    /// something of it may stay only its button takes it: a finger that misses a toggle decides nothing.
    fn point_at_area(&self, now: &mut State, place: PlaceId) -> Tapped<A> {
        let chosen = now.area.map(|area| &self.areas[usize::from(area)]);
        if chosen.is_some_and(|area| area.toggles.contains(&place)) {
            match now.marked.iter().position(|marked| *marked == place) {
                Some(at) => {
                    now.marked.remove(at);
                }
                None => now.marked.push(place),
            }
            return Tapped::Part;
        }
        let here: Vec<u8> = (0..self.areas.len() as u8)
            .filter(|area| self.areas[usize::from(*area)].places.contains(&place))
            .collect();
        let current = here.iter().position(|area| Some(*area) == now.area);
        let next = match current {
            Some(at) => here.get((at + 1) % here.len()),
            None => here.first(),
        };
        match next {
            Some(&next) if Some(next) == now.area => {
                if !self.areas[usize::from(next)].toggles.is_empty() {
                    return Tapped::Part;
                }
                self.area_action(now).map_or(Tapped::Nothing, Tapped::Chosen)
            }
            Some(&next) => {
                self.choose_area(now, next);
                Tapped::Part
            }
            None => Tapped::Nothing,
        }
    }

    fn area_action(&self, now: &State) -> Option<A> {
        let chosen = now.area?;
        let same = |one: &[PlaceId], other: &[PlaceId]| {
            one.len() == other.len() && one.iter().all(|place| other.contains(place))
        };
        self.choices.iter().find_map(|(action, taps)| match taps {
            Taps::Area { area, marked } if *area == chosen && same(marked, &now.marked) => {
                Some(*action)
            }
            _ => None,
        })
    }
}

impl State {
    fn holds(&self, word: Option<&'static str>) -> bool {
        word.is_none() || word == self.held
    }

    fn took<A>(&mut self, step: Result<A, Vec<Tap>>) -> Tapped<A> {
        match step {
            Ok(action) => Tapped::Chosen(action),
            Err(taps) => {
                self.taps = taps;
                Tapped::Part
            }
        }
    }
}
