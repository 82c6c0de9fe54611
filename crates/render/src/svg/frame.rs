//! Where things are in a picture.

use gipfel_rules::{Board, Color, GameKind};

use super::Picture;
use super::pen::At;
use crate::board::{LINE_STEP, in_plane};
use crate::style::{Outline, Style, style};
use crate::{Place, Scene};

/// The measures of a picture. The centre of the board is the origin.
pub(super) struct Frame {
    pub(super) game: GameKind,
    pub(super) board: &'static Board,
    pub(super) style: &'static Style,
    pub(super) coordinates: bool,
    flipped: bool,
    stocks: bool,
    prefix: String,
    /// The middle of the places, and half of what they extend over, in units.
    middle: (f64, f64),
    half: (f64, f64),
}

/// How much of a hexagon is left where its corners are cut off.
pub(super) const CUT: f64 = 0.96;
/// Around the board and the tray.
const MARGIN: f64 = 18.0;
/// The tray beside the board.
pub(super) const TRAY_WIDTH: f64 = 78.0;

/// The least and the most of where places are, across and down.
fn extent(board: &Board) -> [(f64, f64); 2] {
    let all = board.places.iter();
    all.fold([(f64::MAX, f64::MIN); 2], |[(left, right), (top, bottom)], place| {
        [(left.min(place.x), right.max(place.x)), (top.min(place.y), bottom.max(place.y))]
    })
}

impl Frame {
    pub(super) fn new(scene: &Scene, picture: &Picture) -> Frame {
        let word = scene.game.word().replace('+', "-plus");
        let own = || format!("{word}-{}", picture.theme.word());
        Frame {
            game: scene.game,
            board: scene.board,
            style: style(scene.game),
            coordinates: picture.coordinates,
            flipped: picture.flipped,
            middle: extent(scene.board).map(|(least, most)| (least + most) / 2.0).into(),
            half: extent(scene.board).map(|(least, most)| (most - least) / 2.0).into(),
            stocks: picture.stocks,
            prefix: picture.prefix.clone().unwrap_or_else(own),
        }
    }

    /// Between neighbours on a line.
    pub(super) fn unit(&self) -> f64 {
        self.style.unit
    }

    /// Half the height of the board.
    pub(super) fn rim(&self) -> f64 {
        match self.style.outline {
            Outline::Hexagon(rim) | Outline::Round(rim) | Outline::Long(_, rim) => {
                rim * self.unit()
            }
            Outline::Table(around) => (self.half.1 + around) * self.unit(),
            Outline::Cut(rim) => CUT * rim * self.unit(),
        }
    }

    fn half_width(&self) -> f64 {
        let half = match self.style.outline {
            Outline::Hexagon(_) => self.rim() * LINE_STEP,
            Outline::Cut(rim) => rim * LINE_STEP * self.unit(),
            Outline::Round(_) => self.rim(),
            Outline::Long(half, _) => half * self.unit(),
            Outline::Table(around) => (self.half.0 + around) * self.unit(),
        };
        half + MARGIN
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

    /// Whether the board is made of parts that lie on the table.
    pub(super) fn on_table(&self) -> bool {
        matches!(self.style.outline, Outline::Table(_))
    }

    /// Whether a player sits at the upper edge.
    pub(super) fn is_above(&self, color: Color) -> bool {
        (color == Color::Black) != self.flipped
    }

    /// Where a place is.
    pub(super) fn at(&self, place: Place) -> At {
        let (x, y) = in_plane(self.board.orientation, place);
        let (x, y) = (x - self.middle.0, y - self.middle.1);
        let (x, y) = (x * self.unit(), y * self.unit());
        if self.flipped { At { x: -x, y: -y } } else { At { x, y } }
    }

    /// How much higher the top of a stack on the board lies than its bottom. No stack rises higher than four layers do.
    pub(super) fn rise(&self, height: usize) -> f64 {
        height.clamp(1, 4).saturating_sub(1) as f64 * self.style.stacks.step
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
