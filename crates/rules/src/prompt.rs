//! What is to be decided now.

/// The decision that the mover faces, for the sentence beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Prompt {
    /// Nothing: the game is over.
    GameOver,
    /// GIPF: bring in a basic piece.
    Push,
    /// GIPF tournament: bring in a GIPF-piece; nothing else is allowed.
    PushGipfPiece,
    /// GIPF tournament: bring in a GIPF-piece or a basic piece.
    PushEither,
    /// Take a row.
    TakeRow,
    /// GIPF: take a row, and decide which of its GIPF-pieces go.
    TakeOrKeep,
    /// GIPF: only rows of GIPF-pieces stand; take from one, or let them stand.
    TakeOrEnd,
    /// YINSH: place a ring.
    PlaceRing,
    /// YINSH: move a ring.
    MoveRing,
    /// YINSH: no ring of the mover can move; he must pass.
    Pass,
    /// YINSH: remove a ring for the row just taken.
    RemoveRing,
}

impl Prompt {
    /// A stable name, also the key of its sentence in translations.
    pub const fn name(self) -> &'static str {
        match self {
            Prompt::GameOver => "game-over",
            Prompt::Push => "push",
            Prompt::PushGipfPiece => "push-gipf-piece",
            Prompt::PushEither => "push-either",
            Prompt::TakeRow => "take-row",
            Prompt::TakeOrKeep => "take-or-keep",
            Prompt::TakeOrEnd => "take-or-end",
            Prompt::PlaceRing => "place-ring",
            Prompt::MoveRing => "move-ring",
            Prompt::Pass => "pass",
            Prompt::RemoveRing => "remove-ring",
        }
    }

    /// The decision as an English sentence.
    pub const fn sentence(self) -> &'static str {
        match self {
            Prompt::GameOver => "the game is over",
            Prompt::Push => "a piece has to be brought in",
            Prompt::PushGipfPiece => "a GIPF-piece has to be brought in",
            Prompt::PushEither => "a GIPF-piece or a basic piece has to be brought in",
            Prompt::TakeRow => "a row has to be taken",
            Prompt::TakeOrKeep => "a row has to be taken, its GIPF-pieces may stay",
            Prompt::TakeOrEnd => "GIPF-pieces may be taken from a row, or it may stand",
            Prompt::PlaceRing => "a ring has to be placed",
            Prompt::MoveRing => "a ring has to be moved",
            Prompt::Pass => "no ring can move, the turn has to be passed",
            Prompt::RemoveRing => "a ring has to be removed",
        }
    }
}
