//! What a position shows: pieces on a board, and what lies beside it.

use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::{AnyPosition, Color, Game, Outcome, Position, gipf, yinsh};

use crate::piece::{LayerKind, Piece};
use crate::{Place, words};

/// Everything that is drawn of a position, free of its rules.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Scene {
    /// Which board.
    pub game: Game,
    /// What stands where.
    pub pieces: Vec<(Place, Piece)>,
    /// What lies beside the board, White's and Black's.
    pub stocks: [Vec<Stock>; 2],
    /// Markers that belong to nobody.
    pub pool: Option<u8>,
    /// The player who decides now; nobody in a finished game.
    pub mover: Option<Color>,
    /// The result of a finished game.
    pub outcome: Option<Outcome>,
    /// The state in words, for those who cannot see the picture.
    pub caption: String,
}

/// Pieces of one kind beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Stock {
    /// GIPF: basic pieces in reserve.
    Reserve(u8),
    /// GIPF with potentials: potentials of a kind that may still be brought in.
    Potentials(Potential, u8),
    /// YINSH: rings still to be placed.
    Hand(u8),
    /// YINSH: rings removed, and how many win.
    Removed(u8, u8),
}

impl Scene {
    /// What a position shows.
    pub fn new(position: &AnyPosition) -> Scene {
        let outcome = position.outcome();
        let (pieces, stocks, pool) = match position {
            AnyPosition::Gipf(position) => (gipf_pieces(position), gipf_stocks(position), None),
            AnyPosition::GipfPlus(position) => {
                (gipf_plus_pieces(position), gipf_plus_stocks(position), None)
            }
            AnyPosition::Yinsh(position) => {
                (yinsh_pieces(position), yinsh_stocks(position), Some(position.pool()))
            }
        };
        Scene {
            game: position.game(),
            pieces,
            stocks,
            pool,
            mover: outcome.is_none().then(|| position.side()),
            outcome,
            caption: words::caption(position),
        }
    }

    /// The piece on a place.
    pub fn piece(&self, place: Place) -> Option<&Piece> {
        self.pieces.iter().find(|(at, _)| *at == place).map(|(_, piece)| piece)
    }
}

fn gipf_pieces(position: &gipf::Position) -> Vec<(Place, Piece)> {
    gipf::Spot::all()
        .filter_map(|spot| position.piece(spot).map(|piece| (spot.into(), piece.into())))
        .collect()
}

fn gipf_stocks(position: &gipf::Position) -> [Vec<Stock>; 2] {
    Color::ALL.map(|color| vec![Stock::Reserve(position.reserve(color))])
}

fn gipf_plus_pieces(position: &gipf_plus::Position) -> Vec<(Place, Piece)> {
    gipf::Spot::all()
        .filter_map(|spot| position.stack(spot).map(|stack| (spot.into(), stack.into())))
        .collect()
}

fn gipf_plus_stocks(position: &gipf_plus::Position) -> [Vec<Stock>; 2] {
    Color::ALL.map(|color| {
        let stock = position.stock(color);
        let held = Potential::ALL.into_iter().filter(|&kind| stock.count(kind) > 0);
        let potentials = held.map(|kind| Stock::Potentials(kind, stock.count(kind)));
        [Stock::Reserve(position.reserve(color))].into_iter().chain(potentials).collect()
    })
}

fn yinsh_pieces(position: &yinsh::Position) -> Vec<(Place, Piece)> {
    yinsh::Point::all()
        .filter_map(|point| position.piece(point).map(|piece| (point.into(), piece.into())))
        .collect()
}

fn yinsh_stocks(position: &yinsh::Position) -> [Vec<Stock>; 2] {
    let target = position.variant().target();
    Color::ALL.map(|color| {
        let removed = Stock::Removed(position.removed(color), target);
        match position.hand(color) {
            0 => vec![removed],
            hand => vec![Stock::Hand(hand), removed],
        }
    })
}

impl Stock {
    /// The kind of piece that lies there.
    pub(crate) fn kind(self) -> LayerKind {
        match self {
            Stock::Reserve(_) => LayerKind::Disc,
            Stock::Potentials(kind, _) => LayerKind::Potential { kind, live: true },
            Stock::Hand(_) | Stock::Removed(..) => LayerKind::Ring,
        }
    }
}
