//! What follows, in every game alike, from the legal decisions of a state and from what comes after each.

/// Playing by text, and perft, for a `State` with `decisions()`, a map from canonical texts, and `after(&decision)`.
macro_rules! played {
    () => {
        impl State {
            /// The canonical texts of all legal actions, sorted; none when the game is over.
            pub fn actions(&self) -> Vec<String> {
                self.decisions().into_keys().collect()
            }

            /// The position after a legal action given in its canonical text.
            pub fn play(&self, action: &str) -> Result<State, String> {
                match self.decisions().get(action) {
                    Some(decision) => Ok(self.after(decision)),
                    None => Err(format!("{action:?} is not legal in {}", self.text())),
                }
            }
        }

        /// The number of sequences of exactly `depth` legal actions; a finished game has none.
        pub fn perft(state: &State, depth: u32) -> u64 {
            if depth == 0 {
                return 1;
            }
            let decisions = state.decisions();
            if depth == 1 {
                return decisions.len() as u64;
            }
            decisions.values().map(|decision| perft(&state.after(decision), depth - 1)).sum()
        }
    };
}
pub(crate) use played;
