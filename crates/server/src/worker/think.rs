//! What the computer plays.

use gipfel_engine::{AnyEngine, Level, NoControl};
use gipfel_live::{Board, Fold};
use gipfel_rules::linked::{Action, Question};
use gipfel_rules::{Color, Decision, turn_text};

/// The computer's turn in a game, as text: the same game always gets the same turn. Levels beyond the highest play as it does.
pub fn choose(engine: &mut AnyEngine, state: &Fold, level: u8) -> Option<String> {
    let level = Level::new(level).unwrap_or(Level::MAX);
    let seed = seed(state.head().id.as_str());
    let board = state.board();
    let game = board.game();
    if game.state().is_some() {
        return linked_turn(engine, board, level, seed);
    }
    let position = game.position();
    let report = engine.play(position, game.history(), level, seed, &NoControl)?;
    Some(turn_text(position, &report.turn))
}

/// Decisions of a linked game until they are a turn as it is sent.
fn linked_turn(engine: &mut AnyEngine, board: &Board, level: Level, seed: u64) -> Option<String> {
    let mut game = board.game().clone();
    let (me, known) = (game.decider(), game.open().len());
    while game.decider() == me {
        let state = game.state()?;
        let mut decisions = engine.decide(state, game.history(), level, seed, &NoControl);
        if decisions.is_empty() && game.question() == Question::Report {
            decisions.push(concession(me, state.declared()?.user));
        }
        if decisions.is_empty() {
            return None;
        }
        for decision in decisions {
            game.push(Decision::from(decision)).ok()?;
            let full = game.open().full_text();
            let text = full.split(';').skip(known).collect::<Vec<_>>().join(";");
            if board.clone().play(&text).is_ok() {
                return Some(text);
            }
        }
    }
    None
}

/// Of a contest that was held away from the board the computer knows nothing: it lets the other have it.
fn concession(me: Color, user: Color) -> Action {
    Action::Result { won: me != user }
}

/// A number that follows from the id of a game, so that a level does not play every game alike.
fn seed(id: &str) -> u64 {
    gipfel_live::seed(id, ["", ""])
}
