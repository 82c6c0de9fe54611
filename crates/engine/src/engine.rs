//! The engine as its users see it: options, a table that is kept between searches, and threads.

use std::sync::atomic::{AtomicBool, AtomicU64};

use gipfel_rules::{AnyAction, AnyPosition, Game, Key, Tactics};

use crate::busy::Busy;
use crate::control::{Control, Limits};
use crate::relay::Relay;
use crate::root::{Info, Plan, Report, ScoredLine};
use crate::search::{Blindness, Searcher, Shared};
use crate::table::Table;
use crate::{Evaluate, Level, Tunables, gipf, gipf_plus, yinsh};

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
    pub(crate) table: Table,
}

/// How many first actions a person compares.
const CHOICES: usize = 6;

/// Threads need room for deep recursion.
const STACK: usize = 16 << 20;

impl<E> Engine<E> {
    /// An engine that judges positions with `evaluation`.
    pub fn new(evaluation: E, options: Options) -> Engine<E> {
        Engine {
            options,
            evaluation,
            tunables: Tunables::default(),
            table: Table::new(options.hash),
        }
    }

    /// The options it works with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes the options; another table size empties the table.
    pub fn set_options(&mut self, options: Options) {
        if options.hash != self.options.hash {
            self.table = Table::new(options.hash);
        }
        self.options = options;
    }

    /// Changes the numbers of the search.
    pub fn set_tunables(&mut self, tunables: Tunables) {
        self.tunables = tunables;
    }

    /// Forgets everything about earlier positions.
    pub fn clear(&mut self) {
        self.table.clear();
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
    /// so far; coming back to one of them is judged a draw. `report` hears of every iteration. None if the game is over.
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
        let turn = self.complete_turn(position, &info.lines[0].actions, history, control);
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
            let info = searcher().iterate(position, plan, report);
            shared.stop.store(true, std::sync::atomic::Ordering::Relaxed);
            info
        })
    }

    /// A table that is empty, so that a level's answer depends on nothing but its question.
    pub(crate) fn clear_for_level(&mut self, nodes: u64) {
        // Clearing a large table for a few positions would take longer than looking at them.
        let enough = (nodes as usize * 32 / (1 << 20)).clamp(1, self.options.hash.max(1));
        if self.table.megabytes() == enough {
            self.table.clear();
        } else {
            self.table = Table::new(enough);
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
        let turn = self.complete_turn(position, &info.lines[0].actions, history, control);
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
        control: &dyn Control,
    ) -> Vec<P::Action>
    where
        E: Evaluate<P>,
    {
        let mut position = position.clone();
        let mut turn = Vec::new();
        let mut line = line.iter().copied();
        let side = position.side();
        loop {
            let action = match line.next() {
                Some(action) => action,
                None => match self.quick_choice(&position, history, control) {
                    Some(action) => action,
                    None => return turn,
                },
            };
            position.play_unchecked(action);
            turn.push(action);
            if position.outcome().is_some() || position.side() != side {
                return turn;
            }
        }
    }

    fn quick_choice<P: Tactics>(
        &self,
        position: &P,
        history: &[Key],
        control: &dyn Control,
    ) -> Option<P::Action>
    where
        E: Evaluate<P>,
    {
        const NODES: u64 = 2_000;
        let shared = self.shared(&Limits::nodes(NODES), control);
        let plan = Plan { lines: 1, depth: Some(3), may_end_early: true };
        let mut searcher = Searcher::new(&shared, &self.evaluation, history.to_vec());
        let info = searcher.iterate(position, plan, &mut |_| {})?;
        info.lines[0].actions.first().copied()
    }
}

/// An engine for all games.
#[derive(Debug)]
pub struct AnyEngine {
    options: Options,
    gipf: Option<Engine<gipf::Evaluation>>,
    gipf_plus: Option<Engine<gipf_plus::Evaluation>>,
    yinsh: Option<Engine<yinsh::Evaluation>>,
}

impl AnyEngine {
    /// An engine with the hand-crafted evaluations. The table is made when a game is first searched.
    pub fn new(options: Options) -> AnyEngine {
        AnyEngine { options, gipf: None, gipf_plus: None, yinsh: None }
    }

    /// The options it works with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes the options; another table size empties the table.
    pub fn set_options(&mut self, options: Options) {
        self.options = options;
        if let Some(engine) = &mut self.gipf {
            engine.set_options(options);
        }
        if let Some(engine) = &mut self.gipf_plus {
            engine.set_options(options);
        }
        if let Some(engine) = &mut self.yinsh {
            engine.set_options(options);
        }
    }

    /// Forgets everything about earlier positions.
    pub fn clear(&mut self) {
        self.keep_only(None);
    }

    /// As [`Engine::search`], for the game the position is of.
    pub fn search(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<AnyAction>),
    ) -> Option<Report<AnyAction>> {
        match position {
            AnyPosition::Gipf(position) => self
                .gipf()
                .search(position, history, limits, control, &mut |info| {
                    report(&any_info(info, AnyAction::Gipf));
                })
                .map(|found| any_report(&found, AnyAction::Gipf)),
            AnyPosition::GipfPlus(position) => self
                .gipf_plus()
                .search(position, history, limits, control, &mut |info| {
                    report(&any_info(info, AnyAction::GipfPlus));
                })
                .map(|found| any_report(&found, AnyAction::GipfPlus)),
            AnyPosition::Yinsh(position) => self
                .yinsh()
                .search(position, history, limits, control, &mut |info| {
                    report(&any_info(info, AnyAction::Yinsh));
                })
                .map(|found| any_report(&found, AnyAction::Yinsh)),
        }
    }

    /// As [`Engine::play`], for the game the position is of.
    pub fn play(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        level: Level,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>> {
        match position {
            AnyPosition::Gipf(position) => self
                .gipf()
                .play(position, history, level, seed, control)
                .map(|found| any_report(&found, AnyAction::Gipf)),
            AnyPosition::GipfPlus(position) => self
                .gipf_plus()
                .play(position, history, level, seed, control)
                .map(|found| any_report(&found, AnyAction::GipfPlus)),
            AnyPosition::Yinsh(position) => self
                .yinsh()
                .play(position, history, level, seed, control)
                .map(|found| any_report(&found, AnyAction::Yinsh)),
        }
    }

    /// Forgets the engines of other games: there is a table for one game at a time.
    fn keep_only(&mut self, game: Option<Game>) {
        if game != Some(Game::Gipf) {
            self.gipf = None;
        }
        if game != Some(Game::GipfPlus) {
            self.gipf_plus = None;
        }
        if game != Some(Game::Yinsh) {
            self.yinsh = None;
        }
    }

    pub(crate) fn gipf(&mut self) -> &mut Engine<gipf::Evaluation> {
        self.keep_only(Some(Game::Gipf));
        let options = self.options;
        self.gipf.get_or_insert_with(|| Engine::new(gipf::Evaluation::default(), options))
    }

    pub(crate) fn gipf_plus(&mut self) -> &mut Engine<gipf_plus::Evaluation> {
        self.keep_only(Some(Game::GipfPlus));
        let options = self.options;
        self.gipf_plus.get_or_insert_with(|| Engine::new(gipf_plus::Evaluation::default(), options))
    }

    pub(crate) fn yinsh(&mut self) -> &mut Engine<yinsh::Evaluation> {
        self.keep_only(Some(Game::Yinsh));
        let options = self.options;
        self.yinsh.get_or_insert_with(|| Engine::new(yinsh::Evaluation::default(), options))
    }
}

pub(crate) fn any_info<A: Copy>(
    info: &Info<A>,
    any: impl Fn(A) -> AnyAction + Copy,
) -> Info<AnyAction> {
    Info {
        depth: info.depth,
        selective_depth: info.selective_depth,
        nodes: info.nodes,
        time: info.time,
        table_fill: info.table_fill,
        lines: info
            .lines
            .iter()
            .map(|line| ScoredLine {
                score: line.score,
                actions: line.actions.iter().map(|&action| any(action)).collect(),
            })
            .collect(),
    }
}

fn any_report<A: Copy>(
    report: &Report<A>,
    any: impl Fn(A) -> AnyAction + Copy,
) -> Report<AnyAction> {
    Report {
        turn: report.turn.iter().map(|&action| any(action)).collect(),
        info: any_info(&report.info, any),
    }
}
