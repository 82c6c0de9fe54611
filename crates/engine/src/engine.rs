//! The engine as its users see it: options, a table that is kept between searches, and threads.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use gipfel_rules::gipf_plus::Potential;
use gipfel_rules::{AnyAction, AnyPosition, Color, Game, Key, Tactics};

use crate::busy::Busy;
use crate::control::{Control, Limits};
use crate::relay::Relay;
use crate::root::{Info, Plan, Report, ScoredLine};
use crate::search::{Blindness, Searcher, Shared};
use crate::table::{NoMemory, Table};
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
    /// An engine that judges positions with `evaluation`. If there is no memory for its table, it has a smaller one.
    pub fn new(evaluation: E, options: Options) -> Engine<E> {
        Engine::with_table(evaluation, options, Table::at_most(options.hash))
    }

    fn with_table(evaluation: E, options: Options, table: Table) -> Engine<E> {
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
            self.table = Table::new(options.hash)?;
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
            self.table = Table::at_most(enough);
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
        let side = position.side();
        loop {
            let action = match line.next() {
                Some(action) => action,
                None => match self.quick_choice(&position, history, limits, control) {
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

/// The evaluations of all games.
#[derive(Clone, Debug, Default)]
pub struct Evaluations {
    /// GIPF's.
    pub gipf: gipf::Evaluation,
    /// That of GIPF with potentials.
    pub gipf_plus: gipf_plus::Evaluation,
    /// YINSH's.
    pub yinsh: yinsh::Evaluation,
}

/// An engine for all games.
#[derive(Debug)]
pub struct AnyEngine {
    options: Options,
    evaluations: Evaluations,
    gipf: Option<Engine<gipf::Evaluation>>,
    gipf_plus: Option<Engine<gipf_plus::Evaluation>>,
    yinsh: Option<Engine<yinsh::Evaluation>>,
    /// The table while no game has it: there is one, for one game at a time.
    spare: Option<Table>,
    /// Who plays at a level, with a small table that is emptied for every turn.
    levels: Option<Box<AnyEngine>>,
}

/// The megabytes that are enough for every level.
const LEVEL_HASH: usize = 4;

impl AnyEngine {
    /// An engine with the hand-crafted evaluations. If there is no memory for its table, it has a smaller one.
    pub fn new(options: Options) -> AnyEngine {
        AnyEngine::with_table(Evaluations::default(), options, Table::at_most(options.hash))
    }

    /// An engine with these evaluations, if there is memory for its table.
    pub fn try_new(evaluations: Evaluations, options: Options) -> Result<AnyEngine, NoMemory> {
        Ok(AnyEngine::with_table(evaluations, options, Table::new(options.hash)?))
    }

    fn with_table(evaluations: Evaluations, options: Options, table: Table) -> AnyEngine {
        AnyEngine {
            evaluations,
            options: Options { hash: table.megabytes(), ..options },
            gipf: None,
            gipf_plus: None,
            yinsh: None,
            spare: Some(table),
            levels: None,
        }
    }

    /// The options it works with.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Changes the options; another table size empties the table. Without memory for the table everything stays as it was.
    pub fn set_options(&mut self, options: Options) -> Result<(), NoMemory> {
        if options.hash != self.options.hash {
            let table = Table::new(options.hash)?;
            self.take_table();
            self.spare = Some(table);
        }
        self.options = options;
        if let Some(engine) = &mut self.gipf {
            engine.set_options(options)?;
        }
        if let Some(engine) = &mut self.gipf_plus {
            engine.set_options(options)?;
        }
        if let Some(engine) = &mut self.yinsh {
            engine.set_options(options)?;
        }
        Ok(())
    }

    /// Changes how many lines are found.
    pub fn set_lines(&mut self, lines: usize) {
        let options = Options { lines, ..self.options };
        self.set_options(options).expect("the table stays as it is");
    }

    /// Forgets everything about earlier positions. With a large table this takes a while.
    pub fn clear(&mut self) {
        self.spare = self.take_table().map(emptied);
        self.levels = None;
    }

    /// Makes ready for a game: what is known of another one is forgotten. A search does that itself, in its own time.
    pub fn prepare(&mut self, game: Game) {
        match game {
            Game::Gipf => _ = self.gipf(),
            Game::GipfPlus => _ = self.gipf_plus(),
            Game::Yinsh => _ = self.yinsh(),
        }
    }

    /// Lets a side make no use of some kinds of potentials in what is searched from now on. What the table knows was found
    /// with other choices.
    pub fn withhold(&mut self, side: Color, kinds: impl IntoIterator<Item = Potential>) {
        self.gipf_plus().evaluation_mut().withhold(side, kinds);
    }

    /// How often the table was made or emptied. A search of a game that the engine was prepared for does neither.
    pub fn table_preparations(&self) -> u64 {
        let tables = [
            self.gipf.as_ref().map(|engine| &engine.table),
            self.gipf_plus.as_ref().map(|engine| &engine.table),
            self.yinsh.as_ref().map(|engine| &engine.table),
            self.spare.as_ref(),
        ];
        tables.into_iter().flatten().map(Table::preparations).sum()
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

    /// As [`Engine::play`], for the game the position is of. What is known of positions at full strength is kept.
    pub fn play(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        level: Level,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>> {
        self.levels().play_itself(position, history, level, seed, control)
    }

    /// The one who plays at levels.
    pub(crate) fn levels(&mut self) -> &mut AnyEngine {
        let hash = self.options.hash.min(LEVEL_HASH);
        let options = Options { hash, ..Options::default() };
        self.levels.get_or_insert_with(|| Box::new(AnyEngine::new(options)))
    }

    /// Plays at a level with the table there is.
    pub(crate) fn play_itself(
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

    /// The table, from whoever has it.
    fn take_table(&mut self) -> Option<Table> {
        let gipf = self.gipf.take().map(|engine| engine.table);
        let gipf_plus = self.gipf_plus.take().map(|engine| engine.table);
        let yinsh = self.yinsh.take().map(|engine| engine.table);
        gipf.or(gipf_plus).or(yinsh).or_else(|| self.spare.take())
    }

    /// An engine for another game than the one before, with an empty table.
    fn change_game<E>(&mut self, evaluation: impl Fn(&Evaluations) -> E) -> Engine<E> {
        let table = self.take_table().map(emptied).expect("the table is somewhere");
        Engine::with_table(evaluation(&self.evaluations), self.options, table)
    }

    pub(crate) fn gipf(&mut self) -> &mut Engine<gipf::Evaluation> {
        let known = self.gipf.take();
        let engine = known.unwrap_or_else(|| self.change_game(|all| all.gipf.clone()));
        self.gipf.insert(engine)
    }

    pub(crate) fn gipf_plus(&mut self) -> &mut Engine<gipf_plus::Evaluation> {
        let known = self.gipf_plus.take();
        let engine = known.unwrap_or_else(|| self.change_game(|all| all.gipf_plus.clone()));
        self.gipf_plus.insert(engine)
    }

    pub(crate) fn yinsh(&mut self) -> &mut Engine<yinsh::Evaluation> {
        let known = self.yinsh.take();
        let engine = known.unwrap_or_else(|| self.change_game(|all| all.yinsh.clone()));
        self.yinsh.insert(engine)
    }
}

fn emptied(mut table: Table) -> Table {
    table.clear();
    table
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
