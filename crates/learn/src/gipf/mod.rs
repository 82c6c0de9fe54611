//! What is taught about GIPF.

mod idea;
pub(crate) mod push;
mod why;

use gipfel_rules::gipf::{Action, ActionKind, Phase, Piece, Position, Row, Setup, Spot, SpotSet};
use gipfel_rules::{AnyIllegal, AnyPosition, Color, Module as _, PlaceId, Position as _, Stage};

pub(crate) use idea::{IDEAS, gain};
pub(crate) use why::KINDS;

use crate::attempt::Deeds;
use crate::subject::{Subject, Taught};
use crate::why::{BOARD, COMMON, ROWS};
use crate::{idea as ideas, rows};

/// The places of rows.
pub(crate) fn places(rows: impl Iterator<Item = Row>) -> Vec<Vec<PlaceId>> {
    rows.map(|row| row.spots.iter().map(PlaceId::from).collect()).collect()
}

impl Deeds {
    /// A row taken in a stage of a turn.
    pub(crate) fn add_row(&mut self, stage: Stage) {
        self.add("takes", 1);
        self.add(if stage == Stage::After { "claims" } else { "clears" }, 1);
    }

    /// A piece taken off by a player: what is his comes back, what is not is captured. A GIPF-piece counts two.
    pub(crate) fn add_taken(&mut self, own: bool, gipf: bool) {
        let size = if gipf { 2 } else { 1 };
        self.add(if own { "returns" } else { "captures" }, size);
        self.add("captures-gipf", u32::from(gipf && !own));
    }
}

impl Taught for Position {
    const SUBJECT: Subject = Subject {
        shows_others: false,
        kinds: &[("gipf", COMMON), ("gipf", BOARD), ("gipf", ROWS), ("gipf", KINDS)],
        reason: |illegal| match illegal {
            AnyIllegal::Gipf(illegal) => Some(why::reason(illegal)),
            _ => None,
        },
        ideas: &[ideas::COMMON, rows::IDEAS, IDEAS],
        idea: idea::idea,
        deeds: &["takes", "claims", "captures", "captures-gipf", "returns"],
    };

    fn count(&self, action: Action, deeds: &mut Deeds) {
        let ActionKind::Take { removed } = action.kind() else { return };
        deeds.add_row(self.stage());
        for piece in SpotSet::iter(removed).filter_map(|spot| self.piece(spot)) {
            deeds.add_taken(piece.color == self.side(), piece.gipf);
        }
    }

    fn text_on(&self, point: &str) -> Option<String> {
        self.piece(Spot::from_name(point)?).map(|piece| Piece::letter(piece).to_string())
    }

    fn enters(&self, action: Action) -> Option<char> {
        match action.kind() {
            ActionKind::Place { gipf, .. } | ActionKind::Push { gipf, .. } => {
                Some(if gipf { 'G' } else { 'P' })
            }
            ActionKind::Take { .. } | ActionKind::Done => None,
        }
    }

    fn row_places(&self, color: Color) -> Vec<Vec<PlaceId>> {
        places(Position::rows(self, color))
    }

    fn with_mover(&self, color: Color) -> Option<AnyPosition> {
        let setup = Setup { side: color, phase: Phase::Push, ..self.to_setup() };
        setup.validate().ok().map(Into::into)
    }
}
