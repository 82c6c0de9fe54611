//! The course of a game up to now.

use gipfel_rules::{
    AnyAction, AnyIllegal, AnyPosition, Key, Notation, Outcome, Position, Repetition, Stage,
};
use thiserror::Error;

/// A game from its start to the position that is looked at.
#[derive(Clone, Debug)]
pub struct Course {
    position: AnyPosition,
    /// Keys of the positions before this one at the start of main stages.
    history: Vec<Key>,
    repetition: Repetition<AnyPosition>,
    repeated: bool,
}

/// A move that cannot be played.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("move {number}: {reason}")]
pub struct MoveError {
    /// Which of the moves, from 1.
    pub number: usize,
    /// Why not.
    pub reason: String,
}

impl Course {
    /// A game that starts from a position.
    pub fn new(start: AnyPosition) -> Course {
        let mut repetition = Repetition::new();
        let repeated = repetition.record(&start);
        Course { position: start, history: Vec::new(), repetition, repeated }
    }

    /// Plays a legal action.
    pub fn play(&mut self, action: AnyAction) -> Result<(), AnyIllegal> {
        let before = (self.position.stage() == Stage::Main).then(|| self.position.key());
        self.position.play(action)?;
        self.history.extend(before);
        self.repeated = self.repetition.record(&self.position);
        Ok(())
    }

    /// Plays moves given as text: single actions, or several actions of a turn joined by `;`.
    pub fn play_texts<'a>(
        &mut self,
        moves: impl IntoIterator<Item = &'a str>,
    ) -> Result<(), MoveError> {
        for (index, text) in moves.into_iter().enumerate() {
            for text in text.split(';') {
                let error = |reason: String| MoveError { number: index + 1, reason };
                let action = self.position.parse_action(text);
                let action = action.map_err(|reason| error(reason.to_string()))?;
                self.play(action).map_err(|reason| error(reason.to_string()))?;
            }
        }
        Ok(())
    }

    /// The position that is looked at.
    pub fn position(&self) -> &AnyPosition {
        &self.position
    }

    /// What a search wants to know of the past.
    pub fn history(&self) -> &[Key] {
        &self.history
    }

    /// The result by the rules, or a draw if the position occurs for the third time.
    pub fn outcome(&self) -> Option<Outcome> {
        self.position.outcome().or(self.repeated.then_some(Outcome::Draw))
    }
}

/// A line of play as turns: the actions of one player joined by `;`.
pub fn turn_texts(position: &AnyPosition, actions: &[AnyAction]) -> Vec<String> {
    let mut position = position.clone();
    let mut turns: Vec<String> = Vec::new();
    let mut mover = None;
    for &action in actions {
        let text = position.action_text(action);
        match turns.last_mut() {
            Some(turn) if mover == Some(position.side()) => {
                turn.push(';');
                turn.push_str(&text);
            }
            _ => turns.push(text),
        }
        mover = Some(position.side());
        position.play_unchecked(action);
    }
    turns
}

#[cfg(test)]
mod tests {
    use gipfel_rules::Game;

    use super::*;

    fn start() -> Course {
        Course::new(Game::Gipf.start("standard").expect("a variant"))
    }

    #[test]
    fn moves_are_played_and_remembered() {
        let mut course = start();
        course.play_texts(["e1-e3", "e9-e7"]).unwrap();
        assert_eq!(course.history().len(), 2);
        assert_eq!(course.outcome(), None);
        let error = start().play_texts(["e1-e3", "e9-e2"]).unwrap_err();
        assert_eq!(error.number, 2);
    }

    #[test]
    fn inside_a_turn_nothing_is_added_to_the_history() {
        let row = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push".parse().unwrap();
        let mut course = Course::new(row);
        course.play_texts(["c1-c5"]).unwrap();
        assert_eq!(course.history().len(), 1);
        course.play_texts(["xc2,c3,c4,c5"]).unwrap();
        assert_eq!(course.history().len(), 1);
    }

    #[test]
    fn a_line_is_split_into_turns() {
        let position: AnyPosition = "gipf basic 4/PPP2/6/7/6/5/4 w 9/9 -- push".parse().unwrap();
        let mut course = Course::new(position.clone());
        let mut actions = Vec::new();
        for text in ["c1-c5", "xc2,c3,c4,c5", "e1-e2"] {
            let action = course.position().parse_action(text).unwrap();
            course.play(action).unwrap();
            actions.push(action);
        }
        assert_eq!(turn_texts(&position, &actions), ["c1-c5;xc2,c3,c4,c5", "e2"]);
        assert!(turn_texts(&position, &[]).is_empty());
    }
}
