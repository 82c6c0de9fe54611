//! What GIPF shows, and how it is played by hand. GIPF with potentials shares what is the same.

use super::action::{Action, ActionKind};
use super::board::{Dot, Entry, Spot, SpotSet};
use super::description::{BASIC, BOARD_INFO, DONE, HELD_BASIC, HELD_GIPF, RESERVE, TAKE};
use super::way::{Way, push_end};
use super::{DESCRIPTION, Position, Row, Setup, Variant};
use crate::module::{interface_items, module_items};
use crate::{
    Area, Beside, Board, Color, Effect, Interface, Layer, Module, PlaceId, Position as _, Taps,
    What,
};
use alloc::vec;
use alloc::vec::Vec;

/// The board of GIPF, with or without potentials.
pub(crate) static THE_BOARD: Board = BOARD_INFO;

impl From<Dot> for PlaceId {
    fn from(dot: Dot) -> PlaceId {
        let (q, r) = dot.coordinates();
        THE_BOARD.at(q, r).expect("every dot is a place")
    }
}

/// The places of spots, in line order.
pub(crate) fn places(spots: SpotSet) -> Vec<PlaceId> {
    spots.iter().map(PlaceId::from).collect()
}

/// A dot by which a piece comes in; of several the first.
pub(crate) fn dot_of(way: Way) -> Dot {
    match way {
        Way::Place(spot) => Entry::all()
            .find(|entry| entry.spot() == spot)
            .expect("a piece enters on the outer ring")
            .dot(),
        Way::Push(entry) => entry.dot(),
    }
}

/// Lets everything move that a piece pushes that comes in. `heights` is the number of pieces on each spot.
pub(crate) fn push_along(
    effect: &mut Effect,
    way: Way,
    occupied: u64,
    height: impl Fn(Spot) -> u8,
) {
    effect.edge = Some(dot_of(way).into());
    let Way::Push(entry) = way else { return };
    let Some(end) = push_end(occupied, entry) else { return };
    let moved: Vec<Spot> = entry.spots().take_while(|spot| *spot != end).collect();
    let mut to = end;
    for &from in moved.iter().rev() {
        let count = height(from);
        effect.also(What::Move { from: from.into(), count, to: to.into(), path: Vec::new() });
        to = from;
    }
}

/// Lets pieces of the mover come in from his reserve.
pub(crate) fn enter_from_reserve(effect: &mut Effect, way: Way, color: Color, count: u8) {
    effect.also(What::Enter {
        from: Beside::of(RESERVE, color),
        piece: Layer::of(BASIC, color),
        count,
        to: way.spot().into(),
        path: vec![dot_of(way).into()],
    });
}

/// All ways in which a piece is brought in by hand: a dot and a spot of the line, or an empty spot alone.
pub(crate) fn entry_taps(way: Way, occupied: u64) -> Vec<Taps> {
    match way {
        Way::Place(spot) => {
            let dots = Entry::all().filter(|entry| entry.spot() == spot).map(Entry::dot);
            core::iter::once(Taps::places([spot.into()]))
                .chain(dots.map(|dot| Taps::places([dot.into(), spot.into()])))
                .collect()
        }
        Way::Push(entry) => {
            let Some(end) = push_end(occupied, entry) else { return Vec::new() };
            let mut passed = false;
            let reached =
                entry.spots().take_while(|spot| !core::mem::replace(&mut passed, *spot == end));
            reached.map(|spot| Taps::places([entry.dot().into(), spot.into()])).collect()
        }
    }
}

/// A row as an area. Most players keep what is theirs and take the rest; `at_least` goes if something has to.
pub(crate) fn row_area(row: &Row, own: SpotSet, at_least: Option<Spot>) -> Area {
    let mut marked = SpotSet::new(row.may_stay.0 & !own.0);
    if !row.is_compulsory() && marked.is_empty() {
        marked.0 |= at_least.map_or(0, Spot::bit);
    }
    Area {
        places: places(row.spots),
        toggles: places(row.may_stay),
        marked: places(marked),
        confirm: TAKE,
    }
}

/// The ways in which a taking is chosen from rows.
pub(crate) fn taking_taps(rows: impl Iterator<Item = Row>, removed: SpotSet) -> Vec<Taps> {
    rows.enumerate()
        .filter(|(_, row)| row.check(removed) == Some(Ok(())))
        .map(|(number, row)| Taps::Area {
            area: number as u8,
            marked: places(SpotSet::new(removed.0 & row.may_stay.0)),
        })
        .collect()
}

impl Position {
    /// How many pieces stand on a spot that is not empty.
    fn height(&self, spot: Spot) -> u8 {
        self.piece(spot).map_or(0, super::Piece::size)
    }

    fn take_effect(&self, removed: SpotSet) -> Effect {
        let (mut effect, side) = (Effect::new("take"), self.side());
        for spot in removed.iter() {
            let own = self.spots(side).contains(spot);
            let to = own.then_some(Beside::of(RESERVE, side));
            effect.also(What::Leave { from: spot.into(), count: self.height(spot), to });
        }
        effect
    }

    fn enter_effect(&self, way: Way, gipf: bool) -> Effect {
        let mut effect = Effect::new("push");
        push_along(&mut effect, way, self.occupied(), |spot| self.height(spot));
        enter_from_reserve(&mut effect, way, self.side(), if gipf { 2 } else { 1 });
        effect
    }

    fn enter_taps(&self, way: Way, gipf: bool) -> Vec<Taps> {
        let held = if gipf { HELD_GIPF.word } else { HELD_BASIC.word };
        entry_taps(way, self.occupied()).into_iter().map(|taps| taps.holding(held)).collect()
    }
}

impl Interface for Position {
    interface_items!();

    fn unseen(&self) -> Vec<(&'static str, [u8; 2])> {
        vec![("permission", Color::ALL.map(|color| self.permission(color) as u8))]
    }

    fn figure(&self, layers: &[Layer]) -> &'static str {
        if layers.len() > 1 { HELD_GIPF.word } else { HELD_BASIC.word }
    }

    fn effect(&self, action: Action) -> Effect {
        match action.kind() {
            ActionKind::Place { spot, gipf } => self.enter_effect(Way::Place(spot), gipf),
            ActionKind::Push { entry, gipf } => self.enter_effect(Way::Push(entry), gipf),
            ActionKind::Take { removed } => self.take_effect(removed),
            ActionKind::Done => Effect::new("done"),
        }
    }

    fn areas(&self) -> Vec<Area> {
        let may_stand = self.check(Action::DONE).is_ok();
        let own = self.spots(self.side());
        self.rows(self.side())
            .map(|row| {
                let at_least = row.may_stay.iter().next().filter(|_| !may_stand);
                row_area(&row, own, at_least)
            })
            .collect()
    }

    fn taps(&self, action: Action) -> Vec<Taps> {
        match action.kind() {
            ActionKind::Place { spot, gipf } => self.enter_taps(Way::Place(spot), gipf),
            ActionKind::Push { entry, gipf } => self.enter_taps(Way::Push(entry), gipf),
            ActionKind::Take { removed } => taking_taps(self.rows(self.side()), removed),
            ActionKind::Done => vec![Taps::button(DONE)],
        }
    }
}

impl Module for Position {
    module_items!();

    fn start(variant: &str, option: &dyn Fn(&str) -> [u8; 2], _seed: u64) -> Option<Position> {
        let variant = Variant::from_word(variant)?;
        Setup::start_with_extra(variant, option("extra"))?.validate().ok()
    }
}
