//! Why an arrangement of YINSH is no position.

use gipfel_rules::yinsh::SetupError;

use crate::problem::Problem;

impl From<&SetupError> for Problem {
    fn from(fault: &SetupError) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            SetupError::RingCount { color, rings } => {
                because("ring-count").colour(*color).number(*rings)
            }
            SetupError::TooManyMarkers(markers) => {
                because("too-many-markers").number(*markers as u32)
            }
            SetupError::NoRingInHand(color) => because("no-ring-in-hand").colour(*color),
            SetupError::RingInHand { color, phase } => {
                because("ring-in-hand").colour(*color).text(phase.word())
            }
            SetupError::MarkersInPlacement => because("markers-in-placement"),
            SetupError::NoRow(phase) => because("no-row").text(phase.word()),
            SetupError::RowStands => because("row-stands"),
        }
    }
}
