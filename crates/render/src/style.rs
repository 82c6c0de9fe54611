//! What a game looks like beyond its description: colours, measures, and the words beside its board.

use std::fmt;

use gipfel_rules::{
    AnyPosition, EndReason, GameKind, Kind, Layer, Module, Outcome, Tint, each_game, each_position,
};

use crate::Theme;
use crate::canvas::Colors;
use crate::theme::{Palette, PieceColors};

/// How a game is drawn and told. One implementation for each game.
pub(crate) trait Drawn: Module {
    /// Its looks.
    const STYLE: Style;

    /// Why a game is over, in English: what follows "White has won: ".
    fn ending(&self, reason: EndReason, outcome: Outcome) -> String;

    /// What lies beside the board, in English, line by line.
    fn beside(&self) -> Vec<String>;

    /// What counts in the end, White's and Black's, where it is on the board and not beside it.
    fn scores(&self) -> Option<[u32; 2]> {
        None
    }

    /// How many stacks of each kind White and Black have, where that is what counts.
    fn left(&self) -> Vec<(Kind, [u32; 2])> {
        Vec::new()
    }
}

/// The looks of a game.
pub(crate) struct Style {
    /// The colours of its board in the light and in the dark.
    pub(crate) palettes: [Palette; 2],
    /// Its white pieces.
    pub(crate) white: PieceColors,
    /// Pieces that are nobody's any more, if it has such.
    pub(crate) nobody: Option<PieceColors>,
    /// The rim of its board.
    pub(crate) outline: Outline,
    /// Between neighbours on a line, in pixels.
    pub(crate) unit: f64,
    /// How far names are from their places, by their direction as it is seen.
    pub(crate) label_distance: fn((f64, f64)) -> f64,
    /// Whether every place is a hollow in the board.
    pub(crate) hollows: bool,
    /// What is in the middle of the board.
    pub(crate) middle: Middle,
    /// How its stacks are drawn.
    pub(crate) stacks: Stacks,
    /// How much higher the next piece lies on a pile beside the board.
    pub(crate) pile_step: f64,
    /// The stacks that bear the brick mark.
    pub(crate) is_marked: fn(&[Layer]) -> bool,
    /// What there is to decide, by the names of prompts: what follows "White to move: ".
    pub(crate) decisions: &'static [&'static [(&'static str, &'static str)]],
    /// How it looks on a terminal.
    pub(crate) terminal: TerminalStyle,
}

/// The rim of a board about its centre, in units.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Outline {
    /// A hexagon that stands on a corner, so far from the centre.
    Hexagon(f64),
    /// A circle.
    Round(f64),
    /// A long hexagon that lies on a side: half its width and half its height.
    Long(f64, f64),
    /// None: the board is made of parts that lie on the table, and needs so much around the outermost places.
    Table(f64),
    /// A hexagon that stands on a corner, so far from the centre, and whose corners are cut off.
    Cut(f64),
}

/// What is in the middle of a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Middle {
    /// Places like all others.
    Plain,
    /// A hole.
    Hole,
    /// Darker cells, up to so many steps from the centre.
    Darker(i8),
}

/// How stacks are drawn.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Stacks {
    /// How much higher the next layer lies.
    pub(crate) step: f64,
    /// Of higher stacks the layers between the lowest and the upper ones are left out.
    pub(crate) most_drawn: usize,
    /// Where the height is written.
    pub(crate) height: Height,
}

/// Where the height of a stack is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Height {
    /// At the lower right of stacks of three and more.
    Corner,
    /// In the hole of the topmost piece, from two pieces on; discs have such a hole.
    Hole,
    /// On the middle of the topmost piece, from two pieces on, where its mark is if it has one.
    Middle,
    /// Nowhere.
    Unsaid,
}

/// How a game looks on a terminal.
pub(crate) struct TerminalStyle {
    /// A ground of its own, mid-toned.
    pub(crate) colors: Colors,
    /// Columns and lines around the places, for names.
    pub(crate) margins: (i32, i32),
    /// The letters of the kinds, in the order of the description, where letters tell pieces apart: White's, Black's are small.
    pub(crate) kinds: &'static str,
    /// What the legend says besides White and Black.
    pub(crate) legend: &'static str,
}

impl Style {
    /// Whether discs may bear the brick mark.
    pub(crate) fn is_marking(&self) -> bool {
        matches!(self.stacks.height, Height::Corner | Height::Unsaid)
    }

    pub(crate) const fn palette(&self, theme: Theme) -> &Palette {
        match theme {
            Theme::Light => &self.palettes[0],
            Theme::Dark => &self.palettes[1],
        }
    }

    /// What there is to decide.
    pub(crate) fn decision(&self, prompt: &str) -> Option<&'static str> {
        let known = |(name, _): &&(&str, &str)| *name == prompt;
        self.decisions.iter().copied().flatten().find(known).map(|(_, words)| *words)
    }
}

/// Whether the pieces of a game have so many colours of their own that a letter has to tell them apart too.
pub(crate) fn tells_tints_by_letter(game: GameKind) -> bool {
    let mut tints: Vec<Tint> = game.description().kinds.iter().map(|kind| kind.tint).collect();
    tints.retain(|tint| *tint != Tint::Owner);
    tints.sort_unstable();
    tints.dedup();
    tints.len() > 3
}

/// The looks of a game.
pub(crate) const fn style(game: GameKind) -> &'static Style {
    each_game!(game, P => &<P as Drawn>::STYLE)
}

pub(crate) fn ending(position: &AnyPosition, reason: EndReason, outcome: Outcome) -> String {
    each_position!(position, position => position.ending(reason, outcome))
}

pub(crate) fn beside(position: &AnyPosition) -> Vec<String> {
    each_position!(position, position => position.beside())
}

pub(crate) fn score(position: &AnyPosition) -> Option<[u32; 2]> {
    each_position!(position, position => position.scores())
}

pub(crate) fn left(position: &AnyPosition) -> Vec<(Kind, [u32; 2])> {
    each_position!(position, position => position.left())
}

/// A line of what lies beside the board: a number for each player.
pub(crate) fn pair(name: &str, [white, black]: [impl fmt::Display; 2]) -> String {
    format!("{name:<14} White {white:>2}   Black {black:>2}")
}
