//! Why an arrangement of ZÈRTZ is no position.

use gipfel_rules::zertz::Fault;

use crate::problem::Problem;

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::MarbleCount { marble, count, .. } => {
                because("marble-count").number(*count).text(marble.color_name())
            }
            Fault::FullGroup(ring) => because("full-group").points([ring]),
            Fault::OtherHasWon(color) => because("other-has-won").colour(*color),
            Fault::WonNotOver(color) => because("won-not-over").colour(*color),
            Fault::NoRingNotOver => because("no-ring-not-over"),
            Fault::DrawnNotOver => because("drawn-not-over"),
            Fault::NotOver => because("not-over"),
            Fault::JumpInPlace(ring) => because("jump-in-place").points([ring]),
            Fault::NoJump => because("no-jump"),
            Fault::NoFreeRing => because("no-free-ring"),
            Fault::NothingPlaced => because("nothing-placed"),
            Fault::NoChainMarble(ring) => because("no-chain-marble").points([ring]),
            Fault::ChainEnded(ring) => because("chain-ended").points([ring]),
            Fault::NothingCaptured(color) => because("nothing-captured").colour(*color),
        }
    }
}
