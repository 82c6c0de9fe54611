//! What people write: the same everywhere, whatever keeps it.

use thiserror::Error;

/// Why something cannot be written.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Error)]
pub enum TextError {
    /// Nothing is left of it, or it is too long.
    #[error("has 1 to {0} characters")]
    Length(usize),
    /// It has control characters, NUL among them.
    #[error("has no control characters")]
    Control,
}

/// A line of text, without spaces around it, of at most so many characters. What would turn the direction of the text around it is
/// left out.
pub fn line(text: &str, most: usize) -> Result<String, TextError> {
    written(text, most, |_| false)
}

/// Text that may have several lines.
pub fn paragraph(text: &str, most: usize) -> Result<String, TextError> {
    written(text, most, |letter| matches!(letter, '\n' | '\r' | '\t'))
}

fn written(text: &str, most: usize, also: impl Fn(char) -> bool) -> Result<String, TextError> {
    if text.chars().any(|letter| letter.is_control() && !also(letter)) {
        return Err(TextError::Control);
    }
    let plain: String = text.chars().filter(|&letter| !turns(letter)).collect();
    let plain = plain.trim();
    let length = plain.chars().count();
    if length == 0 || length > most { Err(TextError::Length(most)) } else { Ok(plain.to_owned()) }
}

/// Whether a character changes the direction in which others are written.
pub(crate) const fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn control_characters_are_refused_and_directions_left_out() {
        assert_eq!(line("  Szép játék! ", 20).as_deref(), Ok("Szép játék!"));
        for bad in ["a\0b", "a\u{1b}[2J", "a\nb", "\u{85}"] {
            assert_eq!(line(bad, 20), Err(TextError::Control), "{bad:?}");
        }
        assert_eq!(paragraph("a\nb", 20).as_deref(), Ok("a\nb"));
        assert_eq!(paragraph("a\0b", 20), Err(TextError::Control));
        assert_eq!(line("abc\u{202e}def\u{2066}", 6).as_deref(), Ok("abcdef"));
        assert_eq!(line("\u{202e} \u{200f}", 6), Err(TextError::Length(6)));
        assert_eq!(line(&"ő".repeat(7), 6), Err(TextError::Length(6)));
        assert_eq!(line(&"ő".repeat(6), 6).as_deref(), Ok("ő".repeat(6).as_str()));
    }
}
