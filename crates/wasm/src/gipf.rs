//! Why an arrangement of GIPF is no position.

use gipfel_rules::gipf::Fault;

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
            Fault::PermissionOutsideTournament { color, permission } => {
                because("permission-outside-tournament").colour(*color).text(permission.letter())
            }
            Fault::NoRow { phase } => because("no-row").text(phase.word()),
            Fault::CompulsoryRow(spots) => because("compulsory-row-stands").points(spots.iter()),
        }
    }
}
