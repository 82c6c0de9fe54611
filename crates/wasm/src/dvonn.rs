//! Why an arrangement of DVONN is no position.

use gipfel_rules::dvonn::{Fault, PieceKind};

use crate::problem::Problem;

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::StackInPlace { space, height } => {
                because("stack-in-place").points([space]).number(u32::from(*height))
            }
            Fault::PieceCount { kind: PieceKind::Of(color), count } => {
                because("piece-count").colour(*color).number(*count)
            }
            Fault::PieceCount { kind: PieceKind::Dvonn, count } => {
                because("dvonn-count").number(*count)
            }
            Fault::DvonnInHand(count) => because("dvonn-in-hand").number(u32::from(*count)),
            Fault::NothingToPlace(color) => because("nothing-to-place").colour(*color),
            Fault::PiecesInHand { .. } => because("pieces-in-hand"),
            Fault::TooManyStacks { color, stacks } => {
                because("too-many-stacks").colour(*color).number(*stacks as u32)
            }
            Fault::TooManyPieces(count) => because("too-many-in-all").number(*count),
            Fault::TooManyDvonnSpaces(spaces) => {
                because("too-many-dvonn-spaces").number(*spaces as u32)
            }
            Fault::DvonnMissing { room } => because("dvonn-missing").number(*room),
            Fault::NoContact(spaces) => because("no-contact").points(spaces.iter()),
        }
    }
}
