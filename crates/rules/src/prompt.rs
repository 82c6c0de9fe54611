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
    /// GIPF with potentials: bring in a loaded piece or a basic piece.
    PushLoaded,
    /// GIPF with potentials: bring in a GIPF-piece, a loaded piece or a basic piece.
    PushAny,
    /// GIPF with potentials: bring in a piece, or use a potential.
    PushOrUse,
    /// GIPF with potentials: no piece can be brought in; use a potential.
    UsePotential,
    /// GIPF with potentials: bring in the T on the centre, or discard it.
    ExtraPush,
    /// GIPF with potentials: take a row, and decide which of its GIPF-pieces and loaded pieces go.
    TakeOrSpare,
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
            Prompt::PushLoaded => "push-loaded",
            Prompt::PushAny => "push-any",
            Prompt::PushOrUse => "push-or-use",
            Prompt::UsePotential => "use-potential",
            Prompt::ExtraPush => "extra-push",
            Prompt::TakeOrSpare => "take-or-spare",
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
            Prompt::PushLoaded => "a loaded piece or a basic piece has to be brought in",
            Prompt::PushAny => "a GIPF-piece, a loaded piece or a basic piece has to be brought in",
            Prompt::PushOrUse => "a piece has to be brought in or a potential used",
            Prompt::UsePotential => "no piece can be brought in, a potential has to be used",
            Prompt::ExtraPush => "the T on the centre has to be brought in or discarded",
            Prompt::TakeOrSpare => {
                "a row has to be taken, its GIPF-pieces and loaded pieces may stay"
            }
            Prompt::PlaceRing => "a ring has to be placed",
            Prompt::MoveRing => "a ring has to be moved",
            Prompt::Pass => "no ring can move, the turn has to be passed",
            Prompt::RemoveRing => "a ring has to be removed",
        }
    }
}
