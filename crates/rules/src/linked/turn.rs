//! Whole turns of a linked game: everything that is decided, by both players, until the other is to move in the main game.

use alloc::string::String;
use alloc::vec::Vec;
use thiserror::Error;

use super::{Action, ContestGame, Declared, Illegal, Question, Roll, State, Undo};
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
        Question::Main(prompt) => prompt.sentence,
        Question::Challenge(_) => "a use has to be accepted or challenged",
        Question::Acknowledge { won: true } => "the contest was won",
        Question::Acknowledge { won: false } => "the contest was lost",
        Question::Report => "the result of the contest has to be reported by both",
        Question::Contest(prompt) => prompt.sentence,
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
    start: State,
    state: State,
    decided: Vec<Decided>,
    main_played: bool,
}

/// A decision and what takes it back.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Decided {
    action: Action,
    undo: Undo,
    /// Whether an action of the main stage had been played before.
    main_played: bool,
}

/// A decision of a turn with what was and what became of it.
struct Step {
    action: Action,
    /// The use that was pending when it was made.
    declared: Option<Declared>,
    /// Whether it is a report of an agreed contest.
    is_report: bool,
    /// How the contest stood that was played then.
    contest: Option<Option<Outcome>>,
    /// Whether no use is pending behind it.
    settled: bool,
    /// Its text; decisions of contests have none here.
    text: Option<String>,
}

impl Turn {
    /// A turn of the player to move, with nothing decided.
    pub fn new(state: State) -> Turn {
        let main_played = crate::Position::stage(state.main()) == Stage::After;
        Turn { start: state.clone(), state, decided: Vec::new(), main_played }
    }

    /// The state after the decisions so far.
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Tells what the next dice or the next coin show.
    pub fn tell(&mut self, roll: Roll) {
        self.state.tell(roll);
        self.start.tell_as(&self.state);
    }

    /// Takes over what a later state was told.
    pub(crate) fn tell_as(&mut self, later: &State) {
        self.state.tell_as(later);
        self.start.tell_as(later);
    }

    /// The state the turn began in.
    pub fn start(&self) -> &State {
        &self.start
    }

    /// The decisions so far.
    pub fn actions(&self) -> impl Iterator<Item = Action> {
        self.decided.iter().map(|decided| decided.action)
    }

    /// How many decisions there are.
    pub fn len(&self) -> usize {
        self.decided.len()
    }

    /// Whether nothing is decided yet.
    pub fn is_empty(&self) -> bool {
        self.decided.is_empty()
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
        let (main, declared) = (*self.state.main(), self.state.declared());
        let undo = self.state.play(action).map_err(TurnError::Illegal)?;
        self.decided.push(Decided { action, undo, main_played: self.main_played });
        self.main_played |= plays_main(&main, declared, self.state.main());
        Ok(())
    }

    /// Adds a decision given as text.
    pub fn push_text(&mut self, text: &str) -> Result<(), TurnError> {
        self.push(self.parse(text)?)
    }

    /// What a text says that would be added now.
    pub fn parse(&self, text: &str) -> Result<Action, TurnError> {
        if self.is_complete() {
            return Err(TurnError::Complete);
        }
        self.state.parse_action(text).map_err(TurnError::Text)
    }

    /// Takes the last decision back and returns it.
    pub fn pop(&mut self) -> Option<Action> {
        let last = self.decided.pop()?;
        self.state.undo(last.undo);
        self.main_played = last.main_played;
        Some(last.action)
    }

    /// The decisions, if the turn is complete.
    pub fn finish(self) -> Result<Vec<Action>, TurnError> {
        if !self.is_complete() {
            return Err(TurnError::Incomplete(self.state.question()));
        }
        Ok(self.actions().collect())
    }

    /// The decisions one by one.
    fn steps(&self) -> impl Iterator<Item = Step> {
        let mut state = self.start.clone();
        self.actions().map(move |action| {
            let is_play = matches!(action, Action::Contest(_));
            let text = (!is_play).then(|| state.action_text(action));
            let declared = state.declared();
            let is_report = matches!(state.stage(), super::Stage::Agreed { .. });
            let contest = state.contest().map(ContestGame::outcome);
            state.advance(action).expect("it was played before");
            let settled = state.declared().is_none();
            Step { action, declared, is_report, contest, settled, text }
        })
    }

    /// The turn without reports of agreed contests on which the players did not agree.
    #[must_use]
    pub fn without_disputes(&self) -> Turn {
        let mut turn = Turn::new(self.start.clone());
        for step in self.steps() {
            let times = match (step.is_report, step.settled) {
                (true, false) => 0,
                (true, true) => 2,
                (false, _) => 1,
            };
            for _ in 0..times {
                turn.push(step.action).expect("it was allowed with the disputes too");
            }
        }
        turn
    }

    /// The decisions so far as text, joined with `;`. The play of contests is left out: it has a record of its own. Of the
    /// reports of an agreed contest only the one stands there that both agreed on.
    pub fn text(&self) -> String {
        let stands = |step: &Step| !step.is_report || step.settled;
        let texts: Vec<String> = self.steps().filter(stands).filter_map(|step| step.text).collect();
        texts.join(";")
    }

    /// All decisions as text, joined with `;`: what the turn can be played from again.
    pub fn full_text(&self) -> String {
        let mut state = self.start.clone();
        let mut texts = Vec::with_capacity(self.len());
        for action in self.actions() {
            texts.push(state.action_text(action));
            state.advance(action).expect("it was played before");
        }
        texts.join(";")
    }

    /// What was played in the main game itself: uses that went ahead, and the discard of a T that lost its contest. A lost
    /// use of another kind leaves no action.
    pub fn main_actions(&self) -> Vec<gipf_plus::Action> {
        let played = |step: Step| match (step.action, step.declared) {
            _ if !step.settled => None,
            (Action::Main(action), _) => Some(action),
            (Action::Accept | Action::Result { won: true }, declared) => {
                declared.map(|declared| declared.action)
            }
            (Action::Result { won: false }, Some(declared)) => {
                let discarded = declared.kind == gipf_plus::Potential::Tamsk;
                discarded.then_some(gipf_plus::Action::DISCARD)
            }
            _ => None,
        };
        self.steps().filter_map(played).collect()
    }

    /// The games that were played as contests and decided, one after another.
    pub fn contests(&self) -> Vec<PlayedContest> {
        let links = &self.start.settings().links;
        let mut contests = Vec::new();
        let mut actions = Vec::new();
        for step in self.steps() {
            match (step.action, step.contest, step.declared) {
                (Action::Contest(action), _, _) => actions.push(action),
                (Action::Result { won }, Some(outcome), Some(declared)) => {
                    let given_up = Outcome::Win(if won { Color::White } else { Color::Black });
                    let start = links.get(declared.kind).start().expect("a game was played");
                    contests.push(PlayedContest {
                        start,
                        actions: core::mem::take(&mut actions),
                        outcome: outcome.unwrap_or(given_up),
                    });
                }
                _ => {}
            }
        }
        contests
    }
}

/// Whether a decision played an action of the main stage, rather than only costing a potential.
fn plays_main(
    before: &gipf_plus::Position,
    declared: Option<Declared>,
    after: &gipf_plus::Position,
) -> bool {
    let forfeited = declared.is_some_and(|declared| {
        let mut forfeited = *before;
        forfeited.forfeit(declared.spot);
        forfeited == *after
    });
    crate::Position::stage(before) == Stage::Main && before != after && !forfeited
}
