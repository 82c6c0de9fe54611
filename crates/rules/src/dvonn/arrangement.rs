//! DVONN boards as an editor handles them.

use super::description::{DVONN, DVONN_HAND, HAND, PIECE};
use super::setup::PieceKind;
use super::{Setup, Space, Stack, Variant};
use crate::arrangement::{common_fields, set_own};
use crate::{Arrangement, Beside, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

/// The pieces of a stack from bottom to top. Of those below the top only a DVONN piece is told, at the bottom: whose the
/// others were, and where among them it lies, makes no difference to anything.
pub(super) fn layers(stack: Stack) -> Vec<Layer> {
    let mut layers = vec![Layer::new(PIECE, None); usize::from(stack.height())];
    if let (Some(top), Some(color)) = (layers.last_mut(), stack.color()) {
        *top = Layer::of(PIECE, color);
    }
    if stack.has_dvonn() {
        layers[0] = Layer::new(DVONN, None);
    }
    layers
}

/// A piece goes on top of what stands there; a DVONN piece below it, or, if there is one already, away from below it.
fn laid(tool: Layer, here: Option<Stack>) -> Option<Stack> {
    match (tool.owner, here) {
        (Some(color), None) => Some(Stack::single(color)),
        (Some(color), Some(below)) if below.height() < Stack::HIGHEST => {
            Some(Stack::single(color).onto(below))
        }
        (Some(_), below) => below,
        (None, None) => Some(Stack::DVONN),
        (None, Some(stack)) => {
            let color = stack.color()?;
            match stack.has_dvonn() {
                true => Stack::new(color, stack.height() - 1, false),
                false => Stack::new(color, (stack.height() + 1).min(Stack::HIGHEST), true),
            }
        }
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
            pieces.lay(Beside::of(HAND, color), self.hand[color.index()]);
        }
        pieces.lay(Beside::shared(DVONN_HAND), self.dvonn_hand);
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let pieces = Color::ALL.map(|color| vec![Layer::of(PIECE, color)]);
        pieces.into_iter().chain([vec![Layer::new(DVONN, None)]]).collect()
    }

    /// Pieces are put on top of each other, so nothing is taken off by putting it once more but a DVONN piece.
    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let space = Space::all().find(|space| PlaceId::from(*space) == place);
        let (Some(space), [tool]) = (space, tool) else { return false };
        let space = &mut self.board[space.index()];
        *space = laid(*tool, *space);
        true
    }

    fn most(&self, tray: Tray) -> Option<u8> {
        let kind = if tray == HAND { PieceKind::Of(Color::White) } else { PieceKind::Dvonn };
        Some(kind.count())
    }

    fn set_count(&mut self, beside: Beside, count: u8) -> bool {
        let fits = self.most(beside.tray).is_some_and(|most| count <= most);
        match beside.tray {
            HAND if fits => set_own(&mut self.hand, beside, count),
            DVONN_HAND if fits => {
                self.dvonn_hand = count;
                true
            }
            _ => false,
        }
    }
}
