//! What is taught about DVONN.

mod idea;
mod why;

use gipfel_rules::dvonn::{Action, ActionKind, Position, Space, Stack};
use gipfel_rules::{AnyIllegal, Position as _};

use crate::attempt::Deeds;
use crate::idea as ideas;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON};

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        shows_others: false,
        kinds: &[("dvonn", COMMON), ("dvonn", BOARD), ("dvonn", why::KINDS)],
        reason: |illegal| match illegal {
            AnyIllegal::Dvonn(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[&[ideas::IdeaKind::DRAWS], idea::IDEAS],
        idea: idea::idea,
        deeds: &["covers", "cuts", "loses"],
    };

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
