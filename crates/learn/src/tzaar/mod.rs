//! What is taught about TZAAR.

mod idea;
mod why;

use gipfel_rules::tzaar::{Action, ActionKind, PieceKind, Position, Space, Stack};
use gipfel_rules::{AnyIllegal, Position as _};

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON};

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        shows_others: false,
        kinds: &[("tzaar", COMMON), ("tzaar", BOARD), ("tzaar", why::KINDS)],
        reason: |illegal| match illegal {
            AnyIllegal::Tzaar(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[idea::IDEAS],
        idea: idea::idea,
        deeds: &["strikes", "strikes-tzaar", "stacks"],
    };

    /// Pieces and Tzaars that are captured, and how high a stack is that is made.
    fn count(&self, action: Action, deeds: &mut Deeds) {
        let ActionKind::Move { from, to } = action.kind() else { return };
        let (Some(moved), Some(below)) = (self.stack(from), self.stack(to)) else { return };
        if below.color() == self.side() {
            deeds.add("stacks", u32::from(moved.height() + below.height()));
        } else {
            deeds.add("strikes", u32::from(below.height()));
            deeds.add("strikes-tzaar", u32::from(below.kind() == PieceKind::Tzaar));
        }
    }

    fn text_on(&self, point: &str) -> Option<String> {
        self.stack(Space::from_name(point)?).map(|stack: Stack| stack.to_string())
    }
}
