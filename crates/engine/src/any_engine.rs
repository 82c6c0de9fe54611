//! The engine for all games: one of them at a time, behind an interface that knows no game.

use std::any::Any;
use std::fmt;

use gipfel_rules::{AnyAction, AnyPosition, GameKind, Key, Position as _, each_game};

use crate::control::{Control, Limits};
use crate::engine::{Engine, Options};
use crate::learned::NetError;
use crate::root::{Info, Report, ScoredLine};
use crate::transposition::{NoMemory, TranspositionTable};
use crate::{Analysis, Character, EngineGame, Evaluations, Level, Tunables};

/// An engine for all games.
#[derive(Debug)]
pub struct AnyEngine {
    options: Options,
    evaluations: Evaluations,
    /// Numbers of the search that differ from those of the games, by name.
    search: Vec<(String, u16)>,
    /// The engine of the game that was searched last.
    engine: Option<Box<dyn GameEngine>>,
    /// The table while no game has it: there is one, for one game at a time.
    spare: Option<TranspositionTable>,
    /// Who plays at a level, with a small table that is emptied for every turn.
    levels: Option<Box<AnyEngine>>,
}

/// The megabytes that are enough for every level.
const LEVEL_HASH: usize = 4;

impl AnyEngine {
    /// An engine with the evaluations that are part of the program. If there is no memory for its table, it has a smaller one.
    pub fn new(options: Options) -> AnyEngine {
        AnyEngine::with_evaluations(Evaluations::default(), options)
    }

    /// The same with other evaluations.
    pub fn with_evaluations(evaluations: Evaluations, options: Options) -> AnyEngine {
        AnyEngine::with_table(evaluations, options, TranspositionTable::at_most(options.hash))
    }

    /// The same, if there is memory for its table.
    pub fn try_new(evaluations: Evaluations, options: Options) -> Result<AnyEngine, NoMemory> {
        Ok(AnyEngine::with_table(evaluations, options, TranspositionTable::new(options.hash)?))
    }

    fn with_table(
        evaluations: Evaluations,
        options: Options,
        table: TranspositionTable,
    ) -> AnyEngine {
        AnyEngine {
            evaluations,
            options: Options { hash: table.megabytes(), ..options },
            search: Vec::new(),
            engine: None,
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
            let table = TranspositionTable::new(options.hash)?;
            self.take_table();
            self.spare = Some(table);
        }
        self.options = options;
        if let Some(engine) = &mut self.engine {
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
    pub fn prepare(&mut self, game: GameKind) {
        self.engine(game);
    }

    /// The evaluation of a game in what is searched until another game is, to be changed. What the table knows was found with
    /// the one before.
    pub fn evaluation_mut<P: EngineGame>(&mut self) -> &mut P::Evaluation {
        let evaluation = self.engine(P::GAME).evaluation_mut();
        evaluation.downcast_mut().expect("the engine is that of the game")
    }

    /// What it evaluates games by.
    pub fn evaluations(&self) -> &Evaluations {
        &self.evaluations
    }

    /// Evaluates with the network of which these are the weights, in the game that they are of. What was found with another
    /// evaluation is forgotten.
    pub fn set_net(&mut self, weights: &[u8]) -> Result<(), NetError> {
        self.evaluations.set_net(weights)?;
        self.clear();
        Ok(())
    }

    /// Searches every game with other numbers than its own, by their names as [`Tunables::with`] knows them; others are passed
    /// over. What was found before is forgotten.
    pub fn set_search(&mut self, numbers: &[(String, u16)]) {
        self.search = numbers.to_vec();
        self.clear();
    }

    /// How often the table was made or emptied. A search of a game that the engine was prepared for does neither.
    pub fn table_preparations(&self) -> u64 {
        let table = self.engine.as_deref().map(GameEngine::table).or(self.spare.as_ref());
        table.map_or(0, TranspositionTable::preparations)
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
        self.engine(position.game()).search(position, history, limits, control, report)
    }

    /// Chooses a turn as a level of the game would, as [`Engine::play`]. What is known of positions at full strength is kept.
    pub fn play(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        level: Level,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>> {
        self.play_as(position, history, level.character(position.game()), seed, control)
    }

    /// The same for a character that is no level of the game.
    pub fn play_as(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        character: Character,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>> {
        self.levels().play_itself(position, history, character, seed, control)
    }

    /// As [`Engine::begin`], for the game the position is of.
    pub fn begin(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        depth: Option<u32>,
    ) -> Option<AnyAnalysis> {
        self.engine(position.game()).begin(position, history, depth)
    }

    /// As [`Engine::advance`], for the game the search is of.
    pub fn advance(
        &mut self,
        analysis: &mut AnyAnalysis,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<AnyAction>),
    ) -> Option<Info<AnyAction>> {
        self.engine(analysis.0.game()).advance(analysis, limits, control, report)
    }

    /// The one who plays at levels.
    pub(crate) fn levels(&mut self) -> &mut AnyEngine {
        let hash = self.options.hash.min(LEVEL_HASH);
        let options = Options { hash, ..Options::default() };
        let evaluations = &self.evaluations;
        self.levels.get_or_insert_with(|| {
            Box::new(AnyEngine::with_evaluations(evaluations.at_levels(), options))
        })
    }

    /// Plays with the table there is.
    pub(crate) fn play_itself(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        character: Character,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>> {
        self.engine(position.game()).play(position, history, character, seed, control)
    }

    /// The table, from whoever has it.
    fn take_table(&mut self) -> Option<TranspositionTable> {
        self.engine.take().map(GameEngine::into_table).or_else(|| self.spare.take())
    }

    /// The engine of a game. If it is another one than before, the table is empty.
    fn engine(&mut self, game: GameKind) -> &mut dyn GameEngine {
        if self.engine.as_ref().is_none_or(|engine| engine.game() != game) {
            let table = self.take_table().map(emptied).expect("the table is somewhere");
            self.engine = Some(each_game!(game, P => self.engine_of::<P>(table)));
        }
        self.engine.as_deref_mut().expect("it was made if it was not there")
    }

    fn engine_of<P: EngineGame>(&self, table: TranspositionTable) -> Box<dyn GameEngine> {
        let evaluation = self.evaluations.of::<P>().clone();
        let mut engine = Engine::with_table(evaluation, self.options, table);
        let tuned = |tunables: Tunables, (name, number): &(String, u16)| {
            tunables.with(name, *number).unwrap_or(tunables)
        };
        engine.set_tunables(self.search.iter().fold(P::TUNABLES, tuned));
        Box::new(Seat::<P>(engine))
    }
}

fn emptied(mut table: TranspositionTable) -> TranspositionTable {
    table.clear();
    table
}

/// An engine for one game, whichever it is. What it is asked is of its game.
trait GameEngine: fmt::Debug + Send + Sync {
    fn game(&self) -> GameKind;
    fn table(&self) -> &TranspositionTable;
    fn into_table(self: Box<Self>) -> TranspositionTable;
    fn set_options(&mut self, options: Options) -> Result<(), NoMemory>;
    fn evaluation_mut(&mut self) -> &mut dyn Any;

    fn search(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<AnyAction>),
    ) -> Option<Report<AnyAction>>;

    fn play(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        character: Character,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>>;

    fn begin(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        depth: Option<u32>,
    ) -> Option<AnyAnalysis>;

    fn advance(
        &mut self,
        analysis: &mut AnyAnalysis,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<AnyAction>),
    ) -> Option<Info<AnyAction>>;
}

/// The engine of a game in its place.
struct Seat<P: EngineGame>(Engine<P::Evaluation>);

impl<P: EngineGame> fmt::Debug for Seat<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The position as one of the game.
fn own<P: EngineGame>(position: &AnyPosition) -> &P {
    P::of(position).expect("the engine of its game is asked")
}

impl<P: EngineGame> GameEngine for Seat<P> {
    fn game(&self) -> GameKind {
        P::GAME
    }

    fn table(&self) -> &TranspositionTable {
        &self.0.table
    }

    fn into_table(self: Box<Self>) -> TranspositionTable {
        self.0.table
    }

    fn set_options(&mut self, options: Options) -> Result<(), NoMemory> {
        self.0.set_options(options)
    }

    fn evaluation_mut(&mut self) -> &mut dyn Any {
        self.0.evaluation_mut()
    }

    fn search(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<AnyAction>),
    ) -> Option<Report<AnyAction>> {
        let report = &mut |info: &Info<P::Action>| report(&any_info(info));
        let found = self.0.search(own::<P>(position), history, limits, control, report);
        found.map(|found| any_report(&found))
    }

    fn play(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        character: Character,
        seed: u64,
        control: &dyn Control,
    ) -> Option<Report<AnyAction>> {
        let found = self.0.play(own::<P>(position), history, character, seed, control);
        found.map(|found| any_report(&found))
    }

    fn begin(
        &mut self,
        position: &AnyPosition,
        history: &[Key],
        depth: Option<u32>,
    ) -> Option<AnyAnalysis> {
        let analysis = self.0.begin(own::<P>(position), history, depth)?;
        Some(AnyAnalysis(Box::new(analysis)))
    }

    fn advance(
        &mut self,
        analysis: &mut AnyAnalysis,
        limits: &Limits,
        control: &dyn Control,
        report: &mut dyn FnMut(&Info<AnyAction>),
    ) -> Option<Info<AnyAction>> {
        let analysis: &mut dyn Any = &mut *analysis.0;
        let analysis: &mut Analysis<P> =
            analysis.downcast_mut().expect("the engine of its game is asked");
        let report = &mut |info: &Info<P::Action>| report(&any_info(info));
        self.0.advance(analysis, limits, control, report).map(|info| any_info(&info))
    }
}

/// A search in pieces of a position of any game.
#[derive(Debug)]
pub struct AnyAnalysis(Box<dyn GameAnalysis>);

impl AnyAnalysis {
    /// As [`Analysis::is_finished`].
    pub fn is_finished(&self) -> bool {
        self.0.is_finished()
    }

    /// As [`Analysis::nodes`].
    pub fn nodes(&self) -> u64 {
        self.0.nodes()
    }
}

/// A search in pieces of a position of one game, whichever it is.
trait GameAnalysis: Any + fmt::Debug + Send + Sync {
    fn game(&self) -> GameKind;
    fn is_finished(&self) -> bool;
    fn nodes(&self) -> u64;
}

impl<P: EngineGame> GameAnalysis for Analysis<P> {
    fn game(&self) -> GameKind {
        P::GAME
    }

    fn is_finished(&self) -> bool {
        self.is_finished()
    }

    fn nodes(&self) -> u64 {
        self.nodes()
    }
}

fn any_actions<A: Copy + Into<AnyAction>>(actions: &[A]) -> Vec<AnyAction> {
    actions.iter().map(|&action| action.into()).collect()
}

fn any_info<A: Copy + Into<AnyAction>>(info: &Info<A>) -> Info<AnyAction> {
    let any_line = |line: &ScoredLine<A>| ScoredLine {
        score: line.score,
        actions: any_actions(&line.actions),
    };
    Info {
        depth: info.depth,
        selective_depth: info.selective_depth,
        nodes: info.nodes,
        time: info.time,
        table_fill: info.table_fill,
        lines: info.lines.iter().map(any_line).collect(),
    }
}

fn any_report<A: Copy + Into<AnyAction>>(report: &Report<A>) -> Report<AnyAction> {
    Report { turn: any_actions(&report.turn), info: any_info(&report.info) }
}
