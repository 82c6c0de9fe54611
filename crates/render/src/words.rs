//! The state of a game in English words.

use gipfel_rules::{AnyPosition, Outcome, Position as _};

use crate::style::{ending, style};

/// The game and its variant: `GIPF standard`.
pub fn title(position: &AnyPosition) -> String {
    format!("{} {}", position.game(), position.variant())
}

/// Whose turn it is and what is to be decided, or how the game ended.
///
/// ```
/// let start = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push".parse().unwrap();
/// assert_eq!(gipfel_render::words::status(&start), "White to move: bring in a piece.");
/// ```
pub fn status(position: &AnyPosition) -> String {
    let Some(outcome) = position.outcome() else {
        let prompt = position.prompt();
        let verb = if prompt.name.starts_with("place") { "place" } else { "move" };
        let decision = style(position.game()).decision(prompt.name).unwrap_or(prompt.sentence);
        return format!("{} to {verb}: {decision}.", position.side());
    };
    let result = match outcome {
        Outcome::Win(winner) => format!("{winner} has won"),
        Outcome::Draw => "Drawn".to_owned(),
    };
    match position.end_reason() {
        Some(reason) => format!("{result}: {}.", ending(position, reason, outcome)),
        None => format!("{result}."),
    }
}

/// Title and status in one line.
pub(crate) fn caption(position: &AnyPosition) -> String {
    format!("{}. {}", title(position), status(position))
}
