//! A game that is being played: its record, and the game of the line that the board stands in.

use gipfel_record::{NodeId, Record};
use gipfel_render::LastTurn;
use gipfel_rules::linked::{self, Declared, Question, Settings};
use gipfel_rules::{
    AnyAction, AnyPosition, Cause, Color, DecideError, Decision, End, Game, Interface as _, Key,
    Kind, Layer, Look, OpenTurn, Position as _, Tint, TurnStatus, gipf_plus,
};

use crate::Player;
use crate::files::Home;

/// A game that is being played.
#[derive(Clone, Debug)]
pub struct Play {
    /// Everything that was played. Behind its main line stands the unfinished turn, if the board is there.
    record: Record,
    /// The node whose position the turn in the making starts from.
    at: NodeId,
    /// The line to that node, with the turn in the making.
    game: Game,
    /// A turn that was left unfinished elsewhere than behind the main line to look at others, and where it is.
    left: Option<(NodeId, Vec<Decision>)>,
    /// Nodes that were taken back, the next to come back last.
    redo: Vec<NodeId>,
    players: [Player; 2],
    /// Whether something was played since the last saving.
    pub(crate) changed: bool,
    /// How often something was decided or taken back.
    changes: u64,
    /// The file it was loaded from or saved to.
    pub(crate) home: Option<Home>,
}

/// The tag that says why a game ended.
const TERMINATION: &str = "Termination";

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

    /// A game that goes on where a record's main line ends, in the unfinished turn if there is one.
    pub fn from_record(record: Record, players: [Player; 2], home: Option<Home>) -> Play {
        Play { home, ..Play::at_end(record, players) }
    }

    fn at_end(record: Record, players: [Player; 2]) -> Play {
        Play {
            at: record.last(),
            game: record.to_game(),
            left: None,
            record,
            redo: Vec::new(),
            players,
            changed: false,
            changes: 0,
            home: None,
        }
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
        self.game.board()
    }

    /// The turn in the making.
    pub(crate) fn turn(&self) -> &OpenTurn {
        self.game.open()
    }

    /// The state of a linked game; none if the game is not linked.
    pub fn state(&self) -> Option<&linked::State> {
        self.turn().state()
    }

    /// The use that waits for an answer or a contest.
    pub(crate) fn declared(&self) -> Option<Declared> {
        self.state()?.declared()
    }

    /// The game that is played as a contest.
    pub(crate) fn contest(&self) -> Option<&linked::ContestGame> {
        self.state()?.contest()
    }

    /// What a linked game asks, other than to decide on a board.
    pub fn question(&self) -> Option<Question> {
        let question = self.game.question();
        let on_board = matches!(question, Question::Main(_) | Question::Contest(_));
        (!on_board && self.ending().is_none()).then_some(question)
    }

    /// Who plays, White first.
    pub fn players(&self) -> [Player; 2] {
        self.players
    }

    /// Who decides now. Dice and results are acknowledged at the keyboard if somebody plays there, and contests away from the
    /// program are reported by people only.
    pub fn mover(&self) -> Player {
        match self.question() {
            Some(Question::Report) => Player::Human,
            Some(Question::Acknowledge { .. }) if self.is_attended() => Player::Human,
            _ => self.players[self.turn().decider().index()],
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
    pub fn ending(&self) -> Option<End> {
        self.game.end()
    }

    /// The keys of the positions before this one on the board, for the engine.
    pub fn history(&self) -> &[Key] {
        self.contest().map_or_else(|| self.game.history(), linked::ContestGame::history)
    }

    /// The keys of the positions of the main game before this one, whatever contest is played.
    pub fn main_history(&self) -> &[Key] {
        self.game.history()
    }

    /// The keys of the positions before the one that the turn began in.
    pub fn history_before_turn(&self) -> Vec<Key> {
        let mut game = self.game.clone();
        while game.pop().is_some() {}
        game.history().to_vec()
    }

    /// What may be decided on the board; nothing when the game is over.
    pub fn legal(&self) -> Vec<AnyAction> {
        let on_board = |decision| match decision {
            Decision::Board(action) => Some(action),
            _ => None,
        };
        self.game.legal().into_iter().filter_map(on_board).collect()
    }

    /// Makes a decision. A turn that is complete by it is played.
    pub fn decide(&mut self, action: AnyAction) -> Result<(), DecideError> {
        self.game.push(action)?;
        self.keep();
        Ok(())
    }

    /// Makes decisions given as text: one, or several joined by `;`. All of them or none.
    pub fn decide_text(&mut self, text: &str) -> Result<(), DecideError> {
        if let Some(answer) = linked::Action::from_word(text).filter(|_| self.state().is_some()) {
            return self.answer(answer);
        }
        self.game.push_text(text)?;
        self.keep();
        Ok(())
    }

    /// Answers what a linked game asks: accepts, challenges, acknowledges, reports, or gives a contest up.
    ///
    /// What is reported about a contest away from the program the computer believes.
    pub fn answer(&mut self, answer: linked::Action) -> Result<(), DecideError> {
        let is_report = self.game.question() == Question::Report;
        self.game.push(answer)?;
        let is_open = self.game.question() == Question::Report;
        if is_report && is_open && !self.is_among_people() {
            self.game.push(answer)?;
        }
        self.keep();
        Ok(())
    }

    /// Makes decisions of a linked game one after another, up to the end of the turn.
    pub fn play_decisions(&mut self, decisions: &[linked::Action]) -> Result<(), DecideError> {
        let mut decided = Ok(());
        for &decision in decisions {
            decided = self.game.push(decision);
            if decided.is_err() || self.game.status() == TurnStatus::Complete {
                break;
            }
        }
        self.keep();
        decided
    }

    /// Plays a whole turn, in place of what was decided of it so far.
    pub fn play_turn(&mut self, actions: &[AnyAction]) -> Result<(), DecideError> {
        self.game.play(actions.iter().copied())?;
        self.keep_played();
        Ok(())
    }

    /// Lets the record follow what was decided. A turn that is complete is played.
    fn keep(&mut self) {
        if self.game.status() == TurnStatus::Complete {
            self.game.commit().expect("nothing more is to be decided in it");
            self.keep_played();
        } else {
            self.keep_unfinished();
        }
    }

    fn change(&mut self) {
        self.changed = true;
        self.changes += 1;
    }

    /// A number that another state of the game does not have.
    pub(crate) fn state_number(&self) -> u64 {
        self.changes
    }

    /// Puts the turn that the game has played last into the record.
    fn keep_played(&mut self) {
        self.change();
        let Some(turn) = self.game.turns().last() else { return };
        let decisions = turn.decisions().to_vec();
        if self.ended_within_turn() {
            return self.keep_unfinished();
        }
        let kept = self.record.add_decisions(self.at, &decisions).and_then(|next| {
            // What is played is the game; what was taken back stays as a variation.
            self.record.promote_to_main(next)?;
            Ok(next)
        });
        match kept {
            Ok(next) => {
                self.at = next;
                self.redo.clear();
                self.left = None;
                self.note_result();
            }
            // A record is full after a hundred thousand turns; then nothing is played any more.
            Err(_) => self.reopen_turn(),
        }
    }

    /// Whether a draw by repetition has ended the game in the middle of a turn. The game has a turn then that is none by
    /// the rules of the game alone; the record has it as unfinished.
    fn ended_within_turn(&self) -> bool {
        let last = self.game.turns().len().checked_sub(1).and_then(|turn| self.game.turn(turn));
        last.is_some_and(|turn| turn.status() != TurnStatus::Complete)
    }

    /// The turn behind the node, also if the game has ended within it.
    pub(crate) fn unfinished_turn(&self) -> OpenTurn {
        let last = self.game.turns().len().checked_sub(1).filter(|_| self.ended_within_turn());
        last.and_then(|turn| self.game.turn(turn)).unwrap_or_else(|| self.turn().clone())
    }

    /// Where the board stands: the way to the node.
    pub(crate) fn path(&self) -> Vec<usize> {
        self.record.path(self.at).unwrap_or_default()
    }

    /// Puts the board to a node, with the full text of what is decided there.
    pub(crate) fn go_on(&mut self, path: &[usize], turn: &str) -> Result<(), String> {
        let node = self.record.follow(path).ok_or("there is no such turn")?;
        self.arrive(node);
        if self.ending().is_none() && !turn.is_empty() {
            while self.game.pop().is_some() {}
            self.game.push_text(turn).map_err(|error| error.to_string())?;
            if self.game.status() == TurnStatus::Complete {
                self.game.commit().map_err(|error| error.to_string())?;
            }
        }
        Ok(())
    }

    /// Lets the unfinished turn of the record follow what is decided.
    fn keep_unfinished(&mut self) {
        self.change();
        if self.record.last() == self.at {
            let decisions = self.unfinished_turn().decisions();
            // What is too long for a record is missed by `is_whole`, and said when it is saved.
            let _ = self.record.set_unfinished(&decisions);
            self.note_result();
        }
    }

    /// Whether all that was decided is in the record. Turns are; an unfinished one is if it stands behind the main line.
    pub(crate) fn is_whole(&self) -> bool {
        let decided = self.unfinished_turn().decisions();
        let here = decided.is_empty()
            || (self.record.last() == self.at && self.record.unfinished() == decided);
        here && self.left.is_none()
    }

    /// Lets the record's result follow the game.
    fn note_result(&mut self) {
        if self.record.last() != self.at {
            return;
        }
        // Where the rules have decided nothing any result is accepted, and the tag is one of few.
        match self.ending() {
            Some(End { cause: Cause::Rules(_), .. }) => {}
            Some(End { outcome, cause }) => {
                let _ = self.record.set_result(outcome);
                let _ = self.record.tags_mut().set(TERMINATION, cause.words());
            }
            None => {
                let _ = self.record.set_result(None);
                self.record.tags_mut().remove(TERMINATION);
            }
        }
    }

    /// Puts the board to a node, with what was left unfinished there.
    fn arrive(&mut self, node: NodeId) {
        if self.record.last() != self.at && !self.turn().is_empty() {
            self.left = Some((self.at, self.turn().decisions()));
        }
        let is_last = self.record.last() == node;
        let game = if is_last { Some(self.record.to_game()) } else { self.record.game_to(node) };
        let Some(game) = game else { return };
        self.game = game;
        self.at = node;
        if let Some((_, decisions)) = self.left.take_if(|(left, _)| *left == node) {
            for decision in decisions {
                if self.game.push(decision).is_err() {
                    return;
                }
            }
        }
    }

    /// Takes the last decision of the turn in the making back; false if there is none.
    fn pop(&mut self) -> bool {
        if self.game.pop().is_some() {
            return true;
        }
        let ended = self.ended_within_turn();
        if ended {
            self.reopen_turn();
        }
        ended
    }

    /// Goes back to before the last decision of the turn that the game has played last.
    fn reopen_turn(&mut self) {
        let Some(turn) = self.game.take_back() else { return };
        let Some((_, decisions)) = turn.decisions().split_last() else { return };
        for &decision in decisions {
            self.game.push(decision).expect("it was decided here before");
        }
    }

    /// Whether the last decision was made by the one who decides now, on the board that is shown.
    pub(crate) fn may_take_back(&self) -> bool {
        let decided = || matches!(self.turn().decisions().last(), Some(Decision::Board(_)));
        match self.game.question() {
            Question::Contest(_) => !self.contest().is_some_and(linked::ContestGame::begins_turn),
            Question::Main(_) => decided(),
            Question::Challenge(_) | Question::Acknowledge { .. } | Question::Report => false,
        }
    }

    /// Whether what is decided now begins something that is taken back as a whole: a turn, an answer, a turn of a contest.
    fn is_at_beginning(&self) -> bool {
        match self.game.question() {
            Question::Acknowledge { .. } => false,
            Question::Challenge(_) | Question::Report => true,
            Question::Contest(_) => self.contest().is_some_and(linked::ContestGame::begins_turn),
            Question::Main(_) if self.state().is_none() => self.turn().is_empty(),
            Question::Main(_) => !self.may_take_back(),
        }
    }

    /// Takes the last decision of the turn in the making back; false if there is none. In a linked game that goes no further
    /// than what the same player has decided on the same board.
    pub fn take_back_decision(&mut self) -> bool {
        let popped = self.may_take_back() && self.pop();
        if popped {
            self.keep_unfinished();
        }
        popped
    }

    /// Takes back: what is decided of the turn in the making, else turns up to the last one of somebody at the keyboard,
    /// else one turn. False if there is nothing to take back.
    pub fn undo(&mut self) -> bool {
        let human = |play: &Play| play.mover().is_human();
        let anybody = self.is_attended();
        let here = self.clone();
        while self.pop() {
            let plain = self.state().is_none();
            if self.is_at_beginning() && (plain || !anybody || human(self)) {
                self.keep_unfinished();
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
        self.redo = self.line().into_iter().rev().collect();
        self.arrive(Record::ROOT);
    }

    /// Goes to the end of the line.
    pub fn go_to_end(&mut self) {
        if let Some(last) = self.line().pop().filter(|last| *last != self.at) {
            self.redo.clear();
            self.arrive(last);
        }
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
        match self.contest() {
            Some(contest) => last_turn(contest.game()),
            None => last_turn(&self.game),
        }
    }

    /// How many pieces of a colour the game has lost since its start. What turns over or comes from a common pool is not
    /// counted.
    pub fn lost(&self, color: Color) -> usize {
        let description = self.position().game().description();
        let is_piece = |kind: Kind| {
            let info = &description[kind];
            matches!(info.look, Look::Disc | Look::Marked(_)) && info.tint == Tint::Owner
        };
        let count = |position: &AnyPosition| {
            let pieces = position.pieces();
            let own = |layer: &&Layer| is_piece(layer.kind) && layer.owner == Some(color);
            let board: usize =
                pieces.stacks().map(|(_, stack)| stack.iter().filter(own).count()).sum();
            let beside = pieces.beside().iter().filter(|holding| {
                let kind = description[holding.beside.tray].kind;
                holding.beside.owner == Some(color) && is_piece(kind)
            });
            board + beside.map(|holding| usize::from(holding.count)).sum::<usize>()
        };
        let game = self.contest().map_or(&self.game, linked::ContestGame::game);
        count(game.start().position()).saturating_sub(count(self.position()))
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

/// What was decided last: of the turn in the making, else of the turn before.
fn last_turn(game: &Game) -> LastTurn {
    let turn = match game.turns().len().checked_sub(1).filter(|_| game.open().is_empty()) {
        Some(last) => game.turn(last),
        None => Some(game.open().clone()),
    };
    turn.map_or_else(LastTurn::default, |turn| LastTurn::new(turn.start(), turn.main_actions()))
}
