//! What is taught about PÜNCT.

mod idea;
mod why;

use gipfel_rules::punct::{Action, ActionKind, Position, Space};
use gipfel_rules::{AnyIllegal, Position as _};

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON};

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        shows_others: false,
        kinds: &[("punct", COMMON), ("punct", BOARD), ("punct", why::KINDS)],
        reason: |illegal| match illegal {
            AnyIllegal::Punct(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[idea::IDEAS],
        idea: idea::idea,
        deeds: &["hides", "rises", "bridges"],
    };

    /// Dots of the opponent that are covered, the level on which a piece comes to lie if it has jumped, and bridges.
    fn count(&self, action: Action, deeds: &mut Deeds) {
        let ActionKind::Turn(_) = action.kind() else { return };
        let Some(spot) = self.held().spot() else { return };
        let mut after = *self;
        after.play_unchecked(action);
        let Some(piece) = after.piece_over(spot) else { return };
        let others = self.seen(self.side().other());
        let covered = piece.dots().into_iter().filter(|dot| others.contains(*dot)).count();
        deeds.add("hides", covered as u32);
        if piece.level() > 1 {
            deeds.add("rises", u32::from(piece.level()));
            let gap = piece.dots().into_iter().any(|dot| self.height(dot) + 1 < piece.level());
            deeds.add("bridges", u32::from(gap));
        }
    }

    /// The highest piece over a space, as the text of positions writes it.
    fn text_on(&self, point: &str) -> Option<String> {
        self.piece_over(Space::from_name(point)?).map(|piece| piece.to_string())
    }
}
