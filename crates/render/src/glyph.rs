//! Letters and digits as strokes, so that pictures need no font.
//!
//! A glyph stands on the line y = 0, y pointing downwards as in SVG; digits and capital letters are 10 high, small letters 7.

/// The strokes of a character, as SVG path data.
struct Glyph {
    width: f64,
    path: &'static str,
}

/// The height of digits.
pub(crate) const HEIGHT: f64 = 10.0;
/// Between two characters.
const SPACING: f64 = 2.6;

const fn glyph(width: f64, path: &'static str) -> Glyph {
    Glyph { width, path }
}

const fn of(letter: char) -> Option<Glyph> {
    Some(match letter {
        'a' => glyph(
            5.6,
            "M5.6-7V0M5.6-3.5C5.6-1.4 4.5 0 2.8 0S0-1.5 0-3.5 1.1-7 2.8-7 5.6-5.6 5.6-3.5",
        ),
        'b' => {
            glyph(5.6, "M0-10.5V0M0-3.5C0-5.6 1.1-7 2.8-7S5.6-5.5 5.6-3.5 4.5 0 2.8 0 0-1.4 0-3.5")
        }
        'c' => glyph(
            5.2,
            "M5.2-5.6C4.7-6.5 3.9-7 2.9-7 1.2-7 0-5.6 0-3.5S1.2 0 2.9 0C3.9 0 4.7-.5 5.2-1.4",
        ),
        'd' => glyph(
            5.6,
            "M5.6-10.5V0M5.6-3.5C5.6-1.4 4.5 0 2.8 0S0-1.5 0-3.5 1.1-7 2.8-7 5.6-5.6 5.6-3.5",
        ),
        'e' => {
            glyph(5.6, "M0-3.7H5.6C5.6-5.7 4.5-7 2.8-7S0-5.5 0-3.5 1.2 0 2.9 0C4 0 4.8-.5 5.3-1.3")
        }
        'f' => glyph(3.8, "M3.8-10.3C2.2-10.8 1.3-10 1.3-8.3V0M0-7H3.4"),
        'g' => glyph(
            5.6,
            "M5.6-7V.3C5.6 2.2 4.6 3.2 2.8 3.2 1.7 3.2.9 2.9.3 2.2M5.6-3.5C5.6-1.4 4.5 0 2.8 0S0-1.5 0-3.5 1.1-7 2.8-7 5.6-5.6 5.6-3.5",
        ),
        'h' => glyph(5.2, "M0-10.5V0M0-4C.2-5.9 1.3-7 2.9-7 4.5-7 5.2-6 5.2-4.3V0"),
        'i' => glyph(0.8, "M.4-7V0M.4-9.9h.01"),
        'j' => glyph(2.0, "M1.6-7V1.2C1.6 2.7.9 3.3-.4 3.1M1.6-9.9h.01"),
        'k' => glyph(5.0, "M0-10.5V0M4.6-7L0-2.6M1.8-4.3L5 0"),
        'l' => glyph(0.8, "M.4-10.5V0"),
        'm' => glyph(
            8.6,
            "M0-7V0M0-4C.2-5.9 1.1-7 2.4-7 3.7-7 4.3-6 4.3-4.3V0M4.3-4C4.5-5.9 5.4-7 6.7-7 8-7 8.6-6 8.6-4.3V0",
        ),
        'n' => glyph(5.2, "M0-7V0M0-4C.2-5.9 1.3-7 2.9-7 4.5-7 5.2-6 5.2-4.3V0"),
        'o' => glyph(5.6, "M2.8-7C1.1-7 0-5.5 0-3.5S1.1 0 2.8 0 5.6-1.5 5.6-3.5 4.5-7 2.8-7Z"),
        'p' => {
            glyph(5.6, "M0-7V3.3M0-3.5C0-5.6 1.1-7 2.8-7S5.6-5.5 5.6-3.5 4.5 0 2.8 0 0-1.4 0-3.5")
        }
        'q' => glyph(
            5.6,
            "M5.6-7V3.3M5.6-3.5C5.6-1.4 4.5 0 2.8 0S0-1.5 0-3.5 1.1-7 2.8-7 5.6-5.6 5.6-3.5",
        ),
        'T' => glyph(7.0, "M0-10H7M3.5-10V0"),
        'Z' => glyph(6.4, "M.2-10H6.4L0 0H6.4"),
        'D' => glyph(6.6, "M0-10V0H2.6C5.2 0 6.6-1.8 6.6-5S5.2-10 2.6-10Z"),
        'Y' => glyph(7.0, "M0-10L3.5-4.8L7-10M3.5-4.8V0"),
        'U' => glyph(6.4, "M0-10V-3.3C0-1.2 1.2 0 3.2 0S6.4-1.2 6.4-3.3V-10"),
        '0' => glyph(6.0, "M3-10C1-10 0-8 0-5S1 0 3 0 6-2 6-5 5-10 3-10Z"),
        '1' => glyph(3.4, "M.4-8L3-10V0"),
        '2' => glyph(5.9, "M.3-7.4C.3-9 1.4-10 3-10S5.7-9 5.7-7.4C5.7-5.5 4-4.2.2 0H5.9"),
        '3' => glyph(6.0, "M.6-10H5.4L2.6-6.2C4.7-6.2 6-5 6-3.1S4.8 0 2.9 0C1.5 0 .5-.6 0-1.7"),
        '4' => glyph(6.2, "M4.6 0V-10L0-2.9H6.2"),
        '5' => glyph(
            6.0,
            "M5.4-10H1.1L.6-5.6C1.2-6.1 2-6.4 2.9-6.4 4.8-6.4 6-5.1 6-3.2S4.8 0 2.9 0C1.5 0 .5-.6 0-1.7",
        ),
        '6' => glyph(
            6.0,
            "M4.6-10C1.6-8.6 0-6 0-3.2 0-1.2 1.2 0 3 0S6-1.3 6-3.2 4.8-6.3 3-6.3 .2-5.2 0-3.4",
        ),
        '7' => glyph(5.8, "M0-10H5.8L1.9 0"),
        '8' => glyph(
            6.0,
            "M3-5.4C1.4-5.4.4-6.3.4-7.7S1.4-10 3-10 5.6-9.1 5.6-7.7 4.6-5.4 3-5.4C1.2-5.4 0-4.3 0-2.7S1.2 0 3 0 6-1.1 6-2.7 4.8-5.4 3-5.4Z",
        ),
        '9' => glyph(
            6.0,
            "M1.4 0C4.4-1.4 6-4 6-6.8 6-8.8 4.8-10 3-10S0-8.7 0-6.8 1.2-3.7 3-3.7 5.8-4.8 6-6.6",
        ),
        _ => return None,
    })
}

/// A word as strokes: its width, and each character's path with the place it starts at.
pub(crate) struct Word {
    pub(crate) width: f64,
    pub(crate) strokes: Vec<(f64, &'static str)>,
}

/// Sets a word; characters without a glyph are left out.
pub(crate) fn word(text: &str) -> Word {
    let mut word = Word { width: 0.0, strokes: Vec::new() };
    for glyph in text.chars().filter_map(of) {
        if !word.strokes.is_empty() {
            word.width += SPACING;
        }
        word.strokes.push((word.width, glyph.path));
        word.width += glyph.width;
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_can_be_written() {
        for letter in ('a'..='k').chain('0'..='9').chain("TZDYU".chars()) {
            assert!(of(letter).is_some(), "{letter}");
        }
        assert_eq!(word("e10").strokes.len(), 3);
        assert!(word("").strokes.is_empty());
    }
}
