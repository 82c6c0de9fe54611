//! Why an arrangement of DVONN is no position.

use gipfel_rules::dvonn::{PieceKind, SetupError};

use crate::problem::Problem;

impl From<&SetupError> for Problem {
    fn from(fault: &SetupError) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            SetupError::StackInPlace { space, height } => {
                because("stack-in-place").points([space]).number(u32::from(*height))
            }
            SetupError::PieceCount { kind: PieceKind::Of(color), count } => {
                because("piece-count").colour(*color).number(*count)
            }
            SetupError::PieceCount { kind: PieceKind::Dvonn, count } => {
                because("dvonn-count").number(*count)
            }
            SetupError::DvonnInHand(count) => because("dvonn-in-hand").number(u32::from(*count)),
            SetupError::NothingToPlace(color) => because("nothing-to-place").colour(*color),
            SetupError::PiecesInHand { .. } => because("pieces-in-hand"),
            SetupError::TooManyStacks { color, stacks } => {
                because("too-many-stacks").colour(*color).number(*stacks as u32)
            }
            SetupError::TooManyPieces(count) => because("too-many-in-all").number(*count),
            SetupError::TooManyDvonnSpaces(spaces) => {
                because("too-many-dvonn-spaces").number(*spaces as u32)
            }
            SetupError::DvonnMissing { room } => because("dvonn-missing").number(*room),
            SetupError::NoContact(spaces) => because("no-contact").points(spaces.iter()),
        }
    }
}
