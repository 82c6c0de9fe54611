//! One state for all games.

use crate::{dvonn, gipf, gipf_plus, punct, tzaar, yinsh, zertz};

/// Makes [`AnyState`] of the list of games: the first word of its positions, its name and its module.
macro_rules! games {
    ($($word:literal $name:ident $module:ident,)*) => {
        /// A position of any game.
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub enum AnyState {
            $(
                #[doc = concat!("A position text that begins with `", $word, "`.")]
                $name($module::State),
            )*
        }

        impl AnyState {
            /// Reads a position text of the game that its first word names.
            pub fn parse(text: &str) -> Result<AnyState, String> {
                match text.split(' ').next() {
                    $(Some($word) => $module::State::parse(text).map(AnyState::$name),)*
                    game => Err(format!("GAME: unknown game {:?}", game.unwrap_or_default())),
                }
            }

            /// The canonical position text.
            pub fn text(&self) -> String {
                match self {
                    $(AnyState::$name(state) => state.text(),)*
                }
            }

            /// The canonical texts of all legal actions, sorted; none when the game is over.
            pub fn actions(&self) -> Vec<String> {
                match self {
                    $(AnyState::$name(state) => state.actions(),)*
                }
            }

            /// The position after a legal action given in its canonical text.
            pub fn play(&self, action: &str) -> Result<AnyState, String> {
                match self {
                    $(AnyState::$name(state) => state.play(action).map(AnyState::$name),)*
                }
            }

            /// `"w"`, `"b"` or `"draw"` once the game is over.
            pub fn result(&self) -> Option<&'static str> {
                match self {
                    $(AnyState::$name(state) => state.result(),)*
                }
            }
        }

        /// The number of sequences of exactly `depth` legal actions; a finished game has none.
        pub fn perft(state: &AnyState, depth: u32) -> u64 {
            match state {
                $(AnyState::$name(state) => $module::perft(state, depth),)*
            }
        }
    };
}

games! {
    "gipf" Gipf gipf,
    "gipf+" GipfPlus gipf_plus,
    "yinsh" Yinsh yinsh,
    "dvonn" Dvonn dvonn,
    "tzaar" Tzaar tzaar,
    "zertz" Zertz zertz,
    "punct" Punct punct,
}
