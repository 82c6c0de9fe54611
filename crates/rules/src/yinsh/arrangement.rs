//! YINSH boards as an editor handles them.

use super::description::{HAND, MARKER, POOL, REMOVED, RING};
use super::setup::{MARKERS, RINGS};
use super::{Piece, PieceKind, Point, Setup, Variant};
use crate::arrangement::{common_fields, set_own, toggle};
use crate::{Arrangement, Beside, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

impl Arrangement for Setup {
    common_fields!(Point);

    fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        for point in Point::all() {
            if let Some(piece) = self.board[point.index()] {
                let kind = match piece.kind {
                    PieceKind::Ring => RING,
                    PieceKind::Marker => MARKER,
                };
                pieces.put(point.into(), Layer::of(kind, piece.color));
            }
        }
        for color in Color::ALL {
            pieces.lay(Beside::of(HAND, color), self.hand[color.index()]);
            let (removed, aim) = (self.removed[color.index()], self.variant.target());
            pieces.lay_aiming(Beside::of(REMOVED, color), removed, aim);
        }
        let is_marker = |piece: &&Piece| piece.kind == PieceKind::Marker;
        let markers = self.board.iter().flatten().filter(is_marker).count() as u8;
        pieces.lay(Beside::shared(POOL), MARKERS.saturating_sub(markers));
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let of = |kind| Color::ALL.map(|color| vec![Layer::of(kind, color)]);
        [of(RING), of(MARKER)].concat()
    }

    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let point = Point::all().find(|point| PlaceId::from(*point) == place);
        let top = tool.last().and_then(|top| Some((top.kind, top.owner?)));
        let (Some(point), Some((kind, color))) = (point, top) else { return false };
        let kind = if kind == RING { PieceKind::Ring } else { PieceKind::Marker };
        toggle(&mut self.board[point.index()], Piece { color, kind });
        true
    }

    fn most(&self, tray: Tray) -> Option<u8> {
        match tray {
            HAND => Some(RINGS),
            REMOVED => Some(self.variant.target()),
            _ => None,
        }
    }

    fn set_count(&mut self, beside: Beside, count: u8) -> bool {
        if self.most(beside.tray).is_none_or(|most| count > most) {
            return false;
        }
        let counts = if beside.tray == HAND { &mut self.hand } else { &mut self.removed };
        set_own(counts, beside, count)
    }
}
