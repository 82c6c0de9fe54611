//! What is taught about YINSH.

mod idea;
mod why;

use gipfel_rules::yinsh::{Action, ActionKind, Phase, Piece, Point, Position, Setup};
use gipfel_rules::{AnyIllegal, AnyPosition, Color, Module as _, PlaceId, Position as _};

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON, ROWS};
use crate::{idea as ideas, rows};

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        shows_others: false,
        kinds: &[("yinsh", COMMON), ("yinsh", BOARD), ("yinsh", ROWS), ("yinsh", why::KINDS)],
        reason: |illegal| match illegal {
            AnyIllegal::Yinsh(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[ideas::COMMON, rows::IDEAS, idea::IDEAS],
        idea: idea::idea,
        deeds: &["takes", "claims", "flips"],
    };

    fn count(&self, action: Action, deeds: &mut Deeds) {
        match action.kind() {
            ActionKind::TakeRow(_) => deeds.add_row(self.stage()),
            ActionKind::Move { .. } => deeds.add("flips", self.flips_of(action).len() as u32),
            ActionKind::Place(_) | ActionKind::RemoveRing(_) | ActionKind::Pass => {}
        }
    }

    fn text_on(&self, point: &str) -> Option<String> {
        self.piece(Point::from_name(point)?).map(|piece| Piece::letter(piece).to_string())
    }

    fn row_places(&self, color: Color) -> Vec<Vec<PlaceId>> {
        Position::rows(self, color)
            .map(|row| row.points().iter().map(PlaceId::from).collect())
            .collect()
    }

    fn with_mover(&self, color: Color) -> Option<AnyPosition> {
        let phase = if self.phase() == Phase::Place { Phase::Place } else { Phase::Move };
        let setup = Setup { side: color, phase, ..self.to_setup() };
        setup.validate().ok().map(Into::into)
    }
}
