//! The state of a game in English words.

use gipfel_rules::{AnyPosition, Color, EndReason, Outcome, Position, Prompt};

/// The game and its variant: `GIPF standard`.
pub fn title(position: &AnyPosition) -> String {
    format!("{} {}", position.game(), position.variant())
}

/// Whose turn it is and what is to be decided, or how the game ended.
///
/// ```
/// let start = gipfel_rules::Game::Gipf.start("standard").unwrap();
/// assert_eq!(gipfel_render::words::status(&start), "White to move: bring in a piece.");
/// ```
pub fn status(position: &AnyPosition) -> String {
    let side = position.side();
    let Some(outcome) = position.outcome() else {
        let place = match position {
            AnyPosition::Yinsh(position) => position.hand(side) > 0,
            AnyPosition::Gipf(_) | AnyPosition::GipfPlus(_) => false,
        };
        let verb = if place { "place" } else { "move" };
        return format!("{side} to {verb}: {}.", decision(position.prompt()));
    };
    let result = match outcome {
        Outcome::Win(winner) => format!("{winner} has won"),
        Outcome::Draw => "Drawn".to_owned(),
    };
    match position.end_reason() {
        Some(reason) => format!("{result}: {}.", reason_words(position, reason, outcome)),
        None => format!("{result}."),
    }
}

/// Title and status in one line.
pub(crate) fn caption(position: &AnyPosition) -> String {
    format!("{}. {}", title(position), status(position))
}

fn decision(prompt: Prompt) -> &'static str {
    match prompt.name {
        "game-over" => "the game is over",
        "push" => "bring in a piece",
        "push-gipf-piece" => "bring in a GIPF-piece",
        "push-either" => "bring in a GIPF-piece or a basic piece",
        "take-row" => "take a row",
        "take-or-keep" => "take a row; its GIPF-pieces may stay",
        "take-or-end" => "take GIPF-pieces from a row, or let it stand",
        "push-loaded" => "bring in a loaded piece or a basic piece",
        "push-any" => "bring in a GIPF-piece, a loaded piece or a basic piece",
        "push-or-use" => "bring in a piece, or use a potential",
        "use-potential" => "use a potential; no piece can be brought in",
        "extra-push" => "bring in the T on the centre, or discard it",
        "take-or-spare" => "take a row; its GIPF-pieces and loaded pieces may stay",
        "place-ring" => "choose a point for a ring",
        "move-ring" => "move a ring",
        "pass" => "no ring can move, pass",
        "remove-ring" => "remove a ring",
        _ => prompt.sentence,
    }
}

fn reason_words(position: &AnyPosition, reason: EndReason, outcome: Outcome) -> String {
    let loser = outcome.winner().map_or(Color::White, Color::other);
    match reason.name {
        "out-of-pieces" => format!("{loser} has no piece in reserve"),
        "no-gipf-piece" => format!("{loser} has no GIPF-piece left on the board"),
        "no-push" => format!("{loser} cannot bring in a piece"),
        "rings-removed" => match position {
            AnyPosition::Yinsh(position) if position.variant().target() > 1 => {
                format!("{} has removed {} rings", loser.other(), position.variant().target())
            }
            _ => format!("{} has removed a ring", loser.other()),
        },
        "pool-empty" => "all markers are on the board".to_owned(),
        "no-ring-can-move" => "no ring can move".to_owned(),
        _ => "the game is over".to_owned(),
    }
}
