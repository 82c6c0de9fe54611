//! Which characters and colours the terminal gets.

use gipfel_render::Letters;
use ratatui::style::Color;

/// How many colours the terminal knows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Depth {
    /// None: everything is told by characters.
    None,
    /// The palette of 256.
    #[default]
    Indexed,
    /// Red, green and blue.
    True,
}

/// How the app looks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Look {
    /// Which characters may be used.
    pub letters: Letters,
    /// How many colours there are.
    pub depth: Depth,
}

/// Red, green and blue.
pub(crate) type Shade = (u8, u8, u8);

/// The colours of one game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Palette {
    /// The board.
    pub(crate) ground: Shade,
    /// Where the last turn has left something.
    pub(crate) trace: Shade,
    /// The lines of the board.
    pub(crate) line: Shade,
    /// Names of places.
    pub(crate) label: Shade,
    /// What may be done, on the board.
    pub(crate) accent: Shade,
    /// The ground of what is chosen.
    pub(crate) chosen: Shade,
    /// The ground of rows.
    pub(crate) row: Shade,
}

pub(crate) const WHITE: Shade = (255, 253, 246);
pub(crate) const BLACK: Shade = (16, 17, 20);
/// The mark on GIPF-pieces, and danger.
pub(crate) const BRICK: Shade = (208, 82, 56);
/// What may be done, beside the board.
pub(crate) const GREEN: Shade = (98, 201, 174);
pub(crate) const AMBER: Shade = (224, 165, 38);
/// What matters less.
pub(crate) const DIM: Shade = (140, 140, 140);

impl Look {
    /// A colour as the terminal knows it.
    pub(crate) fn color(self, shade: Shade) -> Color {
        match self.depth {
            Depth::None => Color::Reset,
            Depth::Indexed => Color::Indexed(index(shade)),
            Depth::True => Color::Rgb(shade.0, shade.1, shade.2),
        }
    }

    /// Whether there are colours.
    pub(crate) fn colored(self) -> bool {
        self.depth != Depth::None
    }

    /// The text as the terminal can write it.
    pub(crate) fn text(self, text: &str) -> String {
        if self.unicode() {
            return text.to_owned();
        }
        let ascii = |letter: char| match letter {
            '…' => "...".to_owned(),
            '–' | '—' => "-".to_owned(),
            '’' => "'".to_owned(),
            '↑' => "Up".to_owned(),
            '↓' => "Down".to_owned(),
            '←' => "Left".to_owned(),
            '→' => "Right".to_owned(),
            '⏎' => "Enter".to_owned(),
            '×' => "x".to_owned(),
            'È' => "E".to_owned(),
            'Ü' => "U".to_owned(),
            other if other.is_ascii() => other.to_string(),
            _ => "?".to_owned(),
        };
        text.chars().map(ascii).collect()
    }

    /// Whether characters beyond ASCII may be used.
    pub(crate) fn unicode(self) -> bool {
        self.letters == Letters::Unicode
    }

    /// The first text where characters beyond ASCII may be used, the second elsewhere.
    pub(crate) fn either<T>(self, unicode: T, ascii: T) -> T {
        if self.unicode() { unicode } else { ascii }
    }
}

/// The levels of red, green and blue in the cube of the palette of 256.
const LEVELS: [u8; 6] = [0, 95, 135, 175, 215, 255];

/// The nearest colour of the palette of 256: of its cube, or of its greys.
fn index((red, green, blue): Shade) -> u8 {
    let distance = |(r, g, b): Shade| {
        let part = |one: u8, other: u8| (i32::from(one) - i32::from(other)).pow(2);
        part(r, red) + part(g, green) + part(b, blue)
    };
    let nearest = |value: u8| {
        let off = |place: &usize| (i32::from(LEVELS[*place]) - i32::from(value)).abs();
        (0..LEVELS.len()).min_by_key(off).unwrap_or(0)
    };
    let (r, g, b) = (nearest(red), nearest(green), nearest(blue));
    let cube = (16 + 36 * r + 6 * g + b, distance((LEVELS[r], LEVELS[g], LEVELS[b])));
    let average = (u32::from(red) + u32::from(green) + u32::from(blue)) / 3;
    let step = (average.saturating_sub(3) / 10).min(23);
    let level = (8 + 10 * step) as u8;
    let grey = (232 + step as usize, distance((level, level, level)));
    if grey.1 < cube.1 { grey.0 as u8 } else { cube.0 as u8 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearest_of_256() {
        assert_eq!(index((0, 0, 0)), 16);
        assert_eq!(index((255, 255, 255)), 231);
        assert_eq!(index((95, 135, 175)), 67);
        assert_eq!(index((128, 128, 128)), 244);
    }
}
