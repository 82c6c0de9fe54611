//! A program that speaks the Universal Game Interface.

use std::process::Command;
use std::time::Duration;

use gipfel_engine::{Clock, Limits, Score};
use gipfel_protocol::{Driver, DriverError, Go, Patience, Worth};
use gipfel_rules::{AnyAction, Game};

use crate::{Player, PlayerError, Thought};

/// Which program, and how it is used.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct ProcessSettings {
    /// The program and its arguments.
    pub command: Vec<String>,
    /// Its limits for a turn. Without any, it is the game's clock, or [`ProcessSettings::DEFAULT_TIME`].
    pub limits: Limits,
    /// Options that it is given before the first game.
    pub options: Vec<(String, String)>,
}

impl ProcessSettings {
    /// The time for a turn when nothing else is said.
    pub const DEFAULT_TIME: Duration = Duration::from_millis(100);
}

/// A running program as a player.
pub struct ProcessPlayer {
    driver: Driver,
    limits: Limits,
}

impl ProcessPlayer {
    /// Starts the program.
    pub fn new(settings: &ProcessSettings) -> Result<ProcessPlayer, PlayerError> {
        let setup = |error: DriverError| PlayerError::Setup(error.to_string());
        let (program, arguments) = settings
            .command
            .split_first()
            .ok_or_else(|| PlayerError::Setup("no program is named".to_owned()))?;
        let mut command = Command::new(program);
        command.args(arguments);
        let mut driver = Driver::start(&mut command, Patience::default()).map_err(setup)?;
        for (name, value) in &settings.options {
            driver.set_option(name, value).map_err(setup)?;
        }
        Ok(ProcessPlayer { driver, limits: settings.limits.clone() })
    }

    fn go(&self, clocks: Option<[Clock; 2]>) -> Go {
        let Limits { depth, nodes, time, .. } = self.limits;
        let mut go = Go { depth, nodes, move_time: time, ..Go::default() };
        if self.limits.is_infinite() {
            match clocks {
                Some([white, black]) => {
                    go.time = [Some(white.left), Some(black.left)];
                    go.increment = [white.increment, black.increment];
                }
                None => go.move_time = Some(ProcessSettings::DEFAULT_TIME),
            }
        }
        go
    }
}

impl Player for ProcessPlayer {
    fn new_game(&mut self, _: u64) -> Result<(), PlayerError> {
        self.driver.new_game().map_err(|error| fault(&error))
    }

    fn choose(&mut self, game: &Game, clocks: Option<[Clock; 2]>) -> Result<Thought, PlayerError> {
        let go = self.go(clocks);
        let played: Vec<AnyAction> =
            game.turns().iter().flat_map(gipfel_rules::PlayedTurn::actions).collect();
        let chosen = self
            .driver
            .turn(game.start().position(), &played, &go, &mut |_| {})
            .map_err(|error| fault(&error))?;
        let info = chosen.info.unwrap_or_default();
        Ok(Thought {
            turn: chosen.actions,
            score: info.score.map(score),
            depth: info.depth,
            nodes: info.nodes,
        })
    }

    fn turn_time(&self) -> Option<Duration> {
        let unlimited = self.limits.is_infinite();
        self.limits.time.or(unlimited.then_some(ProcessSettings::DEFAULT_TIME))
    }

    fn is_external(&self) -> bool {
        true
    }
}

fn fault(error: &DriverError) -> PlayerError {
    match error {
        DriverError::TimedOut { time, .. } => PlayerError::Silent(*time),
        DriverError::Illegal { .. } => PlayerError::Illegal(error.to_string()),
        _ => PlayerError::Crash(error.to_string()),
    }
}

fn score(worth: Worth) -> Score {
    match worth {
        Worth::Hundredths(value) => Score::estimate(value),
        Worth::Mate(turns) if turns > 0 => Score::win_in(turns.unsigned_abs().min(900)),
        Worth::Mate(turns) => Score::loss_in(turns.unsigned_abs().min(900)),
    }
}
