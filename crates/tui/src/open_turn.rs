//! A turn in the making, of a plain game or of a linked one.

use gipfel_record::{NodeId, Record};
use gipfel_render::LastTurn;
use gipfel_rules::linked::{self, Question};
use gipfel_rules::{
    AnyAction, AnyIllegal, AnyPosition, Color, Position, TurnBuilder, TurnError, TurnStatus,
    parse_turn,
};
use thiserror::Error;

/// Why something cannot be decided.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum DecideError {
    /// In a plain game.
    #[error("{0}")]
    Plain(TurnError<AnyIllegal>),
    /// In a linked game.
    #[error("{0}")]
    Linked(linked::TurnError),
}

/// A turn in the making.
#[derive(Clone, Debug)]
pub(crate) enum OpenTurn {
    Plain(Box<TurnBuilder<AnyPosition>>),
    Linked(Box<LinkedTurn>),
}

/// A turn of a linked game, and the positions as boards show them.
#[derive(Clone, Debug)]
pub(crate) struct LinkedTurn {
    turn: linked::Turn,
    /// The position the turn began with.
    start: AnyPosition,
    /// The position on the board: that of the main game, or of the contest.
    board: AnyPosition,
}

impl LinkedTurn {
    fn new(turn: linked::Turn) -> LinkedTurn {
        let start = (*turn.start().main()).into();
        let board = board(turn.state());
        LinkedTurn { turn, start, board }
    }
}

/// The board that a state shows.
fn board(state: &linked::State) -> AnyPosition {
    match state.contest() {
        Some(contest) => contest.position().clone(),
        None => (*state.main()).into(),
    }
}

impl OpenTurn {
    /// Nothing is decided yet at a node of a record.
    pub(crate) fn new(record: &Record, node: NodeId) -> OpenTurn {
        match record.node(node).and_then(gipfel_record::Node::state) {
            Some(state) => {
                let turn = linked::Turn::new(state.clone());
                OpenTurn::Linked(Box::new(LinkedTurn::new(turn)))
            }
            None => {
                let position = record.position(node).unwrap_or(record.start());
                OpenTurn::Plain(Box::new(TurnBuilder::new(position.clone())))
            }
        }
    }

    /// The position on the board: in a contest, that of the contest.
    pub(crate) fn position(&self) -> &AnyPosition {
        match self {
            OpenTurn::Plain(turn) => turn.position(),
            OpenTurn::Linked(linked) => &linked.board,
        }
    }

    /// The position the turn began with.
    pub(crate) fn start(&self) -> &AnyPosition {
        match self {
            OpenTurn::Plain(turn) => turn.start(),
            OpenTurn::Linked(linked) => &linked.start,
        }
    }

    /// The state of a linked game.
    pub(crate) fn state(&self) -> Option<&linked::State> {
        match self {
            OpenTurn::Plain(_) => None,
            OpenTurn::Linked(linked) => Some(linked.turn.state()),
        }
    }

    /// The use that waits for an answer or a contest.
    pub(crate) fn declared(&self) -> Option<linked::Declared> {
        self.state()?.declared()
    }

    /// What a linked game asks, other than to decide on a board.
    pub(crate) fn question(&self) -> Option<Question> {
        let question = self.state()?.question();
        (!matches!(question, Question::Main(_) | Question::Contest(_))).then_some(question)
    }

    /// Who decides now, by his colour in the main game.
    pub(crate) fn decider(&self) -> Color {
        self.state().map_or_else(|| self.position().side(), linked::State::decider)
    }

    pub(crate) fn is_empty(&self) -> bool {
        match self {
            OpenTurn::Plain(turn) => turn.is_empty(),
            OpenTurn::Linked(linked) => linked.turn.is_empty(),
        }
    }

    pub(crate) fn is_complete(&self) -> bool {
        match self {
            OpenTurn::Plain(turn) => turn.status() == TurnStatus::Complete,
            OpenTurn::Linked(linked) => linked.turn.is_complete(),
        }
    }

    /// The decisions so far as text.
    pub(crate) fn text(&self) -> String {
        match self {
            OpenTurn::Plain(turn) => turn.text(),
            OpenTurn::Linked(linked) => linked.turn.text(),
        }
    }

    /// What may be decided on the board.
    pub(crate) fn legal(&self) -> Vec<AnyAction> {
        match self {
            OpenTurn::Plain(turn) => turn.legal(),
            OpenTurn::Linked(linked) => {
                let actions = linked.turn.state().actions().into_iter();
                actions
                    .filter_map(|action| match action {
                        linked::Action::Main(action) => Some(AnyAction::GipfPlus(action)),
                        linked::Action::Contest(action) => Some(action),
                        _ => None,
                    })
                    .collect()
            }
        }
    }

    /// Adds a decision on the board.
    pub(crate) fn push(&mut self, action: AnyAction) -> Result<(), DecideError> {
        let state = match self {
            OpenTurn::Plain(turn) => return turn.push(action).map_err(DecideError::Plain),
            OpenTurn::Linked(linked) => linked.turn.state(),
        };
        let action = match (state.contest(), action) {
            (None, AnyAction::GipfPlus(action)) => linked::Action::Main(action),
            _ => linked::Action::Contest(action),
        };
        self.push_linked(action)
    }

    /// Adds a decision of a linked game.
    pub(crate) fn push_linked(&mut self, action: linked::Action) -> Result<(), DecideError> {
        match self {
            OpenTurn::Plain(_) => {
                let illegal = linked::Illegal::NothingDeclared;
                Err(DecideError::Linked(linked::TurnError::Illegal(illegal)))
            }
            OpenTurn::Linked(linked) => {
                linked.turn.push(action).map_err(DecideError::Linked)?;
                linked.board = board(linked.turn.state());
                Ok(())
            }
        }
    }

    /// Adds decisions given as text, one or several joined by `;`: all of them or none.
    pub(crate) fn push_text(&mut self, text: &str) -> Result<(), DecideError> {
        match self {
            OpenTurn::Plain(turn) => {
                let read = parse_turn(turn.position(), text).map_err(DecideError::Plain)?;
                for action in read.actions() {
                    turn.push(action).map_err(DecideError::Plain)?;
                }
            }
            OpenTurn::Linked(linked) => {
                let mut turn = linked.turn.clone();
                for decision in text.split(';') {
                    turn.push_text(decision.trim()).map_err(DecideError::Linked)?;
                }
                **linked = LinkedTurn::new(turn);
            }
        }
        Ok(())
    }

    /// Takes the last decision back; false if there is none.
    pub(crate) fn pop(&mut self) -> bool {
        match self {
            OpenTurn::Plain(turn) => turn.pop().is_some(),
            OpenTurn::Linked(linked) => {
                let popped = linked.turn.pop().is_some();
                linked.board = board(linked.turn.state());
                popped
            }
        }
    }

    /// What was decided in the main game: all of a plain turn, and what came of a linked one.
    pub(crate) fn actions(&self) -> Vec<AnyAction> {
        match self {
            OpenTurn::Plain(turn) => turn.actions().collect(),
            OpenTurn::Linked(linked) => {
                linked.turn.main_actions().into_iter().map(AnyAction::GipfPlus).collect()
            }
        }
    }

    /// All decisions of a turn of a linked game.
    pub(crate) fn decisions(&self) -> Vec<linked::Action> {
        match self {
            OpenTurn::Plain(_) => Vec::new(),
            OpenTurn::Linked(linked) => linked.turn.actions().collect(),
        }
    }

    /// Whether a use was challenged in it: then more than a few decisions would be lost with it.
    pub(crate) fn is_contested(&self) -> bool {
        self.decisions().contains(&linked::Action::Challenge)
    }

    /// Whether the last decision was made by the one who decides now, on the board that is shown.
    pub(crate) fn may_take_back(&self) -> bool {
        let Some(state) = self.state() else { return !self.is_empty() };
        match state.question() {
            Question::Contest(_) => !state.contest().is_some_and(linked::ContestGame::begins_turn),
            Question::Main(_) => matches!(self.decisions().last(), Some(linked::Action::Main(_))),
            Question::Challenge(_) | Question::Acknowledge { .. } | Question::Report => false,
        }
    }

    /// Whether what is decided now begins something that is taken back as a whole: a turn, an answer, a turn of a contest.
    pub(crate) fn is_at_beginning(&self) -> bool {
        let Some(state) = self.state() else { return self.is_empty() };
        match state.question() {
            Question::Acknowledge { .. } => false,
            Question::Challenge(_) | Question::Report => true,
            Question::Contest(_) => state.contest().is_some_and(linked::ContestGame::begins_turn),
            Question::Main(_) => !matches!(self.decisions().last(), Some(linked::Action::Main(_))),
        }
    }

    /// The turns of the contest on the board, the last perhaps incomplete.
    pub(crate) fn contest_turns(&self) -> Vec<TurnBuilder<AnyPosition>> {
        let start = self.state().and_then(|state| {
            let declared = state.contest().and(state.declared())?;
            state.settings().links.get(declared.kind).start()
        });
        let Some(start) = start else { return Vec::new() };
        let decisions = self.decisions();
        let played = decisions.iter().rev().map_while(|action| match action {
            linked::Action::Contest(action) => Some(*action),
            _ => None,
        });
        let mut played: Vec<AnyAction> = played.collect();
        played.reverse();
        let mut turns = Vec::new();
        let mut turn = TurnBuilder::new(start);
        for action in played {
            if turn.push(action).is_err() {
                break;
            }
            if turn.status() == TurnStatus::Complete {
                let next = TurnBuilder::new(turn.position().clone());
                turns.push(std::mem::replace(&mut turn, next));
            }
        }
        if !turn.is_empty() {
            turns.push(turn);
        }
        turns
    }

    /// What was decided on the board that is shown; none if nothing was.
    pub(crate) fn trace(&self) -> Option<LastTurn> {
        if self.state().is_some_and(|state| state.contest().is_some()) {
            let turns = self.contest_turns();
            return Some(turns.last().map_or_else(LastTurn::default, |turn| {
                LastTurn::new(turn.start(), turn.actions())
            }));
        }
        let actions = self.actions();
        (!actions.is_empty()).then(|| LastTurn::new(self.start(), actions))
    }
}
