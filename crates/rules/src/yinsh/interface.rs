//! What YINSH shows, and how it is played by hand.

use super::action::{Action, ActionKind};
use super::description::{BOARD_INFO, HAND, MARKER, PASS, POOL, REMOVED, RING, TAKE};
use super::{DESCRIPTION, Point, PointSet, Position, Setup, Variant};
use crate::module::{interface_items, module_items};
use crate::{
    Area, Beside, Board, Color, Effect, Interface, Layer, Module, PlaceId, Position as _, Taps,
    What,
};
use alloc::vec;
use alloc::vec::Vec;

static THE_BOARD: Board = BOARD_INFO;

fn places(points: PointSet) -> Vec<PlaceId> {
    points.iter().map(PlaceId::from).collect()
}

impl Position {
    /// The ring goes its way, turns over what it passes, and leaves a marker behind.
    fn move_effect(&self, from: Point, to: Point) -> Effect {
        let (mut effect, side) = (Effect::new("move"), self.side());
        let path = THE_BOARD.between(from.into(), to.into());
        effect.also(What::Move { from: from.into(), count: 1, to: to.into(), path });
        // Points are numbered along every line.
        let mut turned: Vec<Point> = self.flips(from, to).iter().collect();
        if to < from {
            turned.reverse();
        }
        for point in turned {
            let white = self.markers(Color::White).contains(point);
            let shows = if white { Color::Black } else { Color::White };
            let to = Layer::of(MARKER, shows);
            effect.also(What::Flip { place: point.into(), height: 0, to });
        }
        effect.also(What::Enter {
            from: Beside::shared(POOL),
            piece: Layer::of(MARKER, side),
            count: 1,
            to: from.into(),
            path: Vec::new(),
        });
        effect
    }
}

impl Interface for Position {
    interface_items!();

    fn figure(&self, layers: &[Layer]) -> &'static str {
        let kind = layers.last().map_or(RING, |layer| layer.kind);
        DESCRIPTION.kind(kind).map_or("", |info| info.word)
    }

    fn effect(&self, action: Action) -> Effect {
        let side = self.side();
        match action.kind() {
            ActionKind::Place(point) => {
                let mut effect = Effect::new("place");
                effect.also(What::Enter {
                    from: Beside::of(HAND, side),
                    piece: Layer::of(RING, side),
                    count: 1,
                    to: point.into(),
                    path: Vec::new(),
                });
                effect
            }
            ActionKind::Move { from, to } => self.move_effect(from, to),
            ActionKind::TakeRow(row) => {
                let mut effect = Effect::new("row");
                for from in places(row.points()) {
                    effect.also(What::Leave { from, count: 1, to: Some(Beside::shared(POOL)) });
                }
                effect
            }
            ActionKind::RemoveRing(point) => {
                let mut effect = Effect::new("ring");
                let to = Some(Beside::of(REMOVED, side));
                effect.also(What::Leave { from: point.into(), count: 1, to });
                effect
            }
            ActionKind::Pass => Effect::new("pass"),
        }
    }

    fn areas(&self) -> Vec<Area> {
        let area = |places: Vec<PlaceId>| Area {
            places,
            toggles: Vec::new(),
            marked: Vec::new(),
            confirm: TAKE,
        };
        self.rows(self.side()).map(|row| area(places(row.points()))).collect()
    }

    fn taps(&self, action: Action) -> Vec<Taps> {
        match action.kind() {
            ActionKind::Place(point) | ActionKind::RemoveRing(point) => {
                vec![Taps::places([point.into()])]
            }
            ActionKind::Move { from, to } => vec![Taps::places([from.into(), to.into()])],
            ActionKind::TakeRow(row) => self
                .rows(self.side())
                .position(|standing| standing == row)
                .map(|number| Taps::Area { area: number as u8, marked: Vec::new() })
                .into_iter()
                .collect(),
            ActionKind::Pass => vec![Taps::button(PASS)],
        }
    }
}

impl Module for Position {
    module_items!();

    fn start(variant: &str, _option: &dyn Fn(&str) -> [u8; 2], _seed: u64) -> Option<Position> {
        Some(Position::new(Variant::from_word(variant)?))
    }
}
