//! Why an arrangement of GIPF with potentials is no position.

use gipfel_rules::gipf_plus::Fault;

use crate::problem::Problem;

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::GipfPieceInBasic(spot) => because("gipf-piece-in-basic").points([spot]),
            Fault::ReserveTooLarge { color, reserve } => {
                because("reserve-too-large").colour(*color).number(u32::from(*reserve))
            }
            Fault::TooManyPieces { color, pieces } => {
                because("too-many-pieces").colour(*color).number(*pieces)
            }
            Fault::TooManyPotentials { color, kind, count } => {
                because("too-many-potentials").colour(*color).number(*count).text(kind.letter())
            }
            Fault::PermissionOutsideTournament { color, permission } => {
                because("permission-outside-tournament").colour(*color).text(permission.letter())
            }
            Fault::StockWithoutPermission(color) => {
                because("stock-without-permission").colour(*color)
            }
            Fault::NoTamskOnCentre(phase) => because("no-tamsk-on-centre").text(phase.word()),
            Fault::TamskOnCentre(phase) => because("tamsk-on-centre").text(phase.word()),
            Fault::NoRow(phase) => because("no-row").text(phase.word()),
            Fault::RowStands { phase, row } => {
                because("row-stands-in-phase").points(row.iter()).text(phase.word())
            }
        }
    }
}
