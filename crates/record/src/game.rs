//! Records of games being played: a main line as a game, and back.

use gipfel_rules::{Cause, Decision, End, Game, GameState, OpenTurn, Outcome, TurnStatus, linked};

use crate::edit::EditError;
use crate::limits::MAX_UNFINISHED_LENGTH;
use crate::node::NodeId;
use crate::tags::TERMINATION;
use crate::{Node, Record};

impl Node {
    /// The game at this node.
    pub fn game_state(&self) -> GameState {
        match self.state() {
            Some(state) => state.clone().into(),
            None => self.position().clone().into(),
        }
    }

    /// All decisions of the turn that led here; none at the root.
    pub fn turn_decisions(&self) -> Vec<Decision> {
        if self.state().is_some() {
            return self.decisions().iter().copied().map(Decision::from).collect();
        }
        let actions = self.turn().map_or(&[][..], |turn| turn.actions());
        actions.iter().copied().map(Decision::from).collect()
    }
}

impl Record {
    /// What is decided of the turn behind the main line: of a turn that was left unfinished, or in which the game ended
    /// before it was complete.
    pub fn unfinished(&self) -> &[Decision] {
        &self.unfinished
    }

    /// The turn behind the main line with what is decided of it.
    pub fn open_turn(&self) -> OpenTurn {
        let mut turn = OpenTurn::new(&self.at(self.last).game_state());
        for &decision in &self.unfinished {
            turn.push(decision).expect("it was checked when it was set");
        }
        turn
    }

    /// Sets what is decided of the turn behind the main line, all of it or nothing. When the main line ends elsewhere it is
    /// gone.
    pub fn set_unfinished(&mut self, decisions: &[Decision]) -> Result<(), EditError> {
        let mut turn = OpenTurn::new(&self.at(self.last).game_state());
        for &decision in decisions {
            turn.push(decision).map_err(EditError::Unfinished)?;
        }
        self.keep_unfinished(&turn)
    }

    /// The same with all decisions as text, those of contests included.
    pub fn set_unfinished_text(&mut self, text: &str) -> Result<(), EditError> {
        if text.len() > MAX_UNFINISHED_LENGTH {
            return Err(EditError::UnfinishedTooLong);
        }
        let mut turn = OpenTurn::new(&self.at(self.last).game_state());
        turn.push_text(text).map_err(EditError::Unfinished)?;
        self.keep_unfinished(&turn)
    }

    fn keep_unfinished(&mut self, turn: &OpenTurn) -> Result<(), EditError> {
        if turn.full_text().len() > MAX_UNFINISHED_LENGTH {
            return Err(EditError::UnfinishedTooLong);
        }
        self.unfinished = turn.decisions();
        Ok(())
    }

    /// The record of a game being played: its turns, its unfinished turn, its result and, in the tag `Termination`, why
    /// it ended. Of the reports of an agreed contest only those are kept on which the players agreed.
    pub fn from_game(game: &Game) -> Result<Record, EditError> {
        let mut record = match game.start().state() {
            Some(state) => {
                if *state != linked::State::new(*state.main(), *state.settings()) {
                    return Err(EditError::Start);
                }
                Record::new_linked(*state.main(), *state.settings())
            }
            None => Record::new(game.start().position().clone()),
        };
        for (number, turn) in game.turns().iter().enumerate() {
            if game.turn(number).is_some_and(|turn| turn.status() != TurnStatus::Complete) {
                // A draw by repetition ended the turn; by the rules of the game alone it is not complete.
                record.set_unfinished(turn.decisions())?;
            } else {
                record.add_decisions(record.last, turn.decisions())?;
            }
        }
        if !game.open().is_empty() {
            record.set_unfinished(&game.open().decisions())?;
        }
        if let Some(End { outcome, cause }) = game.end() {
            record.set_result(outcome)?;
            if !matches!(cause, Cause::Rules(_) | Cause::Unknown) {
                let set = record.tags_mut().set(TERMINATION, cause.words());
                set.expect("it is a name of a tag, and the only one");
            }
        }
        Ok(record)
    }

    /// Plays a whole turn at a node, given by all its decisions, as [`Record::add_turn`] does in a plain game and
    /// [`Record::add_linked_turn`] in a linked one.
    pub fn add_decisions(
        &mut self,
        id: NodeId,
        decisions: &[Decision],
    ) -> Result<NodeId, EditError> {
        if self.settings().is_some() {
            let actions: Vec<linked::Action> =
                decisions.iter().copied().map(linked::Action::from).collect();
            return self.add_linked_turn(id, &actions);
        }
        let mut turn = OpenTurn::new(&self.node(id).ok_or(EditError::NoSuchNode)?.game_state());
        for &decision in decisions {
            turn.push(decision).map_err(EditError::Unfinished)?;
        }
        self.add_turn(id, &turn.main_actions())
    }

    /// The game of the main line, with the unfinished turn and the end that is noted. If the game went on although it
    /// could have been called a draw by repetition, the game is [endless](Game::endless).
    pub fn to_game(&self) -> Game {
        let strict = self.game_with(Game::new(self.at(Record::ROOT).game_state()), self.last, true);
        let mut game = strict.unwrap_or_else(|| {
            let endless = Game::endless(self.at(Record::ROOT).game_state());
            self.game_with(endless, self.last, true).expect("the turns of a record are legal")
        });
        let cut_short =
            game.status() == TurnStatus::Complete && game.open().status() != TurnStatus::Complete;
        if cut_short && self.result() == Some(Outcome::Draw) {
            game.commit().expect("nothing more is to be decided");
        }
        let noted = self.tags().get(TERMINATION).and_then(Cause::from_words);
        if self.result().is_some() || matches!(noted, Some(Cause::Abort | Cause::Abandonment)) {
            game.end_by(End { outcome: self.result(), cause: noted.unwrap_or(Cause::Unknown) });
        }
        game
    }

    /// The game of the line to a node, with nothing decided there; none if the node was deleted. As with
    /// [`Record::to_game`] it may be endless.
    pub fn game_to(&self, id: NodeId) -> Option<Game> {
        self.node(id)?;
        let start = || self.at(Record::ROOT).game_state();
        let strict = self.game_with(Game::new(start()), id, false);
        strict.or_else(|| self.game_with(Game::endless(start()), id, false))
    }

    /// Plays the line to a node; none if repetition ended it before.
    fn game_with(&self, mut game: Game, id: NodeId, unfinished: bool) -> Option<Game> {
        for step in self.line_to(id)? {
            let decisions = self.at(step.id).turn_decisions();
            let length = decisions.len();
            game.play(decisions).ok()?;
            if game.turns().last()?.decisions().len() != length {
                return None;
            }
        }
        let open = if unfinished { &self.unfinished[..] } else { &[] };
        open.iter().try_for_each(|&decision| game.push(decision)).ok()?;
        Some(game)
    }
}
