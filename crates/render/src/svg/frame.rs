//! Where things are in a picture.

use gipfel_rules::{Color, Game};

use super::Picture;
use super::pen::At;
use crate::Place;
use crate::board::COLUMN_STEP;

/// The measures of a picture. The centre of the board is the origin.
pub(super) struct Frame {
    pub(super) game: Game,
    /// Between neighbours on a column.
    pub(super) unit: f64,
    flipped: bool,
    stocks: bool,
    prefix: String,
}

/// Around the board and the tray.
const MARGIN: f64 = 18.0;
/// The tray beside the board.
pub(super) const TRAY_WIDTH: f64 = 78.0;

impl Frame {
    pub(super) fn new(game: Game, picture: &Picture) -> Frame {
        let own = || format!("{}-{}", game.word().replace('+', "-plus"), picture.theme.word());
        Frame {
            game,
            unit: match game {
                Game::Gipf | Game::GipfPlus => 60.0,
                Game::Yinsh => 52.0,
            },
            flipped: picture.flipped,
            stocks: picture.stocks,
            prefix: picture.prefix.clone().unwrap_or_else(own),
        }
    }

    /// The distance from the centre to the rim of the board: the corners of GIPF's hexagon, the edge of YINSH's disc.
    pub(super) fn rim(&self) -> f64 {
        match self.game {
            Game::Gipf | Game::GipfPlus => 5.05 * self.unit,
            Game::Yinsh => 5.74 * self.unit,
        }
    }

    fn half_width(&self) -> f64 {
        match self.game {
            Game::Gipf | Game::GipfPlus => self.rim() * COLUMN_STEP + MARGIN,
            Game::Yinsh => self.rim() + MARGIN,
        }
    }

    fn half_height(&self) -> f64 {
        self.rim() + MARGIN
    }

    /// Left, top, width and height of the picture.
    pub(super) fn bounds(&self) -> (f64, f64, f64, f64) {
        let tray = if self.stocks { TRAY_WIDTH + MARGIN } else { 0.0 };
        let (half_width, half_height) = (self.half_width(), self.half_height());
        (-half_width, -half_height, 2.0 * half_width + tray, 2.0 * half_height)
    }

    /// The middle of the tray.
    pub(super) fn tray_middle(&self) -> f64 {
        self.half_width() + TRAY_WIDTH / 2.0
    }

    /// Whether a player sits at the upper edge.
    pub(super) fn is_above(&self, color: Color) -> bool {
        (color == Color::Black) != self.flipped
    }

    /// Where a place is.
    pub(super) fn at(&self, place: Place) -> At {
        let (q, r) = (f64::from(place.q), f64::from(place.r));
        let (x, y) = (q * COLUMN_STEP * self.unit, (q / 2.0 - r) * self.unit);
        if self.flipped { At { x: -x, y: -y } } else { At { x, y } }
    }

    /// A direction of the board as it is seen.
    pub(super) fn turn(&self, (x, y): (f64, f64)) -> (f64, f64) {
        if self.flipped { (-x, -y) } else { (x, y) }
    }

    /// The internal name of something that is defined once and used often.
    pub(super) fn name(&self, thing: &str) -> String {
        format!("{}-{thing}", self.prefix)
    }
}
