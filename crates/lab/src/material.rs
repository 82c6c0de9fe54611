//! What can be counted on the table: the simplest judgement of a position.

use gipfel_rules::{AnyPosition, Color, Position, gipf, gipf_plus, yinsh};

/// A plain count, without looking at lines or moves.
pub trait Material: Position {
    /// White's less Black's.
    ///
    /// In GIPF all pieces that are not lost, on the board and in reserve, a GIPF-piece on the board for three (it is two
    /// pieces, and keeps the game alive). With potentials covered pieces count too, potentials count nothing, and from the
    /// fourth on a GIPF-piece is two pieces and no more. In YINSH 100 for every removed ring and 1 for every marker on the
    /// board.
    fn material(&self) -> i32;
}

impl Material for gipf::Position {
    fn material(&self) -> i32 {
        let count = |color: Color| {
            let board = self.spots(color).bits().count_ones();
            let gipf = self.gipf_spots(color).bits().count_ones();
            (board + 2 * gipf) as i32 + i32::from(self.reserve(color))
        };
        count(Color::White) - count(Color::Black)
    }
}

impl Material for gipf_plus::Position {
    fn material(&self) -> i32 {
        let count = |color: Color| {
            let gipf = self.gipf_spots(color).len().min(3);
            (self.basic_pieces(color) + gipf) as i32 + i32::from(self.reserve(color))
        };
        count(Color::White) - count(Color::Black)
    }
}

impl Material for yinsh::Position {
    fn material(&self) -> i32 {
        let count = |color: Color| {
            let markers = self.markers(color).bits().count_ones() as i32;
            100 * i32::from(self.removed(color)) + markers
        };
        count(Color::White) - count(Color::Black)
    }
}

impl Material for AnyPosition {
    fn material(&self) -> i32 {
        match self {
            AnyPosition::Gipf(position) => position.material(),
            AnyPosition::GipfPlus(position) => position.material(),
            AnyPosition::Yinsh(position) => position.material(),
        }
    }
}

/// The material for a colour.
pub(crate) fn material_for<P: Material>(position: &P, color: Color) -> i32 {
    let white = position.material();
    if color == Color::White { white } else { -white }
}
