//! What is taught about ZÈRTZ.

mod idea;
mod why;

use gipfel_rules::zertz::{Action, ActionKind, Content, Position, Ring, Setup};
use gipfel_rules::{AnyIllegal, Position as _};

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON};

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        shows_others: false,
        kinds: &[("zertz", COMMON), ("zertz", BOARD), ("zertz", why::KINDS)],
        reason: |illegal| match illegal {
            AnyIllegal::Zertz(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[idea::IDEAS],
        idea: idea::idea,
        deeds: &["jumps", "isolates"],
    };

    /// Marbles that are captured by jumps, and those that are cut off with their rings.
    fn count(&self, action: Action, deeds: &mut Deeds) {
        match action.kind() {
            ActionKind::Jump { .. } => deeds.add("jumps", 1),
            ActionKind::Place { .. } | ActionKind::Remove(_) => {
                let mut after = *self;
                after.play_unchecked(action);
                let removed = u32::from(matches!(action.kind(), ActionKind::Remove(_)));
                let rings = (self.rings().len() - after.rings().len()) as u32;
                deeds.add("isolates", rings - removed);
            }
            ActionKind::Pass => {}
        }
    }

    /// A marble by its letter, `1` for a vacant ring.
    fn text_on(&self, point: &str) -> Option<String> {
        let ring = Ring::from_name(point, self.extent())?;
        match Setup::from(self).board[ring.index()] {
            Content::Marble(marble) => Some(marble.letter().to_string()),
            Content::Vacant => Some("1".to_owned()),
            Content::Missing => None,
        }
    }
}
