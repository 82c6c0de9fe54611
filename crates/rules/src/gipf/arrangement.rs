//! GIPF boards as an editor handles them.

use super::description::{BASIC, RESERVE};
use super::setup::MOST_PIECES;
use super::{Permission, Piece, Setup, Spot, Variant};
use crate::arrangement::{common_fields, set_own, toggle};
use crate::{Arrangement, Beside, Choice, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

/// The word of what may still be brought in.
pub(crate) const PERMISSION: &str = "permission";

/// The pieces of a kind of stack in both colours.
pub(crate) fn in_both_colors(stack: impl Fn(Color) -> Vec<Layer>) -> [Vec<Layer>; 2] {
    Color::ALL.map(stack)
}

impl Permission {
    const fn choice(self) -> &'static str {
        match self {
            Permission::BasicOnly => "basic",
            Permission::Either => "either",
            Permission::GipfOnly => "gipf",
        }
    }
}

impl Arrangement for Setup {
    common_fields!(Spot);

    fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        for spot in Spot::all() {
            if let Some(piece) = self.board[spot.index()] {
                for _ in 0..piece.size() {
                    pieces.put(spot.into(), Layer::of(BASIC, piece.color));
                }
            }
        }
        for color in Color::ALL {
            pieces.lay(Beside::of(RESERVE, color), self.reserves[color.index()]);
        }
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let of = |size: usize| in_both_colors(|color| vec![Layer::of(BASIC, color); size]);
        [of(1), of(2)].concat()
    }

    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let spot = Spot::all().find(|spot| PlaceId::from(*spot) == place);
        let color = tool.last().and_then(|top| top.owner);
        let (Some(spot), Some(color)) = (spot, color) else { return false };
        toggle(&mut self.board[spot.index()], Piece { color, gipf: tool.len() > 1 });
        true
    }

    fn most(&self, _tray: Tray) -> Option<u8> {
        Some(MOST_PIECES)
    }

    fn set_count(&mut self, beside: Beside, count: u8) -> bool {
        count <= MOST_PIECES && beside.tray == RESERVE && set_own(&mut self.reserves, beside, count)
    }

    fn choices(&self) -> Vec<Choice> {
        if self.variant != Variant::Tournament {
            return Vec::new();
        }
        let options = Permission::ALL.map(Permission::choice).to_vec();
        vec![Choice { word: PERMISSION, options, chosen: self.permissions.map(Permission::choice) }]
    }

    fn choose(&mut self, word: &str, color: Color, option: &str) -> bool {
        let chosen = Permission::ALL.into_iter().find(|known| known.choice() == option);
        let Some(chosen) = chosen.filter(|_| word == PERMISSION) else { return false };
        self.permissions[color.index()] = chosen;
        true
    }
}
