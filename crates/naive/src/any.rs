//! One state for all games.

use crate::{dvonn, gipf, gipf_plus, yinsh};

/// A position of any game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum AnyState {
    /// A position text that begins with `gipf`.
    Gipf(gipf::State),
    /// A position text that begins with `gipf+`.
    GipfPlus(gipf_plus::State),
    /// A position text that begins with `yinsh`.
    Yinsh(yinsh::State),
    /// A position text that begins with `dvonn`.
    Dvonn(dvonn::State),
}

impl AnyState {
    /// Reads a position text of the game that its first word names.
    pub fn parse(text: &str) -> Result<AnyState, String> {
        match text.split(' ').next() {
            Some("gipf") => gipf::State::parse(text).map(AnyState::Gipf),
            Some("gipf+") => gipf_plus::State::parse(text).map(AnyState::GipfPlus),
            Some("yinsh") => yinsh::State::parse(text).map(AnyState::Yinsh),
            Some("dvonn") => dvonn::State::parse(text).map(AnyState::Dvonn),
            game => Err(format!("GAME: unknown game {:?}", game.unwrap_or_default())),
        }
    }

    /// The canonical position text.
    pub fn text(&self) -> String {
        match self {
            AnyState::Gipf(state) => state.text(),
            AnyState::GipfPlus(state) => state.text(),
            AnyState::Yinsh(state) => state.text(),
            AnyState::Dvonn(state) => state.text(),
        }
    }

    /// The canonical texts of all legal actions, sorted; none when the game is over.
    pub fn actions(&self) -> Vec<String> {
        match self {
            AnyState::Gipf(state) => state.actions(),
            AnyState::GipfPlus(state) => state.actions(),
            AnyState::Yinsh(state) => state.actions(),
            AnyState::Dvonn(state) => state.actions(),
        }
    }

    /// The position after a legal action given in its canonical text.
    pub fn play(&self, action: &str) -> Result<AnyState, String> {
        match self {
            AnyState::Gipf(state) => state.play(action).map(AnyState::Gipf),
            AnyState::GipfPlus(state) => state.play(action).map(AnyState::GipfPlus),
            AnyState::Yinsh(state) => state.play(action).map(AnyState::Yinsh),
            AnyState::Dvonn(state) => state.play(action).map(AnyState::Dvonn),
        }
    }

    /// `"w"`, `"b"` or `"draw"` once the game is over.
    pub fn result(&self) -> Option<&'static str> {
        match self {
            AnyState::Gipf(state) => state.result(),
            AnyState::GipfPlus(state) => state.result(),
            AnyState::Yinsh(state) => state.result(),
            AnyState::Dvonn(state) => state.result(),
        }
    }
}

/// The number of sequences of exactly `depth` legal actions; a finished game has none.
pub fn perft(state: &AnyState, depth: u32) -> u64 {
    match state {
        AnyState::Gipf(state) => gipf::perft(state, depth),
        AnyState::GipfPlus(state) => gipf_plus::perft(state, depth),
        AnyState::Yinsh(state) => yinsh::perft(state, depth),
        AnyState::Dvonn(state) => dvonn::perft(state, depth),
    }
}
