//! What the worked examples of all rules pages are checked with.

use gipfel_rules::{ActionError, Notation};
use std::fmt::Display;
use std::str::FromStr;

pub(crate) fn position<P: FromStr<Err: Display>>(text: &str) -> P {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The legal actions as text, sorted.
pub(crate) fn actions<P: Notation>(position: &P) -> Vec<String> {
    let mut texts: Vec<String> =
        position.actions().into_iter().map(|action| position.action_text(action)).collect();
    texts.sort();
    texts
}

/// The position after actions joined with `;` or a space, which may belong to both players.
pub(crate) fn after<P: Notation>(position: &P, actions: &str) -> P {
    let mut position = position.clone();
    for text in actions.split([' ', ';']) {
        let action = position.parse_action(text).unwrap_or_else(|error| panic!("{error}"));
        if let Err(error) = position.play(action) {
            panic!("{text}: {error}");
        }
    }
    position
}

/// Why an action is not allowed.
pub(crate) fn illegal<P: Notation>(position: &P, text: &str) -> P::Illegal {
    match position.parse_action(text) {
        Err(ActionError::Illegal { reason, .. }) => reason,
        other => panic!("{text} in {position}: {other:?}"),
    }
}

/// Every text is unreadable as an action, for its reason.
pub(crate) fn check_unreadable<P: Notation>(position: &P, cases: &[(&str, &str)]) {
    for (text, reason) in cases {
        let error = position.parse_action(text).expect_err(text);
        assert!(matches!(error, ActionError::Syntax { .. }), "{text}");
        assert!(error.to_string().contains(reason), "{text}: {error}");
    }
}
