//! What can be asked for with a key or by clicking on the bar at the bottom.

use gipfel_rules::{AnyPosition, Position, Stage, TurnStatus};
use ratatui::crossterm::event::KeyCode;

use crate::App;
use crate::picker::Picker;

/// Something to do in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    /// Choose, or confirm.
    Choose,
    /// Give up the last choice or the last decision.
    Cancel,
    /// End a phase in which nothing need be taken.
    LetStand,
    /// Bring in the other kind of piece.
    ChangeKind,
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
            KeyCode::Esc | KeyCode::Backspace => Command::Cancel,
            KeyCode::PageUp | KeyCode::Char('[') => Command::Back,
            KeyCode::PageDown | KeyCode::Char(']') => Command::Forward,
            KeyCode::Home => Command::ToStart,
            KeyCode::End => Command::ToEnd,
            KeyCode::F(1) => Command::Help,
            KeyCode::Char(letter) => match letter.to_ascii_lowercase() {
                'd' => Command::LetStand,
                'g' => Command::ChangeKind,
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

/// An entry of the bar: the key, a word, and what it does.
pub(crate) type Entry = (&'static str, &'static str, Command);

/// The bar at the bottom for what is going on, most important first.
pub(crate) fn bar(app: &App) -> Vec<Entry> {
    let Some(play) = &app.play else { return Vec::new() };
    let position = play.position();
    let mut bar = Vec::new();
    if app.accepts_choices() {
        let word = if app.picker.is_choosing_from_row() { "take" } else { "choose" };
        bar.push((app.look.either("⏎", "Enter"), word, Command::Choose));
        if app.picker.chosen.is_some() || !play.turn().is_empty() {
            bar.push(("Esc", "back", Command::Cancel));
        }
        if may_let_stand(play.turn().status(), position) {
            bar.push(("d", "let stand", Command::LetStand));
        }
        if Picker::may_change_kind(position) {
            bar.push(("g", "kind", Command::ChangeKind));
        }
    }
    let waits = play.ending().is_none() && play.players().iter().any(|player| !player.is_human());
    if app.paused && waits {
        bar.push(("p", "go on", Command::Pause));
    } else if !play.mover().is_human() && play.ending().is_none() {
        bar.push(("p", "stop", Command::Pause));
    }
    bar.extend([
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
    ]);
    bar
}

/// Whether a phase may be ended although a row stands.
fn may_let_stand(status: TurnStatus, position: &AnyPosition) -> bool {
    status != TurnStatus::Complete
        && position.stage() != Stage::Main
        && crate::words::ending_decision(position).is_some()
}
