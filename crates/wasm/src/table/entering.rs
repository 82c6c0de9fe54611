//! What becomes of what hands do at a table.

use gipfel_learn::{Choice, Why};
use gipfel_rules::linked::Question;
use gipfel_rules::{
    AnyAction, Color, DecideError, Decision, Interface as _, OpenTurn, PlaceId, Position as _, Tap,
    Tapped, TurnStatus, Walk, linked,
};

use super::{Changed, Table};
use crate::entry::{EntryView, Hand, StatusName, held_letter};
use crate::linked::linked_view;
use crate::problem::{Problem, turn_problem};
use crate::step::{Step, step};
use crate::view::End;

impl Table {
    pub(super) fn hand(&self) -> Hand<'_> {
        Hand { position: self.game.board(), walk: &self.walk }
    }

    pub(super) fn place(&self, name: &str) -> Option<PlaceId> {
        self.game.board().board().named(name)
    }

    pub(super) fn begin_walk(&mut self) {
        let open = !self.waits();
        let legal = if open { self.game.legal() } else { Vec::new() };
        let actions: Vec<AnyAction> = legal
            .into_iter()
            .filter_map(|decision| match decision {
                Decision::Board(action) => Some(action),
                _ => None,
            })
            .collect();
        // What was brought in last is nobody's choice for another turn.
        let held = self.walk.held().filter(|_| self.game.open().len() > self.settled);
        self.walk = Walk::new(self.game.board(), &actions, held);
    }

    /// Whether what was decided waits for being confirmed, because nothing more is to be decided by the same player.
    pub(super) fn waits(&self) -> bool {
        self.proposed.is_some() || (self.game.open().len() > self.settled && !self.goes_on())
    }

    fn goes_on(&self) -> bool {
        let here = match self.game.question() {
            Question::Main(_) => !self.in_contest,
            Question::Contest(_) => self.in_contest,
            _ => false,
        };
        here && self.game.status() != TurnStatus::Complete && self.game.decider() == self.author
    }

    /// Everything decided so far stands.
    pub(super) fn settle(&mut self) {
        self.proposed = None;
        self.settled = self.game.open().len();
        self.automatic.resize(self.settled, false);
        self.author = self.game.decider();
        self.in_contest = self.game.state().and_then(linked::State::contest).is_some();
        self.begin_walk();
    }

    fn decide(
        &mut self,
        decision: Decision,
        automatic: bool,
        edge: Option<PlaceId>,
    ) -> Option<Step> {
        let made = step(self.game.open(), decision, edge);
        self.game.push(decision).ok()?;
        self.automatic.push(automatic);
        Some(made)
    }

    pub(super) fn push_forced(&mut self) -> Changed {
        let mut steps = Vec::new();
        while !self.waits()
            && self.game.end().is_none()
            && let Some(decision) = self.game.open().forced()
            && let Some(made) = self.decide(decision, true, None)
        {
            steps.push(made);
        }
        self.begin_walk();
        self.stepped(steps)
    }

    pub(super) fn tap_place(&mut self, point: &str) -> Changed {
        let place = self.place(point);
        self.do_tap(place.map(Tap::Place))
    }

    pub(super) fn do_tap(&mut self, tap: Option<Tap>) -> Changed {
        let first = self.walk.taps().first().copied();
        match tap.map(|tap| self.walk.tap(tap)) {
            Some(Tapped::Chosen(action)) => self.choose(action, first),
            Some(Tapped::Part) => Changed { why: self.nothing_taken(), ..self.changed() },
            Some(Tapped::Nothing) | None => {
                if let Some(anew) = tap.and_then(|tap| self.begin_anew(tap)) {
                    return anew;
                }
                let why = match tap {
                    Some(Tap::Place(place)) => self.why(first, place),
                    _ => None,
                };
                self.walk.cancel();
                Changed { why, ..self.changed() }
            }
        }
    }

    /// With a piece in the hand something else is taken up instead: what was decided of the turn is taken back for it.
    fn begin_anew(&mut self, tap: Tap) -> Option<Changed> {
        self.game.board().taken_up()?;
        let decided = self.game.open().decisions()[self.settled..].to_vec();
        let automatic = self.automatic[self.settled..].to_vec();
        for _ in &decided {
            self.game.pop();
        }
        self.automatic.truncate(self.settled);
        self.begin_walk();
        if let Tapped::Chosen(action) = self.walk.tap(tap) {
            return Some(Changed { back: true, ..self.choose(action, None) });
        }
        for decision in decided {
            self.game.push(decision).ok()?;
        }
        self.automatic.extend(automatic);
        self.begin_walk();
        None
    }

    /// Gives up what is chosen, or puts back what was taken up.
    pub(super) fn give_up(&mut self) -> Changed {
        if !self.walk.can_go_back() && self.game.board().taken_up().is_some() && self.can_undo() {
            return self.take_one_back();
        }
        self.walk.cancel();
        self.changed()
    }

    pub(super) fn drag_to(&mut self, from: &str, to: &str) -> Changed {
        let Some((from, to)) = self.place(from).zip(self.place(to)) else { return self.changed() };
        match self.walk.drag(from, to) {
            Tapped::Chosen(action) => self.choose(action, Some(Tap::Place(from))),
            Tapped::Part => self.changed(),
            Tapped::Nothing => {
                let why = self.why(Some(Tap::Place(from)), to);
                Changed { why, ..self.changed() }
            }
        }
    }

    /// Why a place means nothing, with another that was chosen before.
    fn why(&self, chosen: Option<Tap>, place: PlaceId) -> Option<Problem> {
        if self.game.end().is_some() || self.waits() {
            return None;
        }
        if self.walk.wants_held(Tap::Place(place)) {
            return Some(Problem::new("choose-kind-first", "choose what to bring in first"));
        }
        let position = self.game.board();
        let name = |place: PlaceId| position.board()[place].name;
        let chosen = match chosen {
            Some(Tap::Place(place)) => Some(name(place)),
            _ => None,
        };
        let piece = self.walk.held().and_then(|held| held_letter(position, held));
        let why = Why::of_choice(position, Choice { chosen, point: name(place), piece });
        why.as_ref().map(Problem::from)
    }

    /// Why the chosen area cannot be taken as it is chosen: everything of it was to stay.
    fn nothing_taken(&self) -> Option<Problem> {
        let blocked = self.walk.area().is_some() && self.walk.confirmable().is_none();
        blocked.then(|| Problem::from(&Why::take_something(self.game.board().game())))
    }

    /// Whether a decision on the board begins a contest: it may let dice fall, which nobody takes back.
    fn begins_contest(&self, action: AnyAction) -> bool {
        let always = |state: &&linked::State| state.settings().contests == linked::Contests::Always;
        match (self.game.state().filter(always), Decision::Board(action).into()) {
            (Some(state), linked::Action::Main(action)) => state.declaration(action).is_some(),
            _ => false,
        }
    }

    fn choose(&mut self, action: AnyAction, first: Option<Tap>) -> Changed {
        if self.begins_contest(action) {
            self.proposed = Some(action.into());
            self.begin_walk();
            return self.changed();
        }
        let board = self.game.board().board();
        let edge = match first {
            Some(Tap::Place(place)) if board[place].edge => Some(place),
            _ => None,
        };
        let made = self.decide(action.into(), false, edge);
        self.begin_walk();
        self.stepped(made.into_iter().collect())
    }

    pub(super) fn respond(&mut self, word: &str) -> Result<Changed, Problem> {
        let action = linked::Action::from_word(word)
            .ok_or_else(|| Problem::new("unreadable-turn", word).points([word]))?;
        let decision = Decision::from(action);
        let acknowledged = matches!(self.game.question(), Question::Acknowledge { .. });
        if acknowledged {
            return self.push_text(word);
        }
        let mut tried = self.game.open().clone();
        tried.push(decision)?;
        self.proposed = Some(decision);
        self.begin_walk();
        Ok(self.changed())
    }

    pub(super) fn push_text(&mut self, text: &str) -> Result<Changed, Problem> {
        let known = self.game.open().len();
        let mut before = self.game.open().clone();
        let mut contested = false;
        self.proposed = None;
        if let Err(error) = self.game.push_text(text) {
            return Err(self.text_problem(error));
        }
        let mut steps = Vec::new();
        for &decision in &self.game.open().decisions()[known..] {
            contested |= !matches!(before.question(), Question::Main(_) | Question::Contest(_));
            steps.push(step(&before, decision, None));
            before.push(decision).map_err(Problem::from)?;
            self.automatic.push(false);
        }
        // What was answered, and what dice have decided, stands with all that led to it.
        if contested || self.waits() {
            let settled = self.settle_all();
            steps.extend(settled.steps);
            return Ok(Changed { steps, ..settled });
        }
        self.begin_walk();
        Ok(self.stepped(steps))
    }

    fn text_problem(&self, error: DecideError) -> Problem {
        match error {
            DecideError::Plain(error) => turn_problem(self.game.position(), &error),
            other => other.into(),
        }
    }

    pub(super) fn take_one_back(&mut self) -> Changed {
        if self.walk.can_go_back() {
            self.walk.cancel();
            return self.changed();
        }
        if self.proposed.take().is_some() {
            self.begin_walk();
            return self.changed();
        }
        if !self.can_undo() {
            return self.changed();
        }
        while self.automatic.last() == Some(&true) {
            self.game.pop();
            self.automatic.pop();
        }
        self.game.pop();
        self.automatic.pop();
        self.begin_walk();
        self.shown(Changed { back: true, ..self.changed() })
    }

    fn can_undo(&self) -> bool {
        self.walk.can_go_back()
            || self.proposed.is_some()
            || self.automatic[self.settled..].contains(&false)
    }

    pub(super) fn settle_all(&mut self) -> Changed {
        let mut steps = Vec::new();
        if let Some(decision) = self.proposed.take() {
            steps.extend(self.decide(decision, false, None));
        }
        let known = self.game.open().clone();
        let committed = self.game.status() != TurnStatus::Incomplete
            && !self.game.open().is_empty()
            && self.game.commit().is_ok();
        if committed {
            steps.extend(self.implied(&known));
            self.clocks.push(None);
            self.automatic.clear();
        }
        self.settle();
        let turn = committed.then(|| self.item(self.game.turns().len() - 1)).flatten();
        Changed { turn, ..self.stepped(steps) }
    }

    /// What was supplied at the end of the turn.
    fn implied(&self, known: &OpenTurn) -> Option<Step> {
        let last = self.game.turns().last()?.decisions();
        let decision = last.get(known.len())?;
        Some(step(known, *decision, None))
    }

    fn stepped(&self, steps: Vec<Step>) -> Changed {
        self.shown(Changed { steps, ..self.changed() })
    }

    pub(super) fn shown(&self, changed: Changed) -> Changed {
        Changed { position: Some(self.game.board().into()), ..changed }
    }

    /// What may be done now, with nothing changed.
    pub(super) fn changed(&self) -> Changed {
        let open = self.game.open();
        Changed {
            steps: Vec::new(),
            back: false,
            turn: None,
            turns: self.game.turns().len(),
            position: None,
            entry: self.hand().fill(self.entry()),
            linked: open.linked().map(linked_view),
            end: self.game.end().map(End::from),
            why: None,
        }
    }

    fn entry(&self) -> EntryView {
        let open = self.game.open();
        let user = self.game.state().and_then(linked::State::declared).map(|use_| use_.user);
        let on_contest = self.game.state().and_then(linked::State::contest).is_some();
        // In a contest the user of the potential has White.
        let mover = match user {
            Some(user) if on_contest && user == self.author => Color::White,
            Some(_) if on_contest => Color::Black,
            _ => self.author,
        };
        EntryView {
            mover: mover.into(),
            decider: self.author.into(),
            prompt: self.game.board().prompt().name,
            status: match self.game.status() {
                TurnStatus::Incomplete => StatusName::Incomplete,
                TurnStatus::MayEnd => StatusName::MayEnd,
                TurnStatus::Complete => StatusName::Complete,
            },
            waiting: self.game.end().is_none() && self.waits(),
            proposed: self
                .proposed
                .zip(self.game.state())
                .map(|(decision, state)| state.action_text(decision.into())),
            can_undo: self.game.end().is_none() && self.can_undo(),
            forced: self.game.end().is_none() && !self.waits() && open.forced().is_some(),
            decided: open.len(),
            text: open.text(),
            held: None,
            holdable: Vec::new(),
            chosen: None,
            at_edge: false,
            aiming: false,
            targets: Vec::new(),
            starts: Vec::new(),
            draggable: Vec::new(),
            buttons: Vec::new(),
            areas: Vec::new(),
            area: None,
            lifted: Vec::new(),
            kept: Vec::new(),
            take: None,
        }
    }
}
