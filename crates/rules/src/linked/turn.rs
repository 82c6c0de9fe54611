//! Whole turns of a linked game: everything that is decided, by both players, until the other is to move in the main game.

use thiserror::Error;

use super::{Action, Contest, Illegal, Question, State};
use crate::{ActionError, AnyAction, AnyPosition, Color, Outcome, Stage, gipf_plus};

/// Why something cannot be added to a turn, or the turn cannot be committed.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum TurnError {
    /// Nothing more is to be decided in this turn.
    #[error("the turn is complete; nothing may be added to it")]
    Complete,
    /// More must be decided.
    #[error("the turn is not complete: {}", open(*.0))]
    Incomplete(Question),
    /// The rules forbid the decision.
    #[error("{0}")]
    Illegal(Illegal),
    /// The text is no decision that is allowed.
    #[error("{0}")]
    Text(ActionError<Illegal>),
}

fn open(question: Question) -> &'static str {
    match question {
        Question::Main(prompt) => prompt.sentence(),
        Question::Challenge(_) => "a use has to be accepted or challenged",
        Question::Acknowledge { won: true } => "the contest was won",
        Question::Acknowledge { won: false } => "the contest was lost",
        Question::Report => "the result of the contest has to be reported by both",
        Question::Contest(prompt) => prompt.sentence(),
    }
}

/// A game that was played as a contest.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PlayedContest {
    /// Where it started.
    pub start: AnyPosition,
    /// What was played.
    pub actions: Vec<AnyAction>,
    /// How it ended. White is the user of the potential.
    pub outcome: Outcome,
}

/// A turn in the making.
///
/// The turn belongs to the player who is to move in the main game. Answers, contests and their results are parts of it,
/// whoever decides them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Turn {
    state: State,
    /// Each decision so far with the state it was made in.
    history: Vec<(State, Action)>,
    main_played: bool,
}

impl Turn {
    /// A turn of the player to move, with nothing decided.
    pub fn new(state: State) -> Turn {
        let main_played = crate::Position::stage(state.main()) == Stage::After;
        Turn { state, history: Vec::new(), main_played }
    }

    /// The state after the decisions so far.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// The state the turn began in.
    pub fn start(&self) -> &State {
        self.history.first().map_or(&self.state, |(state, _)| state)
    }

    /// The decisions so far.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.history.iter().map(|&(_, action)| action)
    }

    /// Whether nothing is decided yet.
    pub fn is_empty(&self) -> bool {
        self.history.is_empty()
    }

    /// Whether nothing more is to be decided.
    pub fn is_complete(&self) -> bool {
        let pending = self.state.declared().is_some();
        let ended = self.main_played && crate::Position::stage(self.state.main()) != Stage::After;
        !pending && (ended || self.state.outcome().is_some())
    }

    /// Adds a decision; one that is not allowed leaves the turn as it was.
    pub fn push(&mut self, action: Action) -> Result<(), TurnError> {
        if self.is_complete() {
            return Err(TurnError::Complete);
        }
        let before = self.state.clone();
        self.state.play(action).map_err(TurnError::Illegal)?;
        self.main_played |= plays_main(&before, &self.state);
        self.history.push((before, action));
        Ok(())
    }

    /// Adds a decision given as text.
    pub fn push_text(&mut self, text: &str) -> Result<(), TurnError> {
        if self.is_complete() {
            return Err(TurnError::Complete);
        }
        let action = self.state.parse_action(text).map_err(TurnError::Text)?;
        self.push(action)
    }

    /// Takes the last decision back and returns it.
    pub fn pop(&mut self) -> Option<Action> {
        let (state, action) = self.history.pop()?;
        self.state = state;
        // Something was still to be decided there, so the main action was played only behind it.
        self.main_played = crate::Position::stage(self.state.main()) == Stage::After;
        Some(action)
    }

    /// The decisions, if the turn is complete.
    pub fn finish(self) -> Result<Vec<Action>, TurnError> {
        if !self.is_complete() {
            return Err(TurnError::Incomplete(self.state.question()));
        }
        Ok(self.actions().collect())
    }

    /// The turn without reports of agreed contests on which the players did not agree.
    #[must_use]
    pub fn without_disputes(&self) -> Turn {
        let mut turn = Turn::new(self.start().clone());
        for (number, (before, action)) in self.history.iter().enumerate() {
            let after = self.history.get(number + 1).map_or(&self.state, |(state, _)| state);
            let times = match before.stage() {
                super::Stage::Agreed { .. } if after.declared().is_some() => 0,
                super::Stage::Agreed { .. } => 2,
                _ => 1,
            };
            for _ in 0..times {
                turn.push(*action).expect("it was allowed with the disputes too");
            }
        }
        turn
    }

    /// The decisions so far as text, joined with `;`. The play of contests is left out: it has a record of its own. Of the
    /// reports of an agreed contest only the one stands there that both agreed on.
    pub fn text(&self) -> String {
        let mut texts: Vec<String> = Vec::new();
        for (number, (before, action)) in self.history.iter().enumerate() {
            let after = self.history.get(number + 1).map_or(&self.state, |(state, _)| state);
            let is_report = matches!(action, Action::Result { .. });
            if matches!(action, Action::Contest(_)) || (is_report && after.declared().is_some()) {
                continue;
            }
            texts.push(before.action_text(*action));
        }
        texts.join(";")
    }

    /// What was played in the main game itself: uses that went ahead, and the discard of a T that lost its contest. A lost
    /// use of another kind leaves no action.
    pub fn main_actions(&self) -> Vec<gipf_plus::Action> {
        let mut actions = Vec::new();
        for (number, (before, action)) in self.history.iter().enumerate() {
            let after = self.history.get(number + 1).map_or(&self.state, |(state, _)| state);
            match (action, before.declared()) {
                (Action::Main(action), _) if after.declared().is_none() => actions.push(*action),
                (Action::Accept, Some(declared)) => actions.push(declared.action),
                (Action::Result { won }, Some(declared)) if after.declared().is_none() => {
                    if *won {
                        actions.push(declared.action);
                    } else if declared.kind == gipf_plus::Potential::Tamsk {
                        actions.push(gipf_plus::Action::DISCARD);
                    }
                }
                _ => {}
            }
        }
        actions
    }

    /// The games that were played as contests and decided, one after another.
    pub fn contests(&self) -> Vec<PlayedContest> {
        let mut contests = Vec::new();
        let mut actions = Vec::new();
        for (before, action) in &self.history {
            match (action, before.contest()) {
                (Action::Contest(action), _) => actions.push(*action),
                (Action::Result { won }, Some(game)) => {
                    let given_up = Outcome::Win(if *won { Color::White } else { Color::Black });
                    let declared = before.declared();
                    let contest =
                        declared.map(|declared| before.settings().links.get(declared.kind));
                    if let Some(start) = contest.and_then(Contest::start) {
                        contests.push(PlayedContest {
                            start,
                            actions: std::mem::take(&mut actions),
                            outcome: game.outcome().unwrap_or(given_up),
                        });
                    }
                }
                _ => {}
            }
        }
        contests
    }
}

/// Whether a decision played an action of the main stage.
fn plays_main(before: &State, after: &State) -> bool {
    let was_main = crate::Position::stage(before.main()) == Stage::Main;
    was_main && before.main() != after.main() && !only_forfeited(before, after)
}

/// Whether all that happened in the main game is that a potential was lost.
fn only_forfeited(before: &State, after: &State) -> bool {
    let Some(declared) = before.declared() else { return false };
    let mut stripped = *before.main();
    stripped.forfeit(declared.spot);
    stripped == *after.main()
}
