//! ZÈRTZ boards as an editor handles them.

use super::board::PLACES;
use super::description::{RING, captured, kind, pool};
use super::interface::lay_marbles;
use super::setup::Content;
use super::{Marble, Phase, Ring, Setup, Variant};
use crate::{Arrangement, Beside, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

impl Setup {
    /// The ring at a place of the board.
    fn ring(&self, place: PlaceId) -> Option<Ring> {
        let extent = self.variant.extent();
        (place.index() < extent.count()).then(|| Ring::from_index(place.index(), extent))
    }
}

/// The marble that lies on a tray.
fn on_tray(tray: Tray) -> Option<Marble> {
    Marble::ALL.into_iter().find(|marble| [pool(*marble), captured(*marble)].contains(&tray))
}

impl Arrangement for Setup {
    fn variant_word(&self) -> &'static str {
        self.variant.word()
    }

    /// Rings and marbles stay where they are, as far as the other board reaches; where it reaches further there are vacant
    /// rings.
    fn set_variant(&mut self, word: &str) -> bool {
        let Some(variant) = Variant::from_word(word) else { return false };
        let (from, to) = (self.variant.extent(), variant.extent());
        let mut board = [Content::Missing; PLACES];
        for ring in to.rings() {
            board[ring.index()] =
                ring.on(from).map_or(Content::Vacant, |here| self.board[here.index()]);
        }
        self.phase = match self.phase {
            Phase::JumpOn(ring) => ring.on(to).map_or(Phase::Jump, Phase::JumpOn),
            phase => phase,
        };
        (self.board, self.variant) = (board, variant);
        true
    }

    fn side(&self) -> Color {
        self.side
    }

    fn set_side(&mut self, side: Color) {
        self.side = side;
    }

    fn phase_word(&self) -> &'static str {
        self.phase.word()
    }

    fn set_phase(&mut self, word: &str) -> bool {
        // A chain has a ring that only the text of a position tells.
        let phase = Phase::from_word(word, self.variant.extent());
        phase.map(|phase| self.phase = phase).is_some()
    }

    fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        for ring in self.variant.extent().rings() {
            let content = self.board[ring.index()];
            if content != Content::Missing {
                pieces.put(ring.into(), Layer::new(RING, None));
            }
            if let Content::Marble(marble) = content {
                pieces.put(ring.into(), Layer::new(kind(marble), None));
            }
        }
        lay_marbles(self, &mut pieces);
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let marbles = Marble::ALL.into_iter().map(kind);
        marbles.chain([RING]).map(|kind| vec![Layer::new(kind, None)]).collect()
    }

    /// A marble brings its ring with it where there is none. A ring takes the place of a marble.
    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let (Some(ring), [tool]) = (self.ring(place), tool) else { return false };
        let laid = match Marble::ALL.into_iter().find(|marble| kind(*marble) == tool.kind) {
            Some(marble) => Content::Marble(marble),
            None if tool.kind == RING => Content::Vacant,
            None => return false,
        };
        let here = &mut self.board[ring.index()];
        *here = match (*here, laid) {
            (Content::Vacant, Content::Vacant) => Content::Missing,
            (here, laid) if here == laid => Content::Vacant,
            _ => laid,
        };
        true
    }

    /// A marble leaves its ring behind; a vacant ring is moved itself.
    fn carry(&mut self, from: PlaceId, to: Option<PlaceId>) -> bool {
        let (Some(from), Some(to)) =
            (self.ring(from), to.map_or(Some(None), |to| self.ring(to).map(Some)))
        else {
            return false;
        };
        let carried = self.board[from.index()];
        self.board[from.index()] = match carried {
            Content::Marble(_) => Content::Vacant,
            Content::Vacant | Content::Missing => Content::Missing,
        };
        let Some(to) = to.filter(|_| carried != Content::Missing) else {
            return carried != Content::Missing;
        };
        let there = &mut self.board[to.index()];
        if carried != Content::Vacant || *there == Content::Missing {
            *there = carried;
        }
        true
    }

    fn most(&self, tray: Tray) -> Option<u8> {
        on_tray(tray).map(|marble| self.variant.marbles()[marble.index()])
    }

    fn set_count(&mut self, beside: Beside, count: u8) -> bool {
        let Some(marble) = on_tray(beside.tray) else { return false };
        if self.most(beside.tray).is_none_or(|most| count > most) {
            return false;
        }
        let counts = match beside.owner {
            Some(owner) if beside.tray == captured(marble) => &mut self.held[owner.index()],
            None if beside.tray == pool(marble) => &mut self.pool,
            _ => return false,
        };
        counts[marble.index()] = count;
        true
    }
}
