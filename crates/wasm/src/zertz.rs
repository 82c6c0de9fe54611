//! Why an arrangement of ZÈRTZ is no position.

use gipfel_rules::zertz::SetupError;

use crate::problem::Problem;

impl From<&SetupError> for Problem {
    fn from(fault: &SetupError) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            SetupError::MarbleCount { marble, count, .. } => {
                because("marble-count").number(*count).text(marble.color_name())
            }
            SetupError::FullGroup(ring) => because("full-group").points([ring]),
            SetupError::OtherHasWon(color) => because("other-has-won").colour(*color),
            SetupError::WonNotOver(color) => because("won-not-over").colour(*color),
            SetupError::NoRingNotOver => because("no-ring-not-over"),
            SetupError::DrawnNotOver => because("drawn-not-over"),
            SetupError::NotOver => because("not-over"),
            SetupError::JumpInPlace(ring) => because("jump-in-place").points([ring]),
            SetupError::NoJump => because("no-jump"),
            SetupError::NoFreeRing => because("no-free-ring"),
            SetupError::NothingPlaced => because("nothing-placed"),
            SetupError::NoChainMarble(ring) => because("no-chain-marble").points([ring]),
            SetupError::ChainEnded(ring) => because("chain-ended").points([ring]),
            SetupError::NothingCaptured(color) => because("nothing-captured").colour(*color),
        }
    }
}
