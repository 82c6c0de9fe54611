//! A sheet of characters to draw on.

use std::fmt::Write as _;

/// How a character is to look on a terminal that knows colours.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) enum Ink {
    /// As the board's ground.
    #[default]
    Ground,
    /// The lines of the board.
    Line,
    /// Names of places.
    Label,
    /// A white piece.
    White,
    /// A black piece.
    Black,
    /// A red piece.
    Red,
    /// An ivory piece.
    Ivory,
    /// A blue piece.
    Blue,
    /// A green piece.
    Green,
    /// Something that may be chosen.
    Accent,
}

/// One character.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Cell {
    pub(crate) letter: char,
    pub(crate) ink: Ink,
    /// Whether the ground behind it is lit up.
    pub(crate) lit: bool,
}

const EMPTY: Cell = Cell { letter: ' ', ink: Ink::Ground, lit: false };

/// Colours of the terminal's palette of 256.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Colors {
    pub(crate) ground: u8,
    pub(crate) lit: u8,
    pub(crate) line: u8,
    pub(crate) label: u8,
    pub(crate) accent: u8,
}

/// A rectangle of characters, all of them one column wide.
pub(crate) struct Canvas {
    width: usize,
    cells: Vec<Cell>,
}

impl Canvas {
    pub(crate) fn new(width: usize, height: usize) -> Canvas {
        Canvas { width, cells: vec![EMPTY; width * height] }
    }

    fn cell(&mut self, x: i32, y: i32) -> Option<&mut Cell> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        if x >= self.width {
            return None;
        }
        self.cells.get_mut(y * self.width + x)
    }

    /// Writes a text whose middle is at a place; what falls off the canvas is lost.
    pub(crate) fn write(&mut self, x: i32, y: i32, text: &str, ink: Ink) {
        let left = x - (text.chars().count() as i32 - 1) / 2;
        for (letter, x) in text.chars().zip(left..) {
            if let Some(cell) = self.cell(x, y) {
                (cell.letter, cell.ink) = (letter, ink);
            }
        }
    }

    /// Lights up the ground about a place.
    pub(crate) fn light(&mut self, x: i32, y: i32) {
        for x in x - 1..=x + 1 {
            if let Some(cell) = self.cell(x, y) {
                cell.lit = true;
            }
        }
    }

    /// The lines without colour and without blanks at their ends.
    pub(crate) fn plain(&self) -> String {
        let mut text = String::new();
        for row in self.cells.chunks(self.width) {
            let line: String = row.iter().map(|cell| cell.letter).collect();
            text += line.trim_end();
            text.push('\n');
        }
        text
    }

    /// The lines with colours, on a ground of their own, so that black and white are what they say on any terminal.
    pub(crate) fn colored(&self, colors: Colors) -> String {
        let mut text = String::new();
        for row in self.cells.chunks(self.width) {
            let mut last = None;
            for cell in row {
                let style = (cell.ink, cell.lit);
                if last != Some(style) {
                    last = Some(style);
                    text += &style_code(colors, cell.ink, cell.lit);
                }
                text.push(cell.letter);
            }
            text += "\x1b[0m\n";
        }
        text
    }
}

fn style_code(colors: Colors, ink: Ink, lit: bool) -> String {
    let (color, bold) = match ink {
        Ink::Ground | Ink::Line => (colors.line, false),
        Ink::Label => (colors.label, false),
        Ink::White => (231, true),
        Ink::Black => (16, true),
        Ink::Red => (124, true),
        Ink::Ivory => (230, true),
        Ink::Blue => (20, true),
        Ink::Green => (22, true),
        Ink::Accent => (colors.accent, true),
    };
    let ground = if lit { colors.lit } else { colors.ground };
    let mut code = String::new();
    let weight = if bold { ";1" } else { "" };
    write!(code, "\x1b[0{weight};38;5;{color};48;5;{ground}m").expect("a string takes any text");
    code
}
