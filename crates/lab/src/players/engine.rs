//! The engine of this program.

use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;

use gipfel_engine::learned::NetError;
use gipfel_engine::{
    AnyEngine, Clock, Engine, Info, Limits, Options, Report, StopSwitch, SystemControl, gipf,
    gipf_plus, yinsh,
};
use gipfel_rules::gipf::Variant;
use gipfel_rules::gipf_plus::Potential;
use gipfel_rules::{AnyAction, AnyPosition, Course};

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

/// What an engine judges positions by.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Judge {
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
    /// What it judges by.
    pub judge: Judge,
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
            judge: Judge::Own,
        }
    }
}

/// The engine with its own evaluation, or with weights from a file.
#[derive(Debug)]
enum Mind {
    Own(Box<AnyEngine>),
    Weighted {
        gipf: Box<Engine<gipf::Evaluation>>,
        gipf_plus: Box<Engine<gipf_plus::Evaluation>>,
        yinsh: Box<Engine<yinsh::Evaluation>>,
    },
}

/// The engine of this program as a player.
#[derive(Debug)]
pub struct EnginePlayer {
    mind: Mind,
    limits: Limits,
    uses: Uses,
}

impl EnginePlayer {
    /// The engine with settings; an error if its weights cannot be read.
    pub fn new(settings: &EngineSettings) -> Result<EnginePlayer, PlayerError> {
        let options = settings.options;
        let limits = settings.limits.clone();
        let plain = settings.uses == Uses::On && settings.judge == Judge::Own;
        let mut player = match &settings.weights {
            None if plain => {
                let mind = Mind::Own(Box::new(AnyEngine::new(options)));
                EnginePlayer { mind, limits, uses: Uses::On }
            }
            None => EnginePlayer::with_weights(&WeightFile::default(), options, limits),
            Some(path) => {
                let file = WeightFile::read(path);
                let file = file.map_err(|error| PlayerError::Setup(error.to_string()))?;
                EnginePlayer::with_weights(&file, options, limits)
            }
        };
        player.uses = settings.uses;
        if settings.judge == Judge::Own
            && settings.weights.is_none()
            && let Mind::Weighted { gipf, yinsh, .. } = &mut player.mind
        {
            *gipf.evaluation_mut() = gipf::Evaluation::default();
            *yinsh.evaluation_mut() = yinsh::Evaluation::default();
        }
        if let Judge::Net(path) = &settings.judge {
            player
                .set_net(path)
                .map_err(|error| PlayerError::Setup(format!("{}: {error}", path.display())))?;
        }
        Ok(player)
    }

    /// Judges with the weights of a network from a file; the game is the one they fit.
    fn set_net(&mut self, path: &Path) -> Result<(), Box<dyn Error>> {
        let Mind::Weighted { gipf, yinsh, .. } = &mut self.mind else { return Ok(()) };
        let bytes = std::fs::read(path)?;
        for variant in [Variant::Basic, Variant::Standard, Variant::Tournament] {
            match gipf.evaluation_mut().set_net(variant, &bytes) {
                Err(NetError::Shape) => {}
                other => other?,
            }
        }
        match yinsh.evaluation_mut().set_net(&bytes) {
            Err(NetError::Shape) if gipf.evaluation().net(Variant::Basic).is_some() => Ok(()),
            other => Ok(other?),
        }
    }

    /// The engine with weights that are in no file.
    pub fn with_weights(file: &WeightFile, options: Options, limits: Limits) -> EnginePlayer {
        let mind = Mind::Weighted {
            gipf: Box::new(Engine::new(file.gipf(), options)),
            gipf_plus: Box::new(Engine::new(file.gipf_plus(), options)),
            yinsh: Box::new(Engine::new(file.yinsh(), options)),
        };
        EnginePlayer { mind, limits, uses: Uses::On }
    }

    fn limits(&self, clock: Option<Clock>) -> Limits {
        let mut limits = self.limits.clone();
        if limits == Limits::default() {
            match clock {
                Some(_) => limits.clock = clock,
                None => limits.time = Some(EngineSettings::DEFAULT_TIME),
            }
        }
        limits
    }
}

impl Player for EnginePlayer {
    fn new_game(&mut self, _: u64) -> Result<(), PlayerError> {
        match &mut self.mind {
            Mind::Own(engine) => engine.clear(),
            Mind::Weighted { gipf, gipf_plus, yinsh } => {
                gipf.clear();
                gipf_plus.clear();
                yinsh.clear();
            }
        }
        Ok(())
    }

    fn choose(
        &mut self,
        course: &Course,
        clocks: Option<[Clock; 2]>,
    ) -> Result<Thought, PlayerError> {
        let limits = self.limits(clocks.map(|clocks| clocks[course.side().index()]));
        let switch = StopSwitch::new();
        let control = SystemControl::new(&switch);
        let history = course.history();
        let found = match (&mut self.mind, course.position()) {
            (Mind::Own(engine), position) => {
                engine.search(position, history, &limits, &control, &mut |_| {}).map(thought)
            }
            (Mind::Weighted { gipf, .. }, AnyPosition::Gipf(position)) => {
                gipf.search(position, history, &limits, &control, &mut |_| {}).map(|report| {
                    thought_of(&report.info, report.turn.iter().copied().map(AnyAction::Gipf))
                })
            }
            (Mind::Weighted { gipf_plus, .. }, AnyPosition::GipfPlus(position)) => {
                let side = course.side();
                let evaluation = gipf_plus.evaluation_mut();
                let of = |forbidden: bool| Potential::ALL.into_iter().filter(move |_| forbidden);
                evaluation.withhold(side, of(self.uses != Uses::On));
                evaluation.withhold(side.other(), of(self.uses == Uses::Off));
                gipf_plus.search(position, history, &limits, &control, &mut |_| {}).map(|report| {
                    thought_of(&report.info, report.turn.iter().copied().map(AnyAction::GipfPlus))
                })
            }
            (Mind::Weighted { yinsh, .. }, AnyPosition::Yinsh(position)) => {
                yinsh.search(position, history, &limits, &control, &mut |_| {}).map(|report| {
                    thought_of(&report.info, report.turn.iter().copied().map(AnyAction::Yinsh))
                })
            }
        };
        found.ok_or_else(|| PlayerError::Crash("no turn was found".to_owned()))
    }

    fn turn_time(&self) -> Option<Duration> {
        self.limits
            .time
            .or((self.limits == Limits::default()).then_some(EngineSettings::DEFAULT_TIME))
    }
}

/// What the engine's report says to the game.
pub(super) fn thought(report: Report<AnyAction>) -> Thought {
    thought_of(&report.info, report.turn)
}

fn thought_of<A>(info: &Info<A>, turn: impl IntoIterator<Item = AnyAction>) -> Thought {
    Thought {
        turn: turn.into_iter().collect(),
        score: info.lines.first().map(|line| line.score),
        depth: Some(info.depth),
        nodes: Some(info.nodes),
    }
}
