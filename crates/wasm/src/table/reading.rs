//! Tables from games that were played so far, and back.

use gipfel_record::{Clock, Record};
use gipfel_rules::{DecideError, End as Ended, Game, GameState, TurnStatus, Walk};

use super::Table;
use crate::line::parse;
use crate::linked::{LinkSettings, state_of};
use crate::problem::Problem;
use crate::turn::{TurnItem, TurnView};

impl Table {
    pub(super) fn of(game: Game) -> Table {
        let walk = Walk::new(game.board(), &[], None);
        let clocks = vec![None; game.turns().len()];
        let author = game.decider();
        let mut table = Table {
            game,
            walk,
            settled: 0,
            author,
            in_contest: false,
            automatic: Vec::new(),
            proposed: None,
            clocks,
            problem: None,
            tags: Vec::new(),
        };
        table.replay_open();
        table
    }

    pub(super) fn played(
        start: &str,
        links: Option<&LinkSettings>,
        turns: &[String],
        unfinished: &str,
    ) -> Result<Table, Problem> {
        let start: GameState = match links {
            Some(links) => state_of(start, links)?.into(),
            None => parse(start)?.into(),
        };
        let mut game = Game::new(start.clone());
        let mut stopped = play_all(&mut game, turns, unfinished);
        if stopped == Err(DecideError::Over) {
            // It went on although it could have been called a draw.
            game = Game::endless(start);
            stopped = play_all(&mut game, turns, unfinished);
        }
        let mut table = Table::of(game);
        table.problem = stopped.err().map(Problem::from);
        Ok(table)
    }

    /// Finds out which decisions of an unfinished turn stand: those behind which somebody else decides.
    fn replay_open(&mut self) {
        let (decisions, end) = (self.game.open().decisions(), self.game.end());
        while self.game.pop().is_some() {}
        self.settle();
        for decision in decisions {
            self.game.push(decision).expect("it was decided here before");
            self.automatic.push(false);
            if self.waits() && self.game.open().linked().is_some() {
                self.settle();
            }
        }
        let stands = self.settled > 0 && self.settled == self.game.open().len();
        if stands && self.game.status() == TurnStatus::Complete && self.game.commit().is_ok() {
            self.clocks.push(None);
            self.automatic.clear();
            self.settle();
        }
        self.end_again(end);
    }

    /// Taking decisions back has lifted what was declared from outside.
    fn end_again(&mut self, end: Option<Ended>) {
        if let Some(end) = end {
            self.game.end_by(end);
        }
        self.begin_walk();
    }

    /// Lets decisions be taken back that were thought to stand.
    pub(super) fn unsettle(&mut self, settled: usize) {
        let (decisions, end) = (self.game.open().decisions(), self.game.end());
        while self.game.open().len() > settled {
            self.game.pop();
        }
        self.settle();
        for &decision in &decisions[settled..] {
            self.game.push(decision).expect("it was decided here before");
            self.automatic.push(false);
        }
        self.end_again(end);
    }

    pub(super) fn read_line(&mut self, record: &Record) {
        let mut id = Record::ROOT;
        for clock in &mut self.clocks {
            let Some(&next) = record.node(id).and_then(|node| node.children().first()) else {
                break;
            };
            id = next;
            let note = record.node(id).and_then(|node| node.annotations().clock);
            *clock = note.map(Clock::millis);
        }
        let pairs = record.tags().iter();
        self.tags = pairs.map(|(name, value)| [name.to_owned(), value.to_owned()]).collect();
    }

    pub(super) fn record(&self, tags: &[[String; 2]]) -> Result<Record, Problem> {
        let mut record = Record::from_game(&self.game)?;
        for [name, value] in tags {
            // What is no name of a tag has been checked by whoever wrote it.
            let _ = record.tags_mut().set(name, value);
        }
        let mut id = Record::ROOT;
        for clock in &self.clocks {
            let Some(&next) = record.node(id).and_then(|node| node.children().first()) else {
                break;
            };
            id = next;
            if let (Some(millis), Some(notes)) = (clock, record.annotations_mut(id)) {
                notes.clock = Some(Clock::from_millis(*millis));
            }
        }
        Ok(record)
    }

    pub(super) fn item(&self, turn: usize) -> Option<TurnItem> {
        Some(TurnItem::of(&self.game.turn(turn)?))
    }

    pub(super) fn turn_view(&self, turn: usize) -> Option<TurnView> {
        TurnView::of(self.game.state_after(turn)?, self.game.turns().get(turn)?.decisions())
    }
}

fn play_all(game: &mut Game, turns: &[String], unfinished: &str) -> Result<(), DecideError> {
    for text in turns {
        game.play_text(text)?;
    }
    if unfinished.is_empty() { Ok(()) } else { game.push_text(unfinished) }
}
