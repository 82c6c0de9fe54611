//! What pieces are made of, as far as a picture is concerned.

use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::{Color, gipf, yinsh};

/// What stands on a point: layers from the bottom up.
///
/// A basic piece is one disc and a GIPF-piece two, so that whatever may be put on top of a piece is one layer more.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    layers: Vec<Layer>,
}

/// One thing of a stack.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layer {
    /// The colour it shows.
    pub color: Color,
    /// What it is.
    pub kind: LayerKind,
}

/// What a layer is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum LayerKind {
    /// A basic piece of GIPF.
    Disc,
    /// A potential of GIPF.
    Potential {
        /// Which.
        kind: Potential,
        /// Whether it has not been used yet.
        live: bool,
    },
    /// A ring of YINSH.
    Ring,
    /// A marker of YINSH; its underside shows the other colour.
    Marker,
}

impl Piece {
    /// A piece of one layer.
    pub fn single(color: Color, kind: LayerKind) -> Piece {
        Piece { layers: vec![Layer { color, kind }] }
    }

    /// Several of the same, stacked.
    pub(crate) fn pile(color: Color, kind: LayerKind, count: u8) -> Piece {
        Piece { layers: vec![Layer { color, kind }; usize::from(count)] }
    }

    /// The layers from the bottom up.
    pub fn layers(&self) -> &[Layer] {
        &self.layers
    }

    /// The colour of the topmost layer: whose piece it is.
    pub fn color(&self) -> Option<Color> {
        self.layers.last().map(|layer| layer.color)
    }

    /// Whether it is a GIPF-piece: two discs of one colour.
    pub fn is_gipf(&self) -> bool {
        matches!(
            self.layers[..],
            [Layer { color, kind: LayerKind::Disc }, Layer { color: upper, kind: LayerKind::Disc }]
                if color == upper
        )
    }
}

impl From<gipf::Piece> for Piece {
    fn from(piece: gipf::Piece) -> Piece {
        Piece::pile(piece.color, LayerKind::Disc, piece.size())
    }
}

impl From<gipf_plus::Stack> for Piece {
    fn from(stack: gipf_plus::Stack) -> Piece {
        let mut layers: Vec<Layer> = Vec::with_capacity(stack.height());
        for layer in stack.layers() {
            let color = layer.color;
            // A potential that lies on a basic piece of its own colour has not been used.
            let live = layers.last() == Some(&Layer { color, kind: LayerKind::Disc });
            let kind =
                layer.potential.map_or(LayerKind::Disc, |kind| LayerKind::Potential { kind, live });
            layers.push(Layer { color, kind });
        }
        Piece { layers }
    }
}

impl From<yinsh::Piece> for Piece {
    fn from(piece: yinsh::Piece) -> Piece {
        let kind = match piece.kind {
            yinsh::PieceKind::Ring => LayerKind::Ring,
            yinsh::PieceKind::Marker => LayerKind::Marker,
        };
        Piece::single(piece.color, kind)
    }
}
