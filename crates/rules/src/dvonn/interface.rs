//! What DVONN shows, and how it is played by hand.

use super::action::{Action, ActionKind};
use super::arrangement::layers;
use super::description::{BOARD_INFO, DVONN, DVONN_HAND, HAND, PASS, PIECE};
use super::{DESCRIPTION, Position, Setup, Space, Stack, Variant};
use crate::module::{interface_items, module_items};
use crate::{Beside, Board, Effect, Interface, Layer, Module, Taps, What};
use alloc::vec;
use alloc::vec::Vec;

static THE_BOARD: Board = BOARD_INFO;

impl Position {
    fn place_effect(&self, space: Space) -> Effect {
        let mut effect = Effect::new("place");
        let from = match self.next_piece().color() {
            Some(color) => Beside::of(HAND, color),
            None => Beside::shared(DVONN_HAND),
        };
        for piece in layers(self.next_piece()) {
            let to = space.into();
            effect.also(What::Enter { from, piece, count: 1, to, path: Vec::new() });
        }
        effect
    }

    /// The stack goes its way and covers what is there; then everything without contact leaves.
    fn move_effect(&self, action: Action, from: Space, to: Space) -> Effect {
        let mut effect = Effect::new("move");
        let (Some(moved), Some(below)) = (self.stack(from), self.stack(to)) else {
            return effect;
        };
        let path = THE_BOARD.between(from.into(), to.into());
        let count = moved.height();
        effect.also(What::Move { from: from.into(), count, to: to.into(), path });
        let sum = moved.onto(below);
        let now = layers(below).into_iter().chain(layers(moved));
        for (height, (now, told)) in now.zip(layers(sum)).enumerate() {
            if now != told {
                effect.also(What::Become { place: to.into(), height: height as u8, to: told });
            }
        }
        for (number, space) in self.lost_by(action).iter().enumerate() {
            let stack = if space == to { Some(sum) } else { self.stack(space) };
            let count = stack.map_or(0, Stack::height);
            let leave = What::Leave { from: space.into(), count, to: None };
            if number == 0 {
                effect.then(leave);
            } else {
                effect.also(leave);
            }
        }
        effect
    }
}

impl Interface for Position {
    interface_items!();

    fn figure(&self, layers: &[Layer]) -> &'static str {
        match layers {
            [] | [Layer { kind: PIECE, .. }] => "piece",
            [_] => "dvonn-piece",
            stack if stack.iter().any(|layer| layer.kind == DVONN) => "dvonn-stack",
            _ => "stack",
        }
    }

    fn effect(&self, action: Action) -> Effect {
        match action.kind() {
            ActionKind::Place(space) => self.place_effect(space),
            ActionKind::Move { from, to } => self.move_effect(action, from, to),
            ActionKind::Pass => Effect::new("pass"),
        }
    }

    fn taps(&self, action: Action) -> Vec<Taps> {
        vec![match action.kind() {
            ActionKind::Place(space) => Taps::places([space.into()]),
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
