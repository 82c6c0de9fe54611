//! A game that is being played: its record, where in it the board stands, and the turn in the making.

use std::path::PathBuf;

use gipfel_record::{EditError, NodeId, Record, Step};
use gipfel_render::LastTurn;
use gipfel_rules::linked::{self, Question, Settings};
use gipfel_rules::{
    AnyAction, AnyPosition, Color, DRAW_AFTER, Key, Outcome, Position, Repetition, Stage, gipf_plus,
};

use crate::Player;
use crate::open_turn::{DecideError, OpenTurn};

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Play {
    record: Record,
    /// The node whose position the turn in the making starts from.
    at: NodeId,
    turn: OpenTurn,
    /// A turn of a linked game that was left unfinished to look at others, and where it is.
    left: Option<(NodeId, Vec<linked::Action>)>,
    /// Nodes that were taken back, the next to come back last.
    redo: Vec<NodeId>,
    players: [Player; 2],
    /// What has occurred up to the node, its own position included.
    occurred: Repetition<AnyPosition>,
    /// The same as the engine wants it, the node's own position excluded.
    history: Vec<Key>,
    /// Whether something was played since the last saving.
    pub(crate) changed: bool,
    /// The file it was loaded from or saved to.
    pub(crate) file: Option<PathBuf>,
}

/// How a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// By the rules.
    Rules(Outcome),
    /// A position has come up for the third time.
    Repetition,
}

/// The tag that says why a game ended, and its value for a repetition.
const TERMINATION: &str = "Termination";
const REPETITION: &str = "repetition";

impl Play {
    /// A new game.
    pub fn new(start: AnyPosition, players: [Player; 2]) -> Play {
        Play::at_end(Record::new(start), players)
    }

    /// A new game in which potentials are linked to contests.
    pub fn new_linked(
        start: gipf_plus::Position,
        settings: Settings,
        players: [Player; 2],
    ) -> Play {
        Play::at_end(Record::new_linked(start, settings), players)
    }

    /// A game that goes on where a record's main line ends.
    pub fn from_record(record: Record, players: [Player; 2], file: Option<PathBuf>) -> Play {
        Play { file, ..Play::at_end(record, players) }
    }

    fn at_end(record: Record, players: [Player; 2]) -> Play {
        let at = record.last();
        let mut play = Play {
            turn: OpenTurn::new(&record, at),
            left: None,
            record,
            at,
            redo: Vec::new(),
            players,
            occurred: Repetition::new(),
            history: Vec::new(),
            changed: false,
            file: None,
        };
        play.arrive(at);
        play
    }

    /// The record.
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// The node that the turn in the making starts from.
    pub fn node(&self) -> NodeId {
        self.at
    }

    /// The position on the board, inside a turn or between two; while a contest is played, the contest's.
    pub fn position(&self) -> &AnyPosition {
        self.turn.position()
    }

    /// The turn in the making.
    pub(crate) fn turn(&self) -> &OpenTurn {
        &self.turn
    }

    /// The state of a linked game; none if the game is not linked.
    pub fn state(&self) -> Option<&linked::State> {
        self.turn.state()
    }

    /// What a linked game asks, other than to decide on a board.
    pub fn question(&self) -> Option<Question> {
        if self.ending().is_some() { None } else { self.turn.question() }
    }

    /// Who plays, White first.
    pub fn players(&self) -> [Player; 2] {
        self.players
    }

    /// Who decides now. Dice and results are acknowledged at the keyboard if somebody plays there, and contests away from the
    /// program are reported by people only.
    pub fn mover(&self) -> Player {
        match self.turn.question() {
            Some(Question::Report) => Player::Human,
            Some(Question::Acknowledge { .. }) if self.is_attended() => Player::Human,
            _ => self.players[self.turn.decider().index()],
        }
    }

    /// Whether somebody at the keyboard plays.
    pub fn is_attended(&self) -> bool {
        self.players.iter().any(|player| player.is_human())
    }

    /// Whether nobody but people plays.
    pub(crate) fn is_among_people(&self) -> bool {
        self.players.iter().all(|player| player.is_human())
    }

    /// How the game is over, if it is.
    pub fn ending(&self) -> Option<Ending> {
        if self.turn.declared().is_some() {
            return None;
        }
        let position = self.position();
        if let Some(outcome) = position.outcome() {
            return Some(Ending::Rules(outcome));
        }
        let now = u32::from(!self.turn.is_empty() && position.stage() == Stage::Main);
        let often = self.occurred.count(position) + now;
        (often >= DRAW_AFTER && position.stage() == Stage::Main).then_some(Ending::Repetition)
    }

    /// The keys of the positions before this one, for the engine.
    pub fn history(&self) -> Vec<Key> {
        if let Some(contest) = self.state().and_then(linked::State::contest) {
            let mut history = contest.history().to_vec();
            history.pop_if(|last| *last == contest.position().key());
            return history;
        }
        let mut history = self.history.clone();
        let start = self.turn.start();
        if !self.turn.is_empty() && start.stage() == Stage::Main {
            history.push(start.key());
        }
        history
    }

    /// The keys of the positions of the main game before this one, whatever contest is played.
    pub fn main_history(&self) -> Vec<Key> {
        let mut history = self.history.clone();
        let start = self.turn.start();
        let moved = self.state().is_some_and(|state| AnyPosition::from(*state.main()) != *start);
        if moved && start.stage() == Stage::Main {
            history.push(start.key());
        }
        history
    }

    /// The decisions that may come next; none when the game is over.
    pub fn legal(&self) -> Vec<AnyAction> {
        if self.ending().is_some() { Vec::new() } else { self.turn.legal() }
    }

    /// Makes a decision. A turn that is complete by it is played.
    pub fn decide(&mut self, action: AnyAction) -> Result<(), DecideError> {
        self.turn.push(action)?;
        self.commit_if_complete();
        Ok(())
    }

    /// Makes decisions given as text: one, or several joined by `;`. All of them or none.
    pub fn decide_text(&mut self, text: &str) -> Result<(), DecideError> {
        if let Some(answer) = linked::Action::from_word(text).filter(|_| self.state().is_some()) {
            return self.answer(answer);
        }
        self.turn.push_text(text)?;
        self.commit_if_complete();
        Ok(())
    }

    /// Answers what a linked game asks: accepts, challenges, acknowledges, reports, or gives a contest up.
    ///
    /// What is reported about a contest away from the program the computer believes.
    pub fn answer(&mut self, answer: linked::Action) -> Result<(), DecideError> {
        let is_report = self.turn.question() == Some(Question::Report);
        self.turn.push_linked(answer)?;
        let is_open = self.turn.question() == Some(Question::Report);
        if is_report && is_open && !self.is_among_people() {
            self.turn.push_linked(answer)?;
        }
        self.commit_if_complete();
        Ok(())
    }

    /// Makes decisions of a linked game one after another, up to the end of the turn.
    pub fn play_decisions(&mut self, decisions: &[linked::Action]) -> Result<(), DecideError> {
        for &decision in decisions {
            self.turn.push_linked(decision)?;
            if self.turn.is_complete() {
                break;
            }
        }
        self.commit_if_complete();
        Ok(())
    }

    /// Plays a whole turn, in place of what was decided of it so far.
    pub fn play_turn(&mut self, actions: &[AnyAction]) -> Result<(), EditError> {
        let next = self.record.add_turn(self.at, actions)?;
        self.arrive_at_played(next)
    }

    fn commit_if_complete(&mut self) {
        if self.turn.is_complete() {
            let played = match &self.turn {
                OpenTurn::Plain(turn) => {
                    let actions: Vec<AnyAction> = turn.actions().collect();
                    self.play_turn(&actions)
                }
                OpenTurn::Linked(_) => self
                    .record
                    .add_linked_turn(self.at, &self.turn.decisions())
                    .and_then(|next| self.arrive_at_played(next)),
            };
            // A record is full after a hundred thousand turns; then nothing is played any more.
            if played.is_err() {
                self.turn.pop();
            }
        } else if self.ending().is_some() {
            self.note_result();
        }
    }

    fn arrive_at_played(&mut self, next: NodeId) -> Result<(), EditError> {
        // What is played is the game; what was taken back stays as a variation.
        self.record.promote_to_main(next)?;
        self.redo.clear();
        self.changed = true;
        self.turn = OpenTurn::new(&self.record, self.at);
        self.left = None;
        self.arrive(next);
        self.note_result();
        Ok(())
    }

    /// Lets the record's result follow the game.
    fn note_result(&mut self) {
        if self.record.last() != self.at {
            return;
        }
        match self.ending() {
            Some(Ending::Rules(_)) => {}
            Some(Ending::Repetition) => {
                // Where the rules have decided nothing, any result is accepted; the tag is one of few.
                let _ = self.record.set_result(Some(Outcome::Draw));
                let _ = self.record.tags_mut().set(TERMINATION, REPETITION);
            }
            None => {
                let _ = self.record.set_result(None);
                self.record.tags_mut().remove(TERMINATION);
            }
        }
    }

    /// Puts the board to a node, with nothing decided there.
    fn arrive(&mut self, node: NodeId) {
        if matches!(self.turn, OpenTurn::Linked(_)) && !self.turn.is_empty() {
            self.left = Some((self.at, self.turn.decisions()));
        }
        let steps = self.record.line_to(node).unwrap_or_default();
        let mut occurred = Repetition::new();
        let mut keys = Vec::new();
        let mut note = |position: &AnyPosition| {
            occurred.record(position);
            if position.stage() == Stage::Main {
                keys.push(position.key());
            }
        };
        note(self.record.start());
        for step in &steps {
            passed(&self.record, step, &mut note);
        }
        self.turn = OpenTurn::new(&self.record, node);
        if self.turn.start().stage() == Stage::Main {
            keys.pop();
        }
        self.at = node;
        self.occurred = occurred;
        self.history = keys;
        self.go_on_with_left();
    }

    /// Goes on with a turn that was left unfinished here.
    fn go_on_with_left(&mut self) {
        let Some((_, decisions)) = self.left.take_if(|(node, _)| *node == self.at) else { return };
        for decision in decisions {
            if self.turn.push_linked(decision).is_err() {
                return;
            }
        }
    }

    /// Takes the last decision of the turn in the making back; false if there is none. In a linked game that goes no further
    /// than what the same player has decided on the same board.
    pub fn take_back_decision(&mut self) -> bool {
        self.turn.may_take_back() && self.turn.pop()
    }

    /// Takes back: what is decided of the turn in the making, else turns up to the last one of somebody at the keyboard,
    /// else one turn. False if there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        let human = |play: &Play| play.mover().is_human();
        let anybody = self.is_attended();
        let here = self.clone();
        while self.turn.pop() {
            let plain = matches!(self.turn, OpenTurn::Plain(_));
            if self.turn.is_at_beginning() && (plain || !anybody || human(self)) {
                return true;
            }
        }
        while self.back() {
            if !anybody || human(self) {
                return true;
            }
        }
        *self = here;
        false
    }

    /// Brings back what was taken back, up to the next turn of somebody at the keyboard. False if there is nothing.
    pub fn redo(&mut self) -> bool {
        if !self.forward() {
            return false;
        }
        let anybody = self.is_attended();
        while anybody && !self.mover().is_human() && self.forward() {}
        true
    }

    /// Goes back one turn to look at it.
    pub fn back(&mut self) -> bool {
        let parent = self.record.node(self.at).and_then(gipfel_record::Node::parent);
        let Some(parent) = parent else { return false };
        self.redo.push(self.at);
        self.arrive(parent);
        true
    }

    /// Goes forward one turn: the one that was gone back over, else the line's.
    pub fn forward(&mut self) -> bool {
        let children = self.record.node(self.at).map_or(&[][..], |node| node.children());
        let back = self.redo.pop().filter(|node| children.contains(node));
        match back.or(children.first().copied()) {
            Some(next) => {
                self.arrive(next);
                true
            }
            None => false,
        }
    }

    /// Goes to a turn of the line that is shown.
    pub fn go_to(&mut self, node: NodeId) {
        let line = self.line();
        if let Some(place) = line.iter().position(|known| *known == node) {
            self.redo = line[place + 1..].iter().rev().copied().collect();
            self.arrive(node);
        }
    }

    /// Goes to the start of the game.
    pub fn go_to_start(&mut self) {
        while self.back() {}
    }

    /// Goes to the end of the line.
    pub fn go_to_end(&mut self) {
        while self.forward() {}
    }

    /// Whether turns follow in the line that is shown.
    pub fn has_more(&self) -> bool {
        self.record.node(self.at).is_some_and(|node| !node.children().is_empty())
    }

    /// The nodes of the line that is shown, without the start: up to the board's, and on.
    pub fn line(&self) -> Vec<NodeId> {
        let steps = self.record.line_to(self.at).unwrap_or_default();
        let mut line: Vec<NodeId> = steps.iter().map(|step| step.id).collect();
        let mut last = self.at;
        let mut redo = self.redo.iter().rev();
        loop {
            let children = self.record.node(last).map_or(&[][..], |node| node.children());
            let back = redo.next().copied().filter(|node| children.contains(node));
            let Some(next) = back.or(children.first().copied()) else { return line };
            line.push(next);
            last = next;
        }
    }

    /// What the last turn did; inside a turn, what was decided of it.
    pub fn last_turn(&self) -> LastTurn {
        if let Some(trace) = self.turn.trace() {
            return trace;
        }
        let Some(node) = self.record.node(self.at) else { return LastTurn::default() };
        let before = node.parent().and_then(|parent| self.record.position(parent));
        match (before, node.turn()) {
            (Some(before), Some(turn)) => LastTurn::new(before, turn.actions().iter().copied()),
            _ => LastTurn::default(),
        }
    }

    /// GIPF: how many pieces of a colour have been captured since the start.
    pub fn captured(&self, color: Color) -> u8 {
        let pieces = |position: &AnyPosition| match position {
            AnyPosition::Gipf(position) => {
                let board = position.spots(color).len() + position.gipf_spots(color).len();
                position.reserve(color) + board as u8
            }
            AnyPosition::GipfPlus(position) => {
                position.reserve(color) + position.basic_pieces(color) as u8
            }
            AnyPosition::Yinsh(_) => 0,
        };
        let contest = self.state().and_then(|state| {
            let declared = state.contest().and(state.declared())?;
            state.settings().links.get(declared.kind).start()
        });
        let start = contest.as_ref().unwrap_or(self.record.start());
        pieces(start).saturating_sub(pieces(self.position()))
    }

    /// The record as text, with the players' names.
    pub fn text(&self) -> String {
        let mut record = self.record.clone();
        for (tag, player) in ["White", "Black"].into_iter().zip(self.players) {
            if record.tags().get(tag).is_none() {
                // These are names of tags. If there are too many, names are not what matters.
                let _ = record.tags_mut().set(tag, &player.to_string());
            }
        }
        record.to_string()
    }
}

/// The positions of the game that a turn has led through, one by one. A lost use leads to one as well.
fn passed(record: &Record, step: &Step<'_>, note: &mut impl FnMut(&AnyPosition)) {
    let node = record.node(step.id);
    let state = node.and_then(|node| record.node(node.parent()?)?.state());
    if let Some((node, state)) = node.zip(state) {
        let mut state = state.clone();
        for &decision in node.decisions() {
            let before = *state.main();
            if state.advance(decision).is_ok() && *state.main() != before {
                note(&(*state.main()).into());
            }
        }
        return;
    }
    let mut position = step.before.clone();
    for &action in step.turn.actions() {
        position.play_unchecked(action);
        note(&position);
    }
}
