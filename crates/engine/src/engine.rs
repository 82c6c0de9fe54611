//! The engine as its users see it: options, a table that is kept between searches, and threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use gipfel_rules::{Key, Stage, Tactics};

use crate::blindness::Blindness;
use crate::busy::Busy;
use crate::control::{Control, Limits};
use crate::relay::Relay;
use crate::root::{Info, Plan, Report};
use crate::search::{Searcher, Shared};
use crate::transposition::{NoMemory, TranspositionTable};
use crate::{Evaluate, Tunables};

/// How an engine works.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// The size of the table in megabytes.
    pub hash: usize,
    /// Threads that search together. With one, a search can be repeated exactly.
    pub threads: usize,
    /// How many lines are found.
    pub lines: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options { hash: 64, threads: 1, lines: 1 }
    }
}

/// An engine for one game.
#[derive(Debug)]
pub struct Engine<E> {
    options: Options,
    evaluation: E,
    tunables: Tunables,
    pub(crate) table: TranspositionTable,
}

/// How many first actions a person compares.
const CHOICES: usize = 6;

/// Threads need room for deep recursion.
const STACK: usize = 16 << 20;

impl<E> Engine<E> {
    /// An engine that evaluates positions with `evaluation`. If there is no memory for its table, it has a smaller one.
    pub fn new(evaluation: E, options: Options) -> Engine<E> {
        Engine::with_table(evaluation, options, TranspositionTable::at_most(options.hash))
    }

    pub(crate) fn with_table(
        evaluation: E,
        options: Options,
        table: TranspositionTable,
    ) -> Engine<E> {
        let options = Options { hash: table.megabytes(), ..options };
        Engine { options, evaluation, tunables: Tunables::default(), table }
    }

    /// The options it works with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes the options; another table size empties the table. Without memory for the table everything stays as it was.
    pub fn set_options(&mut self, options: Options) -> Result<(), NoMemory> {
        if options.hash != self.options.hash {
            self.table = TranspositionTable::new(options.hash)?;
        }
        self.options = options;
        Ok(())
    }

    /// Changes the numbers of the search.
    pub fn set_tunables(&mut self, tunables: Tunables) {
        self.tunables = tunables;
    }

    /// Forgets everything about earlier positions. With a large table this takes a while.
    pub fn clear(&mut self) {
        self.table.clear();
    }

    /// How often the table was made or emptied. A search does neither.
    pub fn table_preparations(&self) -> u64 {
        self.table.preparations()
    }

    /// The evaluation.
    pub fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// Its evaluation, to be changed. What is in the table was found with the one before.
    pub fn evaluation_mut(&mut self) -> &mut E {
        &mut self.evaluation
    }

    /// Searches a position. `history` holds the keys of the positions that stood at the start of the main stages of the game
    /// so far; coming back to one of them is evaluated a draw. `report` hears of every iteration. None if the game is over.
    pub fn search<P: Tactics>(
        &mut self,
        position: &P,
        history: &[Key],
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<P::Action>),
    ) -> Option<Report<P::Action>>
    where
        E: Evaluate<P>,
    {
        if position.outcome().is_some() {
            return None;
        }
        self.table.age();
        let shared = self.shared(limits, control);
        let plan = Plan {
            lines: self.options.lines,
            depth: limits.depth,
            may_end_early: limits.nodes.is_some()
                || limits.time.is_some()
                || limits.clock.is_some(),
        };
        let info = self.run_threads(&shared, position, history, plan, report)?;
        let line = &info.lines[0].actions;
        let turn = self.complete_turn(position, line, history, limits, control);
        Some(Report { turn, info })
    }

    fn run_threads<P: Tactics>(
        &self,
        shared: &Shared<'_>,
        position: &P,
        history: &[Key],
        plan: Plan,
        report: &mut dyn FnMut(&Info<P::Action>),
    ) -> Option<Info<P::Action>>
    where
        E: Evaluate<P>,
    {
        #[cfg(debug_assertions)]
        crate::fault::strike();
        let relay = (self.options.threads > 1).then(Relay::new);
        let searcher = || {
            let mut searcher = Searcher::new(shared, &self.evaluation, history.to_vec());
            searcher.relay = relay.as_ref();
            searcher
        };
        if self.options.threads <= 1 {
            return searcher().iterate(position, plan, report);
        }
        std::thread::scope(|scope| {
            for _ in 1..self.options.threads {
                let plan = Plan { may_end_early: false, ..plan };
                let builder = std::thread::Builder::new().stack_size(STACK);
                // A machine that gives no more threads is searched with those there are.
                let _ = builder.spawn_scoped(scope, move || {
                    searcher().iterate(position, plan, &mut |_| {});
                });
            }
            // The others are waited for, also when this thread panics.
            let _stop = StopWhenDropped(&shared.stop);
            searcher().iterate(position, plan, report)
        })
    }

    /// A table that is empty, so that a level's answer depends on nothing but its question.
    pub(crate) fn clear_for_level(&mut self, nodes: u64) {
        // Clearing a large table for a few positions would take longer than looking at them.
        let enough = (nodes as usize * 32 / (1 << 20)).clamp(1, self.options.hash.max(1));
        if self.table.megabytes() == enough {
            self.table.clear();
        } else {
            self.table = TranspositionTable::at_most(enough);
        }
    }

    /// Searches all first actions and lets `choice` pick one of them by their scores, best first.
    pub(crate) fn search_as_person<P: Tactics>(
        &mut self,
        position: &P,
        history: &[Key],
        limits: &Limits,
        blindness: Option<Blindness>,
        choice: &dyn Fn(&[i32]) -> usize,
        control: &dyn Control,
    ) -> Option<Report<P::Action>>
    where
        E: Evaluate<P>,
    {
        if position.outcome().is_some() {
            return None;
        }
        let shared = self.shared(limits, control);
        let mut searcher = Searcher::new(&shared, &self.evaluation, history.to_vec());
        searcher.blindness = blindness;
        // One line, if there is nothing to choose from.
        let lines = if choice(&[0, 0]) == 0 && choice(&[0; 64]) == 0 { 1 } else { CHOICES };
        let plan = Plan { lines, depth: limits.depth, may_end_early: true };
        let mut info = searcher.iterate(position, plan, &mut |_| {})?;
        let scores: Vec<i32> = info.lines.iter().map(|line| line.score.value()).collect();
        let chosen = choice(&scores).min(info.lines.len() - 1);
        info.lines[..=chosen].rotate_right(1);
        let line = &info.lines[0].actions;
        let turn = self.complete_turn(position, line, history, limits, control);
        Some(Report { turn, info })
    }

    pub(crate) fn shared<'a>(&'a self, limits: &Limits, control: &'a dyn Control) -> Shared<'a> {
        Shared {
            control,
            table: &self.table,
            stop: AtomicBool::new(false),
            nodes: AtomicU64::new(0),
            node_limit: limits.nodes,
            deadlines: limits.deadlines(),
            tunables: self.tunables,
            busy: (self.options.threads > 1).then(Busy::new),
        }
    }

    /// The actions of a line up to the end of the mover's turn; what the line leaves open is searched for.
    fn complete_turn<P: Tactics>(
        &self,
        position: &P,
        line: &[P::Action],
        history: &[Key],
        limits: &Limits,
        control: &dyn Control,
    ) -> Vec<P::Action>
    where
        E: Evaluate<P>,
    {
        let mut position = position.clone();
        let mut turn = Vec::new();
        let mut line = line.iter().copied();
        let mut main_played = position.stage() == Stage::After;
        loop {
            let action = match line.next() {
                Some(action) => action,
                None => match self.quick_choice(&position, history, limits, control) {
                    Some(action) => action,
                    None => return turn,
                },
            };
            main_played |= position.stage() == Stage::Main;
            position.play_unchecked(action);
            turn.push(action);
            // The next turn may be the mover's again.
            if position.outcome().is_some() || (main_played && position.stage() != Stage::After) {
                return turn;
            }
        }
    }

    fn quick_choice<P: Tactics>(
        &self,
        position: &P,
        history: &[Key],
        limits: &Limits,
        control: &dyn Control,
    ) -> Option<P::Action>
    where
        E: Evaluate<P>,
    {
        const NODES: u64 = 2_000;
        // Beyond the deadline it is whatever looks best at first sight.
        let time = limits.deadlines().hard;
        let shared = self.shared(&Limits { time, ..Limits::nodes(NODES) }, control);
        let plan = Plan { lines: 1, depth: Some(3), may_end_early: true };
        let mut searcher = Searcher::new(&shared, &self.evaluation, history.to_vec());
        let info = searcher.iterate(position, plan, &mut |_| {})?;
        info.lines[0].actions.first().copied()
    }
}

/// Ends the search of all threads when its own ends, however it does.
struct StopWhenDropped<'a>(&'a AtomicBool);

impl Drop for StopWhenDropped<'_> {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}
