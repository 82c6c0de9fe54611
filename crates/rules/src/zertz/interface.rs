//! What is seen of ZÈRTZ, and how it is played by hand.

use super::action::{Action, ActionKind};
use super::description::{BOARDS, PASS, captured, kind, pool};
use super::{DESCRIPTION, Marble, Phase, Position, Ring, Setup, Variant};
use crate::module::module_items;
use crate::{Beside, Board, Color, Effect, Interface, Layer, Module, Pieces, PlaceId, Taps, What};
use alloc::vec;
use alloc::vec::Vec;

impl From<Ring> for PlaceId {
    fn from(ring: Ring) -> PlaceId {
        PlaceId(ring.index() as u8)
    }
}

impl Position {
    fn place_effect(&self, marble: Marble, ring: Ring) -> Effect {
        let mut effect = Effect::new("place");
        let from = match self.pool_is_empty() {
            true => Beside::of(captured(marble), self.side),
            false => Beside::shared(pool(marble)),
        };
        let piece = Layer::new(kind(marble), None);
        effect.also(What::Enter { from, piece, count: 1, to: ring.into(), path: Vec::new() });
        effect
    }

    fn jump_effect(&self, from: Ring, to: Ring) -> Effect {
        let mut effect = Effect::new("jump");
        let jumped = from.between(to).and_then(|over| Some((over, self.marble(over)?)));
        let Some((over, marble)) = jumped else { return effect };
        let path = vec![over.into()];
        effect.also(What::Move { from: from.into(), count: 1, to: to.into(), path });
        let tray = Beside::of(captured(marble), self.side);
        effect.then(What::Leave { from: over.into(), count: 1, to: Some(tray) });
        effect
    }

    /// The groups that an action cuts off or fills: their marbles go to the mover, their rings leave.
    fn isolation(&self, action: Action, effect: &mut Effect) {
        let placed = match action.kind() {
            ActionKind::Place { marble, ring } => Some((ring, marble)),
            _ => None,
        };
        let rings = self.set(self.isolates(action));
        for (number, ring) in rings.iter().enumerate() {
            let just_placed = placed.filter(|(placed, _)| *placed == ring);
            let marble = just_placed.map(|(_, marble)| marble).or_else(|| self.marble(ring));
            let Some(marble) = marble else { continue };
            let tray = Beside::of(captured(marble), self.side);
            let taken = What::Leave { from: ring.into(), count: 1, to: Some(tray) };
            if number == 0 {
                effect.then(taken);
            } else {
                effect.also(taken);
            }
            effect.also(What::Leave { from: ring.into(), count: 1, to: None });
        }
    }
}

impl Interface for Position {
    fn board(&self) -> &'static Board {
        &BOARDS[self.extent() as usize]
    }

    fn pieces(&self) -> Pieces {
        crate::Arrangement::pieces(&self.to_setup())
    }

    /// Which marble has to jump on: the number of its ring, from 1, for the player whose turn it is.
    fn unseen(&self) -> Vec<(&'static str, [u8; 2])> {
        let mut chain = [0; 2];
        if let Phase::JumpOn(ring) = self.phase {
            chain[self.side.index()] = ring.index() as u8 + 1;
        }
        vec![("chain", chain)]
    }

    fn figure(&self, layers: &[Layer]) -> &'static str {
        let top = layers.last().map(|top| top.kind);
        let marble = Marble::ALL.into_iter().find(|marble| Some(kind(*marble)) == top);
        marble.map_or("vacant-ring", Marble::word)
    }

    fn effect(&self, action: Action) -> Effect {
        let mut effect = match action.kind() {
            ActionKind::Place { marble, ring } => self.place_effect(marble, ring),
            ActionKind::Remove(ring) => {
                let mut effect = Effect::new("remove");
                effect.also(What::Leave { from: ring.into(), count: 1, to: None });
                effect
            }
            ActionKind::Jump { from, to } => self.jump_effect(from, to),
            ActionKind::Pass => Effect::new("pass"),
        };
        self.isolation(action, &mut effect);
        effect
    }

    fn taps(&self, action: Action) -> Vec<Taps> {
        vec![match action.kind() {
            ActionKind::Place { marble, ring } => {
                Taps::places([ring.into()]).holding(marble.word())
            }
            ActionKind::Remove(ring) => Taps::places([ring.into()]),
            ActionKind::Jump { from, to } => Taps::places([from.into(), to.into()]),
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

/// What lies beside the board, the pool first.
pub(super) fn lay_marbles(setup: &Setup, pieces: &mut Pieces) {
    for marble in Marble::ALL {
        pieces.lay(Beside::shared(pool(marble)), setup.pool[marble.index()]);
    }
    for color in Color::ALL {
        for marble in Marble::ALL {
            let beside = Beside::of(captured(marble), color);
            let count = setup.held[color.index()][marble.index()];
            pieces.lay_aiming(beside, count, setup.variant.aims()[marble.index()]);
        }
    }
}
