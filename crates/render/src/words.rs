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

const fn decision(prompt: Prompt) -> &'static str {
    match prompt {
        Prompt::GameOver => "the game is over",
        Prompt::Push => "bring in a piece",
        Prompt::PushGipfPiece => "bring in a GIPF-piece",
        Prompt::PushEither => "bring in a GIPF-piece or a basic piece",
        Prompt::TakeRow => "take a row",
        Prompt::TakeOrKeep => "take a row; its GIPF-pieces may stay",
        Prompt::TakeOrEnd => "take GIPF-pieces from a row, or let it stand",
        Prompt::PushLoaded => "bring in a loaded piece or a basic piece",
        Prompt::PushAny => "bring in a GIPF-piece, a loaded piece or a basic piece",
        Prompt::PushOrUse => "bring in a piece, or use a potential",
        Prompt::UsePotential => "use a potential; no piece can be brought in",
        Prompt::ExtraPush => "bring in the T on the centre, or discard it",
        Prompt::TakeOrSpare => "take a row; its GIPF-pieces and loaded pieces may stay",
        Prompt::PlaceRing => "choose a point for a ring",
        Prompt::MoveRing => "move a ring",
        Prompt::Pass => "no ring can move, pass",
        Prompt::RemoveRing => "remove a ring",
    }
}

fn reason_words(position: &AnyPosition, reason: EndReason, outcome: Outcome) -> String {
    let loser = outcome.winner().map_or(Color::White, Color::other);
    match reason {
        EndReason::OutOfPieces => format!("{loser} has no piece in reserve"),
        EndReason::NoGipfPiece => format!("{loser} has no GIPF-piece left on the board"),
        EndReason::NoPush => format!("{loser} cannot bring in a piece"),
        EndReason::RingsRemoved => match position {
            AnyPosition::Yinsh(position) if position.variant().target() > 1 => {
                format!("{} has removed {} rings", loser.other(), position.variant().target())
            }
            _ => format!("{} has removed a ring", loser.other()),
        },
        EndReason::PoolEmpty => "all markers are on the board".to_owned(),
        EndReason::NoRingCanMove => "no ring can move".to_owned(),
    }
}
