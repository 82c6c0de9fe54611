//! Any bytes as the text of a position: refused with a reason, or read and written in one way.

use gipfel_rules::{AnyPosition, AnySetup, Notation, Position, PositionError};

pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let setup: AnySetup = match text.parse() {
        Ok(setup) => setup,
        Err(error) => {
            assert!(error.at <= text.len() && !error.to_string().is_empty());
            return;
        }
    };
    assert_eq!(setup.to_string().parse().as_ref(), Ok(&setup));
    match text.parse::<AnyPosition>() {
        Ok(position) => check(&position, text),
        Err(PositionError::Setup(faults)) => assert_eq!(setup.validate(), Err(faults)),
        Err(PositionError::Syntax(error)) => panic!("the set-up was read: {error}"),
    }
}

fn check(position: &AnyPosition, text: &str) {
    assert_eq!(position.to_string(), text);
    assert_eq!(position.key(), position.key_from_scratch());
    assert_eq!(position.setup().validate().as_ref(), Ok(position));
    let actions = position.actions();
    assert_eq!(actions.len(), position.count_actions());
    assert_eq!(actions.is_empty(), position.outcome().is_some());
    let mut played = position.clone();
    for action in actions {
        assert_eq!(position.parse_action(&position.action_text(action)), Ok(action));
        let undo = played.play(action).expect("a generated action is legal");
        let after = played.to_string();
        assert_eq!(after.parse().as_ref(), Ok(&played), "{after}");
        played.undo(undo);
        assert_eq!(&played, position);
    }
}
