//! What a position shows: pieces on a board, and what lies beside it.

use gipfel_rules::{
    AnyPosition, Board, Color, GameKind, Interface as _, Kind, KindInfo, Layer, Look, Outcome,
    Pieces, Position as _,
};

use crate::{Place, style, words};

/// Everything that is drawn of a position, free of its rules.
#[derive(Clone, Debug)]
pub struct Scene {
    /// Which game.
    pub game: GameKind,
    /// Its board.
    pub board: &'static Board,
    /// What stands where, and what lies beside the board.
    pub pieces: Pieces,
    /// What counts in the end, White's and Black's, where it is on the board and not beside it.
    pub score: Option<[u32; 2]>,
    /// How many stacks of each kind White and Black have, where that is what counts.
    pub left: Vec<(Kind, [u32; 2])>,
    /// The player who decides now; nobody in a finished game.
    pub mover: Option<Color>,
    /// The result of a finished game.
    pub outcome: Option<Outcome>,
    /// The state in words, for those who cannot see the picture.
    pub caption: String,
}

impl Scene {
    /// What a position shows.
    pub fn new(position: &AnyPosition) -> Scene {
        let outcome = position.outcome();
        Scene {
            game: position.game(),
            board: position.board(),
            pieces: position.pieces(),
            score: style::score(position),
            left: style::left(position),
            mover: outcome.is_none().then(|| position.side()),
            outcome,
            caption: words::caption(position),
        }
    }

    /// What stands on a place, from bottom to top; nothing on an empty one.
    pub fn stack(&self, place: Place) -> &[Layer] {
        self.board.at(place.q, place.r).map_or(&[], |id| self.pieces.stack(id))
    }

    /// What a piece is.
    pub(crate) fn kind(&self, layer: &Layer) -> &'static KindInfo {
        &self.game.description().kinds[usize::from(layer.kind.0)]
    }

    /// Whether these pieces cover several places.
    pub(crate) fn is_dots(&self, layers: &[Layer]) -> bool {
        layers.last().is_some_and(|top| matches!(self.kind(top).look, Look::Dots(_)))
    }

    /// Where pieces cover several places, what is seen of them from above: a place, the piece, and whether it stands there.
    pub(crate) fn dots(&self) -> Vec<(Place, Layer, bool)> {
        let seen = self.pieces.seen_from_above(self.game.description(), self.board);
        seen.into_iter()
            .filter(|(_, (layer, _))| self.is_dots(&[*layer]))
            .map(|(id, (layer, stands))| (Place::of(self.board, id), layer, id == stands))
            .collect()
    }

    /// Everything that stands on the board.
    pub fn stacks(&self) -> impl Iterator<Item = (Place, &[Layer])> {
        self.pieces.stacks().map(|(id, layers)| (Place::of(self.board, id), layers))
    }
}
