//! What GIPF with potentials shows, and how it is played by hand.

use super::action::{Action, ActionKind, Newcomer};
use super::description::{DISCARD, held, live, stock, used};
use super::{DESCRIPTION, Position, Potential, Setup, Spot, SpotSet, Stack, Stock, Variant, Way};
use crate::gipf::description::{BASIC, HELD_BASIC, HELD_GIPF, RESERVE};
use crate::gipf::interface::{
    THE_BOARD, dot_of, enter_from_reserve, entry_taps, push_along, row_area, taking_taps,
};
use crate::module::{interface_items, module_items};
use crate::{
    Area, Beside, Color, Effect, Interface, Layer, Module, PlaceId, Position as _, Taps, What,
};
use alloc::vec;
use alloc::vec::Vec;

impl Newcomer {
    /// What the hand holds when it is brought in.
    const fn held_word(self) -> &'static str {
        match self {
            Newcomer::Basic => HELD_BASIC.word,
            Newcomer::Gipf => HELD_GIPF.word,
            Newcomer::Loaded(kind) => held(kind).word,
        }
    }
}

impl Position {
    /// How many pieces stand on a spot.
    fn height(&self, spot: Spot) -> u8 {
        self.stack(spot).map_or(0, |stack| stack.height() as u8)
    }

    fn push_effect(&self, way: Way, piece: Newcomer) -> Effect {
        let (mut effect, side) = (Effect::new("push"), self.side());
        push_along(&mut effect, way, self.board.occupied(), |spot| self.height(spot));
        enter_from_reserve(&mut effect, way, side, piece.cost());
        match piece {
            Newcomer::Gipf => {}
            Newcomer::Loaded(kind) => effect.also(What::Enter {
                from: Beside::of(stock(kind), side),
                piece: Layer::of(live(kind), side),
                count: 1,
                to: way.spot().into(),
                path: vec![dot_of(way).into()],
            }),
            // What is left of the stock is out of the game.
            Newcomer::Basic => {
                for kind in Potential::ALL {
                    let count = self.stock(side).count(kind);
                    if count > 0 {
                        let from = Beside::of(stock(kind), side);
                        effect.also(What::Hand { from, count, to: None });
                    }
                }
            }
        }
        effect
    }

    /// The T is lifted off before anything moves, and comes in from the edge.
    fn extra_push_effect(&self, way: Way) -> Effect {
        let (mut effect, side) = (Effect::new("extra"), self.side());
        let edge: PlaceId = dot_of(way).into();
        let (centre, to) = (Position::CENTRE.into(), way.spot().into());
        effect.also(What::Move { from: centre, count: 1, to: edge, path: Vec::new() });
        let height = |spot| self.height(spot) - u8::from(spot == Position::CENTRE);
        push_along(&mut effect, way, self.board.occupied(), height);
        effect.also(What::Move { from: edge, count: 1, to, path: Vec::new() });
        let to = Layer::of(used(Potential::Tamsk), side);
        effect.also(What::Become { place: way.spot().into(), height: 0, to });
        effect
    }

    fn use_effect(&self, from: Spot, to: Spot) -> Effect {
        let (mut effect, side) = (Effect::new("use"), self.side());
        let Some(kind) = self.stack(from).and_then(Stack::load) else { return effect };
        let mut height = self.height(to);
        if self.stack(to).is_some_and(Stack::is_gipf) {
            // The upper piece of a GIPF-piece is captured and the potential takes its place.
            effect.also(What::Leave { from: to.into(), count: 1, to: None });
            height -= 1;
        }
        let path = THE_BOARD.between(from.into(), to.into());
        effect.also(What::Move { from: from.into(), count: 1, to: to.into(), path });
        let arrived = Layer::of(used(kind), side);
        effect.also(What::Become { place: to.into(), height, to: arrived });
        effect
    }

    fn take_effect(&self, removed: SpotSet) -> Effect {
        let (mut effect, side) = (Effect::new("take"), self.side());
        for spot in removed.iter() {
            let Some(stack) = self.stack(spot) else { continue };
            let own = stack.color() == side;
            let reserve = Some(Beside::of(RESERVE, side));
            let mut leave = |count: u8, to: Option<Beside>| {
                effect.also(What::Leave { from: spot.into(), count, to });
            };
            match (stack.used(), stack.load()) {
                // A used potential is out of the game whoever takes it, and what it lay on stays.
                (Some(_), _) => leave(1, None),
                (None, Some(_)) if own => {
                    leave(1, None);
                    leave(1, reserve);
                }
                _ => leave(self.height(spot), reserve.filter(|_| own)),
            }
        }
        effect
    }
}

impl Interface for Position {
    interface_items!();

    fn unseen(&self) -> Vec<(&'static str, [u8; 2])> {
        vec![("permission", Color::ALL.map(|color| self.permission(color) as u8))]
    }

    fn figure(&self, layers: &[Layer]) -> &'static str {
        let top_is_basic = layers.last().is_none_or(|layer| layer.kind == BASIC);
        match layers {
            [_] if top_is_basic => HELD_BASIC.word,
            [_, _] if top_is_basic => HELD_GIPF.word,
            [.., top] if Potential::ALL.map(live).contains(&top.kind) => "loaded",
            _ => "used",
        }
    }

    fn effect(&self, action: Action) -> Effect {
        match action.kind() {
            ActionKind::Push { way, piece } => self.push_effect(way, piece),
            ActionKind::ExtraPush { way } => self.extra_push_effect(way),
            ActionKind::Discard => {
                let mut effect = Effect::new("discard");
                effect.also(What::Leave { from: Position::CENTRE.into(), count: 1, to: None });
                effect
            }
            ActionKind::Take { removed } => self.take_effect(removed),
            ActionKind::Use { from, to } => self.use_effect(from, to),
        }
    }

    fn areas(&self) -> Vec<Area> {
        let own = self.spots(self.side());
        let loaded = self.loaded_spots(self.side());
        self.rows(self.side())
            .map(|row| {
                // A loaded piece goes rather than a GIPF-piece.
                let mut by_worth: Vec<Spot> = row.may_stay.iter().collect();
                by_worth.sort_by_key(|spot| !loaded.contains(*spot));
                row_area(&row, own, by_worth.first().copied())
            })
            .collect()
    }

    fn taps(&self, action: Action) -> Vec<Taps> {
        let occupied = self.board.occupied();
        match action.kind() {
            ActionKind::Push { way, piece } => entry_taps(way, occupied)
                .into_iter()
                .map(|taps| taps.holding(piece.held_word()))
                .collect(),
            ActionKind::ExtraPush { way } => entry_taps(way, occupied),
            ActionKind::Discard => vec![Taps::button(DISCARD)],
            ActionKind::Take { removed } => taking_taps(self.rows(self.side()), removed),
            ActionKind::Use { from, to } => vec![Taps::places([from.into(), to.into()])],
        }
    }
}

impl Module for Position {
    module_items!();

    fn start(variant: &str, option: &dyn Fn(&str) -> [u8; 2], _seed: u64) -> Option<Position> {
        let variant = Variant::from_word(variant)?;
        let counts = Potential::ALL.map(|kind| option(kind.word()));
        let stocks = [0, 1].map(|player| Stock::new(counts.map(|pair| pair[player])));
        Setup::start_with_extra(variant, stocks, option("extra"))?.validate().ok()
    }
}
