//! PÜNCT boards as an editor handles them.

use super::description::{kind, reserve};
use super::piece::{Piece, PieceKind, dots};
use super::{Held, Phase, Setup, Space, Variant};
use crate::{Arrangement, Beside, Color, Layer, Pieces, PlaceId, Tray};
use alloc::vec;
use alloc::vec::Vec;

/// A piece as interfaces know it: on the place of its pünct.
pub(super) fn layer(piece: &Piece) -> Layer {
    let turn = piece.direction.index() as u8;
    Layer { kind: kind(piece.kind), owner: Some(piece.color), turn, level: piece.level }
}

fn space_of(place: PlaceId) -> Option<Space> {
    Space::all().find(|space| PlaceId::from(*space) == place)
}

impl Setup {
    fn left(&self, color: Color, kind: PieceKind) -> u8 {
        let same = |piece: &&Piece| (piece.color, piece.kind) == (color, kind);
        kind.count().saturating_sub(self.pieces.iter().filter(same).count() as u8)
    }

    /// The highest piece that fits.
    fn highest(&self, fits: impl Fn(&Piece) -> bool) -> Option<usize> {
        let fitting = self.pieces.iter().enumerate().filter(|(_, piece)| fits(piece));
        fitting.max_by_key(|(_, piece)| piece.level).map(|(index, _)| index)
    }

    /// Lets every piece lie on what is below it, in the order in which they lie now.
    fn settle(&mut self) {
        self.pieces.sort_unstable();
        for index in 0..self.pieces.len() {
            let covered = self.pieces[index].dots();
            let below = self.pieces[..index]
                .iter()
                .filter(|other| other.dots().iter().any(|dot| covered.contains(dot)))
                .map(|other| other.level)
                .max();
            self.pieces[index].level = below.map_or(1, |level| level.saturating_add(1));
        }
        self.pieces.sort_unstable();
    }

    /// The ways in which a piece can lie on a space, on top of everything: those that the rules know first, but any that is on the
    /// board if there are none.
    fn ways(&self, color: Color, kind: PieceKind, space: Space) -> Vec<Piece> {
        let on_board =
            kind.directions().iter().filter(|direction| dots(kind, space, **direction).is_some());
        let lies: Vec<Piece> = on_board
            .map(|&direction| Piece { level: Piece::HIGHEST, space, direction, kind, color })
            .collect();
        let sound = |piece: &Piece| {
            let mut laid = Setup { held: Held::Nothing, phase: Phase::Piece, ..self.clone() };
            laid.pieces.push(*piece);
            laid.settle();
            laid.validate().is_ok()
        };
        let sound: Vec<Piece> = lies.iter().copied().filter(sound).collect();
        if sound.is_empty() { lies } else { sound }
    }
}

impl Arrangement for Setup {
    fn variant_word(&self) -> &'static str {
        self.variant.word()
    }

    fn set_variant(&mut self, word: &str) -> bool {
        Variant::from_word(word).map(|variant| self.variant = variant).is_some()
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

    /// At the beginning of a turn nothing is held.
    fn set_phase(&mut self, word: &str) -> bool {
        let Some(phase) = Phase::from_word(word) else { return false };
        self.phase = phase;
        if phase == Phase::Piece {
            self.held = Held::Nothing;
        }
        true
    }

    fn pieces(&self) -> Pieces {
        let mut pieces = Pieces::new();
        for piece in self.sorted() {
            pieces.put(piece.space.into(), layer(&piece));
        }
        for color in Color::ALL {
            for kind in PieceKind::ALL {
                pieces.lay(Beside::of(reserve(kind), color), self.left(color, kind));
            }
        }
        pieces
    }

    fn tools(&self) -> Vec<Vec<Layer>> {
        let of = |color| PieceKind::ALL.map(|of_kind| vec![Layer::of(kind(of_kind), color)]);
        Color::ALL.into_iter().flat_map(of).collect()
    }

    /// A piece is laid on top of what is there, in the first direction in which it can lie. The same piece once more turns it to the next
    /// one, and takes it off behind the last.
    fn put(&mut self, place: PlaceId, tool: &[Layer]) -> bool {
        let (Some(space), [tool]) = (space_of(place), tool) else { return false };
        let of_kind = PieceKind::ALL.into_iter().find(|known| kind(*known) == tool.kind);
        let (Some(of_kind), Some(color)) = (of_kind, tool.owner) else { return false };
        let same =
            |piece: &Piece| (piece.space, piece.kind, piece.color) == (space, of_kind, color);
        let turned =
            self.highest(|piece| piece.space == space).filter(|at| same(&self.pieces[*at]));
        let before = turned.map(|at| self.pieces.remove(at).direction);
        if before.is_none() && self.left(color, of_kind) == 0 {
            return false;
        }
        let mut ways = self.ways(color, of_kind, space).into_iter();
        let next = ways.find(|way| before.is_none_or(|before| way.direction > before));
        self.pieces.extend(next);
        self.settle();
        next.is_some() || before.is_some()
    }

    fn carry(&mut self, from: PlaceId, to: Option<PlaceId>) -> bool {
        let (Some(from), Some(to)) =
            (space_of(from), to.map_or(Some(None), |to| space_of(to).map(Some)))
        else {
            return false;
        };
        let standing = self.highest(|piece| piece.space == from);
        let Some(index) = standing else { return false };
        let carried = self.pieces.remove(index);
        if let Some(to) = to {
            let ways = self.ways(carried.color, carried.kind, to);
            if ways.is_empty() {
                self.pieces.insert(index, carried);
                return false;
            }
            let same = ways.iter().find(|way| way.direction == carried.direction);
            self.pieces.extend(same.or(ways.first()));
        }
        self.settle();
        true
    }

    /// What is in reserve follows from the board.
    fn most(&self, _tray: Tray) -> Option<u8> {
        None
    }

    fn set_count(&mut self, _beside: Beside, _count: u8) -> bool {
        false
    }
}
