//! What TZAAR shows, and how it is played by hand.

use super::action::{Action, ActionKind};
use super::arrangement::layers;
use super::description::{BOARD_INFO, PASS, hand, kind};
use super::{DESCRIPTION, PieceKind, Position, Setup, Space, Variant};
use crate::module::{interface_items, module_items};
use crate::{Beside, Board, Effect, Interface, Layer, Module, Position as _, Taps, What};
use alloc::vec;
use alloc::vec::Vec;

static THE_BOARD: Board = BOARD_INFO;

impl Position {
    fn place_effect(&self, of_kind: PieceKind, space: Space) -> Effect {
        let mut effect = Effect::new("place");
        let (from, to) = (Beside::of(hand(of_kind), self.side()), space.into());
        let piece = Layer::of(kind(of_kind), self.side());
        effect.also(What::Enter { from, piece, count: 1, to, path: Vec::new() });
        effect
    }

    /// What stands there leaves or is covered, and the stack goes its way.
    fn move_effect(&self, from: Space, to: Space) -> Effect {
        let (Some(moved), Some(below)) = (self.stack(from), self.stack(to)) else {
            return Effect::new("stack");
        };
        let path = THE_BOARD.between(from.into(), to.into());
        let way = What::Move { from: from.into(), count: moved.height(), to: to.into(), path };
        if below.color() != moved.color() {
            let mut effect = Effect::new("capture");
            effect.also(What::Leave { from: to.into(), count: below.height(), to: None });
            effect.then(way);
            return effect;
        }
        let mut effect = Effect::new("stack");
        effect.also(way);
        let now = layers(below).into_iter().chain(layers(moved));
        for (height, (now, told)) in now.zip(layers(moved.onto(below))).enumerate() {
            if now != told {
                effect.also(What::Become { place: to.into(), height: height as u8, to: told });
            }
        }
        effect
    }
}

impl Interface for Position {
    interface_items!();

    fn figure(&self, layers: &[Layer]) -> &'static str {
        const TZAAR: Option<crate::Kind> = Some(kind(PieceKind::Tzaar));
        const TZARRA: Option<crate::Kind> = Some(kind(PieceKind::Tzarra));
        let single = layers.len() < 2;
        match layers.last().map(|top| top.kind) {
            TZAAR if single => "tzaar",
            TZAAR => "tzaar-stack",
            TZARRA if single => "tzarra",
            TZARRA => "tzarra-stack",
            _ if single => "tott",
            _ => "tott-stack",
        }
    }

    fn effect(&self, action: Action) -> Effect {
        match action.kind() {
            ActionKind::Place { kind, space } => self.place_effect(kind, space),
            ActionKind::Move { from, to } => self.move_effect(from, to),
            ActionKind::Pass => Effect::new("pass"),
        }
    }

    fn taps(&self, action: Action) -> Vec<Taps> {
        vec![match action.kind() {
            ActionKind::Place { kind, space } => Taps::places([space.into()]).holding(kind.word()),
            ActionKind::Move { from, to } => Taps::places([from.into(), to.into()]),
            ActionKind::Pass => Taps::button(PASS),
        }]
    }
}

impl Module for Position {
    module_items!();

    fn start(variant: &str, _option: &dyn Fn(&str) -> [u8; 2], _seed: u64) -> Option<Position> {
        Some(Position::new(Variant::from_word(variant)?))
    }
}
