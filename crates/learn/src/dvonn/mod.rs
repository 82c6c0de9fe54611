//! What is taught about DVONN.

mod idea;
mod why;

use gipfel_rules::dvonn::{Action, ActionKind, Position, Space, Stack};
use gipfel_rules::{AnyIllegal, Position as _};

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON};
use crate::{idea as ideas, subject};

pub(crate) const SUBJECT: Subject = Subject {
    topic: "dvonn",
    lessons: subject::files!["data/lessons/", ".txt":
        "dvonn/placing", "dvonn/moving", "dvonn/surrounded", "dvonn/control",
        "dvonn/dvonn-pieces", "dvonn/contact", "dvonn/end", "dvonn/strategy",
    ],
    shows_others: false,
    #[cfg(feature = "texts")]
    words: [
        subject::translated!("docs/rules", ".md": "dvonn"),
        subject::translated!("locales", ".ftl": "dvonn", "lessons-dvonn"),
    ],
    kinds: &[("dvonn", COMMON), ("dvonn", BOARD), ("dvonn", why::KINDS)],
    reason: |illegal| match illegal {
        AnyIllegal::Dvonn(illegal) => Some(why::reason(illegal)),
        _ => None,
    },
    ideas: &[&[ideas::IdeaKind::DRAWS], idea::IDEAS],
    idea: idea::idea,
    deeds: &["covers", "cuts", "loses"],
};

impl Taught for Position {
    /// Pieces of the opponent's that are covered, and pieces of both that lose their contact.
    fn count(&self, action: Action, deeds: &mut Deeds) {
        let ActionKind::Move { from, to } = action.kind() else { return };
        let height = |space: Space| u32::from(self.stack(space).map_or(0, Stack::height));
        let opponent = self.controlled(self.side().other());
        if opponent.contains(to) {
            deeds.add("covers", height(to));
        }
        for space in self.lost_by(action).iter() {
            // What stands where the move ends is the mover's.
            if space == to {
                deeds.add("loses", height(from) + height(to));
            } else {
                let word = if opponent.contains(space) { "cuts" } else { "loses" };
                deeds.add(word, height(space));
            }
        }
    }

    fn text_on(&self, point: &str) -> Option<String> {
        self.stack(Space::from_name(point)?).map(|stack| stack.to_string())
    }
}
