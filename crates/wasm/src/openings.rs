//! What is played from the first positions of a game.

use gipfel_record::OpeningReader;
use gipfel_rules::AnyPosition;
use serde::Serialize;
use wasm_bindgen::prelude::*;

use crate::js::to_js;

/// A turn that was played from a position, in how many games, and how they ended for White.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayedView {
    /// The turn as text.
    pub turn: String,
    /// In how many games.
    pub games: u32,
    /// How many of them White won.
    pub won: u32,
    /// How many of them nobody won.
    pub drawn: u32,
    /// How many of them Black won.
    pub lost: u32,
}

/// A tree of openings, read some lines at a time.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Openings {
    reader: OpeningReader,
}

#[wasm_bindgen]
impl Openings {
    /// A tree of which nothing but the start is read yet.
    #[wasm_bindgen(constructor)]
    pub fn new(text: String) -> Result<Openings, JsError> {
        Ok(Openings { reader: OpeningReader::new(text)? })
    }

    /// Reads at most so many lines more; true if nothing is left.
    pub fn read(&mut self, lines: usize) -> Result<bool, JsError> {
        Ok(self.reader.read(lines)?)
    }

    /// What was played from a position, the most frequent first.
    #[wasm_bindgen(unchecked_return_type = "PlayedView[]")]
    pub fn played(&self, position: &str) -> JsValue {
        to_js(&self.list(position))
    }
}

impl Openings {
    fn list(&self, position: &str) -> Vec<PlayedView> {
        let Ok(position) = position.parse::<AnyPosition>() else { return Vec::new() };
        let turns = self.reader.tree().played(&position).into_iter();
        turns
            .map(|played| {
                let tally = played.tally;
                PlayedView {
                    turn: played.turn,
                    games: tally.games,
                    won: tally.won,
                    drawn: tally.drawn,
                    lost: tally.lost(),
                }
            })
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";

    #[test]
    fn turns_are_told_with_all_results() {
        let text = format!("{START}\ne1-e3 9 4 2\nd1-d2 3 1\n");
        let mut openings = Openings { reader: OpeningReader::new(text).unwrap() };
        assert_eq!(openings.reader.read(1), Ok(false));
        assert_eq!(openings.reader.read(9), Ok(true));
        let turns = openings.list(START);
        assert_eq!(turns.len(), 2);
        assert_eq!(turns[0].games, 9);
        assert_eq!((turns[0].won, turns[0].drawn, turns[0].lost), (4, 2, 3));
        assert_eq!((turns[1].won, turns[1].drawn, turns[1].lost), (1, 0, 2));
        assert_eq!(openings.list("nothing"), []);
    }
}
