//! What is to be decided now.

/// The decision that the mover faces, for the sentence beside the board. Which there are says the description of each game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Prompt {
    /// A stable name, also the key of its sentence in translations. Decisions that are put alike in two games share a name.
    pub name: &'static str,
    /// The decision as an English sentence.
    pub sentence: &'static str,
}

impl Prompt {
    /// Nothing: the game is over.
    pub const GAME_OVER: Prompt = Prompt::new("game-over", "the game is over");

    /// A decision.
    pub const fn new(name: &'static str, sentence: &'static str) -> Prompt {
        Prompt { name, sentence }
    }
}
