//! Somebody's engine, as a process that is asked for turns.

use std::process;
use std::time::{Duration, Instant};

use gipfel_rules::{AnyAction, AnyPosition, Color, Notation, Position, TurnBuilder};

use crate::error::quoted;
use crate::process::{Process, Silence};
use crate::{
    Answer, BestMove, Command, Declaration, DriverError, Go, Info, ParseError, Question, Reply,
    Start,
};

/// How long an engine is waited for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Patience {
    /// For answers that need no search.
    pub answer: Duration,
    /// For the best move, beyond the time that `go` gives.
    pub margin: Duration,
    /// For the best move when `go` gives no time.
    pub search: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience {
            answer: Duration::from_secs(10),
            margin: Duration::from_secs(5),
            search: Duration::from_secs(600),
        }
    }
}

/// A turn that an engine has chosen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct DrivenTurn {
    /// All its actions.
    pub actions: Vec<AnyAction>,
    /// What the engine said last about its best line when it was asked for the first action.
    pub info: Option<Info>,
    /// The time it took, all questions together.
    pub time: Duration,
}

/// An engine that runs as a process. Dropping it ends the process.
///
/// Whatever goes wrong is an error that says what; nothing waits longer than [`Patience`] allows. After an error the process
/// is ended and the driver can only be dropped, unless the error was [`DriverError::Refused`] or
/// [`DriverError::Question`].
pub struct Driver {
    program: String,
    /// None after an error.
    process: Option<Process>,
    patience: Patience,
    name: String,
    author: String,
    options: Vec<Declaration>,
}

/// A program may write a few lines that are no messages; one that writes more is something else than an engine.
const MOST_GARBAGE: usize = 1000;
/// How long a program that has closed its output may take to end.
const LAST_WORDS: Duration = Duration::from_millis(500);
/// What an engine is allowed at least for one action.
const LEAST_TIME: Duration = Duration::from_millis(1);

impl Driver {
    /// Starts a program and waits until it has introduced itself.
    pub fn start(
        command: &mut process::Command,
        patience: Patience,
    ) -> Result<Driver, DriverError> {
        let program = command.get_program().to_string_lossy().into_owned();
        let process = Process::start(command)
            .map_err(|reason| DriverError::Start { program: program.clone(), reason })?;
        let mut driver = Driver {
            program,
            process: Some(process),
            patience,
            name: String::new(),
            author: String::new(),
            options: Vec::new(),
        };
        driver.send(&Command::Ugi)?;
        let until = driver.soon();
        loop {
            match driver.receive("ugiok", until)? {
                Reply::Name(name) => driver.name = name,
                Reply::Author(author) => driver.author = author,
                Reply::Option(declaration) => driver.options.push(declaration),
                Reply::UgiOk => break,
                _ => {}
            }
        }
        driver.synchronise()?;
        Ok(driver)
    }

    /// What the engine calls itself; the program's name if it does not.
    pub fn name(&self) -> &str {
        if self.name.is_empty() { &self.program } else { &self.name }
    }

    /// Who made it.
    pub fn author(&self) -> &str {
        &self.author
    }

    /// The options it has.
    pub fn options(&self) -> &[Declaration] {
        &self.options
    }

    /// Changes an option.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), DriverError> {
        let value = Some(value.to_owned());
        self.send(&Command::SetOption { name: name.to_owned(), value })?;
        self.synchronise()
    }

    /// Tells the engine that what follows belongs to another game.
    pub fn new_game(&mut self) -> Result<(), DriverError> {
        self.send(&Command::NewGame)?;
        self.synchronise()
    }

    /// Asks for a turn: again and again, until the mover's turn is complete. `played` are the actions since the start.
    ///
    /// The time of the whole turn counts against the limits: what the first action has taken is not there for the second.
    /// `report` hears what the engine tells.
    pub fn turn(
        &mut self,
        start: &AnyPosition,
        played: &[AnyAction],
        go: &Go,
        report: &mut dyn FnMut(&Info),
    ) -> Result<DrivenTurn, DriverError> {
        let (mut moves, position) = replay(start, played)?;
        if position.outcome().is_some() {
            return Err(DriverError::Question("the game is over".to_owned()));
        }
        let side = position.side();
        let mut turn = TurnBuilder::new(position);
        let mut time = Duration::ZERO;
        let mut info = None;
        loop {
            let before = turn.position().clone();
            self.set_position(start, &moves)?;
            let (best, last, taken) = self.search(&remaining(go, side, time), side, report)?;
            time += taken;
            if turn.is_empty() {
                info = last;
            }
            let illegal = |reason: String| DriverError::Illegal {
                program: self.program.clone(),
                position: before.to_string(),
                reason,
            };
            let action = before.parse_action(&best.action);
            let action = action.map_err(|error| illegal(error.to_string()));
            let pushed = action.and_then(|action| {
                turn.push(action).map_err(|error| illegal(error.to_string())).map(|()| action)
            });
            let action = match pushed {
                Ok(action) => action,
                Err(error) => return Err(self.give_up(error)),
            };
            moves.push(before.action_text(action));
            if turn.legal().is_empty() {
                return Ok(DrivenTurn { actions: turn.actions().collect(), info, time });
            }
        }
    }

    /// Tells the engine the position.
    pub fn set_position(
        &mut self,
        start: &AnyPosition,
        moves: &[String],
    ) -> Result<(), DriverError> {
        let start = Start::Text(start.to_string());
        self.send(&Command::Position { start, moves: moves.to_vec() })?;
        self.synchronise()
    }

    /// Asks something about the position.
    pub fn query(&mut self, question: Question) -> Result<Answer, DriverError> {
        self.send(&Command::Query(question))?;
        let until = self.soon();
        loop {
            match self.receive("response", until)? {
                Reply::Response(answer) => return Ok(answer),
                Reply::Error(reason) => return Err(self.refused(&reason)),
                _ => {}
            }
        }
    }

    /// Has the position searched for a player; the best move, the last that was told about the best line, the time.
    pub fn search(
        &mut self,
        go: &Go,
        side: Color,
        report: &mut dyn FnMut(&Info),
    ) -> Result<(BestMove, Option<Info>, Duration), DriverError> {
        let asked = Instant::now();
        let until = asked + self.patience_for(go, side);
        let mut last = None;
        self.send(&Command::Go(go.clone()))?;
        loop {
            match self.receive("bestmove", until)? {
                Reply::Info(info) => {
                    report(&info);
                    if info.score.is_some() && info.line.is_none_or(|line| line == 1) {
                        last = Some(*info);
                    }
                }
                Reply::BestMove(best) => return Ok((best, last, asked.elapsed())),
                Reply::Error(reason) => return Err(self.refused(&reason)),
                _ => {}
            }
        }
    }

    /// Sends a command.
    pub fn send(&mut self, command: &Command) -> Result<(), DriverError> {
        let process = self.process.as_ref().ok_or_else(|| self.unusable())?;
        process.send(command.to_string());
        Ok(())
    }

    /// The next message. Lines that are none are skipped, unless there are too many of them.
    pub fn receive(&mut self, awaited: &'static str, until: Instant) -> Result<Reply, DriverError> {
        let began = Instant::now();
        let mut last = String::new();
        for _ in 0..MOST_GARBAGE {
            let process = self.process.as_ref().ok_or_else(|| self.unusable())?;
            let line = match process.receive(until) {
                Ok(Ok(line)) => line,
                Ok(Err(fault)) => return Err(self.garbage(fault.to_string())),
                Err(Silence::Ended) => return Err(self.ended(awaited)),
                Err(Silence::TimedOut) => {
                    let program = self.program.clone();
                    let time = until.saturating_duration_since(began);
                    let error = DriverError::TimedOut { program, awaited, time, last };
                    return Err(self.give_up(error));
                }
            };
            match line.parse() {
                Ok(reply) => return Ok(reply),
                Err(ParseError::Empty | ParseError::Unknown(_)) => last = quoted(&line),
                Err(error) => return Err(self.garbage(error.to_string())),
            }
        }
        Err(self.garbage(format!("it writes lines such as `{last}`")))
    }

    /// Waits until everything sent before is done; an `error` on the way is the engine's refusal.
    fn synchronise(&mut self) -> Result<(), DriverError> {
        self.send(&Command::IsReady)?;
        let until = self.soon();
        let mut refusal = None;
        loop {
            match self.receive("readyok", until)? {
                Reply::ReadyOk => break,
                Reply::Error(reason) => refusal = Some(reason),
                _ => {}
            }
        }
        refusal.map_or(Ok(()), |reason| Err(self.refused(&reason)))
    }

    fn soon(&self) -> Instant {
        Instant::now() + self.patience.answer
    }

    fn patience_for(&self, go: &Go, side: Color) -> Duration {
        let time = match (go.move_time, go.time[side.index()]) {
            (Some(one), Some(other)) => Some(one.min(other)),
            (one, other) => one.or(other),
        };
        time.map_or(self.patience.search, |time| time + self.patience.margin)
    }

    fn refused(&self, reason: &str) -> DriverError {
        DriverError::Refused { program: self.program.clone(), reason: quoted(reason) }
    }

    fn unusable(&self) -> DriverError {
        DriverError::Unusable { program: self.program.clone() }
    }

    fn garbage(&mut self, reason: String) -> DriverError {
        let program = self.program.clone();
        self.give_up(DriverError::Garbage { program, reason })
    }

    fn ended(&mut self, awaited: &'static str) -> DriverError {
        let program = self.program.clone();
        let Some(mut process) = self.process.take() else {
            return DriverError::Unusable { program };
        };
        // It has closed its output; its end and its last words follow.
        let status = process.end(LAST_WORDS);
        let status = status.unwrap_or_else(|| "its output is closed".to_owned());
        DriverError::Ended { program, status, awaited, errors: process.errors(LAST_WORDS) }
    }

    /// Ends the process.
    fn give_up(&mut self, error: DriverError) -> DriverError {
        self.process = None;
        error
    }
}

impl Drop for Driver {
    /// The engine is asked to go; if it does not at once, it is made to.
    fn drop(&mut self) {
        if let Some(process) = &mut self.process {
            process.send(Command::Quit.to_string());
            process.end(Duration::from_millis(100));
        }
    }
}

/// The texts of the actions since the start, and the position they lead to.
fn replay(
    start: &AnyPosition,
    played: &[AnyAction],
) -> Result<(Vec<String>, AnyPosition), DriverError> {
    let mut position = start.clone();
    let mut texts = Vec::with_capacity(played.len());
    for &action in played {
        let checked = position.check(action);
        checked.map_err(|error| DriverError::Question(error.to_string()))?;
        texts.push(position.action_text(action));
        position.play_unchecked(action);
    }
    Ok((texts, position))
}

/// The limits that are left when the turn has taken some time already.
fn remaining(go: &Go, side: Color, taken: Duration) -> Go {
    let mut go = go.clone();
    let left = |time: Duration| time.saturating_sub(taken).max(LEAST_TIME);
    go.move_time = go.move_time.map(left);
    let clock = &mut go.time[side.index()];
    *clock = clock.map(left);
    go
}
