//! Whole turns: everything one player decides before the other is to move.

use alloc::string::String;
use alloc::vec::Vec;
use arrayvec::ArrayVec;
use thiserror::Error;

use crate::{ActionError, Notation, Position, Prompt, Stage};

/// How far a turn that is being put together has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TurnStatus {
    /// More must be decided.
    Incomplete,
    /// It may end here, by a decision that is implied when the turn is committed; or something more may be decided.
    MayEnd,
    /// Nothing more is to be decided.
    Complete,
}

/// Why something cannot be added to a turn, or the turn cannot be committed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TurnError<I: core::fmt::Display + core::fmt::Debug> {
    /// Nothing more is to be decided in this turn.
    #[error("the turn is complete; nothing may be added to it")]
    Complete,
    /// More must be decided.
    #[error("the turn is not complete: {}", .0.sentence)]
    Incomplete(Prompt),
    /// The rules forbid the action.
    #[error("{0}")]
    Illegal(I),
    /// The text is no legal action.
    #[error("{0}")]
    Text(ActionError<I>),
}

/// A turn in the making: what every user interface drives.
///
/// ```
/// use gipfel_rules::{Notation, TurnBuilder, TurnStatus, gipf};
///
/// let position: gipf::Position = "gipf basic 4/5/PPP3/4p2/6/5/4 w 9/9 -- push".parse().unwrap();
/// let mut turn = TurnBuilder::new(position);
/// turn.push_text("d1-d4").unwrap_err();
/// turn.push_text("d1-d5").unwrap();
/// assert_eq!(turn.status(), TurnStatus::Incomplete, "the row must be taken");
/// turn.push_text("xd2,d3,d4,d5").unwrap();
/// assert_eq!(turn.status(), TurnStatus::Complete);
/// assert_eq!(turn.text(), "d1-d5;xd2,d3,d4,d5");
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TurnBuilder<P: Position> {
    position: P,
    /// Each decision so far with the position it was made in.
    history: Vec<(P, P::Action)>,
    /// Also of a turn that begins behind its main action, as set-up positions may.
    main_played: bool,
}

impl<P: Position> TurnBuilder<P> {
    /// A turn of the player to move, with nothing decided.
    pub fn new(position: P) -> TurnBuilder<P> {
        let main_played = position.stage() == Stage::After;
        TurnBuilder { position, history: Vec::new(), main_played }
    }

    /// The position after the decisions so far.
    pub fn position(&self) -> &P {
        &self.position
    }

    /// The position the turn began in.
    pub fn start(&self) -> &P {
        self.history.first().map_or(&self.position, |(position, _)| position)
    }

    /// The decisions so far.
    pub fn actions(&self) -> impl Iterator<Item = P::Action> {
        self.history.iter().map(|&(_, action)| action)
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.history.len()
    }

    /// Whether nothing is decided yet.
    pub fn is_empty(&self) -> bool {
        self.history.is_empty()
    }

    /// The decisions that may come next; none if the turn is complete.
    pub fn legal(&self) -> Vec<P::Action> {
        if self.is_complete() { Vec::new() } else { self.position.actions().to_vec() }
    }

    /// How far the turn has come.
    pub fn status(&self) -> TurnStatus
    where
        P: Notation,
    {
        if self.is_complete() {
            return TurnStatus::Complete;
        }
        if self.implied_end().is_some() { TurnStatus::MayEnd } else { TurnStatus::Incomplete }
    }

    fn is_complete(&self) -> bool {
        self.position.outcome().is_some()
            || (self.main_played && self.position.stage() != Stage::After)
    }

    /// Adds a decision; one that is not allowed leaves the turn as it was.
    pub fn push(&mut self, action: P::Action) -> Result<(), TurnError<P::Illegal>> {
        if self.is_complete() {
            return Err(TurnError::Complete);
        }
        let before = self.position.clone();
        self.position.play(action).map_err(TurnError::Illegal)?;
        self.main_played |= before.stage() == Stage::Main;
        self.history.push((before, action));
        Ok(())
    }

    /// Takes the last decision back and returns it.
    pub fn pop(&mut self) -> Option<P::Action> {
        let (position, action) = self.history.pop()?;
        self.position = position;
        // Something was still to be decided there, so the main action was played only if rows are being claimed.
        self.main_played = self.position.stage() == Stage::After;
        Some(action)
    }

    /// Plays decisions as long as there is just one, and returns them.
    pub fn play_forced(&mut self) -> Vec<P::Action> {
        let mut forced = Vec::new();
        while let [action] = self.legal()[..] {
            self.push(action).expect("a generated action is legal");
            forced.push(action);
        }
        forced
    }
}

impl<P: Notation> TurnBuilder<P> {
    /// Adds a decision given as text. A `done` that may be left out is supplied.
    pub fn push_text(&mut self, text: &str) -> Result<(), TurnError<P::Illegal>> {
        for action in self.parse(text)? {
            self.push(action)?;
        }
        Ok(())
    }

    /// What a text says that would be added now: one decision, or two where a `done` that may be left out was left out.
    pub fn parse(&self, text: &str) -> Result<ArrayVec<P::Action, 2>, TurnError<P::Illegal>> {
        if self.is_complete() {
            return Err(TurnError::Complete);
        }
        let error = match self.position.parse_action(text) {
            Ok(action) => return Ok([action].into_iter().collect()),
            Err(error) => error,
        };
        let Some(end) = self.position.implied_end().filter(|_| !self.main_played) else {
            return Err(TurnError::Text(error));
        };
        let mut ended = self.position.clone();
        ended.play(end).map_err(TurnError::Illegal)?;
        match ended.parse_action(text) {
            Ok(action) => Ok([end, action].into()),
            // Of the two readings the one that fits what was meant has the better reason.
            Err(_) if text.starts_with('x') => Err(TurnError::Text(error)),
            Err(error) => Err(TurnError::Text(error)),
        }
    }

    /// The decision that ends the turn here and may be left out in its text, if it may end here.
    pub fn implied_end(&self) -> Option<P::Action> {
        self.position.implied_end().filter(|_| self.main_played && !self.is_complete())
    }

    /// Ends the turn where it may end and returns its decisions.
    pub fn finish(mut self) -> Result<Vec<P::Action>, TurnError<P::Illegal>> {
        if let Some(end) = self.implied_end() {
            self.push(end)?;
        }
        if !self.is_complete() {
            return Err(TurnError::Incomplete(self.position.prompt()));
        }
        Ok(self.actions().collect())
    }

    /// The decisions so far as text, joined with `;`.
    pub fn text(&self) -> String {
        let texts: Vec<String> =
            self.history.iter().map(|(position, action)| position.action_text(*action)).collect();
        texts.join(";")
    }
}

/// Reads a whole turn: decisions joined with `;`, a count in parentheses behind it ignored. The turn returned may
/// be incomplete.
pub fn parse_turn<P: Notation>(
    position: &P,
    text: &str,
) -> Result<TurnBuilder<P>, TurnError<P::Illegal>> {
    let mut turn = TurnBuilder::new(position.clone());
    for decision in without_count(text.trim()).split(';') {
        turn.push_text(decision.trim())?;
    }
    Ok(turn)
}

/// The text without the reserve that players note behind a turn: `a5-f4 (8)` is `a5-f4`.
pub(crate) fn without_count(text: &str) -> &str {
    let count = |text: &str| {
        let (before, number) = text.strip_suffix(')')?.rsplit_once('(')?;
        let digits = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        digits.then_some(before.len())
    };
    count(text).map_or(text, |end| text[..end].trim_end())
}

/// The canonical text of a turn played from a position.
pub fn turn_text<P: Notation>(position: &P, actions: &[P::Action]) -> String {
    let mut position = position.clone();
    let mut texts = Vec::with_capacity(actions.len());
    for &action in actions {
        texts.push(position.action_text(action));
        position.play_unchecked(action);
    }
    texts.join(";")
}
