//! What a linked game asks and what is at stake, in words.

use gipfel_rules::linked::{Action, Contest, Declared, Question, Roll, Stage, State};
use gipfel_rules::{Color, Notation as _, gipf_plus};

use crate::Play;

/// What a contest is, in words.
pub(crate) const fn contest(contest: Contest) -> &'static str {
    match contest {
        Contest::Free => "nothing",
        Contest::Die => "dice",
        Contest::Coin => "a coin",
        Contest::Yinsh => "a game of YINSH",
        Contest::YinshBlitz => "a game of YINSH blitz",
        Contest::GipfBasic => "a game of GIPF basic",
        Contest::Agreed => "a contest of your own",
    }
}

/// A declared use: `Z:e3-e5`.
pub(crate) fn use_text(state: &State, declared: Declared) -> String {
    state.main().action_text(declared.action)
}

/// What a question is about: what is declared, and what it depends on.
pub(crate) fn lines(play: &Play) -> Vec<String> {
    let Some(state) = play.state() else { return Vec::new() };
    let Some(declared) = state.declared() else { return Vec::new() };
    match state.stage() {
        Stage::Main => Vec::new(),
        Stage::Declared(_) => declaration(state, declared),
        Stage::Rolled(_, roll) => {
            vec![rolled(declared, *roll), consequence(state, declared, roll.user_wins())]
        }
        Stage::Agreed { report, .. } => agreed(play, state, declared, *report),
        Stage::Contest(_, game) => match game.user_wins() {
            Some(won) => {
                let drawn = game.outcome() == Some(gipfel_rules::Outcome::Draw);
                vec![decided(declared, won, drawn), consequence(state, declared, won)]
            }
            None => vec![stake(state, declared)],
        },
    }
}

fn declaration(state: &State, declared: Declared) -> Vec<String> {
    let Declared { kind, user, .. } = declared;
    let other = user.other();
    let text = use_text(state, declared);
    let linked = state.settings().links.get(kind);
    let terms = match linked {
        Contest::Die => format!(
            "A challenge is decided by dice: {user} needs at least {other}'s roll, 21 times in 36."
        ),
        Contest::Coin => "A challenge is decided by a coin.".to_owned(),
        Contest::Agreed => "A challenge is decided by a contest of your own.".to_owned(),
        game => format!(
            "A challenge is decided by {}; {user} has White, and a draw is enough.",
            contest(game)
        ),
    };
    let left = match state.challenges_left(other) {
        Some(1) => format!("{other} has 1 challenge left."),
        Some(left) => format!("{other} has {left} challenges left."),
        None => String::new(),
    };
    let mut lines =
        vec![format!("{user} declares {text}, {}.", purpose(declared)), terms, lost(declared)];
    if !left.is_empty() {
        lines.push(left);
    }
    lines
}

/// What a use does, in words.
fn purpose(declared: Declared) -> String {
    let kind = declared.kind;
    match declared.action.kind() {
        gipf_plus::ActionKind::Use { from, to } => format!("{kind} from {from} to {to}"),
        _ => format!("the extra push of {kind}"),
    }
}

/// What happens if a contest is lost.
fn lost(declared: Declared) -> String {
    let letter = declared.kind.letter();
    format!("If {} loses it, the {letter} is out of the game.", declared.user)
}

fn rolled(declared: Declared, roll: Roll) -> String {
    let Declared { user, .. } = declared;
    let other = user.other();
    let result = if roll.user_wins() { "wins" } else { "loses" };
    match roll {
        Roll::Dice { user: one, challenger } => {
            format!("{user} rolls {one}, {other} {challenger}: {user} {result} the contest.")
        }
        Roll::Coin { heads } => {
            let side = if heads { "heads" } else { "tails" };
            format!("The coin shows {side}: {user} {result} the contest.")
        }
    }
}

fn decided(declared: Declared, won: bool, drawn: bool) -> String {
    let user = declared.user;
    match (won, drawn) {
        (true, true) => format!("The contest is drawn, which is enough for {user}."),
        (true, false) => format!("{user} has won the contest."),
        (false, _) => format!("{user} has lost the contest."),
    }
}

/// What follows from a contest.
pub(crate) fn consequence(state: &State, declared: Declared, won: bool) -> String {
    let Declared { kind, spot, user, .. } = declared;
    let letter = kind.letter();
    let text = use_text(state, declared);
    if won {
        format!("{text} goes ahead.")
    } else if kind == gipf_plus::Potential::Tamsk {
        format!("The {letter} on {spot} is out of the game.")
    } else {
        format!(
            "The {letter} on {spot} is out of the game, its piece stays, and {user} decides anew."
        )
    }
}

fn agreed(play: &Play, state: &State, declared: Declared, report: Option<bool>) -> Vec<String> {
    let user = declared.user;
    let text = use_text(state, declared);
    let mut lines =
        vec![format!("{user} and {} decide {text} away from the program.", user.other())];
    match report {
        None => lines.push(format!("Has {user} won?")),
        Some(said) => {
            let said = if said { "won" } else { "lost" };
            lines.push(format!("{user} reports: {said}. {}, do you agree?", user.other()));
        }
    }
    lines.push(match play.is_among_people() {
        true => "Both must report the same.".to_owned(),
        false => "The computer believes what you report.".to_owned(),
    });
    lines
}

/// What a contest that is played is about.
pub(crate) fn stake(state: &State, declared: Declared) -> String {
    let text = use_text(state, declared);
    format!("At stake: {}'s {text}; if lost, the {} is out", declared.user, declared.kind.letter())
}

/// The heading of a question.
pub(crate) fn heading(play: &Play) -> String {
    let Some(state) = play.state() else { return String::new() };
    match (state.question(), state.stage()) {
        (Question::Challenge(_), _) => format!("{} is asked", state.decider()),
        (Question::Report, _) if !play.is_among_people() => "You report".to_owned(),
        (Question::Report, _) => format!("{} reports", state.decider()),
        (_, Stage::Rolled(_, Roll::Dice { .. })) => "Dice".to_owned(),
        (_, Stage::Rolled(_, Roll::Coin { .. })) => "A coin".to_owned(),
        (Question::Acknowledge { .. }, _) => "The contest is over".to_owned(),
        _ => String::new(),
    }
}

/// What is asked, for the line below the board.
pub(crate) fn prompt(play: &Play) -> Option<String> {
    let state = play.state()?;
    let declared = state.declared()?;
    let text = use_text(state, declared);
    Some(match play.question()? {
        Question::Challenge(_) => {
            format!("{} declares {text}: a accept, c challenge", declared.user)
        }
        Question::Acknowledge { won } => {
            let result = if won { "won" } else { "lost" };
            format!("{} has {result} it, Enter goes on", declared.user)
        }
        Question::Report => format!("has {} won the contest? w won, l lost", declared.user),
        Question::Main(_) | Question::Contest(_) => return None,
    })
}

/// What a decision has made of a declared use, for those who have not decided it.
pub(crate) fn news(before: &State, decision: Action, after: &State) -> Option<String> {
    let declared = before.declared()?;
    let Declared { kind, user, .. } = declared;
    let text = use_text(before, declared);
    let other = user.other();
    let said = |won: bool| if won { "won" } else { "lost" };
    match (before.stage(), decision) {
        (Stage::Declared(_), Action::Challenge) => {
            let linked = contest(before.settings().links.get(kind));
            Some(format!("{other} challenges {text}: {linked}"))
        }
        (Stage::Declared(_), _) => Some(format!("{other} accepts {text}")),
        (Stage::Agreed { report: Some(first), .. }, Action::Result { won }) if *first != won => {
            let [first, second] = [said(*first), said(won)];
            Some(format!("{user} says {first}, {other} says {second}: both report anew"))
        }
        (Stage::Agreed { report: None, .. }, _) if after.declared().is_some() => None,
        (Stage::Contest(_, game), Action::Result { won }) if game.outcome().is_none() => {
            let loser = game.decider();
            let consequence = consequence(before, declared, won);
            Some(format!("{loser} has given the contest up. {consequence}"))
        }
        (_, Action::Result { won }) => Some(consequence(before, declared, won)),
        _ => None,
    }
}

/// The colour of a player of the main game on the board that is shown.
pub(crate) fn main_color(play: &Play, shown: Color) -> Color {
    match play.state().and_then(State::contest) {
        Some(contest) => contest.player(shown),
        None => shown,
    }
}
