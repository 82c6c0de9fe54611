//! Why an arrangement of TZAAR is no position.

use gipfel_rules::tzaar::SetupError;

use crate::problem::Problem;

impl From<&SetupError> for Problem {
    fn from(fault: &SetupError) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            SetupError::PlaceInStandard => because("place-in-standard"),
            SetupError::StackInPlace { space, height } => {
                because("tzaar-stack-in-place").points([space]).number(u32::from(*height))
            }
            SetupError::PieceCount { color, kind, count } => {
                because("kind-count").colour(*color).number(*count).text(kind.word())
            }
            SetupError::NothingToPlace(color) => because("tzaar-nothing-to-place").colour(*color),
            SetupError::PiecesInHand(color) => because("tzaar-pieces-in-hand").colour(*color),
            SetupError::TooManyOfKind { color, kind, count } => {
                because("too-many-of-kind").colour(*color).number(*count).text(kind.word())
            }
            SetupError::TooManyPieces { color, count } => {
                because("tzaar-too-many-pieces").colour(*color).number(*count)
            }
            SetupError::BothLack(_) => because("both-lack"),
            SetupError::NoEmptySpace => because("second-on-full-board"),
        }
    }
}
