//! What the computer says about a finished game.

use serde::{Deserialize, Serialize};

use crate::Side;

/// The analysis of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Analysis {
    /// Whether it is there; until then somebody is working on it, or will.
    pub done: bool,
    /// The positions, one after each turn, the start first.
    pub positions: Vec<AnalysedPosition>,
}

/// A position and what it is worth, always from White's point of view.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct AnalysedPosition {
    /// In hundredths of a unit; more than 0 is better for White.
    #[cfg_attr(test, ts(optional = nullable))]
    pub hundredths: Option<i32>,
    /// Who wins by force.
    #[cfg_attr(test, ts(optional = nullable))]
    pub winner: Option<Side>,
    /// In how many turns of his.
    #[cfg_attr(test, ts(optional = nullable))]
    pub turns: Option<u16>,
    /// How many turns ahead the computer looked.
    pub depth: u32,
    /// What it would play; nothing when the game is over.
    #[cfg_attr(test, ts(optional = nullable))]
    pub best: Option<String>,
}
