//! Turns and decisions in words.

use gipfel_engine::Score;
use gipfel_rules::linked;
use gipfel_rules::{
    ActionError, AnyAction, AnyPosition, Cause, Color, DecideError, End, Outcome, Position,
    TurnError, gipf, gipf_plus, yinsh,
};

use crate::play::Play;
use crate::{App, decide_words, linked_words};

/// What a decision does, in words.
pub(crate) fn decision(position: &AnyPosition, action: AnyAction) -> String {
    match (position, action) {
        (AnyPosition::Gipf(position), AnyAction::Gipf(action)) => gipf_decision(position, action),
        (AnyPosition::GipfPlus(position), AnyAction::GipfPlus(action)) => {
            gipf_plus_decision(position, action)
        }
        (AnyPosition::Yinsh(position), AnyAction::Yinsh(action)) => {
            yinsh_decision(position, action)
        }
        _ => String::new(),
    }
}

fn gipf_decision(position: &gipf::Position, action: gipf::Action) -> String {
    match action.kind() {
        gipf::ActionKind::Place { spot, gipf } => {
            format!("bring in a {} on {spot}", if gipf { "GIPF-piece" } else { "piece" })
        }
        gipf::ActionKind::Push { entry, gipf } => {
            let end = position.push_end(entry);
            let end = end.map_or_else(String::new, |end| format!(" up to {end}"));
            let piece = if gipf { " a GIPF-piece" } else { "" };
            format!("push{piece} from {} over {}{end}", entry.dot(), entry.spot())
        }
        gipf::ActionKind::Take { removed } => match removed.len() {
            1 => "take 1 piece".to_owned(),
            count => format!("take {count} pieces"),
        },
        gipf::ActionKind::Done => "let the row stand".to_owned(),
    }
}

fn gipf_plus_decision(position: &gipf_plus::Position, action: gipf_plus::Action) -> String {
    use gipf_plus::{ActionKind, Newcomer, Way};
    let along = |way: Way| match way {
        Way::Place(spot) => format!("on {spot}"),
        Way::Push(entry) => {
            let end = position.push_end(entry);
            let end = end.map_or_else(String::new, |end| format!(" up to {end}"));
            format!("from {} over {}{end}", entry.dot(), entry.spot())
        }
    };
    match action.kind() {
        ActionKind::Push { way, piece } => {
            let piece = match piece {
                Newcomer::Basic => "piece".to_owned(),
                Newcomer::Gipf => "GIPF-piece".to_owned(),
                Newcomer::Loaded(kind) => format!("piece with {kind}"),
            };
            format!("bring in a {piece} {}", along(way))
        }
        ActionKind::ExtraPush { way } => format!("bring in the T {}", along(way)),
        ActionKind::Discard => "discard the T".to_owned(),
        ActionKind::Use { from, to } => {
            let kind = position.stack(from).and_then(gipf_plus::Stack::load);
            let kind = kind.map_or_else(String::new, |kind| kind.to_string());
            format!("use {kind} from {from} to {to}")
        }
        ActionKind::Take { removed } => match removed.len() {
            1 => "take from 1 spot".to_owned(),
            count => format!("take from {count} spots"),
        },
    }
}

fn yinsh_decision(position: &yinsh::Position, action: yinsh::Action) -> String {
    match action.kind() {
        yinsh::ActionKind::Place(point) => format!("place a ring on {point}"),
        yinsh::ActionKind::Move { from, to } => {
            let turned = match position.flips(from, to).len() {
                0 => String::new(),
                1 => ", turning 1 marker".to_owned(),
                count => format!(", turning {count} markers"),
            };
            format!("move the ring from {from} to {to}{turned}")
        }
        yinsh::ActionKind::TakeRow(row) => format!("take the row {row}"),
        yinsh::ActionKind::RemoveRing(point) => format!("remove the ring on {point}"),
        yinsh::ActionKind::Pass => "pass".to_owned(),
    }
}

/// What a turn does, in words.
pub(crate) fn turn(start: &AnyPosition, actions: &[AnyAction]) -> String {
    let mut position = start.clone();
    let mut words = Vec::new();
    for &action in actions {
        words.push(decision(&position, action));
        if position.play(action).is_err() {
            break;
        }
    }
    words.join(", then ")
}

/// A score of the mover as White sees it.
pub(crate) fn for_white(score: Score, mover: Color) -> Score {
    if mover == Color::White { score } else { score.negate() }
}

/// Whose turn it is.
pub(crate) fn headline(play: &Play) -> String {
    match play.ending().map(|end| end.outcome) {
        None if play.declared().is_some() => {
            let color = play.position().side();
            match play.contest() {
                Some(contest) if contest.outcome().is_none() => format!("Contest, {color}"),
                _ if matches!(play.question(), Some(linked::Question::Acknowledge { .. })) => {
                    "Contest".to_owned()
                }
                _ => play.turn().decider().to_string(),
            }
        }
        None => play.position().side().to_string(),
        Some(Some(Outcome::Draw)) => "Drawn".to_owned(),
        Some(Some(Outcome::Win(winner))) => format!("{winner} has won"),
        Some(None) => "No result".to_owned(),
    }
}

/// What is to be decided, or why the game is over.
pub(crate) fn prompt(app: &App, play: &Play) -> String {
    if let Some(end) = play.ending() {
        return reason(end);
    }
    linked_words::prompt(play)
        .unwrap_or_else(|| decide_words::prompt(&app.texts, play.position(), &app.picker))
}

fn reason(End { outcome, cause }: End) -> String {
    let winner = outcome.and_then(Outcome::winner).unwrap_or(Color::White);
    let loser = winner.other();
    match cause {
        Cause::Repetition => "the same position has come up for the third time".to_owned(),
        Cause::Resignation => format!("{loser} has resigned"),
        Cause::Agreement => "by agreement".to_owned(),
        Cause::Time => format!("{loser} has overstepped the time"),
        Cause::Abandonment => "the game was abandoned".to_owned(),
        Cause::Abort => "the game was broken off".to_owned(),
        Cause::TurnLimit => "the game took too many turns".to_owned(),
        Cause::IllegalTurn => format!("{loser} has made an illegal turn"),
        Cause::Crash => format!("{loser} has crashed"),
        Cause::Unknown => "the game is over".to_owned(),
        Cause::Rules(reason) => match reason.name {
            "out-of-pieces" => format!("{loser} has no piece to bring in"),
            "no-gipf-piece" => format!("{loser} has no GIPF-piece left on the board"),
            "no-push" => format!("no line is open to {loser}"),
            "rings-removed" => format!("{winner} has removed enough rings"),
            "pool-empty" => "all markers are on the board".to_owned(),
            "no-ring-can-move" => "no ring can move".to_owned(),
            _ => "the game is over".to_owned(),
        },
    }
}

/// Why what was typed cannot be played. Of a single decision it need not be said which.
pub(crate) fn complaint(error: &DecideError, text: &str) -> String {
    let error = match error {
        DecideError::Plain(error) => error,
        DecideError::Linked(linked::TurnError::Text(error)) if !text.contains(';') => {
            return match error {
                ActionError::Illegal { reason, .. } => reason.to_string(),
                ActionError::Syntax { reason, .. } => reason.clone(),
            };
        }
        DecideError::Linked(error) => return error.to_string(),
        DecideError::Over => return "the game is over".to_owned(),
    };
    match error {
        TurnError::Text(ActionError::Illegal { reason, .. }) if !text.contains(';') => {
            reason.to_string()
        }
        TurnError::Text(ActionError::Syntax { reason, .. }) if !text.contains(';') => {
            reason.clone()
        }
        _ => error.to_string(),
    }
}
