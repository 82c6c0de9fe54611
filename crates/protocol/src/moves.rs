//! The moves of a `position` command.

use gipfel_rules::{DecideError, Game, Outcome, Position};
use thiserror::Error;

/// A move that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("move {number}: {reason}")]
pub struct MoveError {
    /// Which of the moves, from 1.
    pub number: usize,
    /// Why not.
    pub reason: DecideError,
}

/// Plays moves given as text: single actions, or several actions of a turn joined by `;`. The game is endless: what a game
/// did after a draw by repetition is not for an engine to refuse.
pub(crate) fn play_moves(game: &mut Game, moves: &[String]) -> Result<(), MoveError> {
    for (index, text) in moves.iter().enumerate() {
        let error = |reason| MoveError { number: index + 1, reason };
        text.split(';').try_for_each(|text| game.advance_text(text)).map_err(error)?;
    }
    Ok(())
}

/// The result by the rules, or a draw if the position occurs for the third time.
pub(crate) fn outcome(game: &Game) -> Option<Outcome> {
    game.position().outcome().or(game.repeats().then_some(Outcome::Draw))
}

#[cfg(test)]
mod tests {

    use super::*;

    fn game(start: &str, moves: &[&str]) -> Result<Game, MoveError> {
        let start: gipfel_rules::AnyPosition = start.parse().expect("a position");
        let mut game = Game::endless(start);
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        play_moves(&mut game, &moves)?;
        Ok(game)
    }

    #[test]
    fn moves_are_played_and_remembered() {
        let start = "gipf standard g2G/5/6/G5g/6/5/g2G w 12/12 -- push";
        let played = game(start, &["e1-e3", "e9-e7"]).expect("legal moves");
        assert_eq!(played.history().len(), 2);
        assert_eq!(outcome(&played), None);
        assert_eq!(game(start, &["e1-e3", "e9-e2"]).expect_err("illegal").number, 2);
    }

    #[test]
    fn inside_a_turn_nothing_is_added_to_the_history() {
        let row = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push";
        let inside = game(row, &["c1-c5"]).expect("a push");
        assert_eq!((inside.history().len(), inside.turns().len()), (1, 0));
        let behind = game(row, &["c1-c5", "xc2,c3,c4,c5"]).expect("a whole turn");
        assert_eq!((behind.history().len(), behind.turns().len()), (1, 1));
    }

    #[test]
    fn a_third_occurrence_is_a_draw_and_may_be_played_on() {
        let round = "c2 g2 c1-c3 g1-g3 c1-c4 g1-g4 c1-c5;xc2,c3,c4,c5 g1-g5;xg2,g3,g4,g5";
        let round: Vec<&str> = round.split(' ').collect();
        let empty = "gipf basic 4/5/6/7/6/5/4 w 9/9 -- push";
        let mut moves = round.repeat(2);
        assert_eq!(outcome(&game(empty, &moves).expect("legal")), Some(Outcome::Draw));
        moves.push("d2");
        assert_eq!(outcome(&game(empty, &moves).expect("legal")), None);
    }
}
