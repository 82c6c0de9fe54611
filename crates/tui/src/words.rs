//! Games, players, turns and results in the language of the app.

use gipfel_engine::Score;
use gipfel_learn::{Texts, Why};
use gipfel_rules::linked::{Illegal, Question, TurnError};
use gipfel_rules::{
    ActionError, AnyPosition, Cause, Color, DecideError, End, GameKind, Outcome, Position,
};

use crate::{App, Play, Player, decide_words, linked_words};

/// A score of the mover as White sees it.
pub(crate) fn for_white(score: Score, mover: Color) -> Score {
    if mover == Color::White { score } else { score.negate() }
}

/// The word of a side in translations.
pub(crate) const fn side(color: Color) -> &'static str {
    match color {
        Color::White => "white",
        Color::Black => "black",
    }
}

/// The name of a side.
pub(crate) fn side_name(texts: &Texts, color: Color) -> String {
    texts.get(&format!("side-{}", side(color)))
}

/// The word of a game in translations.
pub(crate) fn game(game: GameKind) -> String {
    game.word().replace('+', "-plus")
}

/// The game and its variant. Names of one word are the same in every language; others are translated by the game's word.
pub(crate) fn title(texts: &Texts, position: &AnyPosition) -> String {
    let title = position.game().description().title;
    let name = if title.contains(' ') { game(position.game()) } else { title.to_owned() };
    texts.with("game-heading", &[("game", name.into()), ("variant", position.variant().into())])
}

/// The name of a player.
pub(crate) fn player(texts: &Texts, player: Player) -> String {
    match player {
        Player::Human => texts.get("terminal-human"),
        Player::Level(level) => {
            texts.with("terminal-level", &[("level", level.number().to_string().into())])
        }
        Player::Engine(_) => texts.get("terminal-engine"),
    }
}

/// Whose turn it is; nothing when the game is over.
pub(crate) fn headline(texts: &Texts, play: &Play) -> Option<String> {
    if play.ending().is_some() {
        return None;
    }
    let contest = texts.get("terminal-contest");
    Some(match play.contest() {
        Some(game) if game.outcome().is_none() => {
            format!("{contest}, {}", side_name(texts, play.position().side()))
        }
        _ if matches!(play.question(), Some(Question::Acknowledge { .. })) => contest,
        _ => side_name(texts, play.turn().decider()),
    })
}

/// What is to be decided, or why the game is over.
pub(crate) fn prompt(app: &App, play: &Play) -> String {
    if let Some(end) = play.ending() {
        return result(&app.texts, end);
    }
    linked_words::prompt(app, play)
        .unwrap_or_else(|| decide_words::prompt(&app.texts, play.position(), &app.picker))
}

/// How a game ended, as a sentence.
pub(crate) fn result(texts: &Texts, End { outcome, cause }: End) -> String {
    let reason = match cause {
        Cause::Rules(reason) => reason.name,
        cause => cause.words(),
    };
    let (key, winner) = match outcome {
        Some(Outcome::Win(winner)) => (format!("result-{reason}"), side(winner)),
        Some(Outcome::Draw) => (format!("result-draw-{reason}"), "draw"),
        None => (String::new(), "none"),
    };
    let known = texts.has(&key);
    texts.with(if known { &key } else { "terminal-over" }, &[("winner", winner.into())])
}

/// Why what was typed cannot be played.
pub(crate) fn complaint(
    texts: &Texts,
    position: &AnyPosition,
    error: &DecideError,
    text: &str,
) -> String {
    let illegal = match error {
        DecideError::Plain(error) => return texts.why(&Why::of_error(position, error)),
        DecideError::Linked(TurnError::Illegal(illegal)) => Some(illegal),
        DecideError::Linked(TurnError::Text(ActionError::Illegal { reason, .. })) => Some(reason),
        DecideError::Linked(_) | DecideError::Over => None,
    };
    let key = illegal.and_then(|illegal| match illegal {
        Illegal::Main(_) | Illegal::Contest(_) => None,
        Illegal::AnswerFirst => Some("problem-answer-first"),
        Illegal::NothingDeclared => Some("problem-nothing-declared"),
        Illegal::ContestFirst => Some("problem-contest-first"),
        Illegal::NoContest => Some("problem-no-contest"),
        Illegal::ContestOver => Some("problem-contest-over"),
        Illegal::OtherResult { .. } => Some("problem-other-result"),
        Illegal::NotDecided => Some("problem-not-decided"),
    });
    match (key, Why::of_text(position, text)) {
        (Some(key), _) => texts.get(key),
        (None, Some(why)) => texts.why(&why),
        (None, None) => error.to_string(),
    }
}
