//! What can be asked for with a key or by clicking on the bar at the bottom.

use gipfel_rules::Tap;
use gipfel_rules::linked::{Question, State};
use ratatui::crossterm::event::KeyCode;

use crate::{App, Play, replay};

/// Something to do in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Choose, or confirm.
    Choose,
    /// Choose the place under the cursor: what is to go of a row, and what stays.
    Mark,
    /// Give up the last choice or the last decision.
    Cancel,
    /// End a phase in which nothing need be taken, or discard a T.
    LetStand,
    /// Bring in another kind of piece.
    ChangeKind,
    /// The same, the other way round.
    ChangeKindBack,
    /// Decide by number, counted from 0: a piece to take up, a direction.
    Pick(u8),
    /// Linked games: let a use go ahead.
    Accept,
    /// Challenge it.
    Challenge,
    /// Report that the user has won a contest.
    Won,
    /// Report that he has lost it.
    Lost,
    /// Take notice of how a contest has ended.
    GoOn,
    /// Give a contest up.
    GiveUp,
    /// Look at a contest of the last turn, or go back from it.
    View,
    Undo,
    Redo,
    Back,
    Forward,
    ToStart,
    ToEnd,
    /// Let the computer play on, or stop it.
    Pause,
    Hint,
    Analysis,
    Flip,
    Type,
    Save,
    Open,
    New,
    Help,
    Quit,
}

impl Command {
    /// The command of a key.
    pub(crate) fn of(code: KeyCode) -> Option<Command> {
        Some(match code {
            KeyCode::Enter => Command::Choose,
            KeyCode::Char(' ') => Command::Mark,
            KeyCode::Esc | KeyCode::Backspace => Command::Cancel,
            KeyCode::PageUp | KeyCode::Char('[') => Command::Back,
            KeyCode::PageDown | KeyCode::Char(']') => Command::Forward,
            KeyCode::Home => Command::ToStart,
            KeyCode::End => Command::ToEnd,
            KeyCode::F(1) => Command::Help,
            KeyCode::Char('G') => Command::ChangeKindBack,
            KeyCode::Char(digit @ '1'..='9') => Command::Pick(digit as u8 - b'1'),
            KeyCode::Char(letter) => match letter.to_ascii_lowercase() {
                'd' => Command::LetStand,
                'g' => Command::ChangeKind,
                'x' => Command::GiveUp,
                'v' => Command::View,
                'u' => Command::Undo,
                'r' => Command::Redo,
                'p' => Command::Pause,
                'h' => Command::Hint,
                'a' => Command::Analysis,
                'f' => Command::Flip,
                ':' | '/' => Command::Type,
                's' => Command::Save,
                'o' => Command::Open,
                'n' => Command::New,
                '?' => Command::Help,
                'q' => Command::Quit,
                _ => return None,
            },
            _ => return None,
        })
    }
}

impl Command {
    /// The answer that a key gives to a question of a linked game.
    pub(crate) fn of_answer(question: Question, code: KeyCode) -> Option<Command> {
        let letter = match code {
            KeyCode::Char(letter) => letter.to_ascii_lowercase(),
            KeyCode::Enter => ' ',
            _ => return None,
        };
        match (question, letter) {
            (Question::Challenge(_), 'a') => Some(Command::Accept),
            (Question::Challenge(_), 'c') => Some(Command::Challenge),
            (Question::Report, 'w') => Some(Command::Won),
            (Question::Report, 'l') => Some(Command::Lost),
            (Question::Acknowledge { .. }, ' ') => Some(Command::GoOn),
            _ => None,
        }
    }
}

/// What can be answered to a question of a linked game.
pub(crate) fn answers(app: &App, play: &Play) -> Vec<Entry> {
    if !app.accepts_choices() {
        return Vec::new();
    }
    match play.question() {
        Some(Question::Challenge(_)) => {
            vec![("a", "accept", Command::Accept), ("c", "challenge", Command::Challenge)]
        }
        Some(Question::Report) => vec![("w", "won", Command::Won), ("l", "lost", Command::Lost)],
        Some(Question::Acknowledge { .. }) => {
            vec![(app.look.either("⏎", "Enter"), "go-on", Command::GoOn)]
        }
        Some(Question::Main(_) | Question::Contest(_)) | None => Vec::new(),
    }
}

/// An entry of the bar: the key, the word that is its key in translations, and what it does.
pub(crate) type Entry = (&'static str, &'static str, Command);

/// The bar at the bottom for what is going on, most important first.
pub(crate) fn bar(app: &App) -> Vec<Entry> {
    let Some(play) = &app.play else { return Vec::new() };
    let mut bar = answers(app, play);
    let asked = play.question().is_some();
    if app.chooses_on_board() {
        let word = if app.picker.may_keep() { "take" } else { "choose" };
        bar.push((app.look.either("⏎", "Enter"), word, Command::Choose));
        if app.picker.may_keep() {
            bar.push((app.look.either("␣", "Space"), "mark", Command::Mark));
        }
        if app.picker.is_begun() || play.may_take_back() {
            bar.push(("Esc", "back", Command::Cancel));
        }
        if let Some(word) = app.picker.button() {
            bar.push(("d", word, Command::LetStand));
        }
        if app.picker.may_change_kind() {
            bar.push(("g", "kind", Command::ChangeKind));
        }
        match app.picker.numbered().first() {
            Some(Tap::Held(_)) => bar.push(("1-6", "kind", Command::Pick(0))),
            Some(_) => bar.push(("1-6", "direction", Command::Pick(0))),
            None => {}
        }
        if play.state().and_then(State::contest).is_some() {
            bar.push(("x", "give-up", Command::GiveUp));
        }
    }
    if app.aside.is_some() {
        return vec![
            ("v", "to-game", Command::View),
            ("PgUp", "turn-before", Command::Back),
            ("PgDn", "turn-next", Command::Forward),
            ("a", "analyse", Command::Analysis),
            ("f", "flip", Command::Flip),
            ("?", "help", Command::Help),
        ];
    }
    if !replay::contests(play).is_empty() {
        bar.push(("v", "contest", Command::View));
    }
    let waits = play.ending().is_none() && play.players().iter().any(|player| !player.is_human());
    if app.paused && waits {
        bar.push(("p", "go-on", Command::Pause));
    } else if !play.mover().is_human() && play.ending().is_none() {
        bar.push(("p", "stop", Command::Pause));
    }
    let rest = [
        ("?", "help", Command::Help),
        ("q", "quit", Command::Quit),
        ("u", "undo", Command::Undo),
        ("h", "hint", Command::Hint),
        ("a", "analyse", Command::Analysis),
        (":", "type", Command::Type),
        ("s", "save", Command::Save),
        ("n", "new", Command::New),
        ("f", "flip", Command::Flip),
        ("o", "open", Command::Open),
        ("r", "redo", Command::Redo),
    ];
    // While a question is open, its keys come first.
    let is_free = |entry: &Entry| !(asked && entry.2 == Command::Analysis);
    bar.extend(rest.into_iter().filter(is_free));
    bar
}
