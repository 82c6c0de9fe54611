//! TZAAR boards as an editor handles them.

use super::description::{hand, kind};
use super::{PieceKind, Setup, Space, Stack, Variant};
use crate::arrangement::common_fields;
use crate::{Arrangement, Beside, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

/// The pieces of a stack from bottom to top. Those below the top are told as Totts: of which kind they were makes no
/// difference to anything.
pub(super) fn layers(stack: Stack) -> Vec<Layer> {
    let covered = Layer::of(kind(PieceKind::Tott), stack.color());
    let mut layers = vec![covered; usize::from(stack.height())];
    if let Some(top) = layers.last_mut() {
        top.kind = kind(stack.kind());
    }
    layers
}

/// The stack of one piece that a layer is.
fn piece(layer: Layer) -> Option<Stack> {
    let of_kind = PieceKind::ALL.into_iter().find(|known| kind(*known) == layer.kind)?;
    Some(Stack::single(layer.owner?, of_kind))
}

/// A piece goes on top of a stack of its colour and takes the place of one of the other.
fn laid(piece: Stack, here: Option<Stack>) -> Stack {
    match here {
        Some(below) if below.color() == piece.color() && below.height() < Stack::HIGHEST => {
            piece.onto(below)
        }
        Some(below) if below.color() == piece.color() => below,
        _ => piece,
    }
}

impl Arrangement for Setup {
    common_fields!(Space);

    fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        for space in Space::all() {
            for layer in self.board[space.index()].into_iter().flat_map(layers) {
                pieces.put(space.into(), layer);
            }
        }
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                pieces.lay(Beside::of(hand(kind), color), self.hand[color.index()][kind.index()]);
            }
        }
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let of = |color| PieceKind::ALL.map(|of_kind| vec![Layer::of(kind(of_kind), color)]);
        Color::ALL.into_iter().flat_map(of).collect()
    }

    /// Pieces are put on top of each other, so nothing is taken off by putting it once more.
    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let space = Space::all().find(|space| PlaceId::from(*space) == place);
        let (Some(space), [tool]) = (space, tool) else { return false };
        let Some(piece) = piece(*tool) else { return false };
        let space = &mut self.board[space.index()];
        *space = Some(laid(piece, *space));
        true
    }

    fn most(&self, tray: Tray) -> Option<u8> {
        Some(PieceKind::ALL.into_iter().find(|kind| hand(*kind) == tray)?.count())
    }

    fn set_count(&mut self, beside: Beside, count: u8) -> bool {
        let kind = PieceKind::ALL.into_iter().find(|kind| hand(*kind) == beside.tray);
        match (kind, beside.owner) {
            (Some(kind), Some(owner)) if count <= kind.count() => {
                self.hand[owner.index()][kind.index()] = count;
                true
            }
            _ => false,
        }
    }
}
