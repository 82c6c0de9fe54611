//! What a linked game asks and what is at stake, in words.

use gipfel_learn::{Texts, Value};
use gipfel_rules::linked::{Action, Contest, Declared, Roll, Stage, State};
use gipfel_rules::{Color, Notation as _};

use crate::command;
use crate::view::key_word;
use crate::words::side;
use crate::{App, Play};

/// What a contest is, in words.
pub(crate) fn contest(texts: &Texts, contest: Contest) -> String {
    texts.get(&format!("contest-{contest}"))
}

/// A declared use: `Z:e3-e5`.
fn use_text(state: &State, declared: Declared) -> String {
    state.main().action_text(declared.action)
}

/// The values that sentences about a declared use have.
fn values(texts: &Texts, state: &State, declared: Declared) -> Vec<(&'static str, Value)> {
    let linked = state.settings().links.get(declared.kind);
    vec![
        ("user", side(declared.user).into()),
        ("potential", declared.kind.name().into()),
        ("use", use_text(state, declared).into()),
        ("contest", contest(texts, linked).into()),
    ]
}

/// What a question is about: what is declared, and what it depends on.
pub(crate) fn lines(texts: &Texts, play: &Play) -> Vec<String> {
    let Some(state) = play.state() else { return Vec::new() };
    let Some(declared) = state.declared() else { return Vec::new() };
    let values = values(texts, state, declared);
    let say = |key: &str| texts.with(key, &values);
    match state.stage() {
        Stage::Main => Vec::new(),
        Stage::Declared(_) => {
            let mut lines = vec![say("linked-declared")];
            match state.settings().links.get(declared.kind) {
                Contest::Die => lines.push(say("terminal-odds")),
                contest if contest.start().is_some() => lines.push(say("terminal-game-odds")),
                _ => {}
            }
            lines.push(say("terminal-if-lost"));
            if let Some(left) = state.challenges_left(declared.user.other()) {
                let count = [("count", Value::Number(left.into()))];
                lines.push(texts.with("terminal-challenges-left", &count));
            }
            lines
        }
        Stage::Rolled(_, roll) => vec![decided(texts, state, declared, roll.user_wins())],
        Stage::Contest(_, game) => match game.user_wins() {
            Some(won) => vec![decided(texts, state, declared, won)],
            None => vec![say("linked-banner")],
        },
        Stage::Agreed { report, .. } => {
            let mut lines = vec![say("linked-report")];
            if let Some(won) = report {
                let said = [("said", texts.with(reported(*won), &values).into())];
                lines.push(texts.with("terminal-reported", &said));
            }
            if !play.is_among_people() {
                lines.push(texts.get("terminal-believes"));
            }
            lines
        }
    }
}

const fn reported(won: bool) -> &'static str {
    if won { "linked-user-won" } else { "linked-user-lost" }
}

/// How a contest was decided, and what follows.
fn decided(texts: &Texts, state: &State, declared: Declared, won: bool) -> String {
    let mut values = values(texts, state, declared);
    let contest = match state.stage() {
        Stage::Rolled(_, Roll::Dice { user, challenger }) => {
            values.push(("own", Value::Number((*user).into())));
            values.push(("other", Value::Number((*challenger).into())));
            "dice"
        }
        Stage::Rolled(_, Roll::Coin { .. }) => "coin",
        _ => "game",
    };
    let result = if won { "won" } else { "lost" };
    texts.with(&format!("linked-{contest}-{result}"), &values)
}

/// What a contest that is played is about. On a narrow screen the end is cut off: the use stands in the list of turns too.
pub(crate) fn stake(texts: &Texts, state: &State, declared: Declared) -> String {
    let banner = texts.with("linked-banner", &values(texts, state, declared));
    format!("{banner}  {}", use_text(state, declared))
}

/// The heading of a question: the use that it is about.
pub(crate) fn heading(play: &Play) -> String {
    let state = play.state();
    let declared = state.and_then(|state| Some((state, state.declared()?)));
    declared.map_or_else(String::new, |(state, declared)| use_text(state, declared))
}

/// What is asked, for the line below the board.
pub(crate) fn prompt(app: &App, play: &Play) -> Option<String> {
    let state = play.state()?;
    let declared = state.declared()?;
    play.question()?;
    let answers: Vec<String> = command::answers(app, play)
        .into_iter()
        .map(|(key, word, _)| format!("{key} {}", key_word(app, word)))
        .collect();
    Some(format!("{}: {}", use_text(state, declared), answers.join(", ")))
}

/// What a decision has made of a declared use, for those who have not decided it.
pub(crate) fn news(
    texts: &Texts,
    before: &State,
    decision: Action,
    after: &State,
) -> Option<String> {
    let Some(declared) = before.declared() else { return announced(texts, after) };
    let say = |key: &str| Some(texts.with(key, &values(texts, before, declared)));
    match (before.stage(), decision) {
        (Stage::Declared(_), Action::Challenge) => say("terminal-challenged"),
        (Stage::Declared(_), _) => say("linked-accepted"),
        (Stage::Agreed { report: Some(first), .. }, Action::Result { won }) if *first != won => {
            say("terminal-disagree")
        }
        (Stage::Agreed { report: None, .. }, _) if after.declared().is_some() => None,
        (_, Action::Result { won }) => Some(decided(texts, before, declared, won)),
        _ => None,
    }
}

/// What a declaration begins where every use is contested. What chance has decided is said at once.
fn announced(texts: &Texts, after: &State) -> Option<String> {
    let declared = after.declared()?;
    let begun = matches!(after.stage(), Stage::Contest(..) | Stage::Agreed { .. });
    begun.then(|| texts.with("linked-announced", &values(texts, after, declared)))
}

/// The colour of a player of the main game on the board that is shown.
pub(crate) fn main_color(play: &Play, shown: Color) -> Color {
    match play.contest() {
        Some(contest) => contest.player(shown),
        None => shown,
    }
}
