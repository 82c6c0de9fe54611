//! Why an arrangement of GIPF is no position.

use gipfel_rules::gipf::SetupError;

use crate::problem::Problem;

impl From<&SetupError> for Problem {
    fn from(fault: &SetupError) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            SetupError::GipfPieceInBasic(spot) => because("gipf-piece-in-basic").points([spot]),
            SetupError::ReserveTooLarge { color, reserve } => {
                because("reserve-too-large").colour(*color).number(u32::from(*reserve))
            }
            SetupError::TooManyPieces { color, pieces } => {
                because("too-many-pieces").colour(*color).number(*pieces)
            }
            SetupError::PermissionOutsideTournament { color, permission } => {
                because("permission-outside-tournament").colour(*color).text(permission.letter())
            }
            SetupError::NoRow { phase } => because("no-row").text(phase.word()),
            SetupError::CompulsoryRow(spots) => {
                because("compulsory-row-stands").points(spots.iter())
            }
        }
    }
}
