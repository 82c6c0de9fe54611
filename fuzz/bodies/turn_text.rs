//! A position on the first line and a turn on each of the others: refused, or read and written in one way.

use gipfel_rules::{
    AnyPosition, Notation, Position, TurnBuilder, TurnStatus, parse_turn, turn_text,
};

pub(crate) fn run(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else {
        return;
    };
    let mut lines = text.split('\n');
    let Some(Ok(mut position)) = lines.next().map(str::parse::<AnyPosition>) else {
        return;
    };
    for line in lines {
        check_action(&position, line);
        position = play(position, line);
    }
}

fn check_action(position: &AnyPosition, text: &str) {
    match position.parse_action(text) {
        Ok(action) => {
            assert_eq!(position.check(action), Ok(()));
            assert_eq!(position.parse_action(&position.action_text(action)), Ok(action));
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// The position after a turn; one that is not accepted changes nothing.
fn play(position: AnyPosition, text: &str) -> AnyPosition {
    let turn = match parse_turn(&position, text) {
        Ok(turn) => turn,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            return position;
        }
    };
    let canonical = turn.text();
    let again = parse_turn(&position, &canonical).expect("canonical text is read");
    assert_eq!(again.text(), canonical);
    assert_eq!(again.position(), turn.position());
    let status = turn.status();
    match turn.finish() {
        Ok(actions) => {
            assert_ne!(status, TurnStatus::Incomplete);
            let mut after = position.clone();
            for &action in &actions {
                after.play(action).expect("a turn that was read is legal");
            }
            let whole = turn_text(&position, &actions);
            let read = parse_turn(&position, &whole).and_then(TurnBuilder::finish);
            assert_eq!(read, Ok(actions), "{whole}");
            after
        }
        Err(_) => {
            assert_eq!(status, TurnStatus::Incomplete);
            position
        }
    }
}
