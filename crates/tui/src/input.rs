//! A line of text that is being typed.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A line of text with a cursor.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Input {
    letters: Vec<char>,
    cursor: usize,
}

/// No file name and no turn comes near this.
const LONGEST: usize = 1000;

impl Input {
    pub(crate) fn new(text: &str) -> Input {
        let letters: Vec<char> = text.chars().collect();
        Input { cursor: letters.len(), letters }
    }

    pub(crate) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// The text before the cursor and behind it.
    pub(crate) fn parts(&self) -> (String, String) {
        let (before, behind) = self.letters.split_at(self.cursor);
        (before.iter().collect(), behind.iter().collect())
    }

    /// Adds text; characters that do nothing but control a terminal are left out.
    pub(crate) fn insert(&mut self, text: &str) {
        for letter in text.chars().filter(|letter| !letter.is_control()) {
            if self.letters.len() < LONGEST {
                self.letters.insert(self.cursor, letter);
                self.cursor += 1;
            }
        }
    }

    /// Edits; other keys do nothing.
    pub(crate) fn key(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => *self = Input::default(),
            KeyCode::Char('a') if control => self.cursor = 0,
            KeyCode::Char('e') if control => self.cursor = self.letters.len(),
            KeyCode::Char(letter) if !control => self.insert(letter.encode_utf8(&mut [0; 4])),
            KeyCode::Backspace if self.cursor > 0 => {
                self.cursor -= 1;
                self.letters.remove(self.cursor);
            }
            KeyCode::Delete if self.cursor < self.letters.len() => {
                self.letters.remove(self.cursor);
            }
            KeyCode::Left => self.cursor = self.cursor.saturating_sub(1),
            KeyCode::Right => self.cursor = (self.cursor + 1).min(self.letters.len()),
            KeyCode::Home => self.cursor = 0,
            KeyCode::End => self.cursor = self.letters.len(),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn editing() {
        let mut input = Input::new("e1e3");
        for code in [KeyCode::Left, KeyCode::Left, KeyCode::Char('-'), KeyCode::End] {
            input.key(code.into());
        }
        assert_eq!(input.text(), "e1-e3");
        input.key(KeyCode::Backspace.into());
        input.insert("4\n\u{1b}");
        assert_eq!(input.parts(), ("e1-e4".to_owned(), String::new()));
        input.key(KeyEvent::new(KeyCode::Char('u'), KeyModifiers::CONTROL));
        assert_eq!(input.text(), "");
    }
}
