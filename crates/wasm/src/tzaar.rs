//! Why an arrangement of TZAAR is no position.

use gipfel_rules::tzaar::Fault;

use crate::problem::Problem;

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::PlaceInStandard => because("place-in-standard"),
            Fault::StackInPlace { space, height } => {
                because("tzaar-stack-in-place").points([space]).number(u32::from(*height))
            }
            Fault::PieceCount { color, kind, count } => {
                because("kind-count").colour(*color).number(*count).text(kind.word())
            }
            Fault::NothingToPlace(color) => because("tzaar-nothing-to-place").colour(*color),
            Fault::PiecesInHand(color) => because("tzaar-pieces-in-hand").colour(*color),
            Fault::TooManyOfKind { color, kind, count } => {
                because("too-many-of-kind").colour(*color).number(*count).text(kind.word())
            }
            Fault::TooManyPieces { color, count } => {
                because("tzaar-too-many-pieces").colour(*color).number(*count)
            }
            Fault::BothLack(_) => because("both-lack"),
            Fault::NoEmptySpace => because("second-on-full-board"),
        }
    }
}
