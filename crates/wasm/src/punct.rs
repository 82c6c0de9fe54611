//! Why an arrangement of PÜNCT is no position.

use gipfel_rules::AnyIllegal;
use gipfel_rules::punct::Fault;

use crate::problem::Problem;

impl From<&Fault> for Problem {
    fn from(fault: &Fault) -> Problem {
        let because = |code: &str| Problem::new(code, fault.to_string());
        match fault {
            Fault::TwoDots { space, level } => {
                because("punct-two-dots").points([space]).number(u32::from(*level))
            }
            Fault::TooMany { color, kind, count } => because("punct-too-many")
                .colour(*color)
                .number(*count as u32)
                .text(kind.to_string()),
            Fault::NotResting { space, level, dot } => {
                because("punct-not-resting").points([space, dot]).number(u32::from(*level))
            }
            Fault::NotOnOwn { space, level } => {
                because("punct-not-on-own").points([space]).number(u32::from(*level))
            }
            Fault::Held(illegal) => Problem {
                english: fault.to_string().into(),
                ..Problem::from(&AnyIllegal::Punct(illegal.clone()))
            },
            Fault::OtherPhase { .. } => because("punct-other-phase"),
        }
    }
}
