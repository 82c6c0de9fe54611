//! Turns that were played, with what they did.

use gipfel_rules::{Decision, GameState, OpenTurn, Position as _};
use serde::Serialize;

use crate::colour::Colour;
use crate::linked::{ContestView, contests};
use crate::step::{Step, step};
use crate::view::PositionView;

/// A turn as it stands in a list.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnItem {
    /// Its canonical text.
    pub text: String,
    /// Who played it.
    pub mover: Colour,
}

/// A turn that was played.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct TurnView {
    /// Its canonical text.
    pub text: String,
    /// Who played it.
    pub mover: Colour,
    /// Its decisions; those of contests are left out.
    pub steps: Vec<Step>,
    /// The position after it.
    pub position: PositionView,
    /// In a linked game: all decisions as text, those of contests included.
    pub decisions: Option<String>,
    /// In a linked game: the uses that were declared, and what became of them.
    pub contests: Vec<ContestView>,
}

impl TurnItem {
    pub(crate) fn of(turn: &OpenTurn) -> TurnItem {
        let mover = match turn.linked() {
            Some(turn) => turn.start().main().side(),
            None => turn.start().side(),
        };
        TurnItem { text: turn.text(), mover: mover.into() }
    }
}

impl TurnView {
    /// What decisions do in a game, one after another; none if they are not legal.
    pub(crate) fn of(before: &GameState, decisions: &[Decision]) -> Option<TurnView> {
        let mut turn = OpenTurn::new(before);
        let mut steps = Vec::with_capacity(decisions.len());
        for &decision in decisions {
            let made = step(&turn, decision, None);
            turn.push(decision).ok()?;
            steps.push(made);
        }
        steps.retain(|step| !step.contest);
        let TurnItem { text, mover } = TurnItem::of(&turn);
        Some(TurnView {
            text,
            mover,
            steps,
            position: turn.position().into(),
            decisions: turn.linked().map(|_| turn.full_text()),
            contests: turn.linked().map(contests).unwrap_or_default(),
        })
    }
}
