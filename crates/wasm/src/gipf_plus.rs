//! Why an arrangement of GIPF with potentials is no position.

use gipfel_rules::gipf_plus::SetupError;

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
            SetupError::TooManyPotentials { color, kind, count } => {
                because("too-many-potentials").colour(*color).number(*count).text(kind.letter())
            }
            SetupError::PermissionOutsideTournament { color, permission } => {
                because("permission-outside-tournament").colour(*color).text(permission.letter())
            }
            SetupError::StockWithoutPermission(color) => {
                because("stock-without-permission").colour(*color)
            }
            SetupError::NoTamskOnCentre(phase) => because("no-tamsk-on-centre").text(phase.word()),
            SetupError::TamskOnCentre(phase) => because("tamsk-on-centre").text(phase.word()),
            SetupError::NoRow(phase) => because("no-row").text(phase.word()),
            SetupError::RowStands { phase, row } => {
                because("row-stands-in-phase").points(row.iter()).text(phase.word())
            }
        }
    }
}
