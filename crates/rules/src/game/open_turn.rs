//! A turn in the making, of a plain game or of a linked one.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;
use thiserror::Error;

use super::{Decision, GameState};
use crate::linked::{self, Question};
use crate::turn::without_count;
use crate::{
    AnyAction, AnyIllegal, AnyPosition, Color, Position, TurnBuilder, TurnError, TurnStatus,
};

/// Why something cannot be decided, or a turn not be committed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DecideError {
    /// In a plain game.
    #[error(transparent)]
    Plain(#[from] TurnError<AnyIllegal>),
    /// In a linked game.
    #[error(transparent)]
    Linked(#[from] linked::TurnError),
    /// The game is over.
    #[error("the game is over")]
    Over,
}

/// A turn in the making: what one player decides in a plain game, what both decide in a linked one until the other is to
/// move in the main game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct OpenTurn(Kind);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Kind {
    Plain(Box<TurnBuilder<AnyPosition>>),
    Linked(Box<LinkedTurn>),
}

/// A turn of a linked game with its positions as boards show them.
#[derive(Clone, PartialEq, Eq, Debug)]
struct LinkedTurn {
    turn: linked::Turn,
    start: AnyPosition,
    main: AnyPosition,
}

impl OpenTurn {
    /// A turn with nothing decided.
    pub fn new(state: &GameState) -> OpenTurn {
        let position = state.position().clone();
        OpenTurn(match state.state() {
            None => Kind::Plain(Box::new(TurnBuilder::new(position))),
            Some(state) => Kind::Linked(Box::new(LinkedTurn {
                turn: linked::Turn::new(state.clone()),
                start: position.clone(),
                main: position,
            })),
        })
    }

    /// The turn as a turn of a plain game.
    pub fn plain(&self) -> Option<&TurnBuilder<AnyPosition>> {
        match &self.0 {
            Kind::Plain(turn) => Some(turn),
            Kind::Linked(_) => None,
        }
    }

    /// The turn as a turn of a linked game.
    pub fn linked(&self) -> Option<&linked::Turn> {
        match &self.0 {
            Kind::Plain(_) => None,
            Kind::Linked(linked) => Some(&linked.turn),
        }
    }

    /// The position the turn began in; in a linked game, that of the main game.
    pub fn start(&self) -> &AnyPosition {
        match &self.0 {
            Kind::Plain(turn) => turn.start(),
            Kind::Linked(linked) => &linked.start,
        }
    }

    /// The position now; in a linked game, that of the main game, which a use that is only declared has not changed.
    pub fn position(&self) -> &AnyPosition {
        match &self.0 {
            Kind::Plain(turn) => turn.position(),
            Kind::Linked(linked) => &linked.main,
        }
    }

    /// The position on the board: that of the contest while one is played.
    pub fn board(&self) -> &AnyPosition {
        let contest = self.state().and_then(linked::State::contest);
        contest.map_or_else(|| self.position(), linked::ContestGame::position)
    }

    /// The state of a linked game.
    pub fn state(&self) -> Option<&linked::State> {
        Some(self.linked()?.state())
    }

    /// The game as it would stand if the turn ended here.
    pub fn game_state(&self) -> GameState {
        match &self.0 {
            Kind::Plain(turn) => turn.position().clone().into(),
            Kind::Linked(linked) => linked.turn.state().clone().into(),
        }
    }

    /// Who decides now. In a linked game this may be either, whosesoever turn it is.
    pub fn decider(&self) -> Color {
        self.state().map_or_else(|| self.position().side(), linked::State::decider)
    }

    /// What is to be decided.
    pub fn question(&self) -> Question {
        let plain = || Question::Main(self.position().prompt());
        self.state().map_or_else(plain, linked::State::question)
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        match &self.0 {
            Kind::Plain(turn) => turn.len(),
            Kind::Linked(linked) => linked.turn.len(),
        }
    }

    /// Whether nothing is decided yet.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The decisions so far.
    pub fn decisions(&self) -> Vec<Decision> {
        match &self.0 {
            Kind::Plain(turn) => turn.actions().map(Decision::from).collect(),
            Kind::Linked(linked) => linked.turn.actions().map(Decision::from).collect(),
        }
    }

    /// What was played in the game itself: all of a plain turn, and what came of a linked one.
    pub fn main_actions(&self) -> Vec<AnyAction> {
        match &self.0 {
            Kind::Plain(turn) => turn.actions().collect(),
            Kind::Linked(linked) => {
                linked.turn.main_actions().into_iter().map(AnyAction::GipfPlus).collect()
            }
        }
    }

    /// The decisions that may come next; none if the turn is complete.
    pub fn legal(&self) -> Vec<Decision> {
        match &self.0 {
            Kind::Plain(turn) => turn.legal().into_iter().map(Decision::from).collect(),
            Kind::Linked(linked) if linked.turn.is_complete() => Vec::new(),
            Kind::Linked(linked) => {
                linked.turn.state().actions().into_iter().map(Decision::from).collect()
            }
        }
    }

    /// The only decision on the board, if there is just one. Nobody is made to declare a use that may be challenged, to
    /// answer, or to acknowledge.
    pub fn forced(&self) -> Option<Decision> {
        if self.status() == TurnStatus::Complete {
            return None;
        }
        let declares = |action| match (self.state(), linked::Action::from(Decision::Board(action)))
        {
            (Some(state), linked::Action::Main(action)) => state.declaration(action).is_some(),
            _ => false,
        };
        if !matches!(self.question(), Question::Main(_) | Question::Contest(_)) {
            return None;
        }
        match self.board().actions()[..] {
            [action] if !declares(action) => Some(action.into()),
            _ => None,
        }
    }

    /// How far the turn has come.
    pub fn status(&self) -> TurnStatus {
        match &self.0 {
            Kind::Plain(turn) => turn.status(),
            Kind::Linked(linked) if linked.turn.is_complete() => TurnStatus::Complete,
            Kind::Linked(_) => TurnStatus::Incomplete,
        }
    }

    /// The decisions so far as text, joined with `;`. The play of contests, which has a record of its own, is left out.
    pub fn text(&self) -> String {
        match &self.0 {
            Kind::Plain(turn) => turn.text(),
            Kind::Linked(linked) => linked.turn.text(),
        }
    }

    /// All decisions as text, joined with `;`, those of contests included: what the turn can be played from again.
    pub fn full_text(&self) -> String {
        match &self.0 {
            Kind::Plain(turn) => turn.text(),
            Kind::Linked(linked) => linked.turn.full_text(),
        }
    }

    /// Tells what the next dice or the next coin of a linked game show, whose seed is a secret of somebody else.
    pub fn tell(&mut self, roll: linked::Roll) {
        if let Kind::Linked(linked) = &mut self.0 {
            linked.turn.tell(roll);
        }
    }

    /// Takes over what a later state was told.
    pub(super) fn tell_as(&mut self, later: &GameState) {
        if let (Kind::Linked(linked), Some(later)) = (&mut self.0, later.state()) {
            linked.turn.tell_as(later);
        }
    }

    /// Adds a decision; one that is not allowed leaves the turn as it was.
    pub fn push(&mut self, decision: Decision) -> Result<(), DecideError> {
        match (&mut self.0, decision) {
            (Kind::Plain(turn), Decision::Board(action)) => Ok(turn.push(action)?),
            (Kind::Plain(_), decision) => {
                let illegal = match decision {
                    Decision::Result { .. } => linked::Illegal::NoContest,
                    _ => linked::Illegal::NothingDeclared,
                };
                Err(linked::TurnError::Illegal(illegal).into())
            }
            (Kind::Linked(linked), decision) => {
                linked.turn.push(decision.into())?;
                linked.main = (*linked.turn.state().main()).into();
                Ok(())
            }
        }
    }

    /// Adds decisions given as text, one or several joined with `;`: all of them or none.
    pub fn push_text(&mut self, text: &str) -> Result<(), DecideError> {
        let known = self.len();
        let mut push = |text| self.read(text)?.into_iter().try_for_each(|read| self.push(read));
        let pushed = decisions(text).try_for_each(&mut push);
        while pushed.is_err() && self.len() > known {
            self.pop();
        }
        pushed
    }

    /// Takes the last decision back and returns it.
    pub fn pop(&mut self) -> Option<Decision> {
        match &mut self.0 {
            Kind::Plain(turn) => turn.pop().map(Decision::from),
            Kind::Linked(linked) => {
                let last = linked.turn.pop()?;
                linked.main = (*linked.turn.state().main()).into();
                Some(last.into())
            }
        }
    }

    /// What a text of one decision says: a decision, or two where one that may be left out was left out.
    pub(super) fn read(&self, text: &str) -> Result<Vec<Decision>, DecideError> {
        match &self.0 {
            Kind::Plain(turn) => {
                let read = turn.parse(text)?;
                Ok(read.into_iter().map(Decision::from).collect())
            }
            Kind::Linked(linked) => Ok(vec![linked.turn.parse(text)?.into()]),
        }
    }

    /// The decision that ends the turn where it may end.
    pub(super) fn implied_end(&self) -> Option<Decision> {
        let may_end = self.status() == TurnStatus::MayEnd;
        may_end.then(|| self.plain()?.implied_end()).flatten().map(Decision::from)
    }

    /// Why the turn cannot be committed as it is.
    pub(super) fn incomplete(&self) -> DecideError {
        match &self.0 {
            Kind::Plain(turn) => TurnError::Incomplete(turn.position().prompt()).into(),
            Kind::Linked(linked) => {
                linked::TurnError::Incomplete(linked.turn.state().question()).into()
            }
        }
    }

    /// Why nothing can be added to a turn that is complete.
    pub(super) fn complete(&self) -> DecideError {
        match &self.0 {
            Kind::Plain(_) => TurnError::Complete.into(),
            Kind::Linked(_) => linked::TurnError::Complete.into(),
        }
    }
}

/// The decisions of a text, one by one.
pub(super) fn decisions(text: &str) -> impl Iterator<Item = &str> {
    without_count(text.trim()).split(';').map(str::trim)
}
