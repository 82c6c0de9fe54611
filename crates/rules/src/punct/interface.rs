//! What PÜNCT shows, and how it is played by hand.

use super::action::{Action, ActionKind};
use super::arrangement::layer;
use super::description::{BOARD_INFO, kind, reserve};
use super::piece::Piece;
use super::{DESCRIPTION, Direction, Position, Setup, Source, Variant};
use crate::module::{interface_items, module_items};
use crate::{
    Beside, Board, Effect, Interface, Layer, Module, PlaceId, Position as _, TakenUp, Tap, Taps,
    What,
};
use alloc::vec;
use alloc::vec::Vec;

static THE_BOARD: Board = BOARD_INFO;

impl Position {
    /// How the piece that is put down lies then.
    fn put_piece(&self, direction: Direction) -> Option<Piece> {
        let mut after = *self;
        let spot = self.held().spot()?;
        after.play_unchecked(Action::from_kind(ActionKind::Turn(direction)));
        after.piece_over(spot)
    }

    /// A new piece comes in, or one goes its way and lies otherwise.
    fn turn_effect(&self, direction: Direction) -> Effect {
        let (Some(put), Some(source)) = (self.put_piece(direction), self.held().source()) else {
            return Effect::default();
        };
        let to: PlaceId = put.space().into();
        match source {
            Source::Reserve(of_kind) => {
                let from = Beside::of(reserve(of_kind), self.side());
                let mut effect = Effect::new("add");
                effect.also(What::Enter {
                    from,
                    piece: layer(&put),
                    count: 1,
                    to,
                    path: Vec::new(),
                });
                effect
            }
            Source::Board(space) => {
                // Whatever lies over a space belongs there by its pünct only if that is its pünct's.
                let at_spot = |piece: &Piece| piece.space() == put.space();
                let here = self.pieces_on_board().filter(at_spot).count();
                if space == put.space() {
                    let mut effect = Effect::new("turn");
                    effect.also(What::Become {
                        place: to,
                        height: here as u8 - 1,
                        to: layer(&put),
                    });
                    return effect;
                }
                let mut effect = Effect::new(if put.level() > 1 { "jump" } else { "move" });
                let path = THE_BOARD.between(space.into(), to);
                effect.also(What::Move { from: space.into(), count: 1, to, path });
                effect.also(What::Become { place: to, height: here as u8, to: layer(&put) });
                effect
            }
        }
    }
}

impl Interface for Position {
    interface_items!();

    fn figure(&self, layers: &[Layer]) -> &'static str {
        let known =
            |top: &Layer| super::PieceKind::ALL.into_iter().find(|of| kind(*of) == top.kind);
        layers.last().and_then(known).unwrap_or(super::PieceKind::Triangle).word()
    }

    fn taken_up(&self) -> Option<TakenUp> {
        let held = self.held();
        let stood = match held.source()? {
            Source::Reserve(_) => None,
            Source::Board(space) => Some(space),
        };
        let place = held.spot().or(stood).map(PlaceId::from);
        Some(TakenUp { kind: kind(self.held_kind()?), enters: stood.is_none(), place })
    }

    /// Choosing a piece and its place changes nothing that is seen.
    fn effect(&self, action: Action) -> Effect {
        match action.kind() {
            ActionKind::Add(_) | ActionKind::Lift(_) => Effect::new("choose"),
            ActionKind::Spot(_) => Effect::new("aim"),
            ActionKind::Turn(direction) => self.turn_effect(direction),
        }
    }

    /// A direction is a button, or the space that the pünct looks at.
    fn taps(&self, action: Action) -> Vec<Taps> {
        match action.kind() {
            ActionKind::Add(kind) => {
                vec![Taps::Steps { held: None, steps: vec![Tap::Held(kind.word())] }]
            }
            ActionKind::Lift(space) | ActionKind::Spot(space) => {
                vec![Taps::places([space.into()])]
            }
            ActionKind::Turn(direction) => {
                let ahead = self.held().spot().and_then(|spot| spot.step(direction));
                let place = ahead.map(|space| Taps::places([space.into()]));
                [Taps::button(direction.word())].into_iter().chain(place).collect()
            }
        }
    }
}

impl Module for Position {
    module_items!();

    fn start(variant: &str, _option: &dyn Fn(&str) -> [u8; 2], _seed: u64) -> Option<Position> {
        Some(Position::new(Variant::from_word(variant)?))
    }
}
