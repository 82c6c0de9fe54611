//! What a turn is good for, in one sentence.

use std::collections::BTreeSet;

use gipfel_rules::{AnyAction, AnyPosition, Outcome, Position as _};

use crate::Attempt;
use crate::subject::{subject, subjects};

/// What a turn is good for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Idea {
    /// The idea.
    pub kind: IdeaKind,
    /// The number its sentence speaks of.
    pub number: u32,
    /// Where it happens: what the main action starts from and where it ends.
    pub way: Option<(String, String)>,
}

/// Something that a turn may be good for. Each has a sentence of its own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct IdeaKind(pub(crate) &'static str);

impl IdeaKind {
    /// All of them.
    pub fn all() -> Vec<IdeaKind> {
        let kinds = subjects().flat_map(|subject| subject.ideas.iter().copied()).flatten();
        Vec::from_iter(kinds.copied().collect::<BTreeSet<_>>())
    }

    /// A stable name; the sentence has it in its key.
    pub const fn name(self) -> &'static str {
        self.0
    }
}

/// Ideas by name.
macro_rules! ideas {
    ($list:ident: $($(#[doc = $doc:literal])+ $kind:ident $name:literal,)*) => {
        impl IdeaKind {
            $($(#[doc = $doc])+ pub const $kind: IdeaKind = IdeaKind($name);)*
        }

        pub(crate) const $list: &[IdeaKind] = &[$(IdeaKind::$kind,)*];
    };
}
pub(crate) use ideas;

ideas! { COMMON:
    /// Ends the game in a draw.
    DRAWS "draws",
    /// Nothing can move.
    PASSES "passes",
    /// Nothing happens at once; the position becomes a little better.
    QUIET "quiet",
}

impl Idea {
    /// What a legal turn from a position is good for. None if the turn is not legal.
    pub fn of(position: &AnyPosition, actions: &[AnyAction]) -> Option<Idea> {
        let attempt = Attempt::new(position, actions)?;
        let (kind, number) = match attempt.after().outcome() {
            Some(Outcome::Draw) => (IdeaKind::DRAWS, 0),
            _ => (subject(position.game()).idea)(&attempt),
        };
        Some(Idea { kind, number, way: attempt.way() })
    }

    /// The key of its sentence.
    pub fn key(&self) -> String {
        format!("idea-{}", self.kind.name())
    }
}
