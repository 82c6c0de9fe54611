//! Why an arrangement of PÜNCT is no position.

use gipfel_rules::AnyIllegal;
use gipfel_rules::punct::SetupError;

use crate::problem::Problem;

impl From<&SetupError> for Problem {
    fn from(fault: &SetupError) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            SetupError::TwoDots { space, level } => {
                because("punct-two-dots").points([space]).number(u32::from(*level))
            }
            SetupError::TooMany { color, kind, count } => because("punct-too-many")
                .colour(*color)
                .number(*count as u32)
                .text(kind.to_string()),
            SetupError::NotResting { space, level, dot } => {
                because("punct-not-resting").points([space, dot]).number(u32::from(*level))
            }
            SetupError::NotOnOwn { space, level } => {
                because("punct-not-on-own").points([space]).number(u32::from(*level))
            }
            SetupError::Held(illegal) => Problem {
                english: fault.to_string().into(),
                ..Problem::from(&AnyIllegal::Punct(illegal.clone()))
            },
            SetupError::OtherPhase { .. } => because("punct-other-phase"),
        }
    }
}
