//! What is taught about GIPF with potentials.

mod idea;
mod why;

use gipfel_rules::gipf_plus::{Action, ActionKind, Phase, Position, Setup, Spot};
use gipfel_rules::{AnyIllegal, AnyPosition, Color, Module as _, PlaceId, Position as _};

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON, ROWS};
use crate::{gipf, idea as ideas, rows};

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        // The use of a potential may be decided by another game.
        shows_others: true,
        // What potentials do not change stands on the page of plain GIPF.
        kinds: &[
            ("potentials", COMMON),
            ("potentials", why::KINDS),
            ("potentials", why::CHANGED),
            ("gipf", BOARD),
            ("gipf", ROWS),
            ("gipf", gipf::KINDS),
        ],
        reason: |illegal| match illegal {
            AnyIllegal::GipfPlus(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[ideas::COMMON, rows::IDEAS, gipf::IDEAS, idea::IDEAS],
        idea: idea::idea,
        deeds: &["takes", "claims", "captures", "captures-gipf", "returns"],
    };

    fn count(&self, action: Action, deeds: &mut Deeds) {
        let ActionKind::Take { removed } = action.kind() else { return };
        deeds.add_row(self.stage());
        // Of a stack with a used potential on top only the potential goes, and nobody gets it.
        let gone = removed.iter().filter_map(|spot| self.stack(spot));
        for stack in gone.filter(|stack| stack.used().is_none()) {
            deeds.add_taken(stack.color() == self.side(), stack.is_gipf());
        }
    }

    fn text_on(&self, point: &str) -> Option<String> {
        self.stack(Spot::from_name(point)?).map(|stack| stack.to_string())
    }

    fn enters(&self, action: Action) -> Option<char> {
        match action.kind() {
            ActionKind::Push { piece, .. } => Some(piece.letter().unwrap_or('P')),
            _ => None,
        }
    }

    fn row_places(&self, color: Color) -> Vec<Vec<PlaceId>> {
        gipf::places(Position::rows(self, color))
    }

    fn with_mover(&self, color: Color) -> Option<AnyPosition> {
        let setup = Setup { side: color, phase: Phase::Push, ..self.to_setup() };
        setup.validate().ok().map(Into::into)
    }
}
