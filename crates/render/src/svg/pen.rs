//! Writing SVG: numbers, elements, words.

use std::fmt::{self, Write as _};

use crate::glyph;

/// A number with at most two decimals: enough for any picture, and the same text on every machine.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct N(pub(super) f64);

impl fmt::Display for N {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (self.0 * 100.0).round() as i64;
        let (whole, part) = (hundredths.abs() / 100, hundredths.abs() % 100);
        let sign = if hundredths < 0 { "-" } else { "" };
        match part {
            0 => write!(f, "{sign}{whole}"),
            part if part % 10 == 0 => write!(f, "{sign}{whole}.{}", part / 10),
            part => write!(f, "{sign}{whole}.{part:02}"),
        }
    }
}

/// A point of the picture.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct At {
    pub(super) x: f64,
    pub(super) y: f64,
}

impl At {
    /// The point a distance away in a direction of length one.
    pub(super) fn towards(self, (x, y): (f64, f64), distance: f64) -> At {
        At { x: self.x + x * distance, y: self.y + y * distance }
    }

    /// The direction to another point, of length one; none to the point itself.
    pub(super) fn direction(self, to: At) -> Option<(f64, f64)> {
        let (x, y) = (to.x - self.x, to.y - self.y);
        let length = (x * x + y * y).sqrt();
        (length > 0.0).then(|| (x / length, y / length))
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", N(self.x), N(self.y))
    }
}

/// The text of a picture in the making.
#[derive(Default)]
pub(super) struct Pen {
    text: String,
}

impl Pen {
    /// Writes one line.
    pub(super) fn line(&mut self, line: fmt::Arguments<'_>) {
        self.text.write_fmt(line).expect("a string takes any text");
        self.text.push('\n');
    }

    /// Writes a word about a middle, with strokes of the group it stands in.
    pub(super) fn word(&mut self, text: &str, middle: At, height: f64) {
        let word = glyph::word(text);
        let scale = height / glyph::HEIGHT;
        let left = middle.x - word.width * scale / 2.0;
        let base = middle.y + height / 2.0;
        for (start, path) in word.strokes {
            let (x, y, scale) = (N(left + start * scale), N(base), N(scale));
            self.line(format_args!(
                r#"<path transform="translate({x} {y}) scale({scale})" d="{path}"/>"#
            ));
        }
    }

    pub(super) fn finish(self) -> String {
        self.text
    }
}

/// Writes one line of a picture.
macro_rules! draw {
    ($pen:expr, $($text:tt)*) => { $pen.line(format_args!($($text)*)) };
}
pub(super) use draw;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let text = |number| N(number).to_string();
        assert_eq!(text(3.0), "3");
        assert_eq!(text(-3.5), "-3.5");
        assert_eq!(text(0.049), "0.05");
        assert_eq!(text(-0.001), "0");
        assert_eq!(text(12.345_678), "12.35");
    }
}
