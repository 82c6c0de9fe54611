//! The engine of this program.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gipfel_engine::{
    AnyEngine, Clock, Evaluations, Limits, Options, Report, StopSwitch, SystemControl,
};
use gipfel_rules::gipf_plus::{self, Potential};
use gipfel_rules::{AnyAction, Game, Member as _};

use crate::{Player, PlayerError, Thought, WeightFile};

/// What an engine makes of potentials: fewer than all uses, to measure what they are worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Uses {
    /// It uses them.
    #[default]
    On,
    /// It makes no use of its own, and reckons with those of the opponent.
    Theirs,
    /// To it they are forbidden, and it thinks of none.
    Off,
}

impl Uses {
    /// All of them.
    pub const ALL: [Uses; 3] = [Uses::On, Uses::Theirs, Uses::Off];

    /// The word for it on command lines.
    pub const fn word(self) -> &'static str {
        match self {
            Uses::On => "on",
            Uses::Theirs => "theirs",
            Uses::Off => "off",
        }
    }
}

/// What an engine evaluates positions by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Evaluator {
    /// What is built in.
    #[default]
    Own,
    /// The hand-crafted evaluation.
    Classic,
    /// A network with weights from a file.
    Net(PathBuf),
}

/// How the engine works and when it stops.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EngineSettings {
    /// Its options.
    pub options: Options,
    /// Its limits for a turn. Without any, it is the game's clock, or [`EngineSettings::DEFAULT_TIME`].
    pub limits: Limits,
    /// A file with weights of the evaluation, instead of those that are built in.
    pub weights: Option<PathBuf>,
    /// What it makes of potentials.
    pub uses: Uses,
    /// What it evaluates by.
    pub evaluator: Evaluator,
    /// Numbers of its search that differ from those of the games, by name.
    pub search: Vec<(String, u16)>,
}

impl EngineSettings {
    /// The time for a turn when nothing else is said.
    pub const DEFAULT_TIME: Duration = Duration::from_millis(100);
    /// The size of the table in megabytes when nothing else is said: enough for short searches, and quickly cleared.
    pub const DEFAULT_HASH: usize = 16;
}

impl Default for EngineSettings {
    fn default() -> EngineSettings {
        let options = Options { hash: EngineSettings::DEFAULT_HASH, ..Options::default() };
        EngineSettings {
            options,
            limits: Limits::default(),
            weights: None,
            uses: Uses::On,
            evaluator: Evaluator::Own,
            search: Vec::new(),
        }
    }
}

/// The engine of this program as a player.
#[derive(Debug)]
pub struct EnginePlayer {
    engine: AnyEngine,
    limits: Limits,
    uses: Uses,
}

impl EnginePlayer {
    /// The engine with settings; an error if its weights cannot be read or there is no memory for its table.
    pub fn new(settings: &EngineSettings) -> Result<EnginePlayer, PlayerError> {
        let EngineSettings { options, limits, weights, uses, evaluator, search } = settings;
        let mut evaluations = match (weights, evaluator) {
            (Some(path), _) => {
                let file = WeightFile::read(path);
                file.map_err(|error| PlayerError::Setup(error.to_string()))?.evaluations()
            }
            (None, Evaluator::Own) => Evaluations::default(),
            (None, Evaluator::Classic | Evaluator::Net(_)) => WeightFile::default().evaluations(),
        };
        if let Evaluator::Net(path) = evaluator {
            set_net(&mut evaluations, path)
                .map_err(|error| PlayerError::Setup(format!("{}: {error}", path.display())))?;
        }
        let mut player =
            EnginePlayer::with_evaluations(evaluations, *options, limits.clone(), *uses)?;
        player.engine.set_search(search);
        Ok(player)
    }

    /// The engine with weights that are in no file.
    pub fn with_weights(
        file: &WeightFile,
        options: Options,
        limits: Limits,
    ) -> Result<EnginePlayer, PlayerError> {
        EnginePlayer::with_evaluations(file.evaluations(), options, limits, Uses::On)
    }

    fn with_evaluations(
        evaluations: Evaluations,
        options: Options,
        limits: Limits,
        uses: Uses,
    ) -> Result<EnginePlayer, PlayerError> {
        let engine = AnyEngine::try_new(evaluations, options);
        let engine = engine.map_err(|error| PlayerError::Setup(error.to_string()))?;
        Ok(EnginePlayer { engine, limits, uses })
    }

    fn limits(&self, clock: Option<Clock>) -> Limits {
        let mut limits = self.limits.clone();
        if limits.is_infinite() {
            match clock {
                Some(_) => limits.clock = clock,
                None => limits.time = Some(EngineSettings::DEFAULT_TIME),
            }
        }
        limits
    }
}

/// Evaluates with the weights of a network from a file; the game is the one they fit.
fn set_net(evaluations: &mut Evaluations, path: &Path) -> Result<(), Box<dyn Error>> {
    Ok(evaluations.set_net(&std::fs::read(path)?)?)
}

impl Player for EnginePlayer {
    fn new_game(&mut self, _: u64) -> Result<(), PlayerError> {
        self.engine.clear();
        Ok(())
    }

    fn choose(&mut self, game: &Game, clocks: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let side = game.side();
        let limits = self.limits(clocks.map(|clocks| clocks[side.index()]));
        let switch = StopSwitch::new();
        let control = SystemControl::new(&switch);
        if self.uses != Uses::On && gipf_plus::Position::of(game.position()).is_some() {
            let of = |forbidden: bool| Potential::ALL.into_iter().filter(move |_| forbidden);
            self.engine.withhold(side, of(true));
            self.engine.withhold(side.other(), of(self.uses == Uses::Off));
        }
        let (position, history) = (game.position(), game.history());
        let found = self.engine.search(position, history, &limits, &control, &mut |_| {});
        found.map(thought).ok_or_else(|| PlayerError::Crash("no turn was found".to_owned()))
    }

    fn turn_time(&self) -> Option<Duration> {
        self.limits.time.or(self.limits.is_infinite().then_some(EngineSettings::DEFAULT_TIME))
    }
}

/// What the engine's report says to the game.
pub(super) fn thought(report: Report<AnyAction>) -> Thought {
    Thought {
        score: report.info.lines.first().map(|line| line.score),
        depth: Some(report.info.depth),
        nodes: Some(report.info.nodes),
        turn: report.turn,
    }
}
