//! Why an arrangement of YINSH is no position.

use gipfel_rules::yinsh::Fault;

use crate::problem::Problem;

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::RingCount { color, rings } => {
                because("ring-count").colour(*color).number(*rings)
            }
            Fault::TooManyMarkers(markers) => because("too-many-markers").number(*markers as u32),
            Fault::NoRingInHand(color) => because("no-ring-in-hand").colour(*color),
            Fault::RingInHand { color, phase } => {
                because("ring-in-hand").colour(*color).text(phase.word())
            }
            Fault::MarkersInPlacement => because("markers-in-placement"),
            Fault::NoRow(phase) => because("no-row").text(phase.word()),
            Fault::RowStands => because("row-stands"),
        }
    }
}
